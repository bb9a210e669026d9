### Looking back at a match that is over, step by step. Sentences about plays and passes are those of the table.
### Names of people and of record fields are facts; everything else is said here.

## The page

replay-name = Repetición
replay-loading = Se está trayendo la partida…
# $names: names of the players, with commas between them
replay-name-of = Repetición: { $names }
replay-cut-off = El registro termina antes que la partida.
replay-empty = En esta partida no se jugó ninguna ronda.
replay-again = Reintentar
replay-unknown = Esa partida no está en este servidor, o todavía no ha terminado.

## Where in the match one is

# $sentence: what happened, one or more whole sentences
replay-moment = Ronda { $deal }, baza { $trick }: { $sentence }
replay-moment-start = Ronda { $deal }: { $sentence }
replay-step = Paso { $number } de { $count }

## Controls

replay-controls = Controles
replay-timeline = Línea de tiempo
replay-first = Al principio
replay-back = Un paso atrás
replay-forward = Un paso adelante
replay-last = Al final
replay-play = Reproducir
replay-pause = Pausar
replay-deal = Ronda
replay-trick = Ciclo
# The first choice in the list of tricks: before the first lead of the deal
replay-before-tricks = Comienzo
replay-keys = Teclas: izquierda y derecha para un paso, arriba y abajo para una ronda, Inicio y Fin para ir al principio o al final.

## Whose cards are shown

replay-hands = Manos
replay-hands-open = Todas visibles
replay-hands-hidden = Todas ocultas
replay-hands-of = Solo { $name }
replay-hand-of = Cartas de { $name }
replay-dummy-hand = Sobrantes
replay-no-cards = Sin cartas
replay-on-table = En la mesa

## What can be done with a match

replay-more = Compartir y guardar
replay-link = Enlace a este momento
replay-copy = Copiar el enlace
replay-copied = El enlace está copiado.
replay-copy-failed = Aquí no se puede copiar. El enlace está seleccionado: cópialo a mano.
replay-no-link = Esta partida viene de un archivo, así que no tiene enlace. Envía el archivo en su lugar.
replay-download = Descargar el registro
replay-verify = Verificar esta partida
replay-not-verifiable = Los repartos de este registro no se pueden verificar: no tiene los valores necesarios.

## A record of one's own

replay-open = Abrir un registro
replay-open-hint = Un registro es un archivo de texto que acaba en .gof. El servidor lo lee y no lo guarda.
replay-choose = Elegir un archivo
replay-drop = O suéltalo aquí.
replay-paste = O pega su texto
replay-show = Ver la partida
replay-another = Abrir otro registro
replay-too-large = El archivo pasa de { $limit } kB. Ningún registro de una partida es tan largo. Elige otro archivo.
replay-refused = El registro no se puede mostrar.
# $sentence: what is wrong with the line, one or more whole sentences
replay-refused-line = Línea { $line }: { $sentence }

## Matches on this server

replay-mine = Tus partidas
replay-mine-empty = Aquí aparecerán las partidas que hayas jugado hasta el final.
# $date: day and time when the match ended
replay-mine-match = Partida del { $date }
