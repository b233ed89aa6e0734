# Escape the Dark Castle. Characters go by their trade, as by a name; cards are read aloud, so they are dry.

dark_castle-title = Escape the Dark Castle
dark_castle-tagline = Fifteen chapters, one boss, and nobody may be left behind.

## Names

dark_castle-hero-smith = Smith
dark_castle-hero-cook = Cook
dark_castle-hero-miller = Miller
dark_castle-hero-tailor = Tailor
dark_castle-hero-abbot = Abbot
dark_castle-hero-tanner = Tanner
dark_castle-hero-nobody = nobody

## Characters in a sentence: at its head, inside, “to”, “of”; in English the trade does as a name

dark_castle-the-hero =
    { $heroKey ->
        [nobody] Nobody
       *[other] { $hero }
    }
dark_castle-hero-low =
    { $heroKey ->
        [nobody] nobody
       *[other] { $hero }
    }
dark_castle-to-hero =
    { $heroKey ->
        [nobody] to nobody
       *[other] to { $hero }
    }
dark_castle-of-hero =
    { $heroKey ->
        [nobody] nobody’s
       *[other] { $hero }’s
    }
dark_castle-for-target =
    { $targetKey ->
        [nobody] for nobody
       *[other] for { $target }
    }
dark_castle-the-victim =
    { $victimKey ->
        [nobody] Nobody
       *[other] { $victim }
    }

dark_castle-the-sent =
    { $sentKey ->
        [nobody] Nobody
       *[other] { $sent }
    }
dark_castle-sent-low =
    { $sentKey ->
        [nobody] nobody
       *[other] { $sent }
    }

dark_castle-trait-might = Might
dark_castle-trait-cunning = Cunning
dark_castle-trait-wisdom = Wisdom

dark_castle-face-might = Might
dark_castle-face-cunning = Cunning
dark_castle-face-wisdom = Wisdom
dark_castle-face-double_might = double Might
dark_castle-face-double_cunning = double Cunning
dark_castle-face-double_wisdom = double Wisdom

dark_castle-result-failed = failed
dark_castle-result-passed = passed

dark_castle-rest-free = One of you may rest each round.
dark_castle-rest-hemmed_in = Hemmed in: one of you may rest, but whoever fights alone is hurt twice over.
dark_castle-rest-duel = A duel: each round one of you fights and the others watch.
dark_castle-rest-denied = Nobody can rest here.

dark_castle-special-none = No tricks: it simply hits.
dark_castle-special-wisdom_returns = Each die you hit is rolled again; if it shows Wisdom, it comes back as Wisdom.
dark_castle-special-weakest_struck = Of those who fight, only the weakest is struck; all who tie are.
dark_castle-special-immune = Each round a die names the trait that cannot hurt it.
dark_castle-special-regrows = After each round one of its lost dice grows back.
dark_castle-special-rages = After each round it hits 1 harder, twice at most.
dark_castle-special-pierces = No double blocks its blows.
dark_castle-special-swarms = It hits for as much as it has dice left, three at most.
dark_castle-special-shifts = From the second round on all its dice are rolled anew before each round.
dark_castle-special-hardens = A double removes no more than a single: one die.
dark_castle-special-grudge = It strikes only those who hit it this round; if nobody did, everybody.

dark_castle-tested-you = YOU
dark_castle-tested-nominee = the one sent
dark_castle-tested-all = all
dark_castle-tested-others = the others
dark_castle-tested-group = all together

## Options

dark_castle-option-chapters = Chapters in the castle
dark_castle-option-chapters-help = How many chapters stand between you and the boss. Fewer make a shorter, kinder castle.
dark_castle-option-voice = The group’s voice
dark_castle-option-voice-help = Who decides for all: the one who turned the last card, or a vote in which everybody proposes at once.
dark_castle-option-voice-leader = The leader decides
dark_castle-option-voice-majority = The majority decides

## Actions, as a choice in a list

dark_castle-action-choose = Play { dark_castle-hero-low }
dark_castle-action-turn = { dark_castle-the-hero } turns the card
dark_castle-action-go = { $way }
dark_castle-action-nominate = Send { dark_castle-hero-low }
dark_castle-action-rest =
    { $heroKey ->
        [nobody] Nobody rests
       *[other] { dark_castle-the-hero } rests
    }
dark_castle-action-strike = { dark_castle-the-hero } strikes next
dark_castle-action-use =
    { $itemKey ->
        [loaded_charm] Use: { $item } (for { dark_castle-hero-low })
        [martyrs_tears] Use: { $item } (for { dark_castle-hero-low })
        [mouldy_crust] { dark_castle-the-hero } eats: { $item }
        [smoked_eel] { dark_castle-the-hero } eats: { $item }
        [funeral_pie] { dark_castle-the-hero } eats: { $item }
       *[other] { dark_castle-the-hero } uses: { $item }
    }
dark_castle-action-hex = Throw the salt: a die turns from { $shown } to { $trait }
dark_castle-action-keep = Keep { $face }
dark_castle-action-drop = Drop: { $item }
dark_castle-action-dare = Dare
dark_castle-action-stop = Let it be
dark_castle-action-pass = No, go on

## Draws

dark_castle-chance-chapter = The next chapter: { $card }
dark_castle-chance-boss = The last card: { $card }
dark_castle-chance-item = An item: { $item }
dark_castle-chance-enemy = The enemy’s die shows { $trait }
dark_castle-chance-die = The die shows { $face }
dark_castle-chance-fate = The chapter die shows { $trait }

## Questions: as put to the one who decides, and as told to the others

dark_castle-question-choose =
    { $which ->
        [1] You play two characters. Who is the first?
        [2] And who comes along?
       *[other] Who are you?
    }
dark_castle-question-choose-others =
    { $playerIsYou ->
        [yes] You are choosing a character.
       *[no] { $player } is choosing a character.
    }
dark_castle-question-turn =
    { $cards ->
        [one] Who turns the last card?
       *[other] Who turns the next card? { $cards } left.
    }
dark_castle-question-turn-others = { $waiting_for }: who turns the next card?
dark_castle-question-card = A card is being turned…
dark_castle-question-card-others = { dark_castle-question-card }
dark_castle-question-way = { $card }: what do you do?
dark_castle-question-way-others = { $waiting_for }: what does the party do? ({ $card })
dark_castle-question-nominate = { $card }: who will it be?
dark_castle-question-nominate-others = { $waiting_for }: who is sent to meet { $card }?
dark_castle-question-enemy = The enemy’s dice are rolling…
dark_castle-question-enemy-others = { dark_castle-question-enemy }
dark_castle-question-before =
    { $heroKey ->
        [nobody] Anything to use before the fight?
       *[other] { $hero }, anything to use before the fight?
    }
dark_castle-question-before-others = { $waiting_for } may use something before the fight: { $card }.
dark_castle-question-omen = { $card } makes ready. A die decides how.
dark_castle-question-omen-others = { dark_castle-question-omen }
dark_castle-question-rest = Round { $round }, damage { $damage }: who rests?
dark_castle-question-rest-others = { $waiting_for }: who rests in round { $round }?
dark_castle-question-roll = { dark_castle-the-hero } is rolling…
dark_castle-question-roll-others = { dark_castle-question-roll }
dark_castle-question-extra = { dark_castle-of-hero } weapon swings: a chapter die rolls…
dark_castle-question-extra-others = { dark_castle-question-extra }
dark_castle-question-use =
    { $faceKey ->
        [none] { dark_castle-use-unrolled }
       *[other] { dark_castle-the-hero } shows { $face }. Anything to use?
    }
dark_castle-use-unrolled =
    { $heroKey ->
        [nobody] Anything to use on this roll?
       *[other] { dark_castle-the-hero } has not rolled. Anything to use all the same?
    }
dark_castle-question-use-others = { $waiting_for } may use something on the roll.
dark_castle-question-reroll = { dark_castle-the-hero } rolls again…
dark_castle-question-reroll-others = { dark_castle-question-reroll }
dark_castle-question-keep = { $hero }: keep { $before } or { $now }?
dark_castle-question-keep-others = { $waiting_for }: { $before } or { $now } for { dark_castle-hero-low }?
dark_castle-question-strike = Whose result is resolved next?
dark_castle-question-strike-others = { $waiting_for }: whose result is resolved next?
dark_castle-question-return = A die of { $card } is rolled again…
dark_castle-question-return-others = { dark_castle-question-return }
dark_castle-question-loss =
    { $heroKey ->
        [nobody] { dark_castle-losing } Anything to use?
       *[other] { dark_castle-losing-asked }
    }
dark_castle-losing =
    { $victimKey ->
        [nobody] Several of you are about to lose HP, { $most } each at most.
       *[other] { dark_castle-the-victim } is about to lose { $most } HP.
    }
dark_castle-losing-asked =
    { $lost ->
        [0] { dark_castle-losing } { $hero }, will you use something?
       *[other] { dark_castle-the-hero } is about to lose { $lost } HP. Anything to use?
    }
dark_castle-question-loss-others = { $waiting_for } may use something before HP are lost.
dark_castle-question-regrow = { $card } grows a die back…
dark_castle-question-regrow-others = { dark_castle-question-regrow }
dark_castle-question-dare =
    { $found ->
        [0] { $hero }, will you dare? On a chapter die { $trait } costs you { $lost } HP; anything else finds { dark_castle-dare-items }.
        [one] One item so far. Once more, { $hero }? On a chapter die { $trait } costs you { $lost } HP; anything else finds { dark_castle-dare-items }.
       *[other] { $found } items so far. Once more, { $hero }? On a chapter die { $trait } costs you { $lost } HP; anything else finds { dark_castle-dare-items }.
    }
dark_castle-dare-items =
    { $items ->
        [one] an item
       *[other] { $items } items
    }
dark_castle-question-dare-others = { $waiting_for }: does { dark_castle-hero-low } dare?
dark_castle-question-fate = The die rolls for { dark_castle-hero-low }…
dark_castle-question-fate-others = { dark_castle-question-fate }
dark_castle-question-item =
    { $items ->
        [one] An item is being drawn…
       *[other] { $items } items are being drawn…
    }
dark_castle-question-item-others = { dark_castle-question-item }
dark_castle-question-drop =
    { $overfull ->
        [1] { dark_castle-the-hero } has two hands and too much in them: what goes?
       *[other] { $hero }: what do you part with?
    }
