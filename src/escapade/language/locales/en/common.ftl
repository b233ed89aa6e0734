# What every game says. A seat's companion variable $<name>IsYou is "yes" or "no"; $<name>Key is the raw key.

## Lists, and things without a value

list-two = { $first } and { $last }
list-more = { $first }, { $rest }
list-nobody = nobody
nothing = –

## Seats

seat-name = Player { $number }
seat-you = you
seat-chance = chance
seat-spectator = a spectator

## Quick phrases: everybody at a table reads them in their own language

phrase-hello = Hello, everybody!
phrase-good_luck = Good luck!
phrase-your_turn = Your turn, I think.
phrase-one_moment = One moment, please.
phrase-well_played = Well played!
phrase-close = That was close!
phrase-oh_no = Oh no!
phrase-what_luck = What luck!
phrase-thanks = Thank you!
phrase-sorry = Sorry about that.
phrase-back_soon = Back in a minute.
phrase-again = Another match?
phrase-goodbye = That was fun. See you soon!

## Why can’t I?

why-over = The match is over.
why-not_your_turn =
    { $waiting_forKey ->
        [chance] Wait a moment: fate is rolling.
       *[other] Patience: it is up to { $waiting_for }.
    }

## What the bots of every game do

common-bot-random = does anything that is allowed
common-bot-first_timer = plays its first match: knows the rules, and overlooks many a good move
common-bot-casual = has played a few times, and still overlooks something now and then
common-bot-regular = plays every week, and seldom overlooks anything
common-bot-expert = sees at once what is best at first sight
common-bot-master = asks the expert, then plays it out in its head many times before it answers

## What is counted about a choice: chances and averages

odds-share = { $percent }%
odds-amount = { $sign }{ $whole }.{ $tenth }
coach-word = A win is then { $first } likely ({ $low } to { $high }), and { $second } after “{ $action }”: { $clear ->
        [yes] a clear difference
       *[no] too close to call
    }. { $differs }

## Why a bot would do it, where every game says the same

common-because-only_choice = There is no other.
common-because-at_random = Why not?
common-because-keeps_quiet = I would rather keep that to myself.
common-because-looked_ahead = I played it out { $number } times in my head, on the same dice as the obvious move: it ended better.
common-because-tried_most = Playing on in my head I came back to it oftenest, { $number } times.
common-because-surely_better = Played on many times, it does better than what I would have done.

## Fields of a view that every game has

view-game = The key of the game.
view-version = The version of its rules; it goes up when the same words would play differently.
view-options = The options of this match.
view-pack = The content pack it is played with; `original` for our own.
view-seats = How many seats there are.
view-seat = Whose view this is: a seat or `spectator`.
view-asked = How many questions this seat has been put; an answer names it, so that a late one is noticed.
view-phase = Where the match stands.
view-frames = The open windows and votes, innermost last.
view-waiting = Who is waited for: seats, or `chance` when a draw is due; nobody when the match is over.
view-ply = How many decisions and draws there have been.
view-opened = How many windows and votes have been opened.
view-question = What is being decided, by its key, its fields, its rule and who is waited for.
view-outcome = How the match ended: reason, rule, winners, scores and sides; null before the end.

## Errors: content and packs

error-content-duplicate_key = { $file }, { $path }: every key must be different, and none may be a word the game keeps for itself.
error-content-file = { $file } cannot be read ({ $problem }).
error-content-json = { $file }, line { $line }, column { $column }: this is not valid JSON ({ $problem }).
error-content-one_of = { $file }, { $path }: exactly one of these must be there: { $expected }.
error-content-other_game = { $file }: this pack is made for another game, { $game }.
error-content-rule = { $file }, { $path }: this breaks rule { $rule } (found: { $found }).
error-content-schema = { $file }, { $path }: { $problem }.
error-content-total = { $file }, { $path }: this adds up to { $found }; it must be { $expected }.
error-content-unknown_file = { $file }: nobody reads a file of this name. A pack may bring: { $known }.
error-content-unknown_key = { $file }, { $path }: nothing is called “{ $value }”.
error-content-unreachable = { $file }, { $path }: no door leads to “{ $value }”.
error-content-unspellable = { $file }, { $path }: “{ $value }” cannot be spelled with the letters of the deck.

