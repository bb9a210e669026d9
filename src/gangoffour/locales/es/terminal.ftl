### What the commands say. $who is "you" or "other"; $name is a player's name, or the word "you".

you = tú
welcome = Gang of Four, reglas { $preset }, { $seats } asientos. Tienes el asiento { $seat }; contra ti: { $others } ({ $bot }).
welcome-help = Escribe ? para ver la ayuda.
help =
    Escribe las cartas que juegas, cada una con rango y letra del color, y pulsa Intro:
      7G 7R         juega la pareja
      9R declare    juega 9R y declara la carta que queda como tu última
      pass          pasa y deja jugar a los demás
      return 3G     devuelve una carta en el intercambio
      declare       declara tu última carta después de la jugada que te la dejó
    y en cualquier momento:
      plays         muestra todo lo que puedes jugar ahora
      hint          muestra las tres mejores opciones y lo que aportan
      hand          muestra tu mano
      table         muestra la jugada más alta y cuántas cartas tiene cada asiento
      scores        muestra la hoja de puntuación
      quit          termina aquí
    Los rangos van de 1 a 10; los colores son G verde, Y amarillo, R rojo. 1M es el
    1 multicolor, PG y PY son los Fénix, DR es el Dragón.
    Si una jugada te deja con una sola carta, añádele «declare». Los demás juegan enseguida,
    y quien no haya declarado para entonces queda fuera de la ronda.
goodbye = Hasta pronto. La partida no ha terminado.
seed = La semilla de esta partida era { $seed }.
saved = El registro está en { $file }.

## On turn

turn-lead = Tu turno: abres tú.
turn-follow = Tu turno: { $name } ha jugado { $cards } ({ $combination }). Supéralo, o pasa.
turn-follow-no-pass = Tu turno: { $name } ha jugado { $cards } ({ $combination }). Supéralo.
turn-return = Ganaste la ronda anterior. Devuelve una carta a { $name }, por ejemplo: return { $card }
hand = { $count ->
    [one] Tu mano ({ $count } carta)
   *[other] Tu mano ({ $count } cartas)
    }: { $cards }
hand-empty = Tu mano está vacía.
hand-sizes = Cartas restantes: { $sizes }
hand-size = { $name } { $count }
hand-size-last-card = { $name } { $count } (última carta)
hand-size-disqualified = { $name } { $count } (fuera de esta ronda)
table-top-play = Jugada más alta ({ $name }): { $cards }, { $combination }.
table-no-top-play = No hay jugada que superar: { $who ->
    [you] abres tú
   *[other] { $name } abre
    } la próxima baza.
table-no-deal = No se está jugando ninguna ronda.
plays-pass = O bien: pass
plays-return = Carta que puedes devolver: { $plays }
plays-declare = O bien: declare
plays-none = Ahora no puedes jugar nada.
hint-line = { $place }. { $action } ({ $sign }{ NUMBER($margin, minimumFractionDigits: 1) }): { $reason }

## What binds a player on turn

limit-first-play = La primera jugada de la partida debe contener 1M{ $most ->
    [7] {""}
   *[other] {" "}(máximo de cartas: { $most })
    }.
limit-highest-follow = Obligación de la última carta: a quien juega después de ti le queda una sola carta, así que debes jugar tu carta más alta, { $card }.
limit-highest-or-gang = Obligación de la última carta: a quien juega después de ti le queda una sola carta, así que debes jugar tu carta más alta, { $card }, o un Gang.
limit-highest-lead = Obligación de la última carta: a quien juega después de ti le queda una sola carta, así que debes abrir con tu carta más alta, { $card }.
limit-multi-card = Obligación de la última carta: a quien juega después de ti le queda una sola carta, así que debes abrir con dos o más cartas.
limit-gang = Obligación de la última carta: a quien juega después de ti le queda una sola carta, así que debes jugar un Gang.
reminder-declare = Si una jugada te deja con una sola carta, declárala: escribe por ejemplo { $cards } declare
limit-declare-first = Tienes que declarar tu última carta antes de jugarla: escribe declare

## What happened

event-deal-started = Ronda { $number }, { $direction ->
    [ccw] en sentido contrario a las agujas del reloj
   *[cw] en el sentido de las agujas del reloj
    }. Reparto: { $dealer }. Apertura: { $leader }.
event-deck-cut = Corte: { $cards }.
event-deck-cut-counted = Corte: { $cards }. Primera carta → { $name }.
event-hand-dealt = { $who ->
    [you] Recibes
   *[other] { $name } recibe
    } { $cards }
