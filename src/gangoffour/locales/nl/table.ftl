### The table on a web page. $who is "you" or "other"; $name is a player's name; $combination is one in words.

## The page around the table

screen-title = Gang of Four
screen-title-turn = ● Jouw beurt – Gang of Four
screen-home = Gang of Four, naar de startpagina
screen-coming = Aanschuiven…
screen-starting = De kaarten worden gedeeld…
screen-to-home = Naar de startpagina
screen-try-again = Opnieuw proberen
screen-no-catalogue = Suggesties niet geladen. Spelen kan gewoon.
screen-unfair-start = Het begin van dit spel past niet bij wat is afgesproken: { $field }. Speel niet verder.
screen-called-off = Een start is afgebroken nadat alle getallen vastlagen, en wordt opnieuw getrokken. In het menu staat welke.
screen-dismiss = Dit bericht sluiten
screen-text-mode = Liever met tekst spelen
screen-picture-mode = Weer met plaatjes spelen

## The header

header-deal = Partij { $number }
header-deal-of = Partij { $number } van { $count }
header-direction = { $direction ->
    [ccw] tegen de klok in
   *[cw] met de klok mee
    }
header-menu = Menu
header-watchers = { $count ->
    [one] { $count } toeschouwer
   *[other] { $count } toeschouwers
    }
header-unread = { $count ->
    [one] { $count } nieuw bericht
   *[other] { $count } nieuwe berichten
    }

## The menu and the panel

menu-sound-on = Geluid aanzetten
menu-sound-off = Geluid uitzetten
menu-zen-on = Rustige tafel, zonder chat
menu-zen-off = Alles weer tonen
menu-settings = Instellingen
menu-rules = Regels
menu-hint = Hint
menu-keys = Toetsen
menu-panel = Ronde, scores en chat
menu-pause = Spel onderbreken
menu-resume = Spel hervatten
menu-replace = Een bot laten spelen voor { $name }
menu-leave = Tafel verlaten
menu-leave-in-match = Verlaten? Een bot speelt deze partij uit. Bij de volgende kun je terugkomen. Spelen andere mensen door, dan telt het als een verlaten spel.
menu-leave-now = Nu verlaten
menu-stay = Hier blijven
menu-fingerprint = Vingerafdruk van dit spel
menu-fingerprint-why = Iedereen aan tafel ziet dezelfde vier groepen: het bewijs dat voor iedereen hetzelfde spel is gedeeld.
called-off-title = { $count ->
    [one] { $count } start is afgebroken
   *[other] { $count } starts zijn afgebroken
    }
called-off-why = Alle getallen lagen vast, en toch begon het spel niet. Er is iemand weggegaan, of de server heeft opnieuw getrokken, wat hij niet mag doen om de kaarten te kiezen. Eén keer kan toeval zijn; gebeurt het weer, vraag dan waarom voordat je verder speelt.
called-off-start = Spel { $match }, vastlegging van de server { $commitment }
panel-trick = Deze ronde
panel-pad = Scoreblok
panel-chat = Chat
panel-name = Ronde, scores en chat

## The seats

tile-group = Spelers
tile-you = Jij
tile-free = Vrije plaats
tile-score = { $score ->
    [one] { $score } punt
   *[other] { $score } punten
    }
tile-score-short = { $score } pnt
tile-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
    }
tile-passes = Past
tile-last-card = Kaart!
tile-on-turn = aan de beurt
tile-leads = komt uit
tile-deals = deler
tile-host = host
tile-away = afwezig
tile-substitute = bot speelt
tile-promised = dan: { $name }
tile-disqualified = doet niet meer mee
tile-plays-after-you = Deze keer speelt { $name } na jou.

## The trick

trick-empty = Er ligt nog niets op tafel.
trick-group = De ronde
trick-show-all = De hele ronde tonen
trick-played = { $who ->
    [you] Jij: { $combination }
   *[other] { $name }: { $combination }
    }
trick-passed = { $who ->
    [you] Jij past
   *[other] { $name } past
    }
trick-won = { $who ->
    [you] Jij wint de ronde
   *[other] { $name } wint de ronde
    }
trick-deal-won = { $who ->
    [you] Jij wint de partij!
   *[other] { $name } wint de partij
    }
gang-stage = { $size ->
    [4] Gang of Four!
    [5] Gang of Five!
    [6] Gang of Six!
   *[7] Gang of Seven!
    }
trick-cards = { $count ->
    [one] kaart
   *[other] kaarten
    }: { $cards }

## Whose turn it is

status-your-lead = Jij komt uit
status-your-turn = Jouw beurt
status-your-return = Geef een kaart terug
status-other-leads = { $name } komt uit.
status-other-turn = { $name } is aan de beurt
status-waiting = Een moment…
status-watching = Je kijkt toe.
status-lost = De verbinding is weg. Opnieuw verbinden…
status-paused = Het spel is onderbroken.
status-resume = Verder
status-adjourned = Iedereen was weg, dus het spel wacht. Het gaat verder zodra er iemand terug is.
status-substitute = Een bot speelt voor je.
status-take-back = Plaats terugnemen
status-substitute-finishes = Een bot speelt deze partij voor je uit.
status-ask-back = Vanaf de volgende partij weer spelen
status-asked-back = Een bot speelt deze partij uit. Vanaf de volgende speel je zelf weer.
status-promised = Vanaf de volgende partij neem je het over van { $name }.
status-deal-at-once = Meteen met bots spelen
status-take-over = Volgende partij overnemen van { $name }
status-joins = { $name } speelt vanaf de volgende partij mee.
status-withdraw = Blijven kijken
status-disqualified = Je hebt je laatste kaart niet gemeld en doet deze partij niet meer mee.

