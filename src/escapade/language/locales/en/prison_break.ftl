# Prison Break. Squares go by their place and a number; places, objects and devices carry their article.

prison_break-title = Prison Break: le jeu
prison_break-tagline = Recruit, plan and slip out, while the one you voted out hunts you as Sergeant Bellick.

## Names

prison_break-figure-michael = Michael
prison_break-figure-sucre = Sucre
prison_break-figure-abruzzi = Abruzzi
prison_break-figure-bagwell = Bagwell
prison_break-figure-sara = Sara
prison_break-figure-pope = Pope
prison_break-figure-veronica = Veronica
prison_break-figure-lincoln = Lincoln
prison_break-escape-drains = Through the drains
prison_break-escape-night_shift = Night shift
prison_break-escape-kitchen_lift = The kitchen lift
prison_break-escape-paper_trail = Paper trail
prison_break-escape-long_way = The long way round
prison_break-escape-last_mass = The last mass
prison_break-escape-steam = Hot steam
prison_break-escape-dirty_linen = Dirty linen
prison_break-escape-false_wall = The false wall
prison_break-escape-back_stairs = The back stairs
prison_break-announcement-two = the two of your card
prison_break-announcement-three = all three
prison_break-part-route = the route
prison_break-part-device = the camera or tower
prison_break-object-cigarettes = a pack of cigarettes
prison_break-object-banknotes = a wad of banknotes
prison_break-object-gold_watch = a gold watch
prison_break-object-photograph = a photograph
prison_break-object-letter = a letter
prison_break-object-evidence = a piece of evidence
prison_break-object-syringe = a syringe
prison_break-object-radio = a radio
prison_break-object-phone_card = a phone card
prison_break-object-rosary = a rosary
prison_break-object-playing_cards = a deck of cards
prison_break-object-spoon = a spoon
prison_break-object-blank = a blank token
prison_break-tool-pliers = the pliers
prison_break-tool-breaker = the breaker
prison_break-place-infirmary = the infirmary
prison_break-place-psychiatric_ward = the psychiatric ward
prison_break-place-isolation = isolation
prison_break-place-guard_room = the guard room
prison_break-place-visiting_room = the visiting room
prison_break-place-cells = the cells
prison_break-place-workshop = the workshop
prison_break-place-wardens_office = the warden’s office
prison_break-place-chapel = the chapel
prison_break-place-library = the library
prison_break-place-kitchen = the kitchen
prison_break-place-laundry = the laundry
prison_break-place-boiler_room = the boiler room
prison_break-place-yard = the yard
prison_break-place-garden = the garden
prison_break-place-pitch = the sports pitch
prison_break-place-depot = the depot
prison_break-place-alley = the alley
prison_break-square-yard_1 = yard 1
prison_break-square-yard_2 = yard 2
prison_break-square-yard_3 = yard 3
prison_break-square-yard_4 = yard 4
prison_break-square-yard_5 = yard 5
prison_break-square-yard_6 = yard 6
prison_break-square-yard_7 = yard 7
prison_break-square-yard_8 = yard 8
prison_break-square-yard_9 = yard 9
prison_break-square-yard_10 = yard 10
prison_break-square-yard_11 = yard 11
prison_break-square-yard_12 = yard 12
prison_break-square-yard_13 = yard 13
prison_break-square-yard_14 = yard 14
prison_break-square-yard_15 = yard 15
prison_break-square-yard_16 = yard 16
prison_break-square-garden_1 = garden 1
prison_break-square-garden_2 = garden 2
prison_break-square-garden_3 = garden 3
prison_break-square-garden_4 = garden 4
prison_break-square-garden_5 = garden 5
prison_break-square-garden_6 = garden 6
prison_break-square-garden_7 = garden 7
prison_break-square-garden_8 = garden 8
prison_break-square-garden_9 = garden 9
prison_break-square-garden_10 = garden 10
prison_break-square-garden_11 = garden 11
prison_break-square-garden_12 = garden 12
prison_break-square-garden_13 = garden 13
prison_break-square-pitch_1 = pitch 1
prison_break-square-pitch_2 = pitch 2
prison_break-square-pitch_3 = pitch 3
prison_break-square-pitch_4 = pitch 4
prison_break-square-pitch_5 = pitch 5
prison_break-square-pitch_6 = pitch 6
prison_break-square-pitch_7 = pitch 7
prison_break-square-pitch_8 = pitch 8
prison_break-square-pitch_9 = pitch 9
prison_break-square-pitch_10 = pitch 10
prison_break-square-pitch_11 = pitch 11
prison_break-square-pitch_12 = pitch 12
prison_break-square-pitch_13 = pitch 13
prison_break-square-depot_1 = depot 1
prison_break-square-depot_2 = depot 2
prison_break-square-depot_3 = depot 3
prison_break-square-depot_4 = depot 4
prison_break-square-depot_5 = depot 5
prison_break-square-depot_6 = depot 6
prison_break-square-depot_7 = depot 7
prison_break-square-depot_8 = depot 8
prison_break-square-depot_9 = depot 9
prison_break-square-depot_10 = depot 10
prison_break-square-depot_11 = depot 11
prison_break-square-depot_12 = depot 12
prison_break-square-depot_13 = depot 13
prison_break-square-alley_1 = alley 1
prison_break-square-alley_2 = alley 2
prison_break-square-alley_3 = alley 3
prison_break-square-alley_4 = alley 4
prison_break-square-alley_5 = alley 5
prison_break-square-alley_6 = alley 6
prison_break-square-alley_7 = alley 7
prison_break-square-alley_8 = alley 8
prison_break-square-alley_9 = alley 9
prison_break-square-alley_10 = alley 10
prison_break-square-alley_11 = alley 11
prison_break-square-alley_12 = alley 12
prison_break-square-alley_13 = alley 13
prison_break-square-infirmary = infirmary
prison_break-square-psychiatric_ward = psychiatric ward
prison_break-square-isolation = isolation
prison_break-square-guard_room = guard room
prison_break-square-visiting_room = visiting room
prison_break-square-workshop = workshop
prison_break-square-wardens_office = warden’s office
prison_break-square-chapel = chapel
prison_break-square-library = library
prison_break-square-kitchen = kitchen
prison_break-square-laundry = laundry
prison_break-square-boiler_room = boiler room
prison_break-square-cells_1 = cell 1
prison_break-square-cells_2 = cell 2
prison_break-square-cells_3 = cell 3
prison_break-square-cells_4 = cell 4
prison_break-device-camera_1 = camera 1 (visiting room)
prison_break-device-camera_2 = camera 2 (infirmary)
prison_break-device-camera_3 = camera 3 (psychiatric ward)
prison_break-device-camera_4 = camera 4 (workshop)
prison_break-device-camera_5 = camera 5 (guard room)
prison_break-device-camera_6 = camera 6 (warden’s office)
prison_break-device-tower_1 = tower 1 (yard)
prison_break-device-tower_2 = tower 2 (garden)
prison_break-device-tower_3 = tower 3 (pitch)
prison_break-device-tower_4 = tower 4 (depot)
prison_break-device-tower_5 = tower 5 (alley)
prison_break-reason-escaped = the escape
prison_break-reason-guilt = too much guilt
prison_break-reason-days = no days left
prison_break-reason-given_up = a plan given up

## Cards: their names, then what they tell