event-dummy-hand-dealt = Cartas sobrantes: { $cards }
event-tribute-given = Tributo: { $card } ({ $giver } → { $receiver }).
event-card-returned = Carta devuelta: { $card } ({ $giver } → { $receiver }).
event-combination-played = { $who ->
    [you] Juegas
   *[other] { $name } juega
    } { $cards } ({ $combination }), { $left ->
    [0] no queda ninguna carta
    [one] queda { $left } carta
   *[other] quedan { $left } cartas
    }.
event-passed = { $who ->
    [you] Pasas.
   *[other] { $name } pasa.
    }
event-last-card-declared = { $who ->
    [you] Dices: «¡Última carta!»
   *[other] { $name } dice: «¡Última carta!»
    }
event-seat-disqualified = { $who ->
    [you] No declaraste tu última carta. Quedas fuera de esta ronda.
   *[other] { $name } no declaró su última carta y queda fuera de esta ronda.
    }
event-trick-won = { $who ->
    [you] Ganas la baza.
   *[other] { $name } gana la baza.
    }
event-trick-won-other-leads = { $who ->
    [you] Ganas la baza, pero estás fuera de la ronda.
   *[other] { $name } gana la baza, pero está fuera de la ronda.
    } Apertura: { $leader }.
event-deal-won = { $who ->
    [you] ¡Te quedas sin cartas y ganas la ronda!
   *[other] { $name } se queda sin cartas y gana la ronda.
    }
event-deal-won-alone = { $who ->
    [you] Ya no queda nadie más en la ronda: ¡la ganas tú!
   *[other] Ya no queda nadie más en la ronda: la gana { $name }.
    }
event-hand-shown = Cartas restantes ({ $name }): { $cards }
event-points = Puntos: { $points }
event-points-of = { $name } { $points }
event-dummy-hand-shown = Cartas sobrantes de la ronda { $number }: { $cards }
event-match-won = { $count ->
    [one] La partida ha terminado. Victoria: { $names }.
   *[other] La partida ha terminado. Victoria compartida: { $names }.
    }
sheet-deal = ronda
sheet-score = puntuación

## Records

replay-title = Reglas { $preset }, { $seats } asientos: { $names }
replay-unfinished = El registro termina aquí; la partida no ha terminado.
verify-fair = reparto limpio verificado
verify-match-id = identificador de la partida: { $match_id }
verify-fingerprint = huella: { $fingerprint }
verify-deals = rondas: { $deals }
verify-seats-without-number = Asientos que no enviaron ningún número: { $seats }. Cada uno de ellos pudo elegir entre dos repartos de acuerdo con el servidor.
verify-not-finished = La partida no está terminada en este registro: solo se ha verificado lo que contiene.
verify-no-transcript = No se ha comparado ninguna transcripción guardada: el registro concuerda consigo mismo. Usa --transcript para compararlo con lo que viste antes de la partida.
error-line = Línea { $line }: { $sentence }

## Rules

explain-combination = { $cards }: { $combination }.
explain-nothing = { $cards } no es una combinación: { $why }.
explain-no-cards = Eso no es una combinación: { $why }.
explain-beats = { $cards } supera a { $other }: { $reason } ({ $clause }).
explain-does-not-beat = { $cards } no supera a { $other }: { $reason } ({ $clause }).
explain-no-top-play = Por eso no se puede jugar nada encima.
rules-preset = Preajuste { $preset }; todos los preajustes: { $presets }
rules-differs = * distinto de classic
rules-failure = { $vector } [{ $clauses }] { $kind }, { $preset }: { $message }
rules-counts = correctos: { $passed }, fallidos: { $failed }

## Hosting

serve-address = Las mesas están abiertas en { $address }
serve-lan = Las mesas están abiertas en { $address } para toda tu red local. Escanea esto con un teléfono:
serve-plain = La conexión no está cifrada: úsala solo en casa.
serve-stop = Pulsa Ctrl+C para parar. Las partidas continúan cuando vuelvas a arrancar.
demo-progress = { $done } de { $total } partidas jugadas
demo-address = La demo está en { $address }
demo-going-on = Los bots ya juegan, y se preparan las rondas de hoy.
demo-match = Repasa una partida terminada: { $address }
demo-stop = Pulsa Ctrl+C para terminar. No queda nada.
demo-stop-keep = Pulsa Ctrl+C para terminar. Todo se conserva.
demo-kept = Todo está en { $folder }. Para seguir: gangoffour serve --database { $file }
migrate-done = { $count ->
    [one] La base de datos está al día.
   *[other] { $count } bases de datos están al día.
    }
backup-done = La copia está en { $file }.
projection-status = { $name }, partición { $shard }, versión { $version }: { $rows } entradas de retraso, { $seconds } s; mesas apartadas: { $faults }
projection-none = { $name }, partición { $shard }: aún no está hecha; la hace un servidor en marcha o gangoffour rebuild { $name }
projection-fault = { "  " }apartada: mesa { $table } desde el suceso { $seq }: { $error }
projection-retried = { $name }, partición { $shard }: { $mended } de { $all } mesas apartadas vuelven a contar.
rebuild-done = { $name }, partición { $shard }: hecha de nuevo.
rebuild-busy = { $name }, partición { $shard }: alguien más la está haciendo de nuevo.

