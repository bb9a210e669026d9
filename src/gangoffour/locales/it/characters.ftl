### How each character plays, in one line. A character is a bot: it has no he or she.

character-pim = Chiude gli occhi e pesca una carta.
character-tolo = Salta di carta in carta. Niente piani, gran buonumore.
character-pom = Fuori dall’uovo da stamattina. Ogni carta è nuova.
character-nela = Via tutto quello che va. I piani, più tardi.
character-otso = Scarta dal basso e non guarda mai avanti.
character-nilo = Bruca le carte come vengono, dalla più bassa.
character-irma = Ordina tutte le carte prima della prima presa.
character-anton = Si costruisce un’uscita e conta che cosa è uscito.
character-ando = Rosicchia il piano, poi lo ricontrolla.
character-ulla = Guarda in sedici mondi prima di ogni carta.
character-remo = Otto braccia, sedici mondi, una giocata.
character-olle = Sbatte gli occhi, pensa e li sbatte ancora.
character-nora = Un milione di mani giocate, nessuna dimenticata.
character-lumi = Non calcola. Conosce già la strada.
character-nuri = Ricorda com’è finita l’ultima volta.
character-alma = Sente la giocata migliore e la verifica due volte.
character-ivo = Esperienza in un corno, previdenza nell’altro.
character-selma = Aspetta nell’erba alta il momento giusto.
