# Ce que dit le navigateur, et lui seul.

## La première page

web-skip = Aller à la page
web-language = Langue
web-light = Couleurs claires
web-dark = Couleurs sombres
web-theme = Clair ou sombre
web-welcome = Quatre façons de s’évader. Laquelle choisissez-vous ?
web-promise = Des jeux d’évasion sortis de l’étagère, entre amis ou contre des robots qui ne dorment jamais. Ni compte ni publicité : choisissez une boîte et filez.
web-games = Les jeux
web-players = { $low } à { $high } joueurs
web-minutes = { $low } à { $high } minutes
web-play-now = Jouer
web-with-friends = Entre amis
web-rules = Règles
web-soon = Encore à l’atelier.
web-title-evades = Les Évadés
web-title-elba = Escape from Elba
web-title-dark_castle = Escape the Dark Castle
web-title-prison_break = Prison Break
web-footer = Un projet d’amateurs, non officiel : sans lien avec les éditeurs et les auteurs de ces jeux, ni leur approbation.
web-my-tables = Mes tables
web-table-phase =
    { $phase ->
        [lobby] en attente
        [paused] en pause
        [over] terminée
        [frozen] arrêtée par une panne
        [turn] à vous de jouer !
       *[playing] en cours
    }
web-home = Accueil
web-loading = Un instant…
web-try-again = Réessayer
web-newer = Il manque un morceau de cette page : le serveur en a sans doute reçu une version plus récente. Rechargez-la pour continuer ; votre partie vous attend.
web-reload = Recharger la page
web-close = Fermer
web-back = Retour

## Qui joue

web-your-name = Votre nom
web-default-name = Houdini
web-their-name = Son nom
web-how-many = Joueurs
web-fewer = Un joueur de moins
web-more = Un joueur de plus
web-seat-bot =
    { $bot ->
        [greedy] Robot : rusé
        [random] Robot : étourdi
       *[other] Robot : { $bot }
    }
web-seat-friend = Ami, par le lien
web-seat-here = Sur cet appareil
web-seat-open = Cette place est libre
web-options = Règles de la table
web-start = Commencer
web-make-table = Ouvrir la table
web-bot-name =
    { $seat ->
        [0] La Pie
        [1] Le Renard
        [2] Le Blaireau
        [3] La Belette
        [4] La Loutre
        [5] Le Corbeau
        [6] Le Hérisson
        [7] La Chouette
        [8] Le Lièvre
        [9] La Taupe
       *[other] Le Lynx
    }

## L’attente

web-connecting = On avance une chaise…
web-invited = On vous invite à une table
web-sit-down = S’asseoir
web-watch = Regarder seulement
web-invite = Invitez vos amis
web-invite-help = Envoyez-leur ce lien, ou faites-leur scanner le code. Qui l’ouvre peut prendre une place libre.
web-link = Lien vers cette table
web-copy = Copier le lien
web-copied = Copié !
web-qr = Le lien sous forme de code QR
web-seats = Autour de la table
web-add-bot = Asseoir un robot
web-free-seat = Libérer la place
web-open-seats =
    { $count ->
        [one] Une place est encore libre : attendez un ami, ou asseyez un robot.
       *[other] { $count } places sont encore libres : attendez des amis, ou asseyez des robots.
    }
web-wait-host = { $name } lancera la partie quand tout le monde sera là.
web-commitment = Les dés sont scellés, et vérifiables après la partie :

## À la table

web-question = Ce qui se décide
web-your-turn = À vous.
web-actions = Ce que vous pouvez faire
web-own-dice = Lancez vos propres dés et indiquez ce qu’ils donnent.
web-own-dice-take = Voilà ce qui est sorti
web-own-dice-wish = Nous lançons nos propres dés et disons ce qu’ils donnent
web-resume = Reprendre la partie
web-take-break = Faire une pause
web-stand = Ne plus me demander ici
web-standing = On ne vous demande plus rien ici.
web-stand-off = Redemandez-moi
web-undo = Annuler
web-hint-button = Conseil
web-hint = À votre place : « { $action } ». { $reason }
web-skip-motion = Passer
web-rule-of = Lire la règle { $rule }
web-seconds = { $seconds } s
web-disconnected = La ligne est coupée. Nous réessayons, et rien n’est perdu.
web-paused = La partie est en pause.
web-frozen = Une panne a arrêté cette table. Son procès-verbal est gardé.
web-players-at-table = Joueurs
web-player = Joueur
web-thinking = est attendu
web-away = un robot le remplace
web-gone = déconnecté
web-watching = Spectateur
web-log = Le récit
web-told = Ce qui se passe, ligne à ligne
web-log-empty = Il ne s’est encore rien passé.
web-chat = Discussion
web-chat-empty = Dites bonjour !
web-say = Dire quelque chose
web-send = Envoyer
web-reaction =
    { $reaction ->
        [applause] Bravo
        [laugh] Rires
        [wow] Oh là là
        [ouch] Aïe
        [think] Je réfléchis
        [hurry] Plus vite
        [thanks] Merci
       *[sorry] Pardon
    }
