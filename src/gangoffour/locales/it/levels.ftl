### How strong a bot is, weakest first: the name of its level, and what it does (-character), in a few words. A
### bot has both a name and a level (bot-named).

level-random = Novizio
level-random-character = Gioca a caso, senza alcun piano
level-greedy = Dilettante
level-greedy-character = Si libera delle carte come vengono, senza piani
level-planner = Assiduo
level-planner-character = Pianifica tutte le sue carte e sa che cosa è già uscito
level-search = Esperto
level-search-character = Immagina come può continuare la mano prima di giocare
level-neural = Maestro
level-neural-character = Gioca per esperienza: ha imparato giocando contro sé stesso
level-champion = Campione
level-champion-character = Ha l’esperienza di un maestro e pensa anche in anticipo
bot-named = { $name }, bot { $level }
program-named = { $name }, un bot
player-deleted = Giocatore eliminato
