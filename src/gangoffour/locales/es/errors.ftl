### Why something was refused: one message for every error code, with "/" and "_" written as "-".
### A plain sentence says what is wrong, another one what to do. The facts are those the error carries.

## Text that is no card or action

text-card = «{ $text }» no es una carta. Escribe el rango y la letra del color, como 7G, 10R o 1M; los Fénix son PG y PY, el Dragón es DR.
text-action = «{ $text }» no es una acción. Escribe las cartas que juegas, o bien «pass», «declare», o «return» con una carta.
text-too-many-copies = { $card } solo está { $copies ->
    [one] una vez
   *[other] { $copies } veces
    } en la baraja, no { $count }. Escribe cada carta tantas veces como la tengas.

## Matches and deals

match-seat-count = Número de asientos no permitido con estas reglas: { $seats }. Elige uno de estos: { $allowed }.
match-unknown-seat = Esta mesa no tiene ese asiento. Elige otro.
match-over = La partida ha terminado. Empieza otra para seguir jugando.
deal-not-started = Todavía no se han repartido cartas. Espera a la próxima ronda.
deal-in-progress = Todavía se está jugando una ronda. Termínala antes de repartir la siguiente.
deal-bad-deck = El orden de la baraja no nombra una vez cada una de las 64 cartas. Reparte de nuevo con una baraja completa.
deal-bad-hands = Estas manos no pueden salir de una sola baraja. Da al menos una carta a cada asiento, y ninguna carta de más.
deal-bad-cut = Las cartas cortadas { $cards } no encajan en estas reglas (ritual del reparto: { $ritual }). Corta de nuevo, o reparte sin el ritual.

## Fair deals: a record that does not follow from its commitments

fair-seats = Reparto no limpio: «{ $field }» es incorrecto ({ $reason }). Pide el registro completo.
fair-match-id = Reparto no limpio: «{ $field }» es incorrecto ({ $reason }). Comprueba que este es el registro de tu partida.
fair-rules = Reparto no limpio: «{ $field }» es incorrecto ({ $reason }). Compara con las reglas que se acordaron.
fair-commitment = Reparto no limpio: «{ $field }» es incorrecto ({ $reason }). No te fíes de este registro.
fair-secret = Reparto no limpio: «{ $field }» es incorrecto ({ $reason }). No te fíes de este registro.
fair-player = Reparto no limpio: «{ $field }» es incorrecto ({ $reason }). Comprueba quién ocupaba ese asiento.
fair-client-commitment = Reparto no limpio: «{ $field }» es incorrecto ({ $reason }). No te fíes de este registro.
fair-client-number = Reparto no limpio: «{ $field }» es incorrecto ({ $reason }). No te fíes de este registro.
fair-transcript = Reparto no limpio: «{ $field }» es incorrecto ({ $reason }). No te fíes de este registro.
fair-saved-transcript = Reparto no limpio: «{ $field }» es incorrecto ({ $reason }). Comprueba que el registro y la transcripción son de la misma partida.
fair-dealer = Reparto no limpio: «{ $field }» es incorrecto ({ $reason }). No te fíes de este registro.
fair-deal-number = Reparto no limpio: «{ $field }» es incorrecto ({ $reason }). Pide el registro completo.
fair-cut = Reparto no limpio: «{ $field }» es incorrecto ({ $reason }). No te fíes de este registro.
fair-hand = Reparto no limpio: «{ $field }» es incorrecto ({ $reason }). No te fíes de este registro.
fair-exchange = Reparto no limpio: «{ $field }» es incorrecto ({ $reason }). No te fíes de este registro.
fair-tribute = Reparto no limpio: «{ $field }» es incorrecto ({ $reason }). No te fíes de este registro.
fair-returned-card = Reparto no limpio: «{ $field }» es incorrecto ({ $reason }). No te fíes de este registro.
fair-plays = Reparto no limpio: «{ $field }» es incorrecto ({ $reason }). No te fíes de este registro.
fair-malformed-transcript = No se puede leer la transcripción guardada: { $reason }. Usa el archivo tal como se guardó.

## Records

record-unknown-version = Este registro es de la versión { $found }, y este programa lee { $known }. Actualiza el programa.
record-unknown-rules = Las reglas de este registro están escritas como { $found }, y este programa lee { $known }. Actualiza el programa.
record-not-a-record = Esto no es el registro de una partida. Elige un archivo en el que se guardó una partida.
record-line = «{ $text }» no significa nada en un registro. Usa el archivo tal como se guardó.
record-misplaced = «{ $text }» no puede estar aquí. Usa el archivo tal como se guardó.
record-duplicate = El campo «{ $field }» aparece dos veces. Usa el archivo tal como se guardó.
record-missing = Falta el campo «{ $field }». Usa el archivo tal como se guardó.
record-value = El campo «{ $field }» no puede tener este valor. Usa el archivo tal como se guardó.
record-seat = La mesa de este registro no tiene asiento con el número { $seat }; el asiento 1 tiene el número 0. Usa el archivo tal como se guardó.
record-bad-match = Esta partida nunca podría haber empezado. No te fíes de este registro.
record-bad-deal = La ronda { $deal } nunca podría haber empezado así. No te fíes de este registro.
record-bad-hands = Las manos de la ronda { $deal } no son las 64 cartas, dieciséis en cada mano. No te fíes de este registro.
record-illegal-action = En la ronda { $deal } las reglas no permiten «{ $action }» del asiento con el número { $seat }; el asiento 1 tiene el número 0. No te fíes de este registro.
record-contradiction = El registro dice «{ $found }», pero las jugadas llevan a «{ $expected }». No te fíes de este registro.
record-not-verifiable = Este registro no se puede verificar: le falta «{ $missing }». Solo se pueden verificar partidas terminadas cuyo reparto limpio sea demostrable.

