# Ce que dit le laboratoire : beaucoup de parties, rapports, comparaisons.

## Simulations

cli-about-output = Écrire une ligne par partie dans ce fichier Parquet. Une série interrompue reprend où elle en était ; il faut l’extra « lab ».
cli-about-steps = Plutôt une ligne par décision.
cli-about-match = Ne jouer que cette partie de la graine (0 est la première) et la raconter ; avec --save, écrire son enregistrement.
cli-about-cluster = Jouer sur une grappe : ray://hôte:10001 (extra « ray ») ou tcp://hôte:8786 (Dask, extra « dask ») ; les totaux sont les mêmes.
cli-progress = { $done } parties sur { $matches }, { $rate }, encore { $left }
cli-progress-rate = { $rate } par seconde
cli-sim-stopped = Interrompu. Ce qui est fait est gardé dans { $folder } : la même commande reprendra là.
cli-sim-written = Les lignes sont dans { $file }.
cli-sim-odd =
    { $why ->
        [long] La partie { $match } est étrange : { $decisions } décisions, quand la moitié des parties en demandent au plus { $median }. { $command }
       *[other] La partie { $match } est étrange : presque aucune autre ne finit par « { $reason } ». { $command }
    }
cli-sim-odd-bounds = On nomme au plus { $ends } parties étranges par fin, et les { $longest } plus longues.

## Rapports

cli-about-report-command = Faire jouer beaucoup de parties à des bots, et écrire une page à leur sujet.
cli-about-page = Où va le rapport : une page (.html), du Markdown (.md) ou des données (.json).
cli-about-vary = Les mêmes parties avec une option réglée autrement, comme squares=24,40 ; peut être répété.
cli-report-written = Le rapport est dans { $file }.
cli-report-title = { $game }, vu par beaucoup de parties
cli-report-lead = { $matches } parties entre { $bots }, graine { $seed }.
cli-report-options = Options : { $options }. Version { $version } des règles.
cli-report-foot = Les intervalles sont à 95 % ; la même commande donne les mêmes chiffres.
cli-report-table = En tableau
cli-report-warnings = Ce qui saute aux yeux
cli-report-seats = Qui gagne, par place
cli-report-bots = Qui gagne, par bot
cli-report-option = Qui gagne avec { $option }
cli-report-even = Si toutes les places se valaient, chacune gagnerait seule { $even } % des parties : la ligne pointillée.
cli-report-order = Qui gagne, du premier à jouer au dernier
cli-report-order-words = Les places se comptent dans le sens horaire depuis celui qui joue en premier ; une victoire partagée compte.
cli-report-place = Tour
cli-report-endings = Comment finissent les parties
cli-report-lengths = Durée des parties, en tours de table
cli-report-scores = Points d’une place
cli-report-leads = Changements de tête
cli-report-leads-words = La tête change { $changes } fois par partie. De ceux qui mènent à mi-parcours, { $won } gagnent et { $lost } non ; dans { $nobody } parties personne ne mène alors.
cli-report-rules = Les règles : combien de fois chacune a compté, et ce qu’elle a valu
cli-report-thing = Quoi
cli-report-count = Combien de fois
cli-report-seen = Parties, %
cli-report-a-match = par partie
cli-report-with = Gagnées avec, %
cli-report-without = Gagnées sans, %
cli-report-worth = Valeur, en points
cli-report-worth-words = La valeur est la différence des taux de victoire, avec et sans, à place égale et dans des parties de même durée ; une victoire partagée compte. Ce qui va avec la victoire n’en est pas toujours la cause : qui gagne fait aussi plus de choses. On dessine ce qui se distingue du hasard ; les tableaux ont tout le reste, et combien de fois chaque chose est arrivée.
cli-report-wins-less = gagne moins
cli-report-wins-more = gagne plus
cli-report-decimal = ,
cli-report-worth-none = Rien là ne fait une différence qui se distingue du hasard.
cli-report-more = { $count } plus rares ne figurent pas ici ; les données (.json) les ont toutes.
cli-report-warn-seat =
    { $side ->
        [more] La place { $seat } gagne plus que sa part : { $rate } % ({ $low }–{ $high }), quand { $even } % seraient équitables.
       *[other] La place { $seat } gagne moins que sa part : { $rate } % ({ $low }–{ $high }), quand { $even } % seraient équitables.
    }