# training
train-progress = minuto { $minutes } de { $all }: { $decisions } millones de decisiones, { $rate } por segundo, pérdida { $loss }, { $strength } puntos por ronda contra jugadores sencillos
train-stopped = Detenido. El último estado está en { $folder }; la misma orden sigue desde ahí.
train-done = Terminado. La red está en { $folder }.

## Medir bots

arena-conditions = Reglas { $preset }, { $seats } asientos, semilla { $seed }
arena-margin-meaning = Ventaja: puntos de los demás (media) menos los del bot solo, por ronda
arena-won-meaning = Ganadas: la parte de las partidas que gana el bot solo; entre iguales sería { $even }
arena-lone = bot solo
arena-among = entre
arena-deals = rondas
arena-margin = ventaja
arena-interval = intervalo del 95 %
arena-matches = partidas
arena-won = ganadas
arena-lineup = { $bot } entre { $against }
arena-progress-deals = { $done } de { $total } rondas jugadas
arena-progress-matches = { $done } de { $total } partidas jugadas
arena-stopped = Detenido antes del final: no se ha medido nada.
arena-picture-done = La imagen está en { $file }.

## Speed

bench-progress = Jugando
bench-speed = { $bench } ({ $build ->
    [compiled] compilado
   *[plain] sin compilar
    }): { $decisions_per_s } decisiones por segundo
bench-how = Juego al azar, reglas { $rules }, { $seats } asientos, { $deals } rondas en paralelo: { $decisions } decisiones en { $ms } ms de un solo núcleo del procesador.

## Today's deals

daily-season = Temporada { $season }: del { $first } al { $last }
daily-anchor = Ancla, para publicar antes del primer día: { $anchor }
daily-progress = { $done } de { $total } rondas jugadas
daily-made = Listo: los bots han jugado todas las rondas del { $first } al { $last }.
daily-fair = La hoja del { $date } es correcta: todas las rondas y los puestos se siguen de su eslabón, y el eslabón lleva al ancla.
daily-people = { $count ->
    [one] { $count } persona tiene puesto.
   *[other] { $count } personas tienen puesto.
    }
daily-anchor-unknown = Compara el ancla con la que se publicó antes de la temporada: { $anchor }
daily-bots-same = Los bots han vuelto a jugar, con los mismos resultados.
daily-bots-other = Los bots de este programa no son los de la hoja, así que no han vuelto a jugar.

## gangoffour doctor

doctor-version = gangoffour { $version }, Python { $python }
doctor-core-slow = El núcleo no está compilado, así que los bots fuertes piensan despacio. Instala un wheel, o un compilador de C y después el paquete otra vez.
doctor-page-missing = La página web no está en esta instalación. Instala un wheel publicado, o ejecuta «npm ci && npm run build» en web/.
doctor-database-ready = La base de datos { $file } se puede usar.
doctor-database-folder = No se puede escribir en la carpeta { $folder }. Elige otro archivo con GOF_DATABASE_URLS, o cambia los permisos.
doctor-disk-full = Solo quedan { $free } MB libres junto a la base de datos. Haz sitio antes de que se llene el disco.
doctor-answers = { $name } responde en { $address }.
doctor-silent = { $name } no responde en { $address }. Comprueba que está en marcha, y el cortafuegos.
doctor-port-free = El puerto { $port } está libre.
doctor-port-ours = Este servidor ya responde en el puerto { $port }.
doctor-port-taken = Otro programa ocupa el puerto { $port }. Elige otro con GOF_PORT.
doctor-lan = En la red local, la dirección es { $address }. Si los demás no pueden abrirla, permite el puerto { $port } en el cortafuegos.
doctor-lan-missing = No se ha encontrado ninguna dirección en la red local. Comprueba la red, o indica la dirección con GOF_LAN_ADDRESS.
doctor-passkeys = Las llaves de acceso están ligadas a { $names }. Si el sitio cambia de nombre, hará falta la contraseña o un código de recuperación.
doctor-no-passkeys = Con http simple no hay llaves de acceso; se eligen contraseñas. Con GOF_TLS y un nombre sí las hay.
doctor-well = Todo está bien.
doctor-faults = { $count ->
    [one] Hay una cosa mal.
   *[other] Hay { $count } cosas mal.
    }
dataset-done = En { $folder } hay { $matches } partidas con { $decisions } decisiones.
bot-run-begun = { $name } juega en { $url }.
bot-run-result = Partida { $number }: { $scores }
