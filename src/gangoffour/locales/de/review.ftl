### The review of a match: what decisions cost, and how much was in the cards. All points are expected points.

review-meaning = Verloren: Punkte je Entscheidung, verglichen mit der besten nach dem, was man sehen konnte. Bewertet von { $engine }.
review-quick = Schnell: Nur das Netz hat bewertet, kleine Unterschiede besagen wenig.

review-player = Spieler
review-decisions = Entscheidungen
review-lost = verloren
review-inaccuracies = Ungenauigkeiten
review-mistakes = Fehler
review-blunders = Patzer
review-like = spielt wie

review-luck-meaning = Vorsprung vor den anderen: was die Karten brachten, was die eigenen Entscheidungen änderten, und der Rest
review-margin = Vorsprung
review-cards = Karten
review-plays = Entscheidungen
review-rest = Rest

review-moments = Die teuersten Momente
# $action and $best are written as they are typed; $reason is a sentence of hints.ftl.
review-moment = Runde { $deal }, Aktion { $turn }, { $name }: { $action } kostete { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte. Besser: { $best }. { $reason }
review-nothing = Keine Entscheidung hat zweifelsfrei Punkte gekostet.

review-progress = { $done } von { $total } Runden analysiert
review-stopped = Vor dem Ende abgebrochen: Analysiert ist nichts.
puzzles-progress = { $done } von { $total } Partien nach Rätseln durchsucht
puzzles-done = Abwägungsrätsel: { $judgement }, Beweisrätsel: { $proof }, Datei: { $file }
puzzles-stopped = Abgebrochen. Das Gefundene liegt in { $file }; derselbe Befehl macht dort weiter.

## On the page

review-page-title = Analyse
review-page-none = Die Analyse entsteht gerade…
review-page-failed = Keine Analyse: { $why }
review-page-quick = Schnell: Nur das Netz hat bewertet, kleine Unterschiede besagen wenig.
review-page-deep = Gründlich analysieren
review-page-deep-waiting = Die gründliche Analyse wartet, bis sie dran ist…
review-page-deep-working = Gründliche Analyse: { $done } von { $total } Runden
review-page-seat = Wessen Entscheidungen
review-page-curve = Verlorene Punkte je Entscheidung
review-page-deal = Runde { $deal }
review-page-decision = Runde { $deal }, Entscheidung { $number }: { $verdict }, { $points } Punkte
review-page-place = Runde { $deal } · { $verdict }
review-page-verdict-as-good = ebenso gut
review-page-verdict-inaccuracy = Ungenauigkeit
review-page-verdict-mistake = Fehler
review-page-verdict-blunder = Patzer
review-page-moments = Die teuersten Momente
review-page-nothing = Keine Entscheidung hat zweifelsfrei Punkte gekostet.
review-page-better = Besser: { $best }. { $reason }
review-page-figure = { $lost } Punkte je Entscheidung verloren, wahrscheinlich { $low } bis { $high }.
review-page-like = Spielt wie: { $level }.
review-page-candidates = Was { $name } tun konnte
review-page-best = Am besten
review-page-taken = Gespielt
review-page-yours = Deins
review-page-error = ± { $error }
review-page-return = { $card } zurückgeben
review-page-try = Selbst versuchen
review-page-next = Nächster Verlust
review-page-luck = Runde { $deal }: woher { $margin } kommt
review-page-cards = Karten
review-page-plays = Entscheidungen
review-page-rest = Der Rest
