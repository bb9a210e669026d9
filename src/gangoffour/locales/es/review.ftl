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

## On the page

review-page-title = Análisis
review-page-none = El análisis está en camino…
review-page-failed = Sin análisis: { $why }
review-page-quick = Rápido: solo juzgó la red, las diferencias pequeñas dicen poco.
review-page-deep = Analizar a fondo
review-page-deep-waiting = El análisis a fondo espera su turno…
review-page-deep-working = Análisis a fondo: { $done } de { $total } rondas
review-page-seat = Decisiones de
review-page-curve = Puntos perdidos en cada decisión
review-page-deal = Ronda { $deal }
review-page-decision = Ronda { $deal }, decisión { $number }: { $verdict }, { $points } puntos
review-page-place = Ronda { $deal } · { $verdict }
review-page-verdict-as-good = igual de bueno
review-page-verdict-inaccuracy = imprecisión
review-page-verdict-mistake = error
review-page-verdict-blunder = error grave
review-page-moments = Los momentos más caros
review-page-nothing = Ninguna decisión costó puntos sin lugar a dudas.
review-page-better = Mejor: { $best }. { $reason }
review-page-figure = { $lost } puntos perdidos por decisión, probablemente de { $low } a { $high }.
review-page-like = Juega como: { $level }.
review-page-candidates = Lo que { $name } podía hacer
review-page-best = Lo mejor
review-page-taken = Jugado
review-page-yours = Lo tuyo
review-page-error = ± { $error }
review-page-return = devolver { $card }
review-page-try = Probarlo
review-page-next = Siguiente pérdida
review-page-luck = Ronda { $deal }: de dónde viene { $margin }
review-page-cards = Cartas
review-page-plays = Decisiones
review-page-rest = El resto
