# Escape from Elba. Les noms des lieux portent leur article : « vers », « dans » et « pour » vont avec tous.

elba-title = Escape from Elba
elba-tagline = Onze Napoléons, un asile et soixante-quatre lettres : trouvez le mot de la sortie.

## Noms

elba-place-north_tower = la tour nord (ESCAPE)
elba-place-caesar_room = la Caesar Room
elba-place-opal_room = l’Opal Room
elba-place-coral_room = la Coral Room
elba-place-roof = le Roof
elba-place-east_tower = la tour est (FROM)
elba-place-corridor_1 = le couloir 1
elba-place-cafe = le Cafe
elba-place-corridor_2 = le couloir 2
elba-place-parlor = le Parlor
elba-place-corridor_3 = le couloir 3
elba-place-ball_room = la Ball Room
elba-place-corridor_4 = le couloir 4
elba-place-spa = le Spa
elba-place-pool = la Pool
elba-place-corridor_5 = le couloir 5
elba-place-sleep_room = la Sleep Room
elba-place-class_room = la Class Room
elba-place-corridor_6 = le couloir 6
elba-place-arbor = l’Arbor
elba-place-farm = la Farm
elba-place-corridor_7 = le couloir 7
elba-place-meal_room = la Meal Room
elba-place-corridor_8 = le couloir 8
elba-place-bar = le Bar
elba-place-corridor_9 = le couloir 9
elba-place-lab = le Lab
elba-place-corridor_10 = le couloir 10
elba-place-west_tower = la tour ouest (ELBA)
elba-place-cellar = le Cellar
elba-place-apple_room = l’Apple Room
elba-place-map_room = la Map Room
elba-place-parole_room = la Parole Room
elba-place-south_tower = la tour sud (PEACE)
elba-place-safe_area = la Safe Area
elba-guest-napoleon_1 = Napoléon nº 1
elba-guest-napoleon_2 = Napoléon nº 2
elba-guest-napoleon_3 = Napoléon nº 3
elba-guest-napoleon_4 = Napoléon nº 4
elba-guest-napoleon_5 = Napoléon nº 5
elba-guest-napoleon_6 = Napoléon nº 6
elba-guest-napoleon_7 = Napoléon nº 7
elba-guest-napoleon_8 = Napoléon nº 8
elba-guest-campbell = Campbell
elba-choice-no = non
elba-choice-yes = oui
elba-pocket-hand = main
elba-pocket-bag = Sac

## Options

elba-option-words = Mots
elba-option-words-help = Les mots qu’un Sac peut garder : ceux d’un dictionnaire anglais courant, d’un jeu de lettres anglais, d’un jeu de lettres français, ou l’anglais et le français ensemble. Ce que le jeu imprime reste toujours anglais.
elba-option-words-everyday = Anglais courant
elba-option-words-scrabble = Jeu de lettres anglais
elba-option-words-french = Français
elba-option-words-both = Anglais courant et français
elba-option-find_words = Trouver les mots soi-même
elba-option-find_words-help = Personne ne vous dit ce que forme votre Sac. Tapez le mot : une arme, une pièce ou une issue que vous ne nommez pas, vous ne l’avez pas.
elba-option-house_weapons = Armes maison
elba-option-house_weapons-help = Pendant un combat, un joueur peut soumettre un mot aux autres ; si la plupart sont d’accord, c’est désormais une arme.
elba-option-round_limit = Nombre maximal de manches
elba-option-round_limit-help = Après autant de manches, extinction des feux : personne n’a gagné.

## Actions, comme choix dans une liste

elba-action-draw = Piocher une carte
elba-action-stop = Ne plus piocher
elba-action-move = Aller vers { $place }
elba-action-push = Pousser { $guest } vers { $place }
elba-action-jump = Sauter vers { $room }
elba-action-escape = Tenter l’évasion !
elba-action-end = Terminer ses actions
elba-action-put = Mettre { $letter } dans le Sac
elba-action-done = C’est tout : garder le reste en main
elba-action-keep_nothing = Ne rien garder
elba-action-keep_one = Garder { $letter }
elba-action-keep_two = Garder { $first } et { $second }
elba-action-keep_word = Garder { $word }
elba-action-discard = Défausser { $letter }
elba-action-bonus =
    { $bonus ->
        [0] Se battre à mains nues
        [one] Prendre une arme (+{ $bonus })
       *[other] Prendre { $bonus } armes (+{ $bonus })
    }
elba-action-propose = Demander à la table : { $word }, est-ce une arme ?
elba-action-vote =
    { $choiceKey ->
        [yes] Oui, c’est une arme
       *[no] Non, ce n’est pas une arme
    }
elba-action-fight =
    { $guestIsYou ->
        [yes] Se battre contre soi-même
       *[no] Se battre contre { $guest }
    }
elba-action-take_bag = Prendre { $letter } dans le Sac
elba-action-take_hand = Tirer une carte de la main, à l’aveugle
elba-action-give_hand = Défausser { $letter } de la main
elba-action-give_bag = Défausser { $letter } du Sac

## Tirages

