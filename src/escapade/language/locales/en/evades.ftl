# Les Évadés. The prisoners go by nicknames, so they have a capital letter; dice are plain colours.

evades-title = Les Évadés
evades-tagline = Seven jailbirds, four boats, and a secret bet on who boards when.

## Names

evades-prisoner-blue = Blue
evades-prisoner-red = Red
evades-prisoner-yellow = Yellow
evades-prisoner-light_green = Light Green
evades-prisoner-dark_green = Dark Green
evades-prisoner-orange = Orange
evades-prisoner-brown = Brown

evades-die-blue = blue
evades-die-red = red
evades-die-yellow = yellow
evades-die-light_green = light green
evades-die-dark_green = dark green
evades-die-orange = orange
evades-die-brown = brown
evades-die-white = white

evades-boat-leaking_tub = leaking tub
evades-boat-rowing_boat = rowing boat
evades-boat-fishing_boat = fishing boat
evades-boat-speedboat = speedboat

## Options

evades-option-squares = Length of the track
evades-option-squares-help = How many squares the prisoners have to run. A shorter track makes a shorter match.
evades-option-count_empty_only = Count empty squares only
evades-option-count_empty_only-help = As in the English rules: taken squares are skipped when a move is counted.
evades-option-round_limit = Most rounds
evades-option-round_limit-help = After this many rounds whoever is left boards, the furthest first, and points are counted.

## Actions, as a choice in a list

evades-action-bet = Write down { $pawn }
evades-action-take = Take the { $die } die
evades-action-roll = Roll the dice
evades-action-move = Move { $pawn } forward
evades-action-back = Send { $pawn } back
evades-action-leave = Leave the white die

## Draws

evades-chance-starter = { $seat } starts
evades-chance-die = The die shows { $face }

## Questions: as put to the one who decides, and as told to the others

evades-question-bet =
    { $place ->
        [1] Who boards first? Boat { $boat }.
        [2] Who boards second? Boat { $boat }.
        [3] Who boards third? Boat { $boat }.
        [4] Who boards fourth? Boat { $boat }.
        [5] Who boards fifth? Boat { $boat }.
        [6] Who boards sixth? Boat { $boat }.
       *[other] Who is left for boat { $boat }?
    }
evades-question-bet-others =
    { $waiting_forCount ->
        [one] { $waiting_for } is still scribbling a secret bet.
       *[other] { $waiting_for } are still scribbling their secret bets.
    }
evades-question-starter = Who starts? A draw decides.
evades-question-starter-others = { evades-question-starter }
evades-question-choose =
    { $left ->
        [0] Roll, or add the white die first, to send somebody back?
        [one] Choose one { $white ->
            [1] coloured die; you may add the white one, which sends somebody back.
            [2] more die: a coloured one, or the white one, which sends somebody back.
           *[other] coloured die.
        }
       *[other] Choose { $left } { $white ->
            [1] coloured dice; you may add the white one, which sends somebody back.
            [2] dice; one may be the white one, which sends somebody back.
           *[other] coloured dice.
        }
    }
evades-question-choose-others =
    { $playerIsYou ->
        [yes] You are choosing dice.
       *[no] { $player } is choosing dice.
    }
evades-question-roll = The dice are rolling…
evades-question-roll-others =
    { $playerIsYou ->
        [yes] Your dice are rolling…
       *[no] { $player } rolls the dice…
    }
evades-question-use =
    { $leave ->
        [1] Only the white die can be used. Who goes back, if anybody?
       *[other] { $left ->
            [one] One die left. Who moves?
           *[other] { $left } dice left. Who moves?
        }
    }
evades-question-use-others =
    { $playerIsYou ->
        [yes] You decide who moves.
       *[no] { $player } decides who moves.
    }
evades-question-over = The getaway is over.
evades-question-over-others = { evades-question-over }

## Events, as the log tells them

evades-event-picked =
    { $seatIsYou ->
        [yes] You fill in line { $place } of your secret bet.
       *[no] { $seat } fills in line { $place } of a secret bet.
    }
evades-event-bet_placed =
    { $seatIsYou ->
        [yes] You fold your bet and hide it well.
       *[no] { $seat } folds the bet and hides it well.
    }
evades-event-started =
    { $seatIsYou ->
        [yes] You start. There is a hole in the wall: run!
       *[no] { $seat } starts. There is a hole in the wall: run!
    }
evades-event-took =
    { $seatIsYou ->
        [yes] You take the { $die } die.
       *[no] { $seat } takes the { $die } die.
    }
evades-event-rolled =
    { $seatIsYou ->
        [yes] You roll { $face } with the { $die } die.
       *[no] { $seat } rolls { $face } with the { $die } die.
    }
evades-event-moved =
    { $start ->
        [0] { $pawn } slips out of the window and makes it to square { $square }.
       *[other] { $pawn } dashes from square { $start } to square { $square }.
    }
