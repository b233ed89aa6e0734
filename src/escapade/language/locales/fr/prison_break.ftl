# Prison Break. Les cases portent le nom du lieu et un numéro ; les lieux, objets et appareils leur article.

prison_break-title = Prison Break : le jeu
prison_break-tagline = Recrutez, préparez, filez… pendant que le joueur écarté vous traque en sergent Bellick.

## Noms

prison_break-figure-michael = Michael
prison_break-figure-sucre = Sucre
prison_break-figure-abruzzi = Abruzzi
prison_break-figure-bagwell = Bagwell
prison_break-figure-sara = Sara
prison_break-figure-pope = Pope
prison_break-figure-veronica = Veronica
prison_break-figure-lincoln = Lincoln
prison_break-escape-drains = Par les égouts
prison_break-escape-night_shift = L’équipe de nuit
prison_break-escape-kitchen_lift = Le monte-plats
prison_break-escape-paper_trail = La piste de papier
prison_break-escape-long_way = Le grand détour
prison_break-escape-last_mass = La dernière messe
prison_break-escape-steam = À toute vapeur
prison_break-escape-dirty_linen = Le linge sale
prison_break-escape-false_wall = Le faux mur
prison_break-escape-back_stairs = L’escalier de service
prison_break-announcement-two = les deux de votre carte
prison_break-announcement-three = les trois
prison_break-part-route = l’itinéraire
prison_break-part-device = la caméra ou la tour
prison_break-object-cigarettes = un paquet de cigarettes
prison_break-object-banknotes = une liasse de billets
prison_break-object-gold_watch = une montre en or
prison_break-object-photograph = une photo
prison_break-object-letter = une lettre
prison_break-object-evidence = une preuve
prison_break-object-syringe = une seringue
prison_break-object-radio = une radio
prison_break-object-phone_card = une carte de téléphone
prison_break-object-rosary = un chapelet
prison_break-object-playing_cards = un jeu de cartes
prison_break-object-spoon = une cuillère
prison_break-object-blank = un jeton vierge
prison_break-tool-pliers = la pince
prison_break-tool-breaker = le disjoncteur
prison_break-place-infirmary = l’infirmerie
prison_break-place-psychiatric_ward = le centre de psychiatrie
prison_break-place-isolation = l’isolement
prison_break-place-guard_room = la salle des gardiens
prison_break-place-visiting_room = le parloir
prison_break-place-cells = les cellules
prison_break-place-workshop = l’atelier
prison_break-place-wardens_office = le bureau du directeur
prison_break-place-chapel = la chapelle
prison_break-place-library = la bibliothèque
prison_break-place-kitchen = la cuisine
prison_break-place-laundry = la blanchisserie
prison_break-place-boiler_room = la chaufferie
prison_break-place-yard = la cour
prison_break-place-garden = le potager
prison_break-place-pitch = le terrain de sport
prison_break-place-depot = le dépôt
prison_break-place-alley = la ruelle
prison_break-square-yard_1 = cour 1
prison_break-square-yard_2 = cour 2
prison_break-square-yard_3 = cour 3
prison_break-square-yard_4 = cour 4
prison_break-square-yard_5 = cour 5
prison_break-square-yard_6 = cour 6
prison_break-square-yard_7 = cour 7
prison_break-square-yard_8 = cour 8
prison_break-square-yard_9 = cour 9
prison_break-square-yard_10 = cour 10
prison_break-square-yard_11 = cour 11
prison_break-square-yard_12 = cour 12
prison_break-square-yard_13 = cour 13
prison_break-square-yard_14 = cour 14
prison_break-square-yard_15 = cour 15
prison_break-square-yard_16 = cour 16
prison_break-square-garden_1 = potager 1
prison_break-square-garden_2 = potager 2
prison_break-square-garden_3 = potager 3
prison_break-square-garden_4 = potager 4
prison_break-square-garden_5 = potager 5
prison_break-square-garden_6 = potager 6
prison_break-square-garden_7 = potager 7
prison_break-square-garden_8 = potager 8
prison_break-square-garden_9 = potager 9
prison_break-square-garden_10 = potager 10
prison_break-square-garden_11 = potager 11
prison_break-square-garden_12 = potager 12
prison_break-square-garden_13 = potager 13
prison_break-square-pitch_1 = terrain 1
prison_break-square-pitch_2 = terrain 2
prison_break-square-pitch_3 = terrain 3
prison_break-square-pitch_4 = terrain 4
prison_break-square-pitch_5 = terrain 5
prison_break-square-pitch_6 = terrain 6
prison_break-square-pitch_7 = terrain 7
prison_break-square-pitch_8 = terrain 8
prison_break-square-pitch_9 = terrain 9
prison_break-square-pitch_10 = terrain 10
prison_break-square-pitch_11 = terrain 11
prison_break-square-pitch_12 = terrain 12
prison_break-square-pitch_13 = terrain 13
prison_break-square-depot_1 = dépôt 1
prison_break-square-depot_2 = dépôt 2
prison_break-square-depot_3 = dépôt 3
prison_break-square-depot_4 = dépôt 4
prison_break-square-depot_5 = dépôt 5
prison_break-square-depot_6 = dépôt 6
prison_break-square-depot_7 = dépôt 7
prison_break-square-depot_8 = dépôt 8
prison_break-square-depot_9 = dépôt 9
prison_break-square-depot_10 = dépôt 10
prison_break-square-depot_11 = dépôt 11
prison_break-square-depot_12 = dépôt 12
prison_break-square-depot_13 = dépôt 13
prison_break-square-alley_1 = ruelle 1
prison_break-square-alley_2 = ruelle 2
prison_break-square-alley_3 = ruelle 3
prison_break-square-alley_4 = ruelle 4
prison_break-square-alley_5 = ruelle 5
prison_break-square-alley_6 = ruelle 6
prison_break-square-alley_7 = ruelle 7
prison_break-square-alley_8 = ruelle 8
prison_break-square-alley_9 = ruelle 9
prison_break-square-alley_10 = ruelle 10
prison_break-square-alley_11 = ruelle 11
prison_break-square-alley_12 = ruelle 12
prison_break-square-alley_13 = ruelle 13
prison_break-square-infirmary = infirmerie
prison_break-square-psychiatric_ward = psychiatrie
prison_break-square-isolation = isolement
prison_break-square-guard_room = salle des gardiens
prison_break-square-visiting_room = parloir
prison_break-square-workshop = atelier
prison_break-square-wardens_office = bureau du directeur
prison_break-square-chapel = chapelle
prison_break-square-library = bibliothèque
prison_break-square-kitchen = cuisine
prison_break-square-laundry = blanchisserie
prison_break-square-boiler_room = chaufferie
prison_break-square-cells_1 = cellule 1
prison_break-square-cells_2 = cellule 2
prison_break-square-cells_3 = cellule 3
prison_break-square-cells_4 = cellule 4
prison_break-device-camera_1 = la caméra 1 (parloir)
prison_break-device-camera_2 = la caméra 2 (infirmerie)
prison_break-device-camera_3 = la caméra 3 (psychiatrie)
prison_break-device-camera_4 = la caméra 4 (atelier)
prison_break-device-camera_5 = la caméra 5 (salle des gardiens)
prison_break-device-camera_6 = la caméra 6 (bureau du directeur)
prison_break-device-tower_1 = la tour 1 (cour)
prison_break-device-tower_2 = la tour 2 (potager)
prison_break-device-tower_3 = la tour 3 (terrain)
prison_break-device-tower_4 = la tour 4 (dépôt)
prison_break-device-tower_5 = la tour 5 (ruelle)
prison_break-reason-escaped = l’évasion
prison_break-reason-guilt = trop de culpabilité
prison_break-reason-days = plus un jour devant soi
prison_break-reason-given_up = un plan abandonné

## Les cartes : leur nom, puis ce qu’elles racontent

