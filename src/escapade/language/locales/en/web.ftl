# What the browser says, and nothing else says.

## The first page

web-skip = Skip to the page
web-language = Language
web-light = Light colours
web-dark = Dark colours
web-theme = Light or dark
web-welcome = Four ways out. Which one do you take?
web-promise = Escape games from the shelf, for you and your friends, or against bots that never sleep. No account, no adverts: choose a box and go.
web-games = The games
web-players = { $low } to { $high } players
web-minutes = { $low } to { $high } minutes
web-play-now = Play now
web-with-friends = With friends
web-rules = Rules
web-soon = Still in the workshop.
web-footer = An unofficial fan project: neither affiliated with nor endorsed by the publishers and authors of these games.
web-my-tables = My tables
web-table-phase =
    { $phase ->
        [lobby] in the lobby
        [paused] paused
        [over] over
        [frozen] stopped by a fault
        [other_version] needs other rules
        [turn] your turn!
       *[playing] under way
    }
web-archive-winners =
    { $count ->
        [0] Nobody won.
       *[other] Won by { $names }.
    }
web-archive-no-outcome = The match is over; its outcome was not noted.
web-archive-words = The match in { $count } entries, as they were written
web-home = Home
web-loading = One moment…
web-try-again = Try again
web-newer = Part of this page is missing: the server has probably been given a newer version since you opened it. Reload to go on; your match is where you left it.
web-reload = Reload the page
web-newer-ready = The server has a newer version of this page. Reload when it suits you; your match is where you left it.
web-later = Later
web-offline = The server does not answer: you see what your browser has kept of this page. Tables are back when the server is.
web-close = Close
web-back = Back

## Who plays

web-your-name = Your name
web-default-name = Houdini
web-their-name = Their name
web-how-many = Players
web-fewer = One player fewer
web-more = One player more
web-seat-bot =
    { $bot ->
        [first_timer] Bot: first timer
        [casual] Bot: casual
        [regular] Bot: regular
        [expert] Bot: expert
        [master] Bot: master
        [greedy] Bot: sly
        [random] Bot: scatty
       *[other] Bot: { $bot }
    }
web-seat-friend = Friend with link
web-seat-here = On this device
web-seat-open = This seat is free
web-seat-kept = kept for them
web-seat-declined = { $name } is not in this time
web-options = Rules of the table
web-start = Start
web-make-table = Open the table
web-bot-name =
    { $seat ->
        [0] Magpie
        [1] Fox
        [2] Badger
        [3] Weasel
        [4] Otter
        [5] Raven
        [6] Hedgehog
        [7] Owl
        [8] Hare
        [9] Mole
       *[other] Lynx
    }

## The lobby

web-connecting = Pulling up a chair…
web-sit-down = Take a seat
web-watch = Only watch
web-invite = Invite your friends
web-invite-help = Send them this link, or let them scan the code. Whoever opens it can take a free seat.
web-link = Link to this table
web-copy = Copy the link
web-copied = Copied!
web-qr = The link as a QR code
web-invite-alone = This link opens on this computer only. To let phones and other computers in, stop the server and start it for the whole house:
web-invite-address = Address in your network
web-invite-share = Share the link
web-invite-text = Come and play { $game } with me.
web-copy-by-hand = This page may not copy by itself. The link is selected: press Ctrl+C (⌘C on a Mac), or hold it and choose “Copy”.
web-code-type = Or they type this code at { $address }:
web-seats = Around the table
web-add-bot = Seat a bot
web-free-seat = Free this seat
web-open-seats =
    { $count ->
        [one] One seat is still free: wait for a friend, or seat a bot.
       *[other] { $count } seats are still free: wait for friends, or seat bots.
    }
web-wait-host = { $name } starts the match when everybody is here.
web-commitment = The dice are sealed and can be checked after the match:
web-starting = A moment: everybody shows their share of the dice. Still missing: { $names }.
web-starting-away = Waiting for { $names } to come back:
web-start-absent =
    { $count ->
        [one] { $names } is not here just now. Whoever asked to be told gets a message on their device.
       *[other] { $names } are not here just now. Whoever asked to be told gets a message on their device.
    }
web-start-wait = Start, and wait a minute for { $names }
web-start-without = Start without waiting
web-start-keeps = Whoever is missing keeps the seat and has it back on return; only their share of the dice is left out.
web-seat-away = not here just now
web-start-aborted =
    { $count ->
        [one] One start was broken off because somebody did not show their share of the dice.
       *[other] { $count } starts were broken off because somebody did not show their share of the dice.
    }

## At the door

