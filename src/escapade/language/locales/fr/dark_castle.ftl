# Escape the Dark Castle. Les personnages portent leur métier en guise de nom ; les cartes se lisent à voix haute.

dark_castle-title = Escape the Dark Castle
dark_castle-tagline = Quinze chapitres, un maître des lieux, et défense de laisser un mort derrière soi.

## Noms

dark_castle-hero-smith = Forgeron
dark_castle-hero-cook = Cuisinier
dark_castle-hero-miller = Meunier
dark_castle-hero-tailor = Tailleur
dark_castle-hero-abbot = Abbé
dark_castle-hero-tanner = Tanneur
dark_castle-hero-nobody = personne

## Les personnages avec leur article : en tête de phrase, à l’intérieur, « au », « du »

dark_castle-the-hero =
    { $heroKey ->
        [abbot] L’{ $hero }
        [nobody] Personne
       *[other] Le { $hero }
    }
dark_castle-hero-low =
    { $heroKey ->
        [abbot] l’{ $hero }
        [nobody] personne
       *[other] le { $hero }
    }
dark_castle-to-hero =
    { $heroKey ->
        [abbot] à l’{ $hero }
        [nobody] à personne
       *[other] au { $hero }
    }
dark_castle-of-hero =
    { $heroKey ->
        [abbot] de l’{ $hero }
        [nobody] de personne
       *[other] du { $hero }
    }

dark_castle-for-target =
    { $targetKey ->
        [abbot] pour l’{ $target }
       *[other] pour le { $target }
    }
dark_castle-the-victim =
    { $victimKey ->
        [abbot] L’{ $victim }
       *[other] Le { $victim }
    }

dark_castle-the-sent =
    { $sentKey ->
        [abbot] L’{ $sent }
       *[other] Le { $sent }
    }
dark_castle-sent-low =
    { $sentKey ->
        [abbot] l’{ $sent }
       *[other] le { $sent }
    }

dark_castle-trait-might = Force
dark_castle-trait-cunning = Ruse
dark_castle-trait-wisdom = Sagesse

dark_castle-face-might = Force
dark_castle-face-cunning = Ruse
dark_castle-face-wisdom = Sagesse
dark_castle-face-double_might = double Force
dark_castle-face-double_cunning = double Ruse
dark_castle-face-double_wisdom = double Sagesse

dark_castle-result-failed = manqué
dark_castle-result-passed = réussi

dark_castle-rest-free = À chaque manche, l’un de vous peut se reposer.
dark_castle-rest-hemmed_in = Acculés : l’un de vous peut se reposer, mais qui se bat seul encaisse double.
dark_castle-rest-duel = Un duel : à chaque manche un seul se bat, les autres regardent.
dark_castle-rest-denied = Ici, personne ne se repose.

dark_castle-special-none = Pas de malice : ça cogne, voilà tout.
dark_castle-special-wisdom_returns = Chaque dé touché est relancé ; s’il montre Sagesse, il revient en Sagesse.
dark_castle-special-weakest_struck = Parmi ceux qui se battent, seul le plus faible est frappé ; à égalité, tous ceux-là.
dark_castle-special-immune = À chaque manche, un dé désigne l’attribut qui ne fait rien à l’ennemi.
dark_castle-special-regrows = Après chaque manche, un dé abattu repousse.
dark_castle-special-rages = Après chaque manche, l’ennemi frappe plus fort de 1, deux fois au plus.
dark_castle-special-pierces = Aucun double ne pare ici.
dark_castle-special-swarms = Les dégâts valent le nombre de dés qui restent, trois au plus.
dark_castle-special-shifts = Dès la deuxième manche, tous les dés de l’ennemi sont relancés avant chaque manche.
dark_castle-special-hardens = Un double ne retire pas plus qu’un simple : un seul dé.
dark_castle-special-grudge = L’ennemi ne frappe que ceux qui l’ont touché dans la manche ; si personne ne l’a fait, tout le monde.

dark_castle-tested-you = VOUS
dark_castle-tested-nominee = celui qu’on envoie
dark_castle-tested-all = tous
dark_castle-tested-others = les autres
dark_castle-tested-group = tous ensemble

## Options

dark_castle-option-chapters = Chapitres du château
dark_castle-option-chapters-help = Combien de chapitres vous séparent du maître des lieux. Moins il y en a, plus le château est court et clément.
dark_castle-option-voice = La voix du groupe
dark_castle-option-voice-help = Qui décide pour tous : celui qui a tourné la dernière carte, ou un vote où chacun propose en même temps.
dark_castle-option-voice-leader = Le meneur décide
dark_castle-option-voice-majority = La majorité décide

## Actions, dans une liste de choix

dark_castle-action-choose = Jouer { dark_castle-hero-low }
dark_castle-action-turn = { dark_castle-the-hero } tourne la carte
dark_castle-action-go = { $way }
dark_castle-action-nominate = Envoyer { dark_castle-hero-low }
dark_castle-action-rest =
    { $heroKey ->
        [nobody] Personne ne se repose
       *[other] { dark_castle-the-hero } se repose
    }
dark_castle-action-strike = { dark_castle-the-hero } frappe maintenant
dark_castle-action-use =
    { $itemKey ->
        [loaded_charm] Utiliser : { $item } (pour { dark_castle-hero-low })
        [martyrs_tears] Utiliser : { $item } (pour { dark_castle-hero-low })
        [mouldy_crust] { dark_castle-the-hero } mange : { $item }
        [smoked_eel] { dark_castle-the-hero } mange : { $item }
        [funeral_pie] { dark_castle-the-hero } mange : { $item }
       *[other] { dark_castle-the-hero } utilise : { $item }
    }
dark_castle-action-hex = Jeter le sel : un dé passe de { $shown } à { $trait }
dark_castle-action-keep = Garder { $face }
dark_castle-action-drop = Lâcher : { $item }
dark_castle-action-dare = Tenter le coup
dark_castle-action-stop = S’en tenir là
dark_castle-action-pass = Non, on continue

## Tirages

dark_castle-chance-chapter = Le chapitre suivant : { $card }
dark_castle-chance-boss = La dernière carte : { $card }
dark_castle-chance-item = Un objet : { $item }
dark_castle-chance-enemy = Le dé de l’ennemi montre { $trait }
dark_castle-chance-die = Le dé montre { $face }
dark_castle-chance-fate = Le dé de chapitre montre { $trait }

## Questions : posées à qui décide, puis dites aux autres

dark_castle-question-choose =
    { $which ->
        [1] Vous jouez deux personnages. Qui est le premier ?
        [2] Et qui l’accompagne ?
       *[other] Qui êtes-vous ?
    }
dark_castle-question-choose-others =
    { $playerIsYou ->
        [yes] Vous choisissez un personnage.
       *[no] { $player } choisit un personnage.
    }
dark_castle-question-turn =
    { $cards ->
        [one] Qui tourne la dernière carte ?
       *[other] Qui tourne la prochaine carte ? Il en reste { $cards }.
    }
dark_castle-question-turn-others = { $waiting_for } : qui tourne la prochaine carte ?
dark_castle-question-card = Une carte se tourne…
dark_castle-question-card-others = { dark_castle-question-card }
dark_castle-question-way = { $card } : que faites-vous ?
dark_castle-question-way-others = { $waiting_for } : que fait le groupe ? ({ $card })
dark_castle-question-nominate = { $card } : qui s’y colle ?
dark_castle-question-nominate-others = { $waiting_for } : qui s’y colle ? ({ $card })
dark_castle-question-enemy = Les dés de l’ennemi roulent…
dark_castle-question-enemy-others = { dark_castle-question-enemy }
dark_castle-question-before =
    { $heroKey ->
        [nobody] Quelque chose à utiliser avant le combat ?
       *[other] { $hero }, quelque chose à utiliser avant le combat ?
    }
dark_castle-question-before-others = { $waiting_for } peut utiliser un objet avant le combat ({ $card }).
dark_castle-question-omen = { $card } : l’ennemi se prépare, un dé décide comment.
dark_castle-question-omen-others = { dark_castle-question-omen }
dark_castle-question-rest = Manche { $round }, dégâts { $damage } : qui se repose ?
dark_castle-question-rest-others = { $waiting_for } : qui se repose pendant la manche { $round } ?
dark_castle-question-roll = { dark_castle-the-hero } lance son dé…
dark_castle-question-roll-others = { dark_castle-question-roll }
dark_castle-question-extra = L’arme { dark_castle-of-hero } s’abat : un dé de chapitre roule…
dark_castle-question-extra-others = { dark_castle-question-extra }
dark_castle-question-use =
    { $faceKey ->
        [none] { dark_castle-use-unrolled }
       *[other] { dark_castle-the-hero } a lancé : { $face }. Quelque chose à utiliser ?
    }
dark_castle-use-unrolled =
    { $heroKey ->
        [nobody] Quelque chose à utiliser sur ce jet ?
       *[other] { dark_castle-the-hero } n’a pas lancé. Quelque chose à utiliser tout de même ?
    }
dark_castle-question-use-others = { $waiting_for } peut utiliser un objet sur le jet.
dark_castle-question-reroll = { dark_castle-the-hero } relance…
dark_castle-question-reroll-others = { dark_castle-question-reroll }
dark_castle-question-keep = { $hero } : garder { $before } ou { $now } ?
dark_castle-question-keep-others = { $waiting_for } : { $before } ou { $now } pour { dark_castle-hero-low } ?
dark_castle-question-strike = Quel résultat s’applique maintenant ?
dark_castle-question-strike-others = { $waiting_for } : quel résultat s’applique maintenant ?
dark_castle-question-return = { $card } : un dé touché est relancé…
dark_castle-question-return-others = { dark_castle-question-return }
dark_castle-question-loss =
    { $heroKey ->
        [nobody] { dark_castle-losing } Quelque chose à utiliser ?
       *[other] { dark_castle-losing-asked }
    }
dark_castle-losing =
    { $victimKey ->
        [nobody] Plusieurs d’entre vous vont perdre des PV, { $most } au plus chacun.
       *[other] { dark_castle-the-victim } va perdre { $most } PV.
    }
dark_castle-losing-asked =
    { $lost ->
        [0] { dark_castle-losing } { $hero }, utilisez-vous quelque chose ?
       *[other] { dark_castle-the-hero } va perdre { $lost } PV. Quelque chose à utiliser ?
    }
dark_castle-question-loss-others = { $waiting_for } peut utiliser un objet avant que des PV ne soient perdus.
dark_castle-question-regrow = { $card } : un dé repousse…
dark_castle-question-regrow-others = { dark_castle-question-regrow }
dark_castle-question-dare =
    { $found ->
        [0] { $hero }, tentez-vous le coup ? Sur un dé de chapitre, la { $trait } vous coûte { $lost } PV ; le reste rapporte { dark_castle-dare-items }.
        [one] Un objet pour l’instant. Encore un coup, { $hero } ? Sur un dé de chapitre, la { $trait } vous coûte { $lost } PV ; le reste rapporte { dark_castle-dare-items }.
       *[other] { $found } objets pour l’instant. Encore un coup, { $hero } ? Sur un dé de chapitre, la { $trait } vous coûte { $lost } PV ; le reste rapporte { dark_castle-dare-items }.
    }
dark_castle-dare-items =
    { $items ->
        [one] un objet
       *[other] { $items } objets
    }
dark_castle-question-dare-others = { $waiting_for } : { dark_castle-hero-low } tente-t-il le coup ?
dark_castle-question-fate = Le dé roule pour { dark_castle-hero-low }…
dark_castle-question-fate-others = { dark_castle-question-fate }
dark_castle-question-item =
    { $items ->
        [one] On pioche un objet…
       *[other] On pioche { $items } objets…
    }
dark_castle-question-item-others = { dark_castle-question-item }
dark_castle-question-drop =
    { $overfull ->
        [1] { dark_castle-the-hero } n’a que deux mains : que laissez-vous ?
       *[other] { $hero } : de quoi vous séparez-vous ?
    }
dark_castle-question-drop-others = { $waiting_for } : que lâche { dark_castle-hero-low } ?
dark_castle-question-over = C’est fini.
dark_castle-question-over-others = { dark_castle-question-over }

## Faits

