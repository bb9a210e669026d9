### Why something was refused: one message for every error code, with "/" and "_" written as "-".
### A plain sentence says what is wrong, another one what to do. The facts are those the error carries.

## Text that is no card or action

text-card = „{ $text }” to nie karta. Wpisz rangę i literę koloru, na przykład 7G, 10R lub 1M; feniksy to PG i PY, smok to DR.
text-action = „{ $text }” to nie akcja. Podaj karty, które zagrywasz, albo wpisz „pass”, „declare” lub „return” z kartą.
text-too-many-copies = { $copies ->
    [one] W talii jest tylko { $copies } karta { $card }
    [few] W talii są tylko { $copies } karty { $card }
   *[many] W talii jest tylko { $copies } kart { $card }
    }, a nie { $count }. Podaj każdą kartę tyle razy, ile razy masz ją na ręce.

## Matches and deals

match-seat-count = Te zasady nie przewidują takiej liczby miejsc: { $seats }. Do wyboru: { $allowed }.
match-unknown-seat = Przy tym stole nie ma takiego miejsca. Wybierz inne.
match-over = Gra jest skończona. Zacznij nową, żeby grać dalej.
deal-not-started = Karty nie są jeszcze rozdane. Poczekaj na następne rozdanie.
deal-in-progress = Rozdanie jeszcze trwa. Skończ je, zanim zacznie się następne.
deal-bad-deck = W tej talii nie ma każdej z 64 kart dokładnie raz. Rozdaj jeszcze raz, z pełnej talii.
deal-bad-hands = Te ręce nie mogą pochodzić z jednej talii. Każde miejsce musi mieć co najmniej jedną kartę, a żadna karta nie może się powtarzać zbyt często.
deal-bad-cut = Karty z przełożenia { $cards } nie pasują do tych zasad (rytuał rozdawania: { $ritual }). Przełóż jeszcze raz albo rozdaj bez rytuału.

## Fair deals: a record that does not follow from its commitments

fair-seats = Nieuczciwe: „{ $field }” się nie zgadza ({ $reason }). Poproś o cały zapis.
fair-match-id = Nieuczciwe: „{ $field }” się nie zgadza ({ $reason }). Sprawdź, czy to zapis twojej gry.
fair-rules = Nieuczciwe: „{ $field }” się nie zgadza ({ $reason }). Porównaj zasady z tymi, które uzgodniono.
fair-commitment = Nieuczciwe: „{ $field }” się nie zgadza ({ $reason }). Nie ufaj temu zapisowi.
fair-secret = Nieuczciwe: „{ $field }” się nie zgadza ({ $reason }). Nie ufaj temu zapisowi.
fair-player = Nieuczciwe: „{ $field }” się nie zgadza ({ $reason }). Sprawdź, kto siedział na tym miejscu.
fair-client-commitment = Nieuczciwe: „{ $field }” się nie zgadza ({ $reason }). Nie ufaj temu zapisowi.
fair-client-number = Nieuczciwe: „{ $field }” się nie zgadza ({ $reason }). Nie ufaj temu zapisowi.
fair-transcript = Nieuczciwe: „{ $field }” się nie zgadza ({ $reason }). Nie ufaj temu zapisowi.
fair-saved-transcript = Nieuczciwe: „{ $field }” się nie zgadza ({ $reason }). Sprawdź, czy zapis i transkrypt są z tej samej gry.
fair-dealer = Nieuczciwe: „{ $field }” się nie zgadza ({ $reason }). Nie ufaj temu zapisowi.
fair-deal-number = Nieuczciwe: „{ $field }” się nie zgadza ({ $reason }). Poproś o cały zapis.
fair-cut = Nieuczciwe: „{ $field }” się nie zgadza ({ $reason }). Nie ufaj temu zapisowi.
fair-hand = Nieuczciwe: „{ $field }” się nie zgadza ({ $reason }). Nie ufaj temu zapisowi.
fair-exchange = Nieuczciwe: „{ $field }” się nie zgadza ({ $reason }). Nie ufaj temu zapisowi.
fair-tribute = Nieuczciwe: „{ $field }” się nie zgadza ({ $reason }). Nie ufaj temu zapisowi.
fair-returned-card = Nieuczciwe: „{ $field }” się nie zgadza ({ $reason }). Nie ufaj temu zapisowi.
fair-plays = Nieuczciwe: „{ $field }” się nie zgadza ({ $reason }). Nie ufaj temu zapisowi.
fair-malformed-transcript = Nie da się odczytać zapisanego transkryptu: { $reason }. Użyj oryginalnego pliku.