web-code-have = Have you got a code?
web-code-open = Go to the table
web-door-host = { $name } invites you to
web-door-invited = You are invited to
web-door-lobby =
    { $free ->
        [0] Every seat is taken. You can watch, or ask the host to make room.
        [one] One seat is free.
       *[other] { $free } seats are free.
    }
web-door-playing =
    { $free ->
        [0] The match has begun without you. You can watch.
        [one] The match has begun, and one seat was left: you can take it over.
       *[other] The match has begun, and { $free } seats were left: you can take one over.
    }
web-door-over = This match is over.
web-door-other-version = This match was begun with other rules than this server has now. It can neither be joined nor watched here.
web-door-unknown = There is no table behind this link
web-door-unknown-help = It was removed, or the link was withdrawn or cut short on its way. Ask for a new link, or open a table yourself.
web-door-timer = Time for each decision
web-public-tables = Tables open to everybody
web-public-host = with { $name }
web-public-join =
    { $free ->
        [one] Join: one seat of { $seats } is free
       *[other] Join: { $free } seats of { $seats } are free
    }
web-public-watch = Watch
web-public-wish = Show this table on the first page: anybody may join or watch

## One seat, several devices

web-seat-share = Go on on my phone, or share my seat
web-seat-share-short = My seat elsewhere
web-seat-share-title = Your seat on another device
web-seat-share-help = Scan the code with your phone and go on there, or send the link to whoever plays your seat with you. Whoever opens it sees what you see and can answer for you: it is not for the other players.
web-seat-link = Private link to your seat
web-seat-share-text = My seat at a table of Escapade.
web-seat-link-out = A link to your seat is out there, made before this page was opened. If you have lost it, make another: the old one stops working, and whoever came by it stays.
web-seat-link-new = Make a new link
web-seat-devices =
    { $count ->
        [one] Only this device plays your seat just now.
       *[other] { $count } devices play your seat just now, this one included.
    }
web-seat-guests =
    { $count ->
        [0] Nobody has come by the link yet.
        [one] One device has come by the link.
       *[other] { $count } devices have come by the link.
    }
web-seat-withdraw = Withdraw the link
web-seat-withdraw-help = Once withdrawn, it opens nothing any more, and every device that came by it is out at once. This one stays.
web-seat-withdrawn = Withdrawn: only this device has your seat now.
web-seat-guest-title = A shared seat
web-seat-guest-help = You play { $name }’s seat by a private link: you all see the same, and any of you answers. Only the device that shares the seat can pass it on, withdraw the link or give the seat up.
web-seat-part = Leave this seat
web-seat-opening = Taking you to your seat…
web-seat-known = This device has a seat at this table already.
web-seat-to-table = To the table
web-seat-void = This link to a seat does not work: it was withdrawn, or there is no such table any more. Ask for a new one.
web-seat-over = The match is over: there is no seat to play any more.
error-web-withdrawn = Your link to this seat was withdrawn. Whoever shares the seat can send you a new one.

## At the table

web-question = What is being decided
web-your-turn = Your turn.
web-actions = What you can do
web-show-list =
    { $count ->
        [one] The choice as a list
       *[other] The { $count } choices as a list
    }
web-keep-list = Always list the choices, too
web-fights-run = Let dice and fights run by themselves
web-counsel = Companions advise unasked
web-aloud = Read every tale aloud
web-own-dice = Throw your own dice and type in what they show.
web-own-dice-take = That is what came
web-own-dice-wish = We throw our own dice and say what they show
web-resume = Go on playing
web-take-break = Take a break
web-stand = Stop asking me here
web-standing = You are not asked any more here.
web-stand-off = Ask me again
web-undo = Undo
web-hint-button = Hint
web-hint = I would: “{ $action }”. { $reason }
web-hint-word = I see a word for it. Finding it is up to you.
web-ask-bots = Ask the others
web-ask-bot =
    { $kind ->
        [purpose] Ask { $name }: what are you after?
       *[choice] Ask { $name }: what would you do?
    }
web-advice = { $name }: “{ $action }”. { $reason }
web-advice-purpose = { $name }: “{ $reason }”
web-skip-motion = Skip ahead
web-rule-of = Read rule { $rule }
web-seconds = { $seconds } s
web-disconnected = The line is broken. We keep trying, and nothing is lost.
web-paused = The match is paused.
web-frozen = A fault stopped this table. Its record is kept.
web-players-at-table = Players
web-player = Player
web-thinking = is being waited for
web-away = a bot stands in
web-gone = not connected
web-watching = Watching
web-log = What happened
web-told = What happens, line by line
web-told-more =
    { $count ->
        [one] One earlier line is in the log.
       *[other] { $count } earlier lines are in the log.
    }
