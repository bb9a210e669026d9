### Verifying the deals of a match from its record. $name is a player's name; $deal and $number are numbers of deals.
### A commitment is what somebody publishes first, so that the secret behind it cannot be changed later.

verify-title = Is er eerlijk gedeeld?
verify-lead = Open het verslag van een spel. Deze pagina rekent elke hand na, uit de getallen die de server en de spelers vóór de eerste kaart hadden vastgelegd.

## Opening a record

verify-open = Verslag openen
verify-open-other = Ander verslag openen
verify-drop = Je kunt het bestand ook hierheen slepen. Een verslag eindigt op .gof.
verify-paste = Of plak de tekst van een verslag
verify-paste-button = Deze tekst controleren
verify-add-transcript = Transcript toevoegen
verify-transcript-why = Een transcript is wat je browser of programma heeft bewaard voordat de kaarten bekend waren. Daarmee is de controle het sterkst.
verify-fetching = Het verslag wordt opgehaald…
verify-working = De kaarten worden gecontroleerd…
verify-progress = Partij { $number } van { $deals }
verify-unknown-match = Deze server heeft geen verslag van dat spel. Heb je het verslag als bestand, open het dan hier.
verify-not-fetched = Het verslag kon niet worden opgehaald. Controleer je verbinding en probeer het nog eens, of open het verslag uit een bestand.
verify-not-text = Dit bestand is geen tekst. Kies het bestand waarin het verslag is bewaard.
verify-too-long = Dit bestand is te lang voor een verslag. Kies het bestand waarin het verslag is bewaard.
verify-bad-transcript = Dit bestand is geen transcript. Gebruik het bestand zoals het is bewaard.
verify-which-file = Bestand: { $file }
verify-which-match = Spel { $match }
verify-which-text = Een tekst die je hebt geplakt
verify-look-back = Dit spel terugkijken

## The verdict

verify-verdict-verified = Gecontroleerd: eerlijk gedeeld
verify-verdict-verified-why = { $deals ->
    [0] In dit verslag is niets gedeeld, en alles wat erin staat, klopt.
    [one] De ene partij van dit verslag is zoals de server en de spelers vóór de eerste kaart hadden vastgelegd.
   *[other] Alle { $deals } partijen van dit verslag zijn zoals de server en de spelers vóór de eerste kaart hadden vastgelegd.
    }
verify-verdict-asking = De kaarten kloppen
verify-verdict-asking-why = Nu wordt het spelverloop gecontroleerd…
verify-verdict-partly = De kaarten kloppen, het spelverloop is niet gecontroleerd
verify-verdict-partly-why = Deze pagina heeft elke kaart zelf gecontroleerd. Of alles wat is gespeeld ook mocht, moet de server zeggen, en die gaf geen antwoord.
verify-verdict-unfair = Niet eerlijk
verify-verdict-unplayable = De kaarten kloppen, het spelverloop niet
verify-verdict-unreadable = Dit verslag is niet leesbaar
verify-verdict-unverifiable = Dit verslag is niet te controleren
verify-unfinished = In dit verslag is het spel niet uitgespeeld: alleen wat erin staat, is gecontroleerd.
verify-offline = Om het spelverloop zonder deze server te controleren, gebruik je de opdrachtregel:

## What was checked. Each line is a statement, and beside it stands whether it is right.

