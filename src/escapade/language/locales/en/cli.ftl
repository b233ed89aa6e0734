# What the command line and the terminal view say, and nothing else says.

## Help of the command line

cli-about = Four escape board games with one rules engine: play, replay, simulate.
cli-about-games = List the games, with their players and options.
cli-about-play = Play in this terminal, with people and bots. Without arguments a menu asks.
cli-about-replay = Tell a recorded match again, step by step.
cli-about-sim = Let bots play many matches and count what came of them.
cli-about-content-group = Content and packs.
cli-about-content-check = Check the content of a game, of a pack, or of all games.
cli-about-bench-group = How fast it runs.
cli-about-bench-engine = Measure the rules engine of a game.
cli-about-version = Print the version and leave.
cli-about-game = The game, by its key: see “escapade games”.
cli-about-file = The record of a match.
cli-about-content = A game’s key, or the folder of a pack.
cli-about-language = The language: en or fr.
cli-about-option = A rule of the table, as in squares=24; may be given several times.
cli-about-seed = Where chance begins: the same seed, the same dice.
cli-about-seats = Who sits where: human, human:Anna, or bots by name (see “escapade games”), with commas between them.
cli-about-bots = The bots, with commas between them.
cli-about-seat-count = How many seats.
cli-about-seat = Look through the eyes of this seat (0 is the first); without it, as a spectator.
cli-about-json = Print JSON.
cli-about-pack = A folder with content of your own.
cli-about-delay = Seconds to pause after what others do, on a terminal.
cli-about-auto-forced = Answer by itself where only one answer is left.
cli-about-save = Write the record of the match to this file.
cli-about-at = Stop after this entry of the record (0 is its beginning).
cli-about-position = Print the position there as JSON, secrets included; with --seat, what that seat sees.
cli-about-step = Wait for Enter after every step.
cli-about-matches = How many matches.
cli-about-report = What to report: totals, or a study of the game’s own, such as cards (what each card does).
cli-about-workers = How many processes share the work; the totals are the same for any number.
cli-about-seconds = How long to measure.

## Talk

cli-seed = Seed { $seed }
cli-seed-form = “{ $text }” is not a seed: a whole number is wanted.
cli-option-form = “{ $text }” is not an option: it is written name=value.
cli-which-game = Which game? For example: escapade play evades --seats human,greedy,random
cli-interrupted = Until next time.
cli-input-ended = The input ended before the match did.
cli-content-good = { $game }: good (pack { $pack }, hash { $digest })
cli-games-players = { $low } to { $high } players

## The menu

cli-welcome = Welcome to Escapade!
cli-menu-game = Which game?
cli-menu-game-line = { $title }. { $tagline }
cli-menu-players = How many players in all?
cli-menu-people = How many of them are people at this keyboard?
cli-menu-bot = Which bot takes the other seats?
cli-menu-bot-line = { $name }: { $about }
cli-menu-range = A number from { $low } to { $high }, please.

## Names

cli-name-person = Player
cli-name-bot =
    { $bot ->
        [first_timer] First timer
        [casual] Casual
        [regular] Regular
        [expert] Expert
        [master] Master
        [greedy] Greedy
        [random] Random
       *[other] { $bot }
    }
cli-name-you = { $name } (you)

## A match