prison_break-card-visitors_filmed = Souriez, on vous filme
prison_break-card-sick_bay_filmed = Le compte des cachets
prison_break-card-ward_filmed = Nuit blanche
prison_break-card-tools_filmed = Un ciseau de moins
prison_break-card-lockers_filmed = Le sandwich volé
prison_break-card-desk_filmed = Le cadre de travers
prison_break-card-searchlight_yard = Un chat dans la cour
prison_break-card-searchlight_garden = Laitues piétinées
prison_break-card-searchlight_pitch = Match de nuit
prison_break-card-searchlight_depot = Livraison tardive
prison_break-card-searchlight_alley = Bruit de poubelles
prison_break-card-death_row = Nouvelles du gouverneur
prison_break-card-in_chains = Aux fers
prison_break-card-riot_yard = Soupe tournée
prison_break-card-riot_garden = Guerre des radis
prison_break-card-riot_pitch = Carton rouge
prison_break-card-riot_depot = Camion en feu
prison_break-card-riot_alley = Poubelles en feu
prison_break-card-head_count = Appel général
prison_break-card-power_cut = Panne de courant
prison_break-card-frozen_locks = Serrures gelées
prison_break-card-lost_keys = Le trousseau
prison_break-card-inspection = Gants blancs
prison_break-card-shakedown = Fouille des cellules
prison_break-card-sniffer_dogs = Chiens renifleurs
prison_break-card-spot_check = Contrôle volant
prison_break-card-contraband = Sous le matelas
prison_break-card-new_recruit = Premier jour
prison_break-card-reinforcements = Le car du comté
prison_break-card-double_patrol = Double équipe
prison_break-card-drill = Exercice
prison_break-card-informer = Le mouchard
prison_break-card-plan_found = Un bout de plan
prison_break-card-sour_look = Le regard de trop
prison_break-card-extra_chores = Corvée de plonge
prison_break-card-sprained_ankle = Cheville foulée
prison_break-card-insolence = Insolence
prison_break-card-fist_fight = Bagarre
prison_break-card-good_conduct = Bonne conduite
prison_break-card-kind_word = Un mot gentil
prison_break-card-second_wind = Second souffle
prison_break-card-blind_spot = Angle mort
prison_break-card-thick_fog = Brouillard épais
prison_break-card-false_alarm = Fausse alerte
prison_break-card-lost_property = Objets trouvés
prison_break-card-keyhole = Trou de serrure
prison_break-card-cover_story = Alibi
prison_break-tale =
    { $cardKey ->
        [visitors_filmed] Un nouvel objectif fixe le parloir, et ceux qui y chuchotent : caméra 1 allumée, culpabilité +2.
        [sick_bay_filmed] Il manque trois cachets à l’infirmerie, et l’on vide les poches à la porte : un objet finit en salle des gardiens, caméra 2 allumée.
        [ward_filmed] Quelqu’un a chanté jusqu’à l’aube en psychiatrie, et nul n’a fermé l’œil : prochain tour perdu, caméra 3 allumée.
        [tools_filmed] Il manque un ciseau à l’appel du soir, et chacun a l’air innocent : caméra 4 allumée, culpabilité +2.
        [lockers_filmed] Le casse-croûte d’un gardien s’est envolé, et il reste de la moutarde sur une manche : direction l’isolement, caméra 5 allumée.
        [desk_filmed] Un tableau penche derrière le bureau du directeur, et nul ne s’éloigne avant qu’il sache pourquoi : caméra 6 allumée, deux cases au plus.
        [searchlight_yard] Un chat touche un fil, et toute la cour s’illumine : tour 1 allumée, culpabilité +2.
        [searchlight_garden] Des traces entre les laitues, et elles ne mènent pas à la cuisine : tour 2 allumée, culpabilité +1.
        [searchlight_pitch] Qui a laissé un ballon dehors ? Le coupable roulera les filets, tous les filets : prochain tour perdu, tour 3 allumée.
        [searchlight_depot] Un camion sans papiers s’arrête au dépôt, et rien ne bouge avant qu’il en ait : tour 4 allumée, aucun portail ne s’ouvre.
        [searchlight_alley] Un raton laveur, espère tout le monde ; on envoie quelqu’un voir : tour 5 allumée, un gardien arrive.
        [death_row] Le dernier recours est rejeté : Lincoln part en isolement, culpabilité +1.
        [in_chains] Des fers aux pieds, un homme à ses côtés : Lincoln part en isolement, un gardien arrive.
        [riot_yard] La soupe a bougé la première, puis les assiettes : une émeute ferme la cour, culpabilité +2.
        [riot_garden] Tout a commencé par un radis bien lancé : une émeute ferme le potager, culpabilité +1.
        [riot_pitch] Une faute, un poing, et un arbitre qui se souvient des visages : direction l’isolement, une émeute ferme le terrain de sport.
        [riot_depot] Un camion brûle au dépôt, et toutes les serrures claquent : une émeute ferme le dépôt, aucun portail ne s’ouvre.
        [riot_alley] La fumée emplit la ruelle, et des bottes accourent : une émeute ferme la ruelle, deux gardiens arrivent.
        [head_count] Chacun devant sa couchette, et l’on recommence, car quelqu’un a ri : deux cases au plus, culpabilité +1.
        [power_cut] Le noir, les cris, des lampes, et un homme derrière chaque lampe : deux cases au plus, deux gardiens arrivent.
        [frozen_locks] De la glace dans chaque serrure, et quelqu’un a bien dû verser l’eau : aucun portail ne s’ouvre, culpabilité +2.
        [lost_keys] Le sergent tâte sa ceinture, puis les poches de tous les autres : un objet finit en salle des gardiens, aucun portail ne s’ouvre.
        [inspection] Un monsieur en gants blancs passe un doigt le long des couchettes : un objet finit en salle des gardiens, deux cases au plus.
        [shakedown] On retourne les matelas, et l’un d’eux tinte : un objet finit en salle des gardiens, culpabilité +1.
        [sniffer_dogs] Une truffe humide s’arrête devant une poche et n’en démord pas : un objet finit en salle des gardiens, culpabilité +2.
        [spot_check] « Un instant, vous ! » dit une voix qui n’était pas là hier : un objet finit en salle des gardiens, un gardien arrive.
        [contraband] C’était bien caché, sauf pour qui dort dans la couchette du dessous : un objet finit en salle des gardiens, direction l’isolement.
        [new_recruit] Un jeune gardien a repassé sa chemise lui-même, et note tout : un gardien arrive, culpabilité +2.
        [reinforcements] Un car plein de casquettes, et l’une d’elles reconnaît un visage : deux gardiens arrivent, culpabilité +1.
        [double_patrol] L’équipe du soir reste pour surveiller celle de nuit : trois gardiens arrivent.
        [drill] Les nouveaux s’entraînent sur le premier venu, toute la matinée : prochain tour perdu, deux gardiens arrivent.
        [informer] Un murmure, une cigarette, et voilà un nom dans le registre : culpabilité +3.
        [plan_found] On déplie ce qu’il fallait avaler : culpabilité +5.
        [sour_look] Quelqu’un a dévisagé le capitaine, et dévisage maintenant un mur : prochain tour perdu, culpabilité +1.
        [extra_chores] Quarante casseroles, une brosse, et un mot de trop sur le cuisinier : prochain tour perdu, culpabilité +2.
        [sprained_ankle] Le mur était plus haut que prévu : prochain tour perdu.
        [insolence] La réponse était drôle ; le sergent, beaucoup moins : direction l’isolement, culpabilité +1.
        [fist_fight] L’un a commencé, l’autre a fini : direction l’isolement, culpabilité +2.
        [good_conduct] Une croix dans la bonne case : culpabilité −1.
        [kind_word] L’aumônier glisse un mot au directeur : culpabilité −2.
        [second_wind] Les jambes se souviennent de la liberté : trois cases de plus.
        [blind_spot] Deux pas à gauche, et plus personne à l’image : un déplacement peut ignorer la caméra.
        [thick_fog] Le brouillard boit la lumière : un déplacement peut ignorer la tour.
        [false_alarm] Une cloche, ailleurs : un gardien est rappelé.
        [lost_property] Une signature, sans ciller : reprenez un objet posé face visible.
        [keyhole] Un œil suffit : regardez le jeton de votre choix.
        [cover_story] Trois témoins, deux endroits, une seule heure : une seconde action d’évasion.
       *[other] …
    }

## Ce qu’on raconte des gens, des objets, des outils et des cartes Évasion : une ligne ou deux (PB-46)

