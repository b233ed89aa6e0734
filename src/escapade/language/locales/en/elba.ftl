# Escape from Elba. Names of places carry their article, so that “to { $place }” reads well; “in” is “on” for the roof.

elba-title = Escape from Elba
elba-tagline = Eleven Napoleons, one asylum and sixty-four letters: spell your way out.

## Names

elba-place-north_tower = the North Tower (ESCAPE)
elba-place-caesar_room = the Caesar Room
elba-place-opal_room = the Opal Room
elba-place-coral_room = the Coral Room
elba-place-roof = the Roof
elba-place-east_tower = the East Tower (FROM)
elba-place-corridor_1 = corridor 1
elba-place-cafe = the Cafe
elba-place-corridor_2 = corridor 2
elba-place-parlor = the Parlor
elba-place-corridor_3 = corridor 3
elba-place-ball_room = the Ball Room
elba-place-corridor_4 = corridor 4
elba-place-spa = the Spa
elba-place-pool = the Pool
elba-place-corridor_5 = corridor 5
elba-place-sleep_room = the Sleep Room
elba-place-class_room = the Class Room
elba-place-corridor_6 = corridor 6
elba-place-arbor = the Arbor
elba-place-farm = the Farm
elba-place-corridor_7 = corridor 7
elba-place-meal_room = the Meal Room
elba-place-corridor_8 = corridor 8
elba-place-bar = the Bar
elba-place-corridor_9 = corridor 9
elba-place-lab = the Lab
elba-place-corridor_10 = corridor 10
elba-place-west_tower = the West Tower (ELBA)
elba-place-cellar = the Cellar
elba-place-apple_room = the Apple Room
elba-place-map_room = the Map Room
elba-place-parole_room = the Parole Room
elba-place-south_tower = the South Tower (PEACE)
elba-place-safe_area = the Safe Area
elba-guest-napoleon_1 = Napoleon No. 1
elba-guest-napoleon_2 = Napoleon No. 2
elba-guest-napoleon_3 = Napoleon No. 3
elba-guest-napoleon_4 = Napoleon No. 4
elba-guest-napoleon_5 = Napoleon No. 5
elba-guest-napoleon_6 = Napoleon No. 6
elba-guest-napoleon_7 = Napoleon No. 7
elba-guest-napoleon_8 = Napoleon No. 8
elba-guest-campbell = Campbell
elba-choice-no = no
elba-choice-yes = yes
elba-pocket-hand = hand
elba-pocket-bag = Bag

## Options

elba-option-words = Words
elba-option-words-help = Which words a Bag may keep: those of a general dictionary, of a word game, of a French letter game, or English and French ones together. What the game prints is English in all of them.
elba-option-words-everyday = Everyday English
elba-option-words-scrabble = English word game
elba-option-words-french = French
elba-option-words-both = Everyday English and French
elba-option-find_words = Find the words yourselves
elba-option-find_words-help = Nobody tells you what your Bag spells. Type the word: a weapon, a room or a way out that you do not name you do not have.
elba-option-house_weapons = House weapons
elba-option-house_weapons-help = In a fight a player may put a word to the others; if most of them agree it is a weapon from then on.
elba-option-round_limit = Most rounds
elba-option-round_limit-help = After this many rounds the lights go out and nobody has won.

## Actions, as choices in a list

elba-action-draw = Draw a card
elba-action-stop = Stop drawing
elba-action-move = Go to { $place }
elba-action-push = Push { $guest } to { $place }
elba-action-jump = Jump to { $room }
elba-action-escape = Try to escape!
elba-action-end = End your actions
elba-action-put = Put { $letter } into the Bag
elba-action-done = That is all: keep the rest in hand
elba-action-keep_nothing = Keep nothing
elba-action-keep_one = Keep { $letter }
elba-action-keep_two = Keep { $first } and { $second }
elba-action-keep_word = Keep { $word }
elba-action-discard = Discard { $letter }
elba-action-bonus =
    { $bonus ->
        [0] Fight with bare hands
        [one] Use one weapon (+{ $bonus })
       *[other] Use { $bonus } weapons (+{ $bonus })
    }
elba-action-propose = Put it to the table: is { $word } a weapon?
elba-action-vote =
    { $choiceKey ->
        [yes] Yes, that is a weapon
       *[no] No, that is no weapon
    }
