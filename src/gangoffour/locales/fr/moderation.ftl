### The desk of the staff.

moderation-title = Modération
moderation-reports = Signalements
moderation-none = Rien n’attend.
moderation-report = { $reporter } signale { $name } : { $reason }
moderation-deal = À la manche { $deal }
moderation-record = L’enregistrement
moderation-hours = Heures
moderation-act = { $act ->
    [dismiss] Classer
    [warn] Avertir
    [mute] Mettre en sourdine
    [ban] Exclure
    [lift] Lever maintenant
    [uphold] Maintenir
    [appoint] Rôle donné
   *[release] Rôle retiré
    }
moderation-appeals = Appels
moderation-until = fin : { $time }
moderation-own = Tu l’as décidé : quelqu’un d’autre le regarde.
moderation-acts = Ce que l’équipe a fait
moderation-done = C’est fait.