elba-chance-place = Les dés désignent { $place }
elba-chance-card = La carte est { $letter }
elba-chance-starter = { $seat } commence
elba-chance-die = Le dé donne { $face }
elba-chance-throw = Les dés désignent { $place }

## Questions : posées à qui décide, et racontées aux autres

elba-question-place =
    { $guestIsYou ->
        [yes] Où vous réveillez-vous ? Les dés en décident.
       *[no] Où se réveille { $guest } ? Les dés en décident.
    }
elba-question-place-others = { elba-question-place }
elba-question-deal =
    { $playerIsYou ->
        [yes] Une carte pour vous…
       *[no] Une carte pour { $player }…
    }
elba-question-deal-others = { elba-question-deal }
elba-question-starter = Qui commence ? Le sort en décide.
elba-question-starter-others = { elba-question-starter }
elba-question-draw =
    { $cards ->
        [0] Votre main est pleine : aucune action ce tour-ci.
        [one] Une dernière carte, ou stop, avec une action à jouer ?
       *[other] Piocher, ou stop, avec { $cards } actions à jouer ? Chaque carte en coûte une.
    }
elba-question-draw-others =
    { $playerIsYou ->
        [yes] Vous décidez de piocher ou non.
       *[no] { $player } décide de piocher ou non.
    }
elba-question-card =
    { $playerIsYou ->
        [yes] Vous piochez une carte…
       *[no] { $player } pioche une carte…
    }
elba-question-card-others = { elba-question-card }
elba-question-act =
    { $points ->
        [0] Plus d’action. On passe au Sac ?
        [one] Encore une action. Laquelle ?
       *[other] { $points } actions à jouer. Que faites-vous ?
    }
elba-question-act-others =
    { $playerIsYou ->
        [yes] Vous choisissez une action.
       *[no] { $player } médite sa prochaine action.
    }
elba-question-fill =
    { $over ->
        [0] Quelles lettres vont dans votre Sac ?
        [one] Quelles lettres vont dans votre Sac ? Au moins une.
       *[other] Quelles lettres vont dans votre Sac ? Au moins { $over }.
    }
elba-question-fill-others =
    { $playerIsYou ->
        [yes] Vous remplissez votre Sac.
       *[no] { $player } remplit son Sac.
    }
elba-question-clean = Que reste-t-il dans votre Sac ? Un mot, ou deux lettres au plus.
elba-question-clean-others =
    { $playerIsYou ->
        [yes] Vous nettoyez votre Sac.
       *[no] { $player } nettoie son Sac.
    }
elba-question-tidy =
    { $cards ->
        [one] Une lettre à défausser.
       *[other] { $cards } lettres à défausser. Laquelle maintenant ? La dernière sera au-dessus.
    }
elba-question-tidy-others =
    { $playerIsYou ->
        [yes] Vous défaussez.
       *[no] { $player } défausse.
    }
elba-question-over = L’heure des visites est passée.
elba-question-over-others = { elba-question-over }
elba-question-try =
    { $guestIsYou ->
        [yes] Vous foncez vers la porte… il faut moins que votre Force !
       *[no] { $guest } fonce vers la porte…
    }
elba-question-try-others = { elba-question-try }
elba-question-order =
    { $attackerIsYou ->
        [yes] Il y a du monde. Qui affrontez-vous d’abord ?
       *[no] { $attacker } attaque : contre qui d’abord ?
    }
elba-question-order-others =
    { $playerIsYou ->
        [yes] Vous choisissez le prochain adversaire.
       *[no] { $player } choisit le prochain adversaire.
    }
elba-question-bonus =
    { $mostKey ->
        [none] Un combat ! Quelles armes votre Sac forme-t-il ? Ou plutôt perdre avec panache ?
       *[other] { $most ->
            [0] Un combat ! Pas d’arme : à mains nues.
            [one] Un combat ! Prendre votre arme, ou perdre avec panache ?
           *[other] Un combat ! Combien d’armes prenez-vous, { $most } au plus ?
        }
    }
elba-question-bonus-others =
    { $playerIsYou ->
        [yes] Vous choisissez vos armes.
       *[no] { $player } choisit ses armes.
    }
elba-question-vote =
    { $playerIsYou ->
        [yes] Vous demandez : { $word }, est-ce une arme ?
       *[no] { $player } demande : { $word }, est-ce une arme ?
    }
elba-question-vote-others = { $word }, est-ce une arme ? Votes attendus : { $waiting_for }.
elba-question-attack =
    { $attackerIsYou ->
        [yes] Vous vous jetez sur { $defender }…
       *[no] { $attacker } attaque…
    }
elba-question-attack-others = { elba-question-attack }
elba-question-defence =
    { $defenderIsYou ->
        [yes] Vous ripostez…
       *[no] { $defender } riposte…
    }
elba-question-defence-others = { elba-question-defence }
elba-question-throw =
    { $loserIsYou ->
        [yes] Vous volez dans les airs…
       *[no] { $loser } vole dans les airs…
    }