elba-action-fight =
    { $guestIsYou ->
        [yes] Fight yourself
       *[no] Fight { $guest }
    }
elba-action-take_bag = Take { $letter } out of the Bag
elba-action-take_hand = Take a card from the hand, unseen
elba-action-give_hand = Give up { $letter } from your hand
elba-action-give_bag = Give up { $letter } from your Bag

## Draws

elba-chance-place = The dice say: { $place }
elba-chance-card = The card is { $letter }
elba-chance-starter = { $seat } starts
elba-chance-die = The die shows { $face }
elba-chance-throw = The dice say: { $place }

## Questions: as put to whoever decides, and as told to the others

elba-question-place =
    { $guestIsYou ->
        [yes] Where do you wake up? The dice decide.
       *[no] Where does { $guest } wake up? The dice decide.
    }
elba-question-place-others = { elba-question-place }
elba-question-deal =
    { $playerIsYou ->
        [yes] A card for you…
       *[no] A card for { $player }…
    }
elba-question-deal-others = { elba-question-deal }
elba-question-starter = Who starts? A draw decides.
elba-question-starter-others = { elba-question-starter }
elba-question-draw =
    { $cards ->
        [0] Your hand is full: no action this turn.
        [one] Draw a last card, or stop and have one action?
       *[other] Draw a card, or stop and have { $cards } actions? Every card costs one.
    }
elba-question-draw-others =
    { $playerIsYou ->
        [yes] You decide whether to draw.
       *[no] { $player } decides whether to draw.
    }
elba-question-card =
    { $playerIsYou ->
        [yes] You draw a card…
       *[no] { $player } draws a card…
    }
elba-question-card-others = { elba-question-card }
elba-question-act =
    { $points ->
        [0] No action left. On to your Bag?
        [one] One action left. What will it be?
       *[other] { $points } actions left. What will it be?
    }
elba-question-act-others =
    { $playerIsYou ->
        [yes] You choose what to do.
       *[no] { $player } ponders the next step.
    }
elba-question-fill =
    { $over ->
        [0] Which letters go into your Bag?
        [one] Which letters go into your Bag? One at least.
       *[other] Which letters go into your Bag? { $over } at least.
    }
elba-question-fill-others =
    { $playerIsYou ->
        [yes] You fill your Bag.
       *[no] { $player } fills the Bag.
    }
elba-question-clean = What stays in your Bag? A word, or two letters at most.
elba-question-clean-others =
    { $playerIsYou ->
        [yes] You clean your Bag.
       *[no] { $player } cleans the Bag.
    }
elba-question-tidy =
    { $cards ->
        [one] One letter to discard.
       *[other] { $cards } letters to discard. Which one now? The last will lie on top.
    }
elba-question-tidy-others =
    { $playerIsYou ->
        [yes] You discard.
       *[no] { $player } discards.
    }
elba-question-over = Visiting hours are over.
elba-question-over-others = { elba-question-over }
elba-question-try =
    { $guestIsYou ->
        [yes] You run for the door… roll below your Strength!
       *[no] { $guest } runs for the door…
    }
elba-question-try-others = { elba-question-try }
elba-question-order =
    { $attackerIsYou ->
        [yes] A crowded room. Whom do you fight first?
       *[no] Whom shall { $attacker } fight first?
    }
elba-question-order-others =
    { $playerIsYou ->
        [yes] You choose who is fought next.
       *[no] { $player } chooses who is fought next.
    }
elba-question-bonus =
    { $mostKey ->
        [none] A fight! Which weapons does your Bag spell? Or rather lose with style?
       *[other] { $most ->
            [0] A fight! You have no weapon: bare hands.
            [one] A fight! Use your weapon, or rather lose with style?
           *[other] A fight! How many weapons do you use, up to { $most }?
        }
    }
elba-question-bonus-others =
    { $playerIsYou ->
        [yes] You choose your weapons.
       *[no] { $player } chooses weapons.
    }
elba-question-vote =
    { $playerIsYou ->
        [yes] You ask: is { $word } a weapon?
       *[no] { $player } asks: is { $word } a weapon?
    }
elba-question-vote-others = Is { $word } a weapon? { $waiting_for } to vote.
elba-question-attack =
    { $attackerIsYou ->
        [yes] You swing at { $defender }…
       *[no] { $attacker } attacks…
    }