dark_castle-question-drop-others = { $waiting_for }: what does { dark_castle-hero-low } let go?
dark_castle-question-over = It is over.
dark_castle-question-over-others = { dark_castle-question-over }

## Facts

dark_castle-event-chose =
    { $seatIsYou ->
        [yes] You are { dark_castle-hero-low }.
       *[no] { $seat } is { dark_castle-hero-low }.
    }
dark_castle-event-proposed =
    { $seatIsYou ->
        [yes] You proposed: { $hero }.
       *[no] { $seat } proposed: { $hero }.
    }
dark_castle-event-proposed_way =
    { $seatIsYou ->
        [yes] You proposed: { $way }.
       *[no] { $seat } proposed: { $way }.
    }
dark_castle-event-turned = { dark_castle-the-hero } turns the page: { $card }.
dark_castle-event-went = The way taken: { $way }.
dark_castle-event-nominated = { dark_castle-the-hero } steps forward.
dark_castle-event-enemy_die = The enemy shows { $trait }.
dark_castle-event-fight_began =
    { $dice ->
        [one] { $card }: one die against you, damage { $damage }.
       *[other] { $card }: { $dice } dice against you, damage { $damage }.
    }
dark_castle-event-round_began = Round { $round }.
dark_castle-event-rested =
    { $heroKey ->
        [nobody] Nobody rests.
       *[other] { dark_castle-the-hero } rests.
    }
dark_castle-event-rolled = { dark_castle-the-hero } rolls { $face }.
dark_castle-event-extra_rolled = { dark_castle-of-hero } weapon adds { $trait }.
dark_castle-event-used =
    { $itemKey ->
        [loaded_charm] { dark_castle-the-hero } uses: { $item } ({ dark_castle-for-target }).
        [martyrs_tears] { dark_castle-the-hero } uses: { $item } ({ dark_castle-for-target }).
        [mouldy_crust] { dark_castle-the-hero } eats: { $item }.
        [smoked_eel] { dark_castle-the-hero } eats: { $item }.
        [funeral_pie] { dark_castle-the-hero } eats: { $item }.
       *[other] { dark_castle-the-hero } uses: { $item }.
    }
dark_castle-event-hexed = { dark_castle-the-hero } turns a die of the enemy from { $shown } to { $trait }.
dark_castle-event-kept = { dark_castle-the-hero } keeps { $face }.
dark_castle-event-blocked = { dark_castle-the-hero } blocks.
dark_castle-event-hit =
    { $dice ->
        [one] { dark_castle-the-hero } strikes off a die of { $trait }.
       *[other] { dark_castle-the-hero } strikes off { $dice } dice of { $trait }.
    }
dark_castle-event-missed = { dark_castle-the-hero } hits nothing.
dark_castle-event-returned = A die comes back as { $trait }.
dark_castle-event-immune_to = This round { $trait } does nothing.
dark_castle-event-shifted = A die of the enemy is rolled again: { $trait }.
dark_castle-event-grew = A die of { $trait } grows back.
dark_castle-event-beaten = { $card }: beaten.
dark_castle-event-lost_hp = { dark_castle-the-hero } loses { $amount } HP ({ $left } left).
dark_castle-event-healed = { dark_castle-the-hero } gets { $amount } HP back ({ $left } now).
dark_castle-event-spared = { dark_castle-the-hero } is spared { $amount } HP.
dark_castle-event-tried =
    { $need ->
        [one] { $successes ->
            [0] A miss.
           *[other] A success.
        }
       *[other] Successes: { $successes }; wanted: { $need }.
    }
dark_castle-event-test_ended =
    { $resultKey ->
        [passed] It is done.
       *[other] It did not work.
    }
dark_castle-event-dared = { dark_castle-the-hero } dares.
dark_castle-event-fate = The die shows { $trait }.
dark_castle-event-found = Found: { $item }. { $line } { $use }
dark_castle-event-given = { dark_castle-the-hero } takes: { $item }.
dark_castle-event-left = Left behind: { $item }.
dark_castle-event-laid = { dark_castle-the-hero } puts down: { $item }.
dark_castle-event-dropped = { dark_castle-the-hero } lets go: { $item }.
dark_castle-event-died = { dark_castle-the-hero } is dead, on page { $page }: { $card }. { $fall }
dark_castle-event-escaped = { $gate }
dark_castle-event-read = { $tale }
dark_castle-event-ended = { $ending }
dark_castle-event-walked =
    { $firstKey ->
        [none] { dark_castle-the-hero } walks out with { $left } HP, and with empty hands.
       *[other] { dark_castle-the-hero } walks out with { $left } HP, carrying: { dark_castle-carried }.
    }
dark_castle-carried =
    { $secondKey ->
        [none] { $first }
       *[other] { $first }, { $second }
    }
dark_castle-event-stayed =
    { $left ->
        [one] { dark_castle-the-hero } had { $left } HP left, and nowhere to take it.
       *[other] { dark_castle-the-hero } had { $left } HP left, and nowhere to take them.
    }
dark_castle-event-fight_rules = { $rest } { $special }
dark_castle-event-test_began =
    { $testedKey ->
        [group] Together you need { dark_castle-test-need } { dark_castle-test-rolls }.
        [all] Each of you needs { $trait }.
        [you] YOU need { dark_castle-test-need } { dark_castle-test-rolls }.
       *[other] It takes { dark_castle-test-need } { dark_castle-test-rolls }.
    }
dark_castle-test-need =
    { $need ->
        [one] { $trait }
       *[other] { $need } × { $trait }
    }
dark_castle-test-rolls =
    { $rolls ->
        [one] in one roll
       *[other] in { $rolls } rolls at most
    }
dark_castle-event-test_price =
    { $payerKey ->
        [all] Whoever misses loses { $price } HP.
        [group] A miss costs each of you { $price } HP.
        [you] A miss costs YOU { $price } HP.
       *[other] A miss costs { $price } HP.
    }

## Why not

dark_castle-why-already_taken = { dark_castle-the-hero } is taken already.
dark_castle-why-characters_chosen = Everybody has a character.
dark_castle-why-not_here = { dark_castle-the-hero } is not with you.
dark_castle-why-nobody_turns = No card is turned now.
dark_castle-why-no_ways = There is no way to choose now.
dark_castle-why-not_this_way = That way is not on offer: { $way }.
dark_castle-why-no_nominee = Nobody is to be named now.
dark_castle-why-no_rest = The choice of who rests comes at the start of a round that allows it.
dark_castle-why-no_order = The order of the results is not asked now.
dark_castle-why-no_result = { dark_castle-the-hero } has no result to resolve.
dark_castle-why-not_carried = You do not carry that: { $item }.
dark_castle-why-not_now = That cannot be used now: { $item }.
dark_castle-why-not_for = { $item }: not for { dark_castle-hero-low }, now.
dark_castle-why-no_such_die = The enemy shows no { $trait }.
dark_castle-why-same_face = The die shows { $trait } already.
dark_castle-why-nothing_to_keep = There are no two faces to choose from.
dark_castle-why-nothing_to_drop = Nobody has to let go of anything now.
dark_castle-why-no_gamble = There is nothing to dare now.
dark_castle-why-must_answer = This is a question that wants an answer.

## The end

dark_castle-outcome-boss_beaten = The gate is open, and everybody is alive. You have escaped.
dark_castle-outcome-death = Somebody is dead, and the castle keeps the rest.
dark_castle-outcome-boss_beaten-short = the boss is beaten
dark_castle-outcome-death-short = somebody dies

## What the fields of a view mean

dark_castle-view-health = The hit points everybody began with, and the most one can have.
dark_castle-view-heroes = The characters in seat order: who, hit points, items.
dark_castle-view-you = The character who turned the last card: YOU; null before any.
dark_castle-view-turned = How many cards were turned, the start card included.
dark_castle-view-card = The card on the table.
dark_castle-view-step = Which step of the card is being carried out; null between two cards.
dark_castle-view-fight = What the enemy strikes for, who may rest, and its special rule; null outside a fight.
dark_castle-view-chapters_left = The chapters that were not turned yet, in no order; fifteen of all are in the castle.
dark_castle-view-items_left = How many items of each kind are in the pile.
dark_castle-view-items_discarded = How many of each kind were put away.
dark_castle-view-found = How many items are still to be drawn when the chapter is done.
dark_castle-view-nominee = The character named last.
dark_castle-view-stage = What the rules do next of their own accord.
dark_castle-view-back = What follows a loss or a roll.
dark_castle-view-reason = Why the match ended; null before the end.
dark_castle-view-bout = The enemy’s dice, the rolls, and what else a fight, a test or a gamble keeps.

## Cards: titles, then what is read aloud, then the ways they offer

dark_castle-card-scullery_rats = The Scullery Rats
dark_castle-card-blind_gaoler = The Blind Gaoler
dark_castle-card-torch_patrol = The Torch Patrol
dark_castle-card-hangman = The Hangman’s Day Off
dark_castle-card-kennel_hound = The Kennel Master’s Favourite
dark_castle-card-grey_widow = The Grey Widow
dark_castle-card-empty_armour = The Empty Armour
dark_castle-card-chained_ogre = The Ogre on the Chain
dark_castle-card-leech_pool = The Leech Pool
dark_castle-card-hall_of_mirrors = The Hall of Mirrors
dark_castle-card-plague_doctor = The Plague Doctor
dark_castle-card-arrow_slits = The Arrow Slits
dark_castle-card-jealous_twins = The Jealous Twins
dark_castle-card-carver = The Carver
dark_castle-card-gargoyle = The Gargoyle
dark_castle-card-tax_collector = The Tax Collector
dark_castle-card-belfry_bats = The Belfry Bats
dark_castle-card-drowned_monk = The Drowned Monk
dark_castle-card-hungry_chest = The Hungry Chest
dark_castle-card-drunk_garrison = The Drunken Garrison
dark_castle-card-duellist = The Fencing Master
dark_castle-card-wall_crawler = The Thing on the Ceiling
dark_castle-card-rotten_bridge = The Rotten Bridge
dark_castle-card-portcullis = The Portcullis
dark_castle-card-riddle_door = The Door with a Question
dark_castle-card-well_shaft = The Well Shaft
dark_castle-card-locked_armoury = The Locked Armoury
dark_castle-card-crawlspace = The Crawlspace
dark_castle-card-poisoned_cup = The Host’s Cup
dark_castle-card-three_levers = The Three Levers
dark_castle-card-sleeping_dormitory = The Dormitory
dark_castle-card-alarm_bell = The Alarm Bell
dark_castle-card-scriptorium = The Scriptorium
dark_castle-card-forgotten_pantry = The Forgotten Pantry
dark_castle-card-chapel_font = The Chapel Font
dark_castle-card-spiked_coffer = The Spiked Coffer
dark_castle-card-guardroom_dice = Dice in the Guardroom
dark_castle-card-alchemists_shelf = The Alchemist’s Shelf
dark_castle-card-falling_masonry = Falling Masonry
dark_castle-card-toll_ghost = The Toll Ghost
dark_castle-card-iron_cradle = The Iron Cradle
dark_castle-card-oubliette = The Oubliette
dark_castle-card-cold_gallery = The Cold Gallery
dark_castle-card-supply_cart = The Quartermaster’s Cart
dark_castle-card-false_confessor = The False Confessor
dark_castle-card-castellan = The Castellan
dark_castle-card-bone_queen = The Queen of Bones
dark_castle-card-moat_hydra = The Thing in the Moat
dark_castle-card-masked_count = The Count of Many Faces
dark_castle-card-sleepless_saint = The Sleepless Saint
dark_castle-card-cell_door = The Cell Door