## What binds the player on turn, mostly because the next player has one card left

duty-declare-first = Meld je laatste kaart voordat je die speelt.
duty-gang = Laatste kaart na jou: je moet een Gang spelen.
duty-highest = De volgende heeft één kaart: speel je hoogste ({ $card }).
duty-highest-or-gang = Laatste kaart na jou: speel je hoogste kaart ({ $card }) of een Gang.
duty-highest-no-gang = Laatste kaart na jou: speel je hoogste kaart ({ $card }) en geen Gang.
duty-many-cards = Laatste kaart na jou: kom uit met twee of meer kaarten.
duty-first-play = Je eerste combinatie moet bevatten: { $card }.
duty-first-play-most = In de eerste combinatie zit deze kaart: { $card }. { $most ->
    [one] Hoogstens { $most } kaart.
   *[other] Hoogstens { $most } kaarten.
    }

## The clock

clock-left = { $seconds ->
    [one] nog { $seconds } seconde
   *[other] nog { $seconds } seconden
    }
clock-bank = reservetijd
clock-bank-left = Reservetijd: { $time }
clock-hurry = { $seconds ->
    [one] Nog { $seconds } seconde!
   *[other] Nog { $seconds } seconden!
    }

## The exchange

exchange-name = Uitwisseling
exchange-tribute = { $giver_who ->
    [you] Jij staat je hoogste kaart af aan { $receiver }
   *[other] { $receiver_who ->
        [you] { $giver } staat de hoogste kaart af aan jou
       *[other] { $giver } staat de hoogste kaart af aan { $receiver }
        }
    }: { $card }
exchange-returned = { $giver_who ->
    [you] Jij geeft een kaart terug aan { $receiver }
   *[other] { $receiver_who ->
        [you] { $giver } geeft jou een kaart terug
       *[other] { $giver } geeft een kaart terug aan { $receiver }
        }
    }: { $card }
exchange-wait = { $name } kiest welke kaart teruggaat.
exchange-tribute-label = Afgestaan
exchange-returned-label = Teruggegeven

## The score pad

pad-caption = Punten van elke partij
pad-deal = Partij
pad-score = Totaal
pad-winner = wint de partij
pad-empty = Er is nog geen partij genoteerd.

## After a deal

deal-over-title = { $who ->
    [you] Jij wint partij { $number }!
   *[other] { $name } wint partij { $number }
    }
deal-over-factor = { $count ->
    [one] { $count } kaart × { $factor } = { $points }
   *[other] { $count } kaarten × { $factor } = { $points }
    }
deal-over-points = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
    }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
    }
deal-over-out = Geen kaarten over
deal-over-hardest = { $who ->
    [you] De hardste klap is voor jou
   *[other] De hardste klap is voor { $name }
    }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
    }.
deal-over-left = Kaarten over: { $name }
deal-over-ready = Klaar
deal-over-is-ready = Je bent klaar.
deal-over-ready-others = Klaar: { $names }

## After the match

match-over-title = { $count ->
    [one] { $who ->
        [you] Jij wint het spel!
       *[other] { $names } wint het spel
        }
   *[other] De winnaars: { $names }
    }
match-over-abandoned = Het spel is afgebroken.
match-over-place = { $place }.
match-over-places = Eindstand
match-over-moments = Hoogtepunten
match-over-gang = { $who ->
    [you] De grootste Gang was van jou
   *[other] De grootste Gang: { $name }
    }, in partij { $number } – { $combination }.
match-over-loss = { $who ->
    [you] Het grootste verlies was voor jou
   *[other] Het grootste verlies was voor { $name }
    }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
    } in partij { $number }.
match-over-finish = { $who ->
    [you] De spannendste finish: partij { $number }. Kaarten die jij over had: { $count }.
   *[other] De spannendste finish: partij { $number }. Kaarten die { $name } over had: { $count }.
    }
match-over-rematch = Revanche
match-over-is-ready = Je bent klaar voor een revanche.
match-over-no-rematch = Voor een revanche moeten alle plaatsen bezet zijn.
match-over-seats = Plaatsen of opties wijzigen
match-over-home = Start
match-over-mine = Jouw spellen
match-over-record = Verslag downloaden
match-over-transcript = Mijn transcript downloaden
match-over-closed = Deze tafel is gesloten.

## The fair deal

fairness-name = Eerlijk gedeeld
fairness-verified = { $deals ->
    [one] Gecontroleerd: { $deals } partij, eerlijk gedeeld.
   *[other] Gecontroleerd: { $deals } partijen, allemaal eerlijk gedeeld.
    }
fairness-partly = { $deals ->
    [one] Wat deze pagina heeft gezien, klopt: { $deals } partij. De pagina was er niet vanaf het begin bij.
   *[other] Wat deze pagina heeft gezien, klopt: { $deals } partijen. De pagina was er niet vanaf het begin bij.
    }
fairness-wrong = Niet eerlijk, want dit klopt niet: { $field }. Bewaar je transcript en laat het de anderen zien.
fairness-open = Of er eerlijk is gedeeld, wordt na het spel gecontroleerd.
fairness-without-number = { $count ->
    [one] { $count } plaats heeft geen eigen willekeurig getal gestuurd.
   *[other] { $count } plaatsen hebben geen eigen willekeurig getal gestuurd.
    }

## Hints

hints-name = Hints voor deze beurt
hints-ask = Hint vragen
hints-thinking = Een ogenblik…
hints-take = Deze kaarten kiezen
