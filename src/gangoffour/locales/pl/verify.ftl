### Verifying the deals of a match from its record. $name is a player's name; $deal and $number are numbers of deals.
### A commitment is what somebody publishes first, so that the secret behind it cannot be changed later.

verify-title = Czy rozdanie było uczciwe?
verify-lead = Otwórz zapis gry. Ta strona oblicza każdą rękę od nowa z liczb, do których serwer i gracze zobowiązali się przed pierwszą kartą.

## Opening a record

verify-open = Otwórz zapis
verify-open-other = Otwórz inny zapis
verify-drop = Możesz też upuścić plik tutaj. Nazwa zapisu kończy się na .gof.
verify-paste = Albo wklej tekst zapisu
verify-paste-button = Sprawdź ten tekst
verify-add-transcript = Dodaj transkrypt
verify-transcript-why = Transkrypt to plik, który twoja przeglądarka lub program zachowuje, zanim karty są znane. Z nim sprawdzenie jest najmocniejsze.
verify-fetching = Trwa pobieranie zapisu…
verify-working = Trwa sprawdzanie kart…
verify-progress = Rozdanie { $number } z { $deals }
verify-unknown-match = Ten serwer nie ma zapisu tej gry. Jeśli masz zapis w pliku, otwórz go tutaj.
verify-not-fetched = Nie udało się pobrać zapisu. Sprawdź swoje połączenie i spróbuj jeszcze raz albo otwórz zapis z pliku.
verify-not-text = Ten plik nie jest tekstem. Wybierz plik, w którym jest zapis gry.
verify-too-long = Ten plik jest za długi jak na zapis. Wybierz plik, w którym jest zapis gry.
verify-bad-transcript = Ten plik nie jest transkryptem. Użyj oryginalnego pliku.
verify-which-file = Plik: { $file }
verify-which-match = Gra { $match }
verify-which-text = Wklejony tekst
verify-look-back = Powtórka tej gry

## The verdict

verify-verdict-verified = Uczciwość potwierdzona
verify-verdict-verified-why = { $deals ->
    [0] W tym zapisie nic nie rozdano, a wszystko, co w nim jest, się zgadza.
    [one] Jedyne rozdanie w tym zapisie jest takie, jak serwer i gracze ustalili przed pierwszą kartą.
   *[other] Wszystkie rozdania w tym zapisie ({ $deals }) są takie, jak serwer i gracze ustalili przed pierwszą kartą.
    }
verify-verdict-asking = Karty się zgadzają
verify-verdict-asking-why = Teraz trwa sprawdzanie zagrań…
verify-verdict-partly = Karty się zgadzają, zagrania nie są sprawdzone
verify-verdict-partly-why = Ta strona sprawdziła sama każdą kartę. Czy każde zagranie było dozwolone, musi powiedzieć serwer, a on nie odpowiedział.
verify-verdict-unfair = Nieuczciwe
verify-verdict-unplayable = Karty się zgadzają, zagrania nie
verify-verdict-unreadable = Tego zapisu nie da się odczytać
verify-verdict-unverifiable = Tego zapisu nie da się sprawdzić
verify-unfinished = Gra w tym zapisie nie jest skończona: sprawdzono tylko to, co w nim jest.
verify-offline = Żeby sprawdzić zagrania bez tego serwera, użyj wiersza poleceń:

## What was checked. Each line is a statement, and beside it stands whether it is right.

