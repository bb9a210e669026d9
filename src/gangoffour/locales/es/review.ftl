### The review of a match: what decisions cost, and how much was in the cards. All points are expected points.

review-meaning = Perdidos: puntos por decisión, frente a la mejor según lo que se podía ver. Evaluado por { $engine }.
review-quick = Rápido: ha juzgado solo la red, las diferencias pequeñas dicen poco.

review-player = jugador
review-decisions = decisiones
review-lost = perdidos
review-inaccuracies = imprecisiones
review-mistakes = errores
review-blunders = errores graves
review-like = juega como

review-luck-meaning = Ventaja sobre los demás: lo que dieron las cartas, lo que cambiaron las decisiones propias y el resto
review-margin = ventaja
review-cards = cartas
review-plays = decisiones
review-rest = resto

review-moments = Los momentos más caros
# $action and $best are written as they are typed; $reason is a sentence of hints.ftl.
review-moment = Ronda { $deal }, acción { $turn }, { $name }: { $action } costó { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos. Mejor: { $best }. { $reason }
review-nothing = Ninguna decisión costó puntos sin lugar a dudas.

review-progress = { $done } de { $total } rondas analizadas
review-stopped = Detenido antes del final: no se ha analizado nada.
puzzles-progress = Partidas examinadas: { $done } de { $total }
puzzles-done = Problemas de criterio: { $judgement }, problemas con demostración: { $proof }, archivo: { $file }
puzzles-stopped = Detenido. Lo encontrado está en { $file }; la misma orden sigue desde ahí.