prison_break-board-told-figure-michael = Il a braqué une banque pour entrer ici. La sortie est dessinée sur sa peau, et lui seul sait la lire.
prison_break-board-told-figure-sucre = Il grave au mur les jours qui le séparent de ses noces. Dites-lui que c’est par amour, et il creuse déjà.
prison_break-board-told-figure-abruzzi = Il demande poliment, et une seule fois. La moitié de la prison lui doit un service ; l’autre n’oserait en refuser un.
prison_break-board-told-figure-bagwell = La voix douce, le sourire prêt, et personne ne lui tourne le dos. On l’emmène, car le laisser derrière serait pire.
prison_break-board-told-figure-sara = Elle panse tout le monde et ne demande rien à personne. Une porte mal fermée lui coûterait tout, et elle sait laquelle.
prison_break-board-told-figure-pope = Un homme juste, un métier dur. Il lit chaque demande deux fois avant de dire non, et parfois une troisième.
prison_break-board-told-figure-veronica = Elle a lu le dossier jusqu’à en détacher les pages. Quelqu’un y a menti, et elle prouvera qui.
prison_break-board-told-figure-lincoln = Trente jours, puis la chaise. Il a cessé de compter ; son frère, non.
prison_break-board-told-figure-bellick = Il reconnaît chaque clé à son bruit et chaque homme à sa peur. Ce soir, il vous compte deux fois.
prison_break-board-told-object-cigarettes = Ici, personne ne les fume. On les compte, on les prête, on les rend avec intérêts.
prison_break-board-told-object-banknotes = De petites coupures, bien serrées, encore tièdes de la chaussure d’un autre.
prison_break-board-told-object-gold_watch = Elle retarde de six minutes par jour. Ici, cela ne gêne personne.
prison_break-board-told-object-photograph = Trois personnes, sur une plage, plissent les yeux au soleil. Une quatrième a été découpée, très proprement.
prison_break-board-told-object-letter = Elle a été ouverte et recollée, deux fois. Seule compte la dernière ligne.
prison_break-board-told-object-evidence = Une page d’un dossier qu’on disait brûlé. Un coin en est noir.
prison_break-board-told-object-syringe = Propre, scellée, et manquante sur un plateau que l’on recompte chaque soir.
prison_break-board-told-object-radio = Elle ne capte qu’une station, et seulement près de la fenêtre. C’est l’heure du match.
prison_break-board-told-object-phone_card = Il y reste onze minutes. Dehors, quelqu’un en attend neuf.
prison_break-board-told-object-rosary = Cinquante-neuf grains de mie de pain, séchés et noircis à la suie. L’aumônier n’a jamais rien demandé.
prison_break-board-told-object-playing_cards = Cinquante et une cartes, et un sept de pique dessiné à la main.
prison_break-board-told-object-spoon = Un bord a été aiguisé sur le sol, un peu chaque nuit. Elle remue encore le café.
prison_break-board-told-object-blank = De la poussière, et le contour de ce qui fut posé là.
prison_break-board-told-tool-pliers = Entre ses mâchoires un câble cède comme une ficelle, et quelque part un écran devient gris.
prison_break-board-told-tool-breaker = Un geste, et la tour n’est plus qu’une tour.
prison_break-board-told-escape-drains = L’eau trouve à sortir de toute maison. Suivez-la sous les cellules, et remontez parmi les choux.
prison_break-board-told-escape-night_shift = Ceux qui lavent les sols la nuit ne sont de nulle part, et peuvent donc être partout.
prison_break-board-told-escape-kitchen_lift = Quarante plateaux montent chaque soir et redescendent vides. Un seul ne le sera pas.
prison_break-board-told-escape-paper_trail = Un livre emprunté, un mot du médecin, une liste de linge. Dans le bon ordre, c’est une carte.
prison_break-board-told-escape-long_way = Nul ne surveille qui s’éloigne du portail. Faites le tour, sans hâte, et arrivez les derniers.
prison_break-board-told-escape-last_mass = Quand la cloche sonne, toutes les têtes se baissent. Comptez les amen ; vous en avez quatre.
prison_break-board-told-escape-steam = Les tuyaux passent derrière tous les bureaux de la maison. Brûlants le jour, la nuit seulement étroits.
prison_break-board-told-escape-dirty_linen = Ce que nul ne veut toucher, nul ne le fouille. Respirez à travers la toile.
prison_break-board-told-escape-false_wall = Frappez, et un mur répond d’une autre voix. On a muré un couloir, et oublié de le noter.
prison_break-board-told-escape-back_stairs = Les invités du directeur ne croisent jamais les détenus. Il y a un escalier pour cela.
prison_break-told-yourself-bellick = Vous reconnaissez chaque clé à son bruit et chaque homme à sa peur. Ce soir, vous les compterez deux fois.
prison_break-told-leader =
    { $leaderKey ->
        [michael] { prison_break-board-told-figure-michael }
        [sucre] { prison_break-board-told-figure-sucre }
        [abruzzi] { prison_break-board-told-figure-abruzzi }
        [bagwell] { prison_break-board-told-figure-bagwell }
       *[other] …
    }
prison_break-told-outsider =
    { $outsiderKey ->
        [sara] { prison_break-board-told-figure-sara }
        [pope] { prison_break-board-told-figure-pope }
        [veronica] { prison_break-board-told-figure-veronica }
       *[other] …
    }
prison_break-told-object =
    { $objectKey ->
        [cigarettes] { prison_break-board-told-object-cigarettes }
        [banknotes] { prison_break-board-told-object-banknotes }
        [gold_watch] { prison_break-board-told-object-gold_watch }
        [photograph] { prison_break-board-told-object-photograph }
        [letter] { prison_break-board-told-object-letter }
        [evidence] { prison_break-board-told-object-evidence }
        [syringe] { prison_break-board-told-object-syringe }
        [radio] { prison_break-board-told-object-radio }
        [phone_card] { prison_break-board-told-object-phone_card }
        [rosary] { prison_break-board-told-object-rosary }
        [playing_cards] { prison_break-board-told-object-playing_cards }
        [spoon] { prison_break-board-told-object-spoon }
        [blank] { prison_break-board-told-object-blank }
       *[other] …
    }
prison_break-told-tool =
    { $toolKey ->
        [pliers] { prison_break-board-told-tool-pliers }
        [breaker] { prison_break-board-told-tool-breaker }
       *[other] …
    }

## Options

prison_break-option-watch_days = Jours de surveillance
prison_break-option-watch_days-help = Pendant combien de ses tours Bellick peut garder la même caméra ou la même tour allumée ; 0 : sans limite. Plus il y en a, plus l’évasion est dure.
prison_break-option-guards_indoors = Gardiens à l’intérieur
prison_break-option-guards_indoors-help = Les gardiens qui se déplacent peuvent entrer dans les bâtiments où plus personne n’est à recruter ni à libérer. Les nouveaux arrivent toujours dehors.
prison_break-option-relief = Apaisements par jour
prison_break-option-relief-help = Combien de fois par jour l’équipe peut baisser la culpabilité au lieu de se déplacer ; 0 : sans limite. Moins il y en a, plus l’évasion est dure.

## Actions, comme choix dans une liste

prison_break-action-choose = Jouer { $leader }
prison_break-action-keep_plan = Garder « { $escape } »
prison_break-action-announce = Annoncer { $announcement }
prison_break-action-add_third = Annoncer aussi le troisième externe
prison_break-action-show = Montrer { $part } : { $seat }
prison_break-action-declare = L’équipe est au complet : au vote !
prison_break-action-give_up = Abandonner le plan
prison_break-action-vote = Écarter { $leader }
prison_break-action-draw = Piocher une carte Handicap/Chance
prison_break-action-add_guard = Faire entrer un gardien
prison_break-action-raise_guilt = Culpabilité +1
prison_break-action-lose =
    { $question ->
        [hand_over] Remettre { $object }
       *[other] Perdre pour de bon { $object }
    }
prison_break-action-lower_guilt = Culpabilité −1
prison_break-action-step = Avancer : { $square }
prison_break-action-lay = Poser un jeton d’itinéraire ici
prison_break-action-stop =
    { $question ->
        [escape] Rester ici
       *[other] S’arrêter ici
    }
prison_break-action-slip = Filer derrière le portail : { $square }
prison_break-action-search = Fouiller et regarder le jeton
prison_break-action-pick = Ramasser { $object }
prison_break-action-take = Garder l’objet
prison_break-action-leave = Laisser le jeton face cachée
prison_break-action-throw = Jeter le jeton vierge
prison_break-action-swap = Poser à la place { $object }
prison_break-action-recruit = Recruter l’externe présent
prison_break-action-bribe = Corrompre le gardien présent
prison_break-action-take_tool = Prendre l’outil
prison_break-action-disable = Mettre hors service
prison_break-action-done = Rien de plus
prison_break-action-play = Jouer « { $card } »
prison_break-action-use = Utiliser la carte maintenant
prison_break-action-keep = Garder la carte pour plus tard
prison_break-action-guard = Déplacer le gardien : { $square }
prison_break-action-post = Gardien en poste : { $square }
prison_break-action-watch = Allumer { $device }
prison_break-action-lose_turn = Perdre le prochain tour
prison_break-action-name = C’est pour { $figure }
prison_break-action-go = Courir : { $square }
prison_break-action-peek = Épier le jeton : { $square }
prison_break-action-dismiss = Éloigner le gardien : { $square }
prison_break-action-retrieve = Reprendre { $object }

## Tirages

prison_break-chance-first = { $seat } fait le plus haut score
prison_break-chance-escape = Carte Évasion : « { $escape } »
prison_break-chance-die = Le dé donne { $face }
prison_break-chance-card = Carte : « { $card } »
prison_break-chance-lot = Un gardien qui craque pour { $object }
prison_break-chance-token = Sous le jeton : { $object }

## Questions : pour qui décide, puis pour les autres

prison_break-question-first = Le dé dit qui choisit en premier.
prison_break-question-first-others = { prison_break-question-first }
prison_break-question-choose = Qui jouez-vous ?
prison_break-question-choose-others =
    { $playerIsYou ->
        [yes] Vous choisissez un leader.
       *[no] { $player } choisit un leader.
    }
prison_break-question-deal = Michael pioche deux cartes Évasion.
prison_break-question-deal-others = { prison_break-question-deal }
prison_break-question-keep_plan = Quel plan gardez-vous ? L’autre retourne au paquet sans être vu.
prison_break-question-keep_plan-others =
    { $playerIsYou ->
        [yes] Vous pesez deux plans.
       *[no] { $player } pèse deux plans.
    }
prison_break-question-announce = Qui faut-il recruter ?
prison_break-question-announce-others =
    { $playerIsYou ->
        [yes] Vous choisissez qui annoncer.
       *[no] { $player } choisit qui annoncer.
    }
prison_break-question-wish = Un seul dé : que demanderont les externes ?
prison_break-question-wish-others = { prison_break-question-wish }
prison_break-question-harmful = { $figure } doit d’abord nuire à l’équipe : quel est le moindre mal ?
prison_break-question-harmful-others =
    { $playerIsYou ->
        [yes] Vous choisissez une action néfaste.
       *[no] { $player } choisit une action néfaste.
    }
