### How strong a bot is, weakest first: the name of its level, and what it does (-character), in a few words. A
### bot has both a name and a level (bot-named).

level-random = Novice
level-random-character = Joue au hasard, sans aucun plan
level-greedy = Amateur
level-greedy-character = Se défait de ses cartes comme elles viennent, sans plan
level-planner = Habitué
level-planner-character = Planifie toute sa main et sait ce qui a été joué
level-search = Expert
level-search-character = Imagine la suite de la manche avant de jouer
level-neural = Maître
level-neural-character = Joue d’expérience : a appris en jouant contre lui-même
level-champion = Champion
level-champion-character = A l’expérience d’un maître, et prévoit aussi la suite
bot-named = { $name }, bot { $level }
program-named = { $name }, un bot
player-deleted = Joueur supprimé
