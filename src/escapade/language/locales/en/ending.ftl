# The end of a match and its replay: what the frame says. Each game's own tale is in its file, as <game>-story-… and
# <game>-luck-….

ending-picture = Picture of the end
ending-luck = Luck
ending-share = Share the picture
ending-save = Save the picture
ending-saved = The picture is on its way into your downloads.
ending-no-picture = This browser could not make the picture.
ending-no-tale = The tale could not be fetched. The result stands all the same.

# What a curve counts, and what its steps are
ending-curve-points = Points, turn by turn
ending-curve-candles = Candles, page by page
ending-curve-guilt = Guilt and days, turn by turn
ending-curve-strength = Strength, turn by turn
ending-step-turn = Turn
ending-step-page = Page
ending-gauge-guilt = Guilt
ending-gauge-days = Days
ending-start = At the start
ending-last = At the end

# Best and worst luck, where dice are counted
ending-luck-best = Luckiest: { $seat }, with { $pips } pips a die over { $count } dice (3.5 is par).
ending-luck-worst = Unluckiest: { $seat }, with { $pips } pips a die over { $count } dice.

# The replay
ending-open = Show everything
ending-open-help = Bets, hands, bags and plans of all players, as they were at this moment.
ending-open-failed = What was hidden could not be fetched.
ending-hand = Hand
ending-bag = Bag
ending-play-on = Play on from here
ending-play-on-title = Play on from this moment
ending-play-on-help = A new table with everything as it stands here. You take one seat, bots take the others, and from here on the dice are thrown anew.
ending-play-on-seat = Your seat
ending-play-on-go = Play on
ending-play-on-over = The match is over here. Go back to an earlier moment to play on.
