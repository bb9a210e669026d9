### What the commands say. $who is "you" or "other"; $name is a player's name, or the word "you".

you = ty
welcome = Gang of Four, zasady: { $preset }, liczba miejsc: { $seats }. Twoje miejsce to { $seat }; grasz przeciwko: { $others } ({ $bot }).
welcome-help = Wpisz ?, żeby zobaczyć pomoc.
help =
    Wpisz karty, które zagrywasz, każdą jako rangę i literę koloru, i naciśnij Enter:
      7G 7R         zagraj parę
      9R declare    zagraj 9R i zgłoś kartę, która zostaje, jako ostatnią
      pass          spasuj, niech inni grają dalej
      return 3G     zwróć kartę przy wymianie
      declare       zgłoś ostatnią kartę już po zagraniu, po którym została
    a w każdej chwili:
      plays         pokaż wszystko, co możesz teraz zagrać
      hint          pokaż trzy najlepsze możliwości i ile dają
      hand          pokaż swoją rękę
      table         pokaż najwyższe zagranie i liczbę kart każdego gracza
      scores        pokaż tabelę wyników
      quit          zakończ
    Rangi to 1–10; kolory: G zielony, Y żółty, R czerwony. 1M to wielokolorowa 1,
    PG i PY to feniksy, DR to smok.
    Gdy po zagraniu zostaje ci jedna karta, dopisz „declare”. Inni grają natychmiast,
    a kto do tej chwili nie zgłosi ostatniej karty, wypada z rozdania.
goodbye = Do zobaczenia. Gra nie jest skończona.
seed = Ziarno losowe tej gry: { $seed }.
saved = Zapis jest w pliku { $file }.

## On turn

turn-lead = Twoja kolej: zaczynasz lewę.
turn-follow = Twoja kolej. { $name }: { $cards } ({ $combination }). Przebij to albo spasuj.
turn-follow-no-pass = Twoja kolej. { $name }: { $cards } ({ $combination }). Przebij to.
turn-return = Poprzednie rozdanie należy do ciebie. Zwróć kartę, którą dostanie { $name }, na przykład: return { $card }
hand = { $count ->
    [one] Twoja ręka ({ $count } karta)
    [few] Twoja ręka ({ $count } karty)
   *[many] Twoja ręka ({ $count } kart)
    }: { $cards }
hand-empty = Twoja ręka jest pusta.
hand-sizes = Pozostałe karty: { $sizes }
hand-size = { $name } { $count }
hand-size-last-card = { $name } { $count } (ostatnia karta)
hand-size-disqualified = { $name } { $count } (poza rozdaniem)
table-top-play = Najwyższe zagranie: { $cards } ({ $combination }) – { $name }.
table-no-top-play = Nie ma nic do przebicia: { $who ->
    [you] zaczynasz
   *[other] { $name } zaczyna
    } następną lewę.
table-no-deal = Nie trwa żadne rozdanie.
plays-pass = Albo: pass
plays-return = Zwróć jedną z kart: { $plays }
plays-declare = Albo: declare
plays-none = Nie możesz teraz nic zagrać.
hint-line = { $place }. { $action } ({ $sign }{ NUMBER($margin, minimumFractionDigits: 1) }): { $reason }

## What binds a player on turn

limit-first-play = Pierwsze zagranie gry musi zawierać 1M{ $most ->
    [7] {""}
    [one] {" "}i mieć najwyżej { $most } kartę
    [few] {" "}i mieć najwyżej { $most } karty
   *[many] {" "}i mieć najwyżej { $most } kart
    }.
