var e=`# Ce que disent tous les jeux. La variable $<nom>IsYou d’un siège vaut «\xA0yes\xA0» ou «\xA0no\xA0»\xA0; $<nom>Key est la clé brute.

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

## Pourquoi pas\xA0?

why-over = La partie est finie.
why-not_your_turn =
    { $waiting_forKey ->
        [chance] Un instant\xA0: le sort en décide.
       *[other] Patience\xA0: c’est à { $waiting_for } de jouer.
    }

## Champs d’une vue communs à tous les jeux

view-game = La clé du jeu.
view-version = La version de ses règles\xA0; elle augmente quand les mêmes mots se joueraient autrement.
view-options = Les options de cette partie.
view-pack = Le pack de contenu utilisé\xA0; \`original\` pour le nôtre.
view-seats = Le nombre de sièges.
view-seat = À qui est cette vue\xA0: un siège ou \`spectator\`.
view-asked = Combien de questions ce siège a reçues\xA0; une réponse le cite, pour qu’on voie si elle arrive trop tard.
view-phase = Où en est la partie.
view-frames = Les fenêtres et les votes ouverts, le plus récent en dernier.
view-waiting = Qui l’on attend\xA0: des sièges, ou \`chance\` quand il faut tirer au sort\xA0; personne à la fin.
view-ply = Combien de décisions et de tirages il y a eu.
view-opened = Combien de fenêtres et de votes ont été ouverts.
view-question = Ce qui se décide\xA0: sa clé, ses champs, sa règle et qui l’on attend.
view-outcome = L’issue\xA0: raison, règle, vainqueurs, scores et camps\xA0; null avant la fin.

## Erreurs\xA0: contenus et packs

error-content-duplicate_key = { $file }, { $path }\xA0: chaque clé doit être différente, et aucune ne peut être un mot que le jeu se réserve.
error-content-file = { $file } est illisible ({ $problem }).
error-content-json = { $file }, ligne { $line }, colonne { $column }\xA0: ce n’est pas du JSON valide ({ $problem }).
error-content-one_of = { $file }, { $path }\xA0: il faut exactement un de ces champs\xA0: { $expected }.
error-content-other_game = { $file }\xA0: ce pack est fait pour un autre jeu, { $game }.
error-content-rule = { $file }, { $path }\xA0: la règle { $rule } n’est pas respectée (trouvé\xA0: { $found }).
error-content-schema = { $file }, { $path }\xA0: { $problem }.
error-content-total = { $file }, { $path }\xA0: le total est { $found }, il doit être { $expected }.
error-content-unknown_file = { $file }\xA0: personne ne lit un fichier de ce nom. Un pack peut apporter\xA0: { $known }.
error-content-unknown_key = { $file }, { $path }\xA0: rien ne s’appelle «\xA0{ $value }\xA0».
error-content-unreachable = { $file }, { $path }\xA0: aucune porte ne mène à «\xA0{ $value }\xA0».
error-content-unspellable = { $file }, { $path }\xA0: «\xA0{ $value }\xA0» ne s’écrit pas avec les lettres du paquet.

## Erreurs\xA0: ce qui est tapé, envoyé ou chargé

error-input-file = { $file } est illisible ({ $problem }).
error-input-impossible_chance = «\xA0{ $word }\xA0» ne peut pas sortir en ce moment ({ $field }, colonne { $column }).
error-input-language = Nous ne parlons pas encore «\xA0{ $language }\xA0». Nous parlons\xA0: { $known }.
error-input-option = L’option «\xA0{ $option }\xA0» ne peut pas valoir «\xA0{ $value }\xA0». Valeurs possibles\xA0: { $range }.
error-input-other_chance = «\xA0{ $word }\xA0» n’est pas le tirage attendu\xA0: c’est «\xA0{ $expected }\xA0» (colonne { $column }).
error-input-position_cards = { $path }\xA0: ces cartes ne peuvent pas toutes être là où la position le dit.
error-input-seats = Une partie de { $game } à { $seats }\xA0? Il faut être { $range }.
error-input-too_many_words = Un mot de trop\xA0: «\xA0{ $word }\xA0».
error-input-undo = «\xA0{ $words }\xA0» n’annule rien\xA0: donnez le numéro d’une entrée passée, comme «\xA0table undo 3\xA0».
error-input-unknown_action = Il n’y a pas d’action «\xA0{ $word }\xA0». Il y a\xA0: { $known }.
error-input-unknown_option = Il n’y a pas d’option «\xA0{ $option }\xA0». Il y a\xA0: { $known }.
error-input-unknown_seat = Il n’y a pas de siège «\xA0{ $word }\xA0» à cette table (colonne { $column }).
error-input-unknown_word = «\xA0{ $word }\xA0» ne convient pas pour «\xA0{ $field }\xA0».
error-input-words_missing = Il manque un mot à la colonne { $column }\xA0: { $expected }.

## Erreurs\xA0: positions écrites

error-input-position_bet = { $path }\xA0: un pari nomme chaque prisonnier une fois au plus.
error-input-position_dice = { $path }\xA0: ces dés ne vont pas avec la situation.
error-input-position_length = { $path }\xA0: nombre d’éléments attendu\xA0: { $expected }.
error-input-position_missing = { $path }\xA0: ceci manque.
error-input-position_name = { $path }\xA0: rien ne s’appelle «\xA0{ $value }\xA0» ici.
error-input-position_other = { $path }\xA0: la position dit «\xA0{ $value }\xA0», le jeu chargé «\xA0{ $expected }\xA0».
error-input-position_phase = { $path }\xA0: cela ne va pas avec la phase de la partie.
error-input-position_range = { $path }\xA0: { $value } est hors limites ({ $range }).
error-input-position_twice = { $path }\xA0: «\xA0{ $value }\xA0» n’a pas sa place ici, ou y figure deux fois.
error-input-position_type =
    { $path }\xA0: il faut { $expected ->
        [object] un objet
        [number] un nombre
        [text] un texte
        [list] une liste
       *[other] vrai ou faux
    } ici.
error-input-position_unknown = { $path }\xA0: personne n’a demandé cela.
error-input-position_votes = { $path }\xA0: ces votants, ces choix et ces votes ne vont pas ensemble.
error-input-position_waiting = { $path }\xA0: la partie ne peut pas attendre ces joueurs.

## Erreurs\xA0: parties enregistrées

error-input-record_empty = L’enregistrement est vide.
error-input-record_entry = Ligne { $line }, colonne { $column }\xA0: «\xA0{ $words }\xA0» est injouable. { $cause }
error-input-record_format = Ligne { $line }\xA0: cet enregistrement est au format «\xA0{ $format }\xA0»\xA0; nous lisons «\xA0{ $expected }\xA0».
error-input-record_header = Ligne { $line }, colonne { $column }\xA0: un enregistrement commence par son en-tête.
error-input-record_json = Ligne { $line }, colonne { $column }\xA0: ce n’est pas du JSON valide ({ $problem }).
error-input-record_key = Ligne { $line }\xA0: personne n’a demandé «\xA0{ $key }\xA0».
error-input-record_key_missing = Ligne { $line }\xA0: il manque «\xA0{ $key }\xA0».
error-input-record_line = Ligne { $line }, colonne { $column }\xA0: il faut des mots ici.
error-input-record_other = L’enregistrement a été fait avec { $key } «\xA0{ $found }\xA0»\xA0; ici, c’est «\xA0{ $expected }\xA0».
error-input-record_outcome = Ligne { $line }\xA0: rejouée, la partie finit autrement.
error-input-record_text = { $file }\xA0: l’octet { $byte } n’est pas du texte UTF-8.
error-input-record_too_big = { $file } est trop gros\xA0: la limite est de { $most } octets.

## Erreurs\xA0: pas maintenant, ou pas là

error-missing-bot = Aucun bot nommé «\xA0{ $bot }\xA0» ne joue à { $game }. Il y a\xA0: { $known }.
error-missing-game = Il n’y a pas de jeu «\xA0{ $game }\xA0». Il y a\xA0: { $known }.
error-refused-no_chance_due = Il n’y a rien à tirer en ce moment.
error-refused-not_legal = Les règles ne le permettent pas en ce moment.
error-refused-not_your_turn = Patience\xA0: ce n’est pas votre tour.
error-refused-over = La partie est finie.
error-refused-stale = Trop tard\xA0: la partie a avancé. Regardez bien et choisissez à nouveau.
error-refused-undo_chance = Le sort en est jeté\xA0: un tirage ne se reprend pas.
error-refused-undo_nothing = Il n’y a rien à reprendre.
error-refused-undo_secret = Un secret a été révélé\xA0: on ne peut plus revenir en arrière.

## Erreurs\xA0: tables sur un serveur

error-input-json = Ce n’est pas du JSON tel que nous le lisons ({ $problem }).
error-input-media_type = Le contenu doit être du JSON, et le dire.
error-input-message = Nous ne comprenons pas ce message\xA0: voyez { $problem }.
error-input-not_text = On ne lit ici que des messages en texte.
error-input-protocol = Vous parlez le protocole { $found }, le serveur { $expected }. Rechargez la page.
error-input-record_no_seed = Cet enregistrement n’a pas de graine\xA0: seules les parties finies d’un serveur se vérifient.
error-input-too_big = C’est trop d’un coup\xA0: la limite est de { $most } octets.
error-missing-page = Cette page n’existe pas.
error-missing-table = Cette table n’existe pas, ou vous n’y êtes pas invité.
error-refused-busy = Tout le monde parle à la fois. Réessayez dans un instant.
error-refused-command_reused = Le numéro de cette commande a déjà servi à autre chose.
error-refused-damaged = Cette table est abîmée et mise de côté. Rien n’en est perdu\xA0; prévenez qui tient le serveur.
error-refused-database_in_use = { $file } est occupé\xA0: un autre serveur l’a ouvert.
error-refused-database_newer = Cette base vient d’une version plus récente ({ $revision }). Nous n’y avons pas touché.
error-refused-database_not_durable = PostgreSQL tourne sans { $setting } et perdrait des coups. Activez-le.
error-refused-frozen = Il s’est passé l’impossible à cette table. Elle s’arrête là, et son enregistrement est gardé.
error-refused-handed_over = Un robot joue cette place en ce moment. Reprenez-la d’abord.
error-refused-host = Ce n’est pas l’adresse de ce serveur.
error-refused-internal = C’est notre faute, pas la vôtre. Rien n’a changé.
error-refused-log_full = Cette partie en a vu assez. Jouez-la jusqu’au bout, s’il vous plaît.
error-refused-no_proposal = On ne vous demande plus cela.
error-refused-no_seat = Cette table n’a pas une telle place.
error-refused-no_window = Il n’y a rien à passer en ce moment.
error-refused-not_a_person = Personne ne joue cette place en personne.
error-refused-not_allowed = Cela ne vous revient pas.
error-refused-not_handed_over = Vous jouez déjà cette place vous-même.
error-refused-not_over = La partie n’est pas finie.
error-refused-not_paused = La partie n’est pas en pause.
error-refused-not_started = La partie n’a pas commencé.
error-refused-open_seats = Il reste des places vides.
error-refused-origin = Cette demande ne vient pas des pages de ce serveur.
error-refused-other_version = La partie a commencé avec les règles { $found }\xA0; ce serveur joue { $expected }.
error-refused-own_seat = C’est votre propre place. Quittez-la si vous voulez.
error-refused-paused = La partie est en pause.
error-refused-proposal_open = On demande déjà quelque chose. Attendez la réponse.
error-refused-seat_taken = Quelqu’un est assis là.
error-refused-started = La partie a commencé\xA0: trop tard pour cela.
error-refused-stopping = Le serveur va redémarrer. Revenez dans un instant.
error-refused-storage = Le disque ne répond pas. Rien n’est perdu\xA0; réessayez dans un instant.
error-refused-table_full = Il n’y a plus de place à cette table.
error-refused-too_fast = Pas si vite. Réessayez dans un instant.
error-refused-too_many_sockets = Cette place est déjà ouverte à { $most } endroits.
error-refused-too_many_spectators = { $most } personnes regardent déjà.

## La page sans client

server-no_client_title = Escapade est en marche
server-no_client_text = Le serveur est là et prêt, mais les pages pour navigateurs n’ont pas encore été construites. Dans le dossier web, lancez npm ci puis npm run build.
`;export{e as default};