### Why something about friends is refused.

friend-unknown = Nikt się tak nie nazywa. Sprawdź nazwę albo wyślij link.
friend-link-unknown = Ten link do nikogo nie prowadzi albo już nie działa. Poproś o nowy.
friend-self = To ty. Wybierz kogoś innego.
friend-enough = Masz już { $most } znajomych, zaproszeń i zablokowanych. Najpierw kogoś usuń.
friend-not-friends = Zaprosić można tylko znajomych. Najpierw zostańcie znajomymi.
