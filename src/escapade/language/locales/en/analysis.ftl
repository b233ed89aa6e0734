# How a finished match went, as the coach sees it: the page of the analysis, and the curve in the replay.

web-analysis-back = Back to the table
web-analysis-show = Show how likely a win was
web-analysis-working = The coach is looking at the match. That takes a few seconds, seldom more than half a minute.
web-analysis-waiting =
    { $ahead ->
        [one] The coach is looking at another match first. Then it is this one’s turn.
       *[other] The coach is looking at { $ahead } other matches first. Then it is this one’s turn.
    }
web-analysis-brief = The rules run uncompiled on this server, where the coach has little time for each choice: few mistakes can be told for sure. The curve and the luck are as exact as ever.

## Luck and play

web-analysis-people = Luck and play
web-analysis-verdict =
    { $isYou ->
        [yes] { $luck ->
            [good] { $play ->
                [good] You drew well and played well.
                [bad] You drew well and played badly.
                [none] You drew well and never had a choice.
               *[open] You drew well; one match is too short to say how well you played.
            }
            [bad] { $play ->
                [good] You drew badly and played well.
                [bad] You drew badly and played badly.
                [none] You drew badly and never had a choice.
               *[open] You drew badly; one match is too short to say how well you played.
            }
           *[fair] { $play ->
                [good] You drew neither well nor badly, and played well.
                [bad] You drew neither well nor badly, and played badly.
                [none] You drew neither well nor badly, and never had a choice.
               *[open] You drew neither well nor badly; one match is too short to say how well you played.
            }
        }
       *[no] { $luck ->
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
    }
web-analysis-ending =
    { $ending ->
        [won] It was a win.
        [shared] The win was shared.
        [nearly] It nearly worked: at the best moment a win was { $best } likely.
       *[lost] A win was never more than { $best } likely.
    }
web-analysis-luck =
    { $way ->
        [good] Luck brought { $points } points of the 100 that a win is; such draws usually move { $usual } either way. Without luck it comes to { $adjusted } instead of { $result }.
        [bad] Luck took { $points } points of the 100 that a win is; such draws usually move { $usual } either way. Without luck it comes to { $adjusted } instead of { $result }.
       *[none] Luck neither brought nor took anything; such draws usually move { $usual } points of 100 either way.
    }
web-analysis-no-choice = There was never more than one thing to do.
web-analysis-play =
    { $choices ->
        [one] The one choice lost { $points ->
            [one] { $mean } point
           *[other] { $mean } points
        } (95% sure: { $low } to { $high }): { $bands }.
       *[other] A choice lost { $points ->
            [one] { $mean } point
           *[other] { $mean } points
        } on average (95% sure: { $low } to { $high }; { $choices } choices): { $bands }.
    }
web-analysis-bands =
    { $same ->
        [yes] { $low }
       *[no] anything from { $low } to { $high }
    }
web-analysis-band-supernatural = superhuman
web-analysis-band-world_class = world class
web-analysis-band-expert = expert
web-analysis-band-advanced = advanced
web-analysis-band-intermediate = intermediate
web-analysis-band-casual = casual
web-analysis-band-beginner = beginner
web-analysis-band-lost = lost in the woods

## The curve

web-analysis-curve = How likely a win was
web-analysis-curve-help = After every step, as each player could know it then. A diamond is a choice that was surely worse than another one; it opens the replay right there.
web-analysis-together = All together
web-analysis-table = The curve as a table
web-analysis-entry = Step

## Turning points and mistakes

web-analysis-turning = Where it turned
web-analysis-did = { $name }: { $action }
web-analysis-turned =
    { $whose ->
        [all] Everybody’s chances went from { $before } to { $after }.
        [yours] Your chances went from { $before } to { $after }.
       *[theirs] { $name }’s chances went from { $before } to { $after }.
    }
web-analysis-mistakes = Mistakes, the worst first
web-analysis-mistakes-help = Measured against the expert, who knew no more than the player did. Open the replay there, and play on from it.
web-analysis-none = No choice was surely worse than the expert’s.
web-analysis-found = Better than the expert
web-analysis-mark =
    { $mark ->
        [blunder] ?? Blunder
        [mistake] ? Mistake
        [doubtful] ?! Doubtful
       *[found] ! A find
    }
web-analysis-better = Better: { $action }
web-analysis-expert = The expert: { $action }
web-analysis-lost = { $mean } points of a win lost (95% sure: { $low } to { $high }).
web-analysis-gained = { $mean } points of a win gained (95% sure: { $low } to { $high }).
web-analysis-watch-step = Watch from here, step { $entry }
web-analysis-here =
    { $isYou ->
        [yes] Now you chose “{ $taken }”. Better by { $mean } points: “{ $expert }”.
       *[no] Now { $name } chose “{ $taken }”. Better by { $mean } points: “{ $expert }”.
    }

## How it is measured

web-analysis-how = How this is measured
web-analysis-how-curve = The curve is a small net that was trained on many matches; of every position it sees only what the player knew.
web-analysis-how-luck = Luck is what a draw brought, compared with the mean of all that could have been drawn. On average it is nothing, however good the net is; so the result without luck is fair, too.
web-analysis-how-play = Where the expert would have chosen otherwise, experts play both choices to the end, in the same worlds and with the same dice; those worlds are imagined from what the player knew. What stands out is played again in new worlds, and only that is told as a mistake. Whoever plays like the expert looks a little better than they are.
web-analysis-how-much = { $draws } draws and { $choices } choices were looked at. A point is a hundredth of a win.
