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

## On the page

review-page-title = Review
review-page-none = The review is on its way…
review-page-failed = No review: { $why }
review-page-quick = Quick: the network alone judged, so small differences mean little.
review-page-deep = Review in depth
review-page-deep-waiting = The deep review waits its turn…
review-page-deep-working = Deep review: { $done } of { $total } deals
review-page-seat = Whose decisions
review-page-curve = Points lost at each decision
review-page-deal = Deal { $deal }
review-page-decision = Deal { $deal }, decision { $number }: { $verdict }, { $points } points
review-page-place = Deal { $deal } · { $verdict }
review-page-verdict-as-good = as good as any
review-page-verdict-inaccuracy = inaccuracy
review-page-verdict-mistake = mistake
review-page-verdict-blunder = blunder
review-page-moments = Costliest moments
review-page-nothing = No decision lost points beyond doubt.
review-page-better = Better: { $best }. { $reason }
review-page-figure = { $lost } points lost per decision, { $low } to { $high } likely.
review-page-like = Plays like: { $level }.
review-page-candidates = What { $name } could do
review-page-best = Best
review-page-taken = Played
review-page-yours = Yours
review-page-error = ± { $error }
review-page-return = return { $card }
review-page-try = Try it
review-page-next = Next lost points
review-page-luck = Deal { $deal }: where { $margin } came from
review-page-cards = Cards
review-page-plays = Decisions
review-page-rest = The rest
