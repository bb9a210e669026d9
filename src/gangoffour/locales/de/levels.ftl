### How strong a bot is, weakest first: the name of its level, and what it does (-character), in a few words. A
### bot has both a name and a level (bot-named).

level-random = Neuling
level-random-character = Spielt auf gut Glück, ohne jeden Plan
level-greedy = Amateur
level-greedy-character = Wird Karten los, wie es gerade kommt, plant nichts
level-planner = Stammgast
level-planner-character = Plant die ganze Hand und weiß, was schon gespielt ist
level-search = Experte
level-search-character = Spielt im Kopf durch, wie die Runde weitergehen kann
level-neural = Meister
level-neural-character = Spielt aus Erfahrung: hat gegen sich selbst gelernt
level-champion = Champion
level-champion-character = Hat die Erfahrung eines Meisters und denkt noch voraus
bot-named = { $name }, Bot ({ $level })
program-named = { $name }, ein Bot
player-deleted = Gelöschter Spieler