dark_castle-event-chose =
    { $seatIsYou ->
        [yes] Vous êtes { dark_castle-hero-low }.
       *[no] { $seat } est { dark_castle-hero-low }.
    }
dark_castle-event-proposed =
    { $seatIsYou ->
        [yes] Vous avez proposé : { $hero }.
       *[no] { $seat } a proposé : { $hero }.
    }
dark_castle-event-proposed_way =
    { $seatIsYou ->
        [yes] Vous avez proposé : { $way }.
       *[no] { $seat } a proposé : { $way }.
    }
dark_castle-event-turned = { dark_castle-the-hero } tourne la page : { $card }.
dark_castle-event-went = On choisit : { $way }.
dark_castle-event-nominated = { dark_castle-the-hero } s’avance.
dark_castle-event-enemy_die = L’ennemi montre { $trait }.
dark_castle-event-fight_began =
    { $dice ->
        [one] { $card } : un dé contre vous, dégâts { $damage }.
       *[other] { $card } : { $dice } dés contre vous, dégâts { $damage }.
    }
dark_castle-event-round_began = Manche { $round }.
dark_castle-event-rested =
    { $heroKey ->
        [nobody] Personne ne se repose.
       *[other] { dark_castle-the-hero } se repose.
    }
dark_castle-event-rolled = { dark_castle-the-hero } lance : { $face }.
dark_castle-event-extra_rolled = L’arme { dark_castle-of-hero } ajoute { $trait }.
dark_castle-event-used =
    { $itemKey ->
        [loaded_charm] { dark_castle-the-hero } utilise : { $item } ({ dark_castle-for-target }).
        [martyrs_tears] { dark_castle-the-hero } utilise : { $item } ({ dark_castle-for-target }).
        [mouldy_crust] { dark_castle-the-hero } mange : { $item }.
        [smoked_eel] { dark_castle-the-hero } mange : { $item }.
        [funeral_pie] { dark_castle-the-hero } mange : { $item }.
       *[other] { dark_castle-the-hero } utilise : { $item }.
    }
dark_castle-event-hexed = { dark_castle-the-hero } fait passer un dé de l’ennemi de { $shown } à { $trait }.
dark_castle-event-kept = { dark_castle-the-hero } garde { $face }.
dark_castle-event-blocked = { dark_castle-the-hero } pare.
dark_castle-event-hit =
    { $dice ->
        [one] { dark_castle-the-hero } abat un dé de { $trait }.
       *[other] { dark_castle-the-hero } abat { $dice } dés de { $trait }.
    }
dark_castle-event-missed = { dark_castle-the-hero } frappe dans le vide.
dark_castle-event-returned = Un dé revient, en { $trait }.
dark_castle-event-immune_to = Cette manche, la { $trait } ne lui fait rien.
dark_castle-event-shifted = Un dé de l’ennemi est relancé : { $trait }.
dark_castle-event-grew = Un dé de { $trait } repousse.
dark_castle-event-beaten = { $card } : c’en est fini.
dark_castle-event-lost_hp = { dark_castle-the-hero } perd { $amount } PV (il lui en reste { $left }).
dark_castle-event-healed = { dark_castle-the-hero } récupère { $amount } PV (il en a { $left }).
dark_castle-event-spared = { dark_castle-the-hero } échappe à la perte de { $amount } PV.
dark_castle-event-tried =
    { $need ->
        [one] { $successes ->
            [0] Raté.
           *[other] Réussi.
        }
       *[other] Réussites : { $successes } ; il en faut { $need }.
    }
dark_castle-event-test_ended =
    { $resultKey ->
        [passed] C’est fait.
       *[other] C’est manqué.
    }
dark_castle-event-dared = { dark_castle-the-hero } tente le coup.
dark_castle-event-fate = Le dé montre { $trait }.
dark_castle-event-found = Trouvé : { $item }. { $line } { $use }
dark_castle-event-given = Pour { dark_castle-hero-low } : { $item }.
dark_castle-event-left = Laissé sur place : { $item }.
dark_castle-event-laid = { dark_castle-the-hero } pose : { $item }.
dark_castle-event-dropped = { dark_castle-the-hero } lâche : { $item }.
dark_castle-event-died = { dark_castle-the-hero } est mort, page { $page } : { $card }. { $fall }
dark_castle-event-escaped = { $gate }
dark_castle-event-read = { $tale }
dark_castle-event-ended = { $ending }
dark_castle-event-walked =
    { $firstKey ->
        [none] { dark_castle-the-hero } sort avec { $left } PV, et les mains vides.
       *[other] { dark_castle-the-hero } sort avec { $left } PV, et avec ceci : { dark_castle-carried }.
    }
dark_castle-carried =
    { $secondKey ->
        [none] { $first }
       *[other] { $first }, { $second }
    }
dark_castle-event-stayed =
    { $left ->
        [one] { dark_castle-the-hero } avait encore { $left } PV, et nulle part où le porter.
       *[other] { dark_castle-the-hero } avait encore { $left } PV, et nulle part où les porter.
    }
dark_castle-event-fight_rules = { $rest } { $special }
dark_castle-event-test_began =
    { $testedKey ->
        [group] Ensemble, il vous faut { dark_castle-test-need } { dark_castle-test-rolls }.
        [all] Chacun doit obtenir la { $trait }.
        [you] Il VOUS faut { dark_castle-test-need } { dark_castle-test-rolls }.
       *[other] Il faut { dark_castle-test-need } { dark_castle-test-rolls }.
    }
dark_castle-test-need =
    { $need ->
        [one] la { $trait }
       *[other] { $need } × { $trait }
    }
dark_castle-test-rolls =
    { $rolls ->
        [one] en un seul jet
       *[other] en { $rolls } jets au plus
    }
dark_castle-event-test_price =
    { $payerKey ->
        [all] Qui échoue perd { $price } PV.
        [group] Un échec coûte { $price } PV à chacun de vous.
        [you] Un échec VOUS coûte { $price } PV.
       *[other] Un échec coûte { $price } PV.
    }

## Pourquoi pas

dark_castle-why-already_taken = { dark_castle-the-hero } est déjà pris.
dark_castle-why-characters_chosen = Chacun a son personnage.
dark_castle-why-not_here = { dark_castle-the-hero } n’est pas des vôtres.
dark_castle-why-nobody_turns = On ne tourne pas de carte maintenant.
dark_castle-why-no_ways = Il n’y a pas de chemin à choisir maintenant.
dark_castle-why-not_this_way = Ce choix n’est pas offert : { $way }.
dark_castle-why-no_nominee = Il n’y a personne à désigner maintenant.
dark_castle-why-no_rest = On choisit qui se repose au début d’une manche, quand elle le permet.
dark_castle-why-no_order = L’ordre des résultats n’est pas en question.
dark_castle-why-no_result = { dark_castle-the-hero } n’a pas de résultat à appliquer.
dark_castle-why-not_carried = Vous ne portez pas ceci : { $item }.
dark_castle-why-not_now = Cela ne sert pas maintenant : { $item }.
dark_castle-why-not_for = { $item } : pas pour { dark_castle-hero-low } en ce moment.
dark_castle-why-no_such_die = L’ennemi ne montre pas { $trait }.
dark_castle-why-same_face = Le dé montre déjà { $trait }.
dark_castle-why-nothing_to_keep = Il n’y a pas deux faces entre lesquelles choisir.
dark_castle-why-nothing_to_drop = Personne n’a rien à lâcher maintenant.
dark_castle-why-no_gamble = Il n’y a rien à tenter maintenant.
dark_castle-why-must_answer = Cette question attend une réponse.

## La fin

dark_castle-outcome-boss_beaten = Le portail est ouvert et tout le monde respire. Vous êtes libres.
dark_castle-outcome-death = Quelqu’un est mort, et le château garde le reste.
dark_castle-outcome-boss_beaten-short = le maître des lieux est vaincu
dark_castle-outcome-death-short = quelqu’un meurt

## Ce que disent les champs d’une vue

dark_castle-view-health = Les points de vie de départ, qui sont aussi le maximum.
dark_castle-view-heroes = Les personnages, dans l’ordre des places : qui, points de vie, objets.
dark_castle-view-you = Le personnage qui a tourné la dernière carte : VOUS ; null avant la première.
dark_castle-view-turned = Combien de cartes ont été tournées, carte de départ comprise.
dark_castle-view-card = La carte sur la table.
dark_castle-view-step = L’étape de la carte en cours ; null entre deux cartes.
dark_castle-view-fight = Les dégâts de l’ennemi, qui peut se reposer, et sa règle spéciale ; null hors combat.
dark_castle-view-chapters_left = Les chapitres pas encore tournés, sans ordre ; quinze d’entre tous forment le château.
dark_castle-view-items_left = Combien d’objets de chaque sorte dans la pioche.
dark_castle-view-items_discarded = Combien de chaque sorte dans la défausse.
dark_castle-view-found = Combien d’objets restent à piocher quand le chapitre sera fini.
dark_castle-view-nominee = Le personnage désigné en dernier.
dark_castle-view-stage = Ce que les règles font ensuite d’elles-mêmes.
dark_castle-view-back = Ce qui suit une perte ou un jet.
dark_castle-view-reason = Pourquoi la partie a pris fin ; null avant la fin.
dark_castle-view-bout = Les dés de l’ennemi, les jets, et ce que gardent un combat, une épreuve ou un pari.

## Cards: titles, then what is read aloud, then the ways they offer

dark_castle-card-scullery_rats = Les rats de l’arrière-cuisine
dark_castle-card-blind_gaoler = Le geôlier aveugle
dark_castle-card-torch_patrol = La ronde aux flambeaux
dark_castle-card-hangman = Le jour de congé du bourreau
dark_castle-card-kennel_hound = Le préféré du chenil
dark_castle-card-grey_widow = La veuve grise
dark_castle-card-empty_armour = L’armure vide
dark_castle-card-chained_ogre = L’ogre à la chaîne
dark_castle-card-leech_pool = Le bassin aux sangsues
dark_castle-card-hall_of_mirrors = La galerie des glaces
dark_castle-card-plague_doctor = Le médecin de la peste
dark_castle-card-arrow_slits = Les meurtrières
dark_castle-card-jealous_twins = Les jumeaux jaloux
dark_castle-card-carver = L’écuyer tranchant
dark_castle-card-gargoyle = La gargouille
dark_castle-card-tax_collector = Le percepteur
dark_castle-card-belfry_bats = Les chauves-souris du beffroi
dark_castle-card-drowned_monk = Le moine noyé
dark_castle-card-hungry_chest = Le coffre affamé
dark_castle-card-drunk_garrison = La garnison ivre
dark_castle-card-duellist = Le maître d’armes
dark_castle-card-wall_crawler = La chose au plafond
dark_castle-card-rotten_bridge = Le pont pourri
dark_castle-card-portcullis = La herse
dark_castle-card-riddle_door = La porte qui interroge
dark_castle-card-well_shaft = Le puits
dark_castle-card-locked_armoury = L’armurerie fermée
dark_castle-card-crawlspace = Le boyau
dark_castle-card-poisoned_cup = La coupe de l’hôte
dark_castle-card-three_levers = Les trois leviers
dark_castle-card-sleeping_dormitory = Le dortoir
dark_castle-card-alarm_bell = La cloche d’alarme
dark_castle-card-scriptorium = Le scriptorium
dark_castle-card-forgotten_pantry = Le garde-manger oublié
dark_castle-card-chapel_font = Le bénitier
dark_castle-card-spiked_coffer = Le coffret à pointes
dark_castle-card-guardroom_dice = Les dés du corps de garde
dark_castle-card-alchemists_shelf = L’étagère de l’alchimiste
dark_castle-card-falling_masonry = L’éboulement
dark_castle-card-toll_ghost = Le fantôme du péage
dark_castle-card-iron_cradle = Le berceau de fer
dark_castle-card-oubliette = L’oubliette
dark_castle-card-cold_gallery = La galerie froide
dark_castle-card-supply_cart = La charrette de l’intendant
dark_castle-card-false_confessor = Le faux confesseur
dark_castle-card-castellan = Le châtelain
dark_castle-card-bone_queen = La reine d’ossements
dark_castle-card-moat_hydra = La chose des douves
dark_castle-card-masked_count = Le comte aux cent visages
dark_castle-card-sleepless_saint = La sainte sans sommeil
dark_castle-card-cell_door = La porte du cachot