prison_break-card-visitors_filmed = Smile, you are on film
prison_break-card-sick_bay_filmed = Pill count
prison_break-card-ward_filmed = Sleepless ward
prison_break-card-tools_filmed = A chisel short
prison_break-card-lockers_filmed = Stolen sandwich
prison_break-card-desk_filmed = Crooked frame
prison_break-card-searchlight_yard = Cat in the yard
prison_break-card-searchlight_garden = Trampled lettuce
prison_break-card-searchlight_pitch = Night match
prison_break-card-searchlight_depot = Late delivery
prison_break-card-searchlight_alley = Rattling bins
prison_break-card-death_row = Word from the governor
prison_break-card-in_chains = In irons
prison_break-card-riot_yard = Spoilt soup
prison_break-card-riot_garden = Radish war
prison_break-card-riot_pitch = Red card
prison_break-card-riot_depot = Lorry on fire
prison_break-card-riot_alley = Burning bins
prison_break-card-head_count = Head count
prison_break-card-power_cut = Power cut
prison_break-card-frozen_locks = Frozen locks
prison_break-card-lost_keys = A ring of keys
prison_break-card-inspection = White gloves
prison_break-card-shakedown = Shakedown
prison_break-card-sniffer_dogs = Sniffer dogs
prison_break-card-spot_check = Spot check
prison_break-card-contraband = Under the mattress
prison_break-card-new_recruit = First day
prison_break-card-reinforcements = Bus from the county
prison_break-card-double_patrol = Double shift
prison_break-card-drill = Drill
prison_break-card-informer = The informer
prison_break-card-plan_found = A scrap of blueprint
prison_break-card-sour_look = A sour look
prison_break-card-extra_chores = Extra chores
prison_break-card-sprained_ankle = Sprained ankle
prison_break-card-insolence = Insolence
prison_break-card-fist_fight = Fist fight
prison_break-card-good_conduct = Good conduct
prison_break-card-kind_word = A kind word
prison_break-card-second_wind = Second wind
prison_break-card-blind_spot = Blind spot
prison_break-card-thick_fog = Thick fog
prison_break-card-false_alarm = False alarm
prison_break-card-lost_property = Lost property
prison_break-card-keyhole = Keyhole
prison_break-card-cover_story = Cover story
prison_break-tale =
    { $cardKey ->
        [visitors_filmed] A new lens has its eye on the visiting room, and on whoever whispers there: camera 1 is on, guilt +2.
        [sick_bay_filmed] The doctor is three pills short, and pockets are turned out at her door: one object goes to the guard room, camera 2 is on.
        [ward_filmed] Somebody sang on the ward until dawn, and nobody slept: the next turn is lost, camera 3 is on.
        [tools_filmed] One chisel is missing at the evening count, and everybody looks innocent: camera 4 is on, guilt +2.
        [lockers_filmed] A guard’s sandwich has vanished, and there is mustard on a sleeve: off to isolation, camera 5 is on.
        [desk_filmed] A picture hangs askew behind the warden’s desk, and nobody goes far until he knows why: camera 6 is on, moves of two at most.
        [searchlight_yard] A cat trips a wire, and the whole yard stands in the light: tower 1 is on, guilt +2.
        [searchlight_garden] Footprints among the lettuces, and they do not lead to the kitchen: tower 2 is on, guilt +1.
        [searchlight_pitch] Who left a ball on the pitch? Whoever did may roll up the nets, all of them: the next turn is lost, tower 3 is on.
        [searchlight_depot] A lorry without papers stops at the depot, and nothing moves until it has some: tower 4 is on, no step through a gate.
        [searchlight_alley] A raccoon, or so everybody hopes; somebody is sent to look: tower 5 is on, one guard comes in.
        [death_row] The last appeal is turned down: Lincoln is locked in isolation, guilt +1.
        [in_chains] They put irons on his feet and a man at his side: Lincoln is locked in isolation, one guard comes in.
        [riot_yard] The soup moved first, then the plates: a riot closes the yard, guilt +2.
        [riot_garden] It began with one radish, well aimed: a riot closes the garden, guilt +1.
        [riot_pitch] A foul, a fist, and a referee who remembers faces: off to isolation, a riot closes the sports pitch.
        [riot_depot] A lorry burns at the depot, and every lock falls to: a riot closes the depot, no step through a gate.
        [riot_alley] Smoke fills the alley, and boots come running: a riot closes the alley, two guards come in.
        [head_count] Everybody stands by the bunks, and then again, because somebody laughed: moves of two at most, guilt +1.
        [power_cut] Darkness, shouting, torches, and behind every torch a man: moves of two at most, two guards come in.
        [frozen_locks] Ice in every keyhole, and somebody must have poured the water: no step through a gate, guilt +2.
        [lost_keys] The sergeant pats his belt, then everybody else’s pockets: one object goes to the guard room, no step through a gate.
        [inspection] A gentleman in white gloves draws a finger along the bunks: one object goes to the guard room, moves of two at most.
        [shakedown] Mattresses are turned over, and one of them rattles: one object goes to the guard room, guilt +1.
        [sniffer_dogs] A wet nose stops at a pocket and will not be talked out of it: one object goes to the guard room, guilt +2.
        [spot_check] “Just a minute, you”, says a voice that was not here yesterday: one object goes to the guard room, one guard comes in.
        [contraband] It was well hidden from all but the sleeper in the bunk below: one object goes to the guard room, off to isolation.
        [new_recruit] A young guard has ironed his own shirt and writes everything down: one guard comes in, guilt +2.
        [reinforcements] A busload of caps rolls up, and one of them knows a face: two guards come in, guilt +1.
        [double_patrol] The evening shift stays on to watch the night shift: three guards come in.
        [drill] The new men need somebody to practise on, and take all morning: the next turn is lost, two guards come in.
        [informer] A whisper, a cigarette, and a name is in the book: guilt +3.
        [plan_found] Somebody unfolds what should have been swallowed: guilt +5.
        [sour_look] Somebody stared at the captain, and now stares at a wall: the next turn is lost, guilt +1.
        [extra_chores] Forty pans, one brush, and a word too many about the cook: the next turn is lost, guilt +2.
        [sprained_ankle] The wall was higher than it looked: the next turn is lost.
        [insolence] The answer was funny, the sergeant was not amused: off to isolation, guilt +1.
        [fist_fight] One started it, the other finished it: off to isolation, guilt +2.
        [good_conduct] A tick in the right box: guilt −1.
        [kind_word] The chaplain puts in a good word: guilt −2.
        [second_wind] The legs remember freedom: three more squares.
        [blind_spot] Two steps left of the lens there is nobody to see: one move may ignore the camera.
        [thick_fog] Fog drinks the light: one move may ignore the tower.
        [false_alarm] Elsewhere, a bell: one guard is sent away.
        [lost_property] A signature, a straight face: take an object that lies face up.
        [keyhole] One eye is enough: look at any token.
        [cover_story] Three witnesses swear to two places at once: a second escape action.
       *[other] …
    }

## Told of people, objects, tools and escape cards: a line or two each (PB-46)