## Errors: what was typed, sent or loaded

error-input-cluster = { $address } does not answer ({ $problem }).
error-input-cluster_form = “{ $address }” is no cluster: ray://host:port or tcp://host:port is wanted.
error-input-ending = { $file } must end with one of { $endings }: that says how it is written.
error-input-file = { $file } cannot be read ({ $problem }).
error-input-file_exists = { $file } exists already, and stays as it is. Choose another name, or move it away.
error-input-impossible_chance = “{ $word }” cannot come up just now ({ $field }, column { $column }).
error-input-language = We do not speak “{ $language }” yet. We do speak: { $known }.
error-input-option = Option “{ $option }” cannot be “{ $value }”. It can be: { $range }.
error-input-option_alone = { $option } means something only together with { $other }.
error-input-option_beside = { $option } cannot be given together with { $other }.
error-input-other_run = { $folder } holds the beginning of another run: other bots, options, matches, seed or rules, or another question. Remove it, or choose another name.
error-input-other_chance = “{ $word }” is not the draw that is due: “{ $expected }” is (column { $column }).
error-input-position_cards = { $path }: these cards cannot all be where the position says.
error-input-save_exists = { $file } exists already, and stays as it is. Choose another name for the record.
error-input-save_failed = { $file } cannot be written ({ $problem }). Choose another place for the record.
error-input-save_folder = { $file } is a folder. Name a file in it for the record.
error-input-save_nowhere = There is no folder { $folder }, so { $file } cannot be written.
error-input-seats = A match of { $game } for { $seats }? It takes { $range } players.
error-input-too_many_words = One word too many: “{ $word }”.
error-input-undo = “{ $words }” takes nothing back: name an earlier entry by its number, as in “table undo 3”.
error-input-branch = “{ $words }” does not say how many entries come before it: there are { $entries }.
error-input-unknown_action = There is no action “{ $word }”. There is: { $known }.
error-input-unknown_option = There is no option “{ $option }”. There is: { $known }.
error-input-unknown_seat = There is no seat “{ $word }” at this table (column { $column }).
error-input-unknown_word = “{ $word }” is not a word for “{ $field }”.
error-input-no_place = { $file } has no place for this table, and stays as it is. Put the lines { $begin } and { $end } where it belongs, or name a file that does not exist yet.
error-input-tune_goal = “{ $text }” is no goal: one of { $goals }, with a value or a range, as in win=0.4..0.6 (win and even are shares, 1 at most).
error-input-tune_ask = Either numbers to be found (--number), or settings to be tried (--try) of which one turns something at least; not both.
error-input-tune_knob = “{ $text }” is neither an option nor a figure of the content: file.json:path/to/figure.
error-input-tune_rest = { $path } takes what the numbers of its file leave: at least one --number must be a figure of the same file.
error-input-tune_try = “{ $text }” is no setting to be tried: it is written name=value, each name once, joined by “+”; or { $plain }.
error-input-place = “{ $place }” is no name for a place: small letters, digits, _ and - between them.
error-input-tune_number = “{ $text }” is no number to be found: it is written name=low..high, or file.json:path/to/figure=low..high.
error-input-tune_twice = { $option } { $name } is given twice.
error-input-tune_path = There is no figure at { $path }: “{ $step }” leads nowhere.
error-input-ladder = A ladder needs two different bots at least, and each of them once, not “{ $bots }”.
error-input-simulations = “{ $bot }” asks for no number of simulations: search:400, for example ({ $range }).
error-input-variant = “{ $variant }” is no variant: an option (name=value), a bot ({ $bots }), the folder of a pack, or { $plain }.
error-input-words_missing = A word is missing at column { $column }: { $expected }.

## Errors: written positions