dark_castle-tale-scullery_rats =
    Le sol de l’arrière-cuisine remue. Ce n’est pas le sol. On a promis le souper à mille petites dents, et le cuisinier n’a manifestement pas tenu parole.
dark_castle-tale-blind_gaoler =
    Quarante ans qu’il arpente ce couloir : les yeux, il s’en passe. Qu’une épingle tombe, et il vient voir. Son trousseau est gros ; sa massue, davantage.
dark_castle-tale-torch_patrol =
    Des bottes, des torches, une chanson sur la mère de quelqu’un. La ronde débouche du tournant en chantant fort et faux. Le sergent exige le mot de passe : un psaume, à ce qu’on dit. Il prendrait n’importe quoi, pourvu qu’on le chante sans rire.
dark_castle-tale-hangman =
    Le bourreau raccommode sa corde et n’est pas fâché d’avoir de la visite. Il travaille seul et estime ceux qui en font autant. En groupe, dit-il, cela fait désordre. Dans la cohue, un beau coup n’en vaut pas deux, mais sa bourse est sous le tabouret.
dark_castle-tale-kennel_hound =
    Les autres chiens en ont peur. Le maître du chenil aussi, qui y a laissé un bras. La porte ne laisse entrer que l’un de vous à la fois. La bête raffole des manches, mord moins bien la gueule pleine, et enterre ce qu’elle prend.
dark_castle-tale-grey_widow =
    Elle attend à cette fenêtre depuis que le pont-levis lui a pris son mari. Ce qu’on lui arrache peut revenir, en soupirant, et plus sage qu’avant. Elle aimerait que vous restiez.
dark_castle-tale-empty_armour =
    Une armure descend de son socle. Il n’y a personne dedans, mais quelqu’un est fâché. On peut la démonter, à condition d’y aller rivet par rivet. Dans l’escalier, ce qui tombe ne se pare pas, mais quelque chose tinte dedans.
dark_castle-tale-chained_ogre =
    La chaîne est longue, et l’ogre s’ennuie, un boulet à la main. Chaque maillon qui cède le met en joie, et vous avez vu ce qu’il fait de ce qui le met en joie.
dark_castle-tale-leech_pool =
    Le couloir continue, mais sous l’eau. Quelque chose de mou s’intéresse à vos chevilles. On a beau en arracher, le bassin en a toujours une de plus.
dark_castle-tale-hall_of_mirrors =
    Chaque miroir vous montre sortant par une autre porte, et l’un des reflets s’est muni d’un couteau. Il ne se tient jamais deux fois au même endroit. Les éclats ne se parent pas, mais derrière les glaces brille une chose qui n’est pas un reflet.
dark_castle-tale-plague_doctor =
    Derrière son bec, il fredonne. Il a un remède à tout ce que vous tenterez, et en change sans prévenir. Un patient, dit-il, et les autres pourront passer.
dark_castle-tale-arrow_slits =
    Là-haut, quelqu’un a une arbalète et un long tour de garde. Parer ne sert à rien, les carreaux tombent d’en haut. Le levier qui ferme tout est à l’autre bout. Ceux qui n’ont pas été assez vifs ont encore leur sac.
dark_castle-tale-jealous_twins =
    Ils ont une hallebarde pour deux et une rancune pour tout le monde. Touchez-en un, les deux s’en souviendront ; ne touchez personne, ils en voudront à tous. De front, ils frappent par les deux bouts, ce qui ne se pare pas, et ne gardent plus ce qu’ils gardaient.
dark_castle-tale-carver =
    Nul n’a jamais découpé comme lui, et aucun rôti ne s’en est plaint. Il voit du premier coup qui boite, et commence par les morceaux tendres. Le marmiton, près de la trappe à farine, regarderait bien ailleurs, contre un petit quelque chose.
dark_castle-tale-gargoyle =
    Trois siècles qu’elle crache l’eau de pluie sur les évêques : elle a envie d’autre chose. Avec un bruit de meule, elle descend, gueule ouverte.
dark_castle-tale-tax_collector =
    Nul ne lui a dit que le village avait brûlé. Vous devez, note-t-il, quatre règnes d’arriérés. Il vous recevra un par un, avec quittance, et brandit contre tout ce que vous tenterez un décret, bon jusqu’au suivant.
dark_castle-tale-belfry_bats =
    La cloche n’a pas sonné depuis des années : elle est pleine. Quelqu’un éternue. La voilà vide, hormis le nid et ce qui y brille.
dark_castle-tale-drowned_monk =
    Il sort de la citerne, toujours lié par son vœu de silence, et lève un doigt : un seul à la fois. Ses cierges ne brûlent jamais deux fois au même endroit. Sous lui, au fond, reposent les offrandes des fidèles.
dark_castle-tale-hungry_chest =
    Un coffre au trésor, tout seul au milieu d’une pièce vide. Pour un meuble, il a de bien belles dents, et quelque chose entre elles.
dark_castle-tale-drunk_garrison =
    C’est la fête de quelqu’un. La garnison est trop ivre pour tenir debout et trop fière pour s’asseoir. Elle vous prend pour le spectacle, et jette un cadeau à qui lui plaît.
dark_castle-tale-duellist =
    Il salue. Il n’a jamais perdu un assaut : le vieux duc le laissait gagner, et les autres n’ont pas survécu. Il se bat contre un seul à la fois, et les fioritures le laissent froid : un double ne compte qu’une fois. Il prend aussi des élèves.
dark_castle-tale-wall_crawler =
    On remarque d’abord les gouttes. Puis les pattes. Il serait impoli de les compter, et d’ailleurs on n’a pas le temps. De là-haut, ses coups ne se parent pas ; en bas, elle vous tient dans un coin.
dark_castle-tale-rotten_bridge =
    Le pont était solide du temps du bâtisseur, qu’on a enterré dessous. On passe un par un, ou bien VOUS ouvrez la marche avec la corde. Ne comptez pas les planches, c’est décourageant.
dark_castle-tale-portcullis =
    L’une tombe derrière vous ; l’autre, devant, n’a jamais été levée. Ensemble, vous pourriez la soulever ; séparément, vous pourriez en admirer la ferronnerie. Une cale suffirait, mais il faut quelqu’un pour la tenir, et c’est VOUS.
dark_castle-tale-riddle_door =
    La porte a un visage, et le visage une énigme : « J’entre avec vous, je grandis quand la lumière baisse, et personne n’a jamais pu me mettre dehors. » Toute réponse lui va, pourvu qu’on la défende bien ; les autres, elle les mord.
dark_castle-tale-well_shaft =
    On ne peut continuer qu’en descendant. La corde n’est pas plus grosse qu’un doigt : on peut comparer, il y en a un de pris dedans. À mi-hauteur, dans une niche, quelqu’un a laissé un baluchon.
dark_castle-tale-locked_armoury =
    Derrière la grille pendent des choses qui coupent. La serrure est vieille, maligne et pleine d’aiguilles.
dark_castle-tale-crawlspace =
    Le mur est fendu de la largeur d’un chat bien nourri. Derrière vous respire quelque chose qui n’est pas un chat.
dark_castle-tale-poisoned_cup =
    Le couvert est mis, la coupe est pleine. Refuser serait une offense ; boire, un acte de foi. L’hôte observe, à travers le portrait.
dark_castle-tale-three_levers =
    Il faut tirer l’un, amadouer l’autre et comprendre le troisième. De la même main, précise la plaque. Plusieurs mains gauches y ont signé.
dark_castle-tale-sleeping_dormitory =
    Quarante gardes, quarante paillasses, un seul plancher qui grince. Tous sur la pointe des pieds, et ce qui pend aux montants est à vous ; au moindre bruit, les bottes volent sur tout le monde. L’un d’eux parle en dormant : c’est vous qu’il réclame.
dark_castle-tale-alarm_bell =
    La corde se balance et la cloche va suivre. Quelqu’un devrait intervenir. Tout le monde VOUS regarde.
dark_castle-tale-scriptorium =
    Des rayons de livres interdits, enchaînés pour qu’ils ne sortent pas. L’un d’eux sait par cœur ce que ce château cache, et où ; il voudrait qu’on le prie gentiment, une seule fois.
dark_castle-tale-forgotten_pantry =
    Du jambon. Du vrai, pendu dans le noir comme une prière exaucée. Derrière, une étagère de ce que quelqu’un comptait revenir chercher. On n’aura pas le temps de faire les deux.
dark_castle-tale-chapel_font =
    L’eau est claire, et la chapelle n’est vouée à personne de votre connaissance. Personne, non plus, ne garde le tronc.
dark_castle-tale-spiked_coffer =
    Le couvercle est hérissé de pointes et l’inscription dit : aux âmes généreuses seulement. Les taches sèches avaient cru à une façon de parler.
dark_castle-tale-guardroom_dice =
    Trois gardes jouent les effets des morts. Ils VOUS font une place, ravis : un joueur encore vivant, cela relève tellement l’enjeu.
dark_castle-tale-alchemists_shelf =
    Des rangées de flacons sans étiquettes et, dessous, une rangée d’assistants sans sourcils. Il doit bien y avoir là quelque chose de bon. C’est à VOUS de goûter, deux fois au plus.
dark_castle-tale-falling_masonry =
    Deux cents ans que le château s’écroule, et c’est maintenant qu’il s’y met pour de bon. Il y a une embrasure. Elle abrite tout le monde sauf un, à moins que VOUS ne l’élargissiez.
dark_castle-tale-toll_ghost =
    Il s’est noyé la caisse dans les bras et n’a plus jamais eu l’appoint. Il veut son dû, ou alors une main chaude à serrer. Cela fait si longtemps.
dark_castle-tale-iron_cradle =
    On l’appelle le berceau. Ce n’est pas pour les nourrissons. Son tiroir garde ce dont ses hôtes n’avaient plus besoin, et ne s’ouvre que si quelqu’un s’allonge.
dark_castle-tale-oubliette =
    La dalle bascule, et VOUS avec. En bas il fait noir, mais le locataire précédent a laissé ses affaires. En haut, il y a un rebord.
dark_castle-tale-cold_gallery =
    On a vendu les vitres pour payer la chapelle, et le vent a emménagé. Votre souffle tombe par terre et se brise. À mi-chemin, quelqu’un est assis, gelé, son sac sur les genoux.
dark_castle-tale-supply_cart =
    Une charrette, une mule endormie, un intendant qui ne dort que presque. Il échange une chose des VÔTRES contre une autre : il marchande en dormant. Deux autres sont sous la mule, qui rue dans ses rêves.
dark_castle-tale-false_confessor =
    Il offre l’absolution par une petite fenêtre, avec un grand couteau derrière. Il garde ce que laissent les pécheurs, et l’année fut bonne.
dark_castle-tale-castellan =
    Il se tient entre vous et le portail, et n’a jamais compris qu’on veuille partir. Pour commencer, il VOUS prend par l’oreille. Plus il doit s’expliquer, plus il frappe fort, et derrière vous la porte s’est fermée toute seule.
dark_castle-tale-bone_queen =
    Enterrée avec sa cour, elle s’est relevée sans, et s’en est fait une autre. Un os qu’on lui ôte peut se raviser. Elle VOUS tend une main à baiser, et la main mord.
dark_castle-tale-moat_hydra =
    Le pont-levis est baissé. Les douves se lèvent. La chose a autant de têtes qu’il en faut, et mord avec toutes celles que vous lui laissez.
dark_castle-tale-masked_count =
    Il salue les autres par leur nom, avec la voix de quelqu’un qu’ils ont enterré, et chacun y laisse un peu de couleur. VOUS, il vous embrasse, et c’est pire. Le temps de savoir quel visage est le sien, il l’a déjà rangé.
dark_castle-tale-sleepless_saint =
    Trois cents ans qu’elle prie pour qu’un mal lui soit épargné ; d’heure en heure, le ciel lui en épargne un autre. Elle commence par VOUS pardonner. C’est douloureux.
dark_castle-tale-cell_door =
    Il y a eu erreur, et l’erreur, c’est vous. Mais le geôlier est mort de son dîner, et ses clefs sont à portée d’un bras un peu long. Faites-lui les poches.