prison_break-board-told-figure-michael = He robbed a bank to be sent here. The way out is drawn on his skin, and only he can read it.
prison_break-board-told-figure-sucre = He scratches the days to his wedding into the wall. Tell him it is for love, and he is digging already.
prison_break-board-told-figure-abruzzi = He asks politely, and only once. Half the prison owes him a favour; the other half would not dare refuse one.
prison_break-board-told-figure-bagwell = A soft voice, a ready smile, and nobody turns their back. He comes along because leaving him behind would be worse.
prison_break-board-told-figure-sara = She bandages everybody and asks nobody how it happened. One door left unlocked would cost her everything, and she knows which.
prison_break-board-told-figure-pope = A fair man with a hard job. He reads every request twice before he says no, and now and then he reads it a third time.
prison_break-board-told-figure-veronica = She has read the file until the pages came loose. Somebody lied in it, and she means to prove who.
prison_break-board-told-figure-lincoln = Thirty days, then the chair. He has stopped counting; his brother has not.
prison_break-board-told-figure-bellick = He knows every key by its sound and every man by his fear. Tonight he counts you twice.
prison_break-board-told-object-cigarettes = Nobody here smokes them. They are counted, lent, and paid back with interest.
prison_break-board-told-object-banknotes = Small notes, rolled tight, still warm from somebody’s shoe.
prison_break-board-told-object-gold_watch = It loses six minutes a day. In here nobody minds.
prison_break-board-told-object-photograph = Three people on a beach squint into the sun. A fourth has been cut out, very neatly.
prison_break-board-told-object-letter = It has been opened and glued shut again, twice. Only the last line matters.
prison_break-board-told-object-evidence = A page from a file that was said to have burned. One corner is black.
prison_break-board-told-object-syringe = Clean, sealed, and missing from a tray that somebody counts every night.
prison_break-board-told-object-radio = It catches one station, and only by the window. The ball game is on.
prison_break-board-told-object-phone_card = Eleven minutes are left on it. Somebody outside is waiting for nine of them.
prison_break-board-told-object-rosary = Fifty-nine beads of bread, dried and blackened with soot. The chaplain has never asked.
prison_break-board-told-object-playing_cards = Fifty-one cards, and a seven of spades drawn by hand.
prison_break-board-told-object-spoon = One edge has been sharpened on the floor, a little every night. It still stirs coffee.
prison_break-board-told-object-blank = Dust, and the outline of something that lay here before.
prison_break-board-told-tool-pliers = Cable parts between the jaws like string, and somewhere a screen goes grey.
prison_break-board-told-tool-breaker = One pull, and a tower is only a tower.
prison_break-board-told-escape-drains = Water finds its way out of every house. Follow it under the cells, and come up among the cabbages.
prison_break-board-told-escape-night_shift = Those who scrub floors at night belong nowhere, and so they may be anywhere.
prison_break-board-told-escape-kitchen_lift = Forty trays go up each evening and come down empty. One of them will not.
prison_break-board-told-escape-paper_trail = A borrowed book, a sick note, a laundry list. Put them in order, and they make a map.
prison_break-board-told-escape-long_way = Nobody watches those who walk away from the gate. Go round, slowly, and arrive last.
prison_break-board-told-escape-last_mass = When the bell rings, every head is bowed. Count the amens; you have four.
prison_break-board-told-escape-steam = The pipes pass behind every desk in the house. By day they are hot, by night merely narrow.
prison_break-board-told-escape-dirty_linen = What nobody wants to touch, nobody searches. Breathe through the cloth.
prison_break-board-told-escape-false_wall = Knock, and one wall answers in another voice. They bricked up a corridor and forgot to write it down.
prison_break-board-told-escape-back_stairs = The warden’s guests never meet the prisoners. There is a staircase for that.
prison_break-told-yourself-bellick = You know every key by its sound and every man by his fear. Tonight you will count them twice.
prison_break-told-leader =
    { $leaderKey ->
        [michael] { prison_break-board-told-figure-michael }
        [sucre] { prison_break-board-told-figure-sucre }
        [abruzzi] { prison_break-board-told-figure-abruzzi }
        [bagwell] { prison_break-board-told-figure-bagwell }
       *[other] …
    }
prison_break-told-outsider =
    { $outsiderKey ->
        [sara] { prison_break-board-told-figure-sara }
        [pope] { prison_break-board-told-figure-pope }
        [veronica] { prison_break-board-told-figure-veronica }
       *[other] …
    }
prison_break-told-object =
    { $objectKey ->
        [cigarettes] { prison_break-board-told-object-cigarettes }
        [banknotes] { prison_break-board-told-object-banknotes }
        [gold_watch] { prison_break-board-told-object-gold_watch }
        [photograph] { prison_break-board-told-object-photograph }
        [letter] { prison_break-board-told-object-letter }
        [evidence] { prison_break-board-told-object-evidence }
        [syringe] { prison_break-board-told-object-syringe }
        [radio] { prison_break-board-told-object-radio }
        [phone_card] { prison_break-board-told-object-phone_card }
        [rosary] { prison_break-board-told-object-rosary }
        [playing_cards] { prison_break-board-told-object-playing_cards }
        [spoon] { prison_break-board-told-object-spoon }
        [blank] { prison_break-board-told-object-blank }
       *[other] …
    }
prison_break-told-tool =
    { $toolKey ->
        [pliers] { prison_break-board-told-tool-pliers }
        [breaker] { prison_break-board-told-tool-breaker }
       *[other] …
    }

## Options

prison_break-option-watch_days = Days under watch
prison_break-option-watch_days-help = For how many of his turns Bellick may keep the same camera or tower on; 0 sets no limit. More makes escaping harder.
prison_break-option-guards_indoors = Guards indoors
prison_break-option-guards_indoors-help = Guards on the move may enter buildings where nobody is left to recruit or fetch. New guards still come in outside.
prison_break-option-relief = Relief a day
prison_break-option-relief-help = How often a day the team may lower guilt instead of moving; 0 sets no limit. Less makes escaping harder.

## Actions, as a choice in a list

prison_break-action-choose = Play { $leader }
prison_break-action-keep_plan = Keep “{ $escape }”
prison_break-action-announce = Announce { $announcement }
prison_break-action-add_third = Announce the third outsider too
prison_break-action-show = Show { $part } to { $seat }
prison_break-action-declare = The team is complete: vote!
prison_break-action-give_up = Give the plan up
prison_break-action-vote = Vote { $leader } out
prison_break-action-draw = Draw a Handicap/Chance card
prison_break-action-add_guard = Let a guard come in
prison_break-action-raise_guilt = Guilt +1
prison_break-action-lose =
    { $question ->
        [hand_over] Hand over { $object }
       *[other] Lose { $object } for good
    }
prison_break-action-lower_guilt = Guilt −1
prison_break-action-step = Step to { $square }
prison_break-action-lay = Lay a route token here
prison_break-action-stop =
    { $question ->
        [escape] Stay here
       *[other] Stop here
    }
prison_break-action-slip = Slip out behind the gate: { $square }
prison_break-action-search = Look at the token here
prison_break-action-pick = Pick up { $object }
prison_break-action-take = Take it
prison_break-action-leave = Leave it face down
prison_break-action-throw = Throw the blank away
prison_break-action-swap = Lay down { $object } for it
prison_break-action-recruit = Recruit the outsider here
prison_break-action-bribe = Bribe the guard here
prison_break-action-take_tool = Take the tool
prison_break-action-disable = Put it out of order
prison_break-action-done = Nothing more
prison_break-action-play = Play “{ $card }”
prison_break-action-use = Use it now
prison_break-action-keep = Keep it for later
prison_break-action-guard = Move the guard from { $square }
prison_break-action-post = Guard to { $square }
prison_break-action-watch = Turn on { $device }
prison_break-action-lose_turn = Lose the next turn
prison_break-action-name = It falls on { $figure }
prison_break-action-go = Run to { $square }
prison_break-action-peek = Peek at { $square }
prison_break-action-dismiss = Send the guard away from { $square }
prison_break-action-retrieve = Take back { $object }

## Draws

prison_break-chance-first = { $seat } rolls highest
prison_break-chance-escape = Escape card: “{ $escape }”
prison_break-chance-die = The die shows { $face }
prison_break-chance-card = Card: “{ $card }”
prison_break-chance-lot = A guard who falls for { $object }
prison_break-chance-token = Under the token: { $object }

## Questions: as put to the one who decides, and as told to the others

prison_break-question-first = The dice say who chooses first.
prison_break-question-first-others = { prison_break-question-first }
prison_break-question-choose = Whom do you play?
prison_break-question-choose-others =
    { $playerIsYou ->
        [yes] You choose a leader.
       *[no] { $player } chooses a leader.
    }
prison_break-question-deal = Michael draws two escape cards.
prison_break-question-deal-others = { prison_break-question-deal }
prison_break-question-keep_plan = Which plan do you keep? The other goes back unseen.
prison_break-question-keep_plan-others =
    { $playerIsYou ->
        [yes] You weigh two plans.
       *[no] { $player } weighs two plans.
    }
prison_break-question-announce = Whom do you announce for recruiting?
prison_break-question-announce-others =
    { $playerIsYou ->
        [yes] You decide whom to announce.
       *[no] { $player } decides whom to announce.
    }