evades-event-moved_back =
    { $seatIsYou ->
        [yes] You march { $pawn } back from square { $start } to square { $square }.
       *[no] { $seat } marches { $pawn } back from square { $start } to square { $square }.
    }
evades-event-boarded = { $pawn } is aboard the { $boat }!
evades-event-lost_die =
    { $seatIsYou ->
        [yes] You lose the { $die } die.
       *[no] { $seat } loses the { $die } die.
    }
evades-event-turn_ended =
    { $seatIsYou ->
        [yes] You pass the dice on.
       *[no] { $seat } passes the dice on.
    }
evades-event-bet_shown =
    { $seatIsYou ->
        [yes] You had { $pawn } on line { $place }.
       *[no] { $seat } had { $pawn } on line { $place }.
    }
evades-event-scored =
    { $seatIsYou ->
        [yes] You walk off
       *[no] { $seat } walks off
    } { $points ->
        [0] empty-handed.
        [one] with { $points } point.
       *[other] with { $points } points.
    }

## Why can’t I?

evades-why-already_picked = { $pawn } is already on your list.
evades-why-bets_are_closed = Too late: the bets are sealed.
evades-why-bets_first = The bets come first.
evades-why-already_named = You already have the { $die } die.
evades-why-aboard = { $pawn } is already safe in a boat.
evades-why-enough_dice =
    { $dice ->
        [one] You already have your coloured die.
       *[other] You already have your { $dice } coloured dice.
    }
evades-why-white_too_early = The white die has to wait until everybody has played once.
evades-why-dice_missing =
    { $left ->
        [one] Not so fast: one coloured die is missing.
       *[other] Not so fast: { $left } coloured dice are missing.
    }
evades-why-roll_first = Roll first, run later.
evades-why-dice_are_rolled = The dice are already rolled.
evades-why-not_rolled =
    { $pawnKey ->
        [none] None of your coloured dice can be used.
       *[other] { $pawn } has no die this turn.
    }
evades-why-die_used = { $pawn } has already run this turn.
evades-why-covered = { $pawn } cannot move with somebody on top.
evades-why-went_back = { $pawn } went back this turn, and so cannot run forward.
evades-why-no_white_die = You have no white die to use.
evades-why-at_the_window = { $pawn } is still at the window.
evades-why-on_square_one = { $pawn } is on square 1, and nobody goes back to prison.
evades-why-went_forward = { $pawn } ran forward this turn, and so cannot go back.
evades-why-nobody_goes_back = There is nobody the white die could send back.
evades-why-coloured_first = A coloured die can still be used: your turn goes on.

## How it ends

evades-winners =
    { $points ->
        [0] Nobody foresaw a thing: all of you share a win with no points.
        [one] { evades-winning } with { $points } point.
       *[other] { evades-winning } with { $points } points.
    }
evades-winning =
    { $winnersCount ->
        [one] { $winners } wins
       *[other] { $winners } share the win
    }
evades-outcome-all_aboard = Everybody is aboard! { evades-winners }
evades-outcome-sent_back = One of the last two is marched back to square 1: he boards last, and the race is over. { evades-winners }
evades-outcome-round_limit = Dawn breaks: whoever is left tumbles into the boats. { evades-winners }
evades-outcome-all_aboard-short = everybody is aboard
evades-outcome-sent_back-short = the last one is sent back to square 1
evades-outcome-round_limit-short = the last round is over

## Fields of a view

evades-view-bets = The bet of each seat, first to board first; null while it is secret to you.
evades-view-picks = How many names each seat has written down.
evades-view-starter = The seat that started; null before the draw.
evades-view-turns = How many turns have been played.
evades-view-track = The stacks on the track by square, from the bottom up; who is neither here nor aboard is at a window.
evades-view-boarded = The prisoners in the boats, in the order they boarded.
evades-view-named = The dice named this turn, in the order they are rolled.
evades-view-faces = What the dice rolled this turn show.
evades-view-unused = The rolled dice that have not been used.
evades-view-landings = While dice are being used: the square on which each possible move ends, by its words. The last square stands for the boats.
evades-view-hopes = For each bet that the viewer knows: the points it has for sure, and the most it can still come to.
evades-view-moved = The prisoners that moved forward this turn.
evades-view-moved_back = The prisoners that went back this turn.
evades-view-reason = Why the match ended; null before the end.
evades-view-squares = How many squares the track has.

## In the terminal

