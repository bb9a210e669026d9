### Why an action, a command or a request was refused: one message for every code that a server may tell a player,
### with "/" and "_" written as "-". A plain sentence says what is wrong, another one what to do. Web pages load this file.

## Rule sets

rules-unknown-preset = Er is geen voorinstelling die ‘{ $preset }’ heet. Kies uit: { $presets }.
rules-unknown-option = Er is geen optie die ‘{ $option }’ heet. Kijk bij de opties van een voorinstelling hoe ze heten.
rules-bad-option = De optie { $option } kan niet { $value } zijn. Kijk bij de opties van een voorinstelling wat er mogelijk is.

## Whose turn it is

turn-not-yours = Je bent niet aan de beurt. Wacht tot de spelers voor je klaar zijn.
turn-disqualified = Je hebt je laatste kaart niet gemeld, dus deze partij doe je niet meer mee. In de volgende ben je er weer bij.
turn-return-first = Voordat iemand speelt, moet er een kaart worden teruggegeven. Kies de kaart die teruggaat.

## Plays

play-not-held = Je hebt { $cards } niet in je hand. Speel kaarten uit je hand.
play-not-a-combination = { $cards } is geen combinatie. Speel een losse kaart, een paar, een trits, een combinatie met 5 kaarten of een Gang.
play-wrong-card-count = { $cards } heeft niet evenveel kaarten als { $top_play }. Speel evenveel kaarten of een Gang, of pas.
play-only-higher-gang = { $top_play } is een Gang, en { $cards } is geen hogere. Speel een hogere Gang, of pas.
play-does-not-beat = { $cards } verslaat { $top_play } niet. Speel iets hogers of een Gang, of pas.
play-declare-first = Je laatste kaart is nog niet gemeld. Doe dat voordat je die speelt.
play-must-contain-multi-one = De eerste combinatie van het spel moet de meerkleurige 1 bevatten. Doe 1M erbij, of speel die alleen.
play-opening-too-many-cards = De eerste combinatie van het spel heeft volgens deze regels hoogstens { $most ->
    [one] { $most } kaart
   *[other] { $most } kaarten
    }. Speel minder kaarten.
play-duty-highest-single = De volgende speler heeft nog maar één kaart, dus je moet je hoogste kaart spelen. Speel { $highest }.
play-duty-multi-card = De volgende speler heeft nog maar één kaart, dus je mag niet met een losse kaart uitkomen. Kom uit met een combinatie van twee of meer kaarten.
play-duty-gang-barred = De volgende speler heeft nog maar één kaart, dus je moet je hoogste kaart spelen, en volgens deze regels mag een Gang daar niet voor in de plaats. Speel { $highest }.

## Passes

pass-on-lead = Jij komt uit in deze ronde, dus je kunt niet passen. Speel een combinatie.
pass-duty-highest-single = De volgende speler heeft nog maar één kaart, dus je kunt niet passen. Speel { $highest }, je hoogste kaart.
pass-duty-gang = De volgende speler heeft nog maar één kaart en jij hebt een Gang, dus je kunt niet passen. Speel de Gang.

## Last cards

declare-automatic = Volgens deze regels wordt je laatste kaart voor je gemeld. Je hoeft niets te doen.
declare-not-last-card = Je hebt geen laatste kaart te melden. Doe dat zodra je nog maar één kaart hebt.
declare-already-declared = Je laatste kaart is al gemeld. Meer is er niet te melden.

## The exchange

return-not-due = Er hoeft nu geen kaart te worden teruggegeven. Speel kaarten, of pas.
return-not-held = Je hebt { $card } niet in je hand. Geef een kaart uit je hand terug.
return-same-face = Volgens deze regels mag je niet dezelfde kaart teruggeven die je hebt gekregen, dus niet { $card }. Geef een andere terug.

## Tables on a server