elba-question-throw-others = { elba-question-throw }
elba-question-take = Vous fouillez { $loser } : que prenez-vous ?
elba-question-take-others =
    { $winnerIsYou ->
        [yes] Vous choisissez votre prise.
       *[no] { $winner } fouille { $loserIsYou ->
            [yes] vos poches
           *[no] ce que { $loser } possède
        }.
    }
elba-question-steal =
    { $winnerIsYou ->
        [yes] Vous glissez la main dans un jeu : celui que tient { $loser }…
       *[no] { $winner } glisse la main dans un jeu qui n’est pas le sien…
    }
elba-question-steal-others = { elba-question-steal }
elba-question-prize =
    { $winnerIsYou ->
        [yes] Vous piochez une carte en récompense…
       *[no] { $winner } pioche une carte en récompense…
    }
elba-question-prize-others = { elba-question-prize }
elba-question-give_up = Combat perdu ou évasion manquée : il en coûte une carte. Laquelle ?
elba-question-give_up-others =
    { $loserIsYou ->
        [yes] Vous abandonnez une carte.
       *[no] { $loser } abandonne une carte.
    }

## Événements, comme le journal les raconte

elba-event-placed =
    { $guestIsYou ->
        [yes] Vous vous réveillez { $placeKey ->
            [roof] sur
           *[other] dans
        } { $place }.
       *[no] { $guest } se réveille { $placeKey ->
            [roof] sur
           *[other] dans
        } { $place }.
    }
elba-event-dealt =
    { $seatIsYou ->
        [yes] Vous recevez { $letter }.
       *[no] { $seat } reçoit une carte.
    }
elba-event-started =
    { $seatIsYou ->
        [yes] Vous commencez. Vive l’Empereur !
       *[no] { $seat } commence. Vive l’Empereur !
    }
elba-event-drew =
    { $seatIsYou ->
        [yes] Vous piochez { $letter }.
       *[no] { $seat } pioche une carte.
    }
elba-event-reshuffled =
    { $cards ->
        [one] La pioche est vide : l’unique carte de la défausse en devient une nouvelle.
       *[other] La pioche est vide : on mélange les { $cards } cartes de la défausse.
    }
elba-event-stopped =
    { $seatIsYou ->
        [yes] Vous ne piochez plus. Points d’action : { $points }.
       *[no] { $seat } ne pioche plus. Points d’action : { $points }.
    }
elba-event-moved =
    { $seatIsYou ->
        [yes] Vous quittez { $start } pour { $place }.
       *[no] { $seat } quitte { $start } pour { $place }.
    }
elba-event-pushed =
    { $seatIsYou ->
        [yes] Vous poussez { $guest } : adieu { $start }, bonjour { $place }.
       *[no] { $seat } pousse { $guest } : adieu { $start }, bonjour { $place }.
    }
elba-event-jumped =
    { $seatIsYou ->
        [yes] Vous dites le mot : adieu { $start }, vous voilà { $placeKey ->
            [roof] sur
           *[other] dans
        } { $place }.
       *[no] { $seat } dit le mot : adieu { $start }, bonjour { $place }.
    }
elba-event-tried =
    { $seatIsYou ->
        [yes] { $word } ! Vous tentez l’évasion.
       *[no] { $word } ! { $seat } tente l’évasion.
    }
elba-event-escaped =
    { $seatIsYou ->
        [yes] Un { $face } : la porte s’ouvre, vous êtes libre !
       *[no] Un { $face } : la porte s’ouvre, { $seat } est libre !
    }
elba-event-failed =
    { $seatIsYou ->
        [yes] Un { $face } : on vous rattrape à la porte.
       *[no] Un { $face } : on rattrape { $seat } à la porte.
    }
elba-event-ended_actions =
    { $seatIsYou ->
        [yes] { $points ->
            [0] Vous passez au Sac.
           *[other] Vous en avez assez fait. Points restants : { $points }.
        }
       *[no] { $points ->
            [0] { $seat } passe au Sac.
           *[other] { $seat } en a assez fait. Points restants : { $points }.
        }
    }
elba-event-put =
    { $seatIsYou ->
        [yes] Vous mettez { $letter } dans votre Sac.
       *[no] { $seat } met { $letter } dans son Sac.
    }
elba-event-kept_nothing =
    { $seatIsYou ->
        [yes] Vous ne gardez rien dans votre Sac.
       *[no] { $seat } ne garde rien dans son Sac.
    }
elba-event-kept_one =
    { $seatIsYou ->
        [yes] Vous gardez { $letter } dans votre Sac.
       *[no] { $seat } garde { $letter } dans son Sac.
    }
elba-event-kept_two =
    { $seatIsYou ->
        [yes] Vous gardez { $first } et { $second } dans votre Sac.
       *[no] { $seat } garde { $first } et { $second } dans son Sac.
    }
elba-event-kept_word =
    { $seatIsYou ->
        [yes] Vous gardez { $word } dans votre Sac.
       *[no] { $seat } garde { $word } dans son Sac.
    }
elba-event-discarded =
    { $seatIsYou ->
        [yes] Vous défaussez { $letter }.
       *[no] { $seat } défausse { $letter }.
    }
