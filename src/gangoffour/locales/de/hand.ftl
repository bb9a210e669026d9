### Holding, choosing and playing cards on the page. Texts on buttons are short: a phone shows four buttons in a row.
### $card, $cards and $play are names of cards and combinations in the nominative.

## The cards

hand-area = Deine Karten und was du damit tust
hand-name = Deine Hand
hand-first-of-two = { $card }, erste von zwei
hand-second-of-two = { $card }, zweite von zwei
hand-card-due = { $card }, muss gespielt werden
hand-card-received = { $card }, gerade erhalten
hand-received = Erhalten

## Suggested plays

hand-suggestions = Vorschläge
hand-suggest = Wähle: { $play }
hand-play-of-cards = { $play }: { $cards }
hand-more = +{ $count } weitere
hand-nothing-beats = Nichts auf deiner Hand schlägt das.
hand-nothing-with-these = Mit diesen Karten geht nichts.

## Buttons

hand-sort = { $sorting ->
    [rank] Nach Zahlen sortiert
    [colour] Nach Farben sortiert
   *[own] Eigene Ordnung
    }
hand-sort-next = { $sorting ->
    [rank] Nach Zahlen
    [colour] Nach Farben
   *[own] Eigene Ordnung
    }
hand-sort-short = Sortieren
hand-pass = Passen
hand-pass-cancel = Nicht passen
hand-auto-pass = Auto-Passen
hand-auto-pass-name = Automatisch passen, wenn ich nichts Höheres habe
hand-play = Spielen: { $play }
hand-play-chosen = Spielen
hand-arm = Sobald es geht: { $play }
hand-armed = Vorgemerkt: { $play }
hand-return-card = Zurückgeben: { $card }
hand-last-card = Letzte Karte!
hand-last-card-name = Beim Spielen die letzte Karte ansagen
hand-declare = Letzte Karte ansagen

## Why the Play button or a pass does nothing now; $kind is the kind of the top play

hand-why-away = Keine Verbindung
hand-why-paused = Partie unterbrochen
hand-why-adjourned = Partie vertagt
hand-why-substitute = Ein Bot spielt für dich
hand-why-disqualified = Ausgeschieden
hand-why-exchange = Warte auf den Kartentausch
hand-why-not-now = Gerade nichts zu spielen
hand-why-turn = Noch nicht dran
hand-why-choose = Wähle Karten
hand-why-return-choose = Wähle, was zurückgeht
hand-why-return-one = Wähle nur eine Karte
hand-why-play-not-held = Nicht auf der Hand
hand-why-play-not-a-combination = Keine Kombination
hand-why-play-wrong-card-count = { $kind ->
    [single] Nötig: 1 Karte oder Gang
    [pair] Nötig: Paar oder Gang
    [triple] Nötig: Drilling oder Gang
   *[other] Nötig: 5 Karten oder Gang
    }
hand-why-play-only-higher-gang = Nötig: höhere Gang
hand-why-play-does-not-beat = { $kind ->
    [single] Nötig: höhere Karte
    [pair] Nötig: höheres Paar
    [triple] Nötig: höherer Drilling
   *[other] Nötig: 5 höhere Karten
    }
hand-why-play-declare-first = Sag erst die letzte Karte an
hand-why-play-must-contain-multi-one = Nimm die mehrfarbige 1 dazu
hand-why-play-opening-too-many-cards = { $most ->
    [one] Höchstens { $most } Karte
   *[other] Höchstens { $most } Karten
    }
hand-why-play-duty-highest-single = Fällig: { $card }
hand-why-play-duty-multi-card = Spiel zwei oder mehr aus
hand-why-play-duty-gang-barred = Keine Gang. Fällig: { $card }
hand-why-pass-on-lead = Du spielst aus, Passen geht nicht
hand-why-pass-duty-gang = Du hast eine Gang, Passen geht nicht
hand-why-pass-duty-highest-single = Passen geht nicht. Fällig: { $card }

## A play that waits for its turn, and others that are told aloud

hand-armed-changed = Nicht mehr vorgemerkt: Der Stich hat sich geändert.
hand-armed-illegal = Nicht mehr vorgemerkt: Das darfst du jetzt nicht spielen.
hand-disarmed = Nicht mehr vorgemerkt.
hand-pass-held = Gleich passt du.
hand-cleared = Keine Karte ist gewählt.

## Typed plays

hand-typed = Karten eintippen
hand-typed-example = z. B. 77, 34567 oder 10R
hand-typed-play = Eingetipptes spielen
hand-typed-close = Schließen
hand-typed-unreadable = Das sind keine Karten. Schreib Zahlen wie 77 oder 34567 und, wenn du willst, Farben dazu: g grün, y gelb, r rot, also 7g 7r.
hand-typed-not-held = Diese Karten hast du nicht.
hand-typed-ambiguous = Mehreres passt: { $plays }. Schreib die Farben dazu.

## Keys

hand-keys = Tasten
hand-keys-close = Liste der Tasten schließen
hand-keys-off = Buchstaben und Ziffern sind in den Einstellungen abgeschaltet.
hand-key-ranks = die nächste Karte dieser Zahl wählen, 0 für die 10; nach der letzten noch einmal: keine
hand-key-phoenix = einen Phönix wählen
hand-key-dragon = den Drachen wählen
hand-key-arrows = sich in der Hand bewegen
hand-key-space-name = Leertaste
hand-key-space = die Karte wählen oder abwählen
hand-key-enter-name = Enter
hand-key-enter = spielen
hand-key-pass = passen
hand-key-suggestions = nächster oder voriger Vorschlag
hand-key-sort = die Hand sortieren
hand-key-escape-name = Esc
hand-key-escape = alle Karten abwählen
hand-key-typed = Karten eintippen
hand-key-last = hören, was zuletzt gespielt wurde
hand-key-counts = hören, wie viele Karten alle haben
hand-key-trick = den Stich hören
hand-key-hand = die eigene Hand hören
hand-key-zen = alles ein- oder ausblenden, was zum Spielen nicht nötig ist
hand-key-hint = Um einen Hinweis bitten
hand-key-help = diese Liste
