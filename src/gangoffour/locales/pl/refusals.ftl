### Why an action, a command or a request was refused: one message for every code that a server may tell a player,
### with "/" and "_" written as "-". A plain sentence says what is wrong, another one what to do. Web pages load this file.

## Rule sets

rules-unknown-preset = Nie ma zestawu zasad „{ $preset }”. Do wyboru: { $presets }.
rules-unknown-option = Nie ma opcji „{ $option }”. Nazwy opcji znajdziesz w każdym zestawie zasad.
rules-bad-option = Opcja { $option } nie może mieć wartości { $value }. Możliwe wartości znajdziesz w opcjach zestawu zasad.

## Whose turn it is

turn-not-yours = To nie twoja kolej. Poczekaj na graczy przed tobą.
turn-disqualified = Twoja ostatnia karta nie została zgłoszona, więc wypadasz z tego rozdania. W następnym grasz znowu.
turn-return-first = Zanim ktokolwiek zagra, trzeba zwrócić kartę. Wybierz kartę do zwrotu.

## Plays

play-not-held = Nie masz na ręce: { $cards }. Zagraj karty ze swojej ręki.
play-not-a-combination = { $cards } to nie jest kombinacja. Zagraj pojedynczą kartę, parę, trójkę, pięciokartową kombinację albo gang.
play-wrong-card-count = { $cards } to inna liczba kart niż { $top_play }. Zagraj tyle samo kart albo gang, albo spasuj.
play-only-higher-gang = { $top_play } to gang, a { $cards } nie jest wyższym gangiem. Zagraj wyższy gang albo spasuj.
play-does-not-beat = { $cards } nie przebija { $top_play }. Zagraj coś wyższego albo gang, albo spasuj.
play-declare-first = Twoja ostatnia karta nie jest zgłoszona. Zgłoś ją, zanim ją zagrasz.
play-must-contain-multi-one = Pierwsze zagranie gry musi zawierać wielokolorową 1. Dołóż 1M do zagrania albo zagraj tylko tę kartę.
play-opening-too-many-cards = W tych zasadach pierwsze zagranie gry może mieć najwyżej { $most ->
    [one] { $most } kartę
    [few] { $most } karty
   *[many] { $most } kart
    }. Zagraj mniej kart.
play-duty-highest-single = Następny gracz ma już tylko jedną kartę, więc musisz zagrać swoją najwyższą. Zagraj { $highest }.
play-duty-multi-card = Następny gracz ma już tylko jedną kartę, więc nie możesz zacząć lewy od pojedynczej karty. Zacznij od kombinacji z co najmniej dwóch kart.
play-duty-gang-barred = Następny gracz ma już tylko jedną kartę, więc musisz zagrać swoją najwyższą, a w tych zasadach gang jej nie zastąpi. Zagraj { $highest }.

## Passes

pass-on-lead = Zaczynasz tę lewę, więc nie możesz spasować. Zagraj jakąś kombinację.
pass-duty-highest-single = Następny gracz ma już tylko jedną kartę, więc nie możesz spasować. Zagraj swoją najwyższą kartę: { $highest }.
pass-duty-gang = Następny gracz ma już tylko jedną kartę, a ty masz gang, więc nie możesz spasować. Zagraj gang.

## Last cards

declare-automatic = W tych zasadach ostatnie karty zgłaszają się same. Nie musisz nic robić.
declare-not-last-card = Nie masz ostatniej karty do zgłoszenia. Zgłoś ją, gdy po zagraniu zostanie ci jedna karta.
declare-already-declared = Twoja ostatnia karta jest już zgłoszona. Nie ma nic więcej do zgłoszenia.

## The exchange

return-not-due = Teraz nie zwraca się kart. Zagraj karty albo spasuj.
return-not-held = Nie masz na ręce karty { $card }. Zwróć kartę ze swojej ręki.
return-same-face = W tych zasadach nie możesz zwrócić takiej samej karty, jaka do ciebie trafiła, a { $card } to właśnie ta karta. Zwróć inną.

## Tables on a server

