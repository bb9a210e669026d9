### Verifying the deals of a match from its record. $name is a player's name; $deal and $number are numbers of deals.
### A commitment is what somebody publishes first, so that the secret behind it cannot be changed later.

verify-title = ¿Fue limpio el reparto?
verify-lead = Abre el registro de una partida. Esta página vuelve a calcular todas las manos a partir de los números a los que el servidor y cada asiento se habían comprometido antes de la primera carta.

## Opening a record

verify-open = Abrir un registro
verify-open-other = Abrir otro registro
verify-drop = También puedes soltar el archivo aquí. Un registro acaba en .gof.
verify-paste = O pega el texto de un registro
verify-paste-button = Verificar este texto
verify-add-transcript = Añadir una transcripción
verify-transcript-why = Una transcripción es lo que tu navegador o programa guardó antes de que se conocieran las cartas. Con ella, la verificación es la más sólida.
verify-fetching = Se está trayendo el registro…
verify-working = Se están comprobando las cartas…
verify-progress = Ronda { $number } de { $deals }
verify-unknown-match = Este servidor no tiene ningún registro de esa partida. Si lo tienes en un archivo, ábrelo aquí.
verify-not-fetched = No se ha podido traer el registro. Revisa tu conexión y prueba de nuevo, o abre el registro desde un archivo.
verify-not-text = Este archivo no es texto. Elige el archivo en el que se guardó el registro.
verify-too-long = Este archivo es demasiado largo para un registro. Elige el archivo en el que se guardó el registro.
verify-bad-transcript = Este archivo no es una transcripción. Usa el archivo tal como se guardó.
verify-which-file = Archivo: { $file }
verify-which-match = Partida { $match }
verify-which-text = Un texto que has pegado
verify-look-back = Volver a ver esta partida

## The verdict

verify-verdict-verified = Reparto limpio verificado
verify-verdict-verified-why = { $deals ->
    [0] En este registro no se repartió nada, y todo lo que contiene es correcto.
    [one] El único reparto de este registro es el que el servidor y los asientos habían fijado antes de la primera carta.
   *[other] Los { $deals } repartos de este registro son los que el servidor y los asientos habían fijado antes de la primera carta.
    }
verify-verdict-asking = Las cartas son correctas
verify-verdict-asking-why = Ahora se están comprobando las jugadas…
verify-verdict-partly = Las cartas son correctas; las jugadas, sin comprobar
verify-verdict-partly-why = Esta página ha verificado por sí misma cada carta. Si cada jugada estaba permitida lo tiene que decir el servidor, y no ha respondido.
verify-verdict-unfair = Reparto no limpio
verify-verdict-unplayable = Las cartas son correctas; las jugadas, no
verify-verdict-unreadable = Este registro no se puede leer
verify-verdict-unverifiable = Este registro no se puede verificar
verify-unfinished = La partida no está terminada en este registro: solo se ha verificado lo que contiene.
verify-offline = Para comprobar las jugadas sin este servidor, usa la línea de comandos:

## What was checked. Each line is a statement, and beside it stands whether it is right.

verify-checks = Qué se ha comprobado
verify-state-right = correcto
verify-state-wrong = incorrecto
verify-state-none = no hay
verify-state-open = sin comprobar
verify-state-asking = en curso
verify-check-values = El registro tiene todos los valores del reparto limpio.
verify-check-saved-browser = El registro concuerda con la transcripción que este navegador guardó al empezar la partida.
verify-check-saved-file = El registro concuerda con la transcripción que has añadido.
verify-check-unsaved = Comparación con una transcripción: en este navegador no hay ninguna de esta partida. El registro concuerda consigo mismo; una transcripción mostraría que es el registro de tu partida.
verify-check-server = El secreto del servidor (S) es el de su compromiso (C).
verify-check-client = El número de { $name } (r) es el de su compromiso (h).
verify-check-silent = Se repartió sin el número de { $name }. De acuerdo con el servidor, este asiento pudo elegir entre dos repartos.
verify-check-transcript = Todo esto junto da la huella de la mesa (T).
verify-check-dealer = De ello se deduce quién reparte primero.
verify-check-cut = { $done ->
    [0] De ello se deducen las cartas cortadas.
    [one] De ello se deducen las cartas cortadas de { $done } ronda.
   *[other] De ello se deducen las cartas cortadas de { $done } rondas.
    }
verify-check-uncut = En esta partida no se cortó la baraja.
verify-check-hands = { $done ->
    [0] De ello se deducen todas las manos.
    [one] De ello se deducen todas las manos de { $done } ronda.
   *[other] De ello se deducen todas las manos de { $done } rondas.
    }
verify-check-plays = { $done ->
    [0] Cada asiento jugó y conservó exactamente las cartas que tenía.
    [one] En { $done } ronda, cada asiento jugó y conservó exactamente las cartas que tenía.
   *[other] En { $done } rondas, cada asiento jugó y conservó exactamente las cartas que tenía.
    }
verify-check-legal = Cada jugada estaba permitida, y cada línea del registro se deduce de las jugadas. Lo ha comprobado el servidor con las reglas.
verify-check-legal-open = Cada jugada estaba permitida, y cada línea del registro se deduce de las jugadas.

