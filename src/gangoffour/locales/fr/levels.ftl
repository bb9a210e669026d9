### How strong a bot is, weakest first: the name of its level, which is also the bot's own at a table, and its character
### (-character): what it does, in a few words.

level-random = Novice
level-random-character = Joue au hasard, sans aucun plan
level-greedy = Amateur
level-greedy-character = Se défait de ses cartes comme elles viennent, sans plan
level-planner = Habitué
level-planner-character = Planifie toute sa main et sait ce qui a été joué
level-search = Expert
level-search-character = Imagine la suite de la manche avant de jouer
level-neural = Maître
level-neural-character = Joue d’expérience : a appris en jouant contre lui-même
level-champion = Champion
level-champion-character = A l’expérience d’un maître, et prévoit aussi la suite
