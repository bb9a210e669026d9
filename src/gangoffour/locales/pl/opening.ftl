### Opening a table: against bots, or for friends.

## Against bots

bots-title = Poznaj boty
bots-level = Poziom botów
bots-match = Twoja gra
bots-start = Rozdaj karty

## For friends: ways to play that set several options at once, and who may come

new-title = Otwórz stół
new-open = Otwórz stół
new-presets = Jak gracie
new-family = Rodzina
new-family-hint = Wskazówki dla wszystkich, bez zegara, dowolny czat
new-club = Klub
new-club-hint = 45 s na zagranie, bez wskazówek, ostatnią kartę zgłasza gracz
new-fast = Szybka
new-fast-hint = 20 s na zagranie, szybkie boty, bez wskazówek
new-options = Więcej opcji
new-changes = { $count ->
    [one] { $preset }, { $count } zmiana
    [few] { $preset }, { $count } zmiany
    [many] { $preset }, { $count } zmian
   *[other] { $preset }, { $count } zmiany
    }
new-company = Kto może dołączyć
new-company-link = Tylko z linkiem
new-company-anyone = Każdy