error-input-position_bet = { $path }: a bet names every prisoner at most once.
error-input-position_dice = { $path }: these dice do not fit the moment.
error-input-position_length = { $path }: there must be { $expected } entries.
error-input-position_missing = { $path }: this is missing.
error-input-position_name = { $path }: nothing is called “{ $value }” here.
error-input-position_other = { $path }: the position says “{ $value }”, the game as loaded “{ $expected }”.
error-input-position_phase = { $path }: this does not fit the phase of the match.
error-input-position_range = { $path }: { $value } is out of range ({ $range }).
error-input-position_twice = { $path }: “{ $value }” cannot stand here, or stands here twice.
error-input-position_type =
    { $path }: there must be { $expected ->
        [object] an object
        [number] a number
        [text] a text
        [list] a list
       *[other] true or false
    } here.
error-input-position_unknown = { $path }: nobody asked for this.
error-input-position_votes = { $path }: these voters, choices and votes do not fit together.
error-input-position_waiting = { $path }: the match cannot be waiting for these.
error-input-position_crowded = { $path }: { $other } is there already. Two players meet in a fight or in the Safe Area, nowhere else.
error-input-position_points = { $path }: there are no action points before the cards are drawn.
error-input-position_die = { $path }: the attacker’s die lies there between the two dice of a fight, then and only then.
error-input-position_no_fight = { $path }: this belongs to a fight, and there is none.
error-input-position_house_off = { $path }: at this table words do not become weapons; the option is house_weapons.
error-input-position_house_twice = { $path }: the letters of { $word } spell a weapon already.

## Errors: records

error-input-record_at = The record has no entry { $entry }: it has { $entries }.
error-input-record_empty = The record is empty.
error-input-record_entry = Line { $line }, column { $column }: “{ $words }” cannot be played. { $cause }
error-input-record_format = Line { $line }: this record has format “{ $format }”; we read “{ $expected }”.
error-input-record_header = Line { $line }, column { $column }: a record begins with its header.
error-input-record_json = Line { $line }, column { $column }: this is not valid JSON ({ $problem }).
error-input-record_key = Line { $line }: nobody asked for “{ $key }”.
error-input-record_key_missing = Line { $line }: “{ $key }” is missing.
error-input-record_line = Line { $line }, column { $column }: there must be words here.
error-input-record_other = The record was made with { $key } “{ $found }”; here it is “{ $expected }”.
error-input-record_outcome = Line { $line }: played again, the match ends differently.
error-input-record_unfinished = This match is not over yet: while it lasts, nobody looks into everybody’s cards.
error-input-record_text = { $file }, line { $line }, column { $column }: this is not UTF-8 text.
error-input-record_too_big = { $file } is too big: the limit is { $most } bytes.

## Errors: not now, and not there

error-missing-bot = No bot called “{ $bot }” plays { $game }. There is: { $known }.
error-missing-extra = This needs the package { $package }: python -m pip install escapade[{ $extra }]
error-missing-game = There is no game “{ $game }”. There is: { $known }.
error-refused-aborted_often = Too many starts at this table were broken off. Make a new one.
error-refused-branch = This match goes on from another one, and keeps its options.
error-refused-no_say = { $voices ->
    [one] Only the first seat decides for the party in this match. Take that one.
   *[other] Only the first { $voices } seats decide for the party in this match. Take one of them.
  }
error-refused-other_content = This match was played with other cards than those that are here. It can be read, and not played on.
error-refused-no_chance_due = There is nothing to draw just now.
error-refused-not_legal = The rules do not allow that just now.
error-refused-not_your_turn = Patience: it is not your turn.
error-refused-over = The match is over.
error-refused-stale = Too late: the table has moved on. Look again and choose again.
error-refused-undo_chance = The dice are cast: what was drawn cannot be taken back.
error-refused-undo_nothing = There is nothing to take back.
error-refused-undo_secret = A secret is out: it cannot be taken back.
error-sim-chunk_lost = The workers of { $address } died { $retries } times over the same matches: the run was given up. With -o, what is done is kept.
error-sim-match_failed = Match { $match } of seed { $seed } broke: { $problem }. To see it again: { $command }
error-sim-worker_died = A worker died (no memory left?) after { $done } matches of seed { $seed }.