elba-event-turn_ended =
    { $seatIsYou ->
        [yes] Votre tour est fini.
       *[no] { $seat } a fini son tour.
    }
elba-event-fight_began =
    { $attackerIsYou ->
        [yes] Vous attaquez { $defender } { $placeKey ->
            [roof] sur
           *[other] dans
        } { $place }.
       *[no] { $defenderIsYou ->
            [yes] { $attacker } vous attaque { $placeKey ->
                [roof] sur
               *[other] dans
            } { $place }.
           *[no] { $attacker } attaque { $defender } { $placeKey ->
                [roof] sur
               *[other] dans
            } { $place }.
        }
    }
elba-event-chose_bonus =
    { $seatIsYou ->
        [yes] { $bonus ->
            [0] Vous ne prenez aucune arme.
            [one] Vous prenez une arme (+{ $bonus }).
           *[other] Vous prenez { $bonus } armes (+{ $bonus }).
        }
       *[no] { $bonus ->
            [0] { $seat } ne prend aucune arme.
            [one] { $seat } prend une arme (+{ $bonus }).
           *[other] { $seat } prend { $bonus } armes (+{ $bonus }).
        }
    }
elba-event-proposed =
    { $seatIsYou ->
        [yes] Vous demandez à la table : { $word }, est-ce une arme ?
       *[no] { $seat } demande à la table : { $word }, est-ce une arme ?
    }
elba-event-voted =
    { $seatIsYou ->
        [yes] Vous dites { $choice }.
       *[no] { $seat } dit { $choice }.
    }
elba-event-adopted =
    { $seatIsYou ->
        [yes] Adopté : { $word }, votre mot, est désormais une arme.
       *[no] Adopté : { $word }, que propose { $seat }, est désormais une arme.
    }
elba-event-turned_down =
    { $seatIsYou ->
        [yes] Non : { $word }, vous répond-on, n’est pas une arme.
       *[no] Non : { $word }, que propose { $seat }, n’est pas une arme.
    }
elba-event-rolled =
    { $guestIsYou ->
        [yes] Vous faites
       *[no] { $guest } fait
    } { $face }{ $bonus ->
        [0] {""}
       *[other] {" "}(armes : +{ $bonus })
    } : { $total } en tout, Force comprise.
elba-event-won_fight =
    { $winnerIsYou ->
        [yes] Vous battez { $loser }.
       *[no] { $loserIsYou ->
            [yes] { $winner } vous bat.
           *[no] { $winner } bat { $loser }.
        }
    }
elba-event-grew =
    { $guestIsYou ->
        [yes] Vous avez appris quelque chose : Force { $strength }.
       *[no] { $guest } a appris quelque chose : Force { $strength }.
    }
elba-event-lost_points =
    { $seatIsYou ->
        [yes] Vos actions restantes sont perdues.
       *[no] { $seat } perd ses actions restantes.
    }
elba-event-thrown =
    { $guestIsYou ->
        [yes] Vous vous envolez : { $start } → { $place }.
       *[no] { $guest } s’envole : { $start } → { $place }.
    }
elba-event-took_letter =
    { $winnerIsYou ->
        [yes] Vous prenez { $letter } : { $loser } n’a plus cette lettre dans son Sac.
       *[no] { $loserIsYou ->
            [yes] { $winner } prend { $letter } dans votre Sac.
           *[no] { $winner } prend { $letter } : { $loser } n’a plus cette lettre dans son Sac.
        }
    }
elba-event-stole =
    { $winnerIsYou ->
        [yes] Vous volez { $letter } : { $loser } n’a plus cette carte.
       *[no] { $loserIsYou ->
            [yes] { $winner } vous vole { $letter }.
           *[no] { $winner } vole une carte que tenait { $loser }.
        }
    }
elba-event-won_card =
    { $seatIsYou ->
        [yes] Votre récompense : { $letter }.
       *[no] { $seat } gagne une carte.
    }
elba-event-won_discard =
    { $seatIsYou ->
        [yes] Campbell vous paie { $letter }, pris dans la défausse.
       *[no] Campbell paie : { $seat } reçoit { $letter }, pris dans la défausse.
    }
elba-event-gave_up =
    { $seatIsYou ->
        [yes] { $pocketKey ->
            [hand] Vous abandonnez { $letter }, de votre main.
           *[bag] Vous abandonnez { $letter }, de votre Sac.
        }
       *[no] { $pocketKey ->
            [hand] { $seat } abandonne { $letter }, de sa main.
           *[bag] { $seat } abandonne { $letter }, de son Sac.
        }
    }
elba-event-rounds_over = Extinction des feux : personne n’est sorti.

## Pourquoi pas ?

elba-why-not_drawing = Ce n’est pas le moment de piocher.
elba-why-hand_full =
    { $cards ->
        [one] Vous avez { $cards } carte ; on ne pioche que jusqu’à sept.
       *[other] Vous avez { $cards } cartes ; on ne pioche que jusqu’à sept.
    }
