### How strong a bot is, weakest first: the name of its level, and what it does (-character), in a few words. A
### bot has both a name and a level (bot-named).

level-random = Novato
level-random-character = Juega al azar, sin ningún plan
level-greedy = Aficionado
level-greedy-character = Se quita cartas según vienen, no planea nada
level-planner = Habitual
level-planner-character = Planea toda la mano y sabe qué se ha jugado ya
level-search = Experto
level-search-character = Imagina cómo puede seguir la ronda antes de jugar
level-neural = Maestro
level-neural-character = Juega por experiencia: aprendió jugando contra sí mismo
level-champion = Campeón
level-champion-character = Tiene la experiencia de un maestro y además piensa por adelantado
bot-named = { $name }, bot { $level }
program-named = { $name }, un bot
player-deleted = Jugador eliminado
