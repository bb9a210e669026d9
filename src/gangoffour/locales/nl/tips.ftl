### Tips and strategy as a page to read, without JavaScript, and the exercises on this page and on that of the rules.
### One message is one heading, paragraph, item or cell. $card is a name in the nominative, as in cards.ftl.

## The page

tips-title = Tips en strategie
tips-description = Zo win je het kaartspel Gang of Four: je hand plannen, de uitwisseling, de laatste kaart, kaarten tellen, Gangs en punten, met plaatjes en oefeningen.
tips-lead = De regels ken je. Hier lees je wat goede spelers ermee doen.

## Planning

tips-plan = Plan je hele hand
tips-plan-sort = Verdeel je hand vóór de eerste ronde in combinaties. Hoe minder je er nodig hebt, hoe eerder je uit bent, en een kaart die nergens bij past, moet apart weg.
tips-plan-example = Dezelfde negen kaarten, op twee manieren:
tips-plan-good = Een reeks en twee paren.
tips-plan-bad = De full is sterker, maar laat vier losse kaarten achter.
tips-plan-order = Je laatste combinatie hoeft niet sterk te zijn, want niemand mag er nog op antwoorden. De combinatie ervoor wel: die moet de ronde winnen. Speel dus sterke kaarten zolang je nog zwakke kwijt moet, en bewaar een zwakke combinatie voor het laatst.
tips-plan-plays = { $count ->
    [one] { $count } combinatie
   *[other] { $count } combinaties
    }

## Five cards

tips-five = Vijf kaarten tegelijk
tips-five-odds = Zoveel van de 100 spelers vinden zo’n combinatie in de { $hand } kaarten die ze krijgen:
tips-five-kind = Combinatie
tips-five-share = Van de 100 spelers
tips-five-flush = Elke speler krijgt bij het delen een kleur (vijf kaarten van dezelfde kleur), en elke kleur verslaat elke reeks. Kom dus uit met een reeks om lage kaarten kwijt te raken, maar reken er niet op dat je er vroeg in een partij een ronde mee wint.
tips-five-house = Een full verslaat elke kleur, ook met lage kaarten. Hou er een bij elkaar als je een ronde moet winnen.
tips-five-pair = Bij een full beslist de trits. Doe er je laagste paar bij en hou het hoge.

## Special cards

tips-special = De bijzondere kaarten
tips-special-multi = Op zichzelf verliest de meerkleurige 1 van elke 2. In gezelschap kan die kaart meer: als vijfde kaart van een kleur in groen, geel of rood, samen met andere enen, of onder aan een reeks.
tips-special-phoenix = Samen zijn de feniksen een paar dat alleen een Gang kan verslaan. Apart verslaan ze allebei elke 10. In een full zijn ze meestal verspild, want de trits beslist.
tips-special-dragon = Alleen een Gang verslaat de draak. Maar de draak past bij geen andere kaart en moet dus altijd apart weg.

## The exchange

tips-exchange = De uitwisseling
tips-exchange-tribute = De afgestane kaart is de hoogste van een hand, en jij ziet welke het is. Wie die afstaat, heeft niets hogers gekregen. Onthoud dat.
tips-exchange-none = Afgestaan: { $card }. Deze speler heeft geen van deze kaarten gekregen:
tips-exchange-return = Heb je de partij gewonnen? Geef dan een kaart terug die je anders los zou moeten spelen. Een lage is het best: die verslaat weinig, en een 1 of een 2 past in weinig reeksen, terwijl een 5 of een 6 in bijna alle reeksen past.
tips-exchange-example = Teruggeven: { $card }. Wat blijft, is een reeks en een paar.

## The last two plays

tips-last = De laatste twee combinaties
tips-last-two = Plan je laatste twee combinaties samen, voordat je alleen die nog hebt. Win een ronde met de sterkste en kom dan uit met de andere: je bent uit, hoe laag die ook is.
tips-last-example = Als niemand een Gang heeft, winnen de feniksen de ronde. De 5 hoeft dan niets meer te verslaan.
tips-last-many = Eindig als het kan met twee of meer kaarten tegelijk. Dan is er geen laatste kaart te melden, en heeft niemand de plicht je tegen te houden.
tips-last-single = Hou je één kaart over, dan moet de speler voor je op elke losse kaart de hoogste kaart uit de hand spelen, als die hoog genoeg is. Een lage laatste kaart komt er alleen door als je ermee uitkomt. Hou dus een hoge, of iets om een ronde mee te winnen.

## Counting