prison_break-question-escape =
    { $points ->
        [0] À { $figure } d’agir, sans faire un pas. Que faire ?
        [one] À { $figure } d’agir, en un pas au plus. Que faire ?
       *[other] À { $figure } d’agir, en { $points } pas au plus. Que faire ?
    }
prison_break-question-escape-others =
    { $playerIsYou ->
        [yes] Vous préparez un déplacement.
       *[no] { $player } prépare un déplacement.
    }
prison_break-question-move =
    { $points ->
        [0] { $figure } ne peut plus avancer.
        [one] { $figure } : encore un pas.
       *[other] { $figure } : encore { $points } pas.
    }
prison_break-question-move-others =
    { $playerIsYou ->
        [yes] Vous êtes en chemin.
       *[no] { $player } est en chemin.
    }
prison_break-question-act = Que fait { $figure } ici ?
prison_break-question-act-others =
    { $playerIsYou ->
        [yes] Vous regardez autour de vous.
       *[no] { $player } regarde aux alentours.
    }
prison_break-question-bellick = Sergent, ce sera quoi : une carte, un gardien, une lumière ?
prison_break-question-bellick-others =
    { $playerIsYou ->
        [yes] Vous faites la ronde en Bellick.
       *[no] { $player } fait la ronde en Bellick.
    }
prison_break-question-post = Où va ce gardien ?
prison_break-question-post-others =
    { $playerIsYou ->
        [yes] Vous déplacez un gardien.
       *[no] { $player } déplace un gardien.
    }
prison_break-question-over = Le dernier portail s’est refermé.
prison_break-question-over-others = { prison_break-question-over }
prison_break-question-vote = Qui quitte l’équipe et devient le sergent Bellick ?
prison_break-question-vote-others =
    { $waiting_forCount ->
        [one] On vote. Manque encore : { $waiting_for }.
       *[other] On vote. Manquent encore : { $waiting_for }.
    }
prison_break-question-tie = Égalité. Michael tranche : qui est écarté ?
prison_break-question-tie-others =
    { $playerIsYou ->
        [yes] Vous tranchez l’égalité.
       *[no] { $player } tranche l’égalité.
    }
prison_break-question-drawing = On pioche une carte Handicap/Chance.
prison_break-question-drawing-others = { prison_break-question-drawing }
prison_break-question-chance = « { $card } » : tout de suite ou plus tard ?
prison_break-question-chance-others =
    { $playerIsYou ->
        [yes] Vous tenez une chance.
       *[no] { $player } tient une chance.
    }
prison_break-question-name = « { $card } » : qui en fait les frais ?
prison_break-question-name-others =
    { $playerIsYou ->
        [yes] Vous désignez une victime.
       *[no] { $player } désigne une victime.
    }
prison_break-question-guard_lot = On tire un gardien au sort.
prison_break-question-guard_lot-others = { prison_break-question-guard_lot }
prison_break-question-guard_die = Un dé dit où le gardien arrive.
prison_break-question-guard_die-others = { prison_break-question-guard_die }
prison_break-question-guard_place = Où se poste le gardien ? Il craque pour { $object }.
prison_break-question-guard_place-others =
    { $playerIsYou ->
        [yes] Vous placez un gardien.
       *[no] { $player } place un gardien.
    }
prison_break-question-drive = { $figure } doit déguerpir : un dé dit vers où.
prison_break-question-drive-others = { prison_break-question-drive }
prison_break-question-go = { $figure } doit déguerpir : vers quelle case ?
prison_break-question-go-others =
    { $playerIsYou ->
        [yes] Vous fuyez la lumière.
       *[no] { $player } fuit la lumière.
    }
prison_break-question-caught = Un gardien tient { $figure } ! Comment s’en tirer ?
prison_break-question-caught-others =
    { $playerIsYou ->
        [yes] Vous êtes pris.
       *[no] { $player } est dans les mains d’un gardien.
    }
prison_break-question-hand_over = Quel objet confisque-t-on à { $figure } ?
prison_break-question-hand_over-others =
    { $playerIsYou ->
        [yes] Vous videz vos poches.
       *[no] { $player } vide ses poches.
    }
prison_break-question-looking = On retourne un jeton, à l’abri des regards.
prison_break-question-looking-others = { prison_break-question-looking }
prison_break-question-look = C’est { $object }. Que fait { $figure } ?
prison_break-question-look-others =
    { $playerIsYou ->
        [yes] Vous regardez un jeton.
       *[no] { $player } regarde un jeton.
    }
prison_break-question-swap = Mains pleines : que pose { $figure } pour { $object } ?
prison_break-question-swap-others =
    { $playerIsYou ->
        [yes] Vous échangez des objets.
       *[no] { $player } échange des objets.
    }
prison_break-question-peek = Quel jeton épier avec { $figure } ?
prison_break-question-peek-others =
    { $playerIsYou ->
        [yes] Vous épiez par le trou de la serrure.
       *[no] { $player } épie par le trou de la serrure.
    }
prison_break-question-dismiss = Quel gardien est rappelé ?
prison_break-question-dismiss-others =
    { $playerIsYou ->
        [yes] Vous donnez une fausse alerte.
       *[no] { $player } donne une fausse alerte.
    }
prison_break-question-retrieve = Que reprend { $figure } ?
prison_break-question-retrieve-others =
    { $playerIsYou ->
        [yes] Vous signez aux objets trouvés.
       *[no] { $player } signe aux objets trouvés.
    }

## Événements, comme le journal les raconte

prison_break-event-first =
    { $seatIsYou ->
        [yes] Vous choisissez en premier.
       *[no] { $seat } choisit en premier.
    }
prison_break-event-chose =
    { $seatIsYou ->
        [yes] Vous jouez { $leader }. { prison_break-told-leader }
       *[no] { $seat } joue { $leader }. { prison_break-told-leader }
    }
prison_break-event-dealt =
    { $seatIsYou ->
        [yes] Vous piochez une carte Évasion : « { $escape } ».
       *[no] { $seat } pioche une carte Évasion.
    }
prison_break-event-kept_plan =
    { $seatIsYou ->
        [yes] Vous gardez « { $escape } » et remettez l’autre.
       *[no] { $seat } garde un plan et remet l’autre.
    }
prison_break-event-turn =
    { $seatIsYou ->
        [yes] { $figure } : à vous de jouer.
       *[no] C’est à { $figure } de jouer ({ $seat }).
    }
prison_break-event-bellick_turn =
    { $seatIsYou ->
        [yes] Sergent Bellick, à vous.
       *[no] C’est au sergent Bellick de jouer ({ $seat }).
    }
prison_break-event-drew =
    { $seatIsYou ->
        [yes] Vous piochez « { $card } ». { prison_break-tale }
       *[no] { $seat } pioche « { $card } ». { prison_break-tale }
    }
# Dans un événement, −1 est aussi le signe d’un champ vide : la baisse de 1 arrive donc comme « none ».
prison_break-event-guilt =
    { $changeKey ->
        [none] La culpabilité descend à { $guilt }.
       *[other] { $change ->
            [0] La culpabilité reste à { $guilt }.
            [-2] La culpabilité descend à { $guilt }.
            [-3] La culpabilité descend à { $guilt }.
            [-4] La culpabilité descend à { $guilt }.
            [-5] La culpabilité descend à { $guilt }.
            [-6] La culpabilité descend à { $guilt }.
            [-7] La culpabilité descend à { $guilt }.
            [-8] La culpabilité descend à { $guilt }.
            [-9] La culpabilité descend à { $guilt }.
           *[other] La culpabilité monte à { $guilt }.
        }
    }
prison_break-event-looked =
    { $seatIsYou ->
        [yes] Vous regardez un jeton ({ $square }) : { $object }. { prison_break-told-object }
       *[no] { $seat } regarde un jeton ({ $square }).
    }
prison_break-event-showed =
    { $partKey ->
        [none] Michael montre quelque chose de sa carte. Seul témoin : { $seat }.
       *[other] Michael montre { $part }. Seul témoin : { $seat }.
    }
prison_break-event-declared =
    { $seatIsYou ->
        [yes] Vous déclarez l’équipe au complet. Qui n’a pas été recruté s’en va. Place au vote.
       *[no] { $seat } déclare l’équipe au complet. Qui n’a pas été recruté s’en va. Place au vote.
    }
prison_break-event-voted =
    { $seatIsYou ->
        [yes] Vous avez voté contre { $leader }.
       *[no] { $seat } a voté contre { $leader }.
    }
prison_break-event-became_bellick =
    { $seatIsYou ->
        [yes] { $leader } est écarté : vous êtes désormais le sergent Bellick. { prison_break-told-yourself-bellick }
       *[no] { $leader } est écarté : { $seat } est désormais le sergent Bellick. { prison_break-board-told-figure-bellick }
    }
prison_break-event-handed =
    { $seatIsYou ->
        [yes] { $figure } joue désormais avec vous.
       *[no] { $figure } joue désormais avec { $seat }.
    }