elba-question-attack-others = { elba-question-attack }
elba-question-defence =
    { $defenderIsYou ->
        [yes] You strike back…
       *[no] { $defender } strikes back…
    }
elba-question-defence-others = { elba-question-defence }
elba-question-throw =
    { $loserIsYou ->
        [yes] You fly through the air…
       *[no] { $loser } flies through the air…
    }
elba-question-throw-others = { elba-question-throw }
elba-question-take = What do you take from { $loser }?
elba-question-take-others =
    { $winnerIsYou ->
        [yes] You choose your prize.
       *[no] { $winner } goes through { $loserIsYou ->
            [yes] your pockets
           *[no] the pockets of { $loser }
        }.
    }
elba-question-steal =
    { $winnerIsYou ->
        [yes] You reach into the hand of { $loser }…
       *[no] { $winner } reaches into a hand that is not his…
    }
elba-question-steal-others = { elba-question-steal }
elba-question-prize =
    { $winnerIsYou ->
        [yes] You draw a card as a prize…
       *[no] { $winner } draws a card as a prize…
    }
elba-question-prize-others = { elba-question-prize }
elba-question-give_up = A fight lost or an escape missed costs a card. Which one do you give up?
elba-question-give_up-others =
    { $loserIsYou ->
        [yes] You give up a card.
       *[no] { $loser } gives up a card.
    }

## Events, as the log tells them

elba-event-placed =
    { $guestIsYou ->
        [yes] You wake up { $placeKey ->
            [roof] on
           *[other] in
        } { $place }.
       *[no] { $guest } wakes up { $placeKey ->
            [roof] on
           *[other] in
        } { $place }.
    }
elba-event-dealt =
    { $seatIsYou ->
        [yes] You are dealt { $letter }.
       *[no] { $seat } is dealt a card.
    }
elba-event-started =
    { $seatIsYou ->
        [yes] You start. Long live the Emperor!
       *[no] { $seat } starts. Long live the Emperor!
    }
elba-event-drew =
    { $seatIsYou ->
        [yes] You draw { $letter }.
       *[no] { $seat } draws a card.
    }
elba-event-reshuffled =
    { $cards ->
        [one] The deck is empty: the one card of the discard pile becomes the new one.
       *[other] The deck is empty: the { $cards } cards of the discard pile are shuffled.
    }
elba-event-stopped =
    { $seatIsYou ->
        [yes] You stop drawing. Action points: { $points }.
       *[no] { $seat } stops drawing. Action points: { $points }.
    }
elba-event-moved =
    { $seatIsYou ->
        [yes] You go from { $start } to { $place }.
       *[no] { $seat } goes from { $start } to { $place }.
    }
elba-event-pushed =
    { $seatIsYou ->
        [yes] You push { $guest } from { $start } to { $place }.
       *[no] { $seat } pushes { $guest } from { $start } to { $place }.
    }
elba-event-jumped =
    { $seatIsYou ->
        [yes] You say the word, and from { $start } you are { $placeKey ->
            [roof] on
           *[other] in
        } { $place }.
       *[no] { $seat } says the word, and from { $start } is { $placeKey ->
            [roof] on
           *[other] in
        } { $place }.
    }
elba-event-tried =
    { $seatIsYou ->
        [yes] { $word }! You try to escape.
       *[no] { $word }! { $seat } tries to escape.
    }
elba-event-escaped =
    { $seatIsYou ->
        [yes] A { $face }: the door opens, and you are free!
       *[no] A { $face }: the door opens, and { $seat } is free!
    }
elba-event-failed =
    { $seatIsYou ->
        [yes] A { $face }: they have caught you at the door.
       *[no] A { $face }: they catch { $seat } at the door.
    }
elba-event-ended_actions =
    { $seatIsYou ->
        [yes] { $points ->
            [0] You turn to your Bag.
           *[other] You have done enough. Points left: { $points }.
        }
       *[no] { $points ->
            [0] { $seat } turns to the Bag.
           *[other] { $seat } has done enough. Points left: { $points }.
        }
    }
elba-event-put =
    { $seatIsYou ->
        [yes] You put { $letter } into your Bag.
       *[no] { $seat } puts { $letter } into the Bag.
    }
elba-event-kept_nothing =
    { $seatIsYou ->
        [yes] You keep nothing in your Bag.
       *[no] { $seat } keeps nothing in the Bag.
    }
