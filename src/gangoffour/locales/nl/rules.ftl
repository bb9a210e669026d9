### The rules as a page to read, without JavaScript. One message is one heading, paragraph, item or cell.
### Numbers come as facts. $combination and $card are names in the nominative, as in cards.ftl.

## The page

rules-title = Zo speel je Gang of Four
rules-description = De regels van het kaartspel Gang of Four in vijf minuten, met plaatjes: kaarten, combinaties, Gangs, de laatste kaart en de punten.
rules-lead = Vijf minuten lezen, en je kunt overal aanschuiven.
rules-contents = Op deze pagina
rules-languages = Andere talen
rules-play = Probeer het nu aan een tafel

## What it is about

rules-aim = Waar het om gaat
rules-aim-deal = Raak al je kaarten kwijt voordat het de anderen lukt. Wie dat als eerste doet, wint de partij en krijgt geen punten.
rules-aim-points = De anderen krijgen punten voor de kaarten die ze nog hebben, en punten zijn slecht. Zodra iemand er { $limit } of meer heeft, is het spel afgelopen, en de laagste score wint.

## The cards

rules-cards = De kaarten
rules-cards-deck = Er zijn { $cards } kaarten. De waarden 1 tot en met 10 zijn er in groen, geel en rood, elke kaart twee keer. Vier kaarten zijn er maar één keer: de meerkleurige 1, twee feniksen en de draak.
rules-cards-row = { colour }: 1 tot en met 10
rules-cards-hand = Met vier spelers krijgt iedereen { $hand } kaarten. Niemand ziet de kaarten van de anderen, maar hoeveel het er zijn, mag iedereen weten.
rules-cards-rank = Hoe hoger de waarde, hoe hoger de kaart: van 1 tot en met 10, dan de feniksen, dan de draak.
rules-cards-colour = Zijn de waarden gelijk, dan beslist de kleur. Groen is het laagst, geel is hoger en rood is het hoogst. De vierkantjes onder aan de kaart laten het zien: één, twee of drie.
rules-cards-multi = De meerkleurige 1 is de hoogste 1, maar lager dan elke 2. In een kleur (vijf kaarten van dezelfde kleur) neemt die de kleur van de andere vier kaarten aan.
rules-cards-phoenix = De feniksen zijn hoger dan elke 10, en de gele is hoger dan de groene. Speel er een alleen, of allebei als paar, ook als het paar van een full. Verder passen ze nergens bij.
rules-cards-dragon = De draak is de hoogste losse kaart en wordt altijd alleen gespeeld.

## Turns and tricks

rules-trick = Een ronde
rules-trick-lead = Eén speler komt uit met een combinatie naar keuze.
rules-trick-follow = Daarna gaat de beurt van speler naar speler. Je speelt iets hogers met evenveel kaarten, of je past.
rules-trick-pass = Je mag ook passen als je zou kunnen spelen. En het geldt niet voor altijd: ben je in deze ronde nog eens aan de beurt, dan mag je weer spelen.
rules-trick-end = Als alle anderen hebben gepast, is de ronde afgelopen. Wie de bovenste combinatie heeft gespeeld, komt uit in de volgende ronde. Wie uitkomt, mag niet passen.
rules-trick-first = In de eerste partij van een spel komt de speler met de meerkleurige 1 uit, en die kaart moet in de eerste combinatie zitten.
rules-trick-example = Een ronde, beurt voor beurt
rules-trick-example-lead = Ana komt uit: { $combination }
rules-trick-example-pass = Tomek past. Hij is iets beters van plan.
rules-trick-example-beat = Mei speelt: { $combination }
rules-trick-example-passes = Lena past, en Ana ook.
rules-trick-example-return = Tomek doet weer mee en speelt: { $combination }
rules-trick-example-end = Mei, Lena en Ana passen. Tomek komt uit in de volgende ronde.

## Combinations