## What is wrong. The technical name stands below each sentence.

verify-wrong = Qué es incorrecto
verify-line = Línea { $line }: { $sentence }
verify-technical = Nombre técnico:
verify-fault-seats = El registro no tiene los valores de tres o cuatro asientos.
verify-fault-match-id = El identificador de la partida no es aquel para el que se hicieron los compromisos.
verify-fault-rules = Las reglas no son las que se acordaron para la partida.
verify-fault-commitment = El compromiso del servidor no es el que da su secreto.
verify-fault-secret = El secreto del servidor no es el de su compromiso.
verify-fault-server = El secreto del servidor no abre su compromiso. Uno de los dos se ha cambiado.
verify-fault-transcript = La huella de la mesa no es la que dan los compromisos y los números.
verify-fault-client-commitment = El compromiso de { $name } no es el que da su número.
verify-fault-client-number = El número de { $name } no es el de su compromiso.
verify-fault-player = El identificador de { $name }, o su número, no es el del compromiso.
verify-fault-several = La huella de la mesa no se hizo con estos valores. Uno de varios valores se ha cambiado.
verify-fault-dealer = Quien reparte primero no es quien se deduce de los números.
verify-fault-cut = Las cartas cortadas de la ronda { $deal } no se deducen de los números.
verify-fault-hand = La mano de { $name } en la ronda { $deal } no es la que se fijó antes de la partida.
verify-fault-dummy-hand = Las cartas sobrantes de la ronda { $deal } no son las que se fijaron antes de la partida.
verify-fault-exchange = El intercambio de la ronda { $deal } no concuerda con las cartas: falta, o no debería estar.
verify-fault-giver = El tributo de la ronda { $deal } no lo dio esta persona: las cartas no concuerdan.
verify-fault-receiver = El tributo de la ronda { $deal } no lo recibió esta persona: las cartas no concuerdan.
verify-fault-tribute = El tributo de la ronda { $deal } no es la carta más alta de la mano de la que salió.
verify-fault-returned-card = La carta devuelta de la ronda { $deal } no concuerda con las cartas jugadas.
verify-fault-plays = { $name } jugó o conservó en la ronda { $deal } cartas que no son las de su mano.
verify-saved-match-id = La transcripción y el registro son de partidas distintas.
verify-saved-rules = El registro tiene reglas distintas a las de la transcripción.
verify-saved-commitment = El registro tiene un compromiso del servidor distinto al de la transcripción.
verify-saved-seats = El registro tiene un número de asientos distinto al de la transcripción.
verify-saved-player = En el asiento de { $name }, el registro tiene a una persona distinta a la de la transcripción.
verify-saved-client-commitment = El registro tiene un compromiso de { $name } distinto al de la transcripción.
verify-saved-transcript = El registro tiene una huella de la mesa distinta a la de la transcripción.

## What it means and what to do

verify-meaning = Qué significa esto
verify-meaning-cards = El registro se cambió después de la partida, o el servidor no cumplió su compromiso. Este es el primer punto en el que el registro se aparta de él.
verify-meaning-saved = El registro no es de la partida para la que se guardó esta transcripción, o se rehízo después con otras cartas.
verify-meaning-play = Las cartas son las que se fijaron antes de la partida. Pero la partida no pudo jugarse como está escrita aquí.
verify-meaning-text = El archivo está dañado, o no es el registro de una partida. Esto no dice nada de las cartas.
verify-meaning-unverifiable = Solo se pueden verificar partidas con reparto limpio, y solo cuando han terminado. Los demás registros se pueden volver a ver igualmente.
verify-next = Qué hacer ahora
verify-next-keep = Guarda este archivo tal como está, y tu transcripción también.
verify-next-compare = Compara con una transcripción: la tuya, o la de otra persona de la mesa.
verify-next-ask = Pide a los demás de la mesa que verifiquen su propia copia del registro.
verify-next-again = Trae el registro de nuevo y verifícalo otra vez.

## The fingerprint and the values

verify-fingerprint-title = Huella de la mesa
verify-fingerprint-compare = Toda la mesa vio estos cuatro grupos al empezar la partida. Compáralos con lo que viste tú y lo que vieron los demás.
verify-values = Todos los valores
verify-values-label = Valores del reparto limpio
verify-values-copy = Copiar todos los valores
verify-values-copied = Copiado

## What no check can show

verify-limits = Lo que un registro por sí solo no puede probar
verify-limit-record = Que es el registro de tu partida. Un servidor podría hacer un registro nuevo entero con secretos nuevos. Lo muestra una transcripción, o una huella que hayas comparado.
verify-limit-server = El servidor ve todas las manos mientras juegas. Uno deshonesto podría contárselo a alguien.
verify-limit-voice = La gente puede hablar entre sí, de viva voz o de otro modo.
verify-limit-page = Esta página viene del servidor. Si no te fías de quien lo lleva, usa la línea de comandos:
verify-limit-starts = Un comienzo que no gustó a alguien pudo anularse y empezarse de nuevo. La mesa lo muestra, pero nadie puede impedirlo.
verify-limit-stories = Un servidor puede mostrarte a ti un compromiso y a otra persona otro distinto. Compara las huellas: entonces sale a la luz.
