### The review of a match: what decisions cost, and how much was in the cards. All points are expected points.

review-meaning = Persi: punti per decisione, rispetto alla migliore in base a ciò che si poteva vedere. Valutato da { $engine }.
review-quick = Veloce: ha giudicato solo la rete, le piccole differenze dicono poco.

review-player = giocatore
review-decisions = decisioni
review-lost = persi
review-inaccuracies = imprecisioni
review-mistakes = errori
review-blunders = errori gravi
review-like = gioca come

review-luck-meaning = Vantaggio sugli altri: quanto hanno portato le carte, quanto hanno cambiato le proprie decisioni e il resto
review-margin = vantaggio
review-cards = carte
review-plays = decisioni
review-rest = resto

review-moments = I momenti più costosi
# $action and $best are written as they are typed; $reason is a sentence of hints.ftl.
review-moment = Mano { $deal }, azione { $turn }, { $name }: { $action } è costato { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti. Meglio: { $best }. { $reason }
review-nothing = Nessuna decisione è costata punti oltre ogni dubbio.

review-progress = { $done } mani analizzate su { $total }
review-stopped = Fermato prima della fine: non è stato analizzato nulla.
puzzles-progress = Partite esaminate: { $done } su { $total }
puzzles-done = Problemi di giudizio: { $judgement }, problemi con dimostrazione: { $proof }, file: { $file }
puzzles-stopped = Fermato. Quanto trovato è in { $file }; lo stesso comando riprende da lì.