table-unknown = Nie ma takiego stołu. Sprawdź adres albo wybierz stół w lobby.
table-closed = Ten stół jest zamknięty. Otwórz inny albo wybierz któryś w lobby.
table-in-match = Gra trwa. Miejsca i opcje można zmienić, gdy się skończy.
table-no-match = Przy tym stole nie toczy się gra. Poczekaj, aż wszyscy będą gotowi.
table-not-welcome = Nie możesz dołączyć do tego stołu. Poproś o link kogoś, kto przy nim siedzi, albo wybierz inny stół.
table-banned = Usunięto cię od tego stołu. Wybierz inny w lobby.
table-host-only = Może to zrobić tylko gospodarz stołu. Poproś go o to.
table-private-only = To działa tylko przy prywatnych stołach. Jeśli tego potrzebujesz, otwórz prywatny stół.
table-paused = Gra jest wstrzymana. Poczekaj, aż ruszy dalej.
table-busy = Zbyt wiele osób zrobiło coś naraz i nic się nie stało. Spróbuj jeszcze raz.
table-unavailable = Serwer nie ma teraz połączenia ze swoją bazą danych. Spróbuj jeszcze raz; nic nie wykona się dwa razy.
table-seats-occupied = Ktoś siedzi na miejscu, którego mniejszy stół nie ma (liczba miejsc: { $seats }). Najpierw zwolnij to miejsce.
table-too-many = Od początku ostatniego rozdania masz już przy tym stole { $most } zmian. Graj dalej; w następnym rozdaniu będą możliwe kolejne.
table-too-many-tables = Siedzisz już przy tylu stołach, ile wolno (limit: { $limit }). Odejdź od któregoś albo graj tam dalej.
table-too-many-here = Z twojej sieci otwarto już tyle stołów, ile wolno (limit: { $limit }). Dosiądź się do któregoś albo spróbuj później.

conduct-closed = Stoły publiczne są zamknięte jeszcze { $minutes } min, bo inni grali bez ciebie. Graj z botami.

seat-unknown = Przy tym stole nie ma takiego miejsca. Wybierz inne.
seat-taken = To miejsce jest zajęte. Wybierz wolne.
seat-free = Nikt tam nie siedzi. Wybierz zajęte miejsce.
seat-none = Nie masz miejsca przy tym stole. Najpierw usiądź.
seat-held = Masz już miejsce przy tym stole. Zwolnij je, zanim zajmiesz inne.
seat-present = Ta osoba jest przy stole albo była tu przed minutą. Poczekaj, aż każe wam czekać przez minutę albo dłużej, niż pozwala zegar.
seat-substituted = Gra za ciebie bot. Najpierw wróć na swoje miejsce.
seat-own = To twoje własne miejsce. Jeśli chcesz wstać, po prostu je zwolnij.
name-confusable = Przy tym stole twoją nazwę można pomylić z nazwą { $name }. Wybierz inną w ustawieniach i spróbuj ponownie.

ready-not-prepared = Na razie nie ma do czego zgłaszać gotowości. Poczekaj, aż wszystkie miejsca będą zajęte albo skończy się rozdanie.
ready-other-match = To dotyczyło innej gry. Spójrz na stół jeszcze raz.
ready-no-commitment = Uczciwe rozdanie wymaga twojego zobowiązania. Wyślij je razem z gotowością.
ready-already = Twoja gotowość jest już zgłoszona, a zobowiązanie pozostaje w mocy. Poczekaj na pozostałych.
reveal-not-due = Twoja liczba nie jest teraz potrzebna. Poczekaj, aż wpłyną wszystkie zobowiązania.
reveal-wrong = Ta liczba nie pasuje do twojego zobowiązania. Wyślij liczbę, z której ono powstało.

turn-over = Gra poszła dalej, zanim dotarła twoja akcja. Spójrz na stół i zdecyduj jeszcze raz.

hint-off = Przy tym stole nie ma rad. Zdecyduj bez pomocy albo zagraj przy stole z radami.
hint-people = Rady są tu tylko wtedy, gdy wszyscy pozostali to boty. Zdecyduj bez pomocy, jak inni.
hint-unavailable = Teraz nie ma rady. Zapytaj ponownie za chwilę albo zdecyduj bez pomocy.
chat-off = Przy tym stole nie ma czatu. Zamiast tego pomachaj.
chat-phrases = Tutaj można używać tylko gotowych zwrotów. Wybierz jeden z nich.
chat-early = Własnymi słowami możesz tu pisać, gdy skończysz jeszcze { $matches ->
    [one] { $matches } grę
    [few] { $matches } gry
   *[many] { $matches } gier
    }. Na razie wybierz gotowy zwrot; wśród znajomych i przy prywatnych stołach możesz pisać od razu.
chat-silenced = Jeszcze { $minutes } min nie możesz pisać. Graj dalej.
chat-empty = Wyślij albo tekst, albo gotowy zwrot. Pusty wiersz nie zostanie wysłany.

## Messages

protocol-malformed = Ta wiadomość nie jest tekstem JSON. W każdej ramce wyślij jeden obiekt JSON.
protocol-unknown-type = Typ tej wiadomości jest nieznany albo go brakuje. Odśwież stronę albo zaktualizuj program.
protocol-bad-field = { $fault ->
    [missing] W wiadomości brakuje pola { $at }. Dodaj to pole i wyślij ją jeszcze raz.
    [unknown] W { $at } jest pole, którego ten serwer nie zna. Usuń je albo zapisz je tak jak w opisie interfejsu.
   *[wrong] Wiadomość ma błędną wartość w polu { $at }. Popraw to pole i wyślij ją jeszcze raz.
    }

