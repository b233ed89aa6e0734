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
web-footer = Un projet d’amateurs, non officiel : sans lien avec les éditeurs et les auteurs de ces jeux, ni leur approbation.
web-my-tables = Mes tables
web-table-phase =
    { $phase ->
        [lobby] en attente
        [paused] en pause
        [over] terminée
        [frozen] arrêtée par une panne
        [other_version] attend d’autres règles
        [turn] à vous de jouer !
       *[playing] en cours
    }
web-archive-winners =
    { $count ->
        [0] Personne n’a gagné.
       *[other] Victoire : { $names }.
    }
web-archive-no-outcome = La partie est terminée ; son résultat n’a pas été noté.
web-archive-words = Le déroulement en { $count } entrées, comme elles ont été écrites
web-home = Accueil
web-loading = Un instant…
web-try-again = Réessayer
web-newer = Il manque un morceau de cette page : le serveur en a sans doute reçu une version plus récente. Rechargez-la pour continuer ; votre partie vous attend.
web-reload = Recharger la page
web-newer-ready = Le serveur a une version plus récente de cette page. Rechargez-la quand cela vous convient ; votre partie vous attend.
web-later = Plus tard
web-offline = Le serveur ne répond pas : vous voyez ce que votre navigateur a gardé de cette page. Les tables reviendront avec lui.
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
        [first_timer] Robot : novice
        [casual] Robot : amateur
        [regular] Robot : habitué
        [expert] Robot : expert
        [master] Robot : maître
        [greedy] Robot : rusé
        [random] Robot : étourdi
       *[other] Robot : { $bot }
    }
web-seat-friend = Ami, par le lien
web-seat-here = Sur cet appareil
web-seat-open = Cette place est libre
web-seat-kept = place réservée
web-seat-declined = sans { $name } cette fois
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
web-sit-down = S’asseoir
web-watch = Regarder seulement
web-invite = Invitez vos amis
web-invite-help = Envoyez-leur ce lien, ou faites-leur scanner le code. Qui l’ouvre peut prendre une place libre.
web-link = Lien vers cette table
web-copy = Copier le lien
web-copied = Copié !
web-qr = Le lien sous forme de code QR
web-invite-alone = Ce lien ne s’ouvre que sur cet ordinateur. Pour les téléphones et les autres ordinateurs, arrêtez le serveur et relancez-le pour toute la maison :
web-invite-address = Adresse dans votre réseau
web-invite-share = Partager le lien
web-invite-text = Viens jouer à { $game } avec moi.
web-copy-by-hand = Cette page ne peut pas copier elle-même. Le lien est sélectionné : faites Ctrl+C (⌘C sur un Mac), ou appuyez longuement et choisissez « Copier ».
web-code-type = Ou ils tapent ce code à l’adresse { $address } :
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
web-starting = Un instant : chacun montre sa part des dés. Il manque encore : { $names }.
web-starting-away = On attend le retour de { $names } :
web-start-absent =
    { $count ->
        [one] { $names } n’est pas là pour l’instant. Qui l’a demandé est prévenu sur son appareil.
       *[other] { $names } ne sont pas là pour l’instant. Qui l’a demandé est prévenu sur son appareil.
    }
web-start-wait = Commencer, et attendre { $names } une minute
web-start-without = Commencer sans attendre
web-start-keeps = Les absents gardent leur place et la retrouvent en revenant ; seule leur part des dés est laissée de côté.
web-seat-away = pas là pour l’instant
web-start-aborted =
    { $count ->
        [one] Un départ a été interrompu parce que quelqu’un n’a pas montré sa part des dés.
       *[other] { $count } départs ont été interrompus parce que quelqu’un n’a pas montré sa part des dés.
    }

## À la porte

web-code-have = Vous avez un code ?
web-code-open = Aller à la table
web-door-host = { $name } vous invite à
web-door-invited = On vous invite à
web-door-lobby =
    { $free ->
        [0] Toutes les places sont prises. Vous pouvez regarder, ou demander à l’hôte de faire de la place.
        [one] Une place est libre.
       *[other] { $free } places sont libres.
    }
web-door-playing =
    { $free ->
        [0] La partie a commencé sans vous. Vous pouvez regarder.
        [one] La partie a commencé, et une place a été quittée : vous pouvez la reprendre.
       *[other] La partie a commencé, et { $free } places ont été quittées : vous pouvez en reprendre une.
    }