cli-report-warn-ties = Environ { $share } % des parties sont partagées.
cli-report-warn-strong = { $name } ({ $subject }) va avec { $points } ± { $reach } points de taux de victoire.
cli-report-warn-never =
    { $count ->
        [one] Jamais vu ({ $subject }) : { $names }.
       *[other] { $count } jamais vus ({ $subject }) : { $names }{ $more ->
            [0] .
            [1] , et un autre.
           *[other] , et { $more } autres.
        }
    }
cli-report-warn-decided = { $share } % de ceux qui mènent à mi-parcours gagnent : la seconde moitié change peu de choses.
cli-report-warn-long = Une partie sur vingt dure { $long } tours ou plus, quand la moitié sont finies après { $median }.
cli-report-warn-none = Rien dont un auteur de jeu doive s’inquiéter.
cli-report-warn-few = Avec { $matches } parties, seules de grandes différences se voient ; 10 000 en disent plus.

## Comparaisons

cli-about-ladder = Faire jouer chaque niveau de bots contre chaque autre, et dire la force de chacun.
cli-about-ladder-bots = Qui monte, du plus faible au plus fort : first_timer,casual,search:400. Sans cela, les cinq niveaux.
cli-about-ladder-seats = Combien jouent à une table.
cli-about-rungs = Seulement les paires à tant de barreaux l’une de l’autre : 1 pour les seules voisines. Sans cela, toutes les paires.
cli-about-keep = Un dossier où les résultats sont gardés à mesure : arrêtez quand vous voulez, la même commande reprend là.
cli-about-ladder-output = Où vont les tableaux : dans une page qui a une place pour ce jeu, ou dans une page à eux.
cli-ladder-about =
    { $together ->
        [yes] Groupes de { $seats } : chaque bot a le sien, avec les mêmes dés. Un résultat est la part des groupes qui ont gagné.
        [sides] Tables de { $seats } : un bot joue pour ceux qui sont ensemble, l’autre pour celui qui est seul, puis l’inverse, avec les mêmes dés. Un résultat est la part des parties que son camp a gagnées.
       *[no] Tables de { $seats }, deux bots en alternance ; un bloc est une graine dans toutes les rotations. Un résultat est ce qu’une place de ce bot a obtenu en moyenne : 1 pour une victoire, un demi pour une égalité.
    } Le test s’arrête dès qu’il sait si { $effect } points séparent deux d’entre eux ; { $matches } parties ont été jouées.
cli-ladder-ratings = Points de tous ensemble (Bradley–Terry, rééchantillonnage par blocs ; 400 valent dix contre un) :
cli-ladder-above = bot
cli-ladder-below = contre
cli-ladder-verdict = verdict
cli-ladder-verdict-of =
    { $verdict ->
        [better] meilleur
        [worse] moins bon
        [same] pas de telle différence
       *[open] ouvert
    }
cli-ladder-results = résultats, %
cli-ladder-difference = différence, points
cli-ladder-blocks = blocs
cli-ladder-matches = parties
cli-ladder-bot = bot
cli-ladder-points = points
cli-ladder-interval = intervalle à 95 %
cli-about-compare = Comparer deux variantes d’un jeu, ou deux bots, avec les mêmes dés.
cli-about-variant = Ce qui change : une option (squares=24), un bot qui prend chaque place à son tour, ou le dossier d’un paquet ; reliés par « + ». « as-given » ne change rien.
cli-about-measure = Ce que l’on compare : win, les victoires (de la première place, du bot, ou de ceux qui jouent ensemble), ou rounds, les tours.
cli-about-effect = La différence qui compterait : 0.05, ce sont cinq points de taux de victoire ; en tours, 0.5.
cli-about-most = Renoncer après tant de graines.
cli-compare-verdict =
    { $verdict ->
        [better] { $a } est au-dessus de { $b }.
        [worse] { $a } est au-dessous de { $b }.
        [same] { $a } et { $b } se valent : une différence de { $effect } est exclue.
       *[other] On ne peut pas encore départager { $a } et { $b } : il faut plus de graines (--most).
    }
