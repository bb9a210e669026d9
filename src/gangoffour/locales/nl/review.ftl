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