verify-checks = Wat er is gecontroleerd
verify-state-right = klopt
verify-state-wrong = klopt niet
verify-state-none = n.v.t.
verify-state-open = niet gecontroleerd
verify-state-asking = wordt gecontroleerd
verify-check-values = Het verslag bevat alle waarden die bij eerlijk delen horen.
verify-check-saved-browser = Het verslag past bij het transcript dat deze browser bij het begin van het spel heeft bewaard.
verify-check-saved-file = Het verslag past bij het transcript dat je hebt toegevoegd.
verify-check-unsaved = Vergeleken met een transcript: in deze browser is er geen van dit spel. Het verslag klopt met zichzelf; een transcript zou laten zien dat het van jouw spel is.
verify-check-server = Het geheim van de server (S) is het geheim dat was vastgelegd (C).
verify-check-client = Het willekeurige getal van { $name } (r) is het getal dat was vastgelegd (h).
verify-check-silent = Gedeeld zonder het willekeurige getal van { $name }. Samen met de server had deze plaats tussen twee verdelingen van de kaarten kunnen kiezen.
verify-check-transcript = Dit alles samen geeft de vingerafdruk van de tafel (T).
verify-check-dealer = Wie als eerste deelt, volgt daaruit.
verify-check-cut = { $done ->
    [0] De gecoupeerde kaarten volgen daaruit.
    [one] De gecoupeerde kaarten van { $done } partij volgen daaruit.
   *[other] De gecoupeerde kaarten van { $done } partijen volgen daaruit.
    }
verify-check-uncut = In dit spel is niet gecoupeerd.
verify-check-hands = { $done ->
    [0] Elke hand volgt daaruit.
    [one] Elke hand van { $done } partij volgt daaruit.
   *[other] Elke hand van { $done } partijen volgt daaruit.
    }
verify-check-plays = { $done ->
    [0] Elke plaats heeft precies de kaarten gespeeld en overgehouden die daar waren.
    [one] In { $done } partij heeft elke plaats precies de kaarten gespeeld en overgehouden die daar waren.
   *[other] In { $done } partijen heeft elke plaats precies de kaarten gespeeld en overgehouden die daar waren.
    }
verify-check-legal = Alles wat is gespeeld, mocht, en elke regel van het verslag volgt uit het spelverloop. De server heeft dit aan de hand van de spelregels gecontroleerd.
verify-check-legal-open = Alles wat is gespeeld, mocht, en elke regel van het verslag volgt uit het spelverloop.

## What is wrong. The technical name stands below each sentence.

verify-wrong = Wat er niet klopt
verify-line = Regel { $line }: { $sentence }
verify-technical = Technische naam:
verify-fault-seats = Het verslag bevat niet de waarden van drie of vier plaatsen.
verify-fault-match-id = Het kenmerk van het spel is niet dat waarvoor de vastleggingen zijn gemaakt.
verify-fault-rules = De regels zijn niet de regels die voor dit spel waren afgesproken.
verify-fault-commitment = De vastlegging van de server volgt niet uit zijn geheim.
verify-fault-secret = Het geheim van de server is niet het geheim dat was vastgelegd.
verify-fault-server = Het geheim van de server past niet bij zijn vastlegging. Een van de twee is veranderd.
verify-fault-transcript = De vingerafdruk van de tafel volgt niet uit de vastleggingen en getallen.
verify-fault-client-commitment = De vastlegging van { $name } volgt niet uit het willekeurige getal.
verify-fault-client-number = Het willekeurige getal van { $name } is niet het getal dat was vastgelegd.
verify-fault-player = Het kenmerk van { $name }, of het willekeurige getal, is niet wat was vastgelegd.
verify-fault-several = De vingerafdruk van de tafel is niet van deze waarden gemaakt. Een van meerdere waarden is veranderd.
verify-fault-dealer = Wie als eerste deelt, volgt niet uit de getallen.
verify-fault-cut = De gecoupeerde kaarten van partij { $deal } volgen niet uit de getallen.
verify-fault-hand = De hand van { $name } in partij { $deal } is niet de hand die vóór het spel vaststond.
verify-fault-dummy-hand = De dode hand van partij { $deal } is niet de hand die vóór het spel vaststond.
verify-fault-exchange = De uitwisseling van partij { $deal } past niet bij de kaarten: ze ontbreekt, of ze had er niet moeten zijn.
verify-fault-giver = De afgestane kaart van partij { $deal } kwam niet van deze speler: de kaarten passen niet.
verify-fault-receiver = De afgestane kaart van partij { $deal } ging niet naar deze speler: de kaarten passen niet.
verify-fault-tribute = De afgestane kaart van partij { $deal } is niet de hoogste kaart van de hand waar die uit kwam.
verify-fault-returned-card = De teruggegeven kaart van partij { $deal } past niet bij de kaarten die zijn gespeeld.
verify-fault-plays = { $name } heeft in partij { $deal } kaarten gespeeld of overgehouden die niet bij die hand horen.
verify-saved-match-id = Het transcript is van een ander spel dan het verslag.
verify-saved-rules = Het verslag heeft andere regels dan het transcript.
verify-saved-commitment = Het verslag heeft een andere vastlegging van de server dan het transcript.
verify-saved-seats = Het verslag heeft een ander aantal plaatsen dan het transcript.
verify-saved-player = Op de plaats van { $name } zit volgens het verslag een andere speler dan volgens het transcript.
verify-saved-client-commitment = Het verslag heeft een andere vastlegging van { $name } dan het transcript.
verify-saved-transcript = Het verslag heeft een andere vingerafdruk van de tafel dan het transcript.