dark_castle-tale-scullery_rats =
    The floor of the scullery moves. It is not the floor. A thousand small teeth have been promised supper, and the cook has evidently let them down.
dark_castle-tale-blind_gaoler =
    He has walked this corridor for forty years and has no need of eyes. Drop a pin, and he comes to see about it. His keys are large; his club is larger.
dark_castle-tale-torch_patrol =
    Boots, torches, a song about somebody’s mother. The patrol comes round the bend, out of tune and out of patience. The sergeant wants the password, which is said to be a psalm. He would take anything, if it were sung with a straight face.
dark_castle-tale-hangman =
    The hangman is mending his rope and is glad of company. He works alone and respects those who do the same. Several at once, he finds, is untidy. In a crowd a flourish is worth no more than a shove, but his purse lies under the stool.
dark_castle-tale-kennel_hound =
    The other dogs are afraid of it. So is the kennel master, who left an arm behind. The door lets one of you in at a time. It is fond of sleeves, bites less well with its mouth full, and buries what it takes.
dark_castle-tale-grey_widow =
    She has waited at this window since the drawbridge took her husband. What you strike off her may drift back, sighing, and the wiser for it. She would like you to stay.
dark_castle-tale-empty_armour =
    A suit of plate steps down from its stand. Nobody is inside; somebody is cross. It can be taken apart, but one rivet at a time. On the stairs nobody parries what falls on him, but something rattles inside.
dark_castle-tale-chained_ogre =
    The chain is long, the ogre is bored and holds a cannonball. Each link he breaks makes him merrier, and you have seen what he does to what makes him merry.
dark_castle-tale-leech_pool =
    The corridor goes on, under water. Something soft has noticed your ankles. However many you pull off, the pool always has one more.
dark_castle-tale-hall_of_mirrors =
    Every mirror shows you leaving by another door, and one of the reflections has brought a knife. It never stands twice in the same place. Flying glass is not to be parried, but behind the panes something shines that is no reflection.
dark_castle-tale-plague_doctor =
    Behind the beak he is humming. He has a remedy for whatever you might try, and changes it without notice. One patient, he says, and the others may pass.
dark_castle-tale-arrow_slits =
    Somebody up there has a crossbow and a long shift to fill. Shields are no use: the bolts come from above. The lever that shuts the slits is on the far side. Those who were not quick enough still have their bags.
dark_castle-tale-jealous_twins =
    They share one halberd and one grievance. Hit either and both will remember you; leave them alone and they will remember everybody. Taken at once they strike from both ends, which nobody parries, and leave what they guard.
dark_castle-tale-carver =
    Nobody has ever carved like him, and no roast has complained. He sees at a glance who is limping, and begins with the tender ones. The scullion at the flour chute would look the other way, for a consideration.
dark_castle-tale-gargoyle =
    It has spat rainwater on bishops for three centuries and longs for a change. With a noise like a millstone it climbs down, mouth open.
dark_castle-tale-tax_collector =
    Nobody told him that the village burned down. You are, he notes, four reigns in arrears. He will see you one at a time, with receipts, and has a decree against whatever you try, until he finds another.
dark_castle-tale-belfry_bats =
    The bell has not rung for years because it is full. Somebody sneezes. Now it is empty, but for the nest and what shines in it.
dark_castle-tale-drowned_monk =
    He rises from the cistern, still bound to silence, and lifts one finger: one at a time. His candles never burn twice in the same place. Under him, on the bottom, lie the gifts of the pious.
dark_castle-tale-hungry_chest =
    A treasure chest, quite alone, in the middle of an empty room. It has very good teeth for a piece of furniture, and something between them.
dark_castle-tale-drunk_garrison =
    It is somebody’s name day. The garrison is too drunk to stand and too proud to sit. They mistake you for entertainment, and throw something to those who please.
dark_castle-tale-duellist =
    He salutes. He has never lost a bout: the old duke let him win, and the others did not survive. He fights one of you at a time, and flourishes leave him cold: a double counts for one. He also takes pupils.
dark_castle-tale-wall_crawler =
    You notice the drops first. Then the legs. It would be impolite to count them, and there is not the time. What strikes from up there no double blocks; down here it has you in a corner.
dark_castle-tale-rotten_bridge =
    The bridge was sound when the castle was built, and the builder is buried under it. You may cross one by one, or YOU go first with the rope. Do not count the planks: it discourages.
dark_castle-tale-portcullis =
    One comes down behind you; the other never went up. Together you might lift it; separately you might admire the workmanship. A wedge would do, but somebody has to hold it, and that is YOU.
dark_castle-tale-riddle_door =
    The door has a face, and the face has a riddle: “I come in with you, I grow as the light goes, and nobody has ever been able to show me out.” It will take any answer that is well defended, and bites the others.
dark_castle-tale-well_shaft =
    The only way on is down. The rope is no thicker than a finger: one can compare, there is one caught in it. Halfway down, in a niche, somebody has left a bundle.
dark_castle-tale-locked_armoury =
    Behind the grating hang things with edges. The lock is old, clever and has needles in it.
dark_castle-tale-crawlspace =
    The wall is open to the width of a well-fed cat. Behind you something is breathing that is not a cat.
dark_castle-tale-poisoned_cup =
    A place is laid and a cup is poured. To refuse is an insult; to drink is an opinion about the host. He is watching through the portrait.
dark_castle-tale-three_levers =
    One must be pulled, one coaxed and one understood. The same hand must do all three, says the plaque. It has been signed by several left hands.
dark_castle-tale-sleeping_dormitory =
    Forty guards, forty bunks, one creaking floor. Tiptoe together, and what hangs on the bedposts is yours; creak, and boots fly at everybody. One of them talks in his sleep, and he is asking for you.
dark_castle-tale-alarm_bell =
    The rope is swaying and the bell is about to follow. Somebody should do something. Everybody looks at YOU.
dark_castle-tale-scriptorium =
    Shelf upon shelf of forbidden books, chained so that they cannot get out. One of them knows by heart what this castle hides and where, and would like to be asked nicely, once.
dark_castle-tale-forgotten_pantry =
    Ham. Real ham, hanging in the dark like an answered prayer. Behind it, a shelf of what somebody meant to come back for. There is no time for both.
dark_castle-tale-chapel_font =
    The water is clear and the chapel is not consecrated to anybody you know. The collection box is also unguarded.
dark_castle-tale-spiked_coffer =
    The lid is set with spikes, and the inscription says: only for the generous. The dried stains had taken it for a figure of speech.
dark_castle-tale-guardroom_dice =
    Three guards play for the belongings of the dead. They make room for YOU, delighted: a player who is not dead yet makes the stakes so much more interesting.
dark_castle-tale-alchemists_shelf =
    Rows of bottles without labels and, beneath them, a row of assistants without eyebrows. Some of it must be good for something. It falls to YOU to taste, twice at most.
dark_castle-tale-falling_masonry =
    The castle has been coming down for two hundred years, and has chosen this moment to make progress. There is a doorway. It will hold all but one of you, unless YOU prop it wider.
dark_castle-tale-toll_ghost =
    He drowned with the toll chest in his arms and has been short of change ever since. He wants his due, or else a warm hand to hold. It has been so long.
dark_castle-tale-iron_cradle =
    It is called the cradle. It is not for infants. In its drawer lies all that its guests no longer needed, and the drawer opens only when somebody lies down.
dark_castle-tale-oubliette =
    The flagstone turns, and YOU with it. Down there it is dark, but the previous tenant has left his things. Up here there is an edge.
dark_castle-tale-cold_gallery =
    The windows went to pay for the chapel, and the wind has moved in. Your breath falls to the floor and breaks. Halfway along somebody sits frozen, his bag on his knees.
dark_castle-tale-supply_cart =
    A cart, a sleeping mule and a quartermaster who is only nearly asleep. He will swap one thing of YOURS for another: he trades in his sleep. Two more lie under the mule, who kicks in hers.
dark_castle-tale-false_confessor =
    He offers absolution through a small window with a large knife behind it. He keeps what sinners leave, and he has had a good year.
dark_castle-tale-castellan =
    He stands between you and the gate, and has never understood why anybody leaves. He takes YOU by the ear to begin with. The longer he must explain it, the harder he hits, and the door at your back has locked itself.
dark_castle-tale-bone_queen =
    She was buried with her court and rose without it, so she has made another. Strike off a bone and it may think better of it. She gives YOU her hand to kiss, and it bites.
dark_castle-tale-moat_hydra =
    The drawbridge is down. The moat gets up. It has as many heads as it needs, and bites with each one that you leave it.
dark_castle-tale-masked_count =
    He greets the others by name, in the voice of somebody they buried, and each of them pales a little. YOU he embraces, and that is worse. By the time you know which face is his, he has put it away.
dark_castle-tale-sleepless_saint =
    She has prayed for three hundred years to be spared one kind of harm, and each hour she is granted another. She begins by forgiving YOU. It hurts.
dark_castle-tale-cell_door =
    A mistake has been made, and it is you. But the gaoler has died of something he ate, and his keys lie within reach of a long arm. Take what he had in his pockets.

