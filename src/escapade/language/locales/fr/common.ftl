# Ce que disent tous les jeux. La variable $<nom>IsYou d’un siège vaut « yes » ou « no » ; $<nom>Key est la clé brute.

## Listes, et choses sans valeur

list-two = { $first } et { $last }
list-more = { $first }, { $rest }
list-nobody = personne
nothing = –

## Sièges

seat-name = Joueur { $number }
seat-you = vous
seat-chance = le hasard
seat-spectator = le public

## Petites phrases : à la table, chacun les lit dans sa langue

phrase-hello = Bonjour à tous !
phrase-good_luck = Bonne chance !
phrase-your_turn = C’est à toi, je crois.
phrase-one_moment = Un instant, s’il vous plaît.
phrase-well_played = Bien joué !
phrase-close = C’était moins une !
phrase-oh_no = Oh non !
phrase-what_luck = Quelle chance !
phrase-thanks = Merci !
phrase-sorry = Toutes mes excuses.
phrase-back_soon = Je reviens dans une minute.
phrase-again = On en refait une ?
phrase-goodbye = C’était chouette. À bientôt !

## Pourquoi pas ?

why-over = La partie est finie.
why-not_your_turn =
    { $waiting_forKey ->
        [chance] Un instant : le sort en décide.
       *[other] Patience : c’est à { $waiting_for } de jouer.
    }

## Ce que font les robots de tous les jeux

common-bot-random = fait n’importe quoi, pourvu que ce soit permis
common-bot-first_timer = joue sa première partie : connaît les règles, et ne voit pas bien des bons coups
common-bot-casual = a joué quelques fois, et laisse encore passer un bon coup de temps en temps
common-bot-regular = joue toutes les semaines, et laisse rarement passer quelque chose
common-bot-expert = voit du premier coup d’œil ce qui paraît le mieux
common-bot-master = consulte l’expert, puis joue la suite bien des fois dans sa tête avant de répondre

## Ce qui se compte à propos d’un choix : chances et moyennes

odds-share = { $percent } %
odds-amount = { $sign }{ $whole },{ $tenth }
coach-word = La victoire est alors probable à { $first } (de { $low } à { $high }), et à { $second } après « { $action } » : { $clear ->
        [yes] la différence est nette
       *[no] trop peu pour trancher
    }. { $differs }

## Pourquoi un robot le ferait, quand tous les jeux disent pareil

common-because-only_choice = Il n’y en a pas d’autre.
common-because-at_random = Pourquoi pas ?
common-because-keeps_quiet = Je préfère garder cela pour moi.
common-because-looked_ahead = J’ai joué la suite { $number } fois dans ma tête, avec les mêmes dés que pour le coup évident : cela finissait mieux.
common-because-tried_most = En jouant la suite dans ma tête, c’est là que je suis revenu le plus souvent : { $number } fois.
common-because-surely_better = Rejoué de nombreuses fois, ce choix réussit mieux que celui que j’aurais fait.

## Champs d’une vue communs à tous les jeux

view-game = La clé du jeu.
view-version = La version de ses règles ; elle augmente quand les mêmes mots se joueraient autrement.
view-options = Les options de cette partie.
view-pack = Le pack de contenu utilisé ; `original` pour le nôtre.
view-seats = Le nombre de sièges.
view-seat = À qui est cette vue : un siège ou `spectator`.
view-asked = Combien de questions ce siège a reçues ; une réponse le cite, pour qu’on voie si elle arrive trop tard.
view-phase = Où en est la partie.
view-frames = Les fenêtres et les votes ouverts, le plus récent en dernier.
view-waiting = Qui l’on attend : des sièges, ou `chance` quand il faut tirer au sort ; personne à la fin.
view-ply = Combien de décisions et de tirages il y a eu.
view-opened = Combien de fenêtres et de votes ont été ouverts.
view-question = Ce qui se décide : sa clé, ses champs, sa règle et qui l’on attend.
view-outcome = L’issue : raison, règle, vainqueurs, scores et camps ; null avant la fin.

## Erreurs : contenus et packs

