### What is read out at a table, and the words of text mode. $who is "you" or "other"; $name is a player's name.
### Combinations and cards stand in the nominative, after a colon or a dash.

## Plays and passes

announce-high = { $combination }, hoogste kleur { colour }
announce-played = { $who ->
    [you] Jij speelt
   *[other] { $name }
    }: { $combination }. { $left ->
    [0] Geen kaarten meer.
    [one] Nog { $left } kaart.
   *[other] Nog { $left } kaarten.
    }
announce-passed = { $who ->
    [you] Jij past.
   *[other] { $name } past.
    }
announce-last-card = { $who ->
    [you] Jij roept: ‘Kaart!’
   *[other] { $name } roept: ‘Kaart!’
    }
announce-disqualified = { $who ->
    [you] Je hebt je laatste kaart niet gemeld en doet deze partij niet meer mee.
   *[other] { $name } heeft de laatste kaart niet gemeld en doet deze partij niet meer mee.
    }
announce-trick-won = { $who ->
    [you] Jij wint de ronde en komt uit.
   *[other] { $name } wint de ronde en komt uit.
    }
announce-trick-won-other-leads = { $who ->
    [you] Jij wint de ronde.
   *[other] { $name } wint de ronde.
    } Komt nu uit: { $leader }.

## Turns

announce-turn-lead = Jouw beurt. Jij komt uit.
announce-turn-follow = Jouw beurt. Te verslaan: { $combination }.
announce-turn-return = Jouw beurt. Kies een kaart om terug te geven aan { $name }.
announce-turn-other = { $name } is aan de beurt.
announce-deadline-passed = { $who ->
    [you] Je tijd is om.
   *[other] De tijd van { $name } is om.
    }

## Deals and the match

announce-match-started = Het spel begint.
announce-deal-started = Partij { $number }, { $direction ->
    [ccw] tegen de klok in
   *[cw] met de klok mee
    }. Komt als eerste uit: { $leader }.
announce-deal-started-seat = Partij { $number }, { $direction ->
    [ccw] tegen de klok in
   *[cw] met de klok mee
    }. Na jou speelt: { $next }.
announce-tribute = { $who ->
    [giver] Jij staat je hoogste kaart af aan { $receiver }: { $card }.
    [receiver] { $giver } staat de hoogste kaart af aan jou: { $card }.
   *[other] Afgestaan door { $giver } aan { $receiver }: { $card }.
    }
announce-returned = { $who ->
    [giver] Jij geeft een kaart terug aan { $receiver }: { $card }.
    [receiver] { $giver } geeft jou een kaart terug: { $card }.
   *[other] Teruggegeven door { $giver } aan { $receiver }: { $card }.
    }
announce-deal-won = { $who ->
    [you] Jij wint de partij!
   *[other] { $name } wint de partij.
    }
announce-points = Punten: { $points }.
announce-points-of = { $who ->
    [you] jij: { $points }, totaal { $score }
   *[other] { $name }: { $points }, totaal { $score }
    }
announce-match-won = { $who ->
    [you] Jij wint het spel!
   *[other] { $name } wint het spel.
    }
announce-match-shared = Winnaars van het spel: { $names }.
announce-match-abandoned = Het spel is afgebroken.

## Around the table

announce-seat-taken = { $who ->
    [you] Jij gaat zitten.
   *[other] { $name } gaat zitten.
    }
announce-seat-taken-over = { $who ->
    [you] Jij neemt het over van een bot.
   *[other] { $name } neemt het over van een bot.
    }
announce-seat-left = { $who ->
    [you] Jij staat op.
   *[other] { $name } staat op.
    }
announce-seat-removed = { $who ->
    [you] De host heeft je van je plaats gehaald.
   *[other] De host heeft een plaats vrijgemaakt: { $name }.
    }
announce-promised = { $who ->
    [you] Vanaf de volgende partij neem jij het over van { $bot }.
   *[other] Vanaf de volgende partij neemt { $name } het over van { $bot }.
    }
announce-promise-withdrawn = { $bot } blijft: niemand neemt het over bij de volgende partij.
announce-away = { $name } is even weg.
announce-back = { $name } is terug.
announce-substitute = { $who ->
    [you] Een bot speelt voor je. Neem je plaats terug om verder te spelen.
   *[other] Een bot speelt voor { $name }.
    }
announce-seat-taken-back = { $who ->
    [you] Jij speelt weer zelf.
   *[other] { $name } speelt weer zelf.
    }
announce-host = { $who ->
    [you] Jij bent nu de host.
   *[other] { $name } is nu de host.
    }
announce-options = De opties van de tafel zijn veranderd.
announce-prepared = Alle plaatsen zijn bezet. Zeg dat je klaar bent.
announce-ready = { $who ->
    [you] Jij bent klaar.
   *[other] { $name } is klaar.
    }
announce-paused = Het spel is onderbroken.
announce-resumed = Het spel gaat verder.
announce-adjourned = Het spel wacht tot er iemand terugkomt.
announce-continued = Er is iemand terug; het spel gaat verder.
announce-closed = De tafel is gesloten.

