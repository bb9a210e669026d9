### The desk of the staff.

moderation-title = Moderation
moderation-reports = Reports
moderation-none = Nothing waits.
moderation-report = { $reporter } reports { $name }: { $reason }
moderation-deal = In deal { $deal }
moderation-record = The record
moderation-hours = Hours
moderation-act = { $act ->
    [dismiss] Dismiss
    [warn] Warn
    [mute] Mute
    [ban] Ban
    [lift] End it now
    [uphold] Keep it
    [appoint] Role given
   *[release] Role taken
    }
moderation-appeals = Appeals
moderation-until = until { $time }
moderation-own = You decided this: somebody else looks at it.
moderation-acts = What the staff did
moderation-done = Done.