rules-kinds = Combinaties
rules-kinds-lead = Er zijn acht soorten combinaties. Iets anders kun je niet spelen.
rules-kind-single = Losse kaart
rules-kind-single-text = Eén kaart, welke dan ook.
rules-kind-pair = Paar
rules-kind-pair-text = Twee kaarten van dezelfde waarde, in welke kleuren dan ook. De twee feniksen zijn het hoogste paar.
rules-kind-triple = Trits
rules-kind-triple-text = Drie kaarten van dezelfde waarde.
rules-kind-straight = Reeks
rules-kind-straight-text = Vijf opeenvolgende waarden, in welke kleuren dan ook. Verder dan de 10 gaat een reeks niet.
rules-kind-flush = Kleur
rules-kind-flush-text = Vijf kaarten van dezelfde kleur. Een waarde mag twee keer voorkomen.
rules-kind-full-house = Full
rules-kind-full-house-text = Een trits en een paar.
rules-kind-straight-flush = Kleurenreeks
rules-kind-straight-flush-text = Vijf opeenvolgende waarden, allemaal in dezelfde kleur.
rules-kind-gang = Gang
rules-kind-gang-text = Vier of meer kaarten van dezelfde waarde. Als je aan de beurt bent, mag je een Gang op alles spelen, hoeveel kaarten er ook liggen. Alleen een hogere Gang verslaat die. De grootste is de Gang of Seven: alle enen.
rules-kinds-five = Op een combinatie met 5 kaarten mag elke andere met 5 kaarten, als die hoger is: elke kleur verslaat elke reeks, elke full verslaat elke kleur, en elke kleurenreeks verslaat elke full.

## What beats what

rules-beats = Wat verslaat wat
rules-beats-lead = Twee combinaties van dezelfde soort vergelijk je kaart voor kaart, van de hoogste naar beneden: eerst de waarde, dan de kleur. Het eerste verschil beslist.
rules-beats-word = verslaat
rules-beats-not-word = verslaat niet
rules-beats-rank = Waarde gaat voor kleur.
rules-beats-colour = Het zijn allebei paren drieën, dus de betere kleur beslist: één rode kaart is genoeg.
rules-beats-next = De hoogste kaarten zijn gelijk, dus de volgende beslissen.
rules-beats-kind = De soort gaat voor al het andere: zelfs een lage kleur verslaat de hoogste reeks.
rules-beats-full-house = Bij een full beslist de trits, hoe hoog het paar ook is.
rules-beats-gang = Zelfs de laagste Gang verslaat de hoogste kleurenreeks.
rules-beats-gang-size = Van twee Gangs wint die met de meeste kaarten, en bij evenveel kaarten die met de hoogste waarde.
rules-beats-equal = Gelijk is niet genoeg: je moet hoger zijn.

## The last card

rules-last = De laatste kaart
rules-last-call = Hou je na het spelen één kaart over, dan moet je dat melden: ‘Kaart!’ Aan de meeste tafels hier doet het programma het voor je.
rules-last-forgotten = Wie het aan de andere tafels vergeet, doet deze partij niet meer mee: de kaart blijft in de hand, en dat kost { $points ->
    [one] { $points } punt
   *[other] { $points } punten
    }.
rules-last-duty = Vanaf dat moment moet de speler die er vlak voor aan de beurt is, de weg versperren:
rules-last-duty-follow = Ligt er een losse kaart, dan moet die speler de hoogste kaart uit de hand spelen. Is die te laag, dan is het passen.
rules-last-duty-lead = Uitkomen moet met twee of meer kaarten. Zijn er alleen losse kaarten, dan met de hoogste.
rules-last-duty-gang = Een Gang mag altijd in plaats daarvan.
rules-last-example = Op tafel ligt: { $top }. Uit deze hand is verplicht: { $card }.
rules-last-hand = Hand: { $cards }

## Points

rules-points = Punten
rules-points-lead = Een partij is meteen afgelopen als iemand alle kaarten heeft gespeeld. De anderen tellen wat ze nog hebben. Hoe meer kaarten, hoe meer elke kaart kost:
rules-points-cards = Kaarten over
rules-points-each = Elke telt
rules-points-sum = Punten
rules-points-span = { $from }–{ $to }
rules-points-times = ×{ $factor }
rules-points-hint = Met { $few } kaarten krijg je { $few_points } punten, met { $many } al { $many_points }. Let op die sprong.

## The next deal