prison_break-event-announced = À recruter : { $outsider }. { prison_break-told-outsider }
prison_break-event-wished = { $outsider } demande { $object }.
prison_break-event-day = Jour { $day }.
prison_break-event-kept = { $figure } garde « { $card } » pour plus tard.
prison_break-event-played = { $figure } joue « { $card } ».
prison_break-event-no_effect = « { $card } » n’aide personne aujourd’hui.
prison_break-event-guard_came = Un gardien prend son poste : { $square }. Il craque pour { $object }.
prison_break-event-no_guard = Aucun gardien ne vient.
prison_break-event-guard_moved = Un gardien marche : { $start } → { $square }.
prison_break-event-guard_left = Le gardien est rappelé : { $square }.
prison_break-event-lost = { $figure } perd pour de bon { $object }.
prison_break-event-moved = { $figure } avance : { $start } → { $square }.
prison_break-event-laid = { $figure } pose un jeton d’itinéraire : { $place }.
prison_break-event-took = { $figure } prend { $object }.
prison_break-event-left = { $figure } laisse le jeton face cachée : { $square }.
prison_break-event-threw = { $figure } jette un jeton vierge : { $square }.
prison_break-event-laid_down = { $figure } pose { $object } : { $square }.
prison_break-event-recruited = { $figure } donne { $object } : { $outsider } rejoint l’équipe !
prison_break-event-bribed = { $figure } glisse { $object } au gardien ({ $square }), qui rentre chez lui.
prison_break-event-took_tool = { $figure } ramasse { $tool }. { prison_break-told-tool }
prison_break-event-disabled = { $figure } met hors service pour de bon { $device }.
prison_break-event-turned_on = On allume { $device }.
prison_break-event-turned_off = On éteint { $device }.
prison_break-event-driven = { $figure } déguerpit : { $start } → { $square }.
prison_break-event-caught = Un gardien attrape { $figure } : { $square } !
prison_break-event-loses_turn = { $figure } passera un tour.
prison_break-event-missed = { $figure } passe son tour.
prison_break-event-isolated = { $figure } part en isolement.
prison_break-event-joined = { $figure } retrouve Lincoln et l’emmène. { prison_break-board-told-figure-lincoln }
prison_break-event-found_nothing = La fouille ne trouve rien à confisquer.
prison_break-event-confiscated = On confisque un objet à { $figure } : { $object }.
prison_break-event-named = C’est pour { $figure }.
prison_break-event-reshuffled = La défausse redevient la pioche.
prison_break-event-ended =
    { $reasonKey ->
        [escaped] Un dernier portail, un dernier regard : ils sont dehors !
        [guilt] Trente points de culpabilité : les cellules se referment pour de bon.
        [days] Le jour 30 s’achève, et personne n’est sorti.
       *[other] Michael replie son plan : il ne peut plus réussir.
    }

## Pourquoi quelque chose est impossible

prison_break-why-not_now = Ce n’est pas ce qui se décide en ce moment.
prison_break-why-must_be_michael = Il faut un Michael, et vous choisissez en dernier.
prison_break-why-not_dealt = Vous n’avez pas pioché cette carte.
prison_break-why-not_michael = Seul Michael le peut, pendant son tour.
prison_break-why-all_announced = Les trois sont déjà annoncés.
prison_break-why-already_shown = Ce joueur l’a déjà vu.
prison_break-why-not_to_yourself = Montrez-le à un autre joueur de la table.
prison_break-why-not_recruited = Les deux externes de la carte ne sont pas recrutés, ou le tour est déjà entamé.
prison_break-why-still_possible = Le plan peut encore réussir.
prison_break-why-no_guards_left = Tous les gardiens sont déjà sortis.
prison_break-why-not_in_plan = Pas avant que l’équipe soit au complet.
prison_break-why-already_laid = Il y a déjà un jeton d’itinéraire dans ce lieu.
prison_break-why-no_tokens_left = Il n’y a plus de jeton d’itinéraire.
prison_break-why-not_shut_in = Aucune zone éclairée ne vous enferme.
prison_break-why-nothing_here = Aucun jeton ici.
prison_break-why-hands_full = Trois objets, pas plus : il faut échanger.
prison_break-why-not_full = Les mains ne sont pas pleines : prenez-le, tout simplement.
prison_break-why-blank = Un jeton vierge se laisse ou se jette.
prison_break-why-not_blank = On ne jette qu’un jeton vierge.
prison_break-why-nobody_here = Personne à recruter ici.
prison_break-why-not_announced = Cet externe n’est pas annoncé.
prison_break-why-no_guard_here = Pas de gardien à cet endroit.
prison_break-why-no_tool_here = Aucun outil ici.
prison_break-why-no_device_here = Ni salle de caméra, ni case de tour.
prison_break-why-no_tool = Il manque le bon outil : la pince pour une caméra, le disjoncteur pour une tour.
prison_break-why-out_of_order = C’est hors service pour de bon.
prison_break-why-guard_stuck = Ce gardien n’a nulle part où aller.
prison_break-why-too_far = Un gardien finit à trois cases au plus, jamais près d’une tour ou d’un collègue, ni dans un bâtiment fermé aux gardiens.
prison_break-why-already_on = C’est déjà allumé.
prison_break-why-barred = Cela vient de s’éteindre et le reste pour ce tour.
prison_break-why-already_lost = Le prochain tour est déjà perdu.
prison_break-why-not_a_member = Ce personnage n’est pas de l’équipe.
prison_break-why-not_a_choice = Ce n’est pas parmi les choix.
prison_break-why-not_rolled = Le dé dit où ce gardien prend son poste : une case vide de cette zone, jamais celle d’une tour.
prison_break-why-no_guilt = Il n’y a pas de culpabilité à baisser.
prison_break-why-relief_spent =
    { $times ->
        [one] L’équipe a déjà baissé la culpabilité une fois aujourd’hui, c’est le maximum.
       *[other] L’équipe a déjà baissé la culpabilité { $times } fois aujourd’hui, c’est le maximum.
    }
prison_break-why-pile_empty = Il n’y a plus de carte à piocher.
prison_break-why-recruiting_over = Le recrutement est terminé.
prison_break-why-taken_leader = { $leader } est déjà pris.
prison_break-why-not_a_candidate =
    { $leaderKey ->
        [none] Le vote porte sur quelqu’un d’autre.
       *[other] On ne vote pas sur { $leader }.
    }
prison_break-why-not_held =
    { $objectKey ->
        [none] Rien à donner.
       *[other] Ces mains ne tiennent pas { $object }.
    }
prison_break-why-not_linked =
    { $squareKey ->
        [none] Aucun pas possible.
       *[other] Ni porte, ni portail, ni allée ne mène directement d’ici à cette case : { $square }.
    }
prison_break-why-watched = La caméra surveille ce lieu : { $square }.
prison_break-why-lit = La zone est éclairée : { $square }.
prison_break-why-riot = Une émeute barre la route : { $square }.
prison_break-why-gates_shut = Les portails sont fermés : { $square }.
prison_break-why-no_steps_left = Plus de pas après { $steps }.
prison_break-why-full = Plus de place : { $square }.
prison_break-why-not_that_gate =
    { $squareKey ->
        [none] Seul le portail libre le plus proche convient.
       *[other] Ce n’est pas derrière le portail libre le plus proche : { $square }.
    }
prison_break-why-not_lying_here =
    { $objectKey ->
        [none] Rien n’est posé ici face visible.
       *[other] Il faut chercher ailleurs { $object }.
    }
prison_break-why-wrong_object = { $outsider } demande { $object }.
prison_break-why-wrong_bribe = Ce gardien ne craque que pour { $object }.
prison_break-why-card_not_kept =
    { $cardKey ->
        [none] Aucune chance en réserve.
       *[other] « { $card } » n’est pas parmi les cartes gardées.
    }
prison_break-why-card_useless =
    { $cardKey ->
        [none] Cela ne servirait à rien maintenant.
       *[other] « { $card } » ne servirait à rien maintenant.
    }

## Comment cela finit

prison_break-outcome-escaped = Ils sont dehors ! { $winners } : le dernier portail est franchi.
prison_break-outcome-guilt =
    { $winnersCount ->
        [0] La culpabilité est au bout avant même le plan : tout le monde perd.
       *[other] La culpabilité est au bout. Le sergent Bellick gagne : { $winners }.
    }
prison_break-outcome-days =
    { $winnersCount ->
        [0] Les trente jours sont passés sans équipe au complet : tout le monde perd.
       *[other] Les trente jours sont passés. Le sergent Bellick gagne : { $winners }.
    }
prison_break-outcome-given_up =
    { $winnersCount ->
        [0] Le plan est abandonné avant d’avoir commencé : tout le monde perd.
       *[other] Le plan est abandonné. Le sergent Bellick gagne : { $winners }.
    }
prison_break-outcome-escaped-short = l’équipe s’évade
prison_break-outcome-guilt-short = la culpabilité déborde
prison_break-outcome-days-short = les jours sont écoulés
prison_break-outcome-given_up-short = le plan est abandonné

## Champs d’une vue

