# Les Évadés. Les prisonniers portent des surnoms, avec majuscule, sans article ; les dés ont de simples couleurs.

evades-title = Les Évadés
evades-tagline = Sept détenus, quatre bateaux et un pari secret : qui embarquera quand ?

## Noms

evades-prisoner-blue = Bleu
evades-prisoner-red = Rouge
evades-prisoner-yellow = Jaune
evades-prisoner-light_green = Vert clair
evades-prisoner-dark_green = Vert foncé
evades-prisoner-orange = Orange
evades-prisoner-brown = Brun

evades-die-blue = bleu
evades-die-red = rouge
evades-die-yellow = jaune
evades-die-light_green = vert clair
evades-die-dark_green = vert foncé
evades-die-orange = orange
evades-die-brown = brun
evades-die-white = blanc

# Tous masculins, pour que « le » suffise dans les phrases.
evades-boat-leaking_tub = rafiot percé
evades-boat-rowing_boat = canot à rames
evades-boat-fishing_boat = bateau de pêche
evades-boat-speedboat = hors-bord

## Options

evades-option-squares = Longueur du parcours
evades-option-squares-help = Le nombre de cases à courir. Un parcours plus court fait une partie plus courte.
evades-option-count_empty_only = Ne compter que les cases vides
evades-option-count_empty_only-help = La règle anglaise : on saute les cases occupées en comptant un déplacement.
evades-option-round_limit = Nombre maximal de tours de table
evades-option-round_limit-help = Ensuite, les retardataires embarquent, le plus avancé d’abord, et l’on compte les points.

## Actions, comme choix dans une liste

evades-action-bet = Noter { $pawn }
evades-action-take = Prendre le dé { $die }
evades-action-roll = Lancer les dés
evades-action-move = Faire avancer { $pawn }
evades-action-back = Faire reculer { $pawn }
evades-action-leave = Laisser le dé blanc

## Tirages

evades-chance-starter = { $seat } commence
evades-chance-die = Le dé donne { $face }

## Questions : posées à qui décide, et racontées aux autres

evades-question-bet =
    { $place ->
        [1] Qui embarque en premier ? Bateau { $boat }.
        [2] Qui embarque en deuxième ? Bateau { $boat }.
        [3] Qui embarque en troisième ? Bateau { $boat }.
        [4] Qui embarque en quatrième ? Bateau { $boat }.
        [5] Qui embarque en cinquième ? Bateau { $boat }.
        [6] Qui embarque en sixième ? Bateau { $boat }.
       *[other] Qui reste-t-il pour le bateau { $boat } ?
    }
evades-question-bet-others =
    { $waiting_forCount ->
        [one] { $waiting_for } griffonne encore son pari secret.
       *[other] { $waiting_for } griffonnent encore leurs paris secrets.
    }
evades-question-starter = Qui commence ? Le sort en décide.
evades-question-starter-others = { evades-question-starter }
evades-question-choose =
    { $left ->
        [0] Lancer, ou ajouter d’abord le dé blanc, qui fait reculer quelqu’un ?
        [one] Choisissez { $white ->
            [1] un dé de couleur ; le blanc, qui fait reculer quelqu’un, peut s’y ajouter.
            [2] encore un dé : un de couleur, ou le blanc, qui fait reculer quelqu’un.
           *[other] un dé de couleur.
        }
       *[other] Choisissez { $left } { $white ->
            [1] dés de couleur ; le blanc, qui fait reculer quelqu’un, peut s’y ajouter.
            [2] dés ; l’un d’eux peut être le blanc, qui fait reculer quelqu’un.
           *[other] dés de couleur.
        }
    }
evades-question-choose-others =
    { $playerIsYou ->
        [yes] Vous choisissez vos dés.
       *[no] { $player } choisit ses dés.
    }
evades-question-roll = Les dés roulent…
evades-question-roll-others =
    { $playerIsYou ->
        [yes] Vos dés roulent…
       *[no] { $player } lance les dés…
    }
evades-question-use =
    { $leave ->
        [1] Seul le dé blanc est encore jouable. Qui recule, s’il le faut ?
       *[other] { $left ->
            [one] Encore un dé. Qui bouge ?
           *[other] Encore { $left } dés. Qui bouge ?
        }
    }