## Records

record-unknown-version = Ten zapis ma wersję { $found }, a ten program czyta { $known }. Zaktualizuj program.
record-unknown-rules = Zasady w tym zapisie mają format { $found }, a ten program czyta { $known }. Zaktualizuj program.
record-not-a-record = To nie jest zapis gry. Wybierz plik, w którym zapisano grę.
record-line = „{ $text }” nic w zapisie nie znaczy. Użyj oryginalnego pliku.
record-misplaced = „{ $text }” nie może stać w tym miejscu. Użyj oryginalnego pliku.
record-duplicate = Pole „{ $field }” występuje dwa razy. Użyj oryginalnego pliku.
record-missing = Brakuje pola „{ $field }”. Użyj oryginalnego pliku.
record-value = Pole „{ $field }” nie może mieć takiej wartości. Użyj oryginalnego pliku.
record-seat = Stół z tego zapisu nie ma miejsca o numerze { $seat }; miejsce 1 ma numer 0. Użyj oryginalnego pliku.
record-bad-match = Taka gra nie mogła się zacząć. Nie ufaj temu zapisowi.
record-bad-deal = Rozdanie { $deal } nie mogło się tak zacząć. Nie ufaj temu zapisowi.
record-bad-hands = Ręce w rozdaniu { $deal } to nie 64 karty, po szesnaście każda. Nie ufaj temu zapisowi.
record-illegal-action = W rozdaniu { $deal } zasady nie pozwalają na „{ $action }” z miejsca o numerze { $seat }; miejsce 1 ma numer 0. Nie ufaj temu zapisowi.
record-contradiction = Zapis podaje „{ $found }”, a z zagrań wynika „{ $expected }”. Nie ufaj temu zapisowi.
record-not-verifiable = Tego zapisu nie da się sprawdzić: brakuje w nim „{ $missing }”. Sprawdzić można tylko skończone gry z dowodem uczciwości rozdań.

## Files of rulings

rulings-not-json = Plik nie jest w formacie JSON: nie da się odczytać wiersza { $line }. Użyj pliku w opublikowanej postaci.
rulings-wrong-format = To nie jest plik z rozstrzygnięciami: nie ma w nim „{ $wanted }”. Wybierz inny plik.
rulings-wrong-version = Te rozstrzygnięcia mają wersję { $version }, a ten program czyta wersję { $wanted }. Użyj plików i programu w tej samej wersji.
rulings-wrong-count = Liczba przypadków testowych podana w pliku to { $count }, a prawdziwa to { $found }. Użyj całego pliku.
rulings-bad-vector = Nie da się użyć przypadku testowego { $vector }: { $reason }. Użyj pliku w opublikowanej postaci.

## Bots, files and the command line

bot-unknown = Nie ma bota o nazwie „{ $bot }”. Do wyboru: { $bots }.
bot-not-loaded = Nie można wczytać bota „{ $bot }”: { $reason }. Zapisz go jako moduł:Klasa i sprawdź, czy Python znajduje ten moduł.
install-missing-extra = Potrzebne są dodatkowe pakiety. Zainstaluj je poleceniem: pip install "gangoffour[{ $extra }]".
file-unreadable = Nie da się odczytać pliku { $file }: { $reason }. Sprawdź jego nazwę.
file-not-text = Plik { $file } nie jest tekstem. Wybierz plik zapisany przez ten program.
file-unwritable = Nie da się zapisać pliku { $file }: { $reason }. Wybierz inne miejsce.
file-exists = Plik { $file } już istnieje. Wybierz nową nazwę, żeby nic nie przepadło.
file-no-such-deal = W zapisie nie ma rozdania { $deal }; { $deals ->
    [0] nie ma w nim żadnego. Wybierz inny zapis.
    [one] jest w nim tylko { $deals } rozdanie. Wybierz właśnie to.
    [few] są w nim { $deals } rozdania. Wybierz jedno z nich.
   *[many] jest w nim { $deals } rozdań. Wybierz jedno z nich.
    }

## Stored events