## What it means and what to do

verify-meaning = Wat dit betekent
verify-meaning-cards = Het verslag is na het spel veranderd, of de server heeft zich niet gehouden aan wat was vastgelegd. Hier wijkt het verslag er voor het eerst van af.
verify-meaning-saved = Het verslag is niet van het spel waarvoor dit transcript is bewaard, of het is later opnieuw gemaakt met andere kaarten.
verify-meaning-play = De kaarten zijn zoals ze vóór het spel vaststonden. Maar zoals het hier staat, kan het spel niet zijn gespeeld.
verify-meaning-text = Het bestand is beschadigd, of het is geen verslag van een spel. Over de kaarten zegt dit niets.
verify-meaning-unverifiable = Alleen spellen waarin eerlijk is gedeeld, zijn te controleren, en pas als ze zijn afgelopen. Terugkijken kan ook bij andere verslagen.
verify-next = Wat je nu kunt doen
verify-next-keep = Bewaar dit bestand zoals het is, en je transcript ook.
verify-next-compare = Vergelijk het met een transcript: dat van jou, of dat van een andere speler.
verify-next-ask = Vraag de anderen aan tafel hun eigen kopie van het verslag te controleren.
verify-next-again = Haal het verslag opnieuw op, en controleer het nog eens.

## The fingerprint and the values

verify-fingerprint-title = Vingerafdruk van de tafel
verify-fingerprint-compare = Iedereen aan tafel zag deze vier groepen toen het spel begon. Vergelijk ze met wat jij en de anderen zagen.
verify-values = Alle waarden
verify-values-label = Waarden van het eerlijke delen
verify-values-copy = Alle waarden kopiëren
verify-values-copied = Gekopieerd

## What no check can show

verify-limits = Wat een verslag alleen niet kan bewijzen
verify-limit-record = Dat het van jouw spel is. Een server kan uit nieuwe geheimen een heel nieuw verslag maken. Een transcript, of een vingerafdruk die je hebt vergeleken, laat het zien.
verify-limit-server = De server ziet alle handen terwijl je speelt. Een oneerlijke server kan ze aan een vriend doorvertellen.
verify-limit-voice = Spelers kunnen met elkaar praten, via de telefoon of anders.
verify-limit-page = Deze pagina komt van de server. Vertrouw je niet wie die beheert, gebruik dan de opdrachtregel:
verify-limit-starts = Misschien stond een begin iemand niet aan en is het afgeblazen en overgedaan. De tafel laat dat zien, maar niemand kan het voorkomen.
verify-limit-stories = Een server kan jou de ene vastlegging tonen en iemand anders een andere. Vergelijk de vingerafdrukken: dan komt het aan het licht.