prison_break-question-wish = One die: what will the outsiders ask for?
prison_break-question-wish-others = { prison_break-question-wish }
prison_break-question-harmful = { $figure } must harm the team first: which is the lesser evil?
prison_break-question-harmful-others =
    { $playerIsYou ->
        [yes] You pick a harmful action.
       *[no] { $player } picks a harmful action.
    }
prison_break-question-escape =
    { $points ->
        [0] { $figure }’s turn to act, without a step. What will it be?
        [one] { $figure }’s turn to act, with one step at most. What will it be?
       *[other] { $figure }’s turn to act, with up to { $points } steps. What will it be?
    }
prison_break-question-escape-others =
    { $playerIsYou ->
        [yes] You plan a move.
       *[no] { $player } plans a move.
    }
prison_break-question-move =
    { $points ->
        [0] { $figure } has no steps left.
        [one] { $figure }: one step left.
       *[other] { $figure }: { $points } steps left.
    }
prison_break-question-move-others =
    { $playerIsYou ->
        [yes] You are on the move.
       *[no] { $player } is on the move.
    }
prison_break-question-act = What does { $figure } do here?
prison_break-question-act-others =
    { $playerIsYou ->
        [yes] You look around.
       *[no] { $player } looks around.
    }
prison_break-question-bellick = Sergeant, what will it be: a card, a guard, a light?
prison_break-question-bellick-others =
    { $playerIsYou ->
        [yes] You are on patrol as Bellick.
       *[no] { $player } is on patrol as Bellick.
    }
prison_break-question-post = Where does this guard go?
prison_break-question-post-others =
    { $playerIsYou ->
        [yes] You march a guard.
       *[no] { $player } marches a guard.
    }
prison_break-question-over = The last gate has closed.
prison_break-question-over-others = { prison_break-question-over }
prison_break-question-vote = Who leaves the team and becomes Sergeant Bellick?
prison_break-question-vote-others =
    { $waiting_forCount ->
        [one] { $waiting_for } has still to vote.
       *[other] { $waiting_for } have still to vote.
    }
prison_break-question-tie = The vote is tied. Michael decides: who is out?
prison_break-question-tie-others =
    { $playerIsYou ->
        [yes] You break the tie.
       *[no] { $player } breaks the tie.
    }
prison_break-question-drawing = A Handicap/Chance card is drawn.
prison_break-question-drawing-others = { prison_break-question-drawing }
prison_break-question-chance = “{ $card }”: use it now or keep it?
prison_break-question-chance-others =
    { $playerIsYou ->
        [yes] You hold a chance.
       *[no] { $player } holds a chance.
    }
prison_break-question-name = “{ $card }”: whom does it hit?
prison_break-question-name-others =
    { $playerIsYou ->
        [yes] You choose a victim.
       *[no] { $player } chooses a victim.
    }
prison_break-question-guard_lot = A guard is drawn by lot.
prison_break-question-guard_lot-others = { prison_break-question-guard_lot }
prison_break-question-guard_die = A die says where the guard comes in.
prison_break-question-guard_die-others = { prison_break-question-guard_die }
prison_break-question-guard_place = Where does the guard stand? He falls for { $object }.
prison_break-question-guard_place-others =
    { $playerIsYou ->
        [yes] You place a guard.
       *[no] { $player } places a guard.
    }
prison_break-question-drive = { $figure } is driven out: a die says where to.
prison_break-question-drive-others = { prison_break-question-drive }
prison_break-question-go = { $figure } is driven out: to which square?
prison_break-question-go-others =
    { $playerIsYou ->
        [yes] You run from the light.
       *[no] { $player } runs from the light.
    }
prison_break-question-caught = A guard has { $figure }! What will it cost?
prison_break-question-caught-others =
    { $playerIsYou ->
        [yes] You have been caught.
       *[no] { $player } has been caught.
    }
prison_break-question-hand_over = Which object of { $figure }’s is confiscated?
prison_break-question-hand_over-others =
    { $playerIsYou ->
        [yes] You turn out your pockets.
       *[no] { $player } turns out the pockets.
    }
prison_break-question-looking = A token is turned, out of sight of the others.
prison_break-question-looking-others = { prison_break-question-looking }
prison_break-question-look = It is { $object }. What does { $figure } do?
prison_break-question-look-others =
    { $playerIsYou ->
        [yes] You look under a token.
       *[no] { $player } looks under a token.
    }
prison_break-question-swap = Hands full: what does { $figure } lay down for { $object }?
prison_break-question-swap-others =
    { $playerIsYou ->
        [yes] You swap objects.
       *[no] { $player } swaps objects.
    }
prison_break-question-peek = Which token does { $figure } peek at?
prison_break-question-peek-others =
    { $playerIsYou ->
        [yes] You peek through a keyhole.
       *[no] { $player } peeks through a keyhole.
    }
prison_break-question-dismiss = Which guard is called away?
prison_break-question-dismiss-others =
    { $playerIsYou ->
        [yes] You raise a false alarm.
       *[no] { $player } raises a false alarm.
    }
prison_break-question-retrieve = What does { $figure } take back?
prison_break-question-retrieve-others =
    { $playerIsYou ->
        [yes] You sign for lost property.
       *[no] { $player } signs for lost property.
    }

## Events, as the log tells them

prison_break-event-first =
    { $seatIsYou ->
        [yes] You choose first.
       *[no] { $seat } chooses first.
    }
prison_break-event-chose =
    { $seatIsYou ->
        [yes] You play { $leader }. { prison_break-told-leader }
       *[no] { $seat } plays { $leader }. { prison_break-told-leader }
    }
prison_break-event-dealt =
    { $seatIsYou ->
        [yes] You draw an escape card: “{ $escape }”.
       *[no] { $seat } draws an escape card.
    }
prison_break-event-kept_plan =
    { $seatIsYou ->
        [yes] You keep “{ $escape }” and put the other back.
       *[no] { $seat } keeps one plan and puts the other back.
    }
prison_break-event-turn =
    { $seatIsYou ->
        [yes] { $figure }, your turn.
       *[no] { $figure }’s turn ({ $seat }).
    }
prison_break-event-bellick_turn =
    { $seatIsYou ->
        [yes] Sergeant Bellick, your turn.
       *[no] Sergeant Bellick’s turn ({ $seat }).
    }
prison_break-event-drew =
    { $seatIsYou ->
        [yes] You draw “{ $card }”. { prison_break-tale }
       *[no] { $seat } draws “{ $card }”. { prison_break-tale }
    }
# In an event −1 is also how an empty field is written, so a fall of 1 comes as “none”.
prison_break-event-guilt =
    { $changeKey ->
        [none] Guilt falls to { $guilt }.
       *[other] { $change ->
            [0] Guilt stays at { $guilt }.
            [-2] Guilt falls to { $guilt }.
            [-3] Guilt falls to { $guilt }.
            [-4] Guilt falls to { $guilt }.
            [-5] Guilt falls to { $guilt }.
            [-6] Guilt falls to { $guilt }.
            [-7] Guilt falls to { $guilt }.
            [-8] Guilt falls to { $guilt }.
            [-9] Guilt falls to { $guilt }.
           *[other] Guilt rises to { $guilt }.
        }
    }
prison_break-event-looked =
    { $seatIsYou ->
        [yes] You look under a token ({ $square }): { $object }. { prison_break-told-object }
       *[no] { $seat } looks under a token ({ $square }).
    }
prison_break-event-showed =
    { $partKey ->
        [none] Michael shows { $seat } something of his card.
       *[other] Michael shows { $part }; seen by { $seat }.
    }
prison_break-event-declared =
    { $seatIsYou ->
        [yes] You declare the team complete. Whoever was not recruited goes home. Now all vote.
       *[no] { $seat } declares the team complete. Whoever was not recruited goes home. Now all vote.
    }
prison_break-event-voted =
    { $seatIsYou ->
        [yes] You voted { $leader } out.
       *[no] { $seat } voted { $leader } out.
    }