elba-event-kept_one =
    { $seatIsYou ->
        [yes] You keep { $letter } in your Bag.
       *[no] { $seat } keeps { $letter } in the Bag.
    }
elba-event-kept_two =
    { $seatIsYou ->
        [yes] You keep { $first } and { $second } in your Bag.
       *[no] { $seat } keeps { $first } and { $second } in the Bag.
    }
elba-event-kept_word =
    { $seatIsYou ->
        [yes] You keep { $word } in your Bag.
       *[no] { $seat } keeps { $word } in the Bag.
    }
elba-event-discarded =
    { $seatIsYou ->
        [yes] You discard { $letter }.
       *[no] { $seat } discards { $letter }.
    }
elba-event-turn_ended =
    { $seatIsYou ->
        [yes] Your turn is over.
       *[no] { $seat }’s turn is over.
    }
elba-event-fight_began =
    { $attackerIsYou ->
        [yes] You attack { $defender } { $placeKey ->
            [roof] on
           *[other] in
        } { $place }.
       *[no] { $defenderIsYou ->
            [yes] { $attacker } attacks you { $placeKey ->
                [roof] on
               *[other] in
            } { $place }.
           *[no] { $attacker } attacks { $defender } { $placeKey ->
                [roof] on
               *[other] in
            } { $place }.
        }
    }
elba-event-chose_bonus =
    { $seatIsYou ->
        [yes] You take
       *[no] { $seat } takes
    } { $bonus ->
        [0] no weapon.
        [one] one weapon (+{ $bonus }).
       *[other] { $bonus } weapons (+{ $bonus }).
    }
elba-event-proposed =
    { $seatIsYou ->
        [yes] You ask the table: is { $word } a weapon?
       *[no] { $seat } asks the table: is { $word } a weapon?
    }
elba-event-voted =
    { $seatIsYou ->
        [yes] You say { $choice }.
       *[no] { $seat } says { $choice }.
    }
elba-event-adopted =
    { $seatIsYou ->
        [yes] Agreed: { $word }, your word, is a weapon from now on.
       *[no] Agreed: { $word }, the word of { $seat }, is a weapon from now on.
    }
elba-event-turned_down =
    { $seatIsYou ->
        [yes] No: { $word }, they tell you, is no weapon.
       *[no] No: { $word }, they tell { $seat }, is no weapon.
    }
elba-event-rolled =
    { $guestIsYou ->
        [yes] You roll
       *[no] { $guest } rolls
    } { $face }{ $bonus ->
        [0] {""}
       *[other] {" "}(weapons: +{ $bonus })
    }: { $total } in all, with Strength.
elba-event-won_fight =
    { $winnerIsYou ->
        [yes] You win against { $loser }.
       *[no] { $loserIsYou ->
            [yes] { $winner } wins against you.
           *[no] { $winner } wins against { $loser }.
        }
    }
elba-event-grew =
    { $guestIsYou ->
        [yes] You have learned something: Strength { $strength }.
       *[no] { $guest } has learned something: Strength { $strength }.
    }
elba-event-lost_points =
    { $seatIsYou ->
        [yes] Your remaining actions are gone.
       *[no] { $seat }’s remaining actions are gone.
    }
elba-event-thrown =
    { $guestIsYou ->
        [yes] You fly from { $start } to { $place }.
       *[no] { $guest } flies from { $start } to { $place }.
    }
elba-event-took_letter =
    { $winnerIsYou ->
        [yes] You take { $letter } out of { $loser }’s Bag.
       *[no] { $loserIsYou ->
            [yes] { $winner } takes { $letter } out of your Bag.
           *[no] { $winner } takes { $letter } out of { $loser }’s Bag.
        }
    }
elba-event-stole =
    { $winnerIsYou ->
        [yes] You steal { $letter } from { $loser }.
       *[no] { $loserIsYou ->
            [yes] { $winner } steals { $letter } from you.
           *[no] { $winner } steals a card from { $loser }.
        }
    }
elba-event-won_card =
    { $seatIsYou ->
        [yes] Your prize: { $letter }.
       *[no] { $seat } wins a card.
    }
elba-event-won_discard =
    { $seatIsYou ->
        [yes] Campbell pays you { $letter } from the discard pile.
       *[no] Campbell pays { $seat } { $letter } from the discard pile.
    }
