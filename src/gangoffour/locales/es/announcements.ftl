### What is read out at a table, and the words of text mode. $who is "you" or "other"; $name is a player's name.
### Combinations and cards stand in the nominative, after a colon or a dash.

## Plays and passes

announce-high = { $combination }, carta alta en { colour }
announce-played = { $who ->
    [you] Juegas
   *[other] { $name }
    }: { $combination }. { $left ->
    [0] No quedan cartas.
    [one] Queda { $left } carta.
   *[other] Quedan { $left } cartas.
    }
announce-passed = { $who ->
    [you] Pasas.
   *[other] { $name } pasa.
    }
announce-last-card = { $who ->
    [you] Dices: «¡Última carta!»
   *[other] { $name }: «¡Última carta!»
    }
announce-disqualified = { $who ->
    [you] No declaraste tu última carta. Quedas fuera de esta ronda.
   *[other] { $name } no declaró su última carta y queda fuera de esta ronda.
    }
announce-trick-won = { $who ->
    [you] Ganas la baza; abres tú.
   *[other] { $name } gana la baza y abre.
    }
announce-trick-won-other-leads = { $who ->
    [you] Ganas la baza.
   *[other] { $name } gana la baza.
    } Apertura: { $leader }.

## Turns

announce-turn-lead = Tu turno. Abres tú.
announce-turn-follow = Tu turno. A superar: { $combination }.
announce-turn-return = Tu turno. Elige una carta para devolver a { $name }.
announce-turn-other = Le toca a { $name }.
announce-deadline-passed = { $who ->
    [you] Se te acabó el tiempo.
   *[other] A { $name } se le acabó el tiempo.
    }

## Deals and the match

announce-match-started = Empieza la partida.
announce-deal-started = Ronda { $number }, { $direction ->
    [ccw] en sentido antihorario
   *[cw] en sentido horario
    }. Apertura: { $leader }.
announce-deal-started-seat = Ronda { $number }, { $direction ->
    [ccw] en sentido antihorario
   *[cw] en sentido horario
    }. Después de ti: { $next }.
announce-tribute = { $who ->
    [giver] Das tu carta más alta a { $receiver }: { $card }.
    [receiver] { $giver } te da su carta más alta: { $card }.
   *[other] Tributo ({ $giver } → { $receiver }): { $card }.
    }
announce-returned = { $who ->
    [giver] Devuelves a { $receiver }: { $card }.
    [receiver] { $giver } te devuelve: { $card }.
   *[other] Carta devuelta ({ $giver } → { $receiver }): { $card }.
    }
announce-deal-won = { $who ->
    [you] ¡Ganas la ronda!
   *[other] { $name } gana la ronda.
    }
announce-points = Puntos: { $points }.
announce-points-of = { $who ->
    [you] tú: { $points }, puntuación { $score }
   *[other] { $name }: { $points }, puntuación { $score }
    }
announce-match-won = { $who ->
    [you] ¡Ganas la partida!
   *[other] { $name } gana la partida.
    }
announce-match-shared = Victoria compartida: { $names }.
announce-match-abandoned = La partida quedó abandonada.

## Around the table

announce-seat-taken = { $who ->
    [you] Te sientas.
   *[other] { $name } se sienta.
    }
announce-seat-taken-over = { $who ->
    [you] Sustituyes a un bot.
   *[other] { $name } sustituye a un bot.
    }
announce-seat-left = { $who ->
    [you] Te levantas.
   *[other] { $name } se levanta.
    }
announce-seat-removed = { $who ->
    [you] Quien organiza la mesa te ha quitado el asiento.
   *[other] Quien organiza la mesa ha quitado un asiento: { $name }.
    }
announce-promised = { $who ->
    [you] Sustituyes a { $bot } en la próxima ronda.
   *[other] { $name } sustituye a { $bot } en la próxima ronda.
    }
announce-promise-withdrawn = { $bot } se queda: no hay sustitución en la próxima ronda.
announce-away = { $name } se ausenta.
announce-back = { $name } ha vuelto.
announce-substitute = { $who ->
    [you] Un bot juega por ti. Recupera tu asiento para seguir jugando.
   *[other] Un bot juega por { $name }.
    }
announce-seat-taken-back = { $who ->
    [you] Vuelves a jugar.
   *[other] { $name } vuelve a jugar.
    }
announce-host = { $who ->
    [you] Ahora organizas tú la mesa.
   *[other] Ahora { $name } organiza la mesa.
    }
announce-options = Las opciones de la mesa han cambiado.
announce-prepared = Todos los asientos están ocupados. Confirma para empezar.
announce-ready = { $who ->
    [you] Has confirmado.
   *[other] { $name } ha confirmado.
    }
announce-paused = La partida está en pausa.
announce-resumed = La partida continúa.
announce-adjourned = La partida espera a que alguien vuelva.
announce-continued = Alguien ha vuelto; la partida continúa.
announce-closed = La mesa está cerrada.