web-log-empty = Nothing has happened yet.
web-log-dice =
    { $count ->
        [one] One die
       *[other] { $count } dice
    }
web-chat = Chat
web-chat-empty = Say hello!
web-say = Say something
web-send = Send
web-reaction =
    { $reaction ->
        [applause] Applause
        [laugh] Laughter
        [wow] Wow
        [ouch] Ouch
        [think] Let me think
        [hurry] Hurry up
        [thanks] Thank you
       *[sorry] Sorry
    }
web-proposal =
    { $what ->
        [undo] { $name } asks to take back their last choice.
        [pause] { $name } asks for a break.
       *[resume] { $name } asks to go on.
    }
web-proposal-mine =
    { $what ->
        [undo] You ask to take back your last choice.
        [pause] You ask for a break.
       *[resume] You ask to go on.
    }
web-proposal-told = “{ $text }”
web-proposal-waiting = Still to answer: { $names }.
web-proposal-withdraw = Never mind
web-undone-by = { $name } took the last choice back.
web-yes = Yes
web-no = No
web-understood = Got it
web-settings = Settings
web-pace = Speed
web-pace-name =
    { $pace ->
        [slow] Calm
        [usual] Usual
        [fast] Brisk
       *[none] At once
    }
web-sound = Sound
web-ambience = Sounds of the place
web-first-hints = Hints for beginners
web-intro = The game in three cards
web-intro-skip = Skip
web-intro-next = Next
web-intro-play = Let’s play
web-intro-place = Card { $card } of { $cards }
web-help = Help
web-help-tab =
    { $tab ->
        [short] In short
        [keys] Keys
       *[rules] Rules
    }
web-keys-help = Whatever can be clicked can be reached by the keyboard. Press ? twice to see this again.
web-key-number = takes the choice that bears this number
web-key-arrow = go through the list of choices
web-key-enter = takes what has the focus, also on the board
web-key-hint = asks for a hint
web-key-undo = takes the last choice back
web-key-mute = turns the sound on or off
web-key-help = opens the rule of the moment; a second time, these keys
web-key-escape = closes what is open, or skips ahead
web-key-tab = goes on to the next thing
web-curtain = Pass the device to { $name }
web-curtain-help = Everybody else looks away: secrets are about to be shown.
web-curtain-open = I am { $name }

## Away, and back

web-duration =
    { $unit ->
        [seconds]
            { $count ->
                [one] one second
               *[other] { $count } seconds
            }
        [minutes]
            { $count ->
                [one] one minute
               *[other] { $count } minutes
            }
        [hours]
            { $count ->
                [one] one hour
               *[other] { $count } hours
            }
       *[days]
            { $count ->
                [one] one day
               *[other] { $count } days
            }
    }
web-gone-for = gone for { $time }
web-absent =
    { $case ->
        [ready] { $name } has been away for { $time }.
        [soon] { $name } is away. In { $time } you can let a bot play.
        [never] { $name } is away. At this table no bot plays for whoever is away: the match waits.
       *[watching] { $name } is away: the match waits.
    }
web-stand-in = Let a bot play until { $name } is back
web-stand-in-short = Let a bot play
web-coming =
    { $what ->
        [bot] { $count ->
            [one] A bot plays for { $names }, who has the seat back at any time.
           *[other] Bots play for { $names }, who have their seats back at any time.
        }
        [once] { $count ->
            [one] Time is up for { $names }: a bot gives this one answer.
           *[other] Time is up for { $names }: bots give this one answer.
        }
        [back] { $count ->
            [one] { $names } is back and plays again.
           *[other] { $names } are back and play again.
        }
        [left] { $count ->
            [one] { $names } has left for good. A bot plays on.
           *[other] { $names } have left for good. Bots play on.
        }
        [joined] { $count ->
            [one] { $names } has taken a seat and plays on.
           *[other] { $names } have taken seats and play on.
        }
        [stood_in] A bot has played for you while you were away. Your seat is yours again.
       *[waited] Welcome back: the match has waited for you.
    }
web-bot-for-me =
    { $why ->
        [time] Your time was up: a bot plays for you.
       *[wish] A bot plays for you.
    }
web-play-myself = Play myself again
web-everybody-left = Everybody has left this match. It waits: whoever has the link can take a seat and go on.
web-leave = Leave
web-leave-ask = Leave the match?
web-leave-break = Only for a while? Simply go: your seat stays yours.
web-leave-break-others =
    { $absence ->
        [never] Only for a while? Simply go: your seat stays yours, and the others wait for you.
       *[other] Only for a while? Simply go: your seat stays yours. After { $time } the others may let a bot play until you are back.
    }
