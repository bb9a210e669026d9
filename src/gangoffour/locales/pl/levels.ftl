### How strong a bot is, weakest first: the name of its level, and what it does (-character), in a few words. A
### bot has both a name and a level (bot-named).

level-random = Nowicjusz
level-random-character = Gra na chybił trafił, bez żadnego planu
level-greedy = Amator
level-greedy-character = Pozbywa się kart, jak leci, nic nie planuje
level-planner = Bywalec
level-planner-character = Planuje całą rękę i wie, co już zagrano
level-search = Ekspert
level-search-character = Rozważa, jak może potoczyć się rozdanie
level-neural = Mistrz
level-neural-character = Gra z doświadczenia: uczył się, grając sam ze sobą
level-champion = Czempion
level-champion-character = Ma doświadczenie mistrza i do tego myśli naprzód
bot-named = { $name }, bot ({ $level })
program-named = { $name }, bot
player-deleted = Usunięty gracz