## Files of rulings

rulings-not-json = El archivo no es JSON: no se puede leer la línea { $line }. Usa el archivo tal como se publicó.
rulings-wrong-format = Esto no es un archivo de dictámenes: no dice «{ $wanted }». Elige otro archivo.
rulings-wrong-version = Estos dictámenes son de la versión { $version }, y este programa lee la versión { $wanted }. Usa un archivo y un programa de la misma versión.
rulings-wrong-count = Número de vectores que anuncia el archivo: { $count }; número que contiene: { $found }. Usa el archivo completo.
rulings-bad-vector = El vector { $vector } no se puede usar: { $reason }. Usa el archivo tal como se publicó.

## Bots, files and the command line

bot-unknown = No hay ningún bot llamado «{ $bot }». Elige uno de estos: { $bots }.
bot-not-loaded = No se puede cargar el bot «{ $bot }»: { $reason }. Escríbelo como módulo:Clase y comprueba que Python encuentra el módulo.
install-missing-extra = Faltan paquetes para esto. Instálalos con: pip install "gangoffour[{ $extra }]".
file-unreadable = No se puede leer el archivo { $file }: { $reason }. Comprueba su nombre.
file-not-text = El archivo { $file } no es de texto. Elige un archivo escrito por este programa.
file-unwritable = No se puede escribir el archivo { $file }: { $reason }. Elige otro lugar.
file-exists = El archivo { $file } ya existe. Elige un nombre nuevo para que no se pierda nada.
file-no-such-deal = El registro no tiene ronda { $deal }; { $deals ->
    [0] no tiene ninguna
    [one] tiene { $deals } ronda
   *[other] tiene { $deals } rondas
    }. Elige una ronda que exista.

## Stored events

event-unknown-type = Este servidor no conoce eventos guardados de tipo «{ $type }». Usa una versión más reciente del servidor.
event-unknown-version = El evento guardado «{ $type }» es de la versión { $found }, pero este servidor lee hasta la { $known }. Usa una versión más reciente del servidor.
event-malformed = Un evento guardado de tipo «{ $type }» está dañado. Recupéralo de una copia de seguridad.

## Hosting

settings-invalid = El ajuste { $name } no puede ser «{ $value }». Valor esperado: { $allowed }.
host-port-in-use = No se puede escuchar en { $host }, puerto { $port }; quizá lo usa otro programa. Elige otro puerto con --port.
host-not-sqlite = Esta orden solo copia archivos de SQLite. Usa pg_dump para PostgreSQL.
host-no-database = No hay ninguna base de datos en { $file }. Arranca el servidor una vez, o indica el archivo con --database.
host-no-nats = Los bots piensan para un grupo de servidores a través de NATS. Indica su dirección con --nats o GOF_NATS_URL.
host-unknown-projection = No hay ninguna proyección { $name }. Hay: { $names }.
train-bad-configuration = { $file } no dice cómo entrenar: { $reason }. Compáralo con training/classic.toml.
store-outdated = El esquema de la base de datos no es el de este programa. Actualízala con «gangoffour migrate» y vuelve a empezar.

## Programs that play on a server

client-unreachable = Ningún servidor responde en { $url }. Comprueba la dirección y tu red, y prueba de nuevo.
client-outcome-unknown = La orden { $command } no recibió respuesta a tiempo. Mira la mesa para ver si tuvo efecto.
client-connection-closed = La conexión con la mesa está cerrada. Conéctate de nuevo para seguir.
client-view-mismatch = En el evento { $seq } el servidor dice algo distinto de lo que resulta de sus eventos. Conéctate de nuevo, y avisa si vuelve a pasar.
client-unfair-start = No se respetó el reparto limpio: { $field } es incorrecto. No sigas jugando y enseña tu transcripción a los demás.
client-no-match = No hay ninguna partida terminada que verificar. Espera a que acabe la partida.

## Medir bots

arena-too-few-bots = Un bot solo no se puede medir. Nombra al menos dos con --bots, o da rivales con --field.
arena-field-size = Rivales dados: { $count }; asientos para ellos: { $needed }. Nombra un bot para cada uno, o uno solo para todos.
arena-too-few-deals = Una sola ronda no dice nada del azar. Pide al menos dos con --deals, o partidas con --matches.
arena-bot-failed = El bot { $bot } ha fallado: { $reason }. Busca su fallo con gangoffour.bots.testing.check_bot.
arena-worker-lost = Un proceso que jugaba rondas ha terminado por sí solo, quizá por falta de memoria. Prueba de nuevo con menos --jobs.
arena-picture-format = { $file } no es nombre de imagen. Elige uno que acabe en uno de estos: { $endings }.

## Sheets of today's deals

daily-malformed = Esto no es una hoja de resultados: «{ $field }» está mal ({ $reason }). Descárgala de nuevo.
daily-unfair = No es limpio: «{ $field }» está mal ({ $reason }). No te fíes de esta hoja.

## Analyses and puzzles

analysis-malformed = Esto no es un análisis legible: { $reason }. Hazlo de nuevo con gangoffour analyse.
analysis-unknown-version = Este análisis es de la versión { $version }, que este programa no conoce. Usa un programa más nuevo o analiza el registro de nuevo.
puzzles-malformed = { $file } no es un archivo de problemas legible. Elige otro archivo o un nombre nuevo.
puzzles-other-run = { $file } viene de otra evaluación, y sus problemas no van con otros nuevos. Elige un archivo nuevo.
file-no-such-seat = El registro no tiene ese asiento; sus asientos van de 1 a { $seats }. Elige uno de ellos.
