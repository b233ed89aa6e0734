# La fin d’une partie et son replay : ce que dit le cadre. Le récit de chaque jeu est dans son fichier, sous <jeu>-story-… et
# <jeu>-luck-….

ending-picture = Image de la fin
ending-luck = La chance
ending-share = Partager l’image
ending-save = Enregistrer l’image
ending-saved = L’image part vers vos téléchargements.
ending-no-picture = Ce navigateur n’a pas pu composer l’image.
ending-no-tale = Le récit n’a pas pu être chargé. Le résultat, lui, reste acquis.

ending-curve-points = Les points, tour par tour
ending-curve-candles = Les bougies, page par page
ending-curve-guilt = Culpabilité et jours, tour par tour
ending-curve-strength = La Force, tour par tour
ending-step-turn = Tour
ending-step-page = Page
ending-gauge-guilt = Culpabilité
ending-gauge-days = Jours
ending-start = Au début
ending-last = À la fin

ending-luck-best = Le plus de chance : { $seat }, { $pips } points par dé sur { $count } dés (la moyenne est de 3,5).
ending-luck-worst = Le moins de chance : { $seat }, { $pips } points par dé sur { $count } dés.

ending-open = Tout montrer
ending-open-help = Les paris, mains, Sacs et plans de tous les joueurs, tels qu’ils étaient à ce moment.
ending-open-failed = Ce qui était caché n’a pas pu être chargé.
ending-hand = Main
ending-bag = Sac
ending-play-on = Continuer à partir d’ici
ending-play-on-title = Continuer à partir de ce moment
ending-play-on-help = Une nouvelle table, où tout est comme ici. Vous prenez une place, des robots prennent les autres, et à partir d’ici les dés sont relancés.
ending-play-on-seat = Votre place
ending-play-on-go = Continuer
ending-play-on-over = La partie est finie à ce moment. Revenez en arrière pour continuer.