rules-next = De volgende partij
rules-next-exchange = Wie de meeste kaarten over had, moet de hoogste kaart van de nieuwe hand afstaan aan de winnaar van de vorige partij. De winnaar geeft een kaart naar keuze terug. Iedereen ziet beide kaarten.
rules-next-tie = Hadden meer spelers de meeste kaarten, dan staat degene met de hoogste score een kaart af.
rules-next-lead = Daarna komt de winnaar van de vorige partij uit met een combinatie naar keuze.
rules-next-direction = De speelrichting wisselt elke partij: de eerste gaat tegen de wijzers van de klok in, de tweede met de wijzers van de klok mee, enzovoort.
rules-next-end = Heeft na een partij iemand een score van { $limit } bereikt, dan komt er geen volgende. De laagste score wint het spel; bij een gelijke laagste score wordt de winst gedeeld. Voor een kort spel kun je een lagere grens of een aantal partijen kiezen.

## Three players

rules-three = Met drie spelers
rules-three-hand = Ook met drie spelers krijgt iedereen { $hand } kaarten. De andere { $hand } blijven opzij liggen als dode hand, en niemand ziet ze.
rules-three-lead = Heeft in de eerste partij niemand de meerkleurige 1 gekregen, dan komt de speler rechts van de deler uit met een combinatie naar keuze.

## Rule sets

rules-sets = Verschillende regels
rules-sets-lead = De gedrukte spelregels verschillen op een paar punten, dus een tafel kan kiezen uit vier voorinstellingen.
rules-sets-name = Voorinstelling
rules-sets-differs = Wat er anders is
rules-sets-classic = Niets: het is wat op deze pagina staat. De eerste combinatie van een spel heeft hoogstens { $most } kaarten.
rules-set-players-allowed = Alleen voor vier spelers.
rules-set-opening-max-cards = De eerste combinatie van een spel mag elk aantal kaarten hebben.
rules-set-full-house-tiebreak = Fulls met gelijke tritsen zijn gelijk, welke paren ze ook hebben.
rules-set-multi-one-in-flush = In een kleur is de meerkleurige 1 niet meer waard dan een 1 van die kleur.
rules-set-last-card-duty = Voor de speler voor een laatste kaart geldt geen plicht.
rules-set-duty-gang = Is de hoogste kaart te laag om een laatste kaart tegen te houden, dan moet er een Gang worden gespeeld, als die er is.
rules-set-duty-lead-highest-single = Een speler met deze plicht die alleen losse kaarten heeft, mag met elke daarvan uitkomen.
rules-set-loser-tiebreak = Hadden meer spelers de meeste kaarten, dan staat degene die de hoogste kaart over had een kaart af.

## Fair deals

rules-fair = Wordt er eerlijk gedeeld?
rules-fair-text = Je hoeft ons niet op ons woord te geloven. Voor elk spel kiezen de server en het programma van elke speler een geheim getal en verzegelen dat. Uit al die getallen samen volgt wie welke kaarten krijgt, dus niemand kan dat sturen, ook de server niet. Elke speler ziet dezelfde vingerafdruk van de tafel. Na het spel opent de server zijn geheim, en wie wil, kan elke hand narekenen.

## Exercises

rules-try-flush = Zoek de kleur
rules-try-flush-question = Jij komt uit. Welke kaarten zijn samen een kleur (vijf kaarten van dezelfde kleur)?
rules-try-flush-right = De meerkleurige 1 neemt de kleur van de andere vier kaarten aan, dus dit is een kleur in rood.
rules-try-flush-other = Daarmee mag je uitkomen, maar het is geen kleur.
rules-try-house = Versla de full
rules-try-house-question = Iemand heeft een full gespeeld. Kun je die verslaan?
rules-try-house-low = Zevens zijn hoger dan zessen, en het paar doet er niet toe.
rules-try-house-high = Die is hoger, want zevens zijn hoger dan zessen. Een lager paar was genoeg geweest.
rules-try-house-pass = Je mag hier altijd passen, maar deze hand kan de full verslaan.
rules-try-duty = De plicht
rules-try-duty-question = De volgende speler heeft de laatste kaart gemeld. Welke kaart moet je spelen?
rules-try-duty-right = Het is de hoogste kaart van je hand. Een lagere kaart mag niet, en passen ook niet.

## The way on

rules-tips = Tips en strategie
rules-learn = Leer het stap voor stap