cli-how-to-answer = Answer with a number, or with the words of a choice. Type ? for help, “rules” for the game in one minute.
cli-forced = Only one choice: { $action }.
cli-pass-keyboard = Everybody else look away! Pass the keyboard to { $name }.
cli-enter = (Enter)
cli-press-enter = Press Enter when you are ready.
cli-since-last = Since you last looked:
cli-which = Which one? { $choices }
cli-no-such-number = There is no number { $number } in the list: it ends at { $most }.
cli-one-at-a-time = One at a time here: “{ $after }” cannot follow “{ $before }” at once. Nothing was done.
cli-row-stopped = “{ $text }” was not done: something else comes first.
cli-row-refused = “{ $text }” was not done: what came before it was refused.
cli-not-understood = “{ $text }”? Give a number of the list, or its words. ? helps.
cli-more-words = “{ $text }” needs one word more: see the list.
cli-find-words = What your Bag spells is not listed: type the word.
cli-find-none = “{ $text }”? Your Bag does not spell that, or it is no good here. ? helps.
cli-find-which = Name the word that your Bag spells for it.
cli-hint-word = I see a word for it in your Bag. Finding it is up to you.
cli-no-rule = There is no rule { $rule } at hand.
cli-no-rules = The rules page is not at hand.
cli-help =
    A number or its words      answer; several at once with commas: red, blue or 4, 5
    ?  or  ? { $rule } the rule of the question, or any rule
    rules                      the game in one minute
    why WORDS                  why you cannot do something
    hint                       what the best bot would do, and why
    odds                       what can be counted beside each answer, or no longer
    advice  or  advice NAME    what the bots of your side would do, or are after
    undo                       take back, as long as nothing was rolled or revealed
    log                        everything that has happened
    save FILE                  keep the record of the match
    quit                       leave
cli-why-what = Why what? For example: why take white
cli-why-unknown = I know no choice “{ $text }”. Use the words that the list gives such choices.
cli-allowed = You may: “{ $words }” is allowed now.
cli-hint = I would: “{ $action }”. { $reason }
cli-odds-on = What can be counted now stands beside each answer. “odds” once more takes it away.
cli-odds-off = The list is without figures again.
cli-advice = { $name }: “{ $action }”. { $reason }
cli-advice-purpose = { $name }: “{ $reason }”
cli-advice-who =
    { $count ->
        [0] No bot is playing here.
       *[other] No bot here is called “{ $text }”. There are: { $names }.
    }
cli-undone = Taken back.
cli-undo-consent = Somebody has answered it, or it showed what was hidden. Does everybody agree? (y/n)
cli-undo-refused = It stands, then.
cli-log-empty = Nothing has happened yet.
cli-save-where = Save where? For example: save match.jsonl
cli-save-exists = { $file } exists already, and stays as it is. Choose another name.
cli-save-failed = { $file } cannot be written ({ $problem }).
cli-saved = The record is in { $file }.
cli-save-offer = Keep the record? A file name, or just Enter to leave without.
cli-you-won = You have won!
cli-you-shared = You share the win!
cli-you-lost = Not this time.
cli-thanks = Thank you for playing.
cli-another-go = Another go? (y/n; “save FILE” keeps the record of this match)
cli-column-player = Player
cli-column-points = Points
cli-replay-unfinished = The record stops here; the match is not over.
cli-replay-other_version = This match was played with version { $found } of the rules of { $game }; here is version { $expected }. Its words are shown as they were written, secrets included, and not played.
cli-replay-seat = { $seat } is { $name }.
cli-replay-winners =
    { $count ->
        [0] Nobody won.
       *[other] Won by: { $names }.
    }
cli-replay-no_outcome = The match is over; its outcome was not noted.
cli-replay-next = Enter: go on, q: leave

## Words one may type, beside the English ones

cli-word-help = help
cli-word-why = why
cli-word-save = save
cli-word-undo = undo
cli-word-yes = yes
cli-word-no = no
cli-word-hint = hint
cli-word-odds = odds
cli-word-advice = advice
cli-word-log = log
cli-word-rules = rules
cli-word-quit = quit

## The tables of a simulation

cli-sim-seat = Seat
cli-sim-bot = Bot
cli-sim-matches = Matches
cli-sim-wins = Wins
cli-sim-shared = Shared
cli-sim-win-rate = Wins %
cli-sim-share = %
cli-sim-interval = 95 % interval
cli-sim-score = Score
cli-sim-outcome = Ended by
cli-sim-rounds = Rounds
cli-sim-mean = Mean
cli-sim-p5 = 5 %
cli-sim-median = Median
cli-sim-p95 = 95 %
cli-sim-decisions = Decisions
cli-sim-seconds = Seconds

## The server