dark_castle-way-scullery_rats_stamp = Passer en écrasant tout
dark_castle-way-scullery_rats_feed = VOUS leur jetez un objet, et traversez le reste à coups de pied
dark_castle-way-blind_gaoler_rush = Lui sauter dessus avant qu’il ne se tourne
dark_castle-way-blind_gaoler_throw = VOUS jetez un objet au fond du couloir, et vous glissez sous son coude
dark_castle-way-torch_patrol_ambush = Leur tomber dessus au coin
dark_castle-way-torch_patrol_password = VOUS donnez le mot de passe, ou quelque chose d’approchant
dark_castle-way-hangman_single = Y aller un par un
dark_castle-way-hangman_crowd = Le renverser tous ensemble, et prendre sa bourse
dark_castle-way-kennel_hound_collar = Viser droit au collier
dark_castle-way-kennel_hound_sleeve = VOUS lui tendez d’abord une manche, bras compris, et déterrez ce qu’elle cache
dark_castle-way-grey_widow_face = Lui faire face et lui dire la vérité
dark_castle-way-grey_widow_mourn = VOUS pleurez avec elle jusqu’à l’aube
dark_castle-way-empty_armour_pry = La démonter, rivet par rivet
dark_castle-way-empty_armour_topple = La pousser dans l’escalier, et voir ce qui tintait
dark_castle-way-chained_ogre_hurry = En finir tant que la chaîne tient
dark_castle-way-chained_ogre_catch = VOUS jouez à la balle avec lui : ce qui tombe est à lui
dark_castle-way-leech_pool_salt = S’arrêter pour les arracher
dark_castle-way-leech_pool_wade = VOUS passez devant, et cherchez aux autres un gué de pierres
dark_castle-way-hall_of_mirrors_chase = Courir après celui qui a le couteau
dark_castle-way-hall_of_mirrors_smash = Briser les glaces une à une, pour ce qu’il y a derrière
dark_castle-way-plague_doctor_refuse = Refuser le traitement
dark_castle-way-plague_doctor_patient = L’un de vous s’allonge pour la saignée
dark_castle-way-arrow_slits_lever = Forcer le passage jusqu’au levier
dark_castle-way-arrow_slits_count = Quelqu’un compte entre deux carreaux ; s’il compte juste, on passe par les sacs
dark_castle-way-jealous_twins_quarrel = Les monter l’un contre l’autre
dark_castle-way-jealous_twins_both = Les prendre tous les deux de front, et ce qu’ils gardent avec
dark_castle-way-carver_knife = Affronter le couteau
dark_castle-way-carver_chute = VOUS donnez un objet au marmiton, et quelqu’un passe le premier par la trappe
dark_castle-way-gargoyle_stand = Faire front épaule contre épaule
dark_castle-way-gargoyle_gag = VOUS lui bourrez la gueule d’un objet, puis chacun son tour
dark_castle-way-tax_collector_dispute = Contester la somme
dark_castle-way-tax_collector_settle = VOUS réglez de deux objets, ou de votre sang pour chacun qui manque
dark_castle-way-belfry_bats_swat = Taper dans le tas
dark_castle-way-belfry_bats_ring = VOUS sonnez la cloche de l’intérieur, quitte à fouiller le nid
dark_castle-way-drowned_monk_vow = Lui répondre en silence
dark_castle-way-drowned_monk_dive = VOUS plongez sous lui, et remontez ce qui gît au fond
dark_castle-way-hungry_chest_open = L’ouvrir, puis lui ouvrir le ventre
dark_castle-way-hungry_chest_tiptoe = VOUS tenez le couvercle pendant que les autres passent, et lui curez les dents
dark_castle-way-drunk_garrison_brawl = Leur offrir la bagarre, et garder ce qui vole
dark_castle-way-drunk_garrison_dance = Danser pour eux, tous ensemble ; les faux pas, c’est VOUS qui les payez
dark_castle-way-duellist_accept = Accepter : l’un de vous à chaque manche
dark_castle-way-duellist_lesson = VOUS demandez plutôt une leçon ; au bon élève, un prix
dark_castle-way-wall_crawler_below = La combattre là où elle pend, pour ce qui pend à côté
dark_castle-way-wall_crawler_drop = La laisser tomber parmi vous, et faire vite
dark_castle-way-rotten_bridge_each = Passer un par un, chacun pour soi
dark_castle-way-rotten_bridge_rope = VOUS passez d’abord, la corde à la taille
dark_castle-way-portcullis_lift = Soulever d’un même élan, VOUS dessous
dark_castle-way-portcullis_wedge = VOUS glissez dessous deux objets et un orteil ; pour chaque objet qui manque, un pied
dark_castle-way-riddle_door_shadow = « Une ombre » : quelqu’un défend la réponse
dark_castle-way-riddle_door_secret = « Un secret » : VOUS le dites sans rire
dark_castle-way-well_shaft_climb = Quelqu’un d’agile passe devant, par la niche
dark_castle-way-well_shaft_jump = VOUS sautez, et amortissez la chute des autres
dark_castle-way-locked_armoury_pick = Quelqu’un crochète la serrure
dark_castle-way-locked_armoury_leave = Passer, à regret
dark_castle-way-crawlspace_push = VOUS rentrez le ventre, et forcez
dark_castle-way-crawlspace_bait = VOUS lui laissez un objet à ronger, puis forcez
dark_castle-way-poisoned_cup_smell = VOUS la humez d’abord
dark_castle-way-poisoned_cup_spill = VOUS la renversez, demandez pardon à genoux et laissez un objet ; sans objet, à genoux plus longtemps
dark_castle-way-alarm_bell_hold = VOUS vous pendez au battant
dark_castle-way-alarm_bell_cut = VOUS coupez la corde, au risque de vider vos poches
dark_castle-way-scriptorium_read = VOUS lisez à haute voix
dark_castle-way-scriptorium_burn = VOUS y mettez le feu pour la chaleur, et respirez la fumée
dark_castle-way-forgotten_pantry_eat = Manger, tous, tout de suite
dark_castle-way-forgotten_pantry_pack = Laisser le jambon, et se servir sur l’étagère
dark_castle-way-chapel_font_drink = VOUS buvez au bénitier
dark_castle-way-chapel_font_rob = VOUS plongez la main dans le tronc, tant pis si quelque chose mord
dark_castle-way-spiked_coffer_reach = VOUS forcez le couvercle à mains nues
dark_castle-way-spiked_coffer_give = VOUS y glissez un objet, il en ressort un autre
dark_castle-way-falling_masonry_outside = Désigner qui reste dehors
dark_castle-way-falling_masonry_shore = VOUS l’étayez de deux objets, ou d’une épaule pour chacun qui manque
dark_castle-way-toll_ghost_toll = VOUS payez d’un objet
dark_castle-way-toll_ghost_hand = VOUS lui serrez la main, et la caisse lui échappe
dark_castle-way-iron_cradle_lie = Désigner qui s’allonge
dark_castle-way-iron_cradle_shudder = Frissonner et passer
dark_castle-way-oubliette_fall = VOUS lâchez prise, et tombez au milieu de ses affaires
dark_castle-way-oubliette_cling = VOUS vous cramponnez au rebord, et c’est un objet qui tombe
dark_castle-way-cold_gallery_huddle = Se serrer, et pousser jusqu’au sac
dark_castle-way-cold_gallery_burn = VOUS brûlez un objet, et tout le monde file
dark_castle-way-supply_cart_under = Désigner qui fouille sous la mule
dark_castle-way-supply_cart_barter = VOUS échangez un objet contre un autre
dark_castle-way-false_confessor_kneel = VOUS vous agenouillez, et lui attrapez la manche
dark_castle-way-false_confessor_sacrifice = Désigner qui s’agenouille, et prend le coup

## Items: names, then what each is good for

dark_castle-item-cudgel = gourdin
dark_castle-item-boning_knife = couteau à désosser
dark_castle-item-censer = encensoir
dark_castle-item-halberd = hallebarde
dark_castle-item-flail = fléau d’armes
dark_castle-item-mail_shirt = cotte de mailles
dark_castle-item-saints_finger = doigt de saint
dark_castle-item-bone_rosary = chapelet d’os
dark_castle-item-bulls_blood = sang de taureau
dark_castle-item-fox_cordial = cordial du renard
dark_castle-item-owl_tincture = teinture de hibou
dark_castle-item-second_wind = second souffle
dark_castle-item-loaded_charm = gri-gri pipé
dark_castle-item-stone_draught = breuvage de pierre
dark_castle-item-martyrs_tears = larmes de martyr
dark_castle-item-hexing_salt = sel à jeter les sorts
dark_castle-item-mouldy_crust = croûton moisi
dark_castle-item-smoked_eel = anguille fumée
dark_castle-item-funeral_pie = tourte d’enterrement

dark_castle-item_use-cudgel = Une fois par manche, quand votre dé montre Force, relancez-le et gardez celui des deux que vous voulez.
dark_castle-item_use-boning_knife = Une fois par manche, quand votre dé montre Ruse, relancez-le et gardez celui des deux que vous voulez.
dark_castle-item_use-censer = Une fois par manche, quand votre dé montre Sagesse, relancez-le et gardez celui des deux que vous voulez.
dark_castle-item_use-halberd = À deux mains. En combat, un dé de chapitre se lance avec votre attaque et y ajoute son symbole.
dark_castle-item_use-flail = À deux mains. Une fois par manche, après une touche, vous attaquez une seconde fois.
dark_castle-item_use-mail_shirt = En combat, tout dégât que vous subissez est réduit de 1, sans descendre sous 1.
dark_castle-item_use-saints_finger = Un symbole simple de votre dé compte pour deux. Il ne pare pas.
dark_castle-item_use-bone_rosary = Chaque double que vous lancez vous rend 1 PV.
dark_castle-item_use-bulls_blood = Se consomme : ajoutez une Force à votre jet.
dark_castle-item_use-fox_cordial = Se consomme : ajoutez une Ruse à votre jet.
dark_castle-item_use-owl_tincture = Se consomme : ajoutez une Sagesse à votre jet.
dark_castle-item_use-second_wind = Se consomme : relancez votre dé.
dark_castle-item_use-loaded_charm = Se consomme : relancez le dé de qui vous voulez.
dark_castle-item_use-stone_draught = Se consomme : pour cette fois, vous ne perdez aucun PV.
dark_castle-item_use-martyrs_tears = Se consomme : pour cette fois, un autre ne perd aucun PV.
dark_castle-item_use-hexing_salt = Se consomme avant un combat : tournez un dé de l’ennemi sur l’attribut de votre choix.
dark_castle-item_use-mouldy_crust = Se mange : rend 1 PV.
dark_castle-item_use-smoked_eel = Se mange : rend 2 PV.
dark_castle-item_use-funeral_pie = Se mange : rend 1 PV à chacun.

## Comment un chemin a fini (DC-33)

