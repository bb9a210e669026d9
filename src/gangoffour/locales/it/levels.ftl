### How strong a bot is, weakest first: the name of its level, which is also the bot's own at a table, and its character
### (-character): what it does, in a few words.

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