table-unknown = Deze tafel bestaat niet. Kijk het adres na, of kies een tafel in de lobby.
table-closed = Deze tafel is gesloten. Open een nieuwe, of kies er een in de lobby.
table-in-match = Er is een spel bezig. Plaatsen en opties kun je veranderen als het is afgelopen.
table-no-match = Er is hier geen spel bezig. Wacht tot iedereen klaar is.
table-not-welcome = Je kunt niet bij deze tafel komen. Vraag iemand die er zit om de link, of kies een andere tafel.
table-banned = Je bent van deze tafel weggehaald. Kies in de lobby een andere.
table-host-only = Dat kan alleen de host van de tafel. Vraag het aan de host.
table-private-only = Dat kan alleen aan besloten tafels. Open een besloten tafel als je het nodig hebt.
table-paused = Het spel is onderbroken. Wacht tot het verdergaat.
table-busy = Te veel mensen deden tegelijk iets, en er is niets gebeurd. Probeer het nog eens.
table-unavailable = De server kan zijn database op dit moment niet bereiken. Probeer het nog eens; niets wordt dubbel gedaan.
table-seats-occupied = Er zit iemand op een plaats die een tafel met { $seats } plaatsen niet heeft. Maak die plaats eerst vrij.
table-too-many = Je hebt aan deze tafel sinds het begin van de laatste partij { $most } dingen veranderd. Speel door; in de volgende partij kan er weer meer.
table-too-many-tables = Je zit al aan { $limit } tafels, meer kan niet. Verlaat er een, of speel daar verder.
table-too-many-here = Vanuit jouw netwerk zijn al { $limit } tafels geopend, meer kan niet. Schuif ergens aan, of probeer het later opnieuw.

conduct-closed = Openbare tafels blijven nog { $minutes } min voor je gesloten, omdat je spellen met anderen verliet of hen liet wachten. Speel tot dan tegen bots of aan een privétafel.

seat-unknown = Die plaats is er niet aan deze tafel. Kies een andere.
seat-taken = Die plaats is bezet. Kies een vrije.
seat-free = Daar zit niemand. Kies een bezette plaats.
seat-none = Je hebt geen plaats aan deze tafel. Ga eerst zitten.
seat-held = Je hebt al een plaats aan deze tafel. Sta eerst op voordat je een andere neemt.
seat-present = Die persoon is aan tafel, of was dat een minuut geleden nog. Wacht tot die jullie een minuut, of langer dan de klok, heeft laten wachten.
seat-substituted = Een bot speelt voor je. Neem eerst je plaats weer in.
seat-own = Dat is je eigen plaats. Verlaat die als je wilt opstaan.
name-confusable = Je naam is aan deze tafel te verwarren met { $name }. Kies in de instellingen een andere naam en probeer het opnieuw.

ready-not-prepared = Er is nog niets om klaar voor te zijn. Wacht tot alle plaatsen bezet zijn of de partij is afgelopen.
ready-other-match = Dat was voor een ander spel. Kijk nog eens naar de tafel.
ready-no-commitment = Om eerlijk te delen is jouw vastlegging nodig. Stuur die mee als je meldt dat je klaar bent.
ready-already = Je bent al klaar, en je vastlegging staat. Wacht op de anderen.
reveal-not-due = Je willekeurige getal is nu niet nodig. Wacht tot alle vastleggingen binnen zijn.
reveal-wrong = Dat willekeurige getal past niet bij je vastlegging. Stuur het getal waarvan de vastlegging is gemaakt.

turn-over = Het spel ging verder voordat je actie aankwam. Kijk naar de tafel en beslis opnieuw.

hint-off = Aan deze tafel zijn er geen hints. Beslis zelf, of speel aan een tafel met hints.
hint-people = Hints zijn er hier alleen zolang alle anderen bots zijn. Beslis zelf, net als de anderen.
hint-unavailable = Er is nu geen hint. Vraag het zo nog eens, of beslis zelf.
chat-off = Aan deze tafel is er geen chat. Zwaai gewoon even.
chat-phrases = Hier kun je alleen de aangeboden zinnen zeggen. Kies er een.
chat-early = Eigen woorden kun je hier gebruiken na nog { $matches ->
    [one] { $matches } spel
   *[other] { $matches } spellen
    }. Kies tot dan een zin; onder vrienden en aan privétafels kun je meteen schrijven.
chat-silenced = Je kunt nog { $minutes } min niets zeggen. Speel door; de beginpagina zegt waarom, en daar kun je bezwaar maken.
chat-empty = Zeg iets van jezelf of kies een zin. Een lege regel wordt niet verstuurd.

## Messages

protocol-malformed = Dit bericht is geen JSON-tekst. Stuur in elk frame één JSON-object.
protocol-unknown-type = Het type van dit bericht ontbreekt of is onbekend. Laad de pagina opnieuw, of werk je programma bij.
protocol-bad-field = { $fault ->
    [missing] In het bericht ontbreekt { $at }. Voeg dat veld toe en stuur het opnieuw.
    [unknown] Bij { $at } staat een veld dat deze server niet kent. Laat het weg, of schrijf het zoals in de beschrijving van de interface.
   *[wrong] Het bericht heeft een verkeerde waarde bij { $at }. Verbeter dat veld en stuur het opnieuw.
    }