dark_castle-way-scullery_rats_stamp = Stamp your way across
dark_castle-way-scullery_rats_feed = YOU throw them an item, and kick your way through the rest
dark_castle-way-blind_gaoler_rush = Rush him before he turns
dark_castle-way-blind_gaoler_throw = YOU throw an item down the passage, and slip by under his elbow
dark_castle-way-torch_patrol_ambush = Ambush them at the corner
dark_castle-way-torch_patrol_password = YOU give the password, or something like it
dark_castle-way-hangman_single = Go in one by one
dark_castle-way-hangman_crowd = Crowd him off his stool, and off his purse
dark_castle-way-kennel_hound_collar = Go straight for the collar
dark_castle-way-kennel_hound_sleeve = YOU give it your sleeve first, arm included, and dig up what it buried
dark_castle-way-grey_widow_face = Face her and tell her the truth
dark_castle-way-grey_widow_mourn = YOU weep with her until dawn
dark_castle-way-empty_armour_pry = Pry it apart, rivet by rivet
dark_castle-way-empty_armour_topple = Topple it down the stairs, and see what rattled
dark_castle-way-chained_ogre_hurry = Finish it while the chain holds
dark_castle-way-chained_ogre_catch = YOU play catch with him, and what you drop is his
dark_castle-way-leech_pool_salt = Stand and pull them off
dark_castle-way-leech_pool_wade = YOU wade ahead, and find the others a line of stones
dark_castle-way-hall_of_mirrors_chase = Chase the one with the knife
dark_castle-way-hall_of_mirrors_smash = Smash every glass in turn, for what is behind
dark_castle-way-plague_doctor_refuse = Refuse the treatment
dark_castle-way-plague_doctor_patient = One of you lies down to be bled
dark_castle-way-arrow_slits_lever = Fight through to the lever
dark_castle-way-arrow_slits_count = Somebody counts between two bolts; counted right, you run by way of the bags
dark_castle-way-jealous_twins_quarrel = Set one against the other
dark_castle-way-jealous_twins_both = Take them both at once, and what they guard
dark_castle-way-carver_knife = Face the knife
dark_castle-way-carver_chute = YOU give the scullion an item, and somebody goes down the chute first
dark_castle-way-gargoyle_stand = Stand shoulder to shoulder
dark_castle-way-gargoyle_gag = YOU stop its mouth with an item, then it is one by one
dark_castle-way-tax_collector_dispute = Dispute the sum
dark_castle-way-tax_collector_settle = YOU settle with two items, or in blood for each that is missing
dark_castle-way-belfry_bats_swat = Swat at everything
dark_castle-way-belfry_bats_ring = YOU ring the bell from the inside, and may search the nest
dark_castle-way-drowned_monk_vow = Answer him in silence
dark_castle-way-drowned_monk_dive = YOU dive past him, and bring up what lies at the bottom
dark_castle-way-hungry_chest_open = Open it, and its belly after
dark_castle-way-hungry_chest_tiptoe = YOU hold the lid while the others pass, and pick its teeth
dark_castle-way-drunk_garrison_brawl = Give them their brawl, and keep what flies your way
dark_castle-way-drunk_garrison_dance = Dance for them, all of you; the missed steps are YOURS to pay
dark_castle-way-duellist_accept = Accept: one of you each round
dark_castle-way-duellist_lesson = YOU ask for a lesson instead; a good pupil is given a prize
dark_castle-way-wall_crawler_below = Fight it where it hangs, for what hangs beside it
dark_castle-way-wall_crawler_drop = Let it drop among you, and be quick
dark_castle-way-rotten_bridge_each = Cross one by one, each for himself
dark_castle-way-rotten_bridge_rope = YOU go first, with the rope for all
dark_castle-way-portcullis_lift = Heave as one, with YOU underneath
dark_castle-way-portcullis_wedge = YOU put two items under it, and a toe; for each item that is missing, a foot
dark_castle-way-riddle_door_shadow = “A shadow”: somebody argues the case
dark_castle-way-riddle_door_secret = “A secret”: YOU say it with a straight face
dark_castle-way-well_shaft_climb = Somebody nimble goes first, by way of the niche
dark_castle-way-well_shaft_jump = YOU jump, and are landed on
dark_castle-way-locked_armoury_pick = Somebody picks the lock
dark_castle-way-locked_armoury_leave = Leave it, with regret
dark_castle-way-crawlspace_push = YOU push, and breathe in
dark_castle-way-crawlspace_bait = YOU leave it an item to chew, then push
dark_castle-way-poisoned_cup_smell = YOU sniff it first
dark_castle-way-poisoned_cup_spill = YOU spill it, apologise on your knees and leave an item; with none, you kneel for longer
dark_castle-way-alarm_bell_hold = YOU hang on to the clapper
dark_castle-way-alarm_bell_cut = YOU cut the rope, and mind your pockets
dark_castle-way-scriptorium_read = YOU read aloud
dark_castle-way-scriptorium_burn = YOU burn it for the warmth, and breathe in
dark_castle-way-forgotten_pantry_eat = Eat, all of you, now
dark_castle-way-forgotten_pantry_pack = Leave the ham, and take from the shelf
dark_castle-way-chapel_font_drink = YOU drink from the font
dark_castle-way-chapel_font_rob = YOU reach into the box, whatever bites
dark_castle-way-spiked_coffer_reach = YOU force the lid, bare-handed
dark_castle-way-spiked_coffer_give = YOU drop an item in, and another drops out
dark_castle-way-falling_masonry_outside = Choose who stays outside
dark_castle-way-falling_masonry_shore = YOU prop it with two items, or a shoulder for each that is missing
dark_castle-way-toll_ghost_toll = YOU pay with an item
dark_castle-way-toll_ghost_hand = YOU shake his hand, and the chest slips
dark_castle-way-iron_cradle_lie = Choose who lies down
dark_castle-way-iron_cradle_shudder = Shudder and move on
dark_castle-way-oubliette_fall = YOU let go, and land among his things
dark_castle-way-oubliette_cling = YOU cling to the edge, and an item falls instead
dark_castle-way-cold_gallery_huddle = Huddle as far as the bag
dark_castle-way-cold_gallery_burn = YOU burn an item, and everybody hurries past
dark_castle-way-supply_cart_under = Choose who reaches under the mule
dark_castle-way-supply_cart_barter = YOU swap an item for another
dark_castle-way-false_confessor_kneel = YOU kneel, and grab his sleeve
dark_castle-way-false_confessor_sacrifice = Choose who kneels, and is stabbed

## Items: names, then what each is good for

dark_castle-item-cudgel = cudgel
dark_castle-item-boning_knife = boning knife
dark_castle-item-censer = swinging censer
dark_castle-item-halberd = halberd
dark_castle-item-flail = flail
dark_castle-item-mail_shirt = mail shirt
dark_castle-item-saints_finger = saint’s finger
dark_castle-item-bone_rosary = bone rosary
dark_castle-item-bulls_blood = bull’s blood
dark_castle-item-fox_cordial = fox cordial
dark_castle-item-owl_tincture = owl tincture
dark_castle-item-second_wind = second wind
dark_castle-item-loaded_charm = crooked charm
dark_castle-item-stone_draught = stone draught
dark_castle-item-martyrs_tears = martyr’s tears
dark_castle-item-hexing_salt = hexing salt
dark_castle-item-mouldy_crust = mouldy crust
dark_castle-item-smoked_eel = smoked eel
dark_castle-item-funeral_pie = funeral pie

dark_castle-item_use-cudgel = Once a round, when your die shows Might, roll it again and keep the one you like.
dark_castle-item_use-boning_knife = Once a round, when your die shows Cunning, roll it again and keep the one you like.
dark_castle-item_use-censer = Once a round, when your die shows Wisdom, roll it again and keep the one you like.
dark_castle-item_use-halberd = Two hands. In a fight a chapter die is rolled with your attack, and its symbol is added.
dark_castle-item_use-flail = Two hands. Once a round, after a hit, you attack a second time.
dark_castle-item_use-mail_shirt = In a fight, all damage you take is 1 less, but never less than 1.
dark_castle-item_use-saints_finger = A single symbol of yours counts as two. It does not block.
dark_castle-item_use-bone_rosary = Whenever you roll a double you get 1 HP back.
dark_castle-item_use-bulls_blood = Used up: add one Might to your roll.
dark_castle-item_use-fox_cordial = Used up: add one Cunning to your roll.
dark_castle-item_use-owl_tincture = Used up: add one Wisdom to your roll.
dark_castle-item_use-second_wind = Used up: roll your die again.
dark_castle-item_use-loaded_charm = Used up: anybody’s die, yours or another’s, is rolled again.
dark_castle-item_use-stone_draught = Used up: this once you lose no HP.
dark_castle-item_use-martyrs_tears = Used up: this once somebody else loses no HP.
dark_castle-item_use-hexing_salt = Used up, before a fight: turn one die of the enemy to the trait you like.
dark_castle-item_use-mouldy_crust = Food: 1 HP back.
dark_castle-item_use-smoked_eel = Food: 2 HP back.
dark_castle-item_use-funeral_pie = Food: everybody gets 1 HP back.

## How a way ended (DC-33)

