# Ce que disent la ligne de commande et la vue du terminal, et rien d’autre.

## Aide de la ligne de commande

cli-about = Quatre jeux d’évasion, un seul moteur de règles : jouer, revoir, simuler.
cli-about-games = Les jeux, avec leurs joueurs et leurs options.
cli-about-play = Jouer dans ce terminal, avec des personnes et des robots. Sans argument, un menu pose les questions.
cli-about-replay = Revoir une partie enregistrée, pas à pas.
cli-about-sim = Faire jouer beaucoup de parties aux robots et compter les résultats.
cli-about-content-group = Contenu et packs.
cli-about-content-check = Vérifier le contenu d’un jeu, d’un pack ou de tous les jeux.
cli-about-bench-group = À quelle vitesse ça tourne.
cli-about-bench-engine = Mesurer le moteur de règles d’un jeu.
cli-about-version = Afficher la version et quitter.
cli-about-game = Le jeu, par sa clé : voir « escapade games ».
cli-about-file = L’enregistrement d’une partie.
cli-about-content = La clé d’un jeu, ou le dossier d’un pack.
cli-about-language = La langue : en ou fr.
cli-about-option = Une règle de la table, par exemple squares=24 ; peut être donnée plusieurs fois.
cli-about-seed = Le point de départ du hasard : même graine, mêmes dés.
cli-about-seats = Qui s’assoit où : human, human:Anna, ou des robots par leur nom (voir « escapade games »), séparés par des virgules.
cli-about-bots = Les robots, séparés par des virgules.
cli-about-seat-count = Le nombre de sièges.
cli-about-seat = Regarder par les yeux de ce siège (0 est le premier) ; sinon, en spectateur.
cli-about-json = Écrire du JSON.
cli-about-pack = Un dossier avec votre propre contenu.
cli-about-delay = Secondes de pause après ce que font les autres, dans un terminal.
cli-about-auto-forced = Répondre tout seul là où il ne reste qu’une réponse.
cli-about-save = Écrire l’enregistrement de la partie dans ce fichier.
cli-about-at = S’arrêter après cette entrée de l’enregistrement (0 est son début).
cli-about-position = Écrire la position à cet endroit en JSON, secrets compris ; avec --seat, ce que voit ce siège.
cli-about-step = Attendre Entrée après chaque étape.
cli-about-matches = Le nombre de parties.
cli-about-report = Que montrer : totals, ou une étude propre au jeu, comme cards (ce que fait chaque carte)
cli-about-workers = Combien de processus se partagent le travail ; les totaux n’en dépendent pas.
cli-about-seconds = La durée de la mesure.

## Ce qui se dit à côté

cli-seed = Graine { $seed }
cli-seed-form = « { $text } » n’est pas une graine : il faut un nombre entier.
cli-option-form = « { $text } » n’est pas une option : on écrit nom=valeur.
cli-which-game = Quel jeu ? Par exemple : escapade play evades --seats human,greedy,random
cli-interrupted = À la prochaine.
cli-input-ended = L’entrée s’est arrêtée avant la partie.
cli-content-good = { $game } : en ordre (pack { $pack }, empreinte { $digest })
cli-games-players = de { $low } à { $high } joueurs

## Le menu

cli-welcome = Bienvenue dans Escapade !
cli-menu-game = Quel jeu ?
cli-menu-game-line = { $title }. { $tagline }
cli-menu-players = Combien de joueurs en tout ?
cli-menu-people = Combien de personnes à ce clavier ?
cli-menu-bot = Quel robot prend les autres sièges ?
cli-menu-bot-line = { $name } : { $about }
cli-menu-range = Un nombre de { $low } à { $high }, s’il vous plaît.

## Noms

cli-name-person = Joueur
cli-name-bot =
    { $bot ->
        [first_timer] Novice
        [casual] Amateur
        [regular] Habitué
        [expert] Expert
        [master] Maître
        [greedy] Calculateur
        [random] Hasard
       *[other] { $bot }
    }
