### Puzzles: positions with one right answer, and questions about a decision of a real match.

puzzle-title = Problemas
puzzle-today = Problema del día
puzzle-question = ¿Qué jugarías?
puzzle-kind-judgement = Criterio
puzzle-kind-proof = Demostración
puzzle-theme-exchange = Intercambio
puzzle-theme-last-card = Última carta
puzzle-theme-gang = Gang
puzzle-theme-lead = Apertura
puzzle-theme-pass = Pasar
puzzle-theme-follow = Seguir
puzzle-ask-judgement = Una acción es claramente la mejor. Encuéntrala.
puzzle-ask-proof = Puedes acabar antes que nadie con seguridad. ¿Cómo?
puzzle-ask-match = Es de una partida real. Juega y verás qué se hizo.
puzzle-right = ¡Correcto!
puzzle-wrong = No es esa. Inténtalo otra vez.
puzzle-answer = La respuesta: { $action }
puzzle-gap = { $points } puntos por delante de la segunda (± { $error }).
puzzle-proved = Se examinaron las { $worlds } formas en que pueden estar las cartas.
puzzle-missed = No lo encontraron: { $levels }.
puzzle-show = Ver la respuesta
puzzle-again = Empezar de nuevo
puzzle-forward = Siguiente problema
puzzle-play-on = Puedes seguir contra los bots.
puzzle-over = La ronda ha terminado: { $points } puntos de ventaja.
puzzle-streak = Días seguidos: { $count }
puzzle-solved = Resueltos: { $count }
puzzle-more = Más por resolver
puzzle-kind = Tipo
puzzle-theme = Tema
puzzle-any = Todos
puzzle-found = { $count } problemas
puzzle-unknown = Aquí no hay esa posición. Elige otro problema.
puzzle-loading = Se colocan las cartas…
puzzle-verdict = El veredicto
puzzle-link = Enlace a esta pregunta
puzzle-to-match = Ver la partida
puzzle-rated = Tu puntuación: { $rating } ± { $error } ({ $change }). Este problema: { $puzzle }.
puzzle-rating = Tu puntuación: { $rating } ± { $error }
puzzle-own = Tus errores vuelven: { $count }
puzzle-own-title = Tu error
puzzle-ask-own = Esto te costó { $points } puntos. ¿Qué jugarías ahora?
puzzle-own-wrong = No es esa. Lo mejor: { $actions }
puzzle-own-again = { $days ->
    [one] Vuelve mañana.
   *[other] Vuelve en { $days } días.
}
puzzle-own-learned = Tres veces seguidas: aprendido.
puzzle-own-next = Siguiente error