elba-event-gave_up =
    { $seatIsYou ->
        [yes] { $pocketKey ->
            [hand] You give up { $letter }, from your hand.
           *[bag] You give up { $letter }, from your Bag.
        }
       *[no] { $pocketKey ->
            [hand] { $seat } gives up { $letter }, from the hand.
           *[bag] { $seat } gives up { $letter }, from the Bag.
        }
    }
elba-event-rounds_over = Lights out: nobody got away.

## Why not?

elba-why-not_drawing = This is not the time to draw.
elba-why-hand_full =
    { $cards ->
        [one] You hold { $cards } card; you draw up to seven only.
       *[other] You hold { $cards } cards; you draw up to seven only.
    }
elba-why-no_cards_left = There is no card left, neither in the deck nor in the discard pile.
elba-why-not_acting = This is not the time for actions.
elba-why-no_points = You have no action point left.
elba-why-not_adjacent =
    { $placeKey ->
        [none] There is no door you could take.
       *[other] No door leads from here to { $place }.
    }
elba-why-guest_not_adjacent =
    { $placeKey ->
        [none] There is nowhere to push { $guest }.
       *[other] { $guest } has no door to { $place }.
    }
elba-why-guest_absent = { $guest } is not in the building: there are eleven Napoleons in all.
elba-why-already_there =
    { $roomKey ->
        [roof] You are on { $room } already.
       *[other] You are in { $room } already.
    }
elba-why-cannot_spell_room = Your Bag spells no word of { $room }.
elba-why-no_room_spelled = Your Bag spells no room to jump to.
elba-why-no_escape_word = Your Bag has no word that opens a way out of { $place }.
elba-why-not_filling = Cards go into the Bag after your actions, not now.
elba-why-not_in_hand =
    { $letterKey ->
        [none] Your hand is empty.
       *[other] There is no { $letter } in your hand.
    }
elba-why-hand_too_large =
    { $over ->
        [one] One card too many in your hand: seven may stay.
       *[other] { $over } cards too many in your hand: seven may stay.
    }
elba-why-not_cleaning = The Bag is cleaned at the end of your turn, not now.
elba-why-not_in_bag =
    { $letterKey ->
        [none] Your Bag is empty.
       *[other] There is no { $letter } in your Bag.
    }
elba-why-only_one_in_bag = There is only one { $letter } in your Bag, and no other letter to go with it in this order.
elba-why-name_in_order = Name the two letters in the order of the alphabet: { $letter } first.
elba-why-cannot_spell_word = Your Bag does not spell { $word }.
elba-why-no_word_spelled = Your Bag spells no such word.
elba-why-not_discarding = Decide first what stays in your Bag.
elba-why-not_to_discard =
    { $letterKey ->
        [none] There is nothing to discard.
       *[other] No { $letter } has to go: you keep it, or it is not there.
    }
elba-why-not_arming = Weapons are chosen before the dice of a fight.
elba-why-bonus_too_high =
    { $mostKey ->
        [none] Your Bag does not spell that many.
       *[other] Your Bag spells { $most } at most.
    }
elba-why-house_weapons_off = At this table only printed weapons count.
elba-why-already_proposed = One proposal in a fight is enough.
elba-why-already_a_weapon = { $word } is a weapon already.
elba-why-already_refused = { $word } has been turned down in this fight: try it again in another.
elba-why-no_ballot = There is nothing to vote on.
elba-why-not_choosing_a_fight = There is no opponent to choose.
elba-why-not_in_this_series =
    { $guestKey ->
        [none] There is nobody left to fight.
       *[other] { $guest } is not to be fought here.
    }
elba-why-not_taking = There is no prize to take.
elba-why-not_in_their_bag =
    { $letterKey ->
        [none] That Bag is empty.
       *[other] There is no { $letter } in that Bag.
    }
elba-why-their_hand_is_empty = That hand is empty.
elba-why-not_giving_up = There is no card to give up.

## How it ends

elba-outcome-escaped = { $winners } is out and on the way to Paris. Vive l’Empereur!
elba-outcome-round_limit = Lights out. Nobody got away, and everybody is still Napoleon.
elba-outcome-escaped-short = somebody escapes
elba-outcome-round_limit-short = the last round is over

## The fields of the view