cli-name-you = { $name } (vous)

## Une partie

cli-how-to-answer = Répondez par un numéro, ou par les mots d’un choix. Tapez « aide » pour l’aide, « règles » pour le jeu en une minute.
cli-forced = Un seul choix possible : { $action }.
cli-pass-keyboard = Que les autres détournent les yeux ! Passez le clavier à { $name }.
cli-enter = (Entrée)
cli-press-enter = Appuyez sur Entrée quand vous êtes prêt.
cli-since-last = Depuis votre dernier regard :
cli-which = Lequel ? { $choices }
cli-no-such-number = Il n’y a pas de numéro { $number } dans la liste : elle s’arrête à { $most }.
cli-one-at-a-time = Un seul choix à la fois : « { $after } » ne peut pas suivre aussitôt « { $before } ». Rien n’a été fait.
cli-row-stopped = « { $text } » n’a pas été fait : autre chose passe d’abord.
cli-row-refused = « { $text } » n’a pas été fait : ce qui précède a été refusé.
cli-not-understood = « { $text } » ? Donnez un numéro de la liste, ou ses mots. « aide » explique tout.
cli-more-words = Il manque un mot après « { $text } » : voyez la liste.
cli-find-words = Ce que forme votre Sac n’est pas dans la liste : tapez le mot.
cli-find-none = « { $text } » ? Votre Sac ne forme pas ce mot, ou il ne sert à rien ici. « aide » explique tout.
cli-find-which = Nommez le mot que votre Sac forme pour cela.
cli-hint-word = Je vois un mot pour cela dans votre Sac. À vous de le trouver.
cli-no-rule = La règle { $rule } n’est pas à portée de main.
cli-no-rules = La page de règles n’est pas à portée de main.
cli-help =
    Un numéro ou ses mots      répondre ; plusieurs à la fois avec des virgules : rouge, bleu ou 4, 5
    ?  ou  ? { $rule } la règle de la question, ou n’importe quelle règle
    règles                     le jeu en une minute
    pourquoi MOTS              pourquoi une chose n’est pas permise
    conseil                    ce que ferait le meilleur robot, et pourquoi
    chances                    ce qui se compte à côté de chaque réponse, ou plus
    avis  ou  avis NOM         ce que feraient, ou cherchent, les robots de votre côté
    annuler                    revenir en arrière, tant que rien n’a été lancé ni révélé
    journal                    tout ce qui s’est passé
    sauver FICHIER             garder l’enregistrement de la partie
    quitter                    partir
cli-why-what = Pourquoi quoi ? Par exemple : pourquoi prendre le dé blanc
cli-why-unknown = Je ne connais pas de choix « { $text } ». Reprenez les mots que la liste donne à de tels choix.
cli-allowed = Vous pouvez : « { $words } » est permis maintenant.
cli-hint = À votre place : « { $action } ». { $reason }
cli-odds-on = Ce qui se compte figure maintenant à côté de chaque réponse. « chances » encore une fois, et cela disparaît.
cli-odds-off = La liste est de nouveau sans chiffres.
cli-advice = { $name } : « { $action } ». { $reason }
cli-advice-purpose = { $name } : « { $reason } »
cli-advice-who =
    { $count ->
        [0] Aucun robot ne joue ici.
       *[other] Aucun robot ne s’appelle « { $text } » ici. Il y a : { $names }.
    }
