# Comment une partie finie s’est jouée, vue par l’entraîneur : la page de l’analyse, et la courbe de la relecture.

web-analysis-back = Retour à la table
web-analysis-show = Montrer les chances de gagner
web-analysis-working = L’entraîneur étudie la partie. Il lui faut quelques secondes, rarement plus d’une demi-minute.
web-analysis-waiting =
    { $ahead ->
        [one] L’entraîneur étudie d’abord une autre partie. Ensuite, ce sera le tour de celle-ci.
       *[other] L’entraîneur étudie d’abord { $ahead } autres parties. Ensuite, ce sera le tour de celle-ci.
    }
web-analysis-brief = Sur ce serveur les règles ne sont pas compilées, et l’entraîneur a peu de temps pour chaque choix : peu d’erreurs sont certaines. La courbe et la chance restent aussi exactes qu’ailleurs.

## La chance et le jeu

web-analysis-people = La chance et le jeu
web-analysis-verdict =
    { $isYou ->
        [yes] { $luck ->
            [good] { $play ->
                [good] Vous avez eu de bons tirages et bien joué.
                [bad] Vous avez eu de bons tirages et mal joué.
                [none] Vous avez eu de bons tirages, et jamais le choix.
               *[open] Vous avez eu de bons tirages ; une partie ne suffit pas pour juger de votre jeu.
            }
            [bad] { $play ->
                [good] Vous avez eu de mauvais tirages et bien joué.
                [bad] Vous avez eu de mauvais tirages et mal joué.
                [none] Vous avez eu de mauvais tirages, et jamais le choix.
               *[open] Vous avez eu de mauvais tirages ; une partie ne suffit pas pour juger de votre jeu.
            }
           *[fair] { $play ->
                [good] Vous avez eu des tirages ordinaires et bien joué.
                [bad] Vous avez eu des tirages ordinaires et mal joué.
                [none] Vous avez eu des tirages ordinaires, et jamais le choix.
               *[open] Vous avez eu des tirages ordinaires ; une partie ne suffit pas pour juger de votre jeu.
            }
        }
       *[no] { $luck ->
            [good] { $play ->
                [good] { $name } a eu de bons tirages et a bien joué.
                [bad] { $name } a eu de bons tirages et a mal joué.
                [none] { $name } a eu de bons tirages, et jamais le choix.
               *[open] { $name } a eu de bons tirages ; une partie ne suffit pas pour juger de son jeu.
            }
            [bad] { $play ->
                [good] { $name } a eu de mauvais tirages et a bien joué.
                [bad] { $name } a eu de mauvais tirages et a mal joué.
                [none] { $name } a eu de mauvais tirages, et jamais le choix.
               *[open] { $name } a eu de mauvais tirages ; une partie ne suffit pas pour juger de son jeu.
            }
           *[fair] { $play ->
                [good] { $name } a eu des tirages ordinaires et a bien joué.
                [bad] { $name } a eu des tirages ordinaires et a mal joué.
                [none] { $name } a eu des tirages ordinaires, et jamais le choix.
               *[open] { $name } a eu des tirages ordinaires ; une partie ne suffit pas pour juger de son jeu.
            }
        }
    }
web-analysis-ending =
    { $ending ->
        [won] C’est une victoire.
        [shared] La victoire est partagée.
        [nearly] Il s’en est fallu de peu : au meilleur moment, la victoire était probable à { $best }.
       *[lost] La victoire n’a jamais été probable à plus de { $best }.
    }
web-analysis-luck =
    { $way ->
        [good] La chance a apporté { $points } points sur les 100 que vaut une victoire ; de tels tirages en déplacent d’habitude { $usual } dans un sens ou dans l’autre. Sans la chance, on arrive à { $adjusted } au lieu de { $result }.
        [bad] La chance a coûté { $points } points sur les 100 que vaut une victoire ; de tels tirages en déplacent d’habitude { $usual } dans un sens ou dans l’autre. Sans la chance, on arrive à { $adjusted } au lieu de { $result }.
       *[none] La chance n’a rien apporté ni rien coûté ; de tels tirages déplacent d’habitude { $usual } points sur 100 dans un sens ou dans l’autre.
    }