web-proposal =
    { $what ->
        [undo] { $name } voudrait reprendre son dernier choix.
        [pause] { $name } voudrait faire une pause.
       *[resume] { $name } voudrait reprendre la partie.
    }
web-yes = Oui
web-no = Non
web-understood = Compris
web-settings = Réglages
web-pace = Vitesse
web-pace-name =
    { $pace ->
        [slow] Lente
        [usual] Normale
        [fast] Rapide
       *[none] Immédiate
    }
web-sound = Son
web-first-hints = Conseils aux débutants
web-curtain = Passez l’appareil à { $name }
web-curtain-help = Que les autres regardent ailleurs : des secrets vont s’afficher.
web-curtain-open = Je suis { $name }

## La fin, et encore

web-over = La partie est finie
web-you-won = Vous avez gagné !
web-you-shared = Vous partagez la victoire !
web-you-lost = Pas cette fois…
web-winner = a gagné
web-show-result = Voir le résultat
web-rematch = Rejouer
web-replay = Revoir la partie
web-replay-start = Le début.
web-share = Partager la partie
web-share-text = Revoyez cette partie, coup par coup
web-shared = Le lien est copié. Qui l’a peut revoir la partie.
web-share-link = Lien vers la partie à revoir
web-verify = Vérifier les dés
web-verified =
    { $draws ->
        [one] Le seul tirage était honnête : il découle de la graine scellée avant la partie.
       *[other] Les { $draws } tirages étaient honnêtes : ils découlent de la graine scellée avant la partie.
    }
web-not-verified = Quelque chose cloche : ces tirages ne découlent pas de la graine scellée.
web-play = Lecture
web-pause = Pause
web-step = Un pas en avant
web-step-back = Un pas en arrière
web-turn-on = Un tour en avant
web-turn-back = Un tour en arrière
web-moment = Moment de la partie

## Quand quelque chose ne va pas

error-web-offline = Le serveur ne répond pas. Est-il en marche, et êtes-vous en ligne ?
error-web-server = Le serveur a trébuché ({ $status }). Réessayez.
error-web-revoked = Cette place n’est plus la vôtre.

## Les Évadés

web-evades-your-bet = Mon pari secret
web-evades-points = Points
web-evades-move-to =
    { $end ->
        [boat] { $pawn } au bateau
       *[square] { $pawn } en { $square }
    }
web-evades-back-to = { $pawn } recule en { $square }
web-evades-sailed = Les bateaux
web-evades-hint-bet = Notez qui embarquera quand, du premier au dernier. Les derniers bateaux valent plus : les derniers noms comptent le plus. Personne ne voit votre liste.
web-evades-hint-choose = Aucun prisonnier n’est à vous : prenez les dés de ceux que vous voulez pousser, sans vous trahir.
web-evades-hint-use = Qui porte quelqu’un ne peut plus bouger. Atterrir sur un prisonnier, c’est le clouer sur place.

## Escape from Elba

web-group-elba-move = Aller quelque part
web-group-elba-push = Pousser quelqu’un
web-group-elba-jump = Sauter grâce à un mot
web-group-elba-keep_one = Garder une lettre
web-group-elba-keep_two = Garder deux lettres
web-group-elba-keep_word = Garder un mot
web-group-prison_break-guard = Déplacer un gardien
web-group-prison_break-show = Montrer une partie du plan
web-group-prison_break-watch = Allumer une caméra ou une tour
web-elba-discard-rest = Tout défausser, peu importe l’ordre
web-elba-hand = Votre main
web-elba-bag = Votre Sac
web-elba-hand-short = Main
web-elba-bag-short = Sac
web-elba-no-cards = aucune carte
web-elba-empty-bag = Sac vide
web-elba-hand-of =
    { $cards ->
        [0] aucune carte en main
        [one] { $cards } carte en main
       *[other] { $cards } cartes en main
    }