cli-compare-figures =
    { $measure ->
        [rounds] Tours : { $first } contre { $second }, une différence de { $difference } ± { $reach }. Il a fallu { $matches } parties.
       *[other] Victoires : { $first } % contre { $second } %, une différence de { $difference } ± { $reach } points. Il a fallu { $matches } parties.
    }

## Réglage

cli-about-tune = Chercher des nombres qui mènent un jeu là où son auteur le veut, ou essayer les réglages nommés. Pour chercher, il faut l’extra « lab ».
cli-about-number = Un nombre à trouver : une option (watch_days=0..8), ou un chiffre du contenu par son fichier et son chemin (characters.json:hit_points/1=14..22) ; peut être répété.
cli-about-rest = Un chiffre du contenu qui prend ce que les nombres de son fichier laissent, si bien que leur somme reste la même : letters.json:letters/s/count.
cli-about-try = Un réglage à essayer au lieu d’une recherche : watch_days=2, plusieurs valeurs reliées par « + », des chiffres par fichier et chemin ; « as-given » ne change rien. Peut être répété.
cli-about-goal = Ce que l’on veut : win=0.5, ou une fourchette comme win=0.4..0.6 ; rounds=12 ; even=0..0.02 (entre la place la plus chanceuse et la moins chanceuse). Peut être répété.
cli-about-trials = Combien de réglages essayer.
cli-about-tune-output = Où va chaque réglage essayé : dans une page qui a une place pour ce jeu, ou dans une page à eux.
cli-about-place = Le nom de l’une des places de ce jeu dans la page, quand il y en a plusieurs : <!-- tune JEU NOM -->.
cli-tune-win = victoires, %
cli-tune-rounds = tours
cli-tune-even = écart, %
cli-tune-about = Les réglages qu’aucun autre ne bat sur tous les buts à la fois ressortent ; ± est la moitié d’un intervalle à 95 %. Tous ont été joués avec les mêmes dés, par
cli-tune-stopped =
    { $trials ->
        [one] Arrêté après un réglage : voici ce qu’il dit.
       *[other] Arrêté après { $trials } réglages : voici ce qu’ils disent.
    }
cli-tune-tried = { $settings } : { $values }
cli-tune-miss = { $goal } : manqué de
cli-tune-best =
    { $reached ->
        [yes] { $settings } atteint tous les buts.
       *[no] Rien n’atteint tous les buts ; { $settings } les manque le moins.
    } { $trials ->
        [one] Un réglage a été essayé, avec { $matches } parties.
       *[other] { $trials } réglages ont été essayés, avec { $matches } parties chacun.
    }

## Une partie revue

cli-about-analyse = Revoir une partie enregistrée : qui a eu de la chance, qui a bien joué, et où tout a basculé.
cli-about-analyse-page = Écrire une page (.html), du Markdown (.md) ou des données (.json) au lieu de l’afficher ici.
cli-about-analyse-seed = Le hasard des mondes que l’entraîneur imagine ; la même graine donne la même analyse.
cli-about-effort = L’effort : 2 prend deux fois plus de temps que 1, et les intervalles se resserrent.
cli-analyse-title = { $game } : une partie revue
cli-analyse-lead = { $steps } étapes, dont { $draws } tirages ; { $choices } choix, dont l’expert aurait fait { $others } autrement.
cli-analyse-verdicts = En un mot
cli-analyse-verdict =
    { $luck ->
        [good] { $play ->
            [good] { $name } a eu de bons tirages et a bien joué.
            [bad] { $name } a eu de bons tirages et a mal joué.
            [none] { $name } a eu de bons tirages et n’a jamais eu le choix.
           *[open] { $name } a eu de bons tirages ; une partie ne suffit pas pour juger de son jeu.
        }
        [bad] { $play ->
            [good] { $name } a eu de mauvais tirages et a bien joué.
            [bad] { $name } a eu de mauvais tirages et a mal joué.
            [none] { $name } a eu de mauvais tirages et n’a jamais eu le choix.
           *[open] { $name } a eu de mauvais tirages ; une partie ne suffit pas pour juger de son jeu.
        }
       *[fair] { $play ->
            [good] { $name } a eu des tirages ordinaires et a bien joué.
            [bad] { $name } a eu des tirages ordinaires et a mal joué.
            [none] { $name } a eu des tirages ordinaires et n’a jamais eu le choix.
           *[open] { $name } a eu des tirages ordinaires ; une partie ne suffit pas pour juger de son jeu.
        }
    }