web-analysis-no-choice = Il n’y a jamais eu qu’une chose à faire.
web-analysis-play =
    { $choices ->
        [one] Le seul choix a coûté { $points ->
            [one] { $mean } point
           *[other] { $mean } points
        } (sûr à 95 % : de { $low } à { $high }) : { $bands }.
       *[other] Un choix a coûté { $points ->
            [one] { $mean } point
           *[other] { $mean } points
        } en moyenne (sûr à 95 % : de { $low } à { $high } ; { $choices } choix) : { $bands }.
    }
web-analysis-bands =
    { $same ->
        [yes] niveau { $low }
       *[no] un niveau entre { $low } et { $high }
    }
web-analysis-band-supernatural = surhumain
web-analysis-band-world_class = mondial
web-analysis-band-expert = expert
web-analysis-band-advanced = avancé
web-analysis-band-intermediate = intermédiaire
web-analysis-band-casual = occasionnel
web-analysis-band-beginner = débutant
web-analysis-band-lost = perdu dans les bois

## La courbe

web-analysis-curve = Les chances de gagner
web-analysis-curve-help = Après chaque étape, telles que chacun pouvait alors les connaître. Un losange marque un choix sûrement moins bon qu’un autre ; il ouvre la relecture à cet endroit.
web-analysis-together = Tous ensemble
web-analysis-table = La courbe en tableau
web-analysis-entry = Étape

## Tournants et erreurs

web-analysis-turning = Là où tout a basculé
web-analysis-did = { $name } : { $action }
web-analysis-turned =
    { $whose ->
        [all] Les chances de tous sont passées de { $before } à { $after }.
        [yours] Vos chances sont passées de { $before } à { $after }.
       *[theirs] Chances de { $name } : de { $before } à { $after }.
    }
web-analysis-mistakes = Les erreurs, la plus grave d’abord
web-analysis-mistakes-help = Mesurées à l’expert, qui n’en savait pas plus que le joueur. Ouvrez la relecture à cet endroit, et continuez à partir de là.
web-analysis-none = Aucun choix n’a été sûrement moins bon que celui de l’expert.
web-analysis-found = Mieux que l’expert
web-analysis-mark =
    { $mark ->
        [blunder] Grosse erreur (??)
        [mistake] Erreur (?)
        [doubtful] Choix douteux (?!)
       *[found] Trouvaille (!)
    }
web-analysis-better = Mieux : { $action }
web-analysis-expert = L’expert : { $action }
web-analysis-lost = { $mean } points de victoire perdus (sûr à 95 % : de { $low } à { $high }).
web-analysis-gained = { $mean } points de victoire gagnés (sûr à 95 % : de { $low } à { $high }).
web-analysis-watch-step = Revoir à partir d’ici, étape { $entry }
web-analysis-here =
    { $isYou ->
        [yes] Ici, vous avez choisi « { $taken } ». Mieux, de { $mean } points : « { $expert } ».
       *[no] Ici, { $name } a choisi « { $taken } ». Mieux, de { $mean } points : « { $expert } ».
    }

## Comment c’est mesuré

web-analysis-how = Comment c’est mesuré
web-analysis-how-curve = La courbe vient d’un petit réseau entraîné sur de nombreuses parties ; de chaque position il ne voit que ce que le joueur savait.
web-analysis-how-luck = La chance est ce qu’un tirage a apporté, comparé à la moyenne de tous les tirages possibles. En moyenne elle est nulle, quelle que soit la qualité du réseau ; le résultat sans la chance est donc juste, lui aussi.
web-analysis-how-play = Là où l’expert aurait choisi autrement, des experts jouent les deux choix jusqu’au bout, dans les mêmes mondes et avec les mêmes dés ; ces mondes sont imaginés d’après ce que le joueur savait. Ce qui se distingue est rejoué dans de nouveaux mondes, et cela seul est compté comme erreur. Qui joue comme l’expert paraît un peu meilleur qu’il n’est.
web-analysis-how-much = { $draws } tirages et { $choices } choix ont été étudiés. Un point est un centième de victoire.
