### How strong a bot is, weakest first: the name of its level, and what it does (-character), in a few words. A
### bot has both a name and a level (bot-named).

level-random = Nieuweling
level-random-character = Speelt op goed geluk, zonder enig plan
level-greedy = Amateur
level-greedy-character = Raakt kaarten kwijt zoals het uitkomt, plant niets
level-planner = Stamgast
level-planner-character = Plant de hele hand en weet wat er al gespeeld is
level-search = Expert
level-search-character = Speelt in gedachten door hoe de partij verder kan gaan
level-neural = Meester
level-neural-character = Speelt uit ervaring: heeft tegen zichzelf geleerd
level-champion = Kampioen
level-champion-character = Heeft de ervaring van een meester en denkt ook vooruit
bot-named = { $name }, bot ({ $level })
program-named = { $name }, een bot
player-deleted = Verwijderde speler