dark_castle-ending-scullery_rats_stamp_beaten = The last of them leave by the drain, in good order and still hungry. Nobody looks at their own boots.
dark_castle-ending-scullery_rats_feed_passed = { dark_castle-the-hero } kicks a lane through them before the meal is over, and comes out with something they were saving.
dark_castle-ending-scullery_rats_feed_failed = { dark_castle-the-hero } reaches the door with fewer ankles than before, or so it feels. Behind you they are arguing over the bill.
dark_castle-ending-blind_gaoler_rush_beaten = The keys fall last, and he hears them. “Forty years,” he says, and sits down to count them.
dark_castle-ending-blind_gaoler_throw_fled = He goes to see about it, club first, and the elbow finds { dark_castle-hero-low } in passing. By the time he has seen about that, too, you are all through.
dark_castle-ending-torch_patrol_ambush_beaten = The torches go out one by one in the wet. Nobody will ever learn how the song ends.
dark_castle-ending-torch_patrol_password_passed = { dark_castle-the-hero } gets through four verses and an amen. The sergeant, who knows only the first, salutes.
dark_castle-ending-torch_patrol_password_beaten = It was not a psalm. It was not even clean. But the patrol will not be repeating it.
dark_castle-ending-hangman_single_beaten = { dark_castle-the-sent } gives him a hand with the knot. It holds: he always said it was a good rope.
dark_castle-ending-hangman_crowd_beaten = The stool goes one way and he goes the other. Untidy, he was right.
dark_castle-ending-kennel_hound_collar_beaten = { dark_castle-the-sent } has the collar, and then has the dog. It lies down as though that had been the idea.
dark_castle-ending-kennel_hound_sleeve_beaten = It will not let go of the sleeve, even now. You leave it the sleeve, and take what it had buried.
dark_castle-ending-grey_widow_face_beaten = “Then he is not coming,” she says, and for the first time the window shows the morning.
dark_castle-ending-grey_widow_mourn_passed = { dark_castle-the-hero } finds the right word before dawn. She nods, and does not ask for another.
dark_castle-ending-grey_widow_mourn_failed = At dawn she is smiling. { dark_castle-the-hero } has forgotten how that is done.
dark_castle-ending-empty_armour_pry_beaten = The last rivet rolls away across the floor. Somewhere, somebody is very cross indeed.
dark_castle-ending-empty_armour_topple_beaten = It goes down the stairs by turns, greaves first. At the bottom a glove waves, and stops.
dark_castle-ending-chained_ogre_hurry_beaten = He sits down on his own chain and looks at you, hurt. He had only just begun to enjoy himself.
dark_castle-ending-chained_ogre_catch_passed = { dark_castle-the-hero } catches the cannonball and throws it back. The ogre is still clapping when you are round the corner.
dark_castle-ending-chained_ogre_catch_failed = The cannonball wins. The ogre helps { dark_castle-hero-low } up, keeps what falls out, and asks: again?
dark_castle-ending-leech_pool_salt_beaten = The water lies still. You count your toes, then one another’s, and call it even.
dark_castle-ending-leech_pool_wade_passed = { dark_castle-the-hero } feels for the stones one by one, and you all cross with dry knees.
dark_castle-ending-leech_pool_wade_failed = The last stone was not a stone. { dark_castle-the-hero } comes out paler, and in company. They drop off when they have had enough.
dark_castle-ending-hall_of_mirrors_chase_beaten = The knife lies on the floor, and in every glass there is one of you too few.
dark_castle-ending-hall_of_mirrors_smash_beaten = The last pane falls. By the reckoning of the superstitious you are now unlucky until the year of your great-grandchildren.
dark_castle-ending-plague_doctor_refuse_beaten = Under the beak there is a smaller beak. You do not look under that one.
dark_castle-ending-plague_doctor_patient_passed = { dark_castle-the-sent } asks, politely, about his fee. He remembers another patient, and corks the bottle half full.
dark_castle-ending-plague_doctor_patient_failed = He corks the bottle, holds it to the light and is satisfied. { dark_castle-the-sent } is told to rest for a month.
dark_castle-ending-arrow_slits_lever_beaten = The lever drops, the shutters drop, and somebody up there swears at the end of a long shift.
dark_castle-ending-arrow_slits_count_passed = “Now,” says { dark_castle-sent-low }, and it is. The bolt comes down on the stone where you all stood.
dark_castle-ending-arrow_slits_count_failed = { dark_castle-the-sent } counts on two different fingers. In the end everybody simply runs.
dark_castle-ending-jealous_twins_quarrel_beaten = Each blames the other to the last. They will have the halberd buried between them, and go on pulling.
dark_castle-ending-jealous_twins_both_beaten = They go down together, which is the first thing they have not quarrelled about.
dark_castle-ending-carver_knife_beaten = He lays his knife across the board, edge away from the guests. Good manners to the last.
dark_castle-ending-carver_chute_passed = { dark_castle-the-sent } comes out below, white as a ghost and whistling. The rest of you follow like loaves.
dark_castle-ending-carver_chute_failed = { dark_castle-the-sent } finds every bend with an elbow. The flour hides most of it.
dark_castle-ending-gargoyle_stand_beaten = It breaks along an old crack. Inside, three centuries of rain are still waiting their turn.
dark_castle-ending-gargoyle_gag_beaten = It chokes on what it was given and turns back into architecture.
dark_castle-ending-tax_collector_dispute_beaten = { dark_castle-the-sent } finds an error in the third column. The collector checks, goes pale and writes himself a fine.
dark_castle-ending-tax_collector_settle_fled = { dark_castle-the-hero } signs where it says “here”. You are issued a receipt, and the right to be taxed again.
dark_castle-ending-belfry_bats_swat_beaten = The air is empty and the floor is not. Above you the bell gives one small, grateful note.
dark_castle-ending-belfry_bats_ring_passed = { dark_castle-the-hero } climbs down deaf and pleased, with something that shines.
dark_castle-ending-belfry_bats_ring_failed = The nest was not empty. { dark_castle-the-hero } comes down faster than planned, and without what shone.
dark_castle-ending-belfry_bats_ring_fled = { dark_castle-the-hero } comes down deaf, looks up at the nest and thinks better of it.
dark_castle-ending-drowned_monk_vow_beaten = { dark_castle-the-sent } says nothing so well that he bows, and goes under with hardly a ring on the water.
dark_castle-ending-drowned_monk_dive_fled = { dark_castle-the-hero } comes up on the far side, blue, with a fist that will not open until it is warm.
dark_castle-ending-hungry_chest_open_beaten = It dies as it lived, with its mouth full. What it had not digested yet is yours.
dark_castle-ending-hungry_chest_tiptoe_passed = { dark_castle-the-hero } picks its teeth so gently that it yawns. You are all past before it thinks of closing.
dark_castle-ending-hungry_chest_tiptoe_failed = { dark_castle-the-hero } lets go last, and quickest. The lid says something about next time.
dark_castle-ending-drunk_garrison_brawl_beaten = The last one standing shakes your hands and falls over. Everybody agrees that it was a lovely party.
dark_castle-ending-drunk_garrison_dance_passed = They weep, they throw things, they want it again from the start. You bow your way out backwards.
dark_castle-ending-drunk_garrison_dance_failed = { dark_castle-the-hero } is thrown out for the footwork of the whole party, and the rest of you are thrown out after.
dark_castle-ending-duellist_accept_beaten = { dark_castle-the-sent } touches him where the duke never did. He salutes, with some surprise, and does not get up.
dark_castle-ending-duellist_lesson_passed = “You drop your shoulder,” he tells { dark_castle-hero-low }, “but not as much as the others.” There is a small prize.
dark_castle-ending-duellist_lesson_failed = He corrects { dark_castle-hero-low } until the lesson is over, and is kind about it, which is the worst part.
dark_castle-ending-wall_crawler_below_beaten = It lets go, one leg at a time. You step aside, more than once, and then for its larder.
dark_castle-ending-wall_crawler_drop_beaten = It landed among you, and that was its mistake. Nobody offers to count the legs.
dark_castle-ending-rotten_bridge_each_passed = Everybody is over. Behind you a plank thinks it through, and lets go.
dark_castle-ending-rotten_bridge_each_failed = Not every plank was a plank. Those who found out are pulled up by the collar, and you go on.
dark_castle-ending-rotten_bridge_rope_passed = { dark_castle-the-hero } ties a knot on the far side that would hold a bishop. The rest of you walk over like one.
dark_castle-ending-rotten_bridge_rope_failed = { dark_castle-the-hero } goes through, and the rope does not. You cross by way of { dark_castle-hero-low }, who holds very still.
dark_castle-ending-portcullis_lift_passed = Up it goes, with a noise like bad news. You are under it and away before it remembers.
dark_castle-ending-portcullis_lift_failed = It rises as far as it likes, and rests on { dark_castle-hero-low }. There is room to crawl.
dark_castle-ending-portcullis_wedge_passed = { dark_castle-the-hero } is the last through, and limps. The portcullis closes on the rest of it.
dark_castle-ending-riddle_door_shadow_passed = { dark_castle-the-sent } argues it to the end. “A shadow,” says the door slowly, and opens to see its own.
dark_castle-ending-riddle_door_shadow_failed = “A shadow,” it says with its mouth full, “that was the last guess too.” It opens, to breathe.
dark_castle-ending-riddle_door_secret_passed = “A secret,” says { dark_castle-hero-low }. The door begs to be told which, and opens in order to hear better.
dark_castle-ending-riddle_door_secret_failed = “A secret,” says { dark_castle-hero-low }, and laughs too soon. It bites, then lets you by out of pity.
dark_castle-ending-well_shaft_climb_passed = { dark_castle-the-sent } calls up from the bottom: it holds, and do not look at what is tied to it.
dark_castle-ending-well_shaft_climb_failed = { dark_castle-the-sent } is heard to arrive. After that the rest of you know exactly how far it is.
dark_castle-ending-well_shaft_jump_passed = { dark_castle-the-hero } breaks everybody’s fall, one after the other, and is thanked each time.
dark_castle-ending-locked_armoury_pick_passed = The lock gives a small sigh. { dark_castle-the-sent } bows to it, and everybody reaches past.
dark_castle-ending-locked_armoury_pick_failed = The needles have had their say. { dark_castle-the-sent } cannot feel that hand, which for the moment is a mercy.
dark_castle-ending-locked_armoury_leave_passed = You go on. For three corridors everybody looks back at the things with edges.
dark_castle-ending-crawlspace_push_passed = { dark_castle-the-hero } comes out on the other side like a cork. What breathes behind you is the wrong shape to follow.
dark_castle-ending-crawlspace_push_failed = { dark_castle-the-hero } leaves some skin to the wall and something else to the breathing. But you are through.
dark_castle-ending-crawlspace_bait_passed = Behind you it chews. { dark_castle-the-hero } is through before it swallows.
dark_castle-ending-crawlspace_bait_failed = It finished sooner than expected, and went on with { dark_castle-hero-low }. But you are through.
dark_castle-ending-poisoned_cup_smell_passed = Almonds. { dark_castle-the-hero } raises the cup to the portrait and pours it into the ferns. The ferns lie down.
dark_castle-ending-poisoned_cup_smell_failed = It smells of nothing at all. That was the trouble, { dark_castle-hero-low } thinks, from the floor.
dark_castle-ending-poisoned_cup_spill_passed = { dark_castle-the-hero } apologises at length. The carpet smokes. The portrait is moved, and lets you go.
dark_castle-ending-three_levers_passed = The third lever is understood, and says so with a click. { dark_castle-the-sent } signs the plaque, with the left hand.
dark_castle-ending-three_levers_failed = The third lever feels misunderstood. It opens all the same, and keeps a little of { dark_castle-sent-low }.
dark_castle-ending-sleeping_dormitory_passed = Forty guards sleep on. One of them says good night, to somebody who is not there any more.
dark_castle-ending-sleeping_dormitory_failed = Somebody shouts that somebody is shouting. You are out of the door before they agree on who.
dark_castle-ending-alarm_bell_hold_passed = The bell swings into { dark_castle-hero-low } and makes the sound of a mattress. No one comes.
dark_castle-ending-alarm_bell_hold_failed = { dark_castle-the-hero } rings, and so does the bell. You are elsewhere when they come to see which.
dark_castle-ending-alarm_bell_cut_passed = The rope drops into { dark_castle-of-hero } lap, all of it, like a tired snake.
dark_castle-ending-alarm_bell_cut_failed = The rope takes { dark_castle-hero-low } up and shakes well before letting go. Pockets are not made for that.
dark_castle-ending-scriptorium_read_passed = { dark_castle-the-hero } asks nicely, and a page turns itself. Behind the third shelf, it says, and it is.
dark_castle-ending-scriptorium_read_failed = { dark_castle-the-hero } mispronounces a name. The book corrects it, sharply, and shuts.
dark_castle-ending-scriptorium_burn_passed = It burns with a smell of opinions. { dark_castle-the-hero } coughs up a footnote.
dark_castle-ending-forgotten_pantry_eat_passed = Nobody speaks for a while. Somebody says grace afterwards, which is better than never.
dark_castle-ending-forgotten_pantry_pack_passed = You leave with something in hand, and speak of the ham all the way to the next door.
dark_castle-ending-chapel_font_drink_passed = It tastes of cellar and of forgiveness. { dark_castle-the-hero } drinks to whoever it is.
dark_castle-ending-chapel_font_rob_passed = Whatever it was let go in the end. { dark_castle-the-hero } counts the takings, then the fingers.
dark_castle-ending-spiked_coffer_give_passed = The lid swallows, considers and gives. It is not the size of the present that counts, says the inscription on the back.
dark_castle-ending-spiked_coffer_reach_passed = { dark_castle-the-hero } has both hands full, and both hands full of holes.
dark_castle-ending-guardroom_dice_passed = { dark_castle-the-hero } sweeps the dead men’s things off the table. The guards ask to see the die, and it is only a die.
dark_castle-ending-guardroom_dice_failed = Might. They settle it the way they settle things, and show { dark_castle-hero-low } the door with it.
dark_castle-ending-guardroom_dice_fled = { dark_castle-the-hero } thanks them and does not sit. They look after you the way one looks after a coat.
dark_castle-ending-alchemists_shelf_passed = { dark_castle-the-hero } is still there, with both eyebrows, and wipes the bottles clean for the road.
dark_castle-ending-alchemists_shelf_failed = There is a flash. { dark_castle-the-hero } joins the row of assistants for a moment, and is helped back out of it.
dark_castle-ending-alchemists_shelf_fled = { dark_castle-the-hero } puts the stopper back. Somewhere in the row, an assistant nods.
dark_castle-ending-falling_masonry_outside_passed = When the dust comes down, { dark_castle-sent-low } is standing outside in the shape of the doorway.
dark_castle-ending-falling_masonry_shore_passed = The prop holds for as long as it takes, and then it is part of the building.
dark_castle-ending-toll_ghost_toll_passed = He drops it into the chest and listens for the bottom. There is none. He waves you on.
dark_castle-ending-toll_ghost_hand_passed = He will not let go, then does. { dark_castle-the-hero } cannot feel the fingers; the chest has rolled to your feet.
dark_castle-ending-iron_cradle_lie_passed = The drawer slides open, the cradle rocks once, and { dark_castle-sent-low } gets up older.
dark_castle-ending-iron_cradle_shudder_passed = You go on quickly. Behind you, out of habit, it rocks.
dark_castle-ending-oubliette_fall_passed = { dark_castle-the-hero } lands on the previous tenant, who does not mind. You let down the rope, and pull up man and inheritance.
dark_castle-ending-oubliette_cling_passed = Ten fingers hold. Something goes down instead of { dark_castle-hero-low }, and goes on going down.
dark_castle-ending-cold_gallery_huddle_passed = You reach him in one lump. He lets go of the bag quite easily, with a sound like a twig.
dark_castle-ending-cold_gallery_burn_passed = It burns blue and not for long. You are through before the wind has noticed.
dark_castle-ending-supply_cart_under_passed = The mule kicks once, without waking. { dark_castle-the-sent } comes out backwards, with both arms full.
dark_castle-ending-supply_cart_barter_passed = “One in, one out,” he sighs, and the ledger balances in his sleep.
dark_castle-ending-false_confessor_kneel_passed = { dark_castle-the-hero } pulls, and he comes through the window as far as the elbow, letting go of everything.
dark_castle-ending-false_confessor_kneel_failed = { dark_castle-the-hero } is absolved, between the fourth rib and the fifth. The window shuts.
dark_castle-ending-false_confessor_sacrifice_passed = { dark_castle-the-sent } confesses to something small, and is forgiven with the point only.
dark_castle-ending-cell_door_passed = The door opens without a sound. You had expected more of it, after all this time.