web-door-over = Cette partie est finie.
web-door-other-version = Cette partie a commencé avec d’autres règles que celles de ce serveur. On ne peut ni la rejoindre ni la regarder ici.
web-door-unknown = Il n’y a pas de table derrière ce lien
web-door-unknown-help = Elle a été supprimée, ou le lien a été retiré ou coupé en route. Demandez un nouveau lien, ou ouvrez une table vous-même.
web-door-timer = Temps par décision
web-public-tables = Tables ouvertes à tous
web-public-host = avec { $name }
web-public-join =
    { $free ->
        [one] Rejoindre : une place sur { $seats } est libre
       *[other] Rejoindre : { $free } places sur { $seats } sont libres
    }
web-public-watch = Regarder
web-public-wish = Montrer cette table sur la première page : chacun peut la rejoindre ou la regarder

## Une place, plusieurs appareils

web-seat-share = Continuer sur mon téléphone, ou partager ma place
web-seat-share-short = Ma place ailleurs
web-seat-share-title = Votre place sur un autre appareil
web-seat-share-help = Scannez le code avec votre téléphone et continuez là-bas, ou envoyez le lien à qui joue votre place avec vous. Qui l’ouvre voit ce que vous voyez et peut répondre pour vous : il n’est pas pour les autres joueurs.
web-seat-link = Lien privé vers votre place
web-seat-share-text = Ma place à une table d’Escapade.
web-seat-link-out = Un lien vers votre place circule déjà, fait avant l’ouverture de cette page. Si vous l’avez perdu, faites-en un autre : l’ancien ne marchera plus, et qui est venu par lui reste.
web-seat-link-new = Faire un nouveau lien
web-seat-devices =
    { $count ->
        [one] Seul cet appareil joue votre place en ce moment.
       *[other] { $count } appareils jouent votre place en ce moment, celui-ci compris.
    }
web-seat-guests =
    { $count ->
        [0] Personne n’est encore venu par le lien.
        [one] Un appareil est venu par le lien.
       *[other] { $count } appareils sont venus par le lien.
    }
web-seat-withdraw = Retirer le lien
web-seat-withdraw-help = Une fois retiré, il n’ouvre plus rien, et tous les appareils venus par lui sont dehors aussitôt. Celui-ci reste.
web-seat-withdrawn = Retiré : seul cet appareil a maintenant votre place.
web-seat-guest-title = Une place partagée
web-seat-guest-help = Vous jouez la place de { $name } par un lien privé : vous voyez tous la même chose, et n’importe qui d’entre vous répond. Seul l’appareil qui partage la place peut la transmettre, retirer le lien ou la céder.
web-seat-part = Quitter cette place
web-seat-opening = On vous conduit à votre place…
web-seat-known = Cet appareil a déjà une place à cette table.
web-seat-to-table = À la table
web-seat-void = Ce lien vers une place ne marche pas : il a été retiré, ou la table n’existe plus. Demandez-en un nouveau.
web-seat-over = La partie est finie : il n’y a plus de place à jouer.
error-web-withdrawn = Votre lien vers cette place a été retiré. Qui partage la place peut vous en envoyer un autre.

## À la table

web-question = Ce qui se décide
web-your-turn = À vous.
web-actions = Ce que vous pouvez faire
web-show-list =
    { $count ->
        [one] Le choix en liste
       *[other] Les { $count } choix en liste
    }
web-keep-list = Toujours lister aussi les choix
web-fights-run = Laisser rouler dés et combats tout seuls
web-counsel = Les compagnons donnent leur avis d’eux-mêmes
web-aloud = Lire chaque récit à voix haute
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
web-hint-word = Je vois un mot pour cela. À vous de le trouver.
web-ask-bots = Demander aux autres
web-ask-bot =
    { $kind ->
        [purpose] Demander à { $name } : que cherches-tu ?
       *[choice] Demander à { $name } : que ferais-tu ?
    }
