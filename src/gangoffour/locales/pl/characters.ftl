### How each character plays, in one line. A character is a bot: it has no he or she.

character-pim = Zamyka oczy i bierze kartę.
character-tolo = Skacze z karty na kartę. Bez planu, w świetnym humorze.
character-pom = Z jajka od dziś rana. Każda karta to nowość.
character-nela = Precz ze wszystkim, co pasuje. Plany później.
character-otso = Zrzuca od dołu i nigdy nie patrzy naprzód.
character-nilo = Skubie rękę, jak leci, od najniższej.
character-irma = Porządkuje całą rękę przed pierwszą lewą.
character-anton = Buduje drogę wyjścia i liczy, co już zeszło.
character-ando = Przegryza plan, a potem sprawdza go jeszcze raz.
character-ulla = Przed każdą kartą zagląda w szesnaście światów.
character-remo = Osiem ramion, szesnaście światów, jedno zagranie.
character-olle = Mruga, myśli i mruga jeszcze raz.
character-nora = Milion rozdań za sobą, żadne nie zapomniane.
character-lumi = Nie liczy. Po prostu zna tę drogę.
character-nuri = Pamięta, jak to się skończyło ostatnim razem.
character-alma = Wyczuwa najlepsze zagranie i sprawdza je dwa razy.
character-ivo = W jednym rogu doświadczenie, w drugim przewidywanie.
character-selma = Czeka w wysokiej trawie na właściwą chwilę.