## Who falls there (DC-33)

dark_castle-fall-scullery_rats = A promise was made to a thousand small teeth, and it has been kept.
dark_castle-fall-blind_gaoler = He feels the face with his fingers, nods, and hangs up one more key.
dark_castle-fall-torch_patrol = The song has a new verse by the time they reach the gatehouse.
dark_castle-fall-hangman = He offers his apologies: it was, after all, his day off.
dark_castle-fall-kennel_hound = The kennel master will find the sleeve, and know.
dark_castle-fall-grey_widow = There are two at the window now, and one of them is happy.
dark_castle-fall-empty_armour = The armour climbs back onto its stand. It is not empty any more.
dark_castle-fall-chained_ogre = The ogre waits for the ball to be thrown back. He waits a long time.
dark_castle-fall-leech_pool = The pool keeps its level. It always has.
dark_castle-fall-hall_of_mirrors = In every glass somebody walks out by another door, and does not look back.
dark_castle-fall-plague_doctor = “A pity,” says the beak, and makes a note of the dose.
dark_castle-fall-arrow_slits = Up there somebody cuts a notch, and looks forward to the end of the shift.
dark_castle-fall-jealous_twins = They quarrel at once over which of them it was.
dark_castle-fall-carver = It is served with a sprig of parsley, at the high table, to people who do not ask.
dark_castle-fall-gargoyle = When it rains, it will taste of something for a while.
dark_castle-fall-tax_collector = There is a duty on that, too. He enters it under timber.
dark_castle-fall-belfry_bats = The bell tolls once, by itself, out of politeness.
dark_castle-fall-drowned_monk = He makes room at the bottom, among the gifts, and lights one more candle.
dark_castle-fall-hungry_chest = The lid closes gently. A treasure chest, quite alone, in the middle of an empty room.
dark_castle-fall-drunk_garrison = Somebody covers the face with a tablecloth, and somebody else calls for the cheese.
dark_castle-fall-duellist = He salutes the body, and remarks that the shoulder dropped.
dark_castle-fall-wall_crawler = It goes back up with the weight of two.
dark_castle-fall-rotten_bridge = The builder has company under there now.
dark_castle-fall-portcullis = Several people will admire the workmanship.
dark_castle-fall-riddle_door = “That was the wrong answer,” says the door, and hopes that somebody else will come.
dark_castle-fall-well_shaft = The bucket is let down, out of habit, and comes up heavy.
dark_castle-fall-locked_armoury = The lock was old and clever, and had needles in it.
dark_castle-fall-crawlspace = What was breathing is not breathing hard.
dark_castle-fall-poisoned_cup = Behind the portrait somebody says “your health”, and means it.
dark_castle-fall-three_levers = One more left hand has signed the plaque.
dark_castle-fall-sleeping_dormitory = He is not talking in his sleep any more. He got what he was asking for.
dark_castle-fall-alarm_bell = For whom it was, nobody needs to ask.
dark_castle-fall-scriptorium = The book adds a line about it, and closes with a small, contented sound.
dark_castle-fall-forgotten_pantry = It hangs in the dark, like an answered prayer.
dark_castle-fall-chapel_font = Something in the box counts up to ten, in fingers.
dark_castle-fall-spiked_coffer = Another stain that had taken it for a figure of speech.
dark_castle-fall-guardroom_dice = Three guards play for the belongings of the dead. There is more in the pot now.
dark_castle-fall-alchemists_shelf = At last there is a label on that bottle.
dark_castle-fall-falling_masonry = Two hundred years, and the castle has finally finished a wall.
dark_castle-fall-toll_ghost = The toll is paid in full. He still has no change.
dark_castle-fall-iron_cradle = The drawer slides open once more, for what is no longer needed.
dark_castle-fall-oubliette = The next tenant will find everything as it was left.
dark_castle-fall-cold_gallery = There are two of them sitting there now, and only one bag.
dark_castle-fall-supply_cart = “One less,” says the quartermaster, in his sleep, and is never wrong.
dark_castle-fall-false_confessor = Absolved of everything, says the small window, and closes.
dark_castle-fall-castellan = He has it explained, at last, to somebody who stays.
dark_castle-fall-bone_queen = There was a place free at court. It is taken.
dark_castle-fall-moat_hydra = One of the heads looks round for more, and finds you.
dark_castle-fall-masked_count = He will wear that face tomorrow, and it will suit him.
dark_castle-fall-sleepless_saint = She forgives that, too. It takes her no time at all.
dark_castle-fall-cell_door = The door was open for a moment. Nobody will believe it.

## The gate that opens behind a boss (DC-33)

dark_castle-gate-castellan = He sits down on his step. “But where will you go?” he asks, and behind him, on its own, the gate begins to open.
dark_castle-gate-bone_queen = The court bows, all of it at once, and does not come up again. Past the empty throne the gate stands open, and it is raining.
dark_castle-gate-moat_hydra = The moat lies down like a dog. You walk over the bridge, and it is only wood, and on the other side there is grass.
dark_castle-gate-masked_count = Under the last face there is a door-keeper, who is tired. He hands you the key, and wishes you good night in a voice that is nobody’s.
dark_castle-gate-sleepless_saint = Her eyes close. In all the castle nothing is awake but you, and the gate, which has never been locked.

