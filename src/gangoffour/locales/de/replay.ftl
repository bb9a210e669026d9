### Looking back at a match that is over, step by step. Sentences about plays and passes are those of the table.
### Names of people and of record fields are facts; everything else is said here.

## The page

replay-name = Rückschau
replay-loading = Die Partie wird geholt …
# $names: names of the players, with commas between them
replay-name-of = Rückschau: { $names }
replay-cut-off = Die Aufzeichnung endet, bevor die Partie zu Ende ist.
replay-empty = In dieser Partie wurde keine Runde gespielt.
replay-again = Noch einmal
replay-unknown = Diese Partie gibt es auf diesem Server nicht, oder sie ist noch nicht zu Ende.

## Where in the match one is

# $sentence: what happened, one or more whole sentences
replay-moment = Runde { $deal }, Stich { $trick }: { $sentence }
replay-moment-start = Runde { $deal }: { $sentence }
replay-step = Schritt { $number } von { $count }

## Controls

replay-controls = Steuerung
replay-timeline = Zeitleiste
replay-first = Zum Anfang
replay-back = Ein Schritt zurück
replay-forward = Ein Schritt vor
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-deal = Runde
replay-trick = Stich
# The first choice in the list of tricks: before the first lead of the deal
replay-before-tricks = Anfang
replay-keys = Tasten: links und rechts für einen Schritt, auf und ab für eine Runde, Pos1 und Ende für Anfang und Ende.

## Whose cards are shown

replay-hands = Hände
replay-hands-open = Alle offen
replay-hands-hidden = Alle verdeckt
replay-hands-of = Nur { $name }
replay-hand-of = Karten von { $name }
replay-dummy-hand = Zur Seite gelegt
replay-no-cards = Keine Karten
replay-on-table = Auf dem Tisch

## What can be done with a match

replay-more = Teilen und speichern
replay-link = Link zu diesem Moment
replay-copy = Link kopieren
replay-copied = Der Link ist kopiert.
replay-copy-failed = Kopieren geht hier nicht. Der Link ist markiert: Kopier ihn von Hand.
replay-no-link = Diese Partie kommt aus einer Datei, darum gibt es keinen Link zu ihr. Schick stattdessen die Datei.
replay-download = Aufzeichnung speichern
replay-verify = Diese Partie nachprüfen
replay-not-verifiable = Ob fair gegeben wurde, lässt sich an dieser Aufzeichnung nicht nachprüfen: Ihr fehlen die Werte dafür.

## A record of one's own

replay-open = Aufzeichnung öffnen
replay-open-hint = Eine Aufzeichnung ist eine Textdatei, die auf .gof endet. Der Server liest sie und behält sie nicht.
replay-choose = Datei wählen
replay-drop = Oder leg sie hier ab.
replay-paste = Oder füg ihren Text ein
replay-show = Partie zeigen
replay-another = Andere Aufzeichnung öffnen
replay-too-large = Die Datei ist größer als { $limit } kB. So lang ist keine Aufzeichnung einer Partie. Wähle eine andere Datei.
replay-refused = Die Aufzeichnung lässt sich nicht zeigen.
# $sentence: what is wrong with the line, one or more whole sentences
replay-refused-line = Zeile { $line }: { $sentence }

## Matches on this server

replay-mine = Deine Partien
replay-mine-empty = Partien, die du zu Ende gespielt hast, stehen später hier.
# $date: day and time when the match ended
replay-mine-match = Partie vom { $date }