event-unknown-type = Ten serwer nie zna zapisanych zdarzeń typu „{ $type }”. Uruchom nowszą wersję serwera.
event-unknown-version = Zapisane zdarzenie „{ $type }” ma wersję { $found }, a ten serwer czyta najwyżej { $known }. Uruchom nowszą wersję serwera.
event-malformed = Zapisane zdarzenie typu „{ $type }” jest uszkodzone. Przywróć je z kopii zapasowej.

## Hosting

settings-invalid = Ustawienie { $name } nie może mieć wartości „{ $value }”. Dozwolone: { $allowed }.
host-port-in-use = Nie da się nasłuchiwać pod { $host } na porcie { $port }; może robi to już inny program. Wybierz inny port opcją --port.
host-not-sqlite = To polecenie kopiuje tylko pliki SQLite. Do PostgreSQL użyj pg_dump.
host-no-database = Nie ma bazy danych { $file }. Uruchom najpierw serwer albo podaj plik opcją --database.
host-no-nats = Boty w klastrze łączą się przez NATS. Podaj jego adres opcją --nats albo w GOF_NATS_URL.
host-unknown-projection = Nie ma projekcji { $name }. Są: { $names }.
train-bad-configuration = { $file } nie mówi, jak trenować: { $reason }. Porównaj go z training/classic.toml.
store-outdated = Baza danych ma inny schemat niż ten program. Zaktualizuj ją poleceniem „gangoffour migrate” i uruchom program ponownie.

## Programs that play on a server

client-unreachable = Pod adresem { $url } nie odpowiada żaden serwer. Sprawdź adres i połączenie z siecią i spróbuj jeszcze raz.
client-outcome-unknown = Na polecenie { $command } nie przyszła odpowiedź na czas. Spójrz na stół, żeby zobaczyć, czy zadziałało.
client-connection-closed = Połączenie ze stołem jest zamknięte. Połącz się ponownie, żeby grać dalej.
client-view-mismatch = Przy zdarzeniu { $seq } serwer podaje coś innego, niż wynika z jego zdarzeń. Połącz się ponownie, a jeśli to się powtórzy, zgłoś błąd.
client-unfair-start = Uczciwość rozdania została naruszona: { $field } się nie zgadza. Nie graj dalej i pokaż innym swój transkrypt.
client-no-match = Nie ma skończonej gry do sprawdzenia. Poczekaj do końca gry.

## Pomiar botów

arena-too-few-bots = Jednego bota samego nie da się zmierzyć. Podaj co najmniej dwa opcją --bots albo przeciwników opcją --field.
arena-field-size = Podani przeciwnicy: { $count }, miejsca dla nich: { $needed }. Podaj bota na każde miejsce albo jednego na wszystkie.
arena-too-few-deals = Jedno rozdanie nic nie mówi o przypadku. Poproś o co najmniej dwa opcją --deals albo o gry opcją --matches.
arena-bot-failed = Bot { $bot } zawiódł: { $reason }. Znajdź jego błąd za pomocą gangoffour.bots.testing.check_bot.
arena-worker-lost = Proces rozgrywający rozdania sam się zakończył, może z braku pamięci. Spróbuj jeszcze raz z mniejszą liczbą --jobs.
arena-picture-format = { $file } nie nadaje się na nazwę obrazu. Wybierz nazwę z jednym z tych zakończeń: { $endings }.

## Sheets of today's deals

daily-malformed = To nie jest arkusz wyników: „{ $field }” jest błędne ({ $reason }). Pobierz go ponownie.
daily-unfair = Nieuczciwe: „{ $field }” jest błędne ({ $reason }). Nie ufaj temu arkuszowi.

## Analyses and puzzles

analysis-malformed = To nie jest czytelna analiza: { $reason }. Zrób ją od nowa poleceniem gangoffour analyse.
analysis-unknown-version = Ta analiza ma wersję { $version }, której ten program nie zna. Użyj nowszego programu albo przeanalizuj zapis od nowa.
puzzles-malformed = { $file } nie jest czytelnym plikiem zadań. Wybierz inny plik albo nową nazwę.
puzzles-other-run = { $file } pochodzi z innej oceny, a jego zadania nie pasują do nowych. Wybierz nowy plik.
file-no-such-seat = W zapisie nie ma takiego miejsca; miejsca mają numery od 1 do { $seats }. Wybierz jedno z nich.