## A line for each item (DC-33)

dark_castle-item_line-cudgel = It has settled many arguments and started most of them.
dark_castle-item_line-boning_knife = It knows its way round a joint, anybody’s.
dark_castle-item_line-censer = Blessed on one side, dented on the other.
dark_castle-item_line-halberd = A long argument with a point at the end.
dark_castle-item_line-flail = It goes round, and comes back with news.
dark_castle-item_line-mail_shirt = One careful owner. The hole is at the back.
dark_castle-item_line-saints_finger = It points at what matters, and sometimes at you.
dark_castle-item_line-bone_rosary = Count the beads, and they count you.
dark_castle-item_line-bulls_blood = Still warm. It is best not to ask since when.
dark_castle-item_line-fox_cordial = Tastes of other people’s chickens.
dark_castle-item_line-owl_tincture = After the second drop you see both sides; after the third, behind you.
dark_castle-item_line-second_wind = A small bottle, quite empty, tightly corked.
dark_castle-item_line-loaded_charm = Luck that has been leaned on.
dark_castle-item_line-stone_draught = It goes down like a wall.
dark_castle-item_line-martyrs_tears = Somebody has already wept for this.
dark_castle-item_line-hexing_salt = For throwing over somebody else’s shoulder.
dark_castle-item_line-mouldy_crust = The green part is the vegetable.
dark_castle-item_line-smoked_eel = It looks at you with understanding.
dark_castle-item_line-funeral_pie = He would have wanted you to have a slice.

## On every board

dark_castle-board-damage =
    { $round ->
        [0] Damage { $damage }
       *[other] Round { $round }, damage { $damage }
    }
dark_castle-board-fight =
    { $rest ->
        [free] fight: { dark_castle-board-foe }
        [hemmed_in] hemmed in: { dark_castle-board-foe }
        [duel] duel: { dark_castle-board-foe }
       *[denied] fight without rest: { dark_castle-board-foe }
    }
dark_castle-board-foe =
    { $damage ->
        [0] { dark_castle-board-dice }
       *[other] { dark_castle-board-dice }, damage { $damage }
    }
dark_castle-board-dice =
    { $dice ->
        [0] one die each
       *[other] { $marks } + one die each
    }
dark_castle-board-lose =
    { $who ->
        [you] YOU −{ $amount } HP
        [all] all −{ $amount } HP
        [others] the others −{ $amount } HP
       *[nominee] the one named −{ $amount } HP
    }
dark_castle-board-heal =
    { $who ->
        [you] YOU +{ $amount } HP
       *[all] all +{ $amount } HP
    }
dark_castle-board-find =
    { $amount ->
        [one] find an item
       *[other] find { $amount } items
    }
dark_castle-board-lose-item =
    { $amount ->
        [0] YOU part with an item
       *[other] { dark_castle-board-item-or }
    }
dark_castle-board-item-or =
    { $items ->
        [one] YOU part with an item, or with { $amount } HP for want of one
       *[other] YOU part with { $items } items, or with { $amount } HP for each that is missing
    }
dark_castle-board-test =
    { $who ->
        [you] YOU try { dark_castle-test-need } { dark_castle-test-rolls }, { dark_castle-board-price }
        [all] each tries { $trait }, { dark_castle-board-price }
        [group] together one { $trait } each { dark_castle-test-rolls }, { dark_castle-board-payer } { dark_castle-board-price }
        [again] then { dark_castle-test-need } { dark_castle-test-rolls }, { dark_castle-board-price }
       *[nominee] the one named tries { dark_castle-test-need } { dark_castle-test-rolls }, { dark_castle-board-price }
    }
dark_castle-board-payer =
    { $payer ->
        [you] YOU
       *[other] all
    }
dark_castle-board-price =
    { $rolls ->
        [one] −{ $price } HP on a miss
       *[other] −{ $price } HP a miss
    }
dark_castle-board-passed = { $test }; if it works: { $then }
dark_castle-board-failed = { $test }; if not: { $then }
dark_castle-board-gamble = YOU may dare a die: { $trait } −{ $price } HP, anything else finds { dark_castle-dare-items }
dark_castle-board-special = { $fight }. { $special }

## In the terminal

dark_castle-terminal-page = Page { $number }: { $card }
dark_castle-terminal-immune = { $trait } does nothing
dark_castle-terminal-middle = In the middle: { $items }. What nobody takes is left behind.
dark_castle-terminal-legend = { $might } is Might, { $cunning } Cunning, { $wisdom } Wisdom. Two letters on one face are a double: it counts twice, and blocks the blow. “? flail” says what a thing does.
dark_castle-terminal-shifted = The enemy’s dice turn: { $traits }.
dark_castle-terminal-thing = { $item }: { $use }
dark_castle-terminal-two-handed = { $item } (two hands)
dark_castle-terminal-agreed = All agree.
dark_castle-terminal-died = { $heroes } are dead, on page { $page }: { $card }. { $fall }
dark_castle-terminal-then = { $first }; { $next }

## In the browser

dark_castle-web-page = The page that lies open
dark_castle-web-folio = Page { $number } of { $total }
dark_castle-web-pages-left =
    { $left ->
        [0] You stand at the gate.
        [one] The gate is next.
       *[other] { $left } pages to the gate
    }
dark_castle-web-last-page = The last page: the boss
dark_castle-web-you = { $owner }, the page’s YOU
dark_castle-web-hero = { $hero }, { $hp } of { $most } HP
dark_castle-web-mark =
    { $mark ->
        [blocks] blocks
        [rests] rests
        [hits] hits
        [misses] misses
       *[dead] dead
    }
dark_castle-web-enemy =
    { $dice ->
        [one] The enemy: one die left
       *[other] The enemy: { $dice } dice left
    }
dark_castle-web-beaten = Beaten!
dark_castle-web-middle = In the middle
dark_castle-web-two-hands = two hands
dark_castle-web-carries =
    { $hands ->
        [one] one hand taken: { $items }
       *[other] both hands full: { $items }
    }
dark_castle-web-reached = Page { $number } of { $total }: { $card }.
dark_castle-web-hint-choose = Each die is different: look at the faces below the picture. A shield is a double: it counts twice and blocks the blow. A party wants a bit of everything.
dark_castle-web-hint-turn = Whoever turns the page is YOU on the card: they pay what it asks, and decide for all until another page is turned. Those with many candles should go first.
dark_castle-web-hint-turn-majority = Whoever turns the page is YOU on the card, and pays what it asks. Those with many candles should go first.
dark_castle-web-hint-way = The small print says what a way costs. Fewer dice or less damage: you rarely get both.
dark_castle-web-hint-nominate = The small print says what awaits the one you send. For a roll look at the tally marks, for a loss at the candles.
dark_castle-web-hint-duel = In a duel one fights and the others watch. Whose tally marks match the enemy’s dice, and who has candles to spare?
dark_castle-web-hint-rest = Whoever rests gets a candle back and cannot be hit, but does not strike either.
dark_castle-web-hint-strike = Each result removes a die that shows the same. Let the one with the fewest targets go first.
dark_castle-web-hint-use = After a roll you may use what fits it. Choose an item, or pass.
dark_castle-web-hint-dare = Every try may find something, and may hurt. Nobody makes you go on.
dark_castle-web-intro-title-1 = All of you, or none
dark_castle-web-intro-1 = Turn page after page to the last one, where the master of the castle bars the gate. Beat him and you are free. But if a single one of you dies on the way, all have lost.
dark_castle-web-intro-title-2 = Turn, read, choose, roll
dark_castle-web-intro-2 = Somebody turns the page and is YOU on it. Read it, choose a way. In a fight each of you rolls a die of their own: every symbol that matches strikes off one of the enemy’s dice. The last one struck off, it is over.
dark_castle-web-intro-title-3 = Count your candles
dark_castle-web-intro-3 = Each candle is a life. At the end of a round the enemy hits everybody who fought; a shield blocks the blow, and whoever rests gets a candle back. Between two pages, share what you have found.

## What the bots do

dark_castle-bot-greedy = counts what each way is likely to cost, and looks after the weak

## Why a bot would do it

dark_castle-because-balanced_party = The party lacks what this die is good at.
dark_castle-because-strongest_turns = Whoever turns the page pays for it: better somebody strong.
dark_castle-because-cheapest_way = Blood and finds counted together, this way comes cheapest.
dark_castle-because-best_suited = Nobody has more of what is asked.
dark_castle-because-risks_least = All in all that one risks the least.
dark_castle-because-can_bear_it = Nobody can better bear it.
dark_castle-because-best_duellist = By my count that one fights this round for the least blood.
dark_castle-because-rest_the_weak = That one needs a breath more than we need the blow.
dark_castle-because-rest_the_least_missed = By my count this round goes best without that die.
dark_castle-because-all_strike = Every blow is worth more now than anybody’s breath.
dark_castle-because-strikes_twice = Whoever may strike twice strikes first.
dark_castle-because-wisdom_waits = What is hit may come back as Wisdom: that symbol had better wait.
dark_castle-because-bears_the_grudge = Whoever hits is struck back, and nobody can better bear it.
dark_castle-because-any_order = Nothing speaks for another order.
dark_castle-because-who_needs_it = Nobody can make better use of it.
dark_castle-because-saves_a_life = Otherwise somebody may not outlive this.
dark_castle-because-worth_using = This is the moment it was carried for.
dark_castle-because-fills_the_hungry = Somebody is hurt, and hardly a crumb is wasted.
dark_castle-because-rather_eaten = Rather eaten than left behind.
dark_castle-because-keep_it = It will be worth more later.
dark_castle-because-better_face = Of the two results, the other does no more.
dark_castle-because-least_useful = Of all that these hands hold, that helps the least.
dark_castle-because-luck_is_with_us = As things stand, the gain is worth the risk.
dark_castle-because-not_worth_the_risk = As things stand, the risk outweighs the gain.

## The study of the cards

