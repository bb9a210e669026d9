### Today's eight deals on the page. $date is a day in words, $level the name of a level of bots.

## The day on the first page and on its own

day-title = Las ocho rondas de hoy
day-title-old = Ocho rondas del { $date }
day-fresh = Los bots ya han jugado. Te toca.
day-so-far = { $played } de 8 jugadas · { $points } por ahora
day-done = Las ocho jugadas · { $points }
day-play-first = Jugar la primera ronda
day-play-next = Seguir con la ronda { $board }
day-result = Ver tu resultado
day-time-left = { $hours } h { $minutes } min
day-left = quedan hoy
day-yesterday = ayer
day-days = { $days ->
    [one] { $days } día
   *[other] { $days } días
    }
day-streak = seguidos
day-minutes = 5 minutos
day-minutes-hint = para las ocho
day-bots = Bots: { $level }
day-over = Este día ya terminó. Aún puedes jugar sus rondas, pero sin puesto.
day-loading = Un momento…

## Squares, one for each deal

day-squares = Tus ocho rondas
day-square-finished = Ronda { $board }: { $points }, { $mark }
day-square-next = Ronda { $board }: la siguiente
day-square-open = Ronda { $board }: sin jugar
day-mark-best = lo mejor de todos
day-mark-above = mejor que el resto
day-mark-level = igual que el resto
day-mark-below = peor que el resto

## Standings

day-standing = Clasificación
day-standing-today = Clasificación de hoy
day-span-day = Hoy
day-span-day-old = Ese día
day-span-week = Semana
day-span-season = Temporada
day-you = Tú
day-not-played = sin jugar
day-guest = invitado
day-friend = amistad
day-standing-note = Los bots juegan sin puesto. Lo que cuenta es la semana: tus cinco mejores días.
day-guests-note = Los invitados tienen puesto en el día, pero no en la semana ni en la temporada.

## After a deal. $own, $field and $points are signed numbers.

day-deal = Ronda { $board } de 8
day-out-first = ¡Sales antes que nadie!
day-other-first = { $name } sale antes.
day-deal-best = Nadie ha sacado más de estas cartas.
day-deal-better = Mejor que { $level } con las mismas cartas.
day-deal-worst = Los seis bots sacaron más de estas cartas.
day-deal-margin = Contra la mesa: tú { $own }, el resto { $field }.
day-same-cards = Las mismas cartas, jugadas por
day-next = Ronda { $board }
day-look = Ver esta ronda
day-pad = Puntos
day-cards-left = { $count ->
    [0] fuera
    [one] { $count } carta
   *[other] { $count } cartas
    }

## After all eight

day-back = Las ocho rondas
day-better = Mejor que { $level }.
day-worse = Por detrás de los seis bots.
day-ladder = Cómo jugaron los seis niveles
day-won-most = La ronda { $board } es la que más te dio
day-lost-most = La ronda { $board } es la que más te costó
day-most-hint = { $points } contra el resto
day-share = Compartir sin desvelar nada
day-share-do = Compartir
day-copy = Copiar
day-copied = Copiado.
day-copy-failed = Aquí no se puede copiar. El texto está seleccionado: cópialo a mano.
day-freezes = { $count ->
    [0] No te quedan días libres este mes
    [one] Te queda un día libre este mes
   *[other] Te quedan { $count } días libres este mes
    }

## Looking back, beside somebody else

day-scores = Quién hizo qué
day-compare = Comparar
day-compare-title = Tú y { $name }
day-part = Aquí se separan vuestros caminos:
day-alike = Los dos jugasteis esta ronda igual hasta el final.
day-both = Hasta aquí hicisteis lo mismo.

## Checking a day that is over. A link is a link of a chain of hashes, the anchor its end.

day-check-title = ¿Estaban fijadas estas rondas de antemano?
day-check-hint = Tu navegador calcula las ocho rondas y cada resultado a partir del eslabón publicado tras el cierre.
day-check-do = Comprobar ahora
day-check-right = Sí. Las ocho rondas se siguen del eslabón, el eslabón lleva al ancla de la temporada, y { $people ->
    [0] todos los resultados son correctos
    [one] el resultado de una persona es correcto
   *[other] los resultados de { $people } personas son correctos
    }.
day-check-wrong = No: «{ $field }» no es correcto. No te fíes de este día.
day-check-anchor = Ancla de la temporada; compárala con la que anotaste al empezar:
day-check-later = El eslabón se publica media hora después de medianoche UTC. Vuelve entonces a comprobar.
day-best-part = Dónde dejaste el mejor camino
day-best-way = Tú: { $own }. Mejor: { $best }, vale { $points } puntos más.