cli-undone = C’est annulé.
cli-undo-consent = Quelqu’un y a répondu, ou cela a montré ce qui était caché. Tout le monde est d’accord ? (o/n)
cli-undo-refused = Alors, c’est joué.
cli-log-empty = Il ne s’est encore rien passé.
cli-save-where = Sauver où ? Par exemple : sauver partie.jsonl
cli-save-exists = { $file } existe déjà et reste tel quel. Choisissez un autre nom.
cli-save-failed = Impossible d’écrire { $file } ({ $problem }).
cli-saved = L’enregistrement est dans { $file }.
cli-save-offer = Garder l’enregistrement ? Un nom de fichier, ou juste Entrée pour partir sans.
cli-you-won = Vous avez gagné !
cli-you-shared = Vous partagez la victoire !
cli-you-lost = Pas cette fois.
cli-thanks = Merci d’avoir joué.
cli-another-go = On recommence ? (o/n ; « sauver FICHIER » garde l’enregistrement de cette partie)
cli-column-player = Joueur
cli-column-points = Points
cli-replay-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas finie.
cli-replay-other_version = Cette partie a été jouée avec la version { $found } des règles de { $game } ; ici, c’est la version { $expected }. Les mots sont montrés comme ils ont été écrits, secrets compris, sans être rejoués.
cli-replay-seat = { $seat }, c’est { $name }.
cli-replay-winners =
    { $count ->
        [0] Personne n’a gagné.
       *[other] Victoire : { $names }.
    }
cli-replay-no_outcome = La partie est terminée ; son résultat n’a pas été noté.
cli-replay-next = Entrée : continuer, q : quitter

## Les mots que l’on peut taper, à côté des mots anglais

cli-word-help = aide
cli-word-why = pourquoi
cli-word-save = sauver
cli-word-undo = annuler
cli-word-yes = oui
cli-word-no = non
cli-word-hint = conseil
cli-word-odds = chances
cli-word-advice = avis
cli-word-log = journal
cli-word-rules = règles
cli-word-quit = quitter

## Les tableaux d’une simulation

cli-sim-seat = Siège
cli-sim-bot = Robot
cli-sim-matches = Parties
cli-sim-wins = Victoires
cli-sim-shared = Partagées
cli-sim-win-rate = Victoires %
cli-sim-share = %
cli-sim-interval = Intervalle à 95 %
cli-sim-score = Score
cli-sim-outcome = Fin
cli-sim-rounds = Tours de table
cli-sim-mean = Moyenne
cli-sim-p5 = 5 %
cli-sim-median = Médiane
cli-sim-p95 = 95 %
cli-sim-decisions = Décisions
cli-sim-seconds = Secondes

## Le serveur