prison_break-event-became_bellick =
    { $seatIsYou ->
        [yes] { $leader } is out: from now on you are Sergeant Bellick. { prison_break-told-yourself-bellick }
       *[no] { $leader } is out: from now on { $seat } is Sergeant Bellick. { prison_break-board-told-figure-bellick }
    }
prison_break-event-handed =
    { $seatIsYou ->
        [yes] { $figure } is yours to play now.
       *[no] { $figure } is { $seat }’s to play now.
    }
prison_break-event-announced = { $outsider } is to be recruited. { prison_break-told-outsider }
prison_break-event-wished = { $outsider } asks for { $object }.
prison_break-event-day = Day { $day }.
prison_break-event-kept = { $figure } keeps “{ $card }” for later.
prison_break-event-played = { $figure } plays “{ $card }”.
prison_break-event-no_effect = “{ $card }” helps nobody today.
prison_break-event-guard_came = A guard takes up his post: { $square }. He falls for { $object }.
prison_break-event-no_guard = No guard comes.
prison_break-event-guard_moved = A guard marches from { $start } to { $square }.
prison_break-event-guard_left = A guard is called away: { $square }.
prison_break-event-lost = { $figure } loses { $object } for good.
prison_break-event-moved = { $figure } moves from { $start } to { $square }.
prison_break-event-laid = { $figure } marks { $place } with a route token.
prison_break-event-took = { $figure } takes { $object }.
prison_break-event-left = { $figure } leaves the token face down: { $square }.
prison_break-event-threw = { $figure } throws a blank away: { $square }.
prison_break-event-laid_down = { $figure } lays down { $object }: { $square }.
prison_break-event-recruited = { $figure } hands over { $object }: { $outsider } joins the team!
prison_break-event-bribed = { $figure } slips the guard on { $square } { $object }, and he goes home.
prison_break-event-took_tool = { $figure } picks up { $tool }. { prison_break-told-tool }
prison_break-event-disabled = { $figure } puts { $device } out of order, for good.
prison_break-event-turned_on = Now on: { $device }.
prison_break-event-turned_off = Now off: { $device }.
prison_break-event-driven = { $figure } is driven out: from { $start } to { $square }.
prison_break-event-caught = A guard catches { $figure }: { $square }!
prison_break-event-loses_turn = { $figure } will miss a turn.
prison_break-event-missed = { $figure } misses this turn.
prison_break-event-isolated = { $figure } is thrown into isolation.
prison_break-event-joined = { $figure } finds Lincoln, and takes him along. { prison_break-board-told-figure-lincoln }
prison_break-event-found_nothing = The search finds nothing to take.
prison_break-event-confiscated = { $figure } loses { $object } to the guard room.
prison_break-event-named = It falls on { $figure }.
prison_break-event-reshuffled = The discard becomes the pile again.
prison_break-event-ended =
    { $reasonKey ->
        [escaped] A last gate, a last look back: they are out!
        [guilt] Thirty points of guilt: the cells are locked for good.
        [days] Day 30 is over, and nobody got out.
       *[other] Michael folds his plan: it cannot work any more.
    }

## Why something cannot be done

prison_break-why-not_now = That is not what is being decided.
prison_break-why-must_be_michael = Somebody must be Michael, and you are the last to choose.
prison_break-why-not_dealt = You did not draw this card.
prison_break-why-not_michael = Only Michael may do that, in his own turn.
prison_break-why-all_announced = All three have been announced.
prison_break-why-already_shown = This player has seen it already.
prison_break-why-not_to_yourself = Show it to another player at the table.
prison_break-why-not_recruited = The two outsiders of the card are not both recruited, or it is not the start of the turn.
prison_break-why-still_possible = The plan can still succeed.
prison_break-why-no_guards_left = All guards are out already.
prison_break-why-not_in_plan = Not before the team is complete.
prison_break-why-already_laid = There is a route token in this place.
prison_break-why-no_tokens_left = The route tokens are used up.
prison_break-why-not_shut_in = No lit zone shuts anybody in here.
prison_break-why-nothing_here = No token lies here.
prison_break-why-hands_full = Three objects are all that two hands can carry: swap one.
prison_break-why-not_full = There is a hand free: simply take it.
prison_break-why-blank = A blank is left or thrown away.
prison_break-why-not_blank = Only a blank is thrown away.
prison_break-why-nobody_here = Nobody to recruit here.
prison_break-why-not_announced = This outsider was not announced.
prison_break-why-no_guard_here = There is no guard there.
prison_break-why-no_tool_here = No tool lies here.
prison_break-why-no_device_here = Neither a camera’s room nor a tower’s square.
prison_break-why-no_tool = The right tool is missing: pliers for a camera, the breaker for a tower.
prison_break-why-out_of_order = It is out of order for good.
prison_break-why-guard_stuck = This guard has nowhere to go.
prison_break-why-too_far = A guard ends up to three squares away, never by a tower or by another guard, nor in a building that is closed to guards.
prison_break-why-already_on = It is on already.
prison_break-why-barred = It has just gone off and stays off this turn.
prison_break-why-already_lost = The next turn is lost already.
prison_break-why-not_a_member = That is nobody of the team.
prison_break-why-not_a_choice = Not among the choices here.
prison_break-why-not_rolled = The die says where this guard takes his post: an empty square there, never a tower’s.
prison_break-why-no_guilt = There is no guilt to lower.
prison_break-why-relief_spent =
    { $times ->
        [one] The team has lowered guilt once today, and no more is allowed.
       *[other] The team has lowered guilt { $times } times today, and no more is allowed.
    }
prison_break-why-pile_empty = No card is left to draw.
prison_break-why-recruiting_over = Recruiting is over.
prison_break-why-taken_leader = { $leader } is taken.
prison_break-why-not_a_candidate =
    { $leaderKey ->
        [none] There is somebody else to vote on.
       *[other] { $leader } is not up for the vote.
    }
prison_break-why-not_held =
    { $objectKey ->
        [none] Nothing to give.
       *[other] There is no way to give { $object }: it is not in these hands.
    }
prison_break-why-not_linked =
    { $squareKey ->
        [none] There is nowhere to step.
       *[other] No door, gate or lane leads straight to { $square } from here.
    }
prison_break-why-watched = The camera watches { $square }.
prison_break-why-lit = The light is on { $square }.
prison_break-why-riot = A riot keeps everybody out of { $square }.
prison_break-why-gates_shut = The gates are shut on the way to { $square }.
prison_break-why-no_steps_left = No steps left after { $steps }.
prison_break-why-full = { $square } is full.
prison_break-why-not_that_gate =
    { $squareKey ->
        [none] Only the nearest gate with room will do.
       *[other] { $square } is not behind the nearest gate with room.
    }
prison_break-why-not_lying_here =
    { $objectKey ->
        [none] Nothing lies here face up.
       *[other] Look elsewhere for { $object }.
    }
prison_break-why-wrong_object = { $outsider } asks for { $object }.
prison_break-why-wrong_bribe = This guard falls only for { $object }.
prison_break-why-card_not_kept =
    { $cardKey ->
        [none] No chance is kept.
       *[other] “{ $card }” is not among the cards kept.
    }
prison_break-why-card_useless =
    { $cardKey ->
        [none] It would do nothing now.
       *[other] “{ $card }” would do nothing now.
    }

## How it ends

prison_break-outcome-escaped = They are out! { $winners } made it past the last gate.
prison_break-outcome-guilt =
    { $winnersCount ->
        [0] Guilt has reached its end before the plan began: everybody loses.
       *[other] Guilt has reached its end. Sergeant Bellick wins: { $winners }.
    }
prison_break-outcome-days =
    { $winnersCount ->
        [0] Thirty days are over and the team was never complete: everybody loses.
       *[other] Thirty days are over. Sergeant Bellick wins: { $winners }.
    }