## Where the table stands, said once after arriving or coming back

announce-summary-seating = Una mesa antes de la partida. Asientos ocupados: { $taken } de { $seats }.
announce-summary-starting = La partida está a punto de empezar.
announce-summary-deal = Ronda { $number }.
announce-summary-deal-over = La ronda { $number } ha terminado.
announce-summary-match-over = La partida ha terminado.

## Answers to questions about the table

answer-none = No se está jugando ninguna ronda.
answer-no-play = Todavía no se ha jugado nada.
answer-last = Última jugada: { $name } – { $combination }.
answer-passes-since = { $count ->
    [one] Un pase desde entonces.
   *[other] { $count } pases desde entonces.
    }
answer-trick = Esta baza: { $turns }.
answer-turn-play = { $who ->
    [you] tú – { $combination }
   *[other] { $name } – { $combination }
    }
answer-turn-pass = { $who ->
    [you] tú – pase
   *[other] { $name } – pase
    }
answer-counts = Cartas restantes: { $counts }.
answer-count = { $who ->
    [you] tú: { $count }
   *[other] { $name }: { $count }
    }
answer-count-last = { $who ->
    [you] tú: { $count } (última carta)
   *[other] { $name }: { $count } (última carta)
    }
answer-hand = { $count ->
    [one] Tu mano, { $count } carta
   *[other] Tu mano, { $count } cartas
    }: { $cards }.
answer-no-hand = No tienes cartas.
answer-scores = Puntuación: { $scores }.
answer-score = { $who ->
    [you] tú: { $score }
   *[other] { $name }: { $score }
    }
answer-time-own = { $seconds ->
    [one] Te queda { $seconds } segundo.
   *[other] Te quedan { $seconds } segundos.
    }
answer-time-other = { $seconds ->
    [one] A { $name } le queda { $seconds } segundo.
   *[other] A { $name } le quedan { $seconds } segundos.
    }
answer-time-deal = { $seconds ->
    [one] La próxima ronda empieza en { $seconds } segundo como máximo.
   *[other] La próxima ronda empieza en { $seconds } segundos como máximo.
    }
answer-time-none = Sin límite de tiempo.

## Text mode: the page

text-title = La mesa en palabras
text-input = Jugada u orden
text-input-hint = Por ejemplo 77, 34567, 10R, paso o ayuda.
text-do = Enviar
text-buttons = Órdenes
text-hand = Tu mano
text-hand-empty = Ahora no tienes cartas.
text-trick = Ciclo
text-players = En la mesa
text-happened = Lo que ha pasado
text-happened-nothing = Nada todavía.
text-chat = Chat
text-top-cards = { $play }: { $cards }
text-player = { $who ->
    [you] Tú: puntuación { $score }
   *[other] { $name }: puntuación { $score }
    }
text-player-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
    }
text-player-left-over = cartas restantes: { $cards }
text-suggestions-title = Lo que puedes jugar
text-suggestions-return = Lo que puedes devolver
text-suggestions-none = Ahora no puedes jugar nada.
text-suggestions-off = En esta mesa no hay sugerencias.
text-suggestions-more = Mostrar más jugadas
text-play-declare = Jugar y declarar la última: { $play }
text-help-title = Palabras que puedes escribir
text-help-plays = Cartas por rango, con colores si quieres (g verde, y amarillo, r rojo, m multicolor): 77, 34567, 7g 7r, 10R; f es un Fénix, d el Dragón.
text-help-declare = Si una jugada te deja con una sola carta, añádele «última carta»: 77 última carta.
text-help-line = { $word }: { $meaning }
text-unknown = Eso no son cartas ni una orden. Escribe ayuda para ver las palabras que puedes usar.
text-no-ready = Ahora no hay nada que confirmar.

## Text mode: words that can be typed, with commas between words of one meaning. Every language also
## understands the English name of a command.

text-word-pass = paso, pasar
text-word-last-card = última carta, ultima carta, declarar
text-word-return = devolver, devuelvo
text-word-ready = confirmar, continuar
text-word-rematch = revancha
text-word-take-back = recuperar
text-word-suggestions = sugerencias, jugadas
text-word-hint = pista
text-word-help = ayuda
text-word-last = última jugada, anterior
text-word-counts = restantes, cuántas
text-word-trick = baza, ciclo
text-word-hand = mano
text-word-scores = puntos, puntuación
text-word-time = tiempo

## Text mode: what each word does; also the text of its button

text-does-pass = Pasar
text-does-last-card = Declarar la última
text-does-return = Devolver una carta: la palabra y luego la carta
text-does-ready = Confirmar
text-does-rematch = Revancha
text-does-take-back = Recuperar mi asiento
text-does-suggestions = Sugerencias
text-does-hint = Pista
text-does-help = Ayuda
text-does-last = Última jugada
text-does-counts = Cartas restantes
text-does-trick = Esta baza
text-does-hand = Mi mano
text-does-scores = Puntuación
text-does-time = Tiempo restante
