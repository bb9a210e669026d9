### What the commands say. $who is "you" or "other"; $name is a player's name, or the word "you".

you = jij
welcome = Gang of Four, { $preset }-regels, { $seats } plaatsen. Jij hebt plaats { $seat }; je speelt tegen { $others } ({ $bot }).
welcome-help = Typ ? voor hulp.
help =
    Typ de kaarten die je speelt, elk als waarde en kleurletter, en druk op Enter:
      7G 7R         het paar spelen
      9R declare    9R spelen en de kaart die overblijft als laatste melden
      pass          passen
      return 3G     bij de uitwisseling een kaart teruggeven
      declare       je laatste kaart alsnog melden
    en op elk moment:
      plays         alles tonen wat je nu mag spelen
      hint          de drie beste keuzes tonen en wat ze opleveren
      hand          je hand tonen
      table         tonen wat er op tafel ligt en hoeveel kaarten iedereen heeft
      scores        het scoreblad tonen
      quit          hier stoppen
    Waarden gaan van 1 tot en met 10; kleuren zijn G groen, Y geel, R rood. 1M is de
    meerkleurige 1, PG en PY zijn de feniksen, DR is de draak.
    Hou je na het spelen nog één kaart over, zet er dan ‘declare’ achter. De anderen spelen
    meteen verder, en wie dan nog niets heeft gemeld, doet die partij niet meer mee.
goodbye = Tot ziens. Het spel is niet uitgespeeld.
seed = De startwaarde (seed) van dit spel was { $seed }.
saved = Het verslag staat in { $file }.

## On turn

turn-lead = Jij bent aan de beurt: kom uit.
turn-follow = Jij bent aan de beurt: versla { $cards } ({ $combination }) van { $name }, of pas.
turn-follow-no-pass = Jij bent aan de beurt: versla { $cards } ({ $combination }) van { $name }.
turn-return = Je hebt de vorige partij gewonnen. Geef { $name } een kaart terug, bijvoorbeeld: return { $card }
hand = { $count ->
    [one] Je hand ({ $count } kaart)
   *[other] Je hand ({ $count } kaarten)
    }: { $cards }
hand-empty = Je hand is leeg.
hand-sizes = Kaarten over: { $sizes }
hand-size = { $name } { $count }
hand-size-last-card = { $name } { $count } (laatste kaart)
hand-size-disqualified = { $name } { $count } (doet niet meer mee)
table-top-play = Op tafel ligt: { $cards } ({ $combination }) van { $name }.
table-no-top-play = Er ligt nog niets: { $who ->
    [you] jij komt
   *[other] { $name } komt
    } uit in de volgende ronde.
table-no-deal = Er is geen partij bezig.
plays-pass = Of: pass
plays-return = Teruggeven kan: { $plays }
plays-declare = Of: declare
plays-none = Je kunt nu niets spelen.
hint-line = { $place }. { $action } ({ $sign }{ NUMBER($margin, minimumFractionDigits: 1) }): { $reason }

## What binds a player on turn

limit-first-play = De eerste combinatie van het spel moet 1M bevatten{ $most ->
    [7] {""}
    [one] {" "}en mag hoogstens { $most } kaart hebben
   *[other] {" "}en mag hoogstens { $most } kaarten hebben
    }.
limit-highest-follow = Laatstekaartplicht: de volgende speler heeft nog maar één kaart, dus je moet je hoogste kaart spelen, { $card }.
limit-highest-or-gang = Laatstekaartplicht: de volgende speler heeft nog maar één kaart, dus je moet je hoogste kaart, { $card }, of een Gang spelen.
limit-highest-lead = Laatstekaartplicht: de volgende speler heeft nog maar één kaart, dus je moet uitkomen met je hoogste kaart, { $card }.
limit-multi-card = Laatstekaartplicht: de volgende speler heeft nog maar één kaart, dus je moet uitkomen met twee of meer kaarten.
limit-gang = Laatstekaartplicht: de volgende speler heeft nog maar één kaart, dus je moet een Gang spelen.
reminder-declare = Hou je na het spelen nog één kaart over, meld die dan meteen, bijvoorbeeld: { $cards } declare
limit-declare-first = Je moet je laatste kaart melden voordat je die speelt, en wel met: declare

## What happened

event-deal-started = Partij { $number }, { $direction ->
    [ccw] tegen de wijzers van de klok in
   *[cw] met de wijzers van de klok mee
    }. Deler: { $dealer }. Komt als eerste uit: { $leader }.
event-deck-cut = Gecoupeerd: { $cards }.
event-deck-cut-counted = Gecoupeerd: { $cards }. Eerste kaart → { $name }.
event-hand-dealt = { $who ->
    [you] Jij krijgt
   *[other] { $name } krijgt
    } { $cards }
event-dummy-hand-dealt = Dode hand: { $cards }
event-tribute-given = Afgestaan: { $card } ({ $giver } → { $receiver }).
event-card-returned = Teruggegeven: { $card } ({ $giver } → { $receiver }).
event-combination-played = { $who ->
    [you] Jij speelt
   *[other] { $name } speelt
    } { $cards } ({ $combination }), { $left ->
    [0] geen kaarten meer over
    [one] nog { $left } kaart
   *[other] nog { $left } kaarten
    }.