prison_break-view-stage = `recruiting` (recrutement) ou `plan`.
prison_break-view-day = Le jour en cours.
prison_break-view-guilt = La culpabilité, de 0 à 30.
prison_break-view-relieved = Combien de fois l’équipe a baissé la culpabilité aujourd’hui.
prison_break-view-first = La place qui a choisi en premier.
prison_break-view-bellick = La place de Bellick ; null pendant le recrutement.
prison_break-view-players = Le leader de chaque place, combien de fois Michael lui a montré quelque chose, et quoi, si vous pouvez le savoir.
prison_break-view-figures = Chaque personnage : sa case, qui le joue, ce qu’il porte, s’il perd son prochain tour, à partir de quel jour il agit.
prison_break-view-joined = Les externes et Lincoln dans l’ordre de leur arrivée.
prison_break-view-acted = Qui a déjà commencé son tour aujourd’hui.
prison_break-view-turn = À qui est le tour, et où il en est.
prison_break-view-guards = Les gardiens par case, avec l’objet qui les corrompt.
prison_break-view-guard_pile = Les gardiens à venir, par objet.
prison_break-view-tokens = Les jetons par case : qui a regardé, et ce que c’est si vous le savez.
prison_break-view-lying = Les objets posés face visible, par case.
prison_break-view-gone = Les objets sortis du jeu.
prison_break-view-tools = Où sont les outils ; null une fois pris.
prison_break-view-route = Les lieux marqués d’un jeton.
prison_break-view-out_of_order = Les appareils hors service.
prison_break-view-camera = La caméra allumée, par qui, depuis combien de tours de Bellick.
prison_break-view-tower = De même pour la tour.
prison_break-view-barred = Ce qui ne peut pas se rallumer ce tour-ci.
prison_break-view-met = Où des gardiens ont attrapé la figure dont c’est le tour pendant ce déplacement : chacun ne le fait qu’une fois.
prison_break-view-active = La carte durable en vigueur.
prison_break-view-deck = Les cartes de la pioche.
prison_break-view-discard = Les cartes de la défausse.
prison_break-view-wish = Le dé qui dit ce que demandent les externes.
prison_break-view-announced = Les externes annoncés.
prison_break-view-blurred = Si les trois ont été annoncés d’emblée.
prison_break-view-card = La carte Évasion, si vous la connaissez.
prison_break-view-other = La carte remise, si vous la connaissez.
prison_break-view-dealt = Combien de cartes Évasion ont été piochées.
prison_break-view-ruled_out = Les cartes qui auraient déjà gagné.
prison_break-view-fitting = Les cartes qui collent avec ce que vous savez.
prison_break-view-hopeless = Si tous les plans possibles sont devenus irréalisables.
prison_break-view-reason = Pourquoi la partie est finie ; null avant la fin.
prison_break-view-reach = Où peut mener le déplacement qu’on vous demande, et le premier pas vers chaque case.
prison_break-view-deeds = Ce que peut faire, sur chacune de ces cases, celui qui s’y arrête ; `stop` emmène Lincoln.
prison_break-view-clues = Les plans d’évasion écartés, et ce qui parle contre chacun ; la partie finie, du point de vue de Bellick.

## Sur tous les plateaux

prison_break-board-bellick = Sergent Bellick

## Dans le terminal

prison_break-terminal-guilt = Culpabilité
prison_break-terminal-days = Jour
prison_break-terminal-in-force = En vigueur :
prison_break-terminal-wishes = On demande :
prison_break-terminal-plan = Le plan, « { $plan } » :
prison_break-terminal-plan-choice = Plan { $number } :
prison_break-terminal-plan-secret = Votre plan, encore secret :
prison_break-terminal-plan-route = Itinéraire, x pour ce qui est balisé :
prison_break-terminal-lay-route = { $place }, sur l’itinéraire
prison_break-terminal-lay-decoy = { $place }, un leurre
prison_break-terminal-plan-lincoln = Lincoln, encore à retrouver : { $square }
prison_break-terminal-plan-lincoln-here = Lincoln est avec l’équipe.
prison_break-terminal-plan-device = À mettre hors service : { $device }, avec { $tool } ({ $where })
prison_break-terminal-plan-device-done = Hors service, comme prévu : { $device }
prison_break-terminal-and = { $first } ; { $second }
prison_break-terminal-riot = émeute ({ $place })
prison_break-terminal-lock_down = deux cases au plus
prison_break-terminal-gates_shut = portails fermés
prison_break-terminal-until-card = { $thing }, jusqu’à la prochaine carte
prison_break-terminal-stays = { $figure } ne bouge pas.
prison_break-terminal-dealt = { $seat } pioche deux cartes Évasion.
prison_break-terminal-bides = La culpabilité monte, puis redescend à { $guilt } : on attend son heure.
prison_break-terminal-fitting = Plans possibles d’après ce que vous savez :
prison_break-terminal-player = { $name } :
prison_break-terminal-loses-turn = passe un tour
prison_break-terminal-on-for =
    { $days ->
        [0] { $device }, jour { $turns }
       *[other] { $device }, jour { $turns } sur { $days }
    }
prison_break-terminal-out-of-order = Hors service pour de bon :
prison_break-terminal-route-left = Jetons d’itinéraire restants : { $tokens }
prison_break-terminal-guards = Gardiens, et ce qui les corrompt :
prison_break-terminal-tools-later = Outils, à prendre une fois l’équipe au complet :
prison_break-terminal-tools = Outils à prendre :
prison_break-terminal-lying = Posés face visible :
prison_break-terminal-seen = Jetons que vous avez vus :
prison_break-terminal-card = « { $card } » : { prison_break-tale }
prison_break-terminal-legend = Signes : gardien G, jeton ?, objet *, outil !, tour ^, itinéraire x, porte +, portail =
prison_break-terminal-short =
    { $squareKey ->
        [infirmary] Infirm.
        [psychiatric_ward] Psy
        [isolation] Isolement
        [guard_room] Gardiens
        [visiting_room] Parloir
        [workshop] Atelier
        [wardens_office] Directeur
        [chapel] Chapelle
        [library] Biblio
        [laundry] Blanchis.
        [boiler_room] Chauff.
       *[other] …
    }
prison_break-terminal-hopeless = Le plan ne peut plus réussir.

## Dans le navigateur

prison_break-web-group-guard = Déplacer un gardien
prison_break-web-group-show = Montrer une partie du plan
prison_break-web-group-watch = Allumer une caméra ou une tour
prison_break-web-day = Jour { $day } sur { $last }
prison_break-web-guilt = Culpabilité : { $guilt } sur { $most }
prison_break-web-guilt-word = culpabilité
prison_break-web-missions = Ce qu’il faut pour sortir
prison_break-web-mission-recruit = Recruter
prison_break-web-mission-places = Lieux marqués
prison_break-web-mission-device = Caméra ou tour
prison_break-web-mission-camera = Caméra { $number }
prison_break-web-mission-tower = Tour { $number }
prison_break-web-mission-state =
    { $done ->
        [yes] { $what } : fait
       *[no] { $what } : à faire
    }
prison_break-web-marks =
    { $count ->
        [0] aucune marque
        [1] une marque
       *[other] { $count } marques
    }
prison_break-web-hunt-days =
    { $left ->
        [1] Vous gagnez s’ils sont encore là ce soir,
       *[other] Vous gagnez s’ils sont encore là dans { $left } jours,
    }
prison_break-web-hunt-guilt = ou à { $left } de culpabilité en plus.
prison_break-web-deck = Pioche : { $count } cartes
prison_break-web-guards = Gardiens en réserve : { $count }
prison_break-web-files = Dossiers
prison_break-web-closer = Voir de plus près
prison_break-web-too_far =
    { $points ->
        [one] Aucun chemin ouvert n’y mène en un pas.
       *[other] Aucun chemin ouvert n’y mène en { $points } pas.
    }
prison_break-web-only_walk = Y aller, sans plus
prison_break-web-fetch = Emmener Lincoln
prison_break-web-came_back = { $figure } fait un tour et revient : { $square }.
prison_break-web-wants = demande { $object }
prison_break-web-who = Qui est { $figure } ?
prison_break-web-done = fait
prison_break-web-plan = Le plan
prison_break-web-guess = Carnet
prison_break-web-active = en vigueur
prison_break-web-handicap = Handicap
prison_break-web-chance = Chance
prison_break-web-hopeless = Ce plan ne peut plus réussir.
prison_break-web-suspects =
    { $count ->
        [one] Un plan correspond à ce que vous savez
       *[other] { $count } plans correspondent à ce que vous savez
    }
prison_break-web-struck = Écartés
prison_break-web-struck-none = Rien encore : aucun indice n’a parlé.
prison_break-web-struck-nothing_new = rien qui ne le fût déjà
prison_break-web-clue-day = Jour { $day }
prison_break-web-clue-announced = Michael a demandé { $one } et { $two }
prison_break-web-clue-recruited = L’équipe est au complet sans { $figure }
prison_break-web-clue-goes_on = Tout y était fait, et personne n’est sorti
prison_break-web-clue-route = Michael vous a montré son itinéraire
prison_break-web-clue-device = Michael vous a montré sa caméra ou sa tour
prison_break-web-marked = { $done } lieux marqués sur { $all }
prison_break-web-mark-ring = Entourer { $plan }
prison_break-web-mark-stroke = Barrer { $plan }
prison_break-web-note = Note sur { $plan }
prison_break-web-note-hint = un mot pour vous …
prison_break-web-notes-private = Vos marques et vos notes restent sur cet appareil.
prison_break-web-guesses = Le carnet de Bellick
prison_break-web-guesses-fit =
    { $count ->
        [one] Un plan correspondait à tout ce qu’il pouvait savoir :
       *[other] { $count } plans correspondaient à tout ce qu’il pouvait savoir :
    }
