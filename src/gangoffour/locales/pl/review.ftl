### The review of a match: what decisions cost, and how much was in the cards. All points are expected points.

review-meaning = Stracone: punkty na decyzję w porównaniu z najlepszą na podstawie tego, co było widać. Ocena: { $engine }.
review-quick = Szybko: oceniała sama sieć, więc małe różnice niewiele znaczą.

review-player = gracz
review-decisions = decyzje
review-lost = stracone
review-inaccuracies = niedokładności
review-mistakes = błędy
review-blunders = poważne błędy
review-like = gra jak

review-luck-meaning = Przewaga nad pozostałymi: co dały karty, co zmieniły własne decyzje i reszta
review-margin = przewaga
review-cards = karty
review-plays = decyzje
review-rest = reszta

review-moments = Najdroższe chwile
# $action and $best are written as they are typed; $reason is a sentence of hints.ftl.
review-moment = Rozdanie { $deal }, akcja { $turn }, { $name }: { $action } – koszt { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu. Lepiej: { $best }. { $reason }
review-nothing = Żadna decyzja bez wątpienia nie kosztowała punktów.

review-progress = Przeanalizowane rozdania: { $done } z { $total }
review-stopped = Przerwano przed końcem: niczego nie przeanalizowano.
puzzles-progress = Przeszukane gry: { $done } z { $total }
puzzles-done = Zadania na ocenę: { $judgement }, zadania z dowodem: { $proof }, plik: { $file }
puzzles-stopped = Przerwano. To, co znaleziono, jest w { $file }; to samo polecenie zacznie od tego miejsca.