error-content-duplicate_key = { $file }, { $path } : chaque clé doit être différente, et aucune ne peut être un mot que le jeu se réserve.
error-content-file = { $file } est illisible ({ $problem }).
error-content-json = { $file }, ligne { $line }, colonne { $column } : ce n’est pas du JSON valide ({ $problem }).
error-content-one_of = { $file }, { $path } : il faut exactement un de ces champs : { $expected }.
error-content-other_game = { $file } : ce pack est fait pour un autre jeu, { $game }.
error-content-rule = { $file }, { $path } : la règle { $rule } n’est pas respectée (trouvé : { $found }).
error-content-schema = { $file }, { $path } : { $problem }.
error-content-total = { $file }, { $path } : le total est { $found }, il doit être { $expected }.
error-content-unknown_file = { $file } : personne ne lit un fichier de ce nom. Un pack peut apporter : { $known }.
error-content-unknown_key = { $file }, { $path } : rien ne s’appelle « { $value } ».
error-content-unreachable = { $file }, { $path } : aucune porte ne mène à « { $value } ».
error-content-unspellable = { $file }, { $path } : « { $value } » ne s’écrit pas avec les lettres du paquet.

## Erreurs : ce qui est tapé, envoyé ou chargé

error-input-cluster = { $address } ne répond pas ({ $problem }).
error-input-cluster_form = « { $address } » n’est pas une grappe : on attend ray://hôte:port ou tcp://hôte:port.
error-input-ending = { $file } doit finir par { $endings } : cela dit comment l’écrire.
error-input-file = { $file } est illisible ({ $problem }).
error-input-file_exists = { $file } existe déjà et reste tel quel. Choisissez un autre nom, ou déplacez-le.
error-input-impossible_chance = « { $word } » ne peut pas sortir en ce moment ({ $field }, colonne { $column }).
error-input-language = Nous ne parlons pas encore « { $language } ». Nous parlons : { $known }.
error-input-option = L’option « { $option } » ne peut pas valoir « { $value } ». Valeurs possibles : { $range }.
error-input-option_alone = { $option } n’a de sens qu’avec { $other }.
error-input-option_beside = { $option } ne va pas avec { $other }.
error-input-other_run = { $folder } contient le début d’une autre série : autres bots, options, parties, graine ou règles, ou une autre question. Supprimez-le, ou choisissez un autre nom.
error-input-other_chance = « { $word } » n’est pas le tirage attendu : c’est « { $expected } » (colonne { $column }).
error-input-position_cards = { $path } : ces cartes ne peuvent pas toutes être là où la position le dit.
error-input-save_exists = { $file } existe déjà et reste tel quel. Donnez un autre nom à l’enregistrement.
error-input-save_failed = Impossible d’écrire { $file } ({ $problem }). Choisissez un autre endroit pour l’enregistrement.
error-input-save_folder = { $file } est un dossier. Nommez un fichier dedans pour l’enregistrement.
error-input-save_nowhere = Il n’y a pas de dossier { $folder } : impossible d’écrire { $file }.
error-input-seats = Une partie de { $game } à { $seats } ? Il faut être { $range }.
error-input-too_many_words = Un mot de trop : « { $word } ».
error-input-undo = « { $words } » n’annule rien : donnez le numéro d’une entrée passée, comme « table undo 3 ».
error-input-branch = « { $words } » n’indique pas le nombre d’entrées qui précèdent : il y en a { $entries }.
error-input-unknown_action = Il n’y a pas d’action « { $word } ». Il y a : { $known }.
error-input-unknown_option = Il n’y a pas d’option « { $option } ». Il y a : { $known }.
error-input-unknown_seat = Il n’y a pas de siège « { $word } » à cette table (colonne { $column }).
error-input-unknown_word = « { $word } » ne convient pas pour « { $field } ».
error-input-no_place = { $file } n’a pas de place pour ce tableau, et reste tel quel. Mettez-y les lignes { $begin } et { $end } là où il doit aller, ou donnez le nom d’un fichier qui n’existe pas encore.
error-input-tune_goal = « { $text } » n’est pas un but : l’un de { $goals }, avec une valeur ou une fourchette, comme win=0.4..0.6 (win et even sont des parts, 1 au plus).
error-input-tune_ask = Soit des nombres à trouver (--number), soit des réglages à essayer (--try) dont l’un au moins change quelque chose ; pas les deux.
error-input-tune_knob = « { $text } » n’est ni une option ni un chiffre du contenu : fichier.json:chemin/du/chiffre.
error-input-tune_rest = { $path } prend ce que les nombres de son fichier laissent : un --number au moins doit être un chiffre du même fichier.
error-input-tune_try = « { $text } » n’est pas un réglage à essayer : on écrit nom=valeur, chaque nom une fois, reliés par « + » ; ou { $plain }.
error-input-place = « { $place } » n’est pas un nom de place : des minuscules, des chiffres, _ et, entre eux, -.
error-input-tune_number = « { $text } » n’est pas un nombre à trouver : on écrit nom=bas..haut, ou fichier.json:chemin/du/chiffre=bas..haut.
error-input-tune_twice = { $option } { $name } est donné deux fois.
error-input-tune_path = Il n’y a pas de chiffre à { $path } : « { $step } » ne mène nulle part.
error-input-ladder = Une échelle demande au moins deux bots différents, chacun une fois, et non « { $bots } ».
error-input-simulations = « { $bot } » ne donne pas un nombre de simulations : search:400, par exemple ({ $range }).
error-input-variant = « { $variant } » n’est pas une variante : une option (nom=valeur), un bot ({ $bots }), le dossier d’un paquet, ou { $plain }.
error-input-words_missing = Il manque un mot à la colonne { $column } : { $expected }.