event-passed = { $who ->
    [you] Jij past.
   *[other] { $name } past.
    }
event-last-card-declared = { $who ->
    [you] Jij roept: ‘Kaart!’
   *[other] { $name } roept: ‘Kaart!’
    }
event-seat-disqualified = { $who ->
    [you] Je hebt je laatste kaart niet gemeld en doet deze partij niet meer mee.
   *[other] { $name } heeft de laatste kaart niet gemeld en doet deze partij niet meer mee.
    }
event-trick-won = { $who ->
    [you] Jij wint de ronde.
   *[other] { $name } wint de ronde.
    }
event-trick-won-other-leads = { $who ->
    [you] Jij wint de ronde, maar doet deze partij niet meer mee.
   *[other] { $name } wint de ronde, maar doet deze partij niet meer mee.
    } Komt nu uit: { $leader }.
event-deal-won = { $who ->
    [you] Je bent al je kaarten kwijt en wint de partij!
   *[other] { $name } is alle kaarten kwijt en wint de partij.
    }
event-deal-won-alone = { $who ->
    [you] Alleen jij doet nog mee, dus jij wint de partij!
   *[other] Alleen { $name } doet nog mee en wint de partij.
    }
event-hand-shown = Kaarten over ({ $name }): { $cards }
event-points = Punten: { $points }
event-points-of = { $name } { $points }
event-dummy-hand-shown = Dode hand in partij { $number }: { $cards }
event-match-won = { $count ->
    [one] Het spel is afgelopen. Winnaar: { $names }.
   *[other] Het spel is afgelopen. Winnaars: { $names }.
    }
sheet-deal = partij
sheet-score = totaal

## Records

replay-title = { $preset }-regels, { $seats } plaatsen: { $names }
replay-unfinished = Het verslag eindigt hier; het spel is niet uitgespeeld.
verify-fair = gecontroleerd: eerlijk gedeeld
verify-match-id = kenmerk van het spel: { $match_id }
verify-fingerprint = vingerafdruk: { $fingerprint }
verify-deals = partijen: { $deals }
verify-seats-without-number = Plaatsen die geen willekeurig getal hebben gestuurd: { $seats }. Elk daarvan had samen met de server tussen twee verdelingen van de kaarten kunnen kiezen.
verify-not-finished = In dit verslag is het spel niet uitgespeeld: alleen wat erin staat, is gecontroleerd.
verify-no-transcript = Er is niet met een bewaard transcript vergeleken: het verslag klopt alleen met zichzelf. Geef --transcript op om het te vergelijken met wat je voor het spel hebt gezien.
error-line = Regel { $line }: { $sentence }

## Rules

explain-combination = { $cards }: { $combination }.
explain-nothing = { $cards } is geen combinatie, want { $why }.
explain-no-cards = Dat is geen combinatie, want { $why }.
explain-beats = { $cards } verslaat { $other }, want { $reason } ({ $clause }).
explain-does-not-beat = { $cards } verslaat { $other } niet, want { $reason } ({ $clause }).
explain-no-top-play = Er kan dus niets op worden gespeeld.
rules-preset = Voorinstelling { $preset }; alle voorinstellingen: { $presets }
rules-differs = * wijkt af van classic
rules-failure = { $vector } [{ $clauses }] { $kind }, { $preset }: { $message }
rules-counts = { $passed } geslaagd, { $failed } mislukt

## Hosting

serve-address = De tafels zijn open op { $address }
serve-lan = De tafels zijn open op { $address } voor iedereen in je lokale netwerk. Scan dit met een telefoon:
serve-plain = De verbinding is niet versleuteld: gebruik die alleen thuis.
serve-stop = Druk op Ctrl+C om te stoppen. De spellen gaan verder als je opnieuw start.
demo-progress = { $done } van { $total } partijen gespeeld
demo-address = De demo staat op { $address }
demo-going-on = Er spelen al bots, en de rondes van vandaag worden gemaakt.
demo-match = Kijk terug op een gespeelde partij: { $address }
demo-stop = Druk op Ctrl+C om te stoppen. Er blijft niets achter.
demo-stop-keep = Druk op Ctrl+C om te stoppen. Alles blijft bewaard.
demo-kept = Alles staat in { $folder }. Zo ga je verder: gangoffour serve --database { $file }
migrate-done = { $count ->
    [one] De database is bijgewerkt.
   *[other] { $count } databases zijn bijgewerkt.
    }
backup-done = De kopie staat in { $file }.
projection-status = { $name }, shard { $shard }, versie { $version }: { $rows } toevoegingen achter, { $seconds } s; geparkeerde tafels: { $faults }
projection-none = { $name }, shard { $shard }: nog niet gemaakt; dat doet een draaiende server, of gangoffour rebuild { $name }
projection-fault = { "  " }geparkeerd: tafel { $table } vanaf gebeurtenis { $seq }: { $error }
projection-retried = { $name }, shard { $shard }: { $mended } van { $all } geparkeerde tafels doen weer mee.
rebuild-done = { $name }, shard { $shard }: opnieuw gemaakt.
rebuild-busy = { $name }, shard { $shard }: iemand anders maakt hem nu opnieuw.