dark_castle-ending-scullery_rats_stamp_beaten = Les derniers s’en vont par la rigole, en bon ordre et toujours affamés. Personne ne regarde ses semelles.
dark_castle-ending-scullery_rats_feed_passed = { dark_castle-the-hero } se fraie un chemin à coups de pied avant la fin du repas, et rapporte ce qu’ils gardaient pour plus tard.
dark_castle-ending-scullery_rats_feed_failed = { dark_castle-the-hero } atteint la porte avec l’impression d’avoir perdu une cheville. Derrière vous, on se dispute l’addition.
dark_castle-ending-blind_gaoler_rush_beaten = Les clefs tombent en dernier, et il les entend. « Quarante ans », dit-il, et il s’assied pour les compter.
dark_castle-ending-blind_gaoler_throw_fled = Il va voir, massue en avant, et son coude rencontre { dark_castle-hero-low } au passage. Le temps qu’il aille voir cela aussi, vous êtes tous passés.
dark_castle-ending-torch_patrol_ambush_beaten = Les torches s’éteignent une à une dans la flaque. Nul ne saura jamais la fin de la chanson.
dark_castle-ending-torch_patrol_password_passed = { dark_castle-the-hero } récite quatre versets et un amen. Le sergent, qui ne connaît que le premier, salue.
dark_castle-ending-torch_patrol_password_beaten = Ce n’était pas un psaume. Ce n’était même pas convenable. Mais la ronde ne le répétera pas.
dark_castle-ending-hangman_single_beaten = { dark_castle-the-sent } lui prête la main pour le nœud. Il tient : la corde était bonne, il l’a toujours dit.
dark_castle-ending-hangman_crowd_beaten = Le tabouret part d’un côté, lui de l’autre. Il avait raison : cela fait désordre.
dark_castle-ending-kennel_hound_collar_beaten = { dark_castle-the-sent } tient le collier, puis tient le chien. La bête se couche, comme si c’était son idée.
dark_castle-ending-kennel_hound_sleeve_beaten = Elle ne lâche pas la manche, même à présent. Vous la lui laissez, et prenez ce qu’elle avait enterré.
dark_castle-ending-grey_widow_face_beaten = « Alors il ne viendra pas », dit-elle, et pour la première fois la fenêtre montre le matin.
dark_castle-ending-grey_widow_mourn_passed = { dark_castle-the-hero } trouve le mot juste avant l’aube. Elle hoche la tête, et n’en demande pas d’autre.
dark_castle-ending-grey_widow_mourn_failed = À l’aube, elle sourit. { dark_castle-the-hero } ne sait plus comment on fait.
dark_castle-ending-empty_armour_pry_beaten = Le dernier rivet roule sur les dalles. Quelque part, quelqu’un est vraiment très fâché.
dark_castle-ending-empty_armour_topple_beaten = Elle descend l’escalier par morceaux, jambières en tête. En bas, un gantelet fait signe, puis plus rien.
dark_castle-ending-chained_ogre_hurry_beaten = Il s’assied sur sa chaîne et vous regarde, peiné. Il commençait à peine à s’amuser.
dark_castle-ending-chained_ogre_catch_passed = { dark_castle-the-hero } attrape le boulet et le renvoie. L’ogre applaudit encore quand vous avez passé le coin.
dark_castle-ending-chained_ogre_catch_failed = Le boulet l’emporte. L’ogre relève { dark_castle-hero-low }, garde ce qui tombe, et demande : encore ?
dark_castle-ending-leech_pool_salt_beaten = L’eau ne bouge plus. Vous comptez vos orteils, puis ceux des autres ; le compte y est.
dark_castle-ending-leech_pool_wade_passed = { dark_castle-the-hero } sonde les pierres une à une, et vous traversez tous les genoux au sec.
dark_castle-ending-leech_pool_wade_failed = La dernière pierre n’en était pas une. { dark_castle-the-hero } ressort plus pâle, et en compagnie. Elles se décrochent quand elles n’ont plus soif.
dark_castle-ending-hall_of_mirrors_chase_beaten = Le couteau est par terre, et dans chaque glace il manque l’un de vous.
dark_castle-ending-hall_of_mirrors_smash_beaten = La dernière glace tombe. Au compte des superstitieux, vous voilà maudits jusqu’à vos arrière-petits-enfants.
dark_castle-ending-plague_doctor_refuse_beaten = Sous le bec, il y a un bec plus petit. Vous ne regardez pas sous celui-là.
dark_castle-ending-plague_doctor_patient_passed = { dark_castle-the-sent } s’enquiert poliment de ses honoraires. Il se souvient d’un autre patient, et bouche le flacon à moitié plein.
dark_castle-ending-plague_doctor_patient_failed = Il bouche le flacon, le lève à la lumière et s’estime content. { dark_castle-the-sent } est prié de garder le lit un mois.
dark_castle-ending-arrow_slits_lever_beaten = Le levier tombe, les volets aussi, et là-haut quelqu’un jure : c’était la fin de son tour.
dark_castle-ending-arrow_slits_count_passed = « Maintenant », dit { dark_castle-sent-low }, et c’est le moment. Le carreau frappe la dalle où vous étiez tous.
dark_castle-ending-arrow_slits_count_failed = { dark_castle-the-sent } compte sur deux doigts différents. Au bout du compte, tout le monde court.
dark_castle-ending-jealous_twins_quarrel_beaten = Chacun accuse l’autre jusqu’au bout. On enterrera la hallebarde entre eux, et ils tireront encore.
dark_castle-ending-jealous_twins_both_beaten = Ils tombent ensemble : c’est bien la première chose dont ils ne se disputent pas.
dark_castle-ending-carver_knife_beaten = Il pose son couteau en travers de la planche, le fil loin des convives. Des manières jusqu’au bout.
dark_castle-ending-carver_chute_passed = { dark_castle-the-sent } ressort en bas, blanc comme un fantôme et sifflotant. Les autres suivent comme des miches.
dark_castle-ending-carver_chute_failed = { dark_castle-the-sent } repère chaque coude avec le sien. La farine cache le plus gros.
dark_castle-ending-gargoyle_stand_beaten = Elle se fend le long d’une vieille fêlure. Dedans, trois siècles de pluie attendent encore leur tour.
dark_castle-ending-gargoyle_gag_beaten = Elle s’étrangle sur ce qu’on lui a donné, et redevient de l’architecture.
dark_castle-ending-tax_collector_dispute_beaten = { dark_castle-the-sent } trouve une erreur dans la troisième colonne. Le percepteur vérifie, pâlit, et se met à l’amende.
dark_castle-ending-tax_collector_settle_fled = { dark_castle-the-hero } signe là où il est écrit « ici ». On vous remet une quittance, et le droit de payer encore.
dark_castle-ending-belfry_bats_swat_beaten = L’air est vide, le sol ne l’est plus. Là-haut, la cloche rend une petite note de gratitude.
dark_castle-ending-belfry_bats_ring_passed = { dark_castle-the-hero } redescend, sourd et content, avec quelque chose qui brille.
dark_castle-ending-belfry_bats_ring_failed = Le nid n’était pas vide. { dark_castle-the-hero } redescend plus vite que prévu, et sans ce qui brillait.
dark_castle-ending-belfry_bats_ring_fled = { dark_castle-the-hero } redescend sourd, regarde le nid, et se ravise.
dark_castle-ending-drowned_monk_vow_beaten = { dark_castle-the-sent } se tait si bien que le moine s’incline, et coule sans presque rider l’eau.
dark_castle-ending-drowned_monk_dive_fled = { dark_castle-the-hero } remonte de l’autre côté, bleu, le poing si serré qu’il faudra le réchauffer pour l’ouvrir.
dark_castle-ending-hungry_chest_open_beaten = Il meurt comme il a vécu, la bouche pleine. Ce qu’il n’avait pas digéré est à vous.
dark_castle-ending-hungry_chest_tiptoe_passed = { dark_castle-the-hero } lui cure les dents si doucement qu’il bâille. Vous êtes tous passés avant qu’il songe à se refermer.
dark_castle-ending-hungry_chest_tiptoe_failed = { dark_castle-the-hero } lâche en dernier, et le plus vite. Le couvercle parle de la prochaine fois.
dark_castle-ending-drunk_garrison_brawl_beaten = Le dernier debout vous serre la main et s’écroule. De l’avis général, c’était une belle fête.
dark_castle-ending-drunk_garrison_dance_passed = Ils pleurent, ils jettent des cadeaux, ils veulent tout revoir. Vous sortez à reculons, en saluant.
dark_castle-ending-drunk_garrison_dance_failed = { dark_castle-the-hero } est jeté dehors pour les pas de toute la troupe ; on jette la troupe ensuite.
dark_castle-ending-duellist_accept_beaten = { dark_castle-the-sent } le touche là où le duc n’a jamais touché. Le maître salue, un peu surpris, et ne se relève pas.
dark_castle-ending-duellist_lesson_passed = « Vous baissez l’épaule, dit-il, mais moins que les autres. » { dark_castle-the-hero } reçoit un petit prix.
dark_castle-ending-duellist_lesson_failed = Il corrige { dark_castle-hero-low } jusqu’à la fin de l’heure, avec bonté ; c’est le pire.
dark_castle-ending-wall_crawler_below_beaten = Elle lâche prise, une patte après l’autre. Vous vous écartez, plusieurs fois, puis encore pour son garde-manger.
dark_castle-ending-wall_crawler_drop_beaten = Elle est tombée parmi vous, et ce fut son erreur. Personne ne propose de compter les pattes.
dark_castle-ending-rotten_bridge_each_passed = Tout le monde est passé. Derrière vous, une planche réfléchit, puis lâche.
dark_castle-ending-rotten_bridge_each_failed = Toutes les planches n’en étaient pas. On repêche par le col ceux qui l’ont découvert, et l’on repart.
dark_castle-ending-rotten_bridge_rope_passed = { dark_castle-the-hero } fait de l’autre côté un nœud à retenir un évêque. Vous passez comme des évêques.
dark_castle-ending-rotten_bridge_rope_failed = { dark_castle-the-hero } passe au travers, la corde non. Vous franchissez { dark_castle-hero-low }, qui ne bouge pas d’un cil.
dark_castle-ending-portcullis_lift_passed = Elle monte, avec un bruit de mauvaise nouvelle. Vous êtes dessous, puis loin, avant qu’elle ne se ravise.
dark_castle-ending-portcullis_lift_failed = Elle monte jusqu’où il lui plaît, et s’appuie sur { dark_castle-hero-low }. Il reste de quoi ramper.
dark_castle-ending-portcullis_wedge_passed = { dark_castle-the-hero } passe en dernier, et boite. La herse se referme sur ce qui reste.
dark_castle-ending-riddle_door_shadow_passed = { dark_castle-the-sent } défend sa réponse jusqu’au bout. « Une ombre », dit lentement la porte, et elle s’ouvre pour voir la sienne.
dark_castle-ending-riddle_door_shadow_failed = « Une ombre, dit-elle la bouche pleine, on me l’a déjà faite. » Elle s’ouvre, pour respirer.
dark_castle-ending-riddle_door_secret_passed = « Un secret », dit { dark_castle-hero-low }. La porte supplie qu’on le lui confie, et s’ouvre pour mieux entendre.
dark_castle-ending-riddle_door_secret_failed = « Un secret », dit { dark_castle-hero-low }, et il rit trop tôt. Elle mord, puis laisse passer par pitié.
dark_castle-ending-well_shaft_climb_passed = { dark_castle-the-sent } appelle d’en bas : ça tient, et ne regardez pas ce qui est pris dedans.
dark_castle-ending-well_shaft_climb_failed = On entend { dark_castle-sent-low } arriver. Après cela, les autres connaissent au juste la profondeur.
dark_castle-ending-well_shaft_jump_passed = { dark_castle-the-hero } amortit la chute de chacun, l’un après l’autre, et l’on remercie à chaque fois.
dark_castle-ending-locked_armoury_pick_passed = La serrure pousse un petit soupir. { dark_castle-the-sent } la salue ; tout le monde tend le bras.
dark_castle-ending-locked_armoury_pick_failed = Les aiguilles ont parlé. { dark_castle-the-sent } ne sent plus sa main, et pour l’instant c’est tant mieux.
dark_castle-ending-locked_armoury_leave_passed = Vous passez. Durant trois couloirs, chacun se retourne vers les choses qui coupent.
dark_castle-ending-crawlspace_push_passed = { dark_castle-the-hero } ressort de l’autre côté comme un bouchon. Ce qui respire derrière n’a pas la taille pour suivre.
dark_castle-ending-crawlspace_push_failed = { dark_castle-the-hero } laisse de la peau au mur, et davantage à ce qui respire. Mais vous êtes passés.
dark_castle-ending-crawlspace_bait_passed = Derrière, ça mâche. { dark_castle-the-hero } est passé avant que ça n’avale.
dark_castle-ending-crawlspace_bait_failed = Ça a fini plus tôt que prévu, et continué par { dark_castle-hero-low }. Mais vous êtes passés.
dark_castle-ending-poisoned_cup_smell_passed = De l’amande. { dark_castle-the-hero } lève la coupe vers le portrait et la verse dans les fougères. Les fougères se couchent.
dark_castle-ending-poisoned_cup_smell_failed = Cela ne sent rien du tout. C’était bien le problème, pense { dark_castle-hero-low }, une fois par terre.
dark_castle-ending-poisoned_cup_spill_passed = { dark_castle-the-hero } s’excuse longuement. Le tapis fume. Le portrait, ému, vous laisse partir.
dark_castle-ending-three_levers_passed = Le troisième levier est compris, et le dit d’un déclic. { dark_castle-the-sent } signe la plaque, de la main gauche.
dark_castle-ending-three_levers_failed = Le troisième levier se sent incompris. La porte s’ouvre quand même, et { dark_castle-sent-low } y laisse un bout de doigt.
dark_castle-ending-sleeping_dormitory_passed = Quarante gardes dorment toujours. L’un d’eux souhaite bonne nuit à quelqu’un qui n’est plus là.
dark_castle-ending-sleeping_dormitory_failed = Quelqu’un crie que quelqu’un crie. Vous êtes dehors avant qu’ils ne s’accordent sur qui.
dark_castle-ending-alarm_bell_hold_passed = La cloche cogne { dark_castle-hero-low } et rend un bruit de paillasse. Personne ne vient.
dark_castle-ending-alarm_bell_hold_failed = { dark_castle-the-hero } sonne, et la cloche aussi. Vous êtes ailleurs quand on vient voir lequel.
dark_castle-ending-alarm_bell_cut_passed = La corde tombe dans les bras { dark_castle-of-hero }, tout entière, comme un serpent fatigué.
dark_castle-ending-alarm_bell_cut_failed = La corde emporte { dark_castle-hero-low } et le secoue tout son soûl avant de lâcher. Les poches ne sont pas faites pour cela.
dark_castle-ending-scriptorium_read_passed = { dark_castle-the-hero } demande gentiment, et une page se tourne. Derrière le troisième rayon, dit-elle ; c’est vrai.
dark_castle-ending-scriptorium_read_failed = { dark_castle-the-hero } écorche un nom. Le livre le reprend, sèchement, et se referme.
dark_castle-ending-scriptorium_burn_passed = Cela brûle avec une odeur d’opinions. { dark_castle-the-hero } tousse une note en bas de page.
dark_castle-ending-forgotten_pantry_eat_passed = Personne ne parle un moment. Quelqu’un dit le bénédicité après : mieux vaut tard que jamais.
dark_castle-ending-forgotten_pantry_pack_passed = Vous sortez quelque chose à la main, et parlez du jambon jusqu’à la porte suivante.
dark_castle-ending-chapel_font_drink_passed = Cela a un goût de cave et de pardon. { dark_castle-the-hero } boit à la santé de qui de droit.
dark_castle-ending-chapel_font_rob_passed = La chose, quelle qu’elle fût, a fini par lâcher. { dark_castle-the-hero } compte la recette, puis les doigts.
dark_castle-ending-spiked_coffer_give_passed = Le couvercle avale, réfléchit et rend. Ce n’est pas la taille du cadeau qui compte, dit l’inscription au dos.
dark_castle-ending-spiked_coffer_reach_passed = { dark_castle-the-hero } a les deux mains pleines, et pleines de trous.
dark_castle-ending-guardroom_dice_passed = { dark_castle-the-hero } rafle les effets des morts. Les gardes demandent à voir le dé ; ce n’est qu’un dé.
dark_castle-ending-guardroom_dice_failed = Force. Ils règlent cela comme ils règlent tout, et s’en servent pour montrer la porte { dark_castle-to-hero }.
dark_castle-ending-guardroom_dice_fled = { dark_castle-the-hero } remercie et ne s’assied pas. Ils vous suivent du regard, comme on suit un beau manteau.
dark_castle-ending-alchemists_shelf_passed = { dark_castle-the-hero } est encore là, avec ses deux sourcils, et essuie les flacons pour la route.
dark_castle-ending-alchemists_shelf_failed = Un éclair. { dark_castle-the-hero } rejoint un instant la rangée des assistants ; on l’en retire.
dark_castle-ending-alchemists_shelf_fled = { dark_castle-the-hero } remet le bouchon. Quelque part dans la rangée, un assistant approuve.
dark_castle-ending-falling_masonry_outside_passed = Quand la poussière retombe, { dark_castle-sent-low } se tient dehors, en forme d’embrasure.
dark_castle-ending-falling_masonry_shore_passed = L’étai tient le temps qu’il faut ; après quoi il fait partie du bâtiment.
dark_castle-ending-toll_ghost_toll_passed = Il le laisse tomber dans la caisse et guette le fond. Il n’y en a pas. Il vous fait signe de passer.
dark_castle-ending-toll_ghost_hand_passed = Il ne veut pas lâcher, puis lâche. { dark_castle-the-hero } ne sent plus ses doigts ; la caisse a roulé à vos pieds.
dark_castle-ending-iron_cradle_lie_passed = Le tiroir s’ouvre, le berceau balance une fois, et { dark_castle-sent-low } se relève plus vieux.
dark_castle-ending-iron_cradle_shudder_passed = Vous pressez le pas. Derrière vous, par habitude, il se balance.
dark_castle-ending-oubliette_fall_passed = { dark_castle-the-hero } tombe sur le locataire précédent, qui ne dit rien. On descend la corde, et l’on remonte l’homme et l’héritage.
dark_castle-ending-oubliette_cling_passed = Dix doigts tiennent bon. Quelque chose tombe à la place { dark_castle-of-hero }, et n’en finit pas de tomber.
dark_castle-ending-cold_gallery_huddle_passed = Vous l’atteignez en un seul tas. Il lâche le sac sans peine, avec un bruit de brindille.
dark_castle-ending-cold_gallery_burn_passed = Cela brûle bleu, et pas longtemps. Vous êtes passés avant que le vent n’y prenne garde.
dark_castle-ending-supply_cart_under_passed = La mule rue une fois, sans s’éveiller. { dark_castle-the-sent } ressort à reculons, les bras chargés.
dark_castle-ending-supply_cart_barter_passed = « Un qui entre, un qui sort », soupire-t-il, et dans son sommeil le compte tombe juste.
dark_castle-ending-false_confessor_kneel_passed = { dark_castle-the-hero } tire ; l’autre passe la fenêtre jusqu’au coude, et lâche tout.
dark_castle-ending-false_confessor_kneel_failed = { dark_castle-the-hero } est absous, entre la quatrième côte et la cinquième. La fenêtre se ferme.
dark_castle-ending-false_confessor_sacrifice_passed = { dark_castle-the-sent } avoue une broutille, et n’est pardonné que de la pointe.
dark_castle-ending-cell_door_passed = La porte s’ouvre sans un bruit. Après tout ce temps, vous en attendiez davantage.