elba-why-no_cards_left = Il n’y a plus de carte, ni dans la pioche ni dans la défausse.
elba-why-not_acting = Ce n’est pas le moment d’agir.
elba-why-no_points = Vous n’avez plus de point d’action.
elba-why-not_adjacent =
    { $placeKey ->
        [none] Il n’y a pas de porte à prendre.
       *[other] Aucune porte ne mène d’ici dans { $place }.
    }
elba-why-guest_not_adjacent =
    { $placeKey ->
        [none] Il n’y a nulle part où pousser { $guest }.
       *[other] Pour { $guest }, aucune porte ne mène dans { $place }.
    }
elba-why-guest_absent = { $guest } n’est pas dans la maison : il y a onze Napoléons en tout.
elba-why-already_there =
    { $roomKey ->
        [roof] Vous êtes déjà sur { $room }.
       *[other] Vous êtes déjà dans { $room }.
    }
elba-why-cannot_spell_room = Votre Sac ne forme aucun mot qui mène dans { $room }.
elba-why-no_room_spelled = Votre Sac ne forme le nom d’aucune pièce où sauter.
elba-why-no_escape_word = Votre Sac n’a aucun mot qui ouvre une sortie dans { $place }.
elba-why-not_filling = On remplit le Sac après les actions, pas maintenant.
elba-why-not_in_hand =
    { $letterKey ->
        [none] Votre main est vide.
       *[other] Pas de { $letter } dans votre main.
    }
elba-why-hand_too_large =
    { $over ->
        [one] Une carte de trop en main : on en garde sept.
       *[other] { $over } cartes de trop en main : on en garde sept.
    }
elba-why-not_cleaning = On nettoie le Sac à la fin de son tour, pas maintenant.
elba-why-not_in_bag =
    { $letterKey ->
        [none] Votre Sac est vide.
       *[other] Pas de { $letter } dans votre Sac.
    }
elba-why-only_one_in_bag = Il n’y a qu’un { $letter } dans votre Sac, et pas d’autre lettre qui le suive dans cet ordre.
elba-why-name_in_order = Nommez les deux lettres dans l’ordre alphabétique : { $letter } d’abord.
elba-why-cannot_spell_word = Votre Sac ne forme pas { $word }.
elba-why-no_word_spelled = Votre Sac ne forme pas de tel mot.
elba-why-not_discarding = Décidez d’abord de ce qui reste dans votre Sac.
elba-why-not_to_discard =
    { $letterKey ->
        [none] Il n’y a rien à défausser.
       *[other] Aucun { $letter } à défausser : vous le gardez, ou il n’y en a pas.
    }
elba-why-not_arming = On choisit ses armes avant les dés d’un combat.
elba-why-bonus_too_high =
    { $mostKey ->
        [none] Votre Sac n’en forme pas autant.
       *[other] Votre Sac donne { $most } au plus.
    }
elba-why-house_weapons_off = À cette table, seules les armes imprimées comptent.
elba-why-already_proposed = Une proposition par combat suffit.
elba-why-already_a_weapon = { $word } est déjà une arme.
elba-why-already_refused = { $word } a été refusé pendant ce combat : retentez-le lors d’un autre.
elba-why-no_ballot = Il n’y a rien à voter.
elba-why-not_choosing_a_fight = Il n’y a pas d’adversaire à choisir.
elba-why-not_in_this_series =
    { $guestKey ->
        [none] Il n’y a plus personne à affronter.
       *[other] { $guest } n’est pas à affronter ici.
    }
elba-why-not_taking = Il n’y a pas de prise à choisir.
elba-why-not_in_their_bag =
    { $letterKey ->
        [none] Ce Sac est vide.
       *[other] Pas de { $letter } dans ce Sac.
    }
elba-why-their_hand_is_empty = Cette main est vide.
elba-why-not_giving_up = Il n’y a pas de carte à abandonner.

## Comment cela finit

elba-outcome-escaped = { $winners } est dehors, en route pour Paris. Vive l’Empereur !
elba-outcome-round_limit = Extinction des feux. Personne n’est sorti, et tout le monde est encore Napoléon.
elba-outcome-escaped-short = quelqu’un s’évade
elba-outcome-round_limit-short = le dernier tour est joué

## Les champs de la vue