web-leave-bot = Let a bot play for me
web-leave-good = For good: a bot plays on for you, and somebody else may take the seat. It will not be yours again.
web-leave-alone = For good: the match stops here. Whoever has its link can take your seat and go on.
web-leave-yes = Leave for good
web-leave-no = Stay

## Time

web-times = Time and absence
web-timer = Time for each decision
web-timer-none = As long as it takes
web-time-up = When time is up
web-time-up-wish =
    { $wish ->
        [once] A bot gives that one answer
       *[seat] A bot plays until its person is back
    }
web-absence = When somebody is gone
web-absence-after =
    { $absence ->
        [never] The match waits
       *[other] A bot may play after { $time }
    }
web-absent-bot = Which bot plays then
web-times-told =
    { $wish ->
        [none] Everybody may take as long as they like.
        [once] A decision may take { $time }. Then a bot gives that one answer.
       *[seat] A decision may take { $time }. Then a bot plays until its person is back.
    }
web-times-absence =
    { $absence ->
        [never] Whoever is gone is waited for.
       *[other] Once somebody has been gone for { $time }, the others may let a bot play.
    }
web-clock =
    { $whose ->
        [mine] You have { $left }
        [several] Time left: { $left }
       *[other] { $name } has { $left }
    }

## Being called to the table

web-table-title = { $game } · Escapade
web-call-title =
    { $call ->
        [turn] Your turn · { $game }
        [begun] It has begun · { $game }
        [rematch] Another match? · { $game }
       *[chat] New message · { $game }
    }
web-call-body =
    { $call ->
        [turn] The table is waiting for you.
        [begun] The match has begun.
        [rematch] You are asked to play again.
       *[chat] { $name }: { $text }
    }
web-push-body =
    { $call ->
        [turn] The table is waiting for you.
        [begun] The match has begun.
        [rematch] You are asked to play again.
       *[chat] Somebody has written at your table.
    }
web-call-me = Tell me when it is my turn
web-call-state =
    { $state ->
        [on] Your browser tells you when it is your turn, when somebody writes and when another match is offered, as long as this page is open somewhere.
        [push] Your browser tells you when it is your turn, when somebody writes and when another match is offered, also while this page is closed.
        [denied] Your browser does not let this page notify you; its settings for this site can change that. The title and the picture of the tab tell you.
        [plain] At an address without https a browser has no notifications. The title and the picture of the tab tell you.
       *[browser] This browser has no notifications. The title and the picture of the tab tell you.
    }
web-call-closed = Tell me also while the page is closed
web-call-stop = Do not notify me any more
web-call-sound = Tell me with a sound, too
web-call-missed = It was your turn while you were looking elsewhere. Shall your browser tell you next time?
web-call-yes = Yes, tell me
web-abilities = What this page can do here
web-ability =
    { $ability ->
        [notifications] Notifications
        [push] Messages while the page is closed
        [vibration] Vibration
        [share] Sharing with other apps
        [clipboard] Copying by a tap
       *[offline] Opening without a connection
    }
web-ability-lacking =
    { $why ->
        [plain] only over https, or on the machine itself
        [server] this server does not send any
       *[browser] not in this browser
    }

## The end, and again

web-over = The match is over
web-you-won = You have won!
web-you-shared = You share the win!
web-you-lost = Not this time…
web-winner = won
web-show-result = Show the result
web-rematch = Play again
web-rematch-asked =
    { $count ->
        [one] { $names } wants another go.
       *[other] { $names } want another go.
    }
web-rematch-join = I am in
web-rematch-no = No, thank you
web-rematch-declined = You are not in this time.
web-rematch-there = To the next match
web-rematch-watch = Watch it
web-replay = Watch it again
web-analysis = How it went
web-replay-start = The beginning.
web-replay-speed = Speed of the replay
web-replay-times = × { $speed }
web-replay-turn = Turn { $turn } of { $turns }
web-replay-link = Link to this moment
web-replay-text = Watch this moment of our match
web-replay-shared = The link is copied. It opens the match at this very moment.
web-share = Share the match
web-share-text = Watch this match again, move by move
web-shared = The link is copied. Whoever has it can watch the match again.
web-share-link = Link to the replay
web-chat-unsaid = (taken back)
web-chat-unsay = Take back: “{ $text }”
web-remove = Remove this match from the server
web-remove-sure = Everything about this match goes, for everybody: moves, chat, names, replay. It cannot be undone.
web-remove-waiting =
    { $missing ->
        [one] Noted. It is removed when the other player wants it too, or in { $days } days.
       *[other] Noted. It is removed when the { $missing } other players want it too, or in { $days } days.
    }
