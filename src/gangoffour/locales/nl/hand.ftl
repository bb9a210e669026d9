### Holding, choosing and playing cards on the page. Texts on buttons are short: a phone shows four buttons in a row.
### $card, $cards and $play are names of cards and combinations in the nominative.

## The cards

hand-area = Je kaarten en wat je ermee doet
hand-name = Je hand
hand-first-of-two = { $card }, eerste van twee
hand-second-of-two = { $card }, tweede van twee
hand-card-due = { $card }, moet gespeeld worden
hand-card-received = { $card }, net gekregen
hand-received = Gekregen

## Suggested plays

hand-suggestions = Suggesties
hand-suggest = Kies: { $play }
hand-play-of-cards = { $play }: { $cards }
hand-more = +{ $count } meer
hand-nothing-beats = Niets in je hand verslaat dit.
hand-nothing-with-these = Met deze kaarten kan niets.

## Buttons

hand-sort = { $sorting ->
    [rank] Op waarde gesorteerd
    [colour] Op kleur gesorteerd
   *[own] Eigen volgorde
    }
hand-sort-next = { $sorting ->
    [rank] Op waarde
    [colour] Op kleur
   *[own] Eigen volgorde
    }
hand-sort-short = Sorteren
hand-pass = Passen
hand-pass-cancel = Niet passen
hand-auto-pass = Auto-passen
hand-auto-pass-name = Automatisch passen als ik niet hoger kan
hand-play = Spelen: { $play }
hand-play-chosen = Spelen
hand-arm = Zodra het kan: { $play }
hand-armed = Staat klaar: { $play }
hand-return-card = Teruggeven: { $card }
hand-last-card = Kaart!
hand-last-card-name = Bij het spelen je laatste kaart melden
hand-declare = Laatste kaart melden

## Why the Play button or a pass does nothing now; $kind is the kind of the top play

hand-why-away = Geen verbinding
hand-why-paused = Spel onderbroken
hand-why-adjourned = Spel uitgesteld
hand-why-substitute = Een bot speelt voor je
hand-why-disqualified = Je doet niet mee
hand-why-exchange = Wacht op de uitwisseling
hand-why-not-now = Nu niets te spelen
hand-why-turn = Niet jouw beurt
hand-why-choose = Kies kaarten
hand-why-return-choose = Kies wat teruggaat
hand-why-return-one = Kies maar één kaart
hand-why-play-not-held = Niet in je hand
hand-why-play-not-a-combination = Geen combinatie
hand-why-play-wrong-card-count = { $kind ->
    [single] Nodig: 1 kaart of een Gang
    [pair] Nodig: paar of Gang
    [triple] Nodig: trits of Gang
   *[other] Nodig: 5 kaarten of een Gang
    }
hand-why-play-only-higher-gang = Nodig: hogere Gang
hand-why-play-does-not-beat = { $kind ->
    [single] Nodig: hogere kaart
    [pair] Nodig: hoger paar
    [triple] Nodig: hogere trits
   *[other] Nodig: 5 hogere kaarten
    }
hand-why-play-declare-first = Meld eerst je laatste kaart
hand-why-play-must-contain-multi-one = Voeg de meerkleurige 1 toe
hand-why-play-opening-too-many-cards = { $most ->
    [one] Hoogstens { $most } kaart
   *[other] Hoogstens { $most } kaarten
    }
hand-why-play-duty-highest-single = Verplicht: { $card }
hand-why-play-duty-multi-card = Kom uit met twee of meer
hand-why-play-duty-gang-barred = Geen Gang. Verplicht: { $card }
hand-why-pass-on-lead = Jij komt uit, passen kan niet
hand-why-pass-duty-gang = Je hebt een Gang, passen kan niet
hand-why-pass-duty-highest-single = Passen kan niet. Verplicht: { $card }

## A play that waits for its turn, and others that are told aloud

hand-armed-changed = Er staat niets meer klaar: de ronde is veranderd.
hand-armed-illegal = Er staat niets meer klaar: dit mag je nu niet spelen.
hand-disarmed = Er staat niets meer klaar.
hand-pass-held = Je past zo meteen.
hand-cleared = Er is geen kaart gekozen.

## Typed plays

hand-typed = Kaarten typen
hand-typed-example = zoals 77, 34567 of 10R
hand-typed-play = Getypte kaarten spelen
hand-typed-close = Sluiten
hand-typed-unreadable = Dat zijn geen kaarten. Schrijf waarden, zoals 77 of 34567, en kleuren als je wilt: g groen, y geel, r rood, dus 7g 7r.
hand-typed-not-held = Die kaarten heb je niet.
hand-typed-ambiguous = Er past meer dan één combinatie: { $plays }. Zet de kleuren erbij.

## Keys

hand-keys = Toetsen
hand-keys-close = Lijst met toetsen sluiten
hand-keys-off = Letters en cijfers zijn uitgeschakeld in de instellingen.
hand-key-ranks = de volgende kaart van die waarde kiezen, 0 voor een 10; na de laatste nog eens: geen
hand-key-phoenix = een feniks kiezen
hand-key-dragon = de draak kiezen
hand-key-arrows = door je hand gaan
hand-key-space-name = Spatie
hand-key-space = de kaart kiezen of loslaten
hand-key-enter-name = Enter
hand-key-enter = spelen
hand-key-pass = passen
hand-key-suggestions = volgende of vorige suggestie
hand-key-sort = je hand sorteren
hand-key-escape-name = Esc
hand-key-escape = alle kaarten loslaten
hand-key-typed = kaarten typen
hand-key-last = horen wat het laatst is gespeeld
hand-key-counts = horen hoeveel kaarten iedereen heeft
hand-key-trick = de ronde horen
hand-key-hand = je hand horen
hand-key-zen = alles verbergen of tonen wat niet nodig is om te spelen
hand-key-hint = Om een hint vragen
hand-key-help = deze lijst
