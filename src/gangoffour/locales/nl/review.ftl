### The review of a match: what decisions cost, and how much was in the cards. All points are expected points.

review-meaning = Verloren: punten per beslissing, vergeleken met de beste op grond van wat te zien was. Beoordeeld door { $engine }.
review-quick = Snel: alleen het netwerk heeft geoordeeld, kleine verschillen zeggen weinig.

review-player = speler
review-decisions = beslissingen
review-lost = verloren
review-inaccuracies = onnauwkeurigheden
review-mistakes = fouten
review-blunders = blunders
review-like = speelt als

review-luck-meaning = Voorsprong op de anderen: wat de kaarten brachten, wat de eigen beslissingen veranderden, en de rest
review-margin = voorsprong
review-cards = kaarten
review-plays = beslissingen
review-rest = rest

review-moments = De duurste momenten
# $action and $best are written as they are typed; $reason is a sentence of hints.ftl.
review-moment = Partij { $deal }, actie { $turn }, { $name }: { $action } kostte { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten. Beter: { $best }. { $reason }
review-nothing = Geen enkele beslissing heeft zonder twijfel punten gekost.

review-progress = { $done } van { $total } partijen geanalyseerd
review-stopped = Voor het einde gestopt: er is niets geanalyseerd.
puzzles-progress = { $done } van { $total } spellen op puzzels doorzocht
puzzles-done = Afweegpuzzels: { $judgement }, bewijspuzzels: { $proof }, bestand: { $file }
puzzles-stopped = Gestopt. Wat er gevonden is, staat in { $file }; dezelfde opdracht gaat daar verder.

## On the page

review-page-title = Analyse
review-page-none = De analyse komt eraan…
review-page-failed = Geen analyse: { $why }
review-page-quick = Snel: alleen het netwerk oordeelde, kleine verschillen zeggen weinig.
review-page-deep = Grondig analyseren
review-page-deep-waiting = De grondige analyse wacht op haar beurt…
review-page-deep-working = Grondige analyse: { $done } van { $total } partijen
review-page-seat = Beslissingen van
review-page-curve = Verloren punten per beslissing
review-page-deal = Partij { $deal }
review-page-decision = Partij { $deal }, beslissing { $number }: { $verdict }, { $points } punten
review-page-place = Partij { $deal } · { $verdict }
review-page-verdict-as-good = even goed
review-page-verdict-inaccuracy = onnauwkeurigheid
review-page-verdict-mistake = fout
review-page-verdict-blunder = blunder
review-page-moments = De duurste momenten
review-page-nothing = Geen enkele beslissing heeft zonder twijfel punten gekost.
review-page-better = Beter: { $best }. { $reason }
review-page-figure = { $lost } punten verloren per beslissing, waarschijnlijk { $low } tot { $high }.
review-page-like = Speelt als: { $level }.
review-page-candidates = Wat { $name } kon doen
review-page-best = Het best
review-page-taken = Gespeeld
review-page-yours = Van jou
review-page-error = ± { $error }
review-page-return = { $card } teruggeven
review-page-try = Zelf proberen
review-page-next = Volgend verlies
review-page-luck = Partij { $deal }: waar { $margin } vandaan komt
review-page-cards = Kaarten
review-page-plays = Beslissingen
review-page-rest = De rest
