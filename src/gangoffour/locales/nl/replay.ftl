### Looking back at a match that is over, step by step. Sentences about plays and passes are those of the table.
### Names of people and of record fields are facts; everything else is said here.

## The page

replay-name = Terugkijken
replay-loading = Het spel wordt opgehaald…
# $names: names of the players, with commas between them
replay-name-of = Terugkijken: { $names }
replay-cut-off = Het verslag eindigt voordat het spel is afgelopen.
replay-empty = In dit spel is geen partij gespeeld.
replay-again = Nog eens
replay-unknown = Dit spel is op deze server niet te vinden, of het is nog niet afgelopen.

## Where in the match one is

# $sentence: what happened, one or more whole sentences
replay-moment = Partij { $deal }, ronde { $trick }: { $sentence }
replay-moment-start = Partij { $deal }: { $sentence }
replay-step = Stap { $number } van { $count }

## Controls

replay-controls = Bediening
replay-timeline = Tijdlijn
replay-first = Naar het begin
replay-back = Een stap terug
replay-forward = Een stap verder
replay-last = Naar het einde
replay-play = Afspelen
replay-pause = Pauze
replay-deal = Partij
replay-trick = Ronde
# The first choice in the list of tricks: before the first lead of the deal
replay-before-tricks = Begin
replay-keys = Toetsen: links en rechts voor een stap, omhoog en omlaag voor een partij, Home en End voor het begin en het einde.

## Whose cards are shown

replay-hands = Handen
replay-hands-open = Alle open
replay-hands-hidden = Alle verborgen
replay-hands-of = Alleen { $name }
replay-hand-of = Kaarten van { $name }
replay-dummy-hand = Dode hand
replay-no-cards = Geen kaarten
replay-on-table = Op tafel

## What can be done with a match

replay-more = Delen en bewaren
replay-link = Link naar dit moment
replay-copy = Link kopiëren
replay-copied = De link is gekopieerd.
replay-copy-failed = Kopiëren werkt hier niet. De link is geselecteerd: kopieer die zelf.
replay-no-link = Dit spel komt uit een bestand, dus er is geen link naartoe. Stuur in plaats daarvan het bestand.
replay-download = Verslag downloaden
replay-verify = Dit spel controleren
replay-not-verifiable = Of er eerlijk is gedeeld, is met dit verslag niet te controleren: de waarden ervoor ontbreken.

## A record of one's own

replay-open = Verslag openen
replay-open-hint = Een verslag is een tekstbestand dat eindigt op .gof. De server leest het en bewaart het niet.
replay-choose = Bestand kiezen
replay-drop = Of sleep het hierheen.
replay-paste = Of plak de tekst
replay-show = Spel tonen
replay-another = Ander verslag openen
replay-too-large = Het bestand is groter dan { $limit } kB. Zo lang is geen enkel verslag van een spel. Kies een ander bestand.
replay-refused = Het verslag kan niet worden getoond.
# $sentence: what is wrong with the line, one or more whole sentences
replay-refused-line = Regel { $line }: { $sentence }

## Matches on this server

replay-mine = Je spellen
replay-mine-empty = Spellen die je hebt uitgespeeld, komen hier te staan.
# $date: day and time when the match ended
replay-mine-match = Spel van { $date }
