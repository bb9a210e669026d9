### The table on a web page. $who is "you" or "other"; $name is a player's name; $combination is one in words.

## The page around the table

screen-title = Gang of Four
screen-title-turn = ● Du bist dran – Gang of Four
screen-home = Gang of Four, zur Startseite
screen-coming = Tisch wird geladen …
screen-starting = Die Karten werden gegeben …
screen-to-home = Zur Startseite
screen-try-again = Noch einmal
screen-no-catalogue = Vorschläge nicht geladen. Du kannst trotzdem spielen.
screen-unfair-start = Der Beginn dieser Partie passt nicht zu dem, was vereinbart war: { $field }. Spiel nicht weiter.
screen-called-off = Ein Start wurde abgebrochen, nachdem alle Zahlen feststanden, und wird neu gezogen. Welcher, steht im Menü.
screen-dismiss = Diese Nachricht schließen
screen-text-mode = Lieber mit Text spielen
screen-picture-mode = Wieder mit Bildern spielen

## The header

header-deal = Runde { $number }
header-deal-of = Runde { $number } von { $count }
header-direction = { $direction ->
    [ccw] gegen den Uhrzeigersinn
   *[cw] im Uhrzeigersinn
    }
header-menu = Menü
header-watchers = { $count ->
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
    }
header-unread = { $count ->
    [one] { $count } neue Nachricht
   *[other] { $count } neue Nachrichten
    }

## The menu and the panel

menu-sound-on = Ton einschalten
menu-sound-off = Ton ausschalten
menu-zen-on = Chat ausblenden
menu-zen-off = Wieder alles zeigen
menu-settings = Einstellungen
menu-rules = Regeln
menu-hint = Hinweis
menu-keys = Tasten
menu-panel = Stich, Punkte und Chat
menu-pause = Partie unterbrechen
menu-resume = Partie fortsetzen
menu-replace = Einen Bot für { $name } spielen lassen
menu-leave = Tisch verlassen
menu-leave-in-match = Verlassen? Ein Bot spielt diese Runde zu Ende. Zur nächsten kannst du zurückkommen. Spielen andere weiter, zählt es als verlassene Partie.
menu-leave-now = Verlassen
menu-stay = Hierbleiben
menu-fingerprint = Fingerabdruck dieser Partie
menu-fingerprint-why = Alle am Tisch sehen dieselben vier Gruppen: der Beweis, dass für alle dieselbe Partie gegeben wurde.
called-off-title = { $count ->
    [one] { $count } Start wurde abgebrochen
   *[other] { $count } Starts wurden abgebrochen
    }
called-off-why = Alle Zahlen standen fest, und dann begann die Partie nicht. Jemand ist gegangen, oder der Server hat neu gezogen, was er nicht tun darf, um die Karten auszusuchen. Einmal kann Zufall sein; geschieht es wieder, frag nach, bevor du weiterspielst.
called-off-start = Partie { $match }, Festlegung des Servers { $commitment }
panel-trick = Dieser Stich
panel-pad = Punkteblock
panel-chat = Chat
panel-name = Stich, Punkte und Chat

## The seats

tile-group = Am Tisch
tile-you = Du
tile-free = Freier Platz
tile-score = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
    }
tile-score-short = { $score } Pkt.
tile-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
    }
tile-passes = Passt
tile-last-card = Letzte Karte!
tile-on-turn = dran
tile-leads = spielt aus
tile-deals = Geber
tile-host = Host
tile-away = abwesend
tile-substitute = Bot spielt
tile-promised = dann: { $name }
tile-disqualified = ausgeschieden
tile-plays-after-you = Diesmal spielt { $name } nach dir.

## The trick

trick-empty = Der Tisch ist leer.
trick-group = Der Stich
trick-show-all = Den ganzen Stich zeigen
trick-played = { $who ->
    [you] Du: { $combination }
   *[other] { $name }: { $combination }
    }
trick-passed = { $who ->
    [you] Du passt
   *[other] { $name } passt
    }
trick-won = { $who ->
    [you] Du gewinnst den Stich
   *[other] { $name } gewinnt den Stich
    }
trick-deal-won = { $who ->
    [you] Du gewinnst die Runde!
   *[other] { $name } gewinnt die Runde
    }
gang-stage = { $size ->
    [4] Gang of Four!
    [5] Gang of Five!
    [6] Gang of Six!
   *[7] Gang of Seven!
    }
trick-cards = { $count ->
    [one] Karte
   *[other] Karten
    }: { $cards }

## Whose turn it is

status-your-lead = Du spielst aus
status-your-turn = Du bist dran
status-your-return = Gib eine Karte zurück
status-other-leads = { $name } spielt aus.
status-other-turn = { $name } ist dran
status-waiting = Einen Moment …
status-watching = Du schaust zu.
status-lost = Die Verbindung ist weg. Sie wird neu aufgebaut …
status-paused = Die Partie ist unterbrochen.
status-resume = Weiter
status-adjourned = Alle waren weg, darum wartet die Partie. Sie geht weiter, sobald jemand wieder da ist.
status-substitute = Ein Bot spielt für dich.
status-take-back = Platz zurücknehmen
status-substitute-finishes = Ein Bot spielt diese Runde für dich zu Ende.
status-ask-back = Ab der nächsten Runde wieder spielen
status-asked-back = Ein Bot spielt diese Runde zu Ende. Ab der nächsten spielst du wieder.
status-promised = Ab der nächsten Runde spielst du statt { $name }.
status-deal-at-once = Sofort mit Bots spielen
status-take-over = { $name } ab nächster Runde ablösen
status-joins = { $name } spielt ab der nächsten Runde mit.
status-withdraw = Weiter zuschauen
status-disqualified = Du hast deine letzte Karte nicht angesagt und bist aus dieser Runde ausgeschieden.