prison_break-outcome-given_up =
    { $winnersCount ->
        [0] The plan is given up before it began: everybody loses.
       *[other] The plan is given up. Sergeant Bellick wins: { $winners }.
    }
prison_break-outcome-escaped-short = the team escapes
prison_break-outcome-guilt-short = guilt runs over
prison_break-outcome-days-short = the days run out
prison_break-outcome-given_up-short = the plan is given up

## Fields of a view

prison_break-view-stage = `recruiting` or `plan`.
prison_break-view-day = The day being played.
prison_break-view-guilt = Guilt, from 0 to 30.
prison_break-view-relieved = How often the team has lowered guilt today.
prison_break-view-first = The seat that chose first.
prison_break-view-bellick = The seat that is Bellick; null while recruiting.
prison_break-view-players = Each seat’s leader, how often Michael showed it something, and what, where you may know.
prison_break-view-figures = Every figure: its square, who plays it, what it carries, whether it loses its next turn, from which day it acts.
prison_break-view-joined = Outsiders and Lincoln in the order in which they joined.
prison_break-view-acted = Who has begun a turn today.
prison_break-view-turn = Whose turn it is and how far it has come.
prison_break-view-guards = Guards by square, with the object that bribes them.
prison_break-view-guard_pile = Guards still to come, by bribe.
prison_break-view-tokens = Tokens by square: who looked, and what it is if you know.
prison_break-view-lying = Objects that lie face up, by square.
prison_break-view-gone = Objects out of the game.
prison_break-view-tools = Where the tools lie; null once taken.
prison_break-view-route = Places with a route token.
prison_break-view-out_of_order = Devices out of order for good.
prison_break-view-camera = The camera that is on, who set it, for how many of Bellick’s turns.
prison_break-view-tower = The same for the tower.
prison_break-view-barred = Devices that may not go on again this turn.
prison_break-view-met = Where guards have caught the figure on turn in this move: each does so once.
prison_break-view-active = The lasting card in force.
prison_break-view-deck = Cards left in the pile.
prison_break-view-discard = Cards in the discard.
prison_break-view-wish = The die that says what outsiders ask for.
prison_break-view-announced = Outsiders announced for recruiting.
prison_break-view-blurred = Whether all three were announced at once.
prison_break-view-card = The escape card, if you know it.
prison_break-view-other = The card put back, if you know it.
prison_break-view-dealt = How many escape cards were drawn.
prison_break-view-ruled_out = Escape cards that would have won already.
prison_break-view-fitting = Escape cards that fit all you know.
prison_break-view-hopeless = Whether every plan that fits has become impossible.
prison_break-view-reason = Why the match ended; null before the end.
prison_break-view-reach = Where the move that you are asked for can lead, and the first step of the way to each square.
prison_break-view-deeds = What can be done on each of those squares by whoever stops there; `stop` fetches Lincoln.
prison_break-view-clues = Escape cards that do not fit, and what speaks against each; when the match is over, as Bellick saw it.

## On every board

prison_break-board-bellick = Sergeant Bellick

## In the terminal

prison_break-terminal-guilt = Guilt
prison_break-terminal-days = Day
prison_break-terminal-in-force = In force:
prison_break-terminal-wishes = They ask for:
prison_break-terminal-plan = The plan, “{ $plan }”:
prison_break-terminal-plan-choice = Plan { $number }:
prison_break-terminal-plan-secret = Your plan, still a secret:
prison_break-terminal-plan-route = Route, x for what is marked:
prison_break-terminal-lay-route = { $place }, on the route
prison_break-terminal-lay-decoy = { $place }, a decoy
prison_break-terminal-plan-lincoln = Lincoln, still to be fetched: { $square }
prison_break-terminal-plan-lincoln-here = Lincoln is with the team.
prison_break-terminal-plan-device = To put out of order: { $device }, with { $tool } ({ $where })
prison_break-terminal-plan-device-done = Out of order, as planned: { $device }
prison_break-terminal-and = { $first }; { $second }
prison_break-terminal-riot = riot ({ $place })
prison_break-terminal-lock_down = moves of two at most
prison_break-terminal-gates_shut = gates shut
prison_break-terminal-until-card = { $thing }, until the next card
prison_break-terminal-stays = { $figure } stays put.
prison_break-terminal-dealt = { $seat } draws two escape cards.
prison_break-terminal-bides = Guilt goes up and back down to { $guilt }: biding time.
prison_break-terminal-fitting = Plans that fit what you know:
prison_break-terminal-player = { $name }:
prison_break-terminal-loses-turn = misses a turn
prison_break-terminal-on-for =
    { $days ->
        [0] { $device }, turn { $turns }
       *[other] { $device }, turn { $turns } of { $days }
    }
prison_break-terminal-out-of-order = Out of order for good:
prison_break-terminal-route-left = Route tokens left: { $tokens }
prison_break-terminal-guards = Guards and their bribes:
prison_break-terminal-tools-later = Tools, to be taken once the team is complete:
prison_break-terminal-tools = Tools to take:
prison_break-terminal-lying = Lying face up:
prison_break-terminal-seen = Tokens you have seen:
prison_break-terminal-card = “{ $card }”: { prison_break-tale }
prison_break-terminal-legend = Signs: G guard, ? token, * object, ! tool, ^ tower, x route, + door, = gate
prison_break-terminal-short =
    { $squareKey ->
        [infirmary] Infirmary
        [psychiatric_ward] Psych
        [isolation] Isolation
        [guard_room] Guards
        [visiting_room] Visits
        [workshop] Workshop
        [wardens_office] Warden
        [chapel] Chapel
        [library] Library
        [laundry] Laundry
        [boiler_room] Boilers
       *[other] …
    }
prison_break-terminal-hopeless = The plan can no longer succeed.

## In the browser

prison_break-web-group-guard = Move a guard
prison_break-web-group-show = Show part of the plan
prison_break-web-group-watch = Turn a camera or a tower on
prison_break-web-day = Day { $day } of { $last }
prison_break-web-guilt = Guilt { $guilt } of { $most }
prison_break-web-guilt-word = guilt
prison_break-web-missions = What it takes to get out
prison_break-web-mission-recruit = Recruit
prison_break-web-mission-places = Places marked
prison_break-web-mission-device = Camera or tower
prison_break-web-mission-camera = Camera { $number }
prison_break-web-mission-tower = Tower { $number }
prison_break-web-mission-state =
    { $done ->
        [yes] { $what }: done
       *[no] { $what }: still to do
    }
prison_break-web-marks =
    { $count ->
        [0] no mark yet
        [one] one mark
       *[other] { $count } marks
    }
prison_break-web-hunt-days =
    { $left ->
        [one] You win if they are still here tonight,
       *[other] You win if they are still here in { $left } days,
    }
prison_break-web-hunt-guilt = or with { $left } more guilt.
prison_break-web-deck = Card pile: { $count } left
prison_break-web-guards = Guards outside: { $count }
prison_break-web-files = Case files
prison_break-web-closer = Look closer
prison_break-web-too_far =
    { $points ->
        [one] No open way leads there with one step.
       *[other] No open way leads there within { $points } steps.
    }
prison_break-web-only_walk = Only walk there
prison_break-web-fetch = Take Lincoln along
prison_break-web-came_back = { $figure } walks about and comes back: { $square }.
prison_break-web-wants = asks for { $object }
prison_break-web-who = Who is { $figure }?
prison_break-web-done = done
prison_break-web-plan = The plan
prison_break-web-guess = Notebook
prison_break-web-active = in force
prison_break-web-handicap = Handicap
prison_break-web-chance = Chance
prison_break-web-hopeless = This plan cannot succeed any more.
prison_break-web-suspects =
    { $count ->
        [one] One plan fits what you know
       *[other] { $count } plans fit what you know
    }