## Errors: tables on a server

error-input-database = { $database } cannot be read as a database of Escapade ({ $problem }).
error-input-file_write = { $file } cannot be written ({ $problem }).
error-input-json = This is not JSON as we read it ({ $problem }).
error-input-media_type = The content must be JSON, and say so.
error-input-message = This message is not one we understand: look at { $problem }.
error-input-not_text = Only text messages are read here.
error-input-protocol = You speak protocol { $found }, the server { $expected }. Reload the page.
error-input-record_no_seed = This record has no seed: only finished matches from a server can be verified.
error-input-request = This is not a request that HTTP knows.
error-input-target = Ask for a path of this server, not for a whole address.
error-input-too_big = That is too much at once: { $most } bytes are the limit.
error-input-too_slow = This took too long to arrive.
error-missing-code = No table waits for players under this code. It is good until the match begins: check it, or ask for the link.
error-missing-page = There is no such page.
error-missing-table = There is no such table, or you are not invited to it.
error-missing-stored_table = There is no table “{ $table }” in this database.
error-missing-value = Nobody has taught the coach { $game }.
error-refused-no_public_tables = This server has no public tables. Invite your friends by the link.
error-refused-busy = Too many are talking at once. Try again in a moment.
error-refused-no_analysis = The coach did not come to an end with this match in the time this server gives it. Try again later, or take the record and run “escapade analyse”.
error-refused-no_budget = The bot has used up what it may think.
error-refused-command_reused = This command’s number was used for something else before.
error-refused-commitment_taken = Another seat has promised that very share of the dice.
error-refused-copy_damaged = { $file } is not a whole database of this server. Nothing was changed.
error-refused-copy_no_room = There is no room for the copy. Nothing was changed.
error-refused-copy_onto_itself = { $file } is the database itself. Give the copy another name.
error-refused-copy_over_other = { $file } is something else than a copy. Give the copy another name.
error-refused-copy_postgres = PostgreSQL makes its own copies: take one with pg_dump, go back with pg_restore.
error-refused-damaged = This table is damaged and was set aside. Nothing of it is lost; tell whoever runs the server.
error-refused-database_in_use = { $file } is in use: another server has it open.
error-refused-database_newer = This database was made by a newer version ({ $revision }). It was left untouched.
error-refused-database_not_durable = PostgreSQL runs with { $setting } off and would lose moves. Turn it on.
error-refused-database_revision = This database is at revision { $found }, and { $expected } is wanted. Only “escapade serve” brings a database up to date; nothing was changed.
error-refused-frozen = Something impossible happened at this table. It stands still, and its record is kept.
error-refused-full = The server is full just now; those with a seat come first. Try again in a moment.
error-refused-handed_over = A bot plays this seat just now. Take it back first.
error-refused-host = This is not the address of this server.
error-refused-internal = That was our mistake, not yours. Nothing has changed.
error-refused-log_full = This match has had enough of this. Please play it to its end.
error-refused-method = That is not how this page is asked for.
error-refused-no_advice = The bots of this game keep their thoughts to themselves.
error-refused-no_nonce_due = No share of the dice is to be revealed now.
error-refused-no_phrase = There is no phrase “{ $phrase }” at this table.
error-refused-no_proposal = Nobody is asking you that any more.
error-refused-no_proposal_of_yours = You are not asking for that any more.
error-refused-no_rematch = Nobody has asked for another match yet.
error-refused-no_seat = There is no such seat at this table.
error-refused-not_found = “{ $words }”? Your Bag does not spell that, or it is no good here.
error-refused-found_several = “{ $words }” means several things here: type the whole name of one.
error-refused-no_window = There is nothing to pass in just now.
error-refused-not_a_bot = No bot plays that seat: ask the person.
error-refused-not_a_person = Nobody is playing that seat in person.
error-refused-not_absent = { $name } plays that seat. Nobody else may hand it over.
error-refused-not_absent_yet = { $name } may be back in a moment. Wait another { $seconds } seconds.
error-refused-not_allowed = That is not yours to do.
error-refused-not_handed_over = You are playing this seat yourself already.
error-refused-not_over = The match is not over yet.
error-refused-not_paused = The match is not paused.
error-refused-not_started = The match has not begun yet.
error-refused-not_your_line = Only whoever wrote a line can take it back.
error-refused-nothing_to_say = There is nothing to say about it just now.
error-refused-open_seats = Some seats are still empty.
error-refused-open_vote = Not while a vote is open: each one votes alone.
error-refused-origin = This request does not come from this server’s own pages.
error-refused-other_nonce = This is not the share of the dice that was promised.
error-refused-other_side = They are not on your side.
error-refused-other_version =
    { $phase ->
        [over] This match was played with rules { $found } of its game; this server plays { $expected }. Its record and its outcome are kept.
       *[other] This match was begun with rules { $found } of its game and can only be finished with them; this server plays { $expected }. Nothing of it is lost: tell whoever runs the server.
    }