## What binds the player on turn, mostly because the next player has one card left

duty-declare-first = Sag deine letzte Karte an, bevor du sie spielst.
duty-gang = Letzte Karte nach dir: Du musst eine Gang spielen.
duty-highest = Wer nach dir kommt, hat nur eine Karte: Spiel deine höchste ({ $card }).
duty-highest-or-gang = Letzte Karte nach dir: Spiel deine höchste Karte ({ $card }) oder eine Gang.
duty-highest-no-gang = Letzte Karte nach dir: Spiel deine höchste Karte ({ $card }) und keine Gang.
duty-many-cards = Letzte Karte nach dir: Spiel zwei oder mehr Karten aus.
duty-first-play = Deine erste Kombination braucht: { $card }.
duty-first-play-most = Zur ersten Kombination gehört diese Karte: { $card }. { $most ->
    [one] Höchstens { $most } Karte.
   *[other] Höchstens { $most } Karten.
    }

## The clock

clock-left = { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
    }
clock-bank = Zeitreserve
clock-bank-left = Zeitreserve: { $time }
clock-hurry = { $seconds ->
    [one] Noch { $seconds } Sekunde!
   *[other] Noch { $seconds } Sekunden!
    }

## The exchange

exchange-name = Kartentausch
exchange-tribute = { $giver_who ->
    [you] Du gibst { $receiver } deine höchste Karte
   *[other] { $receiver_who ->
        [you] { $giver } gibt dir die höchste Karte
       *[other] { $giver } gibt { $receiver } die höchste Karte
        }
    }: { $card }
exchange-returned = { $giver_who ->
    [you] Du gibst { $receiver } eine Karte zurück
   *[other] { $receiver_who ->
        [you] { $giver } gibt dir eine Karte zurück
       *[other] { $giver } gibt { $receiver } eine Karte zurück
        }
    }: { $card }
exchange-wait = { $name } wählt, welche Karte zurückgeht.
exchange-tribute-label = Tribut
exchange-returned-label = Zurückgegeben

## The score pad

pad-caption = Punkte jeder Runde
pad-deal = Runde
pad-score = Gesamt
pad-winner = gewinnt die Runde
pad-empty = Noch keine Runde aufgeschrieben.

## After a deal

deal-over-title = { $who ->
    [you] Du gewinnst Runde { $number }!
   *[other] { $name } gewinnt Runde { $number }
    }
deal-over-factor = { $count ->
    [one] { $count } Karte × { $factor } = { $points }
   *[other] { $count } Karten × { $factor } = { $points }
    }
deal-over-points = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
    }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    }
deal-over-out = Keine Karten mehr
deal-over-hardest = { $who ->
    [you] Am härtesten trifft es dich
   *[other] Am härtesten trifft es { $name }
    }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    }.
deal-over-left = Restkarten: { $name }
deal-over-ready = Bereit
deal-over-is-ready = Du bist bereit.
deal-over-ready-others = Bereit: { $names }

## After the match

match-over-title = { $count ->
    [one] { $who ->
        [you] Du gewinnst die Partie!
       *[other] { $names } gewinnt die Partie
        }
   *[other] Gewonnen: { $names }
    }
match-over-abandoned = Die Partie wurde abgebrochen.
match-over-place = { $place }.
match-over-places = Endstand
match-over-moments = Höhepunkte
match-over-gang = { $who ->
    [you] Die größte Gang hattest du
   *[other] Die größte Gang: { $name }
    }, in Runde { $number } – { $combination }.
match-over-loss = { $who ->
    [you] Die teuerste Runde hattest du
   *[other] Die teuerste Runde hatte { $name }
    }: Runde { $number }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    }.
match-over-finish = { $who ->
    [you] Das knappste Ende: Runde { $number }. Deine Restkarten: { $count }.
   *[other] Das knappste Ende: Runde { $number }. Restkarten ({ $name }): { $count }.
    }
match-over-rematch = Revanche
match-over-is-ready = Du bist bereit für eine Revanche.
match-over-no-rematch = Für eine Revanche müssen alle Plätze besetzt sein.
match-over-seats = Plätze oder Optionen ändern
match-over-home = Start
match-over-mine = Deine Partien
match-over-record = Aufzeichnung speichern
match-over-transcript = Meine Mitschrift speichern
match-over-closed = Dieser Tisch ist geschlossen.

## The fair deal

fairness-name = Fair gegeben
fairness-verified = { $deals ->
    [one] Nachgeprüft: { $deals } Runde, fair gegeben.
   *[other] Nachgeprüft: { $deals } Runden, alle fair gegeben.
    }
fairness-partly = { $deals ->
    [one] Was diese Seite gesehen hat, stimmt: { $deals } Runde. Die Seite war nicht von Anfang an dabei.
   *[other] Was diese Seite gesehen hat, stimmt: { $deals } Runden. Die Seite war nicht von Anfang an dabei.
    }
fairness-wrong = Nicht fair, denn das stimmt nicht: { $field }. Behalte deine Mitschrift und zeig sie den anderen.
fairness-open = Wenn die Partie zu Ende ist, wird das Geben nachgeprüft.
fairness-without-number = { $count ->
    [one] { $count } Platz hat keine eigene Zufallszahl gesendet.
   *[other] { $count } Plätze haben keine eigene Zufallszahl gesendet.
    }

## Hints

hints-name = Hinweise für diesen Zug
hints-ask = Hinweis anfordern
hints-thinking = Einen Moment …
hints-take = Diese Karten wählen