## Qui tombe là (DC-33)

dark_castle-fall-scullery_rats = On avait promis le souper à mille petites dents ; c’est chose tenue.
dark_castle-fall-blind_gaoler = Il tâte le visage du bout des doigts, hoche la tête, et raccroche une clef de plus.
dark_castle-fall-torch_patrol = Quand ils arrivent au corps de garde, la chanson a un couplet de plus.
dark_castle-fall-hangman = Il présente ses excuses : c’était, après tout, son jour de congé.
dark_castle-fall-kennel_hound = Le maître du chenil trouvera la manche, et comprendra.
dark_castle-fall-grey_widow = Elles sont deux ombres à la fenêtre à présent, et l’une est heureuse.
dark_castle-fall-empty_armour = L’armure remonte sur son socle. Elle n’est plus vide.
dark_castle-fall-chained_ogre = L’ogre attend qu’on lui renvoie la balle. Il attend longtemps.
dark_castle-fall-leech_pool = Le bassin garde son niveau. Comme toujours.
dark_castle-fall-hall_of_mirrors = Dans chaque glace, quelqu’un sort par une autre porte, et ne se retourne pas.
dark_castle-fall-plague_doctor = « Dommage », dit le bec, et il note la dose.
dark_castle-fall-arrow_slits = Là-haut, quelqu’un taille une encoche, et songe à la relève.
dark_castle-fall-jealous_twins = Ils se disputent aussitôt pour savoir lequel des deux c’était.
dark_castle-fall-carver = On le sert avec un brin de persil, à la haute table, à des gens qui ne demandent rien.
dark_castle-fall-gargoyle = Les jours de pluie, l’eau aura un goût, quelque temps.
dark_castle-fall-tax_collector = Il y a aussi une taxe là-dessus. Il l’inscrit au chapitre du bois.
dark_castle-fall-belfry_bats = La cloche sonne un coup, toute seule, par politesse.
dark_castle-fall-drowned_monk = Il fait de la place au fond, parmi les offrandes, et allume un cierge de plus.
dark_castle-fall-hungry_chest = Le couvercle se referme doucement. Un coffre au trésor, tout seul au milieu d’une pièce vide.
dark_castle-fall-drunk_garrison = Quelqu’un couvre le visage d’une nappe, quelqu’un d’autre réclame le fromage.
dark_castle-fall-duellist = Il salue le corps, et fait observer que l’épaule baissait.
dark_castle-fall-wall_crawler = Elle remonte, lourde de deux.
dark_castle-fall-rotten_bridge = Là-dessous, le bâtisseur a de la compagnie.
dark_castle-fall-portcullis = Plus d’un en admirera la ferronnerie.
dark_castle-fall-riddle_door = « Ce n’était pas la bonne réponse », dit la porte, et elle espère qu’il en viendra d’autres.
dark_castle-fall-well_shaft = On descend le seau, par habitude ; il remonte lourd.
dark_castle-fall-locked_armoury = La serrure était vieille et maligne, et pleine d’aiguilles.
dark_castle-fall-crawlspace = Ce qui respirait n’est même pas essoufflé.
dark_castle-fall-poisoned_cup = Derrière le portrait, quelqu’un dit « à votre santé », et le pense.
dark_castle-fall-three_levers = Une main gauche de plus a signé la plaque.
dark_castle-fall-sleeping_dormitory = Il ne parle plus en dormant. On lui a donné ce qu’il réclamait.
dark_castle-fall-alarm_bell = Pour qui elle sonne, nul besoin de le demander.
dark_castle-fall-scriptorium = Le livre y consacre une ligne, et se referme avec un petit bruit satisfait.
dark_castle-fall-forgotten_pantry = Cela pend dans le noir, comme une prière exaucée.
dark_castle-fall-chapel_font = Dans le tronc, quelque chose compte jusqu’à dix, sur des doigts.
dark_castle-fall-spiked_coffer = Une tache de plus qui avait cru à une façon de parler.
dark_castle-fall-guardroom_dice = Trois gardes jouent les effets des morts. Il y a davantage au pot, maintenant.
dark_castle-fall-alchemists_shelf = Ce flacon-là, au moins, a désormais une étiquette.
dark_castle-fall-falling_masonry = Deux cents ans, et le château a enfin terminé un mur.
dark_castle-fall-toll_ghost = Le péage est payé en entier. Il n’a toujours pas l’appoint.
dark_castle-fall-iron_cradle = Le tiroir s’ouvre une fois de plus, pour ce qui ne servira plus.
dark_castle-fall-oubliette = Le prochain locataire trouvera tout en ordre.
dark_castle-fall-cold_gallery = Ils sont deux, à présent, assis là, et il n’y a qu’un sac.
dark_castle-fall-supply_cart = « Un de moins », dit l’intendant en dormant, et il ne se trompe jamais.
dark_castle-fall-false_confessor = Absous de tout, dit la petite fenêtre, et elle se ferme.
dark_castle-fall-castellan = Il a enfin pu l’expliquer à quelqu’un qui reste.
dark_castle-fall-bone_queen = Il y avait une place libre à la cour. Elle est prise.
dark_castle-fall-moat_hydra = L’une des têtes en cherche d’autres, et vous trouve.
dark_castle-fall-masked_count = Il portera ce visage demain, et il lui ira bien.
dark_castle-fall-sleepless_saint = Elle pardonne cela aussi. Il ne lui faut pas longtemps.
dark_castle-fall-cell_door = La porte fut ouverte un instant. Personne ne le croira.

## Le portail qui s’ouvre derrière un maître des lieux (DC-33)

dark_castle-gate-castellan = Il s’assied sur sa marche. « Mais où irez-vous ? » demande-t-il, et derrière lui, tout seul, le portail commence à s’ouvrir.
dark_castle-gate-bone_queen = La cour s’incline, d’un seul mouvement, et ne se relève pas. Derrière le trône vide, le portail est ouvert, et il pleut.
dark_castle-gate-moat_hydra = Les douves se couchent comme un chien. Vous passez le pont, ce n’est que du bois, et de l’autre côté il y a de l’herbe.
dark_castle-gate-masked_count = Sous le dernier visage, il y a un portier fatigué. Il vous tend la clef et vous souhaite bonne nuit, d’une voix qui n’est celle de personne.
dark_castle-gate-sleepless_saint = Ses yeux se ferment. Dans tout le château, rien ne veille plus que vous et le portail, qui n’a jamais été fermé à clef.