prison_break-web-guess-ring = entouré
prison_break-web-guess-stroke = barré
prison_break-web-guess-true = c’était celui-là
prison_break-web-votes =
    { $count ->
        [0] aucune voix
        [one] une voix
       *[other] { $count } voix
    }
prison_break-web-out = Écarté
prison_break-web-ballot =
    { $state ->
        [missing] { $name } réfléchit encore
        [handed] { $name } a voté, bulletin plié
       *[open] { $name } a voté pour { $leader }
    }
prison_break-web-role-title-bellick = Vous êtes le sergent Bellick
prison_break-web-role-title-other = { $name } est maintenant le sergent Bellick
prison_break-web-role-lead-bellick = Ils vous ont écarté ; on vous a tendu une casquette et un trousseau de clés. { $leader }, c’est du passé : désormais, personne ne sort.
prison_break-web-role-lead-team = { $leader } a changé de camp. Tout ce que { $name } a vu et entendu parmi vous, Bellick le sait, et il gagne si vous échouez.
prison_break-web-role-lead-watch = { $leader } a changé de camp : désormais, { $name } traque les autres.
prison_break-web-role-wins-bellick = Vous gagnez au premier de ces trois moments :
prison_break-web-role-wins-watch = Bellick gagne au premier de ces trois moments :
prison_break-web-role-win-days =
    { $left ->
        [one] s’ils sont encore là à la fin du jour { $last } : ce soir
       *[other] s’ils sont encore là à la fin du jour { $last } : plus que { $left } jours
    }
prison_break-web-role-win-guilt = si la culpabilité atteint { $most } : encore { $left }
prison_break-web-role-win-given_up = si Michael renonce à son plan
prison_break-web-role-turn = À votre tour, vous piochez une carte, déplacez un gardien de trois cases au plus, ou allumez une caméra ou une tour.
prison_break-web-role-memory =
    { $count ->
        [one] Vous n’oubliez rien de ce que vous avez vu : un seul plan y correspond. Il est dans votre carnet.
       *[other] Vous n’oubliez rien de ce que vous avez vu : { $count } plans y correspondent. Ils sont dans votre carnet.
    }
prison_break-web-role-known = Il ne connaît pas le plan. Vous, si, désormais : ouvrez-le sur la carte. Les drapeaux rouges montrent ce qui reste à faire.
prison_break-web-role-closed = Une zone éclairée ou une pièce filmée vous est fermée, et un gardien attrape qui vient sur sa case.
prison_break-web-role-decoys = Il voit vos marques, mais pas lesquelles comptent. Une marque au mauvais endroit lui coûte des jours.
prison_break-web-role-left = Reste à faire : { $left }
prison_break-web-role-places =
    { $count ->
        [one] marquer un lieu
       *[other] marquer { $count } lieux
    }
prison_break-web-role-go-bellick = Prendre les clés
prison_break-web-role-go-team = Au plan !
prison_break-web-missing = manque
prison_break-web-print-guard_there = un gardien y est
prison_break-web-print-guard_here = un gardien est ici
prison_break-web-print-is_here = { $figure } est ici
prison_break-web-print-asked = demandé par { $figure }
prison_break-web-print-guards =
    { $count ->
        [0] personne n’en veut
        [one] un gardien y cède
       *[other] { $count } gardiens y cèdent
    }
prison_break-web-print-on_plan = sur le plan
prison_break-web-print-off_plan = hors du plan
prison_break-web-print-decoy = un leurre
prison_break-web-print-left =
    { $count ->
        [one] dernier jeton
       *[other] encore { $count } jetons
    }
prison_break-web-print-recruit = { $figure }, contre { $object }
prison_break-web-hint-choose = Michael connaît le plan et ne peut pas être écarté. Les autres deviendront peut-être le sergent Bellick en cours de route.
prison_break-web-hint-keep_plan = Cherchez des lieux proches les uns des autres. Vous seul voyez ces deux feuilles.
prison_break-web-hint-announce = Annoncer les trois cache votre plan au futur Bellick, mais le troisième ne vous sert à rien.
prison_break-web-hint-harmful = Chaque tour coûte d’abord quelque chose. À trente de culpabilité tout est perdu ; une carte est un pari, un gardien ne fait que gêner, pour l’instant.
prison_break-web-hint-declare = Tous ceux que vous avez annoncés sont là. Déclarez l’équipe au complet, et la seconde moitié commence : le plan lui-même.
prison_break-web-hint-escape = Trouvez les objets que demandent les externes : ils sont sous les points d’interrogation. Touchez une case marquée d’un point pour y aller ; là où brille un signe doré, on fait aussitôt ce qu’il montre.
prison_break-web-hint-move = Fouillez sur un jeton, recrutez près d’un externe, soudoyez près d’un gardien : cela met aussi fin au déplacement.
prison_break-web-hint-lay = Marquez chaque lieu du plan en passant. Une marque ailleurs égare Bellick, mais il n’y en a que dix.
prison_break-web-hint-vote = Celui qui est écarté vous traque désormais, et n’oublie rien de ce qu’il a vu.
prison_break-web-hint-bellick = Un projecteur ou une caméra ferme un lieu, un gardien attrape qui vient sur sa case, même en passant. De quels lieux ont-ils encore besoin ?
prison_break-web-hint-known = Vous connaissez maintenant le plan : ouvrez-le quand vous voulez, sur la carte. Les drapeaux rouges montrent ce qui reste à faire.
prison_break-web-hint-caught = Le bon objet renvoie le gardien chez lui ; tout le reste vous coûte.
prison_break-web-intro-title-1 = Quatre missions
prison_break-web-intro-1 = Recruter les externes du plan de Michael, récupérer Lincoln, marquer chaque lieu de l’itinéraire, mettre hors service une caméra ou une tour. Le tout avant la fin du trentième jour, et avant trente de culpabilité.
prison_break-web-intro-title-2 = D’abord le prix
prison_break-web-intro-2 = Chaque tour commence par ce qui fait mal : une carte, un gardien, de la culpabilité, un objet perdu. Puis on avance : jusqu’à quatre cases, et fouiller, recruter ou soudoyer ; ou bien faire baisser la culpabilité.
prison_break-web-intro-title-3 = L’un de vous vous traquera
prison_break-web-intro-3 = L’équipe au complet, vous votez pour écarter un leader. Il revient en sergent Bellick, et gagne si vous échouez. Zones éclairées et salles filmées sont fermées, les gardiens attrapent qui vient sur leur case. Gare à ce que vous lui montrez.

## Ce que font les robots

prison_break-bot-greedy = dans l’équipe, va chercher ce qu’il faut au plan ; en Bellick, traque qui s’approche

## Pourquoi un robot le ferait