## Erreurs : positions écrites

error-input-position_bet = { $path } : un pari nomme chaque prisonnier une fois au plus.
error-input-position_dice = { $path } : ces dés ne vont pas avec la situation.
error-input-position_length = { $path } : nombre d’éléments attendu : { $expected }.
error-input-position_missing = { $path } : ceci manque.
error-input-position_name = { $path } : rien ne s’appelle « { $value } » ici.
error-input-position_other = { $path } : la position dit « { $value } », le jeu chargé « { $expected } ».
error-input-position_phase = { $path } : cela ne va pas avec la phase de la partie.
error-input-position_range = { $path } : { $value } est hors limites ({ $range }).
error-input-position_twice = { $path } : « { $value } » n’a pas sa place ici, ou y figure deux fois.
error-input-position_type =
    { $path } : il faut { $expected ->
        [object] un objet
        [number] un nombre
        [text] un texte
        [list] une liste
       *[other] vrai ou faux
    } ici.
error-input-position_unknown = { $path } : personne n’a demandé cela.
error-input-position_votes = { $path } : ces votants, ces choix et ces votes ne vont pas ensemble.
error-input-position_waiting = { $path } : la partie ne peut pas attendre ces joueurs.
error-input-position_crowded = { $path } : { $other } s’y trouve déjà. Deux joueurs ne se rencontrent qu’en combat ou dans le refuge.
error-input-position_points = { $path } : il n’y a pas de points d’action avant la pioche.
error-input-position_die = { $path } : le dé de l’attaquant est là entre les deux dés d’un combat, et à aucun autre moment.
error-input-position_no_fight = { $path } : cela appartient à un combat, et il n’y en a pas.
error-input-position_house_off = { $path } : à cette table, les mots ne deviennent pas des armes ; l’option s’appelle house_weapons.
error-input-position_house_twice = { $path } : les lettres de { $word } forment déjà une arme.

## Erreurs : parties enregistrées

error-input-record_at = L’enregistrement n’a pas d’entrée { $entry } : il en a { $entries }.
error-input-record_empty = L’enregistrement est vide.
error-input-record_entry = Ligne { $line }, colonne { $column } : « { $words } » est injouable. { $cause }
error-input-record_format = Ligne { $line } : cet enregistrement est au format « { $format } » ; nous lisons « { $expected } ».
error-input-record_header = Ligne { $line }, colonne { $column } : un enregistrement commence par son en-tête.
error-input-record_json = Ligne { $line }, colonne { $column } : ce n’est pas du JSON valide ({ $problem }).
error-input-record_key = Ligne { $line } : personne n’a demandé « { $key } ».
error-input-record_key_missing = Ligne { $line } : il manque « { $key } ».
error-input-record_line = Ligne { $line }, colonne { $column } : il faut des mots ici.
error-input-record_other = L’enregistrement a été fait avec { $key } « { $found } » ; ici, c’est « { $expected } ».
error-input-record_outcome = Ligne { $line } : rejouée, la partie finit autrement.
error-input-record_unfinished = Cette partie n’est pas finie : tant qu’elle dure, personne ne regarde dans les cartes de tous.
error-input-record_text = { $file }, ligne { $line }, colonne { $column } : ce n’est pas du texte UTF-8.
error-input-record_too_big = { $file } est trop gros : la limite est de { $most } octets.