## Un mot sur chaque objet (DC-33)

dark_castle-item_line-cudgel = Il a mis fin à bien des querelles, et commencé la plupart.
dark_castle-item_line-boning_knife = Il connaît le chemin d’une jointure, n’importe laquelle.
dark_castle-item_line-censer = Béni d’un côté, cabossé de l’autre.
dark_castle-item_line-halberd = Un long discours, avec une pointe au bout.
dark_castle-item_line-flail = Il fait un tour, et revient avec des nouvelles.
dark_castle-item_line-mail_shirt = Un seul propriétaire, soigneux. Le trou est dans le dos.
dark_castle-item_line-saints_finger = Il désigne l’essentiel, et parfois vous.
dark_castle-item_line-bone_rosary = On compte les grains, et ils vous comptent.
dark_castle-item_line-bulls_blood = Encore tiède. Mieux vaut ne pas demander depuis quand.
dark_castle-item_line-fox_cordial = Un goût de poules d’autrui.
dark_castle-item_line-owl_tincture = À la deuxième goutte, on voit les deux côtés ; à la troisième, derrière soi.
dark_castle-item_line-second_wind = Une petite bouteille, bien vide, bien bouchée.
dark_castle-item_line-loaded_charm = De la chance à laquelle on a un peu forcé la main.
dark_castle-item_line-stone_draught = Cela passe comme un mur.
dark_castle-item_line-martyrs_tears = Quelqu’un a déjà pleuré pour ceci.
dark_castle-item_line-hexing_salt = À jeter par-dessus l’épaule des autres.
dark_castle-item_line-mouldy_crust = Le vert, c’est le légume.
dark_castle-item_line-smoked_eel = Elle vous regarde avec compréhension.
dark_castle-item_line-funeral_pie = Le défunt aurait voulu que vous en preniez une part.

## Sur tous les plateaux

dark_castle-board-damage =
    { $round ->
        [0] Dégâts { $damage }
       *[other] Manche { $round }, dégâts { $damage }
    }
dark_castle-board-fight =
    { $rest ->
        [free] combat : { dark_castle-board-foe }
        [hemmed_in] acculés : { dark_castle-board-foe }
        [duel] duel : { dark_castle-board-foe }
       *[denied] combat sans repos : { dark_castle-board-foe }
    }
dark_castle-board-foe =
    { $damage ->
        [0] { dark_castle-board-dice }
       *[other] { dark_castle-board-dice }, dégâts { $damage }
    }
dark_castle-board-dice =
    { $dice ->
        [0] un dé par tête
       *[other] { $marks } + un dé par tête
    }
dark_castle-board-lose =
    { $who ->
        [you] VOUS −{ $amount } PV
        [all] tous −{ $amount } PV
        [others] les autres −{ $amount } PV
       *[nominee] celui qu’on désigne −{ $amount } PV
    }
dark_castle-board-heal =
    { $who ->
        [you] VOUS +{ $amount } PV
       *[all] tous +{ $amount } PV
    }
dark_castle-board-find =
    { $amount ->
        [one] un objet à prendre
       *[other] { $amount } objets à prendre
    }
dark_castle-board-lose-item =
    { $amount ->
        [0] VOUS cédez un objet
       *[other] { dark_castle-board-item-or }
    }
dark_castle-board-item-or =
    { $items ->
        [one] VOUS cédez un objet, ou à défaut { $amount } PV
       *[other] VOUS cédez { $items } objets, ou { $amount } PV pour chacun qui manque
    }
dark_castle-board-test =
    { $who ->
        [you] VOUS tentez { dark_castle-test-need } { dark_castle-test-rolls }, { dark_castle-board-price }
        [all] chacun tente la { $trait }, { dark_castle-board-price }
        [group] ensemble, une { $trait } par tête { dark_castle-test-rolls }, { dark_castle-board-payer } { dark_castle-board-price }
        [again] puis { dark_castle-test-need } { dark_castle-test-rolls }, { dark_castle-board-price }
       *[nominee] celui qu’on désigne tente { dark_castle-test-need } { dark_castle-test-rolls }, { dark_castle-board-price }
    }
dark_castle-board-payer =
    { $payer ->
        [you] VOUS
       *[other] tous
    }
dark_castle-board-price =
    { $rolls ->
        [one] −{ $price } PV en cas d’échec
       *[other] −{ $price } PV par échec
    }
dark_castle-board-passed = { $test } ; réussi : { $then }
dark_castle-board-failed = { $test } ; manqué : { $then }
dark_castle-board-gamble = VOUS pouvez tenter un dé : { $trait } −{ $price } PV, sinon { dark_castle-dare-items }
dark_castle-board-special = { $fight }. { $special }

## Dans le terminal

dark_castle-terminal-page = Page { $number } : { $card }
dark_castle-terminal-immune = { $trait } sans effet
dark_castle-terminal-middle = Au milieu : { $items }. Ce que personne ne prend reste sur place.
dark_castle-terminal-legend = { $might }, c’est la Force, { $cunning } la Ruse, { $wisdom } la Sagesse. Deux lettres sur une face font un double : il compte deux fois et pare le coup. « ? fléau » dit ce que fait un objet.
dark_castle-terminal-shifted = Les dés de l’ennemi tournent : { $traits }.
dark_castle-terminal-thing = { $item } : { $use }
dark_castle-terminal-two-handed = { $item } (deux mains)
dark_castle-terminal-agreed = Tous sont d’accord.
dark_castle-terminal-died = { $heroes } sont morts, page { $page } : { $card }. { $fall }
dark_castle-terminal-then = { $first } ; { $next }

## Dans le navigateur

dark_castle-web-page = La page ouverte
dark_castle-web-folio = Page { $number } sur { $total }
dark_castle-web-pages-left =
    { $left ->
        [0] Vous êtes à la porte.
        [1] Ensuite, la porte.
       *[other] { $left } pages jusqu’à la porte
    }
dark_castle-web-last-page = La dernière page : le maître des lieux
dark_castle-web-you = { $owner }, le VOUS de la page
dark_castle-web-hero = { $hero }, { $hp } PV sur { $most }
dark_castle-web-mark =
    { $mark ->
        [blocks] pare
        [rests] se repose
        [hits] touche
        [misses] manque
       *[dead] mort
    }
dark_castle-web-enemy =
    { $dice ->
        [one] L’ennemi : encore un dé
       *[other] L’ennemi : encore { $dice } dés
    }
dark_castle-web-beaten = Vaincu !
dark_castle-web-middle = Au milieu
dark_castle-web-two-hands = à deux mains
dark_castle-web-carries =
    { $hands ->
        [one] une main prise : { $items }
       *[other] les deux mains pleines : { $items }
    }
dark_castle-web-reached = Page { $number } sur { $total } : { $card }.
dark_castle-web-hint-choose = Chaque dé est différent : regardez les faces sous l’image. Un bouclier est un double : il compte deux fois et pare le coup. Il faut un peu de tout dans un groupe.
dark_castle-web-hint-turn = Qui tourne la page est le VOUS de la carte : il paie ce qu’elle demande, et décide pour tous jusqu’à la page suivante. À ceux qui ont beaucoup de bougies de passer devant.
dark_castle-web-hint-turn-majority = Qui tourne la page est le VOUS de la carte, et paie ce qu’elle demande. À ceux qui ont beaucoup de bougies de passer devant.
dark_castle-web-hint-way = Les petits caractères disent le prix d’un chemin. Moins de dés ou moins de dégâts : rarement les deux.
dark_castle-web-hint-nominate = Les petits caractères disent ce qui attend celui qu’on envoie. Pour un jet, regardez les bâtons gravés ; pour une perte, les bougies.
dark_castle-web-hint-duel = En duel, un seul se bat et les autres regardent. Qui a les bâtons gravés que montrent les dés de l’ennemi, et assez de bougies ?
dark_castle-web-hint-rest = Qui se repose regagne une bougie et ne peut être touché, mais ne frappe pas non plus.
dark_castle-web-hint-strike = Chaque résultat retire un dé qui montre la même chose. Que celui qui a le moins de cibles commence.
dark_castle-web-hint-use = Après un jet, vous pouvez utiliser ce qui convient. Choisissez un objet, ou passez.
dark_castle-web-hint-dare = Chaque essai peut rapporter, et peut faire mal. Personne ne vous oblige à continuer.
dark_castle-web-intro-title-1 = Tous, ou personne
dark_castle-web-intro-1 = Tournez les pages jusqu’à la dernière, où le maître des lieux barre la porte. Battez-le et vous êtes libres. Mais qu’un seul d’entre vous meure en chemin, et tous ont perdu.
dark_castle-web-intro-title-2 = Tourner, lire, choisir, lancer
dark_castle-web-intro-2 = Quelqu’un tourne la page : sur elle, VOUS, c’est lui. Lisez, choisissez un chemin. En combat, chacun lance son propre dé : tout symbole identique retire un dé de l’ennemi. Le dernier retiré, c’est fini.
dark_castle-web-intro-title-3 = Comptez vos bougies
dark_castle-web-intro-3 = Chaque bougie est une vie. En fin d’assaut, l’ennemi frappe tous ceux qui se sont battus ; un bouclier pare le coup, et qui se repose regagne une bougie. Entre deux pages, partagez vos trouvailles.

## Ce que font les robots

dark_castle-bot-greedy = compte ce que chaque chemin risque de coûter, et prend soin des plus faibles

## Pourquoi un robot le ferait

dark_castle-because-balanced_party = Il manque au groupe ce que ce dé sait faire.
dark_castle-because-strongest_turns = Qui tourne la page paie : mieux vaut quelqu’un de solide.
dark_castle-because-cheapest_way = Sang et trouvailles comptés ensemble, c’est le chemin le moins cher.
dark_castle-because-best_suited = Personne n’a davantage de ce qui est demandé.
dark_castle-because-risks_least = Tout compté, c’est là que le risque est le plus petit.
dark_castle-because-can_bear_it = Personne ne l’encaissera mieux.
dark_castle-because-best_duellist = À mon compte, c’est cette manche qui coûtera le moins de sang.
dark_castle-because-rest_the_weak = Le repos lui est plus utile qu’un coup de plus ne l’est au groupe.
dark_castle-because-rest_the_least_missed = À mon compte, c’est de ce dé que la manche se passe le mieux.
dark_castle-because-all_strike = Chaque coup vaut mieux, à présent, que le repos de quiconque.
dark_castle-because-strikes_twice = Qui peut frapper deux fois frappe d’abord.
dark_castle-because-wisdom_waits = Ce qu’on touche peut revenir en Sagesse : gardons ce symbole pour la fin.
dark_castle-because-bears_the_grudge = Qui touche est frappé en retour, et personne ne l’encaissera mieux.
dark_castle-because-any_order = Rien ne plaide pour un autre ordre.
dark_castle-because-who_needs_it = Personne n’en fera meilleur usage.
dark_castle-because-saves_a_life = Sinon, quelqu’un pourrait ne pas en réchapper.
dark_castle-because-worth_using = C’est pour ce moment qu’on le portait.
dark_castle-because-fills_the_hungry = Il y a des blessures à soigner, et presque rien ne se perd.
dark_castle-because-rather_eaten = Mieux vaut le manger que le laisser là.
dark_castle-because-keep_it = Cela servira mieux plus tard.
dark_castle-because-better_face = Des deux résultats, l’autre ne fait pas mieux.
dark_castle-because-least_useful = De tout ce que tiennent ces mains, c’est le moins utile.
dark_castle-because-luck_is_with_us = Au point où en sont les choses, le gain vaut le risque.
dark_castle-because-not_worth_the_risk = Au point où en sont les choses, le risque l’emporte sur le gain.

## L’étude des cartes

