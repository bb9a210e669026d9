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

## On the page

review-page-title = Analiza
review-page-none = Analiza powstaje…
review-page-failed = Brak analizy: { $why }
review-page-quick = Szybko: oceniała tylko sieć, małe różnice niewiele znaczą.
review-page-deep = Analizuj dokładnie
review-page-deep-waiting = Dokładna analiza czeka na swoją kolej…
review-page-deep-working = Dokładna analiza: { $done } z { $total } rozdań
review-page-seat = Czyje decyzje
review-page-curve = Punkty stracone w każdej decyzji
review-page-deal = Rozdanie { $deal }
review-page-decision = Rozdanie { $deal }, decyzja { $number }: { $verdict }, punkty: { $points }
review-page-place = Rozdanie { $deal } · { $verdict }
review-page-verdict-as-good = równie dobre
review-page-verdict-inaccuracy = niedokładność
review-page-verdict-mistake = błąd
review-page-verdict-blunder = poważny błąd
review-page-moments = Najdroższe chwile
review-page-nothing = Żadna decyzja bez wątpienia nie kosztowała punktów.
review-page-better = Lepiej: { $best }. { $reason }
review-page-figure = Strata na decyzję: { $lost } punktu, prawdopodobnie od { $low } do { $high }.
review-page-like = Gra jak: { $level }.
review-page-candidates = Możliwości: { $name }
review-page-best = Najlepsze
review-page-taken = Zagrane
review-page-yours = Twoje
review-page-error = ± { $error }
review-page-return = oddaj: { $card }
review-page-try = Spróbuj
review-page-next = Następna strata
review-page-luck = Rozdanie { $deal }: skąd { $margin }
review-page-cards = Karty
review-page-plays = Decyzje
review-page-rest = Reszta