## Erreurs : pas maintenant, ou pas là

error-missing-bot = Aucun bot nommé « { $bot } » ne joue à { $game }. Il y a : { $known }.
error-missing-extra = Il faut pour cela le paquet { $package } : python -m pip install escapade[{ $extra }]
error-missing-game = Il n’y a pas de jeu « { $game } ». Il y a : { $known }.
error-refused-aborted_often = Trop de départs ont été interrompus à cette table. Ouvrez-en une autre.
error-refused-branch = Cette partie en prolonge une autre : elle en garde les options.
error-refused-no_say = { $voices ->
    [one] Dans cette partie, seule la première place décide pour le groupe. Prenez celle-là.
   *[other] Dans cette partie, seules les { $voices } premières places décident pour le groupe. Prenez l’une d’elles.
  }
error-refused-other_content = Cette partie s’est jouée avec d’autres cartes que celles d’ici. Elle se relit, mais ne se prolonge pas.
error-refused-no_chance_due = Il n’y a rien à tirer en ce moment.
error-refused-not_legal = Les règles ne le permettent pas en ce moment.
error-refused-not_your_turn = Patience : ce n’est pas votre tour.
error-refused-over = La partie est finie.
error-refused-stale = Trop tard : la partie a avancé. Regardez bien et choisissez à nouveau.
error-refused-undo_chance = Le sort en est jeté : un tirage ne se reprend pas.
error-refused-undo_nothing = Il n’y a rien à reprendre.
error-refused-undo_secret = Un secret a été révélé : on ne peut plus revenir en arrière.
error-sim-chunk_lost = Les processus de { $address } sont morts { $retries } fois sur les mêmes parties : la série est abandonnée. Avec -o, ce qui est fait est gardé.
error-sim-match_failed = La partie { $match } de la graine { $seed } s’est cassée : { $problem }. Pour la revoir : { $command }
error-sim-worker_died = Un processus est mort (plus de mémoire ?) après { $done } parties de la graine { $seed }.

## Erreurs : tables sur un serveur