cli-about-serve = Serve tables to browsers: on this machine, in this house or on the internet.
cli-about-backup = Copy the server’s database to a file, also while people play.
cli-about-backup-file = Where the copy goes; an older copy there is replaced once the new one is whole.
cli-about-restore = Put a copy in the place of the server’s database. Stop the server first.
cli-about-restore-file = A copy that was made by “escapade backup”.
cli-about-export = Write a match of a server’s database as a record, also while the server runs.
cli-about-table = The table, by its name: see “escapade export --list”.
cli-about-list = List all matches of the database, the newest first.
cli-about-running = Also a match that is not over: without its seed, but with every secret word.
cli-about-verify = Check that the dice of a finished match are the ones that were promised.
cli-about-host = The address to listen at.
cli-about-open = Open the first page in the browser.
cli-about-port = The port to listen at.
cli-about-db = Where everything is kept: a file for SQLite, or a URL for PostgreSQL.
cli-about-base-url = The address people type, if it is not this one.
cli-about-trusted-proxies = The proxies in front, as addresses or networks: only they are believed when they say for whom they ask.
cli-about-metrics-token = The word that opens /metrics, sent as a Bearer token; without one nobody reads them.
cli-about-lan = For the house: listen at every address, and do not count what comes from one.
cli-about-bot-delay = How long bots wait before they move, in seconds; 0 leaves the pace to each viewer.
cli-about-bot-workers = How many processes bots think in.
cli-about-keep-days = Remove tables so many days after their end, and those that never began; 0 keeps them.
cli-about-public-tables = Let hosts make their tables public, for anybody at the first page to join or watch; or not.
cli-about-push = Tell people whose page is closed that it is their turn; needs the extra “push”.
cli-about-push-services = Push services besides those of the browsers, as https://host, with commas between them.
cli-about-push-contact = Whom push services may write to: mailto:… or https://…; your own address otherwise.
cli-about-short-way = Take the short way of messages, which trusts how libraries are made inside; or only what they document.
cli-about-log-level = How much to log: debug, info, warning or error.
cli-about-commitment = The commitment you noted before the match.
cli-backup-done = { $file } holds everything that was on disk, and was found whole.
cli-restore-aside = The one before it is kept as { $file }.
cli-restore-done = { $database } is now the copy { $file }. Start the server: people come back by themselves.
cli-serving = Escapade is open at { $address } (everything is kept in { $database }). Ctrl-C closes it.
cli-serving-others = Phones and other computers in your network: { $address }
cli-export-which = Which table? “escapade export --list” shows them all.
cli-export-running = This match is not over. With --running its words so far are written, without the seed; hands and secret choices are among them.
cli-export-secrets = This match is not over: hidden words stand in this record. Do not show it to those who play.
cli-export-phase =
    { $phase ->
        [lobby] not begun
        [paused] paused
        [over] over
        [damaged] damaged
       *[playing] under way
    }
cli-verify-commitment = Commitment: { $commitment }
cli-verify-difference = Entry { $entry } is not the draw that seed and nonces give.
cli-verify-good = Every draw is as promised: { $draws } derived again, { $typed } thrown by hand.
cli-verify-other_seed = This is not the seed that was promised.
cli-verify-broken = Seat { $seat } did not reveal the share of the dice that it had promised.
cli-verify-aborted = { $count ->
    [one] One start was broken off before this one, because a share was not revealed; its seed is in the record.
   *[other] { $count } starts were broken off before this one, because a share was not revealed; their seeds are in the record.
  }
cli-verify-branch = { $entries ->
    [0] The match was begun anew from the table of another one.
    [one] The first entry comes from another match: its draw, if it is one, follows from another seed and is not looked at here.
   *[other] The first { $entries } entries come from another match: their draws follow from another seed and are not looked at here.
  }
cli-verify-shares = Promised their share of the dice before any was shown: seats { $seats }. With one of them honest, nobody chose these dice.
cli-verify-no_shares = No seat had promised a share of the dice: whoever runs the server could have chosen the seed.
cli-verify-other_version = The match was played with version { $found } of the rules of { $game }; here is version { $expected }. The seed hashes to this commitment, but the draws can only be derived again with those rules.
