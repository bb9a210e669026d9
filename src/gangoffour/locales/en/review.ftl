### The review of a match: what decisions cost, and how much was in the cards. All points are expected points.

review-meaning = Lost: points for each decision, against the best action from what the player could see. Engine { $engine }.
review-quick = Quick: the network alone judged, so small differences mean little.

review-player = player
review-decisions = decisions
review-lost = lost
review-inaccuracies = inaccuracies
review-mistakes = mistakes
review-blunders = blunders
review-like = plays like

review-luck-meaning = Points ahead of the others: what the cards brought, what the own decisions changed, and the rest
review-margin = points ahead
review-cards = cards
review-plays = decisions
review-rest = rest

review-moments = Costliest moments
# $action and $best are written as they are typed; $reason is a sentence of hints.ftl.
review-moment = Deal { $deal }, action { $turn }, { $name }: { $action } cost { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points. Better: { $best }. { $reason }
review-nothing = No decision lost points beyond doubt.

review-progress = { $done } of { $total } deals analysed
review-stopped = Stopped before the end: nothing was analysed.
puzzles-progress = { $done } of { $total } matches searched for puzzles
puzzles-done = Judgement puzzles: { $judgement }, proof puzzles: { $proof }, file: { $file }
puzzles-stopped = Stopped. What was found is in { $file }; the same command goes on from there.