elba-view-guests = Everybody in the building: the place and the Strength of each.
elba-view-players = Of each seat the hand (null when it is not yours), its size and the Bag, as strings of letters.
elba-view-deck = The cards of the deck; null while the match goes on.
elba-view-deck_size = How many cards the deck has.
elba-view-discard = The discard pile, the top card last.
elba-view-known_hands = What each seat, and everybody, remembers of each hand; null where it is not yours to know.
elba-view-starter = The seat that started; null before the draw.
elba-view-turns = How many turns have been played.
elba-view-points = The action points of the active player.
elba-view-rest = The letters of the Bag being cleaned that still go to the discard pile.
elba-view-fight = The bonuses and the attacker’s die of the fight going on.
elba-view-proposed = Whether a word has been put to the others in this choice of a bonus.
elba-view-refused = The word that was turned down in the fight going on; null otherwise.
elba-view-house_weapons = The words this table has made weapons.
elba-view-winner = The seat that escaped; null otherwise.
elba-view-reason = Why the match ended; null before the end.
elba-view-attack_total = In a Fight, what the attacker has rolled in all, with bonus and Strength; 0 before.
elba-view-spells = What each Bag can do right now: rooms to jump to, escape words, weapons and the most bonus; nothing where players find their words themselves.
elba-view-spellings = Where a Bag is being filled by you or cleaned, or a word proposed: all spellings of the letter sets that have several; none where players find their words themselves.
elba-view-in_reach = While you fill your Bag: the words that it could keep with the letters of your hand; none where players find their words themselves.
elba-view-unseen = The cards that you have not seen and do not remember: they are in the deck or in a hand of the others.

## On every board

elba-board-deck =
    { $cards ->
        [one] deck: { $cards } card
       *[other] deck: { $cards } cards
    }
elba-board-discard = discard pile, top first: { $letters }
elba-board-no-discard = discard pile: empty
elba-board-known = with { $letters }
elba-board-points =
    { $points ->
        [0] no action left
        [one] one action left
       *[other] { $points } actions left
    }

## In the terminal

elba-terminal-drew-several =
    { $you ->
        [yes] You draw { $letters }.
       *[no] { $name } draws { $count } cards.
    }
elba-terminal-put-several =
    { $you ->
        [yes] You put { $letters } into your Bag.
       *[no] { $name } puts { $letters } into the Bag.
    }
elba-terminal-round = round { $number }
elba-terminal-strength = Strength { $strength }
elba-terminal-hand = hand: { $cards }
elba-terminal-hand-of =
    { $cards ->
        [0] no card
        [one] one card
       *[other] { $cards } cards
    }
elba-terminal-bag = Bag: { $cards }
elba-terminal-empty = empty
elba-terminal-spells = Your Bag:
elba-terminal-spells-nothing = nothing of use
elba-terminal-spells-escape = a way out: { $words }
elba-terminal-spells-weapons = weapons (+{ $bonus }): { $words }
elba-terminal-spells-rooms = jumps: { $words }
elba-terminal-legend = A, B, C: players / a, b, c: Napoleon No. 1, 2, 3 / !: Campbell

## In the browser

elba-web-group-move = Go to a room
elba-web-group-push = Push somebody
elba-web-group-jump = Jump by a word
elba-web-group-keep_one = Keep one letter
elba-web-group-keep_two = Keep two letters
elba-web-group-keep_word = Keep a word
elba-web-discard-rest = Discard them all, in any order
elba-web-hand = Your hand
elba-web-bag = Your Bag
elba-web-hand-short = Hand
elba-web-bag-short = Bag
elba-web-no-cards = no cards
elba-web-empty-bag = empty Bag
elba-web-hand-of =
    { $cards ->
        [0] no card in hand
        [one] one card in hand
       *[other] { $cards } cards in hand
    }
elba-web-piles = Deck and discard pile
elba-web-others = The other players
elba-web-spelled = What your Bag spells
elba-web-spells-nothing = Your Bag spells nothing of use yet.
elba-web-find = A word your Bag spells
elba-web-find-say = Say it
elba-web-find-propose = Put it to the others
elba-web-words = Words:
elba-web-ways-out = A way out:
elba-web-goal = { $strength ->
    [1] Ways out; Strength 2 first
   *[other] Ways out; roll below { $strength }
  }
elba-web-goal-short = { $strength ->
    [1] Out: Strength 2 first
   *[other] Out: die < { $strength }
  }
elba-web-way-missing =
    { $letters ->
        [none] { $word }: nothing is missing
       *[other] { $word }: missing { $letters }
    }