web-elba-piles = Pioche et défausse
web-elba-others = Les autres joueurs
web-elba-spelled = Ce que votre Sac épelle
web-elba-spells-nothing = Votre Sac n’épelle encore rien d’utile.
web-elba-words = Mots :
web-elba-ways-out = Une issue :
web-elba-weapons = Armes (+{ $bonus }) :
web-elba-jumps = Sauts :
web-elba-duel = Un combat
web-elba-ties = À égalité, l’attaquant (à gauche) l’emporte.
web-elba-die = Dé
web-elba-strength = Force
web-elba-armed = Armes
web-elba-trial = Une tentative d’évasion
web-elba-below = Faites moins que votre Force : { $strength }
web-elba-free-by = LIBRE, grâce au mot { $word } !
web-elba-free = LIBRE !
web-elba-caught = REPRIS
web-elba-zoom = Loupe
web-elba-north_tower = Tour nord
web-elba-east_tower = Tour est
web-elba-west_tower = Tour ouest
web-elba-south_tower = Tour sud
web-elba-hint-draw = Chaque carte en main vous coûte une action ce tour-ci. Les lettres font les mots, mais il faut encore marcher jusqu’à la tour.
web-elba-hint-act = Choisissez une salle dorée pour y aller, ou un pensionnaire à pousser. Qui entre chez quelqu’un se bat, et perdre rend plus fort.
web-elba-hint-fill = Seul le Sac épelle : mettez-y des lettres pour vous évader, sauter et vous armer. Elles ne reviennent jamais en main.
web-elba-hint-clean = Choisissez un mot à garder, ou une ou deux lettres du Sac. Tout le reste est défaussé.
web-elba-hint-bonus = Chaque arme que votre Sac épelle ajoute un. Mais perdre a son charme : le perdant gagne en Force, et sans Force nul ne s’évade.

## Escape the Dark Castle

web-dark_castle-page = La page ouverte
web-dark_castle-folio = Page { $number } sur { $total }
web-dark_castle-last-page = La dernière page : le maître des lieux
web-dark_castle-you = { $owner }, le VOUS de la page

web-dark_castle-hero = { $hero }, { $hp } PV sur { $most }
web-dark_castle-mark =
    { $mark ->
        [blocks] pare
        [rests] se repose
        [hits] touche
        [misses] manque
       *[dead] mort
    }
web-dark_castle-enemy =
    { $dice ->
        [one] L’ennemi : encore un dé
       *[other] L’ennemi : encore { $dice } dés
    }
web-dark_castle-beaten = Vaincu !
web-dark_castle-middle = Au milieu
web-dark_castle-two-hands = à deux mains
web-dark_castle-carries =
    { $hands ->
        [one] une main prise : { $items }
       *[other] les deux mains pleines : { $items }
    }
web-dark_castle-reached = Page { $number } sur { $total } : { $card }.
web-dark_castle-hint-choose = Chaque dé est différent : regardez les faces sous l’image. Un bouclier est un double : il compte deux fois et pare le coup. Il faut un peu de tout dans un groupe.
web-dark_castle-hint-turn = Qui tourne la page est le VOUS de la carte : il paie ce qu’elle demande, et décide pour tous jusqu’à la page suivante. À ceux qui ont beaucoup de bougies de passer devant.
web-dark_castle-hint-turn-majority = Qui tourne la page est le VOUS de la carte, et paie ce qu’elle demande. À ceux qui ont beaucoup de bougies de passer devant.
web-dark_castle-hint-way = Les petits caractères disent le prix d’un chemin. Moins de dés ou moins de dégâts : rarement les deux.
web-dark_castle-hint-nominate = Les petits caractères disent ce qui attend celui qu’on envoie. Pour un jet, regardez les bâtons gravés ; pour une perte, les bougies.
web-dark_castle-hint-duel = En duel, un seul se bat et les autres regardent. Qui a les bâtons gravés que montrent les dés de l’ennemi, et assez de bougies ?
web-dark_castle-hint-rest = Qui se repose regagne une bougie et ne peut être touché, mais ne frappe pas non plus.
web-dark_castle-hint-strike = Chaque résultat retire un dé qui montre la même chose. Que celui qui a le moins de cibles commence.
web-dark_castle-hint-give = Deux objets chacun au plus ; une arme à deux mains remplit les deux. Choisissez qui le prend.
web-dark_castle-hint-share = Après chaque chapitre, les objets peuvent changer de mains : ce que vous posez est au milieu, pour n’importe qui. Si tout est bien réparti, continuez.
web-dark_castle-hint-use = Après un jet, vous pouvez utiliser ce qui convient. Choisissez un objet, ou passez.
web-dark_castle-hint-dare = Chaque essai peut rapporter, et peut faire mal. Personne ne vous oblige à continuer.