dark_castle-study-players = Joueurs
dark_castle-study-castles = Châteaux
dark_castle-study-escaped = Évadés
dark_castle-study-reached = Maître des lieux atteint
dark_castle-study-beaten = Maître des lieux vaincu
dark_castle-study-card = Carte
dark_castle-study-killed = tués, à { $seats }
dark_castle-study-lost = PV, à { $seats }

## Ce qui est demandé aux joueurs

dark_castle-study-question = Question
dark_castle-study-asked = par château
dark_castle-study-share = part
dark_castle-study-sharing = tout le partage (sans la désignation)
dark_castle-study-all = toutes les décisions

## Le partage en un seul endroit (DC-25, DC-26), qui a voix au chapitre (DC-6), difficulté (DC-34)

dark_castle-option-voices = Qui a voix au chapitre
dark_castle-option-voices-help = Combien de joueurs, à partir de la première place, décident pour le groupe ; 0 veut dire tous. Les personnes s’assoient d’abord : avec leur nombre ici, elles décident et les robots suivent.
dark_castle-option-difficulty = Difficulté
dark_castle-option-difficulty-help = Les points de vie de départ : 4 de plus dans un château clément, 3 de moins dans un château sans pitié.
dark_castle-option-difficulty-gentle = Clément
dark_castle-option-difficulty-fair = Équitable
dark_castle-option-difficulty-grim = Sans pitié

dark_castle-act-hand = le passer
dark_castle-act-lay = le poser
dark_castle-act-use = l’utiliser

dark_castle-to-target =
    { $targetKey ->
        [abbot] à l’{ $target }
        [nobody] à personne
       *[other] au { $target }
    }

dark_castle-action-give = Donner { dark_castle-to-hero } : { $item }
dark_castle-action-hand = { dark_castle-the-hero } donne { dark_castle-to-target } : { $item }
dark_castle-action-lay = { dark_castle-the-hero } pose : { $item }
dark_castle-action-done = Tout est réparti
dark_castle-action-yes = Oui, volontiers
dark_castle-action-no = Non, pas maintenant

dark_castle-question-share =
    { $left ->
        [one] { dark_castle-share-ask } Un seul objet peut encore changer de mains.
        [2] { dark_castle-share-ask } Deux objets seulement peuvent encore changer de mains.
        [3] { dark_castle-share-ask } Trois objets seulement peuvent encore changer de mains.
       *[other] { dark_castle-share-ask }
    }
dark_castle-share-ask =
    { $naming ->
        [1] { dark_castle-share-naming }
       *[other] Répartissez les objets à votre guise, puis dites que tout est réparti.
    }
dark_castle-share-naming =
    { $cards ->
        [one] Répartissez les objets à votre guise, puis désignez qui tourne la dernière carte.
       *[other] Répartissez les objets à votre guise, puis désignez qui tourne la prochaine carte ; il en reste { $cards }.
    }
dark_castle-question-share-others = { $waiting_for } répartit les objets avant la prochaine carte.
dark_castle-question-consent =
    { $actKey ->
        [hand] { $hero }, donnez-vous ceci { dark_castle-to-target } : { $item } ?
        [lay] { $hero }, posez-vous ceci : { $item } ?
       *[use] { $hero }, utilisez-vous ceci : { $item } ?
    }
dark_castle-question-consent-others = On demande ceci à { $waiting_for } : { $item }.

dark_castle-event-handed = { dark_castle-the-hero } donne { dark_castle-to-target } : { $item }.
dark_castle-event-refused = { dark_castle-the-hero } ne s’en sépare pas : { $item }.

dark_castle-why-no_sharing = Les objets changent de mains entre deux cartes, quand le meneur les répartit.
dark_castle-why-not_in_the_middle = Cela n’est pas au milieu : { $item }.
dark_castle-why-he_does_not_carry = { dark_castle-the-hero } ne porte pas cela : { $item }.
dark_castle-why-he_said_no = { dark_castle-the-hero } a dit non jusqu’à la prochaine carte : { $item }.
dark_castle-why-acts_used_up = Rien ne change plus de mains avant la prochaine carte.
dark_castle-why-not_to_himself = { dark_castle-the-hero } l’a déjà.
dark_castle-why-nobody_asks = On ne vous demande rien.
dark_castle-why-naming_ends_it = Le partage finit quand vous désignez qui tourne la prochaine carte.

dark_castle-view-middle = Les objets au milieu.
dark_castle-view-asker = Le personnage dont c’est le moment d’utiliser, de lâcher ou de consentir.
dark_castle-view-acts = Combien de gestes ce partage a déjà vus, refus compris ; 0 en dehors.
dark_castle-view-refused = Ce que chaque personnage a refusé pendant ce partage, dans l’ordre des personnages.
dark_castle-view-named = Qui tourne la prochaine carte, tant que quelqu’un a les mains trop pleines.
dark_castle-view-leader = La place qui mène quand celui qui a tourné la dernière carte n’a pas voix au chapitre ; null quand il l’a.

dark_castle-because-leader_arranges = C’est le meneur qui répartit ; ce qui est à moi est à nous.
dark_castle-because-well_shared = Chaque objet est là où il sert.

## Pourquoi un conseiller le ferait selon son tempérament, quand les réponses se valent presque

dark_castle-because-bold_way = Il ne coûte guère plus qu’un autre, et sur ce chemin-là on rend les coups.
dark_castle-because-bold_strike = Souffler ou frapper, cela revient presque au même : alors frappons tous.
dark_castle-because-bold_dare = Gain et perte s’équilibrent à peu près : qui n’ose rien ne trouve rien.
dark_castle-because-cautious_way = Il ne coûte guère plus qu’un autre, et personne n’a à se battre.
dark_castle-because-cautious_rest = La manche n’y perd presque rien, et une blessure a le temps de se refermer.
dark_castle-because-cautious_sends = D’autres feraient à peu près aussi bien, mais ils ont moins de sang à perdre.
dark_castle-because-cautious_stop = Gain et perte s’équilibrent à peu près : gardons ce que nous avons.
dark_castle-because-generous_rest = La manche n’y perd presque rien : que d’autres soufflent d’abord, je peux attendre.
dark_castle-because-generous_goes = J’en suis à peu près aussi capable que quiconque : envoyez-moi.

dark_castle-web-hint-consent = Ce que vous portez est à vous : personne ne le prend sans votre oui. Après un non, on ne vous le redemande plus avant la prochaine page.
dark_castle-web-rest = La halte entre deux pages
dark_castle-web-reread = Relire la page
dark_castle-web-rest-how =
    { $questionKey ->
        [turn] Qui tourne la page ?
        [drop] Deux mains n’en tiennent pas plus : touchez ce qui part, ou glissez-le au milieu.
       *[other] Glissez un objet vers celui qui doit l’avoir, ou touchez l’objet puis la personne. Qui tourne la page met fin à la halte.
    }
dark_castle-web-nothing-found = Rien ici. Ce qu’on pose reste en arrière.
dark_castle-web-put-down = Le poser
dark_castle-web-gets-it = { $hero } le prend
dark_castle-web-gets-short = le prend
dark_castle-web-turns = { $hero } : tourner la page
dark_castle-web-turns-short = Tourner la page
dark_castle-web-too-much = Plus que deux mains n’en tiennent
dark_castle-web-said-no = Refusé par qui le porte
dark_castle-web-taken-up = En main : { $item }. Choisissez qui l’aura, ou ce qu’on en fait.
dark_castle-web-asks-first = Ce n’est pas à vous : on demande d’abord à { $name }.
dark_castle-web-left-behind =
    { $count ->
        [one] Ceci reste en arrière pour de bon : { $items }.
       *[other] Tout ceci reste en arrière pour de bon : { $items }.
    }
dark_castle-web-wait = Attendre
dark_castle-web-throw = Lancer les dés
dark_castle-web-let-fall = Laisser rouler
dark_castle-web-life-hangs = Une vie en dépend
dark_castle-web-go-on = Continuer
dark_castle-web-read-aloud = Lire à voix haute
dark_castle-web-read-stop = Arrêter la lecture
dark_castle-web-group-turn = Désigner qui tourne la page…
dark_castle-web-group-give = Distribuer ce qui est au milieu…
dark_castle-web-group-hand = Faire passer un objet…
dark_castle-web-group-lay = Faire poser un objet…
dark_castle-study-way = Chemin
dark_castle-study-taken = choisi, à { $seats }

## Petites phrases

dark_castle-phrase-together = Tous ensemble !
dark_castle-phrase-bread = Quelqu’un a de quoi manger ?
dark_castle-phrase-turn_page = Je n’ose pas tourner la page…

## Rapports

dark_castle-study-cards = Cartes retournées
dark_castle-study-ways = Chemins pris
dark_castle-study-items = Objets utilisés
dark_castle-study-found = Objets trouvés
dark_castle-study-heroes = Personnages
dark_castle-study-deaths = Cartes qui ont tué
dark_castle-study-map = Où meurent les groupes, par château
dark_castle-study-how_far = Jusqu’où vont les groupes
dark_castle-study-which_ways = Les chemins choisis
dark_castle-study-what_cards_do = Carte par carte
dark_castle-study-what_is_asked = Ce que l’on demande aux joueurs
dark_castle-study-who_turns = Qui tourne les pages, et qui tombe
dark_castle-study-place = Place
dark_castle-study-opened = A tourné la première page
dark_castle-study-opened_escaped = et le groupe s’est échappé
dark_castle-study-turned = Pages tournées
dark_castle-study-lost_turning = PV perdus en étant VOUS
dark_castle-study-stood_by = Pages des autres
dark_castle-study-lost_beside = PV perdus à côté de VOUS
dark_castle-study-fell = Tombe
dark_castle-study-fell_turning = tombe en étant VOUS

## Le récit d’une descente et sa chance, à la fin

dark_castle-story-page = Page { $page }
dark_castle-story-began = { $count ->
    [one] Un seul quitte la cellule, et les { $pages } premières pages lui coûtent peu.
   *[other] Ils sont { $count } à quitter la cellule, et les { $pages } premières pages leur coûtent peu.
  }
dark_castle-story-dearest = La page { $page } est la plus chère : { $card }, et { $lost } bougies s’éteignent.
dark_castle-story-narrowest = { $left ->
    [one] { dark_castle-the-hero } continue avec une seule bougie, qu’il abrite des deux mains.
   *[other] { dark_castle-the-hero } n’a plus que { $left } bougies, et continue.
  }
dark_castle-story-strongest = Une main frappe plus fort que les autres : { dark_castle-hero-low } fait tomber { $dice } dés.
dark_castle-story-gate = { $rounds ->
    [0] Puis vient { $card }, et le portail s’ouvre.
    [one] { $card } : un assaut suffit, et le portail est ouvert.
   *[other] { $card } : il faut { $rounds } assauts. Puis le portail est ouvert.
  }
dark_castle-story-fall = Page { $page }, { $card } : { dark_castle-hero-low } s’éteint. Le livre se referme là, et le château le garde.
dark_castle-luck-best = Le plus de chance : { dark_castle-hero-low }, { dark_castle-luck-doubles } en { $count } jets, là où son dé en promettait { $expected }.
dark_castle-luck-worst = Le moins de chance : { dark_castle-hero-low }, { dark_castle-luck-doubles } en { $count } jets, là où son dé en promettait { $expected }.
dark_castle-luck-doubles = { $doubles ->
    [0] aucun double
    [one] un double
   *[other] { $doubles } doubles
  }

## Ce qui se compte à propos d’un choix

dark_castle-odds-pass = { $trait } { $value }
dark_castle-odds-hp = { $value } PV
dark_castle-odds-round_hp = { $value } PV cette manche
dark_castle-odds-death = mort { $value }
dark_castle-odds-round_death = mort { $value }
dark_castle-odds-wins = vaincu en une manche { $value }
dark_castle-odds-hits = touche { $value }
dark_castle-odds-blocks = parade { $value }
dark_castle-odds-finds = trouvaille { $value }

## Ce par quoi l’entraîneur compare deux choix

dark_castle-coach-weakest = Un peu plus tard, le plus faible d’entre vous a { $first } PV en moyenne, et { $second } après l’autre choix.
dark_castle-coach-together = Un peu plus tard, vous avez ensemble { $first } PV en moyenne, et { $second } après l’autre choix.
dark_castle-coach-things = Un peu plus tard, vous portez { $first } objets en moyenne, et { $second } après l’autre choix.