prison_break-because-any_leader = Les leaders se valent ; seul Michael connaîtra le plan.
prison_break-because-shortest_route = Tout ce qu’il faut à ce plan est le plus rapproché : { $number } cases de chemin.
prison_break-because-two_will_do = Deux externes suffisent au plan, et chaque objet prend des jours à trouver.
prison_break-because-team_complete = Les externes du plan sont tous là : l’évasion peut commencer.
prison_break-because-hopeless = Le plan ne peut plus réussir.
prison_break-because-did_least = Pour autant qu’on ait pu voir, { $figure } a fait le moins pour le plan.
prison_break-because-useless_object = Personne n’en veut et aucun gardien en place n’y cède : { $object }.
prison_break-because-spare_bribe = Personne n’en veut, même si un gardien en place y cède : { $object }.
prison_break-because-few_guards = Gardiens déjà en place : { $number }. Un de plus ne gêne guère.
prison_break-because-cheap_guilt = À { $number } sur 30, un point de culpabilité coûte moins qu’une mauvaise carte ou un tour perdu.
prison_break-because-worth_a_card = À { $number } sur 30, une carte coûte en moyenne un peu moins d’un point, et une sur quatre aide.
prison_break-because-may_lift = Une carte peut éteindre ce qui barre le chemin : { $device }.
prison_break-because-guard_instead = À { $number } sur 30, mieux vaut un gardien qu’un point de culpabilité.
prison_break-because-nothing_better = Tout le reste coûte plus cher.
prison_break-because-looks_under = Sous ce jeton ({ $square }) se cache peut-être ce qui manque : { $object }.
prison_break-because-picks_up = Ce qu’on demande est là ({ $square }) : { $object }.
prison_break-because-goes_back = Il vaut la peine d’y retourner, après ce qu’on y a vu : { $square }.
prison_break-because-recruits = { $figure } demande { $object } et attend là : { $square }.
prison_break-because-fetches_lincoln = Lincoln est encore à retrouver : { $square }.
prison_break-because-marks_route = L’itinéraire passe par là et n’y est pas balisé : { $place }.
prison_break-because-fetches_tool = Il faut pour le plan { $tool } : { $square }.
prison_break-because-breaks_device = Le plan la veut hors service : { $device }.
prison_break-because-lays_route = L’itinéraire passe ici : { $place }.
prison_break-because-lays_decoy = C’est un leurre : il reste des jetons, et Bellick ne le distinguera pas des autres.
prison_break-because-waits_outside = Le chemin est barré aujourd’hui ; autant être tout près quand il s’ouvrira : { $place }.
prison_break-because-waits = Rien à chercher ni à baliser pour l’instant : un peu moins de culpabilité ne nuit jamais.
prison_break-because-bold_looks_under = Droit sur ce jeton ({ $square }), il cache peut-être ce qui manque : { $object }.
prison_break-because-cautious_looks_under = Rien n’est sûr, mais ce jeton ({ $square }) cache peut-être ce qui manque : { $object }.
prison_break-because-generous_looks_under = Laissez-moi ce jeton ({ $square }), il cache peut-être ce qui nous manque : { $object }.
prison_break-because-bold_recruits = { $figure } demande { $object } et l’aura : { $square }.
prison_break-because-cautious_recruits = { $figure } demande { $object } : mieux vaut l’avoir de notre côté ({ $square }).
prison_break-because-generous_recruits = { $figure } demande { $object } et attend là ({ $square }) : on n’oublie personne.
prison_break-because-bold_fetches_lincoln = Lincoln a assez attendu, je vais le chercher : { $square }.
prison_break-because-cautious_fetches_lincoln = Sans Lincoln, aucun plan ne tient : d’abord lui ({ $square }).
prison_break-because-generous_fetches_lincoln = Personne ne part sans Lincoln : { $square }.
prison_break-because-bold_waits = Rien à chercher ni à baliser : je me tiens tranquille, mais pas longtemps.
prison_break-because-cautious_waits = Rien à chercher ni à baliser pour l’instant : moins il y a de culpabilité, mieux je dors.
prison_break-because-generous_waits = Rien à chercher ni à baliser pour l’instant : je fais baisser la culpabilité pour tout le monde.
prison_break-because-calms_down = À { $number } sur 30, la culpabilité passe avant tout.
prison_break-because-last_day = C’est le dernier jour : la culpabilité ne compte plus, et rien d’utile n’est à portée.
prison_break-because-slips_out = La lumière bloque la porte : c’est la seule issue.
prison_break-because-makes_room = Un autre apporte ce qu’on demande ici, et il n’y a place que pour deux.
prison_break-because-nothing_here = Rien ici ne sert à l’équipe.
prison_break-because-has_to_move = On ne peut pas s’arrêter ici, et tous les chemins se valent.
prison_break-because-is_asked_for = { $figure } en a besoin : { $object }.
prison_break-because-may_bribe = Tout objet peut corrompre un gardien, ou se perdre à la place de quelque chose de pire.
prison_break-because-blank = Un jeton vierge ne sert à rien : autant que tous le sachent.
prison_break-because-hands_full = Les mains sont déjà pleines de choses plus utiles.
prison_break-because-gives_bribe = Ce gardien y cède et s’en va pour de bon : { $object }.
prison_break-because-turn_for_guilt = À { $number } sur 30, un tour coûte moins qu’un point de culpabilité.
prison_break-because-turn_to_spare = { $figure } n’a rien d’urgent à faire : un tour ne coûte guère.
prison_break-because-card_now = La carte sert maintenant.
prison_break-because-card_later = La carte servira mieux un autre jour.
prison_break-because-nearest_guard = De tous les gardiens, c’est le plus proche de l’équipe : { $figure }.
prison_break-because-nearest_errand = De là, la prochaine tâche n’est pas loin : { $place }.
prison_break-because-peeks = Le jeton le plus proche qui puisse cacher ce qui manque : { $square }.
prison_break-because-out_of_the_way = C’est là qu’il gêne le moins.
prison_break-because-guards_lincoln = Lincoln y est encore, et aucun plan n’aboutit sans lui : { $place }.
prison_break-because-blocks = D’après les jetons posés, le plan en a besoin { $number } fois sur cent ; « { $escape } » est le plus probable, à { $share } %.
prison_break-because-blocks_some = D’après ce que vous savez, le plan en a besoin { $number } fois sur cent ; aucun plan ne se détache encore.
prison_break-because-drives_out = Cela chasse quelqu’un, ou l’enferme.
prison_break-because-catches = Le gardien y attrape { $figure }.
prison_break-because-lies_in_wait = L’équipe devra passer par là : { $square }.
prison_break-because-lets_fate = Ni lumière ni gardien ne gêne plus qu’une carte aujourd’hui : en moyenne, la culpabilité monte.
prison_break-because-near_the_team = De là, il peut atteindre { $figure } dès demain.
prison_break-because-names_anybody = Personne ne porte rien : l’un vaut l’autre.
prison_break-because-names_loaded = De toute l’équipe, { $figure } porte le plus.
prison_break-because-names_felt = { $figure } en souffrirait ; d’autres ne sentiraient rien.

## Petites phrases

prison_break-phrase-trust = Faites-moi confiance.
prison_break-phrase-guards = Les gardiens arrivent !
prison_break-phrase-nothing = Je n’ai rien vu.

## Études

prison_break-study-plans = Plans d’évasion
prison_break-study-cards = Cartes tirées et jouées
prison_break-study-objects = Objets pris
prison_break-study-outsiders = Complices gagnés
prison_break-study-bribes = Gardiens soudoyés, avec quoi
prison_break-study-tools = Outils
prison_break-study-watched = Dispositifs allumés
prison_break-study-disabled = Dispositifs neutralisés
prison_break-study-caught = Qui s’est fait prendre
prison_break-study-map = Où marchent prisonniers et gardiens, par partie
prison_break-study-leaders = Meneurs : qui est choisi, qui est désigné par le vote, qui gagne
prison_break-study-places = De même par place, dans le sens horaire depuis celle de Michael
prison_break-study-leader = Meneur
prison_break-study-place = Place
prison_break-study-leader-played = Joué
prison_break-study-leader-chose_first = Choisi le premier
prison_break-study-leader-bellick = Devenu Bellick
prison_break-study-leader-won = Gagne
prison_break-study-leader-won_as_bellick = Gagne en Bellick

## Le récit d’une évasion et sa chance, à la fin

prison_break-story-alone = Dehors, personne ne veut être de la partie.
prison_break-story-one = { $figure } se laisse convaincre, et personne d’autre.
prison_break-story-team = { $count ->
    [2] { $figure } et { $other } se laissent convaincre.
   *[other] Ils sont { $count } à se laisser convaincre, { $figure } et { $other } en tête.
  }
prison_break-story-sergeant = Le jour { $day }, le vote tombe sur { $leader }, et { $seat } revient coiffé de la casquette du sergent.
prison_break-story-day = Le jour { $day } est le plus noir : { $guilt } points de culpabilité d’un appel à l’autre.
prison_break-story-caught = { $figure } tombe { $count } fois sur les gardiens, plus que personne.
prison_break-story-escaped = Le jour { $day }, avec { $guilt } points de culpabilité au dossier, ils passent la dernière grille{ $lincoln ->
    [yes] , et Lincoln avec eux.
   *[no] .
  }
prison_break-story-guilt = Le jour { $day }, le trentième point entre au dossier et les cellules se ferment. { $laid ->
    [0] Pas une croix du trajet n’était sur le plan.
    [one] Une croix du trajet était sur le plan.
   *[other] { $laid } croix du trajet étaient sur le plan.
  }
prison_break-story-days = Les jours sont épuisés. { $laid ->
    [0] Pas une croix du trajet n’était sur le plan.
    [one] Une croix du trajet était sur le plan.
   *[other] { $laid } croix du trajet étaient sur le plan.
  }
prison_break-story-given_up = Le jour { $day }, il ne reste plus d’issue, et ils renoncent.
prison_break-luck-best = Le plus de chance : { $seat }, { prison_break-luck-cards }.
prison_break-luck-worst = Le moins de chance : { $seat }, { prison_break-luck-cards }.
prison_break-luck-cards = { $good ->
    [0] aucune bonne carte sur { $count } retournées
    [one] une bonne carte sur { $count } retournées
   *[other] { $good } bonnes cartes sur { $count } retournées
  }

## Ce qui se compte à propos d’un choix

prison_break-odds-guilt = culpabilité { $value } en moyenne
prison_break-odds-chance = une carte chance { $value }
prison_break-odds-guilt_ends = la fin de tout { $value }
prison_break-odds-wanted = un objet demandé { $value }
prison_break-odds-object = un objet quelconque { $value }

## Ce par quoi l’entraîneur compare deux choix

prison_break-coach-guilt = Quelques tours plus tard, la culpabilité est à { $first } en moyenne, et à { $second } après l’autre choix.
prison_break-coach-guards = Quelques tours plus tard, il y a { $first } gardiens sur le plan en moyenne, et { $second } après l’autre choix.
prison_break-coach-missing = Quelques tours plus tard, il reste { $first } objets demandés à trouver en moyenne, et { $second } après l’autre choix.
prison_break-coach-team = Quelques tours plus tard, { $first } externes sont recrutés en moyenne, et { $second } après l’autre choix.
prison_break-coach-route = Quelques tours plus tard, { $first } lieux de l’itinéraire sont marqués en moyenne, et { $second } après l’autre choix.