cli-analyse-ending =
    { $ending ->
        [won] C’est une victoire.
        [shared] La victoire est partagée.
        [nearly] Il s’en est fallu de peu : au meilleur moment, la victoire était probable à { $best } %.
       *[lost] La victoire n’a jamais été probable à plus de { $best } %.
    }
cli-analyse-did = { $name } : { $action }
cli-analyse-curve = La probabilité de gagner
cli-analyse-curve-words = Après chaque étape, telle que chacun pouvait alors la connaître. Un point marque un choix sûrement moins bon qu’un autre.
cli-analyse-together = tous ensemble
cli-analyse-turning = Là où tout a basculé
cli-analyse-mistakes = Les erreurs, la plus grave d’abord
cli-analyse-mistakes-none = Aucun choix n’a été sûrement moins bon que celui de l’expert.
cli-analyse-found = Mieux que l’expert
cli-analyse-figures = La chance et le jeu
cli-analyse-figures-words = La chance en victoires, à côté de ce que de tels tirages apportent d’habitude ; dessinée en points sur cent. Le résultat sans la chance est juste en moyenne, qui que soit le juge ; une perte se mesure à l’expert, et penche donc vers qui joue comme lui.
cli-analyse-how = Comment c’est mesuré
cli-analyse-how-curve = La courbe vient d’un petit réseau entraîné sur de nombreuses parties ; de chaque position il ne voit que ce que le joueur savait.
cli-analyse-how-luck = La chance est ce qu’un tirage a apporté, comparé à la moyenne de tous les tirages possibles. Elle est nulle en moyenne, quelle que soit la qualité du réseau.
cli-analyse-how-play = Là où l’expert aurait choisi autrement, des experts jouent les deux choix jusqu’au bout, dans les mêmes mondes et avec les mêmes dés ; ces mondes sont imaginés d’après ce que le joueur savait. Ce qui se distingue est rejoué dans de nouveaux mondes, et cela seul est compté comme erreur.
cli-analyse-foot = Les intervalles sont à 95 % ; la même commande donne les mêmes nombres.
cli-analyse-entry = Entrée
cli-analyse-what = Ce qui s’est passé
cli-analyse-for-whom = Pour
cli-analyse-chance = Victoire probable
cli-analyse-better = Mieux
cli-analyse-who = Joueur
cli-analyse-taken = Choisi
cli-analyse-expert = Choix de l’expert
cli-analyse-mark = Marque
cli-analyse-points = Points
cli-analyse-result = Résultat
cli-analyse-luck = Chance
cli-analyse-usual = D’habitude
cli-analyse-adjusted = Sans la chance
cli-analyse-choices = Choix
cli-analyse-loss = Perte par choix
cli-analyse-band = Niveau
cli-analyse-bands = de { $low } à { $high }
cli-analyse-band-supernatural = surnaturel
cli-analyse-band-world_class = classe mondiale
cli-analyse-band-expert = expert
cli-analyse-band-advanced = avancé
cli-analyse-band-intermediate = intermédiaire
cli-analyse-band-casual = occasionnel
cli-analyse-band-beginner = débutant
cli-analyse-band-lost = perdu
cli-analyse-mark-blunder = grosse erreur (??)
cli-analyse-mark-mistake = erreur (?)
cli-analyse-mark-doubtful = douteux (?!)
cli-analyse-mark-found = trouvé (!)