elba-web-anywhere = anywhere
elba-web-weapons = Weapons (+{ $bonus }):
elba-web-jumps = Jumps:
elba-web-letters = Letters:
elba-web-arms = Weapons:
elba-web-lay = Put { $word } into your Bag and keep it; the rest of the Bag is discarded
elba-web-keep-letters = Put nothing more into your Bag, and keep these
elba-web-walk =
    { $steps ->
        [one] { $place }: one step
       *[other] { $place }: walk there, { $steps } steps
    }
elba-web-draw-up-to =
    { $actions ->
        [one] Draw up to { $cards } cards and have { $actions } action
       *[other] Draw up to { $cards } cards and have { $actions } actions
    }
elba-web-book = Word book
elba-web-book-in-bag = in your Bag
elba-web-book-in-hand = in your hand
elba-web-book-to-find = missing
elba-web-book-out = Ways out
elba-web-book-weapon = Weapons
elba-web-book-jump = Rooms to jump to
elba-web-book-missing = missing { $letters }
elba-web-book-spelled = your Bag spells it
elba-web-book-held = you hold it all
elba-web-book-rooms = { $rooms } rooms
elba-web-book-gone = No { $letter } is left to draw until the discard pile is shuffled
elba-web-book-unseen = Letters you have not seen
elba-web-book-where =
    { $others ->
        [0] { $cards } cards, all of them in the deck.
       *[other] { $cards } cards: { $deck } in the deck, { $others } in the hands of others.
    }
elba-web-duel = A fight
elba-web-ties = The attacker, on the left, wins ties.
elba-web-die = Die
elba-web-strength = Strength
elba-web-armed = Weapons
elba-web-trial = An attempt to escape
elba-web-below = Roll below Strength { $strength }
elba-web-free-by = FREE, by the word { $word }!
elba-web-free = FREE!
elba-web-caught = CAUGHT
elba-web-zoom = Magnifying glass
elba-web-place-north_tower = North Tower
elba-web-place-east_tower = East Tower
elba-web-place-west_tower = West Tower
elba-web-place-south_tower = South Tower
elba-web-hint-draw = Every card in your hand costs you an action this turn. Choose a free place in your hand to draw up to there, or one card at a time.
elba-web-hint-act = Choose any room to walk there, as far as your actions go, or a Guest to push him about. Whoever enters an occupied room fights, and losing makes you stronger.
elba-web-hint-fill = Only the Bag spells: put letters into it to escape, to jump and to arm yourself. Choose a word below to lay and keep it at once; the rest of the Bag is discarded.
elba-web-hint-clean = Choose a word to keep it, or one or two letters of the Bag. Everything else is discarded.
elba-web-hint-bonus = Every weapon your Bag spells adds one. But losing has its charm: the loser gains Strength, and without Strength nobody escapes.
elba-web-log-bagged =
    { $isYou ->
        [yes] { $case ->
            [put] You bag { $put }
            [put_nothing] You bag { $put }, keep nothing
            [put_kept] You bag { $put }, keep { $kept }
            [nothing] You keep nothing in your Bag
           *[kept] You keep { $kept } in your Bag
        }
       *[no] { $case ->
            [put] { $name } bags { $put }
            [put_nothing] { $name } bags { $put }, keeps nothing
            [put_kept] { $name } bags { $put }, keeps { $kept }
            [nothing] { $name } keeps nothing in the Bag
           *[kept] { $name } keeps { $kept } in the Bag
        }
    }
elba-web-log-discarded =
    { $isYou ->
        [yes] { $count ->
            [one] discard one card
           *[other] discard { $count }
        }
       *[no] { $count ->
            [one] discards one card
           *[other] discards { $count }
        }
    }
elba-web-intro-title-1 = Spell your way out
elba-web-intro-1 = You are Napoleon, and so are ten others. Get the word of a tower into your Bag, stand in that tower, and roll less than your Strength: the first one out wins. EMPEROR and CAMPBELL work anywhere.
elba-web-intro-title-2 = Letters or legs
elba-web-intro-2 = Draw letters, up to seven in hand; every card you hold costs you one of seven actions. Then walk, push, jump. At the end of the turn letters go from your hand into the Bag, which keeps one word, or two letters.
elba-web-intro-title-3 = Lose well
elba-web-intro-3 = Whoever enters a room fights whoever is there. The loser flies off to some other room and grows stronger, and without Strength nobody escapes. Everybody sees your Bag: ELBA in it is a warning to all.