limit-highest-follow = Obowiązek ostatniej karty: następny gracz ma już tylko jedną kartę, więc musisz zagrać swoją najwyższą: { $card }.
limit-highest-or-gang = Obowiązek ostatniej karty: następny gracz ma już tylko jedną kartę, więc musisz zagrać swoją najwyższą ({ $card }) albo gang.
limit-highest-lead = Obowiązek ostatniej karty: następny gracz ma już tylko jedną kartę, więc musisz zacząć od swojej najwyższej: { $card }.
limit-multi-card = Obowiązek ostatniej karty: następny gracz ma już tylko jedną kartę, więc musisz zacząć od co najmniej dwóch kart.
limit-gang = Obowiązek ostatniej karty: następny gracz ma już tylko jedną kartę, więc musisz zagrać gang.
reminder-declare = Jeśli po zagraniu zostaje ci jedna karta, zgłoś ją: wpisz na przykład { $cards } declare
limit-declare-first = Zanim zagrasz ostatnią kartę, musisz ją zgłosić: wpisz declare

## What happened

event-deal-started = Rozdanie { $number }, { $direction ->
    [ccw] przeciwnie do ruchu wskazówek zegara
   *[cw] zgodnie z ruchem wskazówek zegara
    }. Rozdający: { $dealer }. Pierwsze wyjście: { $leader }.
event-deck-cut = Przełożenie: { $cards }.
event-deck-cut-counted = Przełożenie: { $cards }. Pierwsza karta: { $name }.
event-hand-dealt = { $who ->
    [you] Dostajesz
   *[other] { $name } dostaje
    } { $cards }
event-dummy-hand-dealt = Odłożone karty: { $cards }
event-tribute-given = Danina: { $card } ({ $giver } → { $receiver }).
event-card-returned = Zwrócona karta: { $card } ({ $giver } → { $receiver }).
event-combination-played = { $who ->
    [you] Zagrywasz
   *[other] { $name } zagrywa
    } { $cards } ({ $combination }), { $left ->
    [0] to koniec kart
    [one] zostaje { $left } karta
    [few] zostają { $left } karty
   *[many] zostaje { $left } kart
    }.
event-passed = { $who ->
    [you] Pasujesz.
   *[other] { $name } pasuje.
    }
event-last-card-declared = { $who ->
    [you] Wołasz: ostatnia karta!
   *[other] { $name } woła: ostatnia karta!
    }
event-seat-disqualified = { $who ->
    [you] Twoja ostatnia karta nie została zgłoszona. Wypadasz z tego rozdania.
   *[other] { $name } nie zgłasza ostatniej karty i wypada z tego rozdania.
    }
event-trick-won = { $who ->
    [you] Bierzesz lewę.
   *[other] { $name } bierze lewę.
    }
event-trick-won-other-leads = { $who ->
    [you] Bierzesz lewę, ale nie grasz już w tym rozdaniu.
   *[other] { $name } bierze lewę, ale nie gra już w tym rozdaniu.
    } Następne wyjście: { $leader }.
event-deal-won = { $who ->
    [you] Nie masz już kart i wygrywasz rozdanie!
   *[other] { $name } nie ma już kart i wygrywa rozdanie.
    }
event-deal-won-alone = { $who ->
    [you] Tylko ty zostajesz w rozdaniu, więc je wygrywasz!
   *[other] Tylko { $name } zostaje w rozdaniu, więc je wygrywa.
    }
event-hand-shown = Na ręce zostało ({ $name }): { $cards }
event-points = Punkty: { $points }
event-points-of = { $name } { $points }
event-dummy-hand-shown = Karty odłożone w rozdaniu { $number }: { $cards }
event-match-won = { $count ->
    [one] Koniec gry. Zwycięstwo: { $names }.
   *[other] Koniec gry. Wspólne zwycięstwo: { $names }.
    }
sheet-deal = rozdanie
sheet-score = wynik

## Records

replay-title = Zasady: { $preset }; miejsca ({ $seats }): { $names }
replay-unfinished = Tu kończy się zapis; gra nie jest skończona.
verify-fair = uczciwość rozdań potwierdzona
verify-match-id = identyfikator gry: { $match_id }
verify-fingerprint = odcisk: { $fingerprint }
verify-deals = rozdania: { $deals }
verify-seats-without-number = Miejsca, z których nie przyszła liczba: { $seats }. Każda z tych osób mogła w porozumieniu z serwerem wybrać jedno z dwóch rozdań.
verify-not-finished = Gra w tym zapisie nie jest skończona: sprawdzono tylko to, co w nim jest.
verify-no-transcript = Nie porównano zapisu z transkryptem: wiadomo tylko, że sam sobie nie przeczy. Podaj --transcript, żeby go porównać z tym, co było widać przed grą.
error-line = Wiersz { $line }: { $sentence }