web-advice = { $name } : « { $action } ». { $reason }
web-advice-purpose = { $name } : « { $reason } »
web-skip-motion = Passer
web-rule-of = Lire la règle { $rule }
web-seconds = { $seconds } s
web-disconnected = La ligne est coupée. Nous réessayons, et rien n’est perdu.
web-paused = La partie est en pause.
web-frozen = Une panne a arrêté cette table. Son procès-verbal est gardé.
web-players-at-table = Joueurs
web-player = Joueur
web-thinking = est attendu
web-away = un robot joue à sa place
web-gone = déconnecté
web-watching = Spectateur
web-log = Le récit
web-told = Ce qui se passe, ligne à ligne
web-told-more =
    { $count ->
        [one] Une ligne plus ancienne se trouve dans le journal.
       *[other] { $count } lignes plus anciennes se trouvent dans le journal.
    }
web-log-empty = Il ne s’est encore rien passé.
web-log-dice =
    { $count ->
        [1] Un dé
       *[other] { $count } dés
    }
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
        [undo] { $name } demande à reprendre son dernier choix.
        [pause] { $name } demande une pause.
       *[resume] { $name } demande à continuer la partie.
    }
web-proposal-mine =
    { $what ->
        [undo] Vous demandez à reprendre votre dernier choix.
        [pause] Vous demandez une pause.
       *[resume] Vous demandez à continuer la partie.
    }
web-proposal-told = « { $text } »
web-proposal-waiting = Réponse attendue de : { $names }.
web-proposal-withdraw = Tant pis
web-undone-by = { $name } a repris son dernier choix.
web-yes = Oui
web-no = Non
web-understood = Compris
web-settings = Réglages
web-pace = Vitesse
web-pace-name =
    { $pace ->
        [slow] Tranquille
        [usual] Normale
        [fast] Vive
       *[none] Immédiate
    }
web-sound = Son
web-ambience = Ambiance sonore du lieu
web-first-hints = Conseils aux débutants
web-intro = Le jeu en trois cartes
web-intro-skip = Passer
web-intro-next = Suivant
web-intro-play = On joue !
web-intro-place = Carte { $card } sur { $cards }
web-help = Aide
web-help-tab =
    { $tab ->
        [short] En bref
        [keys] Touches
       *[rules] Règles
    }
web-keys-help = Tout ce qui se clique s’atteint au clavier. Deux fois « ? » ramène cette page.
web-key-number = prend le choix qui porte ce numéro
web-key-arrow = parcourent la liste des choix
web-key-enter = prend ce qui est sélectionné, aussi sur le plateau
web-key-hint = demande un conseil
web-key-undo = revient sur le dernier choix
web-key-mute = coupe ou remet le son
web-key-help = ouvre la règle du moment ; une seconde fois, ces touches
web-key-escape = ferme ce qui est ouvert, ou accélère
web-key-tab = passe à la suite
web-curtain = Passez l’appareil à { $name }
web-curtain-help = Que les autres regardent ailleurs : des secrets vont s’afficher.
web-curtain-open = Je suis { $name }

## Absent, et de retour

web-duration =
    { $unit ->
        [seconds]
            { $count ->
                [one] une seconde
               *[other] { $count } secondes
            }
        [minutes]
            { $count ->
                [one] une minute
               *[other] { $count } minutes
            }
        [hours]
            { $count ->
                [one] une heure
               *[other] { $count } heures
            }
       *[days]
            { $count ->
                [one] un jour
               *[other] { $count } jours
            }
    }
web-gone-for = plus là depuis { $time }
web-absent =
    { $case ->
        [ready] { $name } n’est plus là depuis { $time }.
        [soon] { $name } n’est plus là. Dans { $time }, vous pourrez laisser jouer un robot.
        [never] { $name } n’est plus là. À cette table, aucun robot ne remplace les absents : la partie attend.
       *[watching] { $name } n’est plus là : la partie attend.
    }
