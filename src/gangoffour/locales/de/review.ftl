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
