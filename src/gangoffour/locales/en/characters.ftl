### How each character plays, in one line. A character is a bot: it has no he or she.

character-pim = Shuts its eyes and picks a card.
character-tolo = Hops from card to card. No plan, great mood.
character-pom = Hatched this morning. Every card is news.
character-nela = Out with whatever fits. Plans are for later.
character-otso = Sheds from the bottom and never looks ahead.
character-nilo = Eats the hand as it comes, lowest first.
character-irma = Sorts the whole hand before the first trick.
character-anton = Builds a way out, and counts what has gone.
character-ando = Gnaws through the plan, then checks it again.
character-ulla = Looks into sixteen worlds before every card.
character-remo = Eight arms, sixteen worlds, one play.
character-olle = Blinks, thinks, and blinks again.
character-nora = A million deals played, none forgotten.
character-lumi = Doesn’t calculate. Has simply been here before.
character-nuri = Remembers how this ended last time.
character-alma = Feels the best play, then checks it twice.
character-ivo = Experience in one antler, foresight in the other.
character-selma = Waits in the tall grass until the play is right.
