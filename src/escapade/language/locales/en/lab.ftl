# What the laboratory says: many matches, reports, comparisons.

## Simulations

cli-about-output = Write a row a match to this Parquet file. A run that was stopped goes on where it was; needs the extra “lab”.
cli-about-steps = A row a decision instead.
cli-about-match = Play only this match of the seed (0 is the first) and tell it; with --save, write its record.
cli-about-cluster = Play on a cluster: ray://host:10001 (extra “ray”) or tcp://host:8786 (Dask, extra “dask”); the totals are the same.
cli-progress = { $done } of { $matches } matches, { $rate }, { $left } left
cli-progress-rate = { $rate } a second
cli-sim-stopped = Stopped. What is done is kept in { $folder }: the same command goes on from there.
cli-sim-written = The rows are in { $file }.
cli-sim-odd =
    { $why ->
        [long] Match { $match } is odd: { $decisions } decisions, where half of all need at most { $median }. { $command }
       *[other] Match { $match } is odd: hardly any other ends by “{ $reason }”. { $command }
    }
cli-sim-odd-bounds = At most { $ends } odd matches of an ending are named, and the { $longest } longest.

## Reports

cli-about-report-command = Let bots play many matches, and write a page about them.
cli-about-page = Where the report goes: a page (.html), Markdown (.md) or data (.json).
cli-about-vary = The same matches with an option set otherwise, as in squares=24,40; may be given several times.
cli-report-written = The report is in { $file }.
cli-report-title = { $game }, seen by many matches
cli-report-lead = { $matches } matches between { $bots }, seed { $seed }.
cli-report-options = Options: { $options }. Version { $version } of the rules.
cli-report-foot = Intervals are 95 % intervals; the same command gives the same numbers.
cli-report-table = As a table
cli-report-warnings = What stands out
cli-report-seats = Who wins, by seat
cli-report-bots = Who wins, by bot
cli-report-option = Who wins with { $option }
cli-report-even = If all seats were alike, each would win { $even } % alone: the dashed line.
cli-report-order = Who wins, from the first to play to the last
cli-report-order-words = Places count clockwise from whoever has the first turn; a shared win counts.
cli-report-place = Turn
cli-report-endings = How matches end
cli-report-lengths = How long matches are, in rounds
cli-report-scores = Points of a seat
cli-report-leads = Lead changes
cli-report-leads-words = The lead changes { $changes } times in a match. Of those who lead at half-time, { $won } win and { $lost } do not; in { $nobody } matches nobody leads then.
cli-report-rules = Rules: how often each mattered, and what it was worth
cli-report-thing = What
cli-report-count = How often
cli-report-seen = Matches %
cli-report-a-match = a match
cli-report-with = Wins % with
cli-report-without = Wins % without
cli-report-worth = Worth, in points
cli-report-worth-words = Worth is the difference of the win rates, with it and without it, among seats of the same place in matches equally long; a shared win counts. What helps is not always what causes: those who win also get more done. Drawn is what stands out beyond chance; the tables have everything, and how often it happened.
cli-report-wins-less = wins less
cli-report-wins-more = wins more
cli-report-decimal = .
cli-report-worth-none = None of it makes a difference that can be told from chance.
cli-report-more = { $count } rarer ones are not listed here; the data (.json) has them all.
cli-report-warn-seat =
    { $side ->
        [more] Seat { $seat } wins more than its share: { $rate } % ({ $low }–{ $high }), where { $even } % would be even.
       *[other] Seat { $seat } wins less than its share: { $rate } % ({ $low }–{ $high }), where { $even } % would be even.
    }
cli-report-warn-ties = About { $share } % of the matches are shared.
cli-report-warn-strong = { $name } ({ $subject }) goes with { $points } ± { $reach } points of win rate.
cli-report-warn-never =
    { $count ->
        [one] Never seen ({ $subject }): { $names }.
       *[other] { $count } never seen ({ $subject }): { $names }{ $more ->
            [0] .
            [one] , and one more.
           *[other] , and { $more } more.
        }
    }
cli-report-warn-decided = { $share } % of those who lead at half-time win: the second half changes little.
cli-report-warn-long = One match of twenty lasts { $long } rounds or more, where half are over after { $median }.
cli-report-warn-none = Nothing that a designer should worry about.
cli-report-warn-few = With { $matches } matches only large differences show; 10,000 tell more.

## Comparisons