dark_castle-study-players = Players
dark_castle-study-castles = Castles
dark_castle-study-escaped = Escaped
dark_castle-study-reached = Reached the boss
dark_castle-study-beaten = Beat the boss
dark_castle-study-card = Card
dark_castle-study-killed = killed, { $seats }p
dark_castle-study-lost = HP, { $seats }p

## What players are asked

dark_castle-study-question = Question
dark_castle-study-asked = a castle
dark_castle-study-share = share
dark_castle-study-sharing = sharing in all (without the naming)
dark_castle-study-all = all decisions

## Sharing in one place (DC-25, DC-26), who has a say (DC-6), difficulty (DC-34)

dark_castle-option-voices = Who has a say
dark_castle-option-voices-help = How many players, from the first seat on, decide for the group; 0 means all. People sit first: with their number here they decide, and bots follow.
dark_castle-option-difficulty = Difficulty
dark_castle-option-difficulty-help = The hit points everybody begins with: 4 more in a gentle castle, 3 fewer in a grim one.
dark_castle-option-difficulty-gentle = Gentle
dark_castle-option-difficulty-fair = Fair
dark_castle-option-difficulty-grim = Grim

dark_castle-act-hand = hand it on
dark_castle-act-lay = put it down
dark_castle-act-use = use it

dark_castle-to-target =
    { $targetKey ->
        [nobody] to nobody
       *[other] to { $target }
    }

dark_castle-action-give = Give { dark_castle-to-hero }: { $item }
dark_castle-action-hand = From { dark_castle-hero-low } { dark_castle-to-target }: { $item }
dark_castle-action-lay = { dark_castle-the-hero } puts down: { $item }
dark_castle-action-done = All is shared
dark_castle-action-yes = Yes, gladly
dark_castle-action-no = No, not now

dark_castle-question-share =
    { $left ->
        [one] { dark_castle-share-ask } Only one thing more can change hands.
        [2] { dark_castle-share-ask } Only two things more can change hands.
        [3] { dark_castle-share-ask } Only three things more can change hands.
       *[other] { dark_castle-share-ask }
    }
dark_castle-share-ask =
    { $naming ->
        [1] { dark_castle-share-naming }
       *[other] Share things out as you like, then say that all is shared.
    }
dark_castle-share-naming =
    { $cards ->
        [one] Share things out as you like, then name who turns the last card.
       *[other] Share things out as you like, then name who turns the next card; { $cards } are left.
    }
dark_castle-question-share-others = { $waiting_for } shares things out before the next card.
dark_castle-question-consent =
    { $actKey ->
        [hand] { $hero }, will you hand this { dark_castle-to-target }: { $item }?
        [lay] { $hero }, will you put this down: { $item }?
       *[use] { $hero }, will you use this: { $item }?
    }
dark_castle-question-consent-others = { $waiting_for } is asked for this: { $item }.

dark_castle-event-handed = { dark_castle-the-hero } passes { dark_castle-to-target }: { $item }.
dark_castle-event-refused = { dark_castle-the-hero } will not part with it: { $item }.

dark_castle-why-no_sharing = Things change hands between two cards, when the leader shares out.
dark_castle-why-not_in_the_middle = That does not lie in the middle: { $item }.
dark_castle-why-he_does_not_carry = { dark_castle-the-hero } does not carry that: { $item }.
dark_castle-why-he_said_no = { dark_castle-the-hero } has said no to that until the next card: { $item }.
dark_castle-why-acts_used_up = Nothing more changes hands before the next card.
dark_castle-why-not_to_himself = { dark_castle-the-hero } has it already.
dark_castle-why-nobody_asks = You are not asked for anything.
dark_castle-why-naming_ends_it = You end the sharing by naming who turns the next card.

dark_castle-view-middle = The items in the middle.
dark_castle-view-asker = The character whose item, drop or consent it is.
dark_castle-view-acts = How many acts of this sharing were made, refused ones counted; 0 outside.
dark_castle-view-refused = What each character has refused in this sharing, in the order of the characters.
dark_castle-view-named = Who turns the next card, as long as somebody has too much in hand.
dark_castle-view-leader = The seat that leads where the one who turned the last card has no say; null where they have.

dark_castle-because-leader_arranges = Whoever leads shares out; what is mine is ours.
dark_castle-because-well_shared = Everything is where it is of use.

## Why an adviser would do it who has a temper, where answers are as good as equal

dark_castle-because-bold_way = It costs hardly more than another, and on this way we hit back.
dark_castle-because-bold_strike = A breath or a blow, it comes to much the same: then let us all strike.
dark_castle-because-bold_dare = Gain and loss are about even: who dares nothing finds nothing.
dark_castle-because-cautious_way = It costs hardly more than another, and nobody has to fight.
dark_castle-because-cautious_rest = The round hardly suffers for it, and a wound has time to close.
dark_castle-because-cautious_sends = Others would do about as well, but have less blood to lose.
dark_castle-because-cautious_stop = Gain and loss are about even: let us keep what we have.
dark_castle-because-generous_rest = The round hardly suffers for it: let others breathe first, I can wait.
dark_castle-because-generous_goes = I am about as good for it as anybody: send me.

dark_castle-web-hint-consent = What you carry is yours: nobody takes it without your yes. After a no you are not asked for it again before the next page.
dark_castle-web-rest = The rest between two pages
dark_castle-web-reread = Read the page again
dark_castle-web-rest-how =
    { $questionKey ->
        [turn] Who turns the page?
        [drop] Two hands hold no more: tap what goes, or drag it to the middle.
       *[other] Drag a thing to whoever shall have it, or tap it and then them. Whoever turns the page ends the rest.
    }
dark_castle-web-nothing-found = Nothing lies here. What is put down stays behind.
dark_castle-web-put-down = Put it down
dark_castle-web-gets-it = { $hero } gets it
dark_castle-web-gets-short = gets it
dark_castle-web-turns = { $hero } turns the page
dark_castle-web-turns-short = Turn the page
dark_castle-web-too-much = More than two hands can hold
dark_castle-web-said-no = Its bearer said no
dark_castle-web-taken-up = In hand: { $item }. Now choose who gets it, or what becomes of it.
dark_castle-web-asks-first = It is not yours: { $name } is asked first.
dark_castle-web-left-behind =
    { $count ->
        [one] This stays behind for good: { $items }.
       *[other] These stay behind for good: { $items }.
    }
dark_castle-web-wait = Wait
dark_castle-web-throw = Throw the dice
dark_castle-web-let-fall = Let them fall
dark_castle-web-life-hangs = A life hangs on it
dark_castle-web-go-on = Go on
dark_castle-web-read-aloud = Read aloud
dark_castle-web-read-stop = Stop reading
dark_castle-web-group-turn = Name who turns the page…
dark_castle-web-group-give = Give out what lies in the middle…
dark_castle-web-group-hand = Hand something on…
dark_castle-web-group-lay = Have something put down…
dark_castle-study-way = Way
dark_castle-study-taken = taken, { $seats }p

## Quick phrases

dark_castle-phrase-together = All together!
dark_castle-phrase-bread = Has anybody something to eat?
dark_castle-phrase-turn_page = I dare not turn the page…

## Reports

dark_castle-study-cards = Cards turned
dark_castle-study-ways = Ways taken
dark_castle-study-items = Items used
dark_castle-study-found = Items found
dark_castle-study-heroes = Characters
dark_castle-study-deaths = Cards that killed
dark_castle-study-map = Where parties die, a castle
dark_castle-study-how_far = How far the parties came
dark_castle-study-which_ways = Which ways are taken
dark_castle-study-what_cards_do = Card by card
dark_castle-study-what_is_asked = What players are asked
dark_castle-study-who_turns = Who turns the pages, and who falls
dark_castle-study-place = Place
dark_castle-study-opened = Turned the first page
dark_castle-study-opened_escaped = and the party escaped
dark_castle-study-turned = Pages turned
dark_castle-study-lost_turning = HP lost as YOU
dark_castle-study-stood_by = Pages of others
dark_castle-study-lost_beside = HP lost beside YOU
dark_castle-study-fell = Fell
dark_castle-study-fell_turning = fell as YOU

## The tale of a descent and its luck, at the end

dark_castle-story-page = Page { $page }
dark_castle-story-began = { $count ->
    [one] One left the cell, and the first { $pages } pages cost little.
   *[other] They were { $count } when they left the cell, and the first { $pages } pages cost them little.
  }
dark_castle-story-dearest = Page { $page } was the dearest: { $card } put out { $lost } candles.
dark_castle-story-narrowest = { $left ->
    [one] { dark_castle-the-hero } went on with one candle, and sheltered it with both hands.
   *[other] { dark_castle-the-hero } was down to { $left } candles, and went on.
  }
dark_castle-story-strongest = No hand struck harder than one: { dark_castle-hero-low } knocked { $dice } dice off the table.
dark_castle-story-gate = { $rounds ->
    [0] Then { $card } stood aside, and the gate was open.
    [one] { $card } lasted one round, and the gate was open.
   *[other] { $card } held the gate for { $rounds } rounds. Then it was open.
  }
dark_castle-story-fall = On page { $page }, { $card }, { dark_castle-hero-low } went out. The book was closed there, and the castle keeps it.
dark_castle-luck-best = Luckiest: { dark_castle-hero-low }, with { dark_castle-luck-doubles } in { $count } rolls where the die promised { $expected }.
dark_castle-luck-worst = Unluckiest: { dark_castle-hero-low }, with { dark_castle-luck-doubles } in { $count } rolls where the die promised { $expected }.
dark_castle-luck-doubles = { $doubles ->
    [0] no double
    [one] one double
   *[other] { $doubles } doubles
  }

## What is counted about a choice

dark_castle-odds-pass = { $trait } { $value }
dark_castle-odds-hp = { $value } HP
dark_castle-odds-round_hp = { $value } HP this round
dark_castle-odds-death = death { $value }
dark_castle-odds-round_death = death { $value }
dark_castle-odds-wins = beaten in one round { $value }
dark_castle-odds-hits = hit { $value }
dark_castle-odds-blocks = block { $value }
dark_castle-odds-finds = find { $value }

## What the coach compares two choices by

dark_castle-coach-weakest = A little later the weakest of you has { $first } HP on average, and { $second } after the other choice.
dark_castle-coach-together = A little later you have { $first } HP together on average, and { $second } after the other choice.
dark_castle-coach-things = A little later you bear { $first } things on average, and { $second } after the other choice.