## Rules

explain-combination = { $cards } to { $combination }.
explain-nothing = { $cards } to nie jest kombinacja: { $why }.
explain-no-cards = To nie jest kombinacja: { $why }.
explain-beats = { $cards } przebija { $other }: { $reason } ({ $clause }).
explain-does-not-beat = { $cards } nie przebija { $other }: { $reason } ({ $clause }).
explain-no-top-play = Nie można więc nic na to zagrać.
rules-preset = Zestaw zasad: { $preset }; wszystkie zestawy: { $presets }
rules-differs = * inaczej niż w classic
rules-failure = { $vector } [{ $clauses }] { $kind }, { $preset }: { $message }
rules-counts = zaliczone: { $passed }, niezaliczone: { $failed }

## Hosting

serve-address = Stoły są otwarte pod adresem { $address }
serve-lan = Stoły są otwarte pod adresem { $address } dla wszystkich w twojej sieci lokalnej. Zeskanuj to telefonem:
serve-plain = Połączenie nie jest szyfrowane: używaj go tylko w domu.
serve-stop = Naciśnij Ctrl+C, żeby zatrzymać. Po ponownym uruchomieniu gry toczą się dalej.
demo-progress = Rozegrano partii: { $done } z { $total }
demo-address = Pokaz działa pod adresem { $address }
demo-going-on = Boty już grają, a dzisiejsze rozdania są przygotowywane.
demo-match = Obejrzyj zakończoną partię: { $address }
demo-stop = Naciśnij Ctrl+C, aby zakończyć. Nic nie zostanie.
demo-stop-keep = Naciśnij Ctrl+C, aby zakończyć. Wszystko zostanie zachowane.
demo-kept = Wszystko jest w { $folder }. Aby kontynuować: gangoffour serve --database { $file }
migrate-done = { $count ->
    [one] Baza danych jest aktualna.
    [few] { $count } bazy danych są aktualne.
   *[many] { $count } baz danych jest aktualnych.
    }
backup-done = Kopia jest w pliku { $file }.
projection-status = { $name }, część { $shard }, wersja { $version }: opóźnienie { $rows } wpisów, { $seconds } s; stoły odłożone: { $faults }
projection-none = { $name }, część { $shard }: jeszcze nie powstała; tworzy ją działający serwer albo gangoffour rebuild { $name }
projection-fault = { "  " }odłożony: stół { $table } od zdarzenia { $seq }: { $error }
projection-retried = { $name }, część { $shard }: wróciły { $mended } z { $all } odłożonych stołów.
rebuild-done = { $name }, część { $shard }: utworzono na nowo.
rebuild-busy = { $name }, część { $shard }: ktoś inny właśnie tworzy ją na nowo.

# training
train-progress = minuta { $minutes } z { $all }: { $decisions } mln decyzji, { $rate } na sekundę, strata { $loss }, { $strength } punktu na rozdanie przeciw prostym graczom
train-stopped = Zatrzymano. Ostatni stan jest w { $folder }; to samo polecenie podejmie go na nowo.
train-done = Gotowe. Sieć jest w { $folder }.

## Pomiar botów

arena-conditions = Zasady: { $preset }, liczba miejsc: { $seats }, ziarno losowe: { $seed }
arena-margin-meaning = Przewaga: punkty pozostałych (średnio) minus punkty samotnego bota, na rozdanie
arena-won-meaning = Wygrane: udział samotnego bota w grach; wśród równych byłoby to { $even }
arena-lone = samotny bot
arena-among = wśród
arena-deals = rozdania
arena-margin = przewaga
arena-interval = przedział 95%
arena-matches = gry
arena-won = wygrane
arena-lineup = { $bot } wśród { $against }
arena-progress-deals = Rozegrane rozdania: { $done } z { $total }
arena-progress-matches = Rozegrane gry: { $done } z { $total }
arena-stopped = Przerwano przed końcem: niczego nie zmierzono.
arena-picture-done = Obraz jest w pliku { $file }.

