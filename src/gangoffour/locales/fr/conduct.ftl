### What follows from leaving matches with other people.

conduct-cause = { $cause ->
    [stalled] Tu as fait attendre les autres dans ta dernière partie.
    [never_started] Tu n’as pas joué dans ta dernière partie avec d’autres.
   *[left] Tu as quitté ta dernière partie avec d’autres avant la fin.
    }
conduct-warned = La prochaine fois, les tables publiques te seront fermées dix minutes.
conduct-closed-until = Les tables publiques te sont fermées jusqu’à { $time }.
conduct-closed-hint = D’ici là, joue contre des bots ou à une table privée. Après dix bonnes parties de suite, c’est oublié.

## Reports, and what the staff has decided

report-title = Signaler quelqu’un
report-hint = Quelqu’un de l’équipe regarde l’enregistrement de la partie. Personne ne saura qui a signalé.
report-button = Signaler
report-reason = Que s’est-il passé ?
report-words = En quelques mots, si tu veux
report-send = Envoyer le signalement
report-sent = { $name } est signalé. Quelqu’un regardera la partie.
reason = { $reason ->
    [abuse] insultes ou menaces
    [cheating] triche
    [stalling] faire attendre exprès
   *[name] un nom offensant
    }
sanction-told = { $kind ->
    [warn] L’équipe t’a averti.
    [mute] Tu es en sourdine jusqu’à { $time }.
   *[ban] Tu es exclu jusqu’à { $time }.
    }
sanction-reason = Motif : { $reason }.
appeal-case = Dossier
appeal-words = Qu’as-tu à dire contre ?
appeal-send = Faire appel
appeal-sent = Une autre personne le regardera.