web-elba-cards =
    { $count ->
        [one] Une carte en main
       *[other] { $count } cartes en main
    }
web-elba-deck = Pioche : { $count }
web-elba-points =
    { $points ->
        [one] { $points } point restant
       *[other] { $points } points restants
    }

## Escape the Dark Castle

## Prison Break

web-prison_break-day = Jour { $day } sur { $last }
web-prison_break-guilt = Culpabilité : { $guilt } sur { $most }
web-prison_break-guilt-word = culpabilité
web-prison_break-deck = Pioche : { $count } cartes
web-prison_break-guards = Gardiens en réserve : { $count }
web-prison_break-files = Dossiers
web-prison_break-closer = Voir de plus près
web-prison_break-too_far =
    { $points ->
        [one] Aucun chemin ouvert n’y mène en un pas.
       *[other] Aucun chemin ouvert n’y mène en { $points } pas.
    }
web-prison_break-wants = demande { $object }
web-prison_break-done = fait
web-prison_break-plan = Le plan
web-prison_break-guess = Indices
web-prison_break-active = en vigueur
web-prison_break-handicap = Handicap
web-prison_break-chance = Chance
web-prison_break-hopeless = Ce plan ne peut plus réussir.
web-prison_break-suspects =
    { $count ->
        [one] Un plan correspond à ce que vous savez
       *[other] { $count } plans correspondent à ce que vous savez
    }
web-prison_break-votes =
    { $count ->
        [0] aucune voix
        [one] une voix
       *[other] { $count } voix
    }
web-prison_break-out = Écarté
web-prison_break-missing = manque
web-prison_break-print-guard_there = un gardien y est
web-prison_break-print-guard_here = un gardien est ici
web-prison_break-print-is_here = { $figure } est ici
web-prison_break-print-asked = demandé par { $figure }
web-prison_break-print-guards =
    { $count ->
        [0] personne n’en veut
        [one] un gardien y cède
       *[other] { $count } gardiens y cèdent
    }
web-prison_break-print-on_plan = sur le plan
web-prison_break-print-off_plan = hors du plan
web-prison_break-print-decoy = un leurre
web-prison_break-print-left =
    { $count ->
        [one] dernier jeton
       *[other] encore { $count } jetons
    }
web-prison_break-print-recruit = { $figure }, contre { $object }
web-prison_break-hint-choose = Michael connaît le plan et ne peut pas être écarté. Les autres deviendront peut-être le sergent Bellick en cours de route.
web-prison_break-hint-keep_plan = Cherchez des lieux proches les uns des autres. Vous seul voyez ces deux feuilles.
web-prison_break-hint-announce = Annoncer les trois cache votre plan au futur Bellick, mais le troisième ne vous sert à rien.
web-prison_break-hint-harmful = Chaque tour coûte d’abord quelque chose. À trente de culpabilité tout est perdu ; une carte est un pari, un gardien ne fait que gêner, pour l’instant.
web-prison_break-hint-declare = Tous ceux que vous avez annoncés sont là. Déclarez l’équipe au complet, et la seconde moitié commence : le plan lui-même.
web-prison_break-hint-escape = Trouvez les objets que demandent les externes : ils sont sous les points d’interrogation. Choisissez une case marquée d’un point pour y aller.
web-prison_break-hint-move = Arrêtez-vous sur un jeton pour fouiller, près d’un externe pour le recruter, près d’un gardien pour le soudoyer.
web-prison_break-hint-lay = Marquez chaque lieu du plan en passant. Une marque ailleurs égare Bellick, mais il n’y en a que dix.
web-prison_break-hint-vote = Celui qui est écarté vous traque désormais, et n’oublie rien de ce qu’il a vu.
web-prison_break-hint-bellick = Un projecteur ou une caméra ferme un lieu, un gardien attrape qui partage sa case. De quels lieux ont-ils encore besoin ?
web-prison_break-hint-known = Vous connaissez maintenant le plan : ouvrez-le quand vous voulez, sur la carte. Les drapeaux rouges montrent ce qui reste à faire.
web-prison_break-hint-caught = Le bon objet renvoie le gardien chez lui ; tout le reste vous coûte.
