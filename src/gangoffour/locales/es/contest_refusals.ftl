### Why a contest is refused. Only its own screens need these.

contest-unknown = Este enlace no lleva a ninguna parte. Pide uno nuevo.
contest-not-eight = Un reto necesita ocho rondas distintas que hayas terminado. Termina primero ocho rondas.
contest-finished = Ya has jugado las ocho rondas. Empieza ocho nuevas.
contest-none-left = Ya has visto todas las rondas guardadas. Se están preparando más: inténtalo de nuevo en unas horas, o juega las de hoy.