error-input-database = { $database } ne se lit pas comme une base d’Escapade ({ $problem }).
error-input-file_write = { $file } ne peut pas être écrit ({ $problem }).
error-input-json = Ce n’est pas du JSON tel que nous le lisons ({ $problem }).
error-input-media_type = Le contenu doit être du JSON, et le dire.
error-input-message = Nous ne comprenons pas ce message : voyez { $problem }.
error-input-not_text = On ne lit ici que des messages en texte.
error-input-protocol = Vous parlez le protocole { $found }, le serveur { $expected }. Rechargez la page.
error-input-record_no_seed = Cet enregistrement n’a pas de graine : seules les parties finies d’un serveur se vérifient.
error-input-request = Ce n’est pas une demande que HTTP connaît.
error-input-target = Demandez un chemin de ce serveur, pas une adresse entière.
error-input-too_big = C’est trop d’un coup : la limite est de { $most } octets.
error-input-too_slow = Ceci a mis trop de temps à arriver.
error-missing-code = Aucune table n’attend de joueurs sous ce code. Il vaut jusqu’au début de la partie : vérifiez-le, ou demandez le lien.
error-missing-page = Cette page n’existe pas.
error-missing-table = Cette table n’existe pas, ou vous n’y êtes pas invité.
error-missing-stored_table = Il n’y a pas de table « { $table } » dans cette base.
error-missing-value = Personne n’a appris { $game } à l’entraîneur.
error-refused-no_public_tables = Ce serveur n’a pas de tables publiques. Invitez vos amis par le lien.
error-refused-busy = Tout le monde parle à la fois. Réessayez dans un instant.
error-refused-no_analysis = L’entraîneur n’est pas venu à bout de cette partie dans le temps que ce serveur lui accorde. Réessayez plus tard, ou prenez le déroulement et lancez « escapade analyse ».
error-refused-no_budget = Le robot a épuisé son temps de réflexion.
error-refused-command_reused = Le numéro de cette commande a déjà servi à autre chose.
error-refused-commitment_taken = Une autre place a promis exactement cette part des dés.
error-refused-copy_damaged = { $file } n’est pas une base entière de ce serveur. Rien n’a changé.
error-refused-copy_no_room = Il n’y a pas assez de place pour la copie. Rien n’a changé.
error-refused-copy_onto_itself = { $file } est la base elle-même. Donnez un autre nom à la copie.
error-refused-copy_over_other = { $file } est autre chose qu’une copie. Donnez un autre nom à la copie.
error-refused-copy_postgres = PostgreSQL fait lui-même ses copies : pg_dump pour en prendre une, pg_restore pour revenir.
error-refused-damaged = Cette table est abîmée et mise de côté. Rien n’en est perdu ; prévenez qui tient le serveur.
error-refused-database_in_use = { $file } est occupé : un autre serveur l’a ouvert.
error-refused-database_newer = Cette base vient d’une version plus récente ({ $revision }). Nous n’y avons pas touché.
error-refused-database_not_durable = PostgreSQL tourne sans { $setting } et perdrait des coups. Activez-le.
error-refused-database_revision = Cette base est à la révision { $found } ; il faut { $expected }. Seul « escapade serve » met une base à jour ; rien n’a été changé.
error-refused-frozen = Il s’est passé l’impossible à cette table. Elle s’arrête là, et son enregistrement est gardé.
error-refused-full = Le serveur est plein en ce moment ; ceux qui ont une place passent d’abord. Réessayez dans un instant.
error-refused-handed_over = Un robot joue cette place en ce moment. Reprenez-la d’abord.
error-refused-host = Ce n’est pas l’adresse de ce serveur.
error-refused-internal = C’est notre faute, pas la vôtre. Rien n’a changé.
error-refused-log_full = Cette partie en a vu assez. Jouez-la jusqu’au bout, s’il vous plaît.
error-refused-method = Ce n’est pas ainsi qu’on demande cette page.
error-refused-no_advice = Les robots de ce jeu gardent leurs pensées pour eux.
error-refused-no_nonce_due = Aucune part des dés n’est à révéler en ce moment.
error-refused-no_phrase = Il n’y a pas de phrase « { $phrase } » à cette table.
error-refused-no_proposal = On ne vous demande plus cela.
error-refused-no_proposal_of_yours = Vous ne demandez plus cela.
error-refused-no_rematch = Personne n’a encore demandé une autre partie.
error-refused-no_seat = Cette table n’a pas une telle place.
error-refused-not_found = « { $words } » ? Votre Sac ne forme pas ce mot, ou il ne sert à rien ici.
error-refused-found_several = « { $words } » veut dire plusieurs choses ici : tapez le nom entier de l’une d’elles.
error-refused-no_window = Il n’y a rien à passer en ce moment.
error-refused-not_a_bot = Aucun robot ne joue cette place : demandez à la personne.
error-refused-not_a_person = Personne ne joue cette place en personne.
error-refused-not_absent = { $name } joue cette place. Personne d’autre ne peut la confier à un robot.
error-refused-not_absent_yet = { $name } va peut-être revenir. Attendez encore { $seconds } secondes.
error-refused-not_allowed = Cela ne vous revient pas.
error-refused-not_handed_over = Vous jouez déjà cette place vous-même.
error-refused-not_over = La partie n’est pas finie.
error-refused-not_paused = La partie n’est pas en pause.
error-refused-not_started = La partie n’a pas commencé.
error-refused-not_your_line = Seule la personne qui a écrit une ligne peut la retirer.
error-refused-nothing_to_say = Il n’y a rien à en dire pour l’instant.
error-refused-open_seats = Il reste des places vides.
error-refused-open_vote = Pas pendant un vote : chacun vote pour soi.
error-refused-origin = Cette demande ne vient pas des pages de ce serveur.
error-refused-other_nonce = Ce n’est pas la part des dés qui avait été promise.
error-refused-other_side = Ils ne sont pas de votre côté.
error-refused-other_version =
    { $phase ->
        [over] Cette partie a été jouée avec les règles { $found } de son jeu ; ce serveur joue { $expected }. Le déroulement et le résultat en sont gardés.
       *[other] Cette partie a commencé avec les règles { $found } de son jeu et ne peut finir qu’avec elles ; ce serveur joue { $expected }. Rien n’en est perdu : prévenez qui tient le serveur.
    }