evades-terminal-prison = the prison
evades-terminal-round = round { $number }
evades-terminal-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
evades-terminal-boat = Boat { $number }
evades-terminal-bet-mark = your bet:
evades-terminal-bet-so-far = Your bet so far:
evades-terminal-dice = Dice:
evades-terminal-used = used
evades-terminal-named = Dice taken: { $dice }
evades-terminal-boards = boards boat { $number }
evades-terminal-onto = onto { $prisoner }
evades-terminal-sailed = The boats
evades-terminal-rolled =
    { $you ->
        [yes] You roll: { $faces }.
       *[no] { $name } rolls: { $faces }.
    }

## In the browser

evades-web-your-bet = My secret bet
evades-web-hope = { $sure } to { $possible }
evades-web-points = Points
evades-web-move-to =
    { $end ->
        [boat] { $pawn } to the boats
       *[square] { $pawn } to { $square }
    }
evades-web-back-to = { $pawn } back to { $square }
evades-web-sailed = The boats
evades-web-hint-bet = Write down who will board when, first to last. The later boats are worth more, so the last names matter most. Nobody sees your list.
evades-web-hint-choose = Nobody owns a prisoner: take the dice of those you want to push, and keep the others guessing.
evades-web-hint-use = Whoever stands under somebody cannot move. Landing on a prisoner pins that one down.
evades-web-log-covered = { $name } is covered.
evades-web-log-freed = { $name } is free again.
evades-web-intro-title-1 = Who boards when?
evades-web-intro-1 = Seven jailbirds run for four boats. Before the first roll you bet, in secret, on the order in which they will board. Each prisoner found in the boat you foretold brings you that boat’s points: 1, 2, 3 or 4.
evades-web-intro-title-2 = Dice in hand, dice on legs
evades-web-intro-2 = In your turn take three dice, roll them, and use them one after the other: a coloured die moves its prisoner, and nobody owns any of them. From the second round on, the white die can send somebody back.
evades-web-intro-title-3 = Mind your shoulders
evades-web-intro-3 = Whoever carries somebody cannot move: land on a prisoner and he has to wait. The first to arrive get the leaking tub, the very last one the speedboat. And keep a straight face: the dice you choose tell your bet.

## What the bots do

evades-bot-greedy = moves whoever brings its own bet closer, and never mind what the others bet

## Why a bot would do it

evades-because-all_are_equal = Nobody is ahead yet: any will do, as long as nobody can guess it.
evades-because-wanted_early = By your bet that one should board early.
evades-because-gets_on = The further that one gets, the better for your bet.
evades-because-cannot_move = That one is pinned and goes nowhere: no harm done.
evades-because-least_harm = Of all that can be done now, this costs your bet the least.
evades-because-somebody_should_go_back = Somebody is too far ahead for your bet.
evades-because-nobody_should_go_back = Nobody needs to go back, as far as your bet goes.
evades-because-boards_as_foretold = That puts a prisoner into the very boat you foretold.
evades-because-frees_the_one_below = That frees the one below, whose die is waiting.
evades-because-blocks_one_wanted_later = That pins one who should board later.
evades-because-closer_to_bet = That brings the race closer to your bet.
evades-because-wanted_later = By your bet that one should board later.
evades-because-better_back = A little further back, that one suits your bet better.
evades-because-makes_it_last = That makes it last, as you foretold.

## Quick phrases

evades-phrase-room = Room for one more?
evades-phrase-row = Row, row!
evades-phrase-bet = Who had bet on that one?

## Studies

evades-study-start = Who starts
evades-study-dice = Dice taken
evades-study-run = Prisoners moved forward
evades-study-back = Prisoners sent back
evades-study-boats = Boats boarded
evades-study-map = Where prisoners land, a match

## The tale of a match and its luck, at the end

evades-story-first = { $turns ->
    [one] In a single turn it was over: { $pawn } was first aboard, in the { $boat }.
   *[other] It took { $turns } turns, and { $pawn } was the first in the water, in the { $boat }.
  }
evades-story-back = { $pawn } was marched back { $count } times, more than anybody.
evades-story-lead = When { $pawn } climbed into the { $boat }, { $seat } took the lead and never gave it back.
evades-story-nobody = Nobody had put { $pawn } down for the { $boat }, and its { $points } points went out to sea.
evades-story-bet = Only { $seat } had known from the start that { $pawn } would get the { $boat }.
evades-story-several = { $pawn } got the { $boat }, just as { $count } of you had written down.
evades-story-margin = { $margin ->
    [one] { $seat } wins by a single point, with { $points }.
   *[other] { $seat } wins with { $points } points, { $margin } ahead of the next.
  }
evades-story-shared = With { $points } points each, { $count } of you share the loot.

## What is counted about a choice

evades-odds-boards = boards { $value }
evades-odds-covers = on shoulders { $value }
evades-odds-squares = { $value } squares

## What the coach compares two choices by

evades-coach-points = A few turns later your bet promises { $first } points on average, and { $second } after the other choice.
evades-coach-sure = A few turns later { $first } points are yours for sure on average, and { $second } after the other choice.