elba-view-guests = Tous les pensionnaires : le lieu et la Force de chacun.
elba-view-players = De chaque siège la main (null si ce n’est pas la vôtre), sa taille et le Sac, en chaînes de lettres.
elba-view-deck = Les cartes de la pioche ; null tant que la partie dure.
elba-view-deck_size = Le nombre de cartes de la pioche.
elba-view-discard = La défausse, la carte du dessus en dernier.
elba-view-known_hands = Ce que chaque siège, et tout le monde, retient de chaque main ; null là où cela ne vous regarde pas.
elba-view-starter = Le siège qui a commencé ; null avant le tirage.
elba-view-turns = Le nombre de tours joués.
elba-view-points = Les points d’action du joueur actif.
elba-view-rest = Les lettres du Sac en cours de nettoyage qui vont encore à la défausse.
elba-view-fight = Les bonus et le dé de l’attaquant du combat en cours.
elba-view-proposed = Si un mot a déjà été soumis aux autres lors de ce choix de bonus.
elba-view-refused = Le mot refusé pendant le combat en cours ; null sinon.
elba-view-house_weapons = Les mots dont cette table a fait des armes.
elba-view-winner = Le siège qui s’est évadé ; null sinon.
elba-view-reason = Pourquoi la partie a pris fin ; null avant la fin.
elba-view-attack_total = Dans un combat, le total de l’attaquant, bonus et Force compris ; 0 avant le jet.
elba-view-spells = Ce que chaque Sac permet maintenant : pièces où sauter, mots d’évasion, armes et bonus maximal ; rien quand les joueurs trouvent leurs mots eux-mêmes.
elba-view-spellings = Quand vous remplissez votre Sac, qu’on nettoie un Sac ou qu’on propose un mot : toutes les graphies des jeux de lettres qui en ont plusieurs ; aucune quand les joueurs trouvent leurs mots eux-mêmes.
elba-view-in_reach = Pendant que vous remplissez votre Sac : les mots qu’il pourrait garder avec les lettres de votre main ; aucun quand les joueurs trouvent leurs mots eux-mêmes.
elba-view-unseen = Les cartes que vous n’avez pas vues et dont vous ne vous souvenez pas : elles sont dans la pioche ou dans une main des autres.

## Sur tous les plateaux

elba-board-deck =
    { $cards ->
        [one] pioche : { $cards } carte
       *[other] pioche : { $cards } cartes
    }
elba-board-discard = défausse, dessus d’abord : { $letters }
elba-board-no-discard = défausse : vide
elba-board-known = dont { $letters }
elba-board-points =
    { $points ->
        [0] plus d’action
        [one] encore une action
       *[other] { $points } actions
    }

## Dans le terminal

elba-terminal-drew-several =
    { $you ->
        [yes] Vous piochez { $letters }.
       *[no] { $name } pioche { $count } cartes.
    }
elba-terminal-put-several =
    { $you ->
        [yes] Vous mettez { $letters } dans votre Sac.
       *[no] { $name } met { $letters } dans son Sac.
    }
elba-terminal-round = manche { $number }
elba-terminal-strength = Force { $strength }
elba-terminal-hand = main : { $cards }
elba-terminal-hand-of =
    { $cards ->
        [0] aucune carte
        [one] une carte
       *[other] { $cards } cartes
    }
elba-terminal-bag = Sac : { $cards }
elba-terminal-empty = vide
elba-terminal-spells = Votre Sac :
elba-terminal-spells-nothing = rien d’utile
elba-terminal-spells-escape = une sortie : { $words }
elba-terminal-spells-weapons = armes (+{ $bonus }) : { $words }
elba-terminal-spells-rooms = sauts : { $words }
elba-terminal-legend = A, B, C : joueurs / a, b, c : Napoléon nº 1, 2, 3 / ! : Campbell

## Dans le navigateur

elba-web-group-move = Aller quelque part
elba-web-group-push = Pousser quelqu’un
elba-web-group-jump = Sauter grâce à un mot
elba-web-group-keep_one = Garder une lettre
elba-web-group-keep_two = Garder deux lettres
elba-web-group-keep_word = Garder un mot
elba-web-discard-rest = Tout défausser, peu importe l’ordre
elba-web-hand = Votre main
elba-web-bag = Votre Sac
elba-web-hand-short = Main
elba-web-bag-short = Sac
elba-web-no-cards = aucune carte
elba-web-empty-bag = Sac vide
elba-web-hand-of =
    { $cards ->
        [0] aucune carte en main
        [one] { $cards } carte en main
       *[other] { $cards } cartes en main
    }
elba-web-piles = Pioche et défausse
elba-web-others = Les autres joueurs
elba-web-spelled = Ce que votre Sac épelle
elba-web-spells-nothing = Votre Sac n’épelle encore rien d’utile.
elba-web-find = Un mot que forme votre Sac
elba-web-find-say = Dites-le
elba-web-find-propose = Le soumettre aux autres
elba-web-words = Mots :
elba-web-ways-out = Une issue :
elba-web-goal = { $strength ->
    [1] Issues : dès 2 de Force
   *[other] Issues : faire moins de { $strength }
  }
elba-web-goal-short = { $strength ->
    [1] Issue : dès 2 de Force
   *[other] Issue : dé < { $strength }
  }
elba-web-way-missing =
    { $letters ->
        [none] { $word } : il ne manque rien
       *[other] { $word } : il manque { $letters }
    }
elba-web-anywhere = partout
elba-web-weapons = Armes (+{ $bonus }) :
elba-web-jumps = Sauts :
elba-web-letters = Lettres :
elba-web-arms = Armes :
elba-web-lay = Mettre { $word } dans le Sac et le garder ; le reste du Sac est défaussé
elba-web-keep-letters = Ne plus rien mettre dans le Sac, et garder celles-ci
elba-web-walk =
    { $steps ->
        [one] { $place } : un pas
       *[other] { $place } : s’y rendre en { $steps } pas
    }