prison_break-web-struck = Struck out
prison_break-web-struck-none = Nothing yet: no clue has spoken.
prison_break-web-struck-nothing_new = nothing that was not struck out before
prison_break-web-clue-day = Day { $day }
prison_break-web-clue-announced = Michael asked for { $one } and { $two }
prison_break-web-clue-recruited = The team is complete without { $figure }
prison_break-web-clue-goes_on = All of it was done, and nobody got out
prison_break-web-clue-route = Michael showed you his route
prison_break-web-clue-device = Michael showed you his camera or tower
prison_break-web-marked = { $done } of { $all } places marked
prison_break-web-mark-ring = Circle { $plan }
prison_break-web-mark-stroke = Cross out { $plan }
prison_break-web-note = Note on { $plan }
prison_break-web-note-hint = a word to yourself …
prison_break-web-notes-private = Your marks and notes stay on this device.
prison_break-web-guesses = Bellick’s notebook
prison_break-web-guesses-fit =
    { $count ->
        [one] One plan fitted all he could know:
       *[other] { $count } plans fitted all he could know:
    }
prison_break-web-guess-ring = circled
prison_break-web-guess-stroke = crossed out
prison_break-web-guess-true = this was it
prison_break-web-votes =
    { $count ->
        [one] one vote
       *[other] { $count } votes
    }
prison_break-web-out = Out
prison_break-web-ballot =
    { $state ->
        [missing] { $name } is still thinking
        [handed] { $name } has voted, face down
       *[open] { $name } voted for { $leader }
    }
prison_break-web-role-title-bellick = You are Sergeant Bellick
prison_break-web-role-title-other = { $name } is Sergeant Bellick now
prison_break-web-role-lead-bellick = They have voted you out, and somebody has handed you a cap and a ring of keys. { $leader } is history: now nobody leaves.
prison_break-web-role-lead-team = { $leader } has changed sides. Whatever { $name } saw and heard among you, Bellick knows, and he wins if you fail.
prison_break-web-role-lead-watch = { $leader } has changed sides: from now on { $name } hunts the others.
prison_break-web-role-wins-bellick = You win, whichever comes first,
prison_break-web-role-wins-watch = Bellick wins, whichever comes first,
prison_break-web-role-win-days =
    { $left ->
        [one] if they are still here when day { $last } ends: tonight
       *[other] if they are still here when day { $last } ends: { $left } days to go
    }
prison_break-web-role-win-guilt = if guilt reaches { $most }: { $left } more will do
prison_break-web-role-win-given_up = if Michael gives his plan up
prison_break-web-role-turn = In your turn you draw a card, march a guard up to three squares, or turn a camera or a tower on.
prison_break-web-role-memory =
    { $count ->
        [one] You forget nothing you have seen: one single plan fits it. It stands in your notebook.
       *[other] You forget nothing you have seen: { $count } plans fit it. They stand in your notebook.
    }
prison_break-web-role-known = He does not know the plan. You do now: open it on the map. Red flags show what is left to do.
prison_break-web-role-closed = A lit zone or a watched room is closed to you, and a guard catches whoever comes onto his square.
prison_break-web-role-decoys = He sees your marks, but not which of them count. A mark in the wrong place costs him days.
prison_break-web-role-left = Still to do: { $left }
prison_break-web-role-places =
    { $count ->
        [one] mark one place
       *[other] mark { $count } places
    }
prison_break-web-role-go-bellick = Take the keys
prison_break-web-role-go-team = On with the plan
prison_break-web-missing = missing
prison_break-web-print-guard_there = a guard is there
prison_break-web-print-guard_here = a guard is here
prison_break-web-print-is_here = { $figure } is here
prison_break-web-print-asked = { $figure } asks for it
prison_break-web-print-guards =
    { $count ->
        [0] nobody asks for it
        [one] one guard falls for it
       *[other] { $count } guards fall for it
    }
prison_break-web-print-on_plan = on the plan
prison_break-web-print-off_plan = not on the plan
prison_break-web-print-decoy = a decoy
prison_break-web-print-left =
    { $count ->
        [one] the last token
       *[other] { $count } tokens left
    }
prison_break-web-print-recruit = { $figure }, for { $object }
prison_break-web-hint-choose = Michael knows the plan and cannot be voted out. The others may become Sergeant Bellick half-way.
prison_break-web-hint-keep_plan = Look for places that lie close together. Only you see these two sheets.
prison_break-web-hint-announce = All three names hide your plan from the future Bellick, but the third is no help to you.
prison_break-web-hint-harmful = Every turn costs something first. Thirty guilt and all is lost; a card is a gamble, a guard only a nuisance, for now.
prison_break-web-hint-declare = Everybody announced is with you. Say that the team is complete, and the second half begins: the plan itself.
prison_break-web-hint-escape = Find the objects the outsiders ask for: they lie under the question marks. Tap a dotted square to walk there; where a golden sign stands, what it shows is done on arrival.
prison_break-web-hint-move = Search on a token, recruit by an outsider, bribe by a guard: that also ends the move.
prison_break-web-hint-lay = Mark every place of the plan as you pass. A mark elsewhere leads Bellick astray, but there are only ten.
prison_break-web-hint-vote = Whoever is voted out hunts you from now on, and forgets nothing.
prison_break-web-hint-bellick = A light or a camera closes a place, a guard catches whoever comes onto his square, even in passing. Which places do they still need?
prison_break-web-hint-known = You now know the plan: open it any time, on the map. Red flags show what is still to do.
prison_break-web-hint-caught = The right object sends the guard home; anything else costs you.
prison_break-web-intro-title-1 = Four missions
prison_break-web-intro-1 = Recruit the outsiders of Michael’s plan, fetch Lincoln, mark every place of the route, put one camera or tower out of order. All of it before the thirtieth day is over, and before guilt reaches thirty.
prison_break-web-intro-title-2 = First the price
prison_break-web-intro-2 = Every turn begins with something that hurts: a card, a guard, more guilt, an object lost. Then it goes forward: walk up to four squares and search, recruit or bribe; or lower the guilt.
prison_break-web-intro-title-3 = One of you will hunt you
prison_break-web-intro-3 = When the team is complete, you vote one leader out. He comes back as Sergeant Bellick and wins if you fail. Lit zones and watched rooms are closed, guards catch whoever steps onto their square. Mind what you let him see.

## What the bots do

prison_break-bot-greedy = in the team, fetches what the plan needs; as Bellick, hunts whoever comes near

## Why a bot would do it

