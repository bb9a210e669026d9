### How each character plays, in one line. A character is a bot: it has no he or she.

character-pim = Cierra los ojos y saca una carta.
character-tolo = Salta de carta en carta. Sin plan y de buen humor.
character-pom = Salió del huevo esta mañana. Toda carta es nueva.
character-nela = Fuera lo que encaje. Los planes, para luego.
character-otso = Suelta desde abajo y nunca mira adelante.
character-nilo = Se come la mano según viene, de abajo arriba.
character-irma = Ordena toda la mano antes de la primera baza.
character-anton = Construye una salida y cuenta lo que se ha ido.
character-ando = Roe el plan y luego lo repasa otra vez.
character-ulla = Mira dieciséis mundos antes de cada carta.
character-remo = Ocho brazos, dieciséis mundos, una jugada.
character-olle = Parpadea, piensa y vuelve a parpadear.
character-nora = Un millón de rondas jugadas, ninguna olvidada.
character-lumi = No calcula. Simplemente ya ha estado aquí.
character-nuri = Recuerda cómo acabó esto la última vez.
character-alma = Siente la mejor jugada y la comprueba dos veces.
character-ivo = Experiencia en un asta, previsión en la otra.
character-selma = Espera entre la hierba hasta el momento justo.
