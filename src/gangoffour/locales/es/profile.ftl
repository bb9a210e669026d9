### A profile: who somebody is, their matches, and what came of them. $name is a player.

profile-title = Perfil
profile-nobody = Aún no has jugado aquí. Juega una partida y aparecerá aquí.
profile-guest = Invitado
profile-guest-hint = Esto solo lo ves tú. Conserva tu nombre en los ajustes y tu perfil tendrá una dirección para los demás.
profile-since = { $matches ->
    [one] { $matches } partida desde { $date }
   *[other] { $matches } partidas desde { $date }
    }
profile-joined = Desde { $date }
profile-only-you = Esto solo lo ves tú.

## Choosing a face, and what everybody may see

profile-edit = Editar el perfil
profile-animal = Cara
profile-animal-cat = Gato
profile-animal-hare = Liebre
profile-animal-fox = Zorro
profile-animal-dog = Perro
profile-animal-panda = Panda
profile-animal-mouse = Ratón
profile-colour = Color
profile-colour-jade = Verde
profile-colour-gold = Dorado
profile-colour-lacquer = Rojo
profile-colour-night = Azul
profile-shown = Todos pueden ver
profile-shown-hint = El nombre y la cara se ven siempre, y una partida aparece en la lista de todos los que la jugaron.
profile-part-matches = Partidas
profile-part-daily = Resultados diarios
profile-part-statistics = Estadísticas
profile-address = Dirección de tu perfil
profile-copy = Copiar
profile-copied = La dirección está copiada.
profile-copy-failed = Aquí no se permite copiar. La dirección está seleccionada: cópiala a mano.
profile-save = Guardar
profile-saved = Guardado.

## Matches

profile-matches = Partidas
profile-hides = { $name } no muestra sus partidas.
profile-none = Aún no hay partidas terminadas.
profile-none-found = No hay ninguna partida así.
profile-incomplete = Una parte del servidor no responde. Faltan sus partidas; inténtalo más tarde.
profile-search = Buscar
profile-opponent = Jugado con
profile-level = Bots
profile-month = Mes
profile-month-hint = Año y mes, por ejemplo 2026-11
profile-any = Cualquiera
profile-clear = Mostrar todas
profile-newer = Más recientes
profile-older = Más antiguas
profile-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
    }
profile-record = Registro
profile-archive = Descargar todos los registros
profile-archive-hint = Con todo lo demás que se guarda sobre ti, en un archivo ZIP.

## Figures

profile-totals = Con { $seats } jugadores
profile-place = Puesto
profile-share = Parte
profile-played-matches = Partidas
profile-deals = Rondas
profile-deals-won = Rondas ganadas
profile-mean = Puntos por ronda
profile-gangs-played = Gangs jugados
profile-gangs-met = Gangs de los demás
profile-disqualified = Fuera de la ronda
profile-exchange = Rangos ganados por intercambio
profile-figure = Cómo juega { $name }
profile-daily = Rondas diarias
profile-streak = { $days ->
    [one] { $days } día seguido
   *[other] { $days } días seguidos
    }
profile-day = Día
profile-day-place = { $place } de { $people }
profile-day-points = Puntos