prison_break-because-any_leader = One leader is as good as another; only Michael will know the plan.
prison_break-because-shortest_route = All that this plan needs lies closest together: { $number } squares of way.
prison_break-because-two_will_do = The plan needs no more than two outsiders, and every object takes days to find.
prison_break-because-team_complete = The outsiders of the plan have all joined: the escape can begin.
prison_break-because-hopeless = The plan can no longer succeed.
prison_break-because-did_least = As far as anybody could see, { $figure } did least for the plan.
prison_break-because-useless_object = Nobody asks for it, and no guard on the board falls for it: { $object }.
prison_break-because-spare_bribe = Nobody asks for it, though a guard on the board falls for it: { $object }.
prison_break-because-few_guards = Guards on the board so far: { $number }. One more is hardly in the way.
prison_break-because-cheap_guilt = At { $number } of 30, a point of guilt costs less than a bad card or a lost turn.
prison_break-because-worth_a_card = At { $number } of 30, a card adds a little less than a point on average, and one in four helps.
prison_break-because-may_lift = A card may put out what bars the way: { $device }.
prison_break-because-guard_instead = At { $number } of 30, a guard is safer than another point of guilt.
prison_break-because-nothing_better = Everything else costs more.
prison_break-because-looks_under = Under that token ({ $square }) may lie what is still missing: { $object }.
prison_break-because-picks_up = What is asked for lies there ({ $square }): { $object }.
prison_break-because-goes_back = Worth another look, after what was seen there: { $square }.
prison_break-because-recruits = { $figure } asks for { $object } and waits there: { $square }.
prison_break-because-fetches_lincoln = Lincoln is still to be fetched: { $square }.
prison_break-because-marks_route = The route passes there and is not marked yet: { $place }.
prison_break-because-fetches_tool = The plan needs { $tool }: { $square }.
prison_break-because-breaks_device = The plan wants it out of order: { $device }.
prison_break-because-lays_route = The route passes here: { $place }.
prison_break-because-lays_decoy = A decoy: there are tokens to spare, and Bellick cannot tell it from the others.
prison_break-because-waits_outside = The way is barred today; be near when it opens: { $place }.
prison_break-because-waits = There is nothing to fetch or to mark just now: less guilt never hurts.
prison_break-because-bold_looks_under = Straight to that token ({ $square }), it may hide what is missing: { $object }.
prison_break-because-cautious_looks_under = Nothing is certain, but that token ({ $square }) may hide what is missing: { $object }.
prison_break-because-generous_looks_under = Leave that token to me ({ $square }), it may hide what we are missing: { $object }.
prison_break-because-bold_recruits = { $figure } asks for { $object } and shall have it: { $square }.
prison_break-because-cautious_recruits = { $figure } asks for { $object }: better with us than without ({ $square }).
prison_break-because-generous_recruits = { $figure } asks for { $object } and waits there ({ $square }): nobody is forgotten.
prison_break-because-bold_fetches_lincoln = Lincoln has waited long enough, I fetch him: { $square }.
prison_break-because-cautious_fetches_lincoln = No plan works without Lincoln: him first ({ $square }).
prison_break-because-generous_fetches_lincoln = Nobody leaves without Lincoln: { $square }.
prison_break-because-bold_waits = Nothing to fetch, nothing to mark: I lie low, but not for long.
prison_break-because-cautious_waits = Nothing to fetch or to mark just now: the less guilt, the better I sleep.
prison_break-because-generous_waits = Nothing to fetch or to mark just now: I keep the guilt down for all of us.
prison_break-because-calms_down = At { $number } of 30, guilt comes first.
prison_break-because-last_day = It is the last day: guilt counts no more, and nothing useful is within reach.
prison_break-because-slips_out = The light shuts the door: this is the only way out.
prison_break-because-makes_room = Somebody else brings what is asked for here, and there is room for two.
prison_break-because-nothing_here = There is nothing here that the team needs.
prison_break-because-has_to_move = There is no room to stop here, and all ways on are alike.
prison_break-because-is_asked_for = { $figure } asks for it: { $object }.
prison_break-because-may_bribe = Any object may bribe a guard, or be lost in place of something worse.
prison_break-because-blank = A blank is of no use; let everybody know.
prison_break-because-hands_full = The hands are full of better things.
prison_break-because-gives_bribe = This guard falls for it and leaves for good: { $object }.
prison_break-because-turn_for_guilt = At { $number } of 30, a turn costs less than a point of guilt.
prison_break-because-turn_to_spare = { $figure } has nothing urgent to do: a turn is cheap.
prison_break-because-card_now = The card helps now.
prison_break-because-card_later = The card will help more another day.
prison_break-because-nearest_guard = This guard is the nearest to one of the team: { $figure }.
prison_break-because-nearest_errand = From there it is not far to the next thing to do: { $place }.
prison_break-because-peeks = The nearest token that may hold what is missing: { $square }.
prison_break-because-out_of_the_way = There he is least in the way.
prison_break-because-guards_lincoln = Lincoln is still in there, and no plan works without him: { $place }.
prison_break-because-blocks = By the tokens laid, the plan needs this { $number } times in a hundred; “{ $escape }” is the likeliest, at { $share }%.
prison_break-because-blocks_some = By what you know, the plan needs it { $number } times in a hundred; no plan stands out yet.
prison_break-because-drives_out = It drives somebody out or shuts somebody in.
prison_break-because-catches = There the guard catches { $figure }.
prison_break-because-lies_in_wait = The team has to come by there: { $square }.
prison_break-because-lets_fate = No light and no guard hurts more today than a card: guilt goes up on average.
prison_break-because-near_the_team = From there he can reach { $figure } tomorrow.
prison_break-because-names_anybody = Nobody carries anything: one is as good as another.
prison_break-because-names_loaded = { $figure } carries the most.
prison_break-because-names_felt = It would hurt { $figure }; others would hardly notice.

## Quick phrases

prison_break-phrase-trust = Trust me.
prison_break-phrase-guards = The guards are coming!
prison_break-phrase-nothing = I have seen nothing.

## Studies

prison_break-study-plans = Escape plans
prison_break-study-cards = Cards drawn and played
prison_break-study-objects = Objects taken
prison_break-study-outsiders = Outsiders won over
prison_break-study-bribes = Guards bribed, with what
prison_break-study-tools = Tools
prison_break-study-watched = Devices turned on
prison_break-study-disabled = Devices disabled
prison_break-study-caught = Who was caught
prison_break-study-map = Where people and guards walk, a match
prison_break-study-leaders = Leaders: who is chosen, who is voted out, who wins
prison_break-study-places = The same by place, clockwise from Michael’s
prison_break-study-leader = Leader
prison_break-study-place = Place
prison_break-study-leader-played = Played
prison_break-study-leader-chose_first = Chosen first
prison_break-study-leader-bellick = Became Bellick
prison_break-study-leader-won = Won
prison_break-study-leader-won_as_bellick = Won as Bellick

## The tale of a break-out and its luck, at the end

prison_break-story-alone = Nobody outside would come along.
prison_break-story-one = { $figure } was won over, and nobody else.
prison_break-story-team = { $count ->
    [2] { $figure } and { $other } were won over.
   *[other] { $count } were won over, { $figure } and { $other } before the rest.
  }
prison_break-story-sergeant = On day { $day } the vote fell on { $leader }, and { $seat } came back in the sergeant’s cap.
prison_break-story-day = Day { $day } was the darkest: { $guilt } points of guilt between one roll call and the next.
prison_break-story-caught = { $figure } ran into the guards { $count } times, more than anybody.
prison_break-story-escaped = On day { $day }, with { $guilt } points of guilt in the files, they were through the last gate{ $lincoln ->
    [yes] , and Lincoln with them.
   *[no] .
  }
prison_break-story-guilt = On day { $day } the thirtieth point went into the files, and the cells were locked. { $laid ->
    [0] Not one cross of the route was on the plan.
    [one] One cross of the route was on the plan.
   *[other] { $laid } crosses of the route were on the plan.
  }
prison_break-story-days = The days ran out. { $laid ->
    [0] Not one cross of the route was on the plan.
    [one] One cross of the route was on the plan.
   *[other] { $laid } crosses of the route were on the plan.
  }
prison_break-story-given_up = On day { $day } there was no way left, and they gave up.
prison_break-luck-best = Luckiest: { $seat }, who turned { prison_break-luck-cards }.
prison_break-luck-worst = Unluckiest: { $seat }, who turned { prison_break-luck-cards }.
prison_break-luck-cards = { $good ->
    [0] no good card out of { $count }
    [one] one good card out of { $count }
   *[other] { $good } good cards out of { $count }
  }

## What is counted about a choice

prison_break-odds-guilt = guilt { $value } on average
prison_break-odds-chance = a chance card { $value }
prison_break-odds-guilt_ends = the end of it all { $value }
prison_break-odds-wanted = something asked for { $value }
prison_break-odds-object = any object { $value }

## What the coach compares two choices by

prison_break-coach-guilt = A few turns later guilt stands at { $first } on average, and at { $second } after the other choice.
prison_break-coach-guards = A few turns later { $first } guards stand on the board on average, and { $second } after the other choice.
prison_break-coach-missing = A few turns later { $first } wanted objects are still to be found on average, and { $second } after the other choice.
prison_break-coach-team = A few turns later { $first } outsiders are won over on average, and { $second } after the other choice.
prison_break-coach-route = A few turns later { $first } places of the route are marked on average, and { $second } after the other choice.
