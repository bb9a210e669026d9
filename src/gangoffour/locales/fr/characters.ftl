### How each character plays, in one line. A character is a bot: it has no he or she.

character-pim = Ferme les yeux et tire une carte.
character-tolo = Saute de carte en carte. Aucun plan, bonne humeur.
character-pom = L’œuf, c’était ce matin. Chaque carte est neuve.
character-nela = Tout ce qui passe s’en va. Les plans, plus tard.
character-otso = Se défait du plus faible, sans jamais prévoir.
character-nilo = Broute sa main comme elle vient, par le bas.
character-irma = Trie toute sa main avant le premier pli.
character-anton = Se bâtit une sortie et compte ce qui est passé.
character-ando = Ronge son plan, puis le vérifie encore.
character-ulla = Regarde seize mondes avant chaque carte.
character-remo = Huit bras, seize mondes, un seul coup.
character-olle = Cligne, réfléchit, cligne encore.
character-nora = Un million de manches jouées, aucune oubliée.
character-lumi = Ne calcule pas. Connaît déjà le chemin.
character-nuri = Se rappelle comment ça a fini la dernière fois.
character-alma = Sent le meilleur coup, puis vérifie deux fois.
character-ivo = L’expérience dans un bois, la prévoyance dans l’autre.
character-selma = Attend dans les herbes hautes le bon moment.