evades-question-use-others =
    { $playerIsYou ->
        [yes] Vous décidez qui bouge.
       *[no] { $player } décide qui bouge.
    }
evades-question-over = L’évasion est terminée.
evades-question-over-others = { evades-question-over }

## Événements, comme le journal les raconte

evades-event-picked =
    { $seatIsYou ->
        [yes] Vous remplissez la ligne { $place } de votre pari secret.
       *[no] { $seat } remplit la ligne { $place } de son pari secret.
    }
evades-event-bet_placed =
    { $seatIsYou ->
        [yes] Vous pliez votre pari et le cachez bien.
       *[no] { $seat } plie son pari et le cache bien.
    }
evades-event-started =
    { $seatIsYou ->
        [yes] Vous commencez. Il y a un trou dans le mur : sauve qui peut !
       *[no] { $seat } commence. Il y a un trou dans le mur : sauve qui peut !
    }
evades-event-took =
    { $seatIsYou ->
        [yes] Vous prenez le dé { $die }.
       *[no] { $seat } prend le dé { $die }.
    }
evades-event-rolled =
    { $seatIsYou ->
        [yes] Vous faites { $face } avec le dé { $die }.
       *[no] { $seat } fait { $face } avec le dé { $die }.
    }
evades-event-moved =
    { $start ->
        [0] { $pawn } file par la fenêtre et gagne la case { $square }.
       *[other] { $pawn } détale de la case { $start } à la case { $square }.
    }
evades-event-moved_back =
    { $seatIsYou ->
        [yes] Vous ramenez { $pawn } de la case { $start } à la case { $square }.
       *[no] { $seat } ramène { $pawn } de la case { $start } à la case { $square }.
    }
evades-event-boarded = { $pawn } saute dans le { $boat } !
evades-event-lost_die =
    { $seatIsYou ->
        [yes] Vous perdez le dé { $die }.
       *[no] { $seat } perd le dé { $die }.
    }
evades-event-turn_ended =
    { $seatIsYou ->
        [yes] Vous passez la main.
       *[no] { $seat } passe la main.
    }
evades-event-bet_shown =
    { $seatIsYou ->
        [yes] Vous aviez noté { $pawn } à la ligne { $place }.
       *[no] { $seat } avait noté { $pawn } à la ligne { $place }.
    }
evades-event-scored =
    { $seatIsYou ->
        [yes] Vous repartez
       *[no] { $seat } repart
    } { $points ->
        [0] les mains vides.
        [one] avec { $points } point.
       *[other] avec { $points } points.
    }

## Pourquoi pas ?

evades-why-already_picked = { $pawn } est déjà sur votre liste.
evades-why-bets_are_closed = Trop tard : les paris sont clos.
evades-why-bets_first = Les paris d’abord.
evades-why-already_named = Vous avez déjà le dé { $die }.
evades-why-aboard = { $pawn } est déjà à l’abri dans un bateau.
evades-why-enough_dice =
    { $dice ->
        [one] Vous avez déjà votre dé de couleur.
       *[other] Vous avez déjà vos { $dice } dés de couleur.
    }
evades-why-white_too_early = Le dé blanc attendra que chacun ait joué une fois.
evades-why-dice_missing =
    { $left ->
        [one] Pas si vite : il manque un dé de couleur.
       *[other] Pas si vite : il manque { $left } dés de couleur.
    }
evades-why-roll_first = Lancez d’abord, courez ensuite.
evades-why-dice_are_rolled = Les dés sont déjà lancés.
evades-why-not_rolled =
    { $pawnKey ->
        [none] Aucun de vos dés de couleur n’est jouable.
       *[other] { $pawn } n’a pas de dé pendant ce tour.
    }
evades-why-die_used = { $pawn } a déjà couru pendant ce tour.
evades-why-covered = { $pawn } ne peut pas bouger avec quelqu’un sur le dos.
evades-why-went_back = { $pawn } a reculé pendant ce tour : plus question d’avancer.
evades-why-no_white_die = Vous n’avez pas de dé blanc à jouer.
evades-why-at_the_window = { $pawn } est encore à sa fenêtre.
evades-why-on_square_one = { $pawn } est sur la case 1, et personne ne retourne en prison.
evades-why-went_forward = { $pawn } a avancé pendant ce tour : plus question de reculer.
evades-why-nobody_goes_back = Le dé blanc ne peut faire reculer personne.
evades-why-coloured_first = Un dé de couleur est encore jouable : votre tour continue.