## Requests and connections

account-bad-name = Zo kan hier niemand heten. Kies een naam van 1 tot en met { $longest } tekens, zonder < en >.
account-name-taken = Iemand anders heeft een naam die hierop lijkt. Kies een andere.
account-bot-name = Zo heet een van de bots al. Kies een andere naam.
account-staff-name = Die naam lijkt op iemand van de site zelf. Kies een andere.
account-not-signed-in = Je bent niet aangemeld. Kies een naam om als gast binnen te komen.
session-unknown = Dit apparaat is al afgemeld.
code-unknown = Er wacht geen tafel met deze code. Controleer de twee woorden en het getal, of vraag een nieuwe code.
link-unknown = Deze link leidt nergens meer heen: hij werkt één keer en tien minuten lang. Vraag een nieuwe op het apparaat waarop je speelt.
request-foreign-origin = Dit verzoek komt van een andere site. Open deze site zelf en probeer het nog eens.
request-not-json = Het verzoek is geen JSON. Stuur het met het inhoudstype application/json.
request-not-text = Het verzoek is geen tekst. Stuur het met het inhoudstype text/plain.
request-malformed = { $fault ->
    [missing] In het verzoek ontbreekt { $at }. Voeg het toe en stuur het verzoek opnieuw.
    [unknown] Bij { $at } staat een veld dat deze server niet kent. Laat het weg, of schrijf het zoals in de beschrijving van de interface.
    [wrong] Het verzoek heeft een verkeerde waarde bij { $at }. Verbeter die en stuur het verzoek opnieuw.
   *[unreadable] Het verzoek is niet te begrijpen. Vergelijk het met de beschrijving van de interface.
    }
request-unknown-path = Op dit adres is niets te vinden. Ga terug naar de startpagina.
request-wrong-method = Dit adres neemt zulke verzoeken niet aan. Vergelijk het met de beschrijving van de interface.
request-too-large = Het verzoek is te lang. Stuur minder tegelijk.
request-head-too-long = De headers van dit verzoek zijn langer dan { $most } bytes. Wis de cookies van deze site en probeer het opnieuw.
request-too-many = Je stuurt te veel verzoeken. Wacht { $wait_s } s en probeer het nog eens.
replay-too-long = Dit spel is langer dan de server terugspeelt: hoogstens { $most } stappen en { $seconds } s werk. Speel het op je eigen computer terug met ‘gangoffour replay’.
replay-busy = Er worden al meerdere spellen teruggespeeld. Probeer het over { $wait_s } s nog eens.
server-failed = Er ging iets mis op de server. Probeer het nog eens; blijft het misgaan, geef dan dit nummer door aan de beheerder: { $id }.
server-unavailable = De server kan zijn database op dit moment niet bereiken. Probeer het over { $wait_s } s nog eens.
server-busy = De server heeft het op dit moment te druk, en er is niets gebeurd. Probeer het over { $wait_s } s nog eens.
chat-too-many = Je praat te snel. Wacht { $wait_s } s voordat je meer zegt.
protocol-version = Dit programma spreekt een andere versie van het protocol. Laad de pagina opnieuw, of werk je programma bij.
protocol-no-hello = De verbinding bleef te lang stil. Maak opnieuw verbinding.
server-stopping = De server start opnieuw. Zo meteen ben je weer verbonden.
server-error = Er ging iets mis op de server. Maak opnieuw verbinding om verder te gaan waar je was.
session-ended = Je bent afgemeld. Meld je weer aan om te spelen.
protocol-flood = Er kwamen te veel berichten tegelijk. Wacht even en maak opnieuw verbinding.
protocol-slow-reader = Je verbinding is te traag om het bij te houden. Maak opnieuw verbinding om verder te gaan waar je was.
protocol-too-many-sockets = Er zijn te veel open verbindingen. Sluit eerst een van de andere vensters.

## Today's deals

daily-unknown = Voor { $date } zijn er geen partijen. Speel die van vandaag.
daily-not-made = De partijen van { $date } worden nog klaargezet. Probeer het over een paar minuten opnieuw.
daily-finished = Je hebt alle acht partijen van { $date } gespeeld. De volgende komen om middernacht UTC.
daily-sealed = Anderen kunnen deze partij nog spelen. Speel hem eerst zelf uit, of wacht tot de dag voorbij is.
daily-not-revealed = De uitslag van { $date } verschijnt een halfuur na middernacht UTC. Probeer het dan opnieuw.