# training
train-progress = minuut { $minutes } van { $all }: { $decisions } miljoen beslissingen, { $rate } per seconde, verlies { $loss }, { $strength } punten per partij tegen eenvoudige spelers
train-stopped = Gestopt. De laatste stand staat in { $folder }; dezelfde opdracht gaat daar verder.
train-done = Klaar. Het netwerk staat in { $folder }.

## Bots meten

arena-conditions = { $preset }-regels, { $seats } plaatsen, startwaarde (seed) { $seed }
arena-margin-meaning = Voorsprong: punten van de anderen (gemiddeld) min die van de enkele bot, per partij
arena-won-meaning = Gewonnen: het deel van de spellen voor de enkele bot; onder gelijken zou dat { $even } zijn
arena-lone = enkele bot
arena-among = tussen
arena-deals = partijen
arena-margin = voorsprong
arena-interval = 95%-interval
arena-matches = spellen
arena-won = gewonnen
arena-lineup = { $bot } tussen { $against }
arena-progress-deals = { $done } van { $total } partijen gespeeld
arena-progress-matches = { $done } van { $total } spellen gespeeld
arena-stopped = Voor het einde gestopt: er is niets gemeten.
arena-picture-done = De afbeelding staat in { $file }.

## Speed

bench-progress = Er wordt gespeeld
bench-speed = { $bench } ({ $build ->
    [compiled] gecompileerd
   *[plain] niet gecompileerd
    }): { $decisions_per_s } beslissingen per seconde
bench-how = Willekeurig spel, { $rules }-regels, { $seats } plaatsen, { $deals } partijen naast elkaar: { $decisions } beslissingen in { $ms } ms op één processorkern.

## Today's deals

daily-season = Seizoen { $season }: { $first } tot en met { $last }
daily-anchor = Anker, te publiceren voor de eerste dag: { $anchor }
daily-progress = { $done } van { $total } partijen gespeeld
daily-made = Klaar: de bots hebben alle partijen van { $first } tot en met { $last } gespeeld.
daily-fair = Het blad van { $date } klopt: alle partijen en plaatsen volgen uit de schakel, en de schakel leidt naar het anker.
daily-people = { $count ->
    [one] { $count } persoon heeft een plaats.
   *[other] { $count } personen hebben een plaats.
    }
daily-anchor-unknown = Vergelijk het anker met dat wat voor het seizoen is gepubliceerd: { $anchor }
daily-bots-same = De bots hebben opnieuw gespeeld, met dezelfde uitslag.
daily-bots-other = De bots van dit programma zijn niet die van het blad, dus hebben ze niet opnieuw gespeeld.

## gangoffour doctor

doctor-version = gangoffour { $version }, Python { $python }
doctor-core-slow = De kern is niet gecompileerd, daardoor denken sterke bots langzaam. Installeer een wheel, of een C-compiler en daarna het pakket opnieuw.
doctor-page-missing = De webpagina zit niet in deze installatie. Installeer een uitgebrachte wheel, of voer ‘npm ci && npm run build’ uit in web/.
doctor-database-ready = De database { $file } is bruikbaar.
doctor-database-folder = In de map { $folder } kan niet worden geschreven. Kies een ander bestand met GOF_DATABASE_URLS, of wijzig de rechten.
doctor-disk-full = Bij de database is maar { $free } MB vrij. Maak ruimte voordat de schijf vol is.
doctor-answers = { $name } antwoordt op { $address }.
doctor-silent = { $name } antwoordt niet op { $address }. Controleer of het draait, en de firewall.
doctor-port-free = Poort { $port } is vrij.
doctor-port-ours = Deze server antwoordt al op poort { $port }.
doctor-port-taken = Een ander programma gebruikt poort { $port }. Kies een andere met GOF_PORT.
doctor-lan = In het lokale netwerk is het adres { $address }. Als anderen het niet kunnen openen, laat dan poort { $port } door de firewall.
doctor-lan-missing = Er is geen adres in het lokale netwerk gevonden. Controleer het netwerk, of noem het adres met GOF_LAN_ADDRESS.
doctor-passkeys = Passkeys horen bij { $names }. Verhuist de site naar een andere naam, dan is een wachtwoord of herstelcode nodig.
doctor-no-passkeys = Over gewoon http zijn er geen passkeys; mensen kiezen een wachtwoord. Met GOF_TLS en een naam zijn ze er wel.
doctor-well = Alles is in orde.
doctor-faults = { $count ->
    [one] Er klopt één ding niet.
   *[other] Er kloppen { $count } dingen niet.
    }
dataset-done = { $matches } spellen met { $decisions } beslissingen staan in { $folder }.
bot-run-begun = { $name } speelt op { $url }.
bot-run-result = Spel { $number }: { $scores }