## Where the table stands, said once after arriving or coming back

announce-summary-seating = Het spel is nog niet begonnen. Bezette plaatsen: { $taken } van de { $seats }.
announce-summary-starting = Het spel gaat zo beginnen.
announce-summary-deal = Partij { $number }.
announce-summary-deal-over = Partij { $number } is afgelopen.
announce-summary-match-over = Het spel is afgelopen.

## Answers to questions about the table

answer-none = Er is geen partij bezig.
answer-no-play = Er is nog niets gespeeld.
answer-last = Laatst gespeeld: { $name } – { $combination }.
answer-passes-since = { $count ->
    [one] Daarna is er één keer gepast.
   *[other] Daarna is er { $count } keer gepast.
    }
answer-trick = Deze ronde: { $turns }.
answer-turn-play = { $who ->
    [you] jij – { $combination }
   *[other] { $name } – { $combination }
    }
answer-turn-pass = { $who ->
    [you] jij – gepast
   *[other] { $name } – gepast
    }
answer-counts = Kaarten over: { $counts }.
answer-count = { $who ->
    [you] jij: { $count }
   *[other] { $name }: { $count }
    }
answer-count-last = { $who ->
    [you] jij: { $count } (laatste kaart)
   *[other] { $name }: { $count } (laatste kaart)
    }
answer-hand = { $count ->
    [one] Je hand, { $count } kaart
   *[other] Je hand, { $count } kaarten
    }: { $cards }.
answer-no-hand = Je hebt geen kaarten.
answer-scores = Stand: { $scores }.
answer-score = { $who ->
    [you] jij: { $score }
   *[other] { $name }: { $score }
    }
answer-time-own = { $seconds ->
    [one] Je hebt nog { $seconds } seconde.
   *[other] Je hebt nog { $seconds } seconden.
    }
answer-time-other = { $seconds ->
    [one] { $name } heeft nog { $seconds } seconde.
   *[other] { $name } heeft nog { $seconds } seconden.
    }
answer-time-deal = { $seconds ->
    [one] De volgende partij begint uiterlijk over { $seconds } seconde.
   *[other] De volgende partij begint uiterlijk over { $seconds } seconden.
    }
answer-time-none = Er loopt geen klok.

## Text mode: the page

text-title = De tafel in woorden
text-input = Kaarten of opdracht
text-input-hint = Zoals 77, 34567, 10R, pas of hulp.
text-do = Uitvoeren
text-buttons = Opdrachten
text-hand = Je hand
text-hand-empty = Je hebt nu geen kaarten.
text-trick = Ronde
text-players = Spelers
text-happened = Wat er is gebeurd
text-happened-nothing = Nog niets.
text-chat = Chat
text-top-cards = { $play }: { $cards }
text-player = { $who ->
    [you] Jij: totaal { $score }
   *[other] { $name }: totaal { $score }
    }
text-player-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
    }
text-player-left-over = over: { $cards }
text-suggestions-title = Wat je kunt spelen
text-suggestions-return = Wat je kunt teruggeven
text-suggestions-none = Je kunt nu niets spelen.
text-suggestions-off = Suggesties staan uit aan deze tafel.
text-suggestions-more = Meer tonen
text-play-declare = Spelen en laatste kaart melden: { $play }
text-help-title = Wat je kunt typen
text-help-plays = Kaarten als waarden, met kleuren als je wilt (g groen, y geel, r rood): 77, 34567, 7g 7r, 10R; f is een feniks, d de draak.
text-help-declare = Hou je na het spelen één kaart over, zet er dan ‘laatste kaart’ achter: 77 laatste kaart.
text-help-line = { $word }: { $meaning }
text-unknown = Dat zijn geen kaarten en ook geen opdracht. Typ ‘hulp’ voor de woorden die je kunt gebruiken.
text-no-ready = Er is nu niets om klaar voor te zijn.

## Text mode: words that can be typed, with commas between words of one meaning. Every language also
## understands the English name of a command.

text-word-pass = pas, passen
text-word-last-card = laatste kaart, kaart, melden
text-word-return = terug
text-word-ready = klaar
text-word-rematch = revanche
text-word-take-back = plaats terug
text-word-suggestions = suggesties
text-word-hint = hint
text-word-help = hulp
text-word-last = laatst
text-word-counts = aantallen
text-word-trick = ronde
text-word-hand = hand, kaarten
text-word-scores = stand
text-word-time = tijd, klok

## Text mode: what each word does; also the text of its button

text-does-pass = Passen
text-does-last-card = Laatste kaart melden
text-does-return = Een kaart teruggeven: het woord, dan de kaart
text-does-ready = Klaar
text-does-rematch = Revanche
text-does-take-back = Plaats terugnemen
text-does-suggestions = Suggesties
text-does-hint = Hint
text-does-help = Hulp
text-does-last = Laatst gespeeld
text-does-counts = Kaarten over
text-does-trick = Deze ronde
text-does-hand = Mijn hand
text-does-scores = Stand
text-does-time = Tijd over