## What the bots do

elba-bot-greedy = collects the letters of a way out, gets stronger by losing fights, then runs for its tower

## Why a bot would do it

elba-because-try_it = Nothing ventured, nothing gained, and failing teaches.
elba-because-needs_letters = Letters are still missing for a way out.
elba-because-has_its_word = Your word is complete: keep the points.
elba-because-keeps_points = The way to the tower takes points.
elba-because-spare_card = A spare card can be given up instead of your word.
elba-because-towards_the_tower = That is the way to your tower.
elba-because-clears_the_way = Somebody stands in the way.
elba-because-looks_for_a_fight = A fight lost makes you stronger, a fight won brings a card.
elba-because-leaves_shelter = In here nobody fights, and nothing is learnt or won.
elba-because-nothing_to_do = Nothing useful is left to do.
elba-because-strike_hard = There is something to lose here.
elba-because-nothing_to_learn = You are strong already: losing would teach you little.
elba-because-learn_by_losing = You still have much to learn from losing.
elba-because-weakest_first = The weak ones first, to win more often.
elba-because-strongest_first = The strong one teaches most.
elba-because-breaks_their_word = That breaks a word they could escape with.
elba-because-wanted_letter = That letter is missing from your word.
elba-because-lucky_dip = Nothing there is of use: try your luck.
elba-because-useless_card = That card serves no plan.
elba-because-escape_word = That word opens a door.
elba-because-towards_a_word = These letters lead towards a way out.
elba-because-makes_room = That letter only takes up room.
elba-because-enough = What is left in hand is of use.
elba-because-good_for_me = You could use such a weapon yourself.
elba-because-lets_words_in = If all said no, no word would ever become a weapon.
elba-because-good_for_them = That would only help the other side.
elba-because-a_new_weapon = Asking costs nothing.
elba-because-least_harm = This does the least harm.

## Quick phrases

elba-phrase-vowel = I need a vowel.
elba-phrase-word = Is that a word?
elba-phrase-napoleon = I am the real Napoleon!

## Studies

elba-study-start = Who starts
elba-study-escape_words = Escape words tried
elba-study-words = Words kept in the Bag
elba-study-rooms = Rooms entered
elba-study-jumps = Rooms jumped to
elba-study-weapons = Weapons in the Bag when a bonus was taken
elba-study-bonus = Bonus taken in a fight
elba-study-letters = Letters drawn
elba-study-map = Where guests arrive, a match
elba-study-escapes = Which word opens the door
elba-study-escape_word = Word
elba-study-tries = Tries
elba-study-opened = The door opened
elba-study-opened_share = of the tries, %

## The tale of an evening, at the end

elba-story-quiet = { $count ->
    [0] It was a quiet evening: no two Emperors came to blows.
    [one] It was a quiet evening, with a single fight.
   *[other] There were { $count } fights, and nobody made a habit of winning them.
  }
elba-story-fighter = { $guest } won { $count } of the { $all } fights of the evening, more than any other Emperor.
elba-story-campbell = Of the { $all } fights of the evening Campbell won { $count }: the house keeps order.
elba-story-feud = { $guest } and { $other } met { $count } times, and neither would be the false one.
elba-story-door = { $seat } had tried the door once already; the die said { $face }, and the warders said good night.
elba-story-doors = Somebody ran for a door { $count } times, in vain.
elba-story-freed = Then { $seat } said “{ $word }”, with Strength { $strength }, and the die said { $face }: low enough. The boat left without a salute.
elba-story-lights_out = At lights out all of them were still here, and all of them Napoleon.
elba-story-strongest = At lights out { $seat } was the strongest with { $strength }, and still inside.

## What is counted about a choice

elba-odds-wins = victory { $value }
elba-odds-escapes = freedom { $value }
elba-odds-completes = completes a way out { $value }
elba-odds-helps = a missing letter { $value }

## What the coach compares two choices by

elba-coach-strength = A few turns later your Strength is { $first } on average, and { $second } after the other choice.
elba-coach-missing = A few turns later your nearest way out lacks { $first } letters on average, and { $second } after the other choice.
elba-coach-word = A few turns later your Bag spells a way out in { $first } of the cases, and in { $second } after the other choice.
elba-coach-rivals = A few turns later somebody else’s Bag spells a way out in { $first } of the cases, and in { $second } after the other choice.