web-stand-in = Laisser un robot jouer pour { $name } en attendant
web-stand-in-short = Laisser un robot jouer
web-coming =
    { $what ->
        [bot] { $count ->
            [one] Un robot joue pour { $names }, qui peut reprendre sa place à tout moment.
           *[other] Des robots jouent pour { $names }, qui peuvent reprendre leur place à tout moment.
        }
        [once] { $count ->
            [one] { $names } n’a plus de temps : un robot donne cette seule réponse.
           *[other] { $names } n’ont plus de temps : un robot donne cette seule réponse pour chacun.
        }
        [back] { $count ->
            [one] { $names } est de retour et reprend sa place.
           *[other] { $names } sont de retour et reprennent leur place.
        }
        [left] { $count ->
            [one] { $names } a quitté la partie pour de bon. Un robot joue la suite.
           *[other] { $names } ont quitté la partie pour de bon. Des robots jouent la suite.
        }
        [joined] { $count ->
            [one] { $names } a pris une place et joue la suite.
           *[other] { $names } ont pris place et jouent la suite.
        }
        [stood_in] Un robot a joué pour vous en votre absence. Votre place est de nouveau à vous.
       *[waited] Bon retour : la partie n’attendait que vous.
    }
web-bot-for-me =
    { $why ->
        [time] Votre temps est écoulé : un robot joue pour vous.
       *[wish] Un robot joue pour vous.
    }
web-play-myself = Rejouer moi-même
web-everybody-left = Tout le monde a quitté cette partie. Elle attend : qui a le lien peut prendre une place et continuer.
web-leave = Quitter
web-leave-ask = Quitter la partie ?
web-leave-break = Juste un moment ? Partez simplement : votre place reste à vous.
web-leave-break-others =
    { $absence ->
        [never] Juste un moment ? Partez simplement : votre place reste à vous, et les autres vous attendent.
       *[other] Juste un moment ? Partez simplement : votre place reste à vous. Après { $time }, les autres peuvent laisser jouer un robot jusqu’à votre retour.
    }
web-leave-bot = Laisser un robot jouer pour moi
web-leave-good = Pour de bon : un robot joue la suite, et quelqu’un d’autre peut prendre la place. Elle ne sera plus à vous.
web-leave-alone = Pour de bon : la partie s’arrête là. Qui en a le lien peut prendre votre place et continuer.
web-leave-yes = Quitter pour de bon
web-leave-no = Rester

## Le temps

web-times = Temps et absences
web-timer = Temps pour chaque décision
web-timer-none = Aussi long qu’il faut
web-time-up = Quand le temps est écoulé
web-time-up-wish =
    { $wish ->
        [once] Un robot donne cette seule réponse
       *[seat] Un robot joue jusqu’au retour de la personne
    }
web-absence = Quand quelqu’un n’est plus là
web-absence-after =
    { $absence ->
        [never] La partie attend
       *[other] Un robot peut jouer après { $time }
    }
web-absent-bot = Quel robot joue alors
web-times-told =
    { $wish ->
        [none] Chacun prend le temps qu’il veut.
        [once] Une décision peut prendre { $time }. Ensuite, un robot donne cette seule réponse.
       *[seat] Une décision peut prendre { $time }. Ensuite, un robot joue jusqu’au retour de la personne.
    }
web-times-absence =
    { $absence ->
        [never] On attend qui n’est plus là.
       *[other] Quand une absence dure depuis { $time }, les autres peuvent laisser jouer un robot.
    }
web-clock =
    { $whose ->
        [mine] Il vous reste { $left }
        [several] Temps restant : { $left }
       *[other] Il reste { $left } à { $name }
    }

## Être appelé à la table

web-table-title = { $game } · Escapade
web-call-title =
    { $call ->
        [turn] À vous de jouer · { $game }
        [begun] C’est parti · { $game }
        [rematch] Une autre partie ? · { $game }
       *[chat] Nouveau message · { $game }
    }
web-call-body =
    { $call ->
        [turn] La table vous attend.
        [begun] La partie a commencé.
        [rematch] On vous propose de rejouer.
       *[chat] { $name } : { $text }
    }
web-push-body =
    { $call ->
        [turn] La table vous attend.
        [begun] La partie a commencé.
        [rematch] On vous propose de rejouer.
       *[chat] Quelqu’un a écrit à votre table.
    }
web-call-me = Me prévenir quand c’est à moi
web-call-state =
    { $state ->
        [on] Votre navigateur vous prévient quand c’est à vous, quand on vous écrit et quand on vous propose une autre partie, tant que cette page reste ouverte quelque part.
        [push] Votre navigateur vous prévient quand c’est à vous, quand on vous écrit et quand on vous propose une autre partie, même quand cette page est fermée.
        [denied] Votre navigateur ne laisse pas cette page vous prévenir ; ses réglages pour ce site peuvent le changer. Le titre et l’image de l’onglet vous le disent.
        [plain] À une adresse sans https, un navigateur n’a pas de notifications. Le titre et l’image de l’onglet vous le disent.
       *[browser] Ce navigateur n’a pas de notifications. Le titre et l’image de l’onglet vous le disent.
    }