## Comment cela finit

evades-winners =
    { $points ->
        [0] Personne n’a rien vu venir : victoire partagée, à zéro point.
        [one] { evades-winning } avec { $points } point.
       *[other] { evades-winning } avec { $points } points.
    }
evades-winning =
    { $winnersCount ->
        [one] { $winners } gagne
       *[other] { $winners } se partagent la victoire
    }
evades-outcome-all_aboard = Tout le monde est à bord ! { evades-winners }
evades-outcome-sent_back = L’un des deux derniers est renvoyé en case 1 : il embarquera bon dernier, la course est finie. { evades-winners }
evades-outcome-round_limit = Le jour se lève : les retardataires s’entassent dans les bateaux. { evades-winners }
evades-outcome-all_aboard-short = tout le monde est à bord
evades-outcome-sent_back-short = le dernier est renvoyé à la case 1
evades-outcome-round_limit-short = le dernier tour est joué

## Champs d’une vue

evades-view-bets = Le pari de chaque siège, le premier à embarquer en tête ; null tant qu’il est secret pour vous.
evades-view-picks = Combien de noms chaque siège a notés.
evades-view-starter = Le siège qui a commencé ; null avant le tirage.
evades-view-turns = Combien de tours ont été joués.
evades-view-track = Les piles du parcours par case, de bas en haut ; qui n’est ni ici ni à bord est à sa fenêtre.
evades-view-boarded = Les prisonniers dans les bateaux, dans l’ordre d’embarquement.
evades-view-named = Les dés annoncés pendant ce tour, dans l’ordre du lancer.
evades-view-faces = Ce que donnent les dés lancés pendant ce tour.
evades-view-unused = Les dés lancés qui n’ont pas encore servi.
evades-view-landings = Pendant qu’on joue les dés, la case où finit chaque déplacement possible, d’après ses mots. La dernière case vaut pour les bateaux.
evades-view-hopes = Pour chaque pari que l’on connaît, les points déjà acquis et le plus qu’il puisse encore rapporter.
evades-view-moved = Les prisonniers qui ont avancé pendant ce tour.
evades-view-moved_back = Les prisonniers qui ont reculé pendant ce tour.
evades-view-reason = Pourquoi la partie a fini ; null avant la fin.
evades-view-squares = Combien de cases compte le parcours.

## Dans le terminal

evades-terminal-prison = la prison
evades-terminal-round = tour de table { $number }
evades-terminal-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
evades-terminal-boat = Bateau { $number }
evades-terminal-bet-mark = pari :
evades-terminal-bet-so-far = Votre pari :
evades-terminal-dice = Dés :
evades-terminal-used = joué
evades-terminal-named = Dés pris : { $dice }
evades-terminal-boards = monte dans le bateau { $number }
evades-terminal-onto = sur { $prisoner }
evades-terminal-sailed = Les bateaux
evades-terminal-rolled =
    { $you ->
        [yes] Vous lancez : { $faces }.
       *[no] { $name } lance : { $faces }.
    }

## Dans le navigateur

evades-web-your-bet = Mon pari secret
evades-web-hope = { $sure } à { $possible }
evades-web-points = Points
evades-web-move-to =
    { $end ->
        [boat] { $pawn } au bateau
       *[square] { $pawn } en { $square }
    }
evades-web-back-to = { $pawn } recule en { $square }
evades-web-sailed = Les bateaux
evades-web-hint-bet = Notez qui embarquera quand, du premier au dernier. Les derniers bateaux valent plus : les derniers noms comptent le plus. Personne ne voit votre liste.
evades-web-hint-choose = Aucun prisonnier n’est à vous : prenez les dés de ceux que vous voulez pousser, sans vous trahir.
evades-web-hint-use = Qui porte quelqu’un ne peut plus bouger. Atterrir sur un prisonnier, c’est le clouer sur place.
evades-web-log-covered = { $name } est coincé dessous.
evades-web-log-freed = { $name } est de nouveau libre.
evades-web-intro-title-1 = Qui embarque quand ?
evades-web-intro-1 = Sept détenus courent vers quatre bateaux. Avant le premier dé, vous pariez en secret sur l’ordre dans lequel ils embarqueront. Chaque prisonnier trouvé dans le bateau annoncé vous rapporte les points de ce bateau : 1, 2, 3 ou 4.
evades-web-intro-title-2 = Des dés et des jambes
evades-web-intro-2 = À votre tour, prenez trois dés, lancez-les, puis jouez-les l’un après l’autre : un dé de couleur fait avancer son prisonnier, et aucun n’est à vous. Dès le deuxième tour de table, le dé blanc peut faire reculer quelqu’un.
evades-web-intro-title-3 = Gare aux épaules
evades-web-intro-3 = Qui porte quelqu’un ne bouge plus : atterrissez sur un prisonnier, et il attend. Les premiers arrivés ont le rafiot qui fuit, le tout dernier le hors-bord. Et ne laissez rien paraître : les dés choisis trahissent votre pari.