cli-about-ladder = Play every level of bots against every other, and say how strong each is.
cli-about-ladder-bots = Who climbs, from the weakest up: first_timer,casual,search:400. All five levels if left out.
cli-about-ladder-seats = How many play at a table.
cli-about-rungs = Only pairs at most so many rungs apart: 1 for neighbours alone. All pairs if left out.
cli-about-keep = A folder in which results are kept as they come: stop whenever you like, the same command goes on from there.
cli-about-ladder-output = Where the tables go: into a page that has a place for this game, or a page of their own.
cli-ladder-about =
    { $together ->
        [yes] Parties of { $seats }: each bot has one of its own, on the same dice. A result is the share of parties that won.
        [sides] Tables of { $seats }: one bot plays for those who are together, the other for whoever is alone, and then the other way round, on the same dice. A result is the share of matches that its side won.
       *[no] Tables of { $seats }, two bots in turn around them; a block is one seed in every rotation. A result is what a seat of that bot got on average: 1 for a win, a half for a tie.
    } The test stops as soon as it knows whether { $effect } points lie between two of them; { $matches } matches were played.
cli-ladder-ratings = Points from all of them together (Bradley–Terry, bootstrap over blocks; 400 are ten to one):
cli-ladder-above = bot
cli-ladder-below = against
cli-ladder-verdict = verdict
cli-ladder-verdict-of =
    { $verdict ->
        [better] better
        [worse] worse
        [same] no such difference
       *[open] open
    }
cli-ladder-results = results, %
cli-ladder-difference = difference, points
cli-ladder-blocks = blocks
cli-ladder-matches = matches
cli-ladder-bot = bot
cli-ladder-points = points
cli-ladder-interval = 95 % interval
cli-about-compare = Compare two variants of a game, or two bots, on the same dice.
cli-about-variant = What is otherwise: an option (squares=24), a bot that takes every seat in turn, or the folder of a pack; joined by “+”. “as-given” is nothing.
cli-about-measure = What is compared: wins (of the first seat, of the bot, or of those who play together), or rounds.
cli-about-effect = The difference that would matter: 0.05 is five points of win rate; in rounds, 0.5.
cli-about-most = Give up after so many seeds.
cli-compare-verdict =
    { $verdict ->
        [better] { $a } is above { $b }.
        [worse] { $a } is below { $b }.
        [same] { $a } and { $b } are alike: a difference of { $effect } can be ruled out.
       *[other] Nobody can tell { $a } from { $b } yet: more seeds are needed (--most).
    }
cli-compare-figures =
    { $measure ->
        [rounds] Rounds: { $first } against { $second }, a difference of { $difference } ± { $reach }. It took { $matches } matches.
       *[other] Wins: { $first } % against { $second } %, a difference of { $difference } ± { $reach } points. It took { $matches } matches.
    }

## Tuning

cli-about-tune = Search for numbers that bring a game where its designer wants it, or try the settings that are named. A search needs the extra “lab”.
cli-about-number = A number to be found: an option (watch_days=0..8), or a figure of the content by its file and path (characters.json:hit_points/1=14..22); may be given several times.
cli-about-rest = A figure of the content that takes what the numbers of its file leave, so that their sum stays: letters.json:letters/s/count.
cli-about-try = A setting to try instead of a search: watch_days=2, several values joined by “+”, figures by file and path; “as-given” turns nothing. May be given several times.
cli-about-goal = What is wanted: win=0.5, or a range such as win=0.4..0.6; rounds=12; even=0..0.02 (between the luckiest seat and the unluckiest). May be given several times.
cli-about-trials = How many settings to try.
cli-about-tune-output = Where every setting goes that was tried: into a page that has a place for this game, or a page of its own.
cli-about-place = The name of one of several places for this game in the page: <!-- tune GAME NAME -->.
cli-tune-win = wins, %
cli-tune-rounds = rounds
cli-tune-even = apart, %
cli-tune-about = The settings that no other beats in every goal at once stand out; ± is half of a 95 % interval. All were played on the same dice, by
cli-tune-stopped =
    { $trials ->
        [one] Stopped after one setting: this is what it says.
       *[other] Stopped after { $trials } settings: this is what they say.
    }