web-call-closed = Me prévenir aussi quand la page est fermée
web-call-stop = Ne plus me prévenir
web-call-sound = Me prévenir aussi par un son
web-call-missed = C’était à vous pendant que vous regardiez ailleurs. Votre navigateur doit-il vous prévenir la prochaine fois ?
web-call-yes = Oui, qu’il me prévienne
web-abilities = Ce que cette page sait faire ici
web-ability =
    { $ability ->
        [notifications] Notifications
        [push] Messages quand la page est fermée
        [vibration] Vibration
        [share] Partage avec d’autres applications
        [clipboard] Copie d’un seul geste
       *[offline] Ouverture sans connexion
    }
web-ability-lacking =
    { $why ->
        [plain] seulement en https, ou sur la machine même
        [server] ce serveur n’en envoie pas
       *[browser] pas dans ce navigateur
    }

## La fin, et encore

web-over = La partie est finie
web-you-won = Vous avez gagné !
web-you-shared = Vous partagez la victoire !
web-you-lost = Pas cette fois…
web-winner = a gagné
web-show-result = Voir le résultat
web-rematch = Rejouer
web-rematch-asked =
    { $count ->
        [one] { $names } voudrait rejouer.
       *[other] { $names } voudraient rejouer.
    }
web-rematch-join = J’en suis
web-rematch-no = Non, merci
web-rematch-declined = Cette fois, ce sera sans vous.
web-rematch-there = Vers la partie suivante
web-rematch-watch = La regarder
web-replay = Revoir la partie
web-analysis = Comment ça s’est joué
web-replay-start = Le début.
web-replay-speed = Vitesse de la relecture
web-replay-times = × { $speed }
web-replay-turn = Tour { $turn } sur { $turns }
web-replay-link = Lien vers ce moment
web-replay-text = Revoyez ce moment de notre partie
web-replay-shared = Le lien est copié. Il ouvre la partie à ce moment précis.
web-share = Partager la partie
web-share-text = Revoyez cette partie, coup par coup
web-shared = Le lien est copié. Qui l’a peut revoir la partie.
web-share-link = Lien vers la partie à revoir
web-chat-unsaid = (retiré)
web-chat-unsay = Retirer : « { $text } »
web-remove = Supprimer cette partie du serveur
web-remove-sure = Tout ce qui touche à cette partie disparaît, pour tout le monde : coups, discussion, noms, déroulement. C’est définitif.
web-remove-waiting =
    { $missing ->
        [one] C’est noté. Elle sera supprimée quand l’autre personne le voudra aussi, ou dans { $days } jours.
       *[other] C’est noté. Elle sera supprimée quand les { $missing } autres personnes le voudront aussi, ou dans { $days } jours.
    }
web-remove-wanted =
    { $count ->
        [one] { $names } veut supprimer cette partie.
       *[other] { $names } veulent supprimer cette partie.
    }
web-verify = Vérifier les dés
web-verified =
    { $draws ->
        [one] Le seul tirage était honnête : il découle de la graine scellée avant la partie.
       *[other] Les { $draws } tirages étaient honnêtes : ils découlent de la graine scellée avant la partie.
    }
web-seed = La graine : { $seed }
web-not-verified = Quelque chose cloche : ces tirages ne découlent pas de la graine scellée.
web-verified-shares =
    { $count ->
        [one] Une personne en avait scellé une part avant qu’aucune ne soit montrée : le serveur seul n’a pas pu les choisir.
       *[other] { $count } personnes en avaient scellé une part avant qu’aucune ne soit montrée : si l’une de vous est honnête, personne ne les a choisis.
    }
web-verified-alone = Personne n’en avait scellé de part, cependant : qui tient le serveur a pu choisir la graine.
web-verified-branch = { $entries ->
    [0] La partie a été reprise du début d’une autre ; ses dés sont à elle.
   *[other] Seuls les dés de cette table ont été vérifiés : les { $entries } premières entrées viennent d’une autre partie, dont l’enregistrement a les siens.
  }