## Speed

bench-progress = Gra trwa
bench-speed = { $bench } ({ $build ->
    [compiled] skompilowany
   *[plain] nieskompilowany
    }): { $decisions_per_s } decyzji na sekundę
bench-how = Gra losowa, zasady: { $rules }, liczba miejsc: { $seats }, rozdań obok siebie: { $deals }. Liczba decyzji: { $decisions }, czas: { $ms } ms jednego rdzenia procesora.

## Today's deals

daily-season = Sezon { $season }: od { $first } do { $last }
daily-anchor = Kotwica, do ogłoszenia przed pierwszym dniem: { $anchor }
daily-progress = Zagrane rozdania: { $done } z { $total }
daily-made = Gotowe: boty zagrały wszystkie rozdania od { $first } do { $last }.
daily-fair = Arkusz z { $date } się zgadza: wszystkie rozdania i miejsca wynikają z jego ogniwa, a ogniwo prowadzi do kotwicy.
daily-people = { $count ->
    [one] { $count } osoba ma miejsce.
    [few] { $count } osoby mają miejsce.
   *[many] { $count } osób ma miejsce.
    }
daily-anchor-unknown = Porównaj kotwicę z tą, którą ogłoszono przed sezonem: { $anchor }
daily-bots-same = Boty zagrały jeszcze raz i wszystkie wyniki są takie same.
daily-bots-other = Boty tego programu są inne niż te z arkusza, więc nie zagrały jeszcze raz.

## gangoffour doctor

doctor-version = gangoffour { $version }, Python { $python }
doctor-core-slow = Rdzeń nie jest skompilowany, więc silne boty myślą wolno. Zainstaluj wheel albo kompilator C i potem pakiet jeszcze raz.
doctor-page-missing = W tej instalacji brakuje strony WWW. Zainstaluj wydany wheel albo uruchom „npm ci && npm run build” w web/.
doctor-database-ready = Bazy danych { $file } można używać.
doctor-database-folder = Do folderu { $folder } nie można zapisywać. Wybierz inny plik przez GOF_DATABASE_URLS albo zmień uprawnienia.
doctor-disk-full = Przy bazie danych wolne jest tylko { $free } MB. Zrób miejsce, zanim dysk się zapełni.
doctor-answers = { $name } odpowiada pod { $address }.
doctor-silent = { $name } nie odpowiada pod { $address }. Sprawdź, czy działa, i zaporę sieciową.
doctor-port-free = Port { $port } jest wolny.
doctor-port-ours = Ten serwer już odpowiada na porcie { $port }.
doctor-port-taken = Port { $port } zajmuje inny program. Wybierz inny przez GOF_PORT.
doctor-lan = W sieci lokalnej adres to { $address }. Jeśli inni nie mogą go otworzyć, przepuść port { $port } przez zaporę.
doctor-lan-missing = Nie znaleziono adresu w sieci lokalnej. Sprawdź sieć albo podaj adres przez GOF_LAN_ADDRESS.
doctor-passkeys = Klucze dostępu są związane z { $names }. Jeśli strona zmieni nazwę, potrzebne będzie hasło albo kod odzyskiwania.
doctor-no-passkeys = Przez zwykłe http nie ma kluczy dostępu; wybiera się hasła. Z GOF_TLS i nazwą są.
doctor-well = Wszystko w porządku.
doctor-faults = { $count ->
    [one] Jedna rzecz jest nie tak.
    [few] { $count } rzeczy są nie tak.
   *[other] { $count } rzeczy jest nie tak.
    }
dataset-done = Liczba gier w { $folder }: { $matches }, decyzji: { $decisions }.
bot-run-begun = { $name } gra na { $url }.
bot-run-result = Gra { $number }: { $scores }