verify-checks = Co sprawdzono
verify-state-right = zgadza się
verify-state-wrong = nie zgadza się
verify-state-none = brak
verify-state-open = niesprawdzone
verify-state-asking = w toku
verify-check-values = Zapis ma wszystkie wartości uczciwego rozdania.
verify-check-saved-browser = Zapis pasuje do transkryptu, który ta przeglądarka zachowała na początku gry.
verify-check-saved-file = Zapis pasuje do dodanego transkryptu.
verify-check-unsaved = Porównanie z transkryptem: w tej przeglądarce nie ma transkryptu tej gry. Zapis sam sobie nie przeczy; transkrypt pokazałby, że to zapis twojej gry.
verify-check-server = Tajna liczba serwera (S) jest tą, do której się zobowiązał (C).
verify-check-client = Liczba gracza { $name } (r) jest tą, której dotyczyło zobowiązanie (h).
verify-check-silent = Rozdano bez liczby gracza { $name }. W porozumieniu z serwerem to miejsce mogło wybrać jedno z dwóch rozdań.
verify-check-transcript = To wszystko razem daje odcisk stołu (T).
verify-check-dealer = Wynika z tego, kto rozdaje pierwszy.
verify-check-cut = { $done ->
    [0] Wynikają z tego karty z przełożenia.
    [one] Wynikają z tego karty z przełożenia w { $done } rozdaniu.
   *[other] Wynikają z tego karty z przełożenia w { $done } rozdaniach.
    }
verify-check-uncut = W tej grze nie przekładano talii.
verify-check-hands = { $done ->
    [0] Wynika z tego każda ręka.
    [one] Wynika z tego każda ręka w { $done } rozdaniu.
   *[other] Wynika z tego każda ręka w { $done } rozdaniach.
    }
verify-check-plays = { $done ->
    [0] Na każdym miejscu zagrano i zatrzymano dokładnie te karty, które tam były.
    [one] W { $done } rozdaniu na każdym miejscu zagrano i zatrzymano dokładnie te karty, które tam były.
   *[other] W { $done } rozdaniach na każdym miejscu zagrano i zatrzymano dokładnie te karty, które tam były.
    }
verify-check-legal = Każde zagranie było dozwolone, a każdy wiersz zapisu wynika z zagrań. Serwer sprawdził to według zasad.
verify-check-legal-open = Każde zagranie było dozwolone, a każdy wiersz zapisu wynika z zagrań.

## What is wrong. The technical name stands below each sentence.

verify-wrong = Co się nie zgadza
verify-line = Wiersz { $line }: { $sentence }
verify-technical = Nazwa techniczna:
verify-fault-seats = W zapisie nie ma wartości trzech lub czterech miejsc.
verify-fault-match-id = Identyfikator gry nie jest tym, dla którego złożono zobowiązania.
verify-fault-rules = Zasady nie są tymi, które uzgodniono przed grą.
verify-fault-commitment = Zobowiązanie serwera nie wynika z jego tajnej liczby.
verify-fault-secret = Tajna liczba serwera nie jest tą, do której się zobowiązał.
verify-fault-server = Tajna liczba serwera nie pasuje do jego zobowiązania. Jedno z nich zmieniono.
verify-fault-transcript = Odcisk stołu nie wynika ze zobowiązań i liczb.
verify-fault-client-commitment = Zobowiązanie gracza { $name } nie wynika z jego liczby.
verify-fault-client-number = Liczba gracza { $name } nie jest tą, do której się zobowiązał.
verify-fault-player = Identyfikator gracza { $name } albo jego liczba nie jest tym, czego dotyczyło zobowiązanie.
verify-fault-several = Odcisk stołu nie powstał z tych wartości. Jedną z kilku wartości zmieniono.
verify-fault-dealer = To, kto rozdaje pierwszy, nie wynika z liczb.
verify-fault-cut = Karty z przełożenia w rozdaniu { $deal } nie wynikają z liczb.
verify-fault-hand = Ręka gracza { $name } w rozdaniu { $deal } nie jest tą, którą ustalono przed grą.
verify-fault-dummy-hand = Karty odłożone w rozdaniu { $deal } nie są tymi, które ustalono przed grą.
verify-fault-exchange = Wymiana w rozdaniu { $deal } nie pasuje do kart: brakuje jej albo nie powinno jej być.
verify-fault-giver = W rozdaniu { $deal } daniny nie oddał ten gracz: karty nie pasują.
verify-fault-receiver = W rozdaniu { $deal } daniny nie dostał ten gracz: karty nie pasują.
verify-fault-tribute = Danina w rozdaniu { $deal } nie jest najwyższą kartą ręki, z której pochodzi.
verify-fault-returned-card = Zwrócona karta w rozdaniu { $deal } nie pasuje do zagranych kart.
verify-fault-plays = Gracz { $name } w rozdaniu { $deal } zagrał lub zatrzymał karty, które nie należą do tej ręki.
verify-saved-match-id = Transkrypt jest z innej gry niż zapis.
verify-saved-rules = Zapis ma inne zasady niż transkrypt.
verify-saved-commitment = Zapis ma inne zobowiązanie serwera niż transkrypt.
verify-saved-seats = Zapis ma inną liczbę miejsc niż transkrypt.
verify-saved-player = Na miejscu gracza { $name } zapis ma kogoś innego niż transkrypt.
verify-saved-client-commitment = Zapis ma inne zobowiązanie gracza { $name } niż transkrypt.
verify-saved-transcript = Zapis ma inny odcisk stołu niż transkrypt.