cli-about-serve = Servir des tables aux navigateurs : sur cette machine, dans la maison ou sur internet.
cli-about-backup = Copier la base du serveur dans un fichier, même pendant qu’on joue.
cli-about-backup-file = Où va la copie ; une copie plus ancienne n’est remplacée qu’une fois la nouvelle entière.
cli-about-restore = Mettre une copie à la place de la base du serveur. Arrêtez d’abord le serveur.
cli-about-restore-file = Une copie faite par « escapade backup ».
cli-about-export = Écrire une partie de la base d’un serveur comme enregistrement, même pendant qu’il tourne.
cli-about-table = La table, par son nom : voir « escapade export --list ».
cli-about-list = Lister toutes les parties de la base, la plus récente d’abord.
cli-about-running = Même une partie qui n’est pas finie : sans sa graine, mais avec chaque mot secret.
cli-about-verify = Vérifier que les dés d’une partie finie sont bien ceux qui étaient promis.
cli-about-host = L’adresse où écouter.
cli-about-open = Ouvrir la première page dans le navigateur.
cli-about-port = Le port où écouter.
cli-about-db = Où tout est gardé : un fichier pour SQLite, ou une URL pour PostgreSQL.
cli-about-base-url = L’adresse que les gens tapent, si ce n’est pas celle-ci.
cli-about-trusted-proxies = Les mandataires placés devant, par adresses ou réseaux : eux seuls sont crus quand ils disent pour qui ils demandent.
cli-about-metrics-token = Le mot qui ouvre /metrics, envoyé comme jeton Bearer ; sans lui, personne ne les lit.
cli-about-lan = Pour la maison : écouter à toutes les adresses, et ne pas compter ce qui vient d’une seule.
cli-about-bot-delay = Combien de temps les robots attendent avant de jouer, en secondes ; 0 laisse le rythme à chacun.
cli-about-bot-workers = Dans combien de processus les robots réfléchissent.
cli-about-keep-days = Supprimer les tables tant de jours après leur fin, et celles qui n’ont jamais commencé ; 0 les garde.
cli-about-public-tables = Permettre de rendre une table publique, ouverte à tous depuis la première page ; ou non.
cli-about-push = Prévenir les gens dont la page est fermée que c’est à eux ; il faut l’extra « push ».
cli-about-push-services = D’autres services de push que ceux des navigateurs, comme https://hôte, séparés par des virgules.
cli-about-push-contact = À qui les services de push peuvent écrire : mailto:… ou https://… ; sinon, votre adresse.
cli-about-short-way = Prendre le chemin court des messages, qui se fie à l’intérieur des bibliothèques ; ou seulement à ce qu’elles documentent.
cli-about-log-level = Combien journaliser : debug, info, warning ou error.
cli-about-commitment = L’engagement que vous avez noté avant la partie.
cli-backup-done = { $file } contient tout ce qui était sur le disque, et la copie est bonne.
cli-restore-aside = La base d’avant est gardée sous { $file }.
cli-restore-done = { $database } est maintenant la copie { $file }. Démarrez le serveur : les joueurs reviennent d’eux-mêmes.
cli-serving = Escapade est ouvert à { $address } (tout est gardé dans { $database }). Ctrl-C le ferme.
cli-serving-others = Téléphones et autres ordinateurs de votre réseau : { $address }
cli-export-which = Quelle table ? « escapade export --list » les montre toutes.
cli-export-running = Cette partie n’est pas finie. Avec --running, ce qui a été joué est écrit, sans la graine ; les mains et les choix secrets en font partie.
cli-export-secrets = Cette partie n’est pas finie : cet enregistrement contient des mots cachés. Ne le montrez pas à qui joue.
cli-export-phase =
    { $phase ->
        [lobby] pas commencée
        [paused] en pause
        [over] terminée
        [damaged] abîmée
       *[playing] en cours
    }
cli-verify-commitment = Engagement : { $commitment }
cli-verify-difference = L’entrée { $entry } n’est pas le tirage que donnent la graine et les nonces.
cli-verify-good = Chaque tirage est conforme : { $draws } recalculés, { $typed } lancés à la main.
cli-verify-other_seed = Ce n’est pas la graine qui était promise.
cli-verify-broken = La place { $seat } n’a pas révélé la part des dés qu’elle avait promise.
cli-verify-aborted = { $count ->
    [one] Un départ a été interrompu avant celui-ci, faute d’une part révélée ; sa graine figure dans l’enregistrement.
   *[other] { $count } départs ont été interrompus avant celui-ci, faute d’une part révélée ; leurs graines figurent dans l’enregistrement.
  }
cli-verify-branch = { $entries ->
    [0] La partie a été reprise du début à partir d’une autre table.
    [one] La première entrée vient d’une autre partie : si c’est un tirage, il suit une autre graine et n’est pas vérifié ici.
   *[other] Les { $entries } premières entrées viennent d’une autre partie : leurs tirages suivent une autre graine et ne sont pas vérifiés ici.
  }
cli-verify-shares = Ont promis leur part des dés avant qu’aucune ne soit montrée : places { $seats }. Si une seule est honnête, personne n’a choisi ces dés.
cli-verify-no_shares = Aucune place n’avait promis de part des dés : qui tient le serveur a pu choisir la graine.
cli-verify-other_version = La partie a été jouée avec la version { $found } des règles de { $game } ; ici, c’est la version { $expected }. La graine donne bien cet engagement, mais les tirages ne peuvent être refaits qu’avec ces règles-là.