tips-count = Tel wat er weg is
tips-count-high = Niemand onthoudt alle { $cards } kaarten. Begin met drie: de draak en de twee feniksen. Zijn die weg, dan is een rode 10 de hoogste losse kaart. Er zijn twee rode tienen, maar gelijk is niet genoeg.
tips-count-tens = Tel dan de tienen, en de kaarten van de waarden waar je eigen plan van afhangt.
tips-count-gang = Van elke waarde van 2 tot en met 10 zijn er { $copies } kaarten, en van de 1 zijn er { $ones }. Heb je dus { $enough } kaarten van een waarde gezien, in je hand of op tafel, dan kan niemand anders er een Gang van hebben. Van de enen moet je er { $enough_ones } hebben gezien.
tips-count-example = Wie deze kaarten heeft, hoeft niet bang te zijn voor een Gang met achten.

## Gangs

tips-gang = Een Gang breken of bewaren?
tips-gang-use = Een Gang wint een ronde die je op geen andere manier kunt winnen. Bewaar hem dus als je zwakke kaarten hebt die je alleen kwijtraakt door ermee uit te komen.
tips-gang-break = Maar een Gang is ook gewoon vier kaarten van dezelfde waarde, en los van elkaar zijn die soms meer waard. Vergelijk de plannen. Hier scheelt breken drie combinaties:
tips-gang-break-kept = De Gang blijft heel, en er blijven vier losse kaarten over.
tips-gang-broken = Een reeks en een trits.
tips-gang-keep = En hier zijn beide plannen even kort. Bewaar de Gang, want die wint de ronde, tenzij er een hogere Gang is:
tips-gang-keep-kept = Eerst de Gang, dan het paar.
tips-gang-keep-broken = De full kan worden verslagen, en dan wacht de losse 6 op een ronde.
tips-gang-late = Wacht niet te lang: een Gang in je hand kost punten, net als alle andere kaarten.

## Leading

tips-lead-chapter = Lang of kort uitkomen?
tips-lead-long = Kom uit met de langste combinatie van je zwakke kaarten. Zo raak je vijf kaarten tegelijk kwijt, en om te antwoorden hebben alle anderen vijf kaarten nodig, of een Gang.
tips-lead-long-example = Vijf lage kaarten in één keer.
tips-lead-sizes = Kijk hoeveel kaarten de anderen hebben. Wie er minder dan vijf heeft, kan op vijf kaarten alleen met een Gang antwoorden, en wie er drie of minder heeft, helemaal niet.
tips-lead-short = Op een losse kaart kan iedereen antwoorden. Kom ermee uit als je de volgende ronde weer kunt winnen, met de draak of een feniks, of als het je laatste kaart is.
tips-lead-keep = Uitkomen is meer waard dan een ronde: wie uitkomt, kiest wat er wordt gespeeld. Kom jij uit en kun je dat zo houden, raak dan kwijt wat in geen andere ronde past.

## Points

tips-points = Als kaarten dubbel tellen
tips-points-lead = Je kunt niet elke partij winnen. Is een ander bijna uit, zorg dan dat je onder de volgende drempel komt, ook als dat een goede combinatie kost:
tips-points-before = Kaarten over
tips-points-after = Eén minder
tips-points-cell = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
    }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
    }
tips-points-early = Speel dus in elke partij al vroeg iets, en blijf niet met { $hand } kaarten zitten wachten op het perfecte plan.

## The dragon

tips-dragon = Waar de draak goed voor is
tips-dragon-lead = Verspil de draak niet aan een ronde die je niets oplevert. Speel hem als je daarna wilt uitkomen: met een lange, zwakke combinatie, of met je op een na laatste.
tips-dragon-stop = En speel hem als een speler met één kaart met de volgende losse kaart uit kan zijn. Op de draak is geen ander antwoord dan een Gang.
tips-dragon-beats = De hoogste losse kaart van allemaal.
tips-dragon-duty = Komt die speler meteen na jou, dan neemt de plicht je de draak af: het is je hoogste kaart, dus je moet hem op de eerste losse kaart spelen, tenzij je een Gang speelt. Raak kwijt waar je de draak voor nodig hebt, voordat iemand nog maar één kaart heeft.

## One card

tips-one = Een speler met één kaart
tips-one-lead = Geef een speler met één kaart niets cadeau. Kom uit met twee of meer kaarten: daar kan die speler niet op antwoorden, op welke plaats dan ook.
tips-one-example = Zelfs het laagste paar is veilig voor een laatste kaart.
tips-one-singles = Heb je alleen losse kaarten, kom dan uit met de hoogste. De speler vlak voor een laatste kaart moet dat toch al, en voor alle anderen is het verstandig.
tips-one-follow = Worden er losse kaarten gespeeld, pas dan niet te snel: een hoge losse kaart is nu misschien de laatste kans om die speler tegen te houden.