error-refused-own_seat = C’est votre propre place. Quittez-la si vous voulez.
error-refused-paused = La partie est en pause.
error-refused-proposal_open = On demande déjà quelque chose. Attendez la réponse.
error-refused-seat_absent = { $name } n’est pas là pour l’instant. Attendez, ou donnez la place à un robot.
error-refused-seat_not_kept = Aucune place ne vous est plus réservée à la table suivante.
error-refused-seat_taken = Quelqu’un est assis là.
error-refused-sent_away = L’hôte vous a renvoyé de cette table. Il vous faut une nouvelle invitation.
error-refused-shared_seat = Cette place est partagée avec vous par un lien : seul l’appareil qui la partage peut faire cela.
error-refused-started = La partie a commencé : trop tard pour cela.
error-refused-starting = La partie va commencer : trop tard pour cela.
error-refused-stopping = Le serveur va redémarrer. Revenez dans un instant.
error-refused-storage = Le disque ne répond pas. Rien n’est perdu ; réessayez dans un instant.
error-refused-table_full = Il n’y a plus de place à cette table.
error-refused-too_fast = Pas si vite. Réessayez dans un instant.
error-refused-too_many_guests = { $most } appareils sont déjà venus par ce lien. Qui partage la place peut le retirer et en faire un autre.
error-refused-too_many_sockets = Cette place est déjà ouverte à { $most } endroits.
error-refused-too_many_spectators = { $most } personnes regardent déjà.

## Erreurs : un serveur qui ne démarre pas

error-input-base_url = « { $value } » n’est pas une adresse à taper. Il en faut une comme celle-ci : https://jeu.example
error-input-database_kind = Nous ne connaissons pas de base « { $scheme } » : donnez un nom de fichier pour SQLite, ou une URL qui commence par postgresql://.
error-input-log_level = « { $value } » n’est pas un niveau de journal. Il y a : { $known }.
error-input-port = « { $value } » n’est pas un port : il faut un nombre entier de 0 à 65535.
error-input-push_service = « { $value } » n’est pas l’adresse d’un service de push. Il en faut une comme celle-ci : https://push.example
error-input-push_contact = « { $value } » n’est pas une adresse à laquelle un service de push puisse écrire. Il en faut une comme celle-ci : mailto:hote@jeu.example
error-input-push_endpoint = Ce serveur n’envoie pas de messages à ce service de push.
error-input-push_key = « { $field } » n’est pas une clé de { $size } octets, écrite en base64url.
error-refused-no_push = Ce serveur n’envoie pas de messages aux pages fermées.
error-input-proxy = « { $value } » n’est ni l’adresse ni le réseau d’un mandataire. Il en faut un comme celui-ci : 10.0.0.0/8
error-refused-cannot_listen = Impossible d’écouter à { $address } ({ $problem }).
error-refused-database_closed = { $database } ne s’ouvre pas ({ $problem }).
error-refused-port_taken = Le port { $port } est occupé : un autre programme y écoute. Arrêtez-le, ou choisissez un autre port avec --port.

## La page sans client

server-no_client_title = Escapade est en marche
server-no_client_text = Le serveur est là et prêt, mais les pages pour navigateurs n’ont pas encore été construites. Dans le dossier web, lancez npm ci puis npm run build.

## Ce qu’une messagerie montre d’un lien

server-link-any = Des jeux d’évasion sortis de l’étagère, entre amis ou contre des robots. Sans compte, sans publicité.
server-link-title = { $host } vous invite : { $game }
server-link-text =
    { $phase ->
        [lobby]
            { $free ->
                [0] { $tagline }
                [one] Une place est libre. { $tagline }
               *[other] { $free } places sont libres. { $tagline }
            }
        [over] La partie est finie. { $tagline }
       *[playing] La partie a commencé. { $tagline }
    }
