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
web-title-evades = Les Évadés
web-title-elba = Escape from Elba
web-title-dark_castle = Escape the Dark Castle
web-title-prison_break = Prison Break
web-footer = An unofficial fan project: neither affiliated with nor endorsed by the publishers and authors of these games.
web-my-tables = My tables
web-table-phase =
    { $phase ->
        [lobby] in the lobby
        [paused] paused
        [over] over
        [frozen] stopped by a fault
        [turn] your turn!
       *[playing] under way
    }
web-home = Home
web-loading = One moment…
web-try-again = Try again
web-newer = Part of this page is missing: the server has probably been given a newer version since you opened it. Reload to go on; your match is where you left it.
web-reload = Reload the page
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
        [greedy] Bot: sly
        [random] Bot: scatterbrained
       *[other] Bot: { $bot }
    }
web-seat-friend = Friend with link
web-seat-here = On this device
web-seat-open = This seat is free
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
web-invited = You are invited to a table
web-sit-down = Take a seat
web-watch = Only watch
web-invite = Invite your friends
web-invite-help = Send them this link, or let them scan the code. Whoever opens it can take a free seat.
web-link = Link to this table
web-copy = Copy the link
web-copied = Copied!
web-qr = The link as a QR code
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

## At the table

web-question = What is being decided
web-your-turn = Your turn.
web-actions = What you can do
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
web-log-empty = Nothing has happened yet.
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
        [undo] { $name } would like to take back the last choice.
        [pause] { $name } would like a break.
       *[resume] { $name } would like to go on.
    }
web-yes = Yes
web-no = No
web-understood = Got it
web-settings = Settings
web-pace = Speed
web-pace-name =
    { $pace ->
        [slow] Slow
        [usual] Usual
        [fast] Fast
       *[none] At once
    }
web-sound = Sound
web-first-hints = Hints for beginners
web-curtain = Pass the device to { $name }
web-curtain-help = Everybody else looks away: secrets are about to be shown.
web-curtain-open = I am { $name }

## The end, and again

web-over = The match is over
web-you-won = You have won!
web-you-shared = You share the win!
web-you-lost = Not this time…
web-winner = won
web-show-result = Show the result
web-rematch = Play again
web-replay = Watch it again
web-replay-start = The beginning.
web-share = Share the match
web-share-text = Watch this match again, move by move
web-shared = The link is copied. Whoever has it can watch the match again.
web-share-link = Link to the replay
web-verify = Check the dice
web-verified =
    { $draws ->
        [one] The only draw was honest: it follows from the seed that was sealed before the match.
       *[other] All { $draws } draws were honest: they follow from the seed that was sealed before the match.
    }
web-not-verified = Something is wrong: these draws do not follow from the sealed seed.
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
error-web-revoked = This seat is not yours any more.

## Les Évadés

web-evades-your-bet = My secret bet
web-evades-points = Points
web-evades-move-to =
    { $end ->
        [boat] { $pawn } to the boats
       *[square] { $pawn } to { $square }
    }
web-evades-back-to = { $pawn } back to { $square }
web-evades-sailed = The boats
web-evades-hint-bet = Write down who will board when, first to last. The later boats are worth more, so the last names matter most. Nobody sees your list.
web-evades-hint-choose = Nobody owns a prisoner: take the dice of those you want to push, and keep the others guessing.
web-evades-hint-use = Whoever stands under somebody cannot move. Landing on a prisoner pins that one down.

## Escape from Elba

web-group-elba-move = Go to a room
web-group-elba-push = Push somebody
web-group-elba-jump = Jump by a word
web-group-elba-keep_one = Keep one letter
web-group-elba-keep_two = Keep two letters
web-group-elba-keep_word = Keep a word
web-group-prison_break-guard = Move a guard
web-group-prison_break-show = Show part of the plan
web-group-prison_break-watch = Turn a camera or a tower on
web-elba-discard-rest = Discard them all, in any order
web-elba-hand = Your hand
web-elba-bag = Your Bag
web-elba-hand-short = Hand
web-elba-bag-short = Bag
web-elba-no-cards = no cards
web-elba-empty-bag = empty Bag
web-elba-hand-of =
    { $cards ->
        [0] no card in hand
        [one] one card in hand
       *[other] { $cards } cards in hand
    }