## What it means and what to do

verify-meaning = Co to znaczy
verify-meaning-cards = Zapis zmieniono po grze albo serwer nie dotrzymał tego, do czego się zobowiązał. W tym miejscu zapis po raz pierwszy od tego odbiega.
verify-meaning-saved = To nie jest zapis gry, dla której zachowano ten transkrypt, albo powstał później na nowo z innymi kartami.
verify-meaning-play = Karty są te, które ustalono przed grą. Ale tak, jak tu zapisano, gra nie mogła się potoczyć.
verify-meaning-text = Plik jest uszkodzony albo nie jest zapisem gry. O kartach nic to nie mówi.
verify-meaning-unverifiable = Sprawdzić można tylko gry z uczciwymi rozdaniami, i to dopiero po ich zakończeniu. Powtórkę można obejrzeć także z innych zapisów.
verify-next = Co dalej
verify-next-keep = Zachowaj ten plik bez zmian, a także swój transkrypt.
verify-next-compare = Porównaj go z transkryptem: swoim albo innego gracza.
verify-next-ask = Poproś innych od stołu, żeby sprawdzili swoją kopię zapisu.
verify-next-again = Pobierz zapis od nowa i sprawdź go jeszcze raz.

## The fingerprint and the values

verify-fingerprint-title = Odcisk stołu
verify-fingerprint-compare = Na początku gry każdy przy stole widzi te cztery grupy. Porównaj je z tym, co było widać u ciebie i u innych.
verify-values = Wszystkie wartości
verify-values-label = Wartości uczciwego rozdania
verify-values-copy = Kopiuj wszystkie wartości
verify-values-copied = Skopiowano

## What no check can show

verify-limits = Czego sam zapis nie udowodni
verify-limit-record = Że to zapis twojej gry. Serwer mógłby z nowych tajnych liczb zrobić całkiem nowy zapis. Pokaże to transkrypt albo odcisk, który porównacie.
verify-limit-server = Serwer widzi podczas gry wszystkie ręce. Nieuczciwy mógłby zdradzić je znajomym.
verify-limit-voice = Gracze mogą ze sobą rozmawiać, przez telefon albo inaczej.
verify-limit-page = Ta strona pochodzi z serwera. Jeśli nie ufasz temu, kto go prowadzi, użyj wiersza poleceń:
verify-limit-starts = Początek, który się komuś nie spodobał, mógł zostać odwołany i powtórzony. Stół to pokazuje, ale nikt nie może temu zapobiec.
verify-limit-stories = Serwer mógłby pokazać tobie jedno zobowiązanie, a komuś innemu drugie. Porównajcie odciski: wtedy to wyjdzie na jaw.