## Requests and connections

account-bad-name = Nie można się tu tak nazywać. Wybierz nazwę, która ma od 1 do { $longest } znaków, bez < i >.
account-name-taken = Ktoś inny ma nazwę podobną do tej. Wybierz inną.
account-bot-name = Tak nazywa się już jeden z botów. Wybierz inny nick.
account-staff-name = Ta nazwa wygląda na kogoś z obsługi. Wybierz inną.
account-not-signed-in = Najpierw trzeba się zalogować. Wybierz nazwę, żeby wejść jako gość.
session-unknown = To urządzenie jest już wylogowane.
code-unknown = Pod tym kodem nie czeka żaden stół. Sprawdź oba słowa i liczbę albo poproś o nowy kod.
link-unknown = Ten link już donikąd nie prowadzi: działa jeden raz i przez dziesięć minut. Poproś o nowy na urządzeniu, na którym grasz.
request-foreign-origin = To żądanie pochodzi z innej witryny. Otwórz tę witrynę bezpośrednio i spróbuj jeszcze raz.
request-not-json = Żądanie nie jest w formacie JSON. Wyślij je z typem treści application/json.
request-not-text = Żądanie nie jest tekstem. Wyślij je z typem treści text/plain.
request-malformed = { $fault ->
    [missing] W żądaniu brakuje { $at }. Dodaj to i wyślij żądanie jeszcze raz.
    [unknown] W { $at } jest pole, którego ten serwer nie zna. Usuń je albo zapisz je tak jak w opisie interfejsu.
    [wrong] Żądanie ma błędną wartość w { $at }. Popraw ją i wyślij żądanie jeszcze raz.
   *[unreadable] Nie udało się zrozumieć żądania. Porównaj je z opisem interfejsu.
    }
request-unknown-path = Pod tym adresem nic nie ma. Wróć na stronę główną.
request-wrong-method = Ten adres nie przyjmuje żądań tego rodzaju. Porównaj je z opisem interfejsu.
request-too-large = Żądanie jest za długie. Wyślij mniej naraz.
request-head-too-long = Nagłówki tego żądania są dłuższe niż { $most } bajtów. Usuń pliki cookie tej strony i spróbuj ponownie.
request-too-many = Żądania przychodzą zbyt często. Poczekaj { $wait_s } s i spróbuj jeszcze raz.
replay-too-long = Ta gra jest dłuższa, niż serwer odtwarza: najwyżej { $most } kroków i { $seconds } s pracy. Odtwórz ją na swoim komputerze poleceniem „gangoffour replay”.
replay-busy = Odtwarzanych jest już kilka gier. Spróbuj ponownie za { $wait_s } s.
server-failed = Coś się zepsuło na serwerze. Spróbuj jeszcze raz; jeśli to nie pomoże, podaj administratorowi ten identyfikator: { $id }.
server-unavailable = Serwer nie ma teraz połączenia ze swoją bazą danych. Spróbuj jeszcze raz za { $wait_s } s.
server-busy = Serwer ma teraz za dużo pracy i nic się nie stało. Spróbuj jeszcze raz za { $wait_s } s.
chat-too-many = Piszesz za szybko. Poczekaj { $wait_s } s, zanim napiszesz coś jeszcze.
protocol-version = Ten program używa innej wersji protokołu. Odśwież stronę albo zaktualizuj program.
protocol-no-hello = Połączenie milczało zbyt długo. Połącz się ponownie.
server-stopping = Serwer uruchamia się ponownie. Połączenie wróci za chwilę.
server-error = Coś się zepsuło na serwerze. Połącz się ponownie, żeby grać dalej od tego samego miejsca.
session-ended = Nastąpiło wylogowanie. Zaloguj się ponownie, żeby grać.
protocol-flood = Przyszło zbyt wiele wiadomości naraz. Poczekaj chwilę i połącz się ponownie.
protocol-slow-reader = Twoje połączenie jest zbyt wolne, żeby nadążyć. Połącz się ponownie, żeby grać dalej od tego samego miejsca.
protocol-too-many-sockets = Otwartych połączeń jest za dużo. Zamknij najpierw jedno z pozostałych okien.

## Today's deals

daily-unknown = Na { $date } nie ma rozdań. Zagraj dzisiejsze.
daily-not-made = Rozdania na { $date } są jeszcze przygotowywane. Spróbuj ponownie za kilka minut.
daily-finished = Masz już za sobą wszystkie osiem rozdań z { $date }. Następne pojawią się o północy UTC.
daily-sealed = Inni mogą jeszcze grać to rozdanie. Najpierw dokończ je samodzielnie albo poczekaj do końca dnia.
daily-not-revealed = Wyniki z { $date } ukażą się pół godziny po północy UTC. Spróbuj wtedy ponownie.
