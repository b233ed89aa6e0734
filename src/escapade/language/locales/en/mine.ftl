# The page of one's own tables, in the browser alone; fetched when somebody opens it.

web-mine-filter = Which tables
web-mine-which =
    { $which ->
        [turn] My turn
        [running] Under way
        [finished] Finished
       *[all] All
    }
web-mine-game = Game
web-mine-every-game = Every game
web-mine-none = No table yet. Choose a box on the first page and go.
web-mine-none-such = No table is like that.
web-mine-open = Open
web-mine-result = Result
web-mine-leave = Leave
web-mine-leave-sure =
    { $phase ->
        [lobby] Give up your seat? It is free for somebody else then.
       *[playing] Give up your seat for good? A bot plays on in your place.
    }
web-mine-remove = Take off this list
web-mine-remove-sure =
    { $over ->
        [yes] This browser forgets the table: you cannot open it from here any more. It stays counted below.
       *[no] This browser forgets the key of your seat: you cannot play there any more, and the others wait for you. To go for good, leave.
    }

## What was played

web-history = Played so far
web-history-empty = No match has been played to its end on this device.
web-history-game = Game
web-history-played = Played
web-history-won = Won
web-history-company =
    { $company ->
        [bots] against bots
        [people] with people
       *[device] several at this device
    }
web-history-all = All games
web-history-help = Every match that was played to its end from this browser counts once. Where several people play at this device, a match is won if one of them wins; below it stands who has won how often.

## The file

web-mine-file = To another device
web-mine-file-help = There are no accounts: your tables and your matches are kept by this browser alone. Save them in a file, and take the file in wherever you want to go on. What is there already stays.
web-mine-file-warning = The file holds the keys of your seats: whoever has it can play in your place. Give it to nobody.
web-mine-export = Save as a file
web-mine-import = Take in a file
web-mine-taken = Taken in. New tables: { $tables }. New matches: { $matches }. Everything else was here already.
web-mine-problem =
    { $problem ->
        [not_json] “{ $file }” cannot be read: it is cut off, or no file of this page. Nothing was taken in.
        [newer] “{ $file }” was written by a newer version of this page ({ $version }). Reload the page, or use the newer one. Nothing was taken in.
        [damaged] “{ $file }” is damaged at “{ $where }”. Nothing was taken in.
       *[other_file] “{ $file }” is not a file of tables and matches from this page. Nothing was taken in.
    }