## Exercises, on this page and on that of the rules. $number is the number of the exercise on its page

try-heading = Oefening { $number }: { $title }
try-top-play = Bovenste combinatie:
try-hand = Je hand: { $cards }
# The name of a group of buttons, one for each card.
try-choose-from = Je hand in oefening { $number }
# The name of a button that chooses a card. $card comes first, since it is what matters.
try-card = { $card }, oefening { $number }
try-check = Nakijken
# The full name of the button "Check"; it has to contain its text.
try-check-name = Nakijken: oefening { $number }
# The full name of the button "Pass" (hand-pass); it has to contain its text.
try-pass-name = Passen in oefening { $number }
try-choose = Kies eerst een of meer kaarten.
try-right = Goed!
try-allowed = Het mag, maar het kan beter.
try-refused = Dat kun je niet spelen.
try-solution = Oplossing van oefening { $number }

## Exercise: two plays

tips-try-plan = Twee combinaties
tips-try-plan-question = Jij komt uit. Zoek een combinatie waarna je er nog maar één nodig hebt.
tips-try-plan-straight = De trits achten blijft bij elkaar en is je laatste combinatie.
tips-try-plan-triple = De reeks blijft bij elkaar en is je laatste combinatie. Deze volgorde is de beste: de trits maakt een goede kans de ronde te winnen, en een laatste combinatie hoeft niet sterk te zijn.
tips-try-plan-flush = De kleur haalt een kaart uit de trits. Wat overblijft, is een paar en een losse kaart, dus je hebt nog twee combinaties nodig.
tips-try-plan-other = Daarna heb je nog twee combinaties nodig, of zelfs meer.

## Exercise: for certain

tips-try-last = Gegarandeerd
tips-try-last-question = Jij komt uit, en niemand kan nog een Gang hebben. Waarmee win je de partij gegarandeerd?
tips-try-last-dragon = Niemand kan de draak verslaan, dus jij komt weer uit. Dan is het paar je laatste combinatie, en niemand mag erop antwoorden.
tips-try-last-pair = Elk hoger paar verslaat dit, en dan moet de draak wachten op een ronde met losse kaarten.
tips-try-last-single = Dit breekt het paar. Je hebt nog twee combinaties nodig, en de anderen kunnen eerder uit zijn.

## Exercise: the highest single

tips-try-count = De hoogste losse kaart
tips-try-count-question = De draak en beide feniksen zijn gespeeld. Welke kaart is met geen andere losse kaart meer te verslaan?
tips-try-count-red = Rood is de hoogste kleur, en de andere rode 10 is gelijk. Gelijk is niet genoeg.
tips-try-count-yellow = Die verslaat de groene 10, maar misschien heeft iemand een rode 10.
tips-try-count-pass = Je mag passen, maar je hebt hier een kaart die het in deze ronde van alle losse kaarten wint.

## Exercise: on the dragon

tips-try-gang = Op de draak
tips-try-gang-question = Iemand heeft de draak gespeeld. Niemand anders dan jij kan een Gang hebben. Waarmee win je de partij gegarandeerd?
tips-try-gang-gang = Niemand kan de Gang verslaan, dus jij komt weer uit: met je laatste kaart, welke dat ook is.
tips-try-gang-pass = Dan wint de draak de ronde, en komt een ander uit.

## Exercise: seven cards

tips-try-points = Zeven kaarten
tips-try-points-question = Je hebt negen kaarten, en een van de anderen is bijna uit. Wat speel je?
tips-try-points-eights = Er blijven zeven kaarten over. Die zouden 7 punten kosten, en negen kaarten 18. De tienen hou je voor een volgend paar.
tips-try-points-tens = Er blijven zeven kaarten over. Die zouden 7 punten kosten, en negen kaarten 18. Met de achten kan het ook, en dan hou je de tienen.
tips-try-points-pass = Je zou op negen kaarten blijven staan, en die zouden 18 punten kosten. Met zeven zouden het er 7 zijn.

## Exercise: no help

tips-try-one = Geen hulp
tips-try-one-question = De speler tegenover je heeft nog één kaart. Jij komt uit. Wat speel je?
tips-try-one-pair = Een speler met één kaart kan niet antwoorden op een paar. Wie de ronde ook wint, het is iemand anders.
tips-try-one-ten = Van al je losse kaarten is dit de veiligste. Maar is de laatste kaart een feniks of de draak, dan kan de partij afgelopen zijn.
tips-try-one-single = Als niemand die tegenhoudt, maakt elke hogere laatste kaart een eind aan de partij.

## The way on

tips-rules = Lees de regels
tips-learn = Leer het stap voor stap