web-branch = { $entries ->
    [0] Cette partie reprend du début celle d’une autre table.
   *[other] Cette partie en prolonge une autre, où se sont jouées ses { $entries } premières entrées. À partir d’ici, les dés sont à elle.
  }
web-deceived = Les parts des dés ne sont pas celles qui étaient scellées au début de la partie. Quelqu’un a triché.
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
error-web-removed = Cette table a été supprimée : les personnes qui ont joué le voulaient, ou elle était finie depuis longtemps.
error-web-revoked = Cette place n’est plus la vôtre.

## Vie privée

web-privacy = Vie privée
web-privacy-intro = Pas de compte, pas d’adresse électronique, pas de cookie ; aucun autre serveur, sauf si vous demandez qu’on vous prévienne quand la page est fermée. On garde ce qu’il faut pour reprendre après une pause.
web-privacy-time = Combien de temps
web-privacy-days =
    { $days ->
        [0] Ce serveur garde les tables jusqu’à ce que les personnes qui ont joué, ou qui le tient, les suppriment.
        [one] Ce serveur supprime une table un jour après la fin de la partie, et une table jamais commencée un jour après le dernier changement. Les parties en cours sont gardées.
       *[other] Ce serveur supprime une table { $days } jours après la fin de la partie, et une table jamais commencée { $days } jours après le dernier changement. Les parties en cours sont gardées.
    }
web-privacy-title =
    { $part ->
        [browser] Dans votre navigateur
        [server] Sur le serveur
        [eyes] Qui peut le voir
       *[removal] Comment le faire supprimer
    }
web-privacy-text =
    { $part ->
        [browser] Les clés de vos places, les parties que vous avez menées à leur terme, jusqu’où vous avez lu chaque discussion, le dernier nom que vous avez tapé, votre langue, vos réglages et si l’on doit vous prévenir ; après votre première partie, les fichiers de ces pages, pour qu’elles s’ouvrent sans connexion. Tout reste jusqu’à ce que vous effaciez les données de ce site. Qui a les clés joue à votre place.
        [server] Pour chaque table : les noms tels qu’ils ont été tapés, les réglages, chaque coup et chaque tirage, ce qui s’est dit dans la discussion, le résultat, et quand la table a été créée, changée et finie. Les clés et les invitations n’y sont que hachées. Les réactions, les conseils et qui est connecté ne sont pas gardés ; les adresses réseau sont comptées en mémoire et ne sont écrites nulle part. Si vous demandez qu’on vous prévienne quand la page est fermée : l’adresse que l’éditeur de votre navigateur donne pour cela, jusqu’à ce que vous la retiriez, que vous quittiez la place, ou un jour après la fin. Le message passe, scellé, par le serveur de cet éditeur : il dit quel jeu, quelle table, et que c’est à vous.
        [eyes] À la table, tout le monde voit les noms, la discussion et les coups, autant que les règles le permettent. Qui a le lien peut regarder, et dispose de toute la partie après sa fin. Une table publique est ouverte à tout le monde, et figure sur la première page. L’aperçu d’un lien montre le jeu et le nom de l’hôte. Qui tient ce serveur peut tout lire, même les cartes cachées, et peut garder des copies.
       *[removal] À la fin d’une partie, choisissez « Supprimer cette partie du serveur » : avec des robots seulement, c’est immédiat ; sinon, quand toutes les personnes qui ont une clé le veulent, ou sept jours après la première demande. Dans la discussion, × retire une de vos lignes. Ce que quelqu’un a déjà téléchargé lui reste.
    }

## Conversation

web-reaction-of = { $name } : { $reaction }
web-phrases = Petites phrases
web-chat-open = Ouvrir la discussion
web-chat-unseen =
    { $count ->
        [one] un nouveau message
       *[other] { $count } nouveaux messages
    }

## Mes tables sur la première page

web-mine-all =
    { $count ->
        [0] Mes parties
       *[other] Toutes mes tables ({ $count })
    }
web-mine-with = avec { $names }
web-mine-bots =
    { $count ->
        [one] un robot
       *[other] { $count } robots
    }
web-mine-free =
    { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }
web-mine-waits = en attente de { $names }
web-mine-won = Vous avez gagné.