elba-web-draw-up-to =
    { $actions ->
        [one] Piocher jusqu’à { $cards } cartes et garder { $actions } action
       *[other] Piocher jusqu’à { $cards } cartes et garder { $actions } actions
    }
elba-web-book = Carnet de mots
elba-web-book-in-bag = dans votre Sac
elba-web-book-in-hand = dans votre main
elba-web-book-to-find = manque encore
elba-web-book-out = Issues
elba-web-book-weapon = Armes
elba-web-book-jump = Salles où sauter
elba-web-book-missing = il manque { $letters }
elba-web-book-spelled = votre Sac l’épelle
elba-web-book-held = vous avez tout
elba-web-book-rooms = { $rooms } salles
elba-web-book-gone = Plus aucun { $letter } à piocher avant que la défausse soit mélangée
elba-web-book-unseen = Lettres que vous n’avez pas vues
elba-web-book-where =
    { $others ->
        [0] { $cards } cartes, toutes dans la pioche.
       *[other] { $cards } cartes : { $deck } dans la pioche, { $others } dans les mains des autres.
    }
elba-web-duel = Un combat
elba-web-ties = À égalité, l’attaquant (à gauche) l’emporte.
elba-web-die = Dé
elba-web-strength = Force
elba-web-armed = Armes
elba-web-trial = Une tentative d’évasion
elba-web-below = Faites moins que votre Force : { $strength }
elba-web-free-by = LIBRE, grâce au mot { $word } !
elba-web-free = LIBRE !
elba-web-caught = REPRIS
elba-web-zoom = Loupe
elba-web-place-north_tower = Tour nord
elba-web-place-east_tower = Tour est
elba-web-place-west_tower = Tour ouest
elba-web-place-south_tower = Tour sud
elba-web-hint-draw = Chaque carte en main vous coûte une action ce tour-ci. Choisissez une place libre de votre main pour piocher jusque-là, ou piochez carte par carte.
elba-web-hint-act = Choisissez une salle pour y marcher, aussi loin que vos actions le permettent, ou un pensionnaire à pousser. Qui entre chez quelqu’un se bat, et perdre rend plus fort.
elba-web-hint-fill = Seul le Sac épelle : mettez-y des lettres pour vous évader, sauter et vous armer. Choisissez un mot en bas pour le poser et le garder d’un coup ; le reste du Sac est défaussé.
elba-web-hint-clean = Choisissez un mot à garder, ou une ou deux lettres du Sac. Tout le reste est défaussé.
elba-web-hint-bonus = Chaque arme que votre Sac épelle ajoute un. Mais perdre a son charme : le perdant gagne en Force, et sans Force nul ne s’évade.
elba-web-log-bagged =
    { $isYou ->
        [yes] { $case ->
            [put] Vous mettez { $put } dans votre Sac
            [put_nothing] Vous mettez { $put } dans votre Sac, ne gardez rien
            [put_kept] Vous mettez { $put } dans votre Sac, gardez { $kept }
            [nothing] Vous ne gardez rien dans votre Sac
           *[kept] Vous gardez { $kept } dans votre Sac
        }
       *[no] { $case ->
            [put] { $name } met { $put } dans son Sac
            [put_nothing] { $name } met { $put } dans son Sac, ne garde rien
            [put_kept] { $name } met { $put } dans son Sac, garde { $kept }
            [nothing] { $name } ne garde rien dans son Sac
           *[kept] { $name } garde { $kept } dans son Sac
        }
    }
elba-web-log-discarded =
    { $isYou ->
        [yes] { $count ->
            [1] défaussez une carte
           *[other] défaussez { $count } cartes
        }
       *[no] { $count ->
            [1] défausse une carte
           *[other] défausse { $count } cartes
        }
    }
elba-web-intro-title-1 = Le mot de la sortie
elba-web-intro-1 = Les mots de ce jeu sont anglais : ceux des tours, des salles, des armes, et d’ordinaire ceux qu’on garde. Vous êtes Napoléon, comme dix autres. Ayez le mot d’une tour dans votre Sac, tenez-vous dans cette tour et faites moins que votre Force : le premier dehors gagne. EMPEROR et CAMPBELL marchent partout.
elba-web-intro-title-2 = Des lettres ou des jambes
elba-web-intro-2 = Piochez des lettres, jusqu’à sept en main ; chaque carte tenue coûte une action sur sept. Puis marchez, poussez, sautez. En fin de tour, des lettres passent de la main au Sac, qui garde un mot, ou deux lettres.
elba-web-intro-title-3 = L’art de perdre
elba-web-intro-3 = Qui entre quelque part se bat avec qui s’y trouve. Le perdant s’envole ailleurs et gagne en Force, et sans Force nul ne s’évade. Tout le monde voit votre Sac : ELBA dedans, et chacun est prévenu.

## Ce que font les robots

elba-bot-greedy = réunit les lettres d’une sortie, prend de la Force en perdant des combats, puis court vers sa tour

## Pourquoi un robot le ferait

