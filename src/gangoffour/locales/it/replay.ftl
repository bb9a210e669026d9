### Looking back at a match that is over, step by step. Sentences about plays and passes are those of the table.
### Names of people and of record fields are facts; everything else is said here.

## The page

replay-name = Rivedi una partita
replay-loading = Si sta scaricando la partita…
# $names: names of the players, with commas between them
replay-name-of = Rivedi: { $names }
replay-cut-off = Il registro finisce prima della partita.
replay-empty = In questa partita non è stata giocata nessuna mano.
replay-again = Riprova
replay-unknown = Questa partita non è su questo server, o non è ancora finita.

## Where in the match one is

# $sentence: what happened, one or more whole sentences
replay-moment = Mano { $deal }, presa { $trick }: { $sentence }
replay-moment-start = Mano { $deal }: { $sentence }
replay-step = Passaggio { $number } di { $count }

## Controls

replay-controls = Comandi
replay-timeline = Linea del tempo
replay-first = All’inizio
replay-back = Passaggio precedente
replay-forward = Passaggio successivo
replay-last = Alla fine
replay-play = Riproduci
replay-pause = Pausa
replay-deal = Mano
replay-trick = Ciclo
# The first choice in the list of tricks: before the first lead of the deal
replay-before-tricks = Inizio
replay-keys = Tasti: sinistra e destra per un passaggio, su e giù per una mano, Inizio e Fine per andare all’inizio o alla fine.

## Whose cards are shown

replay-hands = Carte
replay-hands-open = Tutte scoperte
replay-hands-hidden = Tutte coperte
replay-hands-of = Solo { $name }
replay-hand-of = Carte di { $name }
replay-dummy-hand = Da parte
replay-no-cards = Nessuna carta
replay-on-table = Sul tavolo

## What can be done with a match

replay-more = Condividi e conserva
replay-link = Link a questo momento
replay-copy = Copia il link
replay-copied = Il link è copiato.
replay-copy-failed = Qui la copia non funziona. Il link è selezionato: copialo a mano.
replay-no-link = Questa partita viene da un file, quindi non ha un link. Invia invece il file.
replay-download = Scarica il registro
replay-verify = Verifica questa partita
replay-not-verifiable = Le distribuzioni di questo registro non si possono verificare: non ha i valori che servono.

## A record of one's own

replay-open = Apri un registro
replay-open-hint = Un registro è un file di testo che finisce in .gof. Il server lo legge e non lo conserva.
replay-choose = Scegli un file
replay-drop = Oppure trascinalo qui.
replay-paste = Oppure incolla il testo
replay-show = Mostra la partita
replay-another = Apri un altro registro
replay-too-large = Il file supera { $limit } kB. Nessun registro di una partita è così lungo. Scegli un altro file.
replay-refused = Il registro non si può mostrare.
# $sentence: what is wrong with the line, one or more whole sentences
replay-refused-line = Riga { $line }: { $sentence }

## Matches on this server

replay-mine = Le tue partite
replay-mine-empty = Qui compariranno le partite che hai giocato fino alla fine.
# $date: day and time when the match ended
replay-mine-match = Partita: { $date }
