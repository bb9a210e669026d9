### What follows from leaving matches with other people.

conduct-cause = { $cause ->
    [stalled] You kept other people waiting in your last match.
    [never_started] You did not play in your last match with other people.
   *[left] You left your last match with other people before its end.
    }
conduct-warned = The next time public tables will be closed to you for ten minutes.
conduct-closed-until = Public tables are closed to you until { $time }.
conduct-closed-hint = Until then play against bots, or at a private table. After ten good matches in a row it is forgotten.

## Reports, and what the staff has decided

report-title = Report somebody
report-hint = Somebody of the staff looks at the record of the match. Nobody is told who reported them.
report-button = Report
report-reason = What happened?
report-words = In a few words, if you like
report-send = Send the report
report-sent = { $name } is reported. Somebody will look at the match.
reason = { $reason ->
    [abuse] insults or threats
    [cheating] cheating
    [stalling] letting others wait on purpose
   *[name] an offensive name
    }
sanction-told = { $kind ->
    [warn] The staff has warned you.
    [mute] You are muted until { $time }.
   *[ban] You are banned until { $time }.
    }
sanction-reason = Reason: { $reason }.
appeal-case = Case
appeal-words = What speaks against it?
appeal-send = Appeal
appeal-sent = Another person will look at it.