error-refused-own_seat = That is your own seat. Leave it if you want to.
error-refused-paused = The match is paused.
error-refused-proposal_open = Something is being asked already. Wait for the answer.
error-refused-seat_absent = { $name } is not here just now. Wait, or give the seat to a bot.
error-refused-seat_not_kept = No seat is kept for you at the next table any more.
error-refused-seat_taken = Somebody sits there.
error-refused-sent_away = The host has sent you away. You need a new invitation.
error-refused-shared_seat = This seat is shared with you by a link: only the device that shares it can do that.
error-refused-started = The match has begun: too late for that.
error-refused-starting = The match is about to begin: too late for that.
error-refused-stopping = The server is about to restart. Come back in a moment.
error-refused-storage = The disk does not answer. Nothing is lost; try again in a moment.
error-refused-table_full = No seat is free at this table.
error-refused-too_fast = Not so fast. Try again in a moment.
error-refused-too_many_guests = { $most } devices have come by this link already. Whoever shares the seat can withdraw it and make a new one.
error-refused-too_many_sockets = This seat is open in { $most } places already.
error-refused-too_many_spectators = { $most } people are watching already.

## Errors: a server that cannot start

error-input-base_url = “{ $value }” is not an address for people to type. One looks like this: https://play.example
error-input-database_kind = “{ $scheme }” is no database we know: give a file name for SQLite, or a URL that begins with postgresql://.
error-input-log_level = “{ $value }” is not a level of logging. There is: { $known }.
error-input-port = “{ $value }” is not a port: it is a whole number from 0 to 65535.
error-input-push_service = “{ $value }” is not the address of a push service. One looks like this: https://push.example
error-input-push_contact = “{ $value }” is no address that a push service could write to. One looks like this: mailto:host@play.example
error-input-push_endpoint = This server sends no messages to that push service.
error-input-push_key = “{ $field }” is not a key of { $size } bytes, written in base64url.
error-refused-no_push = This server sends no messages to closed pages.
error-input-proxy = “{ $value }” is neither an address nor a network of a proxy. One looks like this: 10.0.0.0/8
error-refused-cannot_listen = We cannot listen at { $address } ({ $problem }).
error-refused-database_closed = { $database } cannot be opened ({ $problem }).
error-refused-port_taken = Port { $port } is taken: another program listens there. Stop it, or choose another port with --port.

## The page without a client

server-no_client_title = Escapade is running
server-no_client_text = The server is here and ready, but the pages for browsers have not been built yet. In the folder web, run npm ci and npm run build.

## What a messenger shows of a link

server-link-any = Escape games from the shelf, with friends or against bots. No account, no adverts.
server-link-title = { $host } invites you: { $game }
server-link-text =
    { $phase ->
        [lobby]
            { $free ->
                [0] { $tagline }
                [one] One seat is free. { $tagline }
               *[other] { $free } seats are free. { $tagline }
            }
        [over] The match is over. { $tagline }
       *[playing] The match has begun. { $tagline }
    }