elba-because-try_it = Qui ne tente rien n’a rien, et l’échec instruit.
elba-because-needs_letters = Il manque encore des lettres pour sortir.
elba-because-has_its_word = Votre mot est complet : gardez les points.
elba-because-keeps_points = Le chemin vers la tour demande des points.
elba-because-spare_card = Une carte de réserve peut être abandonnée à la place du mot.
elba-because-towards_the_tower = C’est le chemin de votre tour.
elba-because-clears_the_way = Quelqu’un barre le passage.
elba-because-looks_for_a_fight = Un combat perdu rend plus fort, un combat gagné rapporte une carte.
elba-because-leaves_shelter = Ici personne ne se bat, et l’on n’apprend ni ne gagne rien.
elba-because-nothing_to_do = Il ne reste rien d’utile à faire.
elba-because-strike_hard = Il y a ici quelque chose à perdre.
elba-because-nothing_to_learn = Vous êtes déjà de taille : perdre ne vous apprendrait plus grand-chose.
elba-because-learn_by_losing = Vous avez encore beaucoup à apprendre en perdant.
elba-because-weakest_first = Les plus faibles d’abord, pour gagner plus souvent.
elba-because-strongest_first = Le plus fort instruit le mieux.
elba-because-breaks_their_word = Cela casse un mot qui les ferait sortir.
elba-because-wanted_letter = Cette lettre manque à votre mot.
elba-because-lucky_dip = Rien d’utile là-dedans : tentez la chance.
elba-because-useless_card = Cette carte ne sert aucun plan.
elba-because-escape_word = Ce mot ouvre une porte.
elba-because-towards_a_word = Ces lettres mènent vers une sortie.
elba-because-makes_room = Cette lettre ne fait qu’encombrer.
elba-because-enough = Ce qui reste en main est utile.
elba-because-good_for_me = Une telle arme pourrait vous servir.
elba-because-lets_words_in = Si tout le monde refusait, aucun mot ne deviendrait une arme.
elba-because-good_for_them = Cela n’aiderait que l’autre.
elba-because-a_new_weapon = Demander ne coûte rien.
elba-because-least_harm = C’est le moindre mal.

## Petites phrases

elba-phrase-vowel = Il me faut une voyelle.
elba-phrase-word = C’est un mot, ça ?
elba-phrase-napoleon = C’est moi, le vrai Napoléon !

## Études

elba-study-start = Qui commence
elba-study-escape_words = Mots d’évasion tentés
elba-study-words = Mots gardés dans le Sac
elba-study-rooms = Pièces où l’on entre
elba-study-jumps = Pièces où l’on saute
elba-study-weapons = Armes dans le Sac quand un bonus est pris
elba-study-bonus = Bonus pris dans un combat
elba-study-letters = Lettres piochées
elba-study-map = Où arrivent les hôtes, par partie
elba-study-escapes = Quel mot ouvre la porte
elba-study-escape_word = Mot
elba-study-tries = Tentatives
elba-study-opened = La porte s’est ouverte
elba-study-opened_share = des tentatives, %

## Le récit d’une soirée, à la fin

elba-story-quiet = { $count ->
    [0] La soirée est calme : pas deux Empereurs n’en viennent aux mains.
    [one] La soirée est calme : un seul combat.
   *[other] Il y a { $count } combats, et personne ne prend l’habitude de les gagner.
  }
elba-story-fighter = { $guest } gagne { $count } des { $all } combats de la soirée, plus que tout autre Empereur.
elba-story-campbell = Des { $all } combats de la soirée, Campbell en gagne { $count } : la maison tient à l’ordre.
elba-story-feud = { $guest } et { $other } se croisent { $count } fois, et aucun des deux ne veut être le faux.
elba-story-door = { $seat } a déjà tenté la porte une fois ; le dé dit { $face }, et les gardiens, bonne nuit.
elba-story-doors = On court { $count } fois vers une porte, pour rien.
elba-story-freed = Puis { $seat } dit « { $word } », avec { $strength } de Force, et le dé dit { $face } : c’est assez bas. La barque s’éloigne sans salut.
elba-story-lights_out = À l’extinction des feux, ils sont tous là, et tous Napoléon.
elba-story-strongest = À l’extinction des feux, { $seat } a le plus de Force, { $strength }, et reste dedans.

## Ce qui se compte à propos d’un choix

elba-odds-wins = victoire { $value }
elba-odds-escapes = liberté { $value }
elba-odds-completes = achève une issue { $value }
elba-odds-helps = une lettre qui manque { $value }

## Ce par quoi l’entraîneur compare deux choix

elba-coach-strength = Quelques tours plus tard, votre Force est de { $first } en moyenne, et de { $second } après l’autre choix.
elba-coach-missing = Quelques tours plus tard, il manque { $first } lettres en moyenne à votre mot le plus proche, et { $second } après l’autre choix.
elba-coach-word = Quelques tours plus tard, votre Sac épelle un mot d’évasion dans { $first } des cas, et dans { $second } après l’autre choix.
elba-coach-rivals = Quelques tours plus tard, le Sac d’un autre épelle un mot d’évasion dans { $first } des cas, et dans { $second } après l’autre choix.