web-remove-wanted =
    { $count ->
        [one] { $names } wants this match removed.
       *[other] { $names } want this match removed.
    }
web-verify = Check the dice
web-verified =
    { $draws ->
        [one] The only draw was honest: it follows from the seed that was sealed before the match.
       *[other] All { $draws } draws were honest: they follow from the seed that was sealed before the match.
    }
web-seed = The seed: { $seed }
web-not-verified = Something is wrong: these draws do not follow from the sealed seed.
web-verified-shares =
    { $count ->
        [one] One player had sealed a share of them before any was shown, so the server alone could not choose them.
       *[other] { $count } players had sealed a share of them before any was shown: as long as one of you is honest, nobody chose them.
    }
web-verified-alone = No player had sealed a share of them, though: whoever runs the server could have chosen the seed.
web-verified-branch = { $entries ->
    [0] The match was begun anew from another one; its dice are its own.
   *[other] Only this table’s own dice were checked: the first { $entries } entries come from another match, whose record has theirs.
  }
web-branch = { $entries ->
    [0] This match begins anew from the table of another one.
   *[other] This match goes on from another one: its first { $entries } entries were played there. From here on the dice are its own.
  }
web-deceived = The shares of the dice are not the ones that were sealed when this match began. Somebody has cheated.
web-play = Play
web-pause = Pause
web-step = One step on
web-step-back = One step back
web-turn-on = One turn on
web-turn-back = One turn back
web-moment = Moment of the match

## When something is wrong

error-web-offline = The server does not answer. Is it running, and are you online?
error-web-server = The server stumbled ({ $status }). Please try again.
error-web-removed = This table was removed: the people who played wanted it, or it had been over for long.
error-web-revoked = This seat is not yours any more.

## Privacy

web-privacy = Privacy
web-privacy-intro = No account, no mail address, no cookie; nobody else’s server, unless you ask to be told while the page is closed. What is kept is what it takes to play on after a break.
web-privacy-time = For how long
web-privacy-days =
    { $days ->
        [0] This server keeps tables until those who played have them removed, or whoever runs it does.
        [one] This server removes a table one day after its match ended, and one that never began a day after the last change. Matches under way are kept.
       *[other] This server removes a table { $days } days after its match ended, and one that never began { $days } days after the last change. Matches under way are kept.
    }
web-privacy-title =
    { $part ->
        [browser] In your browser
        [server] On the server
        [eyes] Who can see it
       *[removal] How to have it removed
    }
web-privacy-text =
    { $part ->
        [browser] The keys of your seats, the matches you played to their end, how far you have read each chat, the name you last typed, your language, how you like the pages and whether you want to be notified; after your first match, the files of these pages, so that they open without a connection. They stay until you clear this site’s data. Whoever has the keys plays for you.
        [server] For each table: the names as typed, the settings, every move and draw, what was said in the chat, the outcome, and when the table was made, changed and over. Keys and invitations are kept hashed. Reactions, hints and who is connected are not kept; network addresses are counted in memory and written nowhere. If you ask to be told while the page is closed: the address that your browser’s maker gives out for that, until you withdraw it, give up the seat, or a day after the end. The message goes through that maker’s server, sealed: it says which game and table, and that it is your turn.
        [eyes] At the table everybody sees names, chat and moves, as far as the rules allow. Whoever has the link can watch, and has the whole match after its end. A public table is open to anybody, and stands on the first page. The preview of a link shows the game and the host’s name. Whoever runs this server can read everything, hidden cards too, and may keep copies.
       *[removal] At the end of a match, choose “Remove this match from the server”: alone with bots it goes at once, otherwise when everybody who holds a key wants it, or seven days after the first did. In the chat, × takes back a line of yours. What somebody has downloaded before stays with them.
    }

## Talk

web-reaction-of = { $name }: { $reaction }
web-phrases = Quick phrases
web-chat-open = Open the chat
web-chat-unseen =
    { $count ->
        [one] one new line
       *[other] { $count } new lines
    }

## My tables on the first page

web-mine-all =
    { $count ->
        [0] My matches
       *[other] All my tables ({ $count })
    }
web-mine-with = with { $names }
web-mine-bots =
    { $count ->
        [one] one bot
       *[other] { $count } bots
    }
web-mine-free =
    { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }
web-mine-waits = waiting for { $names }
web-mine-won = You won.