web-elba-piles = Deck and discard pile
web-elba-others = The other players
web-elba-spelled = What your Bag spells
web-elba-spells-nothing = Your Bag spells nothing of use yet.
web-elba-words = Words:
web-elba-ways-out = A way out:
web-elba-weapons = Weapons (+{ $bonus }):
web-elba-jumps = Jumps:
web-elba-duel = A fight
web-elba-ties = The attacker, on the left, wins ties.
web-elba-die = Die
web-elba-strength = Strength
web-elba-armed = Weapons
web-elba-trial = An attempt to escape
web-elba-below = Roll below Strength { $strength }
web-elba-free-by = FREE, by the word { $word }!
web-elba-free = FREE!
web-elba-caught = CAUGHT
web-elba-zoom = Magnifying glass
web-elba-north_tower = North Tower
web-elba-east_tower = East Tower
web-elba-west_tower = West Tower
web-elba-south_tower = South Tower
web-elba-hint-draw = Every card in your hand costs you an action this turn. Letters make words, but somebody has to walk to the tower.
web-elba-hint-act = Choose a golden room to go there, or a Guest to push him about. Whoever enters an occupied room fights, and losing makes you stronger.
web-elba-hint-fill = Only the Bag spells: put letters into it to escape, to jump and to arm yourself. They never come back into the hand.
web-elba-hint-clean = Choose a word to keep it, or one or two letters of the Bag. Everything else is discarded.
web-elba-hint-bonus = Every weapon your Bag spells adds one. But losing has its charm: the loser gains Strength, and without Strength nobody escapes.

## Escape the Dark Castle

web-dark_castle-page = The page that lies open
web-dark_castle-folio = Page { $number } of { $total }
web-dark_castle-last-page = The last page: the boss
web-dark_castle-you = { $owner }, the page’s YOU
web-dark_castle-hero = { $hero }, { $hp } of { $most } HP
web-dark_castle-mark =
    { $mark ->
        [blocks] blocks
        [rests] rests
        [hits] hits
        [misses] misses
       *[dead] dead
    }
web-dark_castle-enemy =
    { $dice ->
        [one] The enemy: one die left
       *[other] The enemy: { $dice } dice left
    }
web-dark_castle-beaten = Beaten!
web-dark_castle-middle = In the middle
web-dark_castle-two-hands = two hands
web-dark_castle-carries =
    { $hands ->
        [one] one hand taken: { $items }
       *[other] both hands full: { $items }
    }
web-dark_castle-reached = Page { $number } of { $total }: { $card }.
web-dark_castle-hint-choose = Each die is different: look at the faces below the picture. A shield is a double: it counts twice and blocks the blow. A party wants a bit of everything.
web-dark_castle-hint-turn = Whoever turns the page is YOU on the card: they pay what it asks, and decide for all until another page is turned. Those with many candles should go first.
web-dark_castle-hint-turn-majority = Whoever turns the page is YOU on the card, and pays what it asks. Those with many candles should go first.
web-dark_castle-hint-way = The small print says what a way costs. Fewer dice or less damage: you rarely get both.
web-dark_castle-hint-nominate = The small print says what awaits the one you send. For a roll look at the tally marks, for a loss at the candles.
web-dark_castle-hint-duel = In a duel one fights and the others watch. Whose tally marks match the enemy’s dice, and who has candles to spare?
web-dark_castle-hint-rest = Whoever rests gets a candle back and cannot be hit, but does not strike either.
web-dark_castle-hint-strike = Each result removes a die that shows the same. Let the one with the fewest targets go first.
web-dark_castle-hint-give = Two items each at most; a weapon for two hands fills both. Choose who takes it.
web-dark_castle-hint-share = After every chapter things can change hands: what you put down lies in the middle for anyone. If all is well shared, go on.
web-dark_castle-hint-use = After a roll you may use what fits it. Choose an item, or pass.
web-dark_castle-hint-dare = Every try may find something, and may hurt. Nobody makes you go on.