## Ce que font les robots

evades-bot-greedy = avance qui rapproche son propre pari, sans se soucier de ceux des autres

## Pourquoi un robot le ferait

evades-because-all_are_equal = Personne n’a encore d’avance : tous se valent, pourvu que nul ne devine.
evades-because-wanted_early = D’après votre pari, celui-là doit embarquer tôt.
evades-because-gets_on = Plus celui-là avance, mieux votre pari se porte.
evades-because-cannot_move = Celui-là est bloqué et n’ira nulle part : sans danger.
evades-because-least_harm = De tout ce qui se peut à présent, c’est ce qui coûte le moins à votre pari.
evades-because-somebody_should_go_back = Quelqu’un a trop d’avance pour votre pari.
evades-because-nobody_should_go_back = Pour votre pari, personne n’a besoin de reculer.
evades-because-boards_as_foretold = Un prisonnier de plus dans le bateau que vous aviez prévu.
evades-because-frees_the_one_below = Cela libère celui du dessous, dont le dé attend.
evades-because-blocks_one_wanted_later = Cela bloque un prisonnier qui doit embarquer plus tard.
evades-because-closer_to_bet = La course se rapproche de votre pari.
evades-because-wanted_later = D’après votre pari, celui-là doit embarquer plus tard.
evades-because-better_back = Un peu plus en arrière, celui-là arrange mieux votre pari.
evades-because-makes_it_last = Il sera dernier, comme vous l’aviez prévu.

## Petites phrases

evades-phrase-room = Une petite place dans le bateau ?
evades-phrase-row = Ramez, ramez !
evades-phrase-bet = Qui avait parié sur celui-là ?

## Études

evades-study-start = Qui commence
evades-study-dice = Dés pris
evades-study-run = Prisonniers avancés
evades-study-back = Prisonniers reculés
evades-study-boats = Bateaux pris
evades-study-map = Où tombent les prisonniers, par partie

## Le récit d’une partie et sa chance, à la fin

evades-story-first = { $turns ->
    [one] En un seul tour tout est joué : { $pawn } embarque le premier, dans le { $boat }.
   *[other] Il faut { $turns } tours, et { $pawn } est le premier à l’eau, dans le { $boat }.
  }
evades-story-back = { $pawn } est ramené { $count } fois en arrière, plus que personne.
evades-story-lead = Quand { $pawn } grimpe dans le { $boat }, { $seat } passe en tête et n’en bouge plus.
evades-story-nobody = Personne n’avait vu { $pawn } dans le { $boat }, et ses { $points } points prennent le large.
evades-story-bet = { $seat }, et personne d’autre, savait depuis le début que { $pawn } aurait le { $boat }.
evades-story-several = { $pawn } prend le { $boat }, comme { $count } d’entre vous l’avaient écrit.
evades-story-margin = { $margin ->
    [one] { $seat } gagne d’un seul point, avec { $points }.
   *[other] { $seat } gagne avec { $points } points, { $margin } devant le suivant.
  }
evades-story-shared = Avec { $points } points chacun, vous êtes { $count } à partager le butin.

## Ce qui se compte à propos d’un choix

evades-odds-boards = embarque { $value }
evades-odds-covers = sur des épaules { $value }
evades-odds-squares = { $value } cases

## Ce par quoi l’entraîneur compare deux choix

evades-coach-points = Quelques tours plus tard, votre pari promet { $first } points en moyenne, et { $second } après l’autre choix.
evades-coach-sure = Quelques tours plus tard, { $first } points vous sont acquis en moyenne, et { $second } après l’autre choix.