cli-tune-tried = { $settings }: { $values }
cli-tune-miss = { $goal }: missed by
cli-tune-best =
    { $reached ->
        [yes] { $settings } reaches every goal.
       *[no] Nothing reaches every goal; { $settings } misses least in all.
    } { $trials ->
        [one] One setting was tried, with { $matches } matches.
       *[other] { $trials } settings were tried, with { $matches } matches each.
    }

## A match looked at again

cli-about-analyse = Look at a recorded match: who was lucky, who played well, and where it turned.
cli-about-analyse-page = Write a page (.html), Markdown (.md) or data (.json) instead of showing it here.
cli-about-analyse-seed = The luck of the worlds that the coach imagines; the same seed finds the same.
cli-about-effort = How hard to look: 2 takes twice as long as 1, and intervals get smaller.
cli-analyse-title = { $game }: a match looked at again
cli-analyse-lead = { $steps } steps, of which { $draws } draws; { $choices } choices, of which the expert would have made { $others } otherwise.
cli-analyse-verdicts = In a word
cli-analyse-verdict =
    { $luck ->
        [good] { $play ->
            [good] { $name } drew well and played well.
            [bad] { $name } drew well and played badly.
            [none] { $name } drew well and never had a choice.
           *[open] { $name } drew well; one match is too short to say how well that was played.
        }
        [bad] { $play ->
            [good] { $name } drew badly and played well.
            [bad] { $name } drew badly and played badly.
            [none] { $name } drew badly and never had a choice.
           *[open] { $name } drew badly; one match is too short to say how well that was played.
        }
       *[fair] { $play ->
            [good] { $name } drew neither well nor badly, and played well.
            [bad] { $name } drew neither well nor badly, and played badly.
            [none] { $name } drew neither well nor badly, and never had a choice.
           *[open] { $name } drew neither well nor badly; one match is too short to say how well that was played.
        }
    }
cli-analyse-ending =
    { $ending ->
        [won] It was a win.
        [shared] The win was shared.
        [nearly] It nearly worked: at the best moment a win was { $best } % likely.
       *[lost] A win was never more than { $best } % likely.
    }
cli-analyse-did = { $name }: { $action }
cli-analyse-curve = How likely a win was
cli-analyse-curve-words = After every step, as each player could know it then. A dot is a choice that was surely worse than another.
cli-analyse-together = all together
cli-analyse-turning = Where it turned
cli-analyse-mistakes = Mistakes, the worst first
cli-analyse-mistakes-none = No choice was surely worse than the expert’s.
cli-analyse-found = Better than the expert
cli-analyse-figures = Luck and play
cli-analyse-figures-words = Luck in wins, beside what such draws usually bring; drawn in points of a hundred. The result without luck is fair on average, whoever looks; a loss is measured by the expert, and so leans towards whoever plays like it.
cli-analyse-how = How this is measured
cli-analyse-how-curve = The curve is a small net that was trained on many matches; it sees of every position only what the player knew.
cli-analyse-how-luck = Luck is what a draw brought compared with the mean of all that could have been drawn. It is nothing on average, however good the net is.
cli-analyse-how-play = Where the expert would have chosen otherwise, both choices are played to the end by experts, in the same worlds with the same dice; the worlds are imagined from what the player knew. What stands out is played again in new worlds, and only that is told as a mistake.
cli-analyse-foot = Intervals are 95 % intervals; the same command gives the same numbers.
cli-analyse-entry = Entry
cli-analyse-what = What happened
cli-analyse-for-whom = For
cli-analyse-chance = Win likely
cli-analyse-better = Better
cli-analyse-who = Player
cli-analyse-taken = Taken
cli-analyse-expert = The expert’s
cli-analyse-mark = Mark
cli-analyse-points = Points
cli-analyse-result = Result
cli-analyse-luck = Luck
cli-analyse-usual = Usual
cli-analyse-adjusted = Without luck
cli-analyse-choices = Choices
cli-analyse-loss = Lost a choice
cli-analyse-band = Like
cli-analyse-bands = { $low } to { $high }
cli-analyse-band-supernatural = supernatural
cli-analyse-band-world_class = world class
cli-analyse-band-expert = expert
cli-analyse-band-advanced = advanced
cli-analyse-band-intermediate = intermediate
cli-analyse-band-casual = casual
cli-analyse-band-beginner = beginner
cli-analyse-band-lost = lost
cli-analyse-mark-blunder = ?? blunder
cli-analyse-mark-mistake = ? mistake
cli-analyse-mark-doubtful = ?! doubtful
cli-analyse-mark-found = ! found