web-elba-cards =
    { $count ->
        [one] One card in hand
       *[other] { $count } cards in hand
    }
web-elba-deck = Deck: { $count }
web-elba-points =
    { $points ->
        [one] one point left
       *[other] { $points } points left
    }

## Escape the Dark Castle

## Prison Break

web-prison_break-day = Day { $day } of { $last }
web-prison_break-guilt = Guilt { $guilt } of { $most }
web-prison_break-guilt-word = guilt
web-prison_break-deck = Card pile: { $count } left
web-prison_break-guards = Guards outside: { $count }
web-prison_break-files = Case files
web-prison_break-closer = Look closer
web-prison_break-too_far =
    { $points ->
        [one] No open way leads there with one step.
       *[other] No open way leads there within { $points } steps.
    }
web-prison_break-wants = asks for { $object }
web-prison_break-done = done
web-prison_break-plan = The plan
web-prison_break-guess = Clues
web-prison_break-active = in force
web-prison_break-handicap = Handicap
web-prison_break-chance = Chance
web-prison_break-hopeless = This plan cannot succeed any more.
web-prison_break-suspects =
    { $count ->
        [one] One plan fits what you know
       *[other] { $count } plans fit what you know
    }
web-prison_break-votes =
    { $count ->
        [one] one vote
       *[other] { $count } votes
    }
web-prison_break-out = Out
web-prison_break-missing = missing
web-prison_break-print-guard_there = a guard is there
web-prison_break-print-guard_here = a guard is here
web-prison_break-print-is_here = { $figure } is here
web-prison_break-print-asked = { $figure } asks for it
web-prison_break-print-guards =
    { $count ->
        [0] nobody asks for it
        [one] one guard falls for it
       *[other] { $count } guards fall for it
    }
web-prison_break-print-on_plan = on the plan
web-prison_break-print-off_plan = not on the plan
web-prison_break-print-decoy = a decoy
web-prison_break-print-left =
    { $count ->
        [one] the last token
       *[other] { $count } tokens left
    }
web-prison_break-print-recruit = { $figure }, for { $object }
web-prison_break-hint-choose = Michael knows the plan and cannot be voted out. The others may become Sergeant Bellick half-way.
web-prison_break-hint-keep_plan = Look for places that lie close together. Only you see these two sheets.
web-prison_break-hint-announce = All three names hide your plan from the future Bellick, but the third is no help to you.
web-prison_break-hint-harmful = Every turn costs something first. Thirty guilt and all is lost; a card is a gamble, a guard only a nuisance, for now.
web-prison_break-hint-declare = Everybody announced is with you. Say that the team is complete, and the second half begins: the plan itself.
web-prison_break-hint-escape = Find the objects the outsiders ask for: they lie under the question marks. Choose any dotted square to walk there.
web-prison_break-hint-move = Stop on a token to search, by an outsider to recruit, by a guard to bribe.
web-prison_break-hint-lay = Mark every place of the plan as you pass. A mark elsewhere leads Bellick astray, but there are only ten.
web-prison_break-hint-vote = Whoever is voted out hunts you from now on, and keeps all he has seen.
web-prison_break-hint-bellick = A light or a camera closes a place, a guard catches whoever shares his square. Which places do they still need?
web-prison_break-hint-known = You now know the plan: open it any time, on the map. Red flags show what is still to do.
web-prison_break-hint-caught = The right object sends the guard home; anything else costs you.
