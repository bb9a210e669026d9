### What only happens at a table: seats and options that are refused there.

options-slow-clock = Kto siedzi razem przy stole, ma najwyżej godzinę na turę. Na dłuższy zegar graj tura po turze.
options-turn-based-clock = Aby grać tura po turze, wybierz zegar z godziną lub więcej na turę.
options-alone-clock = Nikt nie popędza tego, kto gra sam z botami. Graj bez zegara albo z innymi.
options-invited-private = Tylko stół prywatny ma klucz do zapraszania. Ustaw stół jako prywatny albo pozwól usiąść każdemu.
options-rated = Stoły, których wyniki się liczą, otwiera serwer. Otwórz stół bez tego.
seat-next-deal = Bot dokończy za ciebie to rozdanie. Poproś o swoje miejsce, a od następnego rozdania znów będzie twoje.
seat-no-time = Czas na ten ruch minął i wykona go za ciebie bot. Wróć na swoje miejsce zaraz potem.
seat-alone = Tutaj jedna osoba gra z botami. Obejrzyj grę albo wybierz inny stół.
seat-promised = To miejsce jest zachowane dla kogoś innego. Obejrzyj grę albo wybierz inny stół.
ready-late = Gra zaczyna się bez ciebie i gra za ciebie bot. Wróć na swoje miejsce, gdy tylko się zacznie.
