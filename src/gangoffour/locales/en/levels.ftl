### How strong a bot is, weakest first: the name of its level, and what it does (-character), in a few words. A
### bot has both a name and a level (bot-named).

level-random = Novice
level-random-character = Plays by chance, without any plan
level-greedy = Casual
level-greedy-character = Gets rid of cards as they come, plans nothing
level-planner = Regular
level-planner-character = Plans the whole hand and knows what has been played
level-search = Expert
level-search-character = Thinks through how the deal may unfold
level-neural = Master
level-neural-character = Plays from experience: it has learnt against itself
level-champion = Champion
level-champion-character = Has a master’s experience, and thinks ahead as well
bot-named = { $name }, { $level } bot
program-named = { $name }, a bot
player-deleted = Deleted player
