### The lessons of the tutorial: what is said while a learner plays with fixed cards. One or two short sentences each.
### The messages of a lesson stand in the order in which they are said: its name, what it is about in the list, then the
### tasks, each with its hint, its praise, and the reasons why another play is not taken.

## 1. Get rid of your cards. The learner holds a yellow 4, a red 7 and a green 10

lesson-cards-name = Raak je kaarten kwijt
lesson-cards-about = Versla een kaart met een hogere, tot je hand leeg is.
lesson-cards-first = Wie als eerste alle kaarten kwijt is, wint de partij. Er ligt een 2 op tafel: speel een hogere kaart.
lesson-cards-first-hint = Kies de 4, je laagste kaart, en speel die.
lesson-cards-first-praise = Precies: zo laag als het kan.
lesson-cards-too-high = Dat is hoger, maar een lagere kaart is genoeg. Bewaar de hoge, die heb je nog nodig.
lesson-cards-no-pass = Je mag passen, maar je hebt een kaart die hoog genoeg is. Elke kaart die je houdt, is er een te veel.
lesson-cards-second = De anderen gingen hoger, en jij bent weer aan de beurt. Versla de 6.
lesson-cards-second-hint = De 7 is net hoog genoeg.
lesson-cards-third = Nog één kaart, en een 9 om te verslaan. Waar wacht je op?
lesson-cards-third-hint = Je 10 verslaat de 9. Speel die, en de partij is van jou.
lesson-cards-done = Je hand is leeg, dus de partij is meteen afgelopen: niemand mag nog antwoorden. Elke kaart die de anderen nog hebben, kost ze punten, en punten zijn slecht.

## 2. Colours break ties. The learner holds red 5, green 7, yellow 7, yellow 9, red 9 and yellow 10

lesson-colours-name = Bij gelijke waarde telt de kleur
lesson-colours-about = Hebben twee kaarten dezelfde waarde, dan beslist de kleur.
lesson-colours-seven = Groen is de laagste kleur, dan komt geel, dan rood. Er ligt een groene 7 op tafel: versla die met een 7.
lesson-colours-seven-hint = Je groene 7 is gelijk, en gelijk is niet hoger. De gele 7 wel.
lesson-colours-seven-praise = Geel verslaat groen.
lesson-colours-seven-rank = Dat wint op waarde. Hier is een 7 van een hogere kleur genoeg: welke?
lesson-colours-red-seven = En een rode 7 verslaat jouw gele. Geen 7 is hoger dan een rode.
lesson-colours-nine = Een groene 9. Je hebt twee negens die hoger zijn: speel de laagste van de twee.
lesson-colours-nine-hint = Geel zit tussen groen en rood: je gele 9 is net hoog genoeg.
lesson-colours-nine-praise = En je houdt de rode 9, de hoogste van alle negens.
lesson-colours-nine-red = De rode 9 wint, maar de gele 9 is genoeg. Bewaar de rode.
lesson-colours-nine-rank = Een 10 verslaat elke 9, maar dat is hier te veel van het goede. Een 9 is genoeg.
lesson-colours-ten = Verrassing: een groene 10. De waarde gaat voor, dus aan je rode 9 heb je hier niets; maar jij hebt ook een 10.
lesson-colours-ten-hint = Je gele 10 is hoger dan de groene 10.
lesson-colours-done = Eerst de waarde, dan de kleur, en een gelijke kaart wint nooit. De vierkantjes op de kaarten laten de kleur zien: één voor groen, twee voor geel, drie voor rood.

## 3. Pairs and triples. The learner holds two 5s (yellow, red), two 7s (green, red) and three 9s

lesson-pairs-name = Paren en tritsen
lesson-pairs-about = Twee of drie kaarten van dezelfde waarde gaan samen weg.
lesson-pairs-pair = Twee kaarten van dezelfde waarde zijn een paar, en op een paar komt een hoger paar. Een van jouw paren is net hoog genoeg: welk?
lesson-pairs-pair-hint = Kijk naar de kleuren: jouw zevens zijn groen en rood, deze zijn groen en geel.
lesson-pairs-pair-praise = Zevens op zevens: de beste kleur in het paar beslist, en rood verslaat geel.
lesson-pairs-pair-nines = Dat is hoger, maar het haalt twee kaarten uit je drie negens. Een lager paar is genoeg.
lesson-pairs-triple = Alle anderen pasten, dus jij komt uit, en dat mag met wat je wilt. Drie kaarten van dezelfde waarde zijn een trits: kom uit met die van jou.
lesson-pairs-triple-hint = Kies alle drie de negens.
lesson-pairs-house = Slim: een trits en een paar samen zijn een full, en je hele hand is in één keer weg! Daar komt nog een eigen les over.
lesson-pairs-triple-other = Daarmee mag je uitkomen, maar drie kaarten tegelijk is beter dan een of twee. Kom uit met de drie negens samen.
lesson-pairs-out = Niemand heeft een hogere trits. Nog twee kaarten, en jij komt weer uit: hoe maak je het af?
lesson-pairs-out-hint = Je vijven zijn een paar.
lesson-pairs-out-single = Met één 5 blijft de andere achter. Ze kunnen samen weg.
lesson-pairs-done = Zeven kaarten in drie beurten! Hoe meer kaarten samen weggaan, hoe eerder je hand leeg is.

## 4. Pass. The learner holds a green 4, two 9s and a red 10

lesson-pass-name = Passen
lesson-pass-about = Je hoeft niet te spelen, en je kunt weer meedoen.
lesson-pass-cannot = Er ligt een trits, en jij hebt er geen. Niets in je hand verslaat die, dus pas.
lesson-pass-cannot-hint = Druk op ‘Passen’.
lesson-pass-cannot-praise = Passen kost je alleen deze ene beurt.
lesson-pass-rather-not = Een rode 8. Een 9 zou winnen, maar je twee negens zijn samen meer waard: pas, ook al kun je spelen.
lesson-pass-rather-not-hint = Druk op ‘Passen’ en kijk wat de anderen doen.
lesson-pass-rather-not-praise = Geduld!
lesson-pass-rather-not-nine = Dat verslaat de 8, maar het breekt je paar negens. Pas deze keer, en wacht.
lesson-pass-rather-not-ten = Dat verslaat de 8, maar je rode 10 kan veel meer verslaan. Pas deze keer, en wacht.
lesson-pass-back = Verrassing: je bent weer aan de beurt, want passen geldt maar voor één beurt. Versla de groene 10.
lesson-pass-back-hint = Je rode 10 is hoger dan de groene 10. Doe daarmee weer mee.
lesson-pass-done = Je hebt gepast, en toch is de ronde van jou. Die is pas afgelopen als na de bovenste combinatie alle anderen hebben gepast.

## 5. Win the trick, lead anything. The learner holds 2, 5, 5, 7, 10, 10 when it comes to leading

lesson-lead-name = Win de ronde, kom vrij uit
lesson-lead-about = Als alle anderen passen, bepaal jij wat er daarna wordt gespeeld.
lesson-lead-win = Als alle anderen passen, is de ronde van jou, en kom jij uit in de volgende. Versla de 8, dan zie je het.
lesson-lead-win-hint = Je rode 9 is hoog genoeg, en wie de ronde wint, komt uit.
lesson-lead-win-ten = Dat is hoger, maar je twee tienen zijn een paar. De 9 is genoeg.
lesson-lead-yours = Iedereen heeft gepast: de ronde is van jou. Nu is er niets te verslaan, en je komt uit met een combinatie naar keuze.
lesson-lead-choose = Je kunt op acht manieren uitkomen, en één is de beste. Probeer er een en kijk wat ervan komt.
lesson-lead-choose-hint = Twee lage kaarten kunnen samen weg, en met twee hoge kun je de ronde terugwinnen.
lesson-lead-two = Je laagste kaart is weg, maar het is er maar één, en nu komt een ander uit. Kom met iets anders uit.
lesson-lead-seven = Twee kaarten waren hoger, en nu komt een ander uit: een 7 is laag noch hoog. Kom met iets anders uit.
lesson-lead-five = Nu staat je andere 5 alleen, en een 5 alleen verslaat weinig. Hou bij elkaar wat bij elkaar hoort, en kom met iets anders uit.
lesson-lead-ten = Een rode 10 was hoger, en je andere 10 staat nu alleen. Kom met iets anders uit.
lesson-lead-tens = Niemand antwoordt, en jij komt weer uit. Maar al je lage kaarten zijn er nog, en niets brengt je nog terug: kom met iets anders uit.
lesson-lead-fives-praise = Twee lage kaarten tegelijk.
lesson-lead-fives = Op een paar komen hogere paren, en de laatste zijn negens. Win de ronde terug.
lesson-lead-fives-hint = Je tienen verslaan de negens. Daar had je ze voor bewaard.
lesson-lead-done = Vier kaarten minder, en jij komt weer uit. Kom uit met lage kaarten samen, en bewaar iets hoogs om terug te komen.

## 6. Five cards. A hand of its own for each task

lesson-five-name = Vijf kaarten
lesson-five-about = Reeks, kleur, full, kleurenreeks: van laag naar hoog.
lesson-five-straight = Vijf opeenvolgende waarden zijn een reeks, in welke kleuren dan ook. Hier ligt er een tot en met 5: maak een hogere.
lesson-five-straight-hint = Je hebt vijf opeenvolgende waarden, van 4 tot en met 8. De suggestie kiest ze in één keer.
lesson-five-straight-praise = Vijf kaarten tegelijk!
lesson-five-straight-done = De reeks met de hoogste bovenste kaart wint. Boven elke reeks staat de kleur: vijf kaarten van dezelfde kleur.
lesson-five-flush = Nieuwe kaarten, en een reeks tot en met 10: hoger komt geen reeks. Versla die met een kleur.
lesson-five-flush-hint = Vijf van je kaarten zijn rood, en dat is een kleur.
lesson-five-flush-praise = Zelfs een lage kleur verslaat elke reeks.
lesson-five-surprise = Verrassing: drie enen en twee tweeën verslaan je kleur. Een trits met een paar is een full, en die verslaat elke kleur.
lesson-five-house = Nieuwe kaarten, en nu doe jij hetzelfde. Versla deze kleur met een full.
lesson-five-house-hint = Je hebt drie drieën en twee vieren, en dat is een full.
lesson-five-house-praise = Bij twee fulls telt eerst de trits.
lesson-five-house-done = Eén soort is nog hoger: de kleurenreeks, vijf opeenvolgende waarden in dezelfde kleur.
lesson-five-straight-flush = Nieuwe kaarten, en een full met drie tienen. Versla die met een kleurenreeks.
lesson-five-straight-flush-hint = Je gele kaarten lopen van 2 tot en met 6, en dat is een kleurenreeks.
lesson-five-unaided-soon = Reeks, kleur, full, kleurenreeks: dat is de volgorde. Zoek er nu een zonder suggesties.
lesson-five-unaided = Een kleur in rood, hoogste kaart 10. Welke vijf van je kaarten verslaan die?
lesson-five-unaided-hint = Je reeks is te zwak, en je groene kaarten komen maar tot 9. Zoek een trits en een paar.
lesson-five-done = Lage kaarten van een hoge soort verslaan hoge kaarten van een lage soort. Deze vier soorten mogen op elkaar, en verder nergens op.

## 7. The gang. First the learner holds four 3s, later five 2s, two 7s and a 9

lesson-gang-name = De Gang
lesson-gang-about = Vier kaarten van dezelfde waarde verslaan alle andere soorten.
lesson-gang-break = Een kleurenreeks, de hoogste soort met 5 kaarten. Maar vier kaarten van dezelfde waarde zijn een Gang, en een Gang verslaat elke andere soort: speel je drieën.
lesson-gang-break-hint = Je vier drieën zijn een Gang. Die verslaat dit, en al het andere dat geen Gang is.
lesson-gang-break-praise = Een Gang of Four! Die breekt zelfs een kleurenreeks.
lesson-gang-five = Verrassing: een Gang of Five breekt die van jou, en nog wel met enen! Meer kaarten gaat voor; bij evenveel kaarten telt de hogere waarde.
lesson-gang-keep = Nieuwe kaarten, en een paar zessen. Een Gang mag ook op een paar, maar kan het niet goedkoper?
lesson-gang-keep-hint = Je twee zevens verslaan de zessen en laten je Gang heel.
lesson-gang-keep-gang = Een Gang mag op alles, maar voor een paar zessen is die te goed. Bewaar hem voor later.
lesson-gang-top = Vier tienen, de hoogste Gang of Four die er is. Kun je zelfs die verslaan?
lesson-gang-top-hint = Tel je tweeën: het zijn er vijf, en meer kaarten gaat voor.
lesson-gang-top-praise = Vijf tweeën verslaan vier tienen.
lesson-gang-done = De ronde is van jou. Een Gang mag op alles, maar op een Gang mag alleen een hogere Gang.

## 8. Special cards. A hand of its own for each: the multi-coloured 1, a phoenix and the dragon, both phoenixes

lesson-special-name = Bijzondere kaarten
lesson-special-about = De meerkleurige 1, de feniksen en de draak.
lesson-special-open = Wie de meerkleurige 1 krijgt, begint het spel, en die kaart moet in de eerste combinatie zitten. In een kleur neemt die de kleur van de andere kaarten aan: maak er een kleur in groen mee en kom daarmee uit.
lesson-special-open-hint = Kies de meerkleurige 1 en je vier groene kaarten.
lesson-special-open-praise = Deze kaart kan groen, geel of rood zijn, net wat je nodig hebt.
lesson-special-open-alone = Je mag er alleen mee uitkomen, maar dan is het gewoon een 1. Met je vier groene kaarten is het een kleur.
lesson-special-opened = Alleen in de eerste combinatie van een spel moet die kaart zitten. Het is de hoogste 1, maar een andere waarde krijgt die nooit.
lesson-special-phoenix = Nieuwe kaarten, en een rode 10, de hoogste van alle tienen. Daarboven staan de feniksen: speel die van jou.
lesson-special-phoenix-hint = Je groene feniks is hoger dan elke 10.
lesson-special-phoenix-dragon = De draak wint ook, maar de feniks is genoeg. Bewaar de draak.
lesson-special-dragon = De gele feniks is hoger dan de groene. Boven allebei staat de draak: die verslaat elke andere losse kaart.
lesson-special-dragon-hint = Geen losse kaart is hoger dan je draak. Die speel je alleen, nooit met andere kaarten.
lesson-special-broken = Verrassing: een Gang verslaat zelfs de draak. Verder kan niets dat.
lesson-special-couple = Nieuwe kaarten, en een paar tienen. Je twee feniksen zijn ook een paar: speel het.
lesson-special-couple-hint = Je twee feniksen zijn het hoogste paar dat er is.
lesson-special-done = Feniksen speel je alleen, als paar, of als het paar van een full. De draak speel je altijd alleen.

## 9. Last card! First the learner holds a yellow 5 and a red 10, later two 4s, two 6s and a red 10

lesson-last-name = Laatste kaart!
lesson-last-about = Meld je laatste kaart, en hou tegen wie er nog maar één heeft.
lesson-last-call = Wie nog één kaart heeft, meldt dat. Aan de meeste tafels gaat dat vanzelf, hier doe je het zelf: speel de 5, en meld daarbij je laatste kaart.
lesson-last-call-hint = Kies de 5, zet ‘Kaart!’ aan en speel.
lesson-last-call-praise = Nu weet iedereen het.
lesson-last-call-silent = Zonder melding zou je deze partij niet meer meedoen, met je kaart nog in de hand. Meld je laatste kaart bij het spelen.
lesson-last-call-ten = Goed gemeld, maar dan hou je een 5 over, en een 5 verslaat weinig. Bewaar de 10.
lesson-last-call-pass = Je mag passen, maar je 5 is hoog genoeg. Speel die en kijk wat je melding doet.
lesson-last-bound = Verrassing: de speler voor je moest de hoogste kaart uit de hand spelen, om je tegen te houden. Is een groene 10 genoeg?
lesson-last-bound-hint = Je rode 10 is hoger dan de groene 10. Speel die, en de partij is van jou.
lesson-last-out = Het was niet genoeg, en je bent al je kaarten kwijt. Bekijk het nu van de andere kant.
lesson-last-highest = De speler na jou heeft nog maar één kaart, dus nu heb jij een plicht. Op een losse kaart moet je je hoogste kaart spelen, als die hoog genoeg is.
lesson-last-highest-hint = Speel de rode 10. Een andere kaart mag niet, en passen ook niet.
lesson-last-lead = Jij komt uit, maar je plicht blijft: je moet uitkomen met twee of meer kaarten als dat kan. Welk paar?
lesson-last-lead-hint = Begin met het hoogste paar: de zessen.
lesson-last-lead-low = Daarmee mag je uitkomen, maar een laag paar is zo verslagen. Begin met de zessen.
lesson-last-finish = Niemand antwoordt, en jij komt weer uit. En nu?
lesson-last-finish-hint = Je twee vieren zijn een paar, en twee kaarten gaan weg zonder melding.
lesson-last-done = Jij wint de partij. Eén kaart kan nooit antwoorden op een paar: zo hou je een laatste kaart tegen.

## 10. Score, exchange, turn about. First eight cards, then two 9s, then a whole hand, at last a green 10

lesson-score-name = Punten, uitwisseling, speelrichting
lesson-score-about = Wat kaarten kosten die je overhoudt, wie wie een kaart geeft, en wanneer een spel eindigt.
lesson-score-eight = Iemand heeft nog maar één kaart, en jij hebt er acht. Acht kaarten over kost 16 punten, zeven kost 7: raak er een kwijt.
lesson-score-eight-hint = Elke kaart hoger dan de 4 is goed. Acht kaarten over kost 16 punten, zeven kost 7.
lesson-score-points = 7 punten in plaats van 16! Vanaf acht kaarten telt elke kaart dubbel, vanaf elf driedubbel, vanaf veertien vier keer, en alle zestien tellen vijf keer.
lesson-score-win = De volgende partij is bijna afgelopen, en deze keer kom jij uit. Maak het af.
lesson-score-win-hint = Speel beide negens tegelijk.
lesson-score-win-single = Met één 9 blijft de andere achter. Ze kunnen samen weg.
lesson-score-won = Jij bent de winnaar van de partij; de verliezer heeft de meeste kaarten over. Voor de volgende partij wisselen die twee een kaart uit.
lesson-score-exchange = Verrassing: de verliezer moet de hoogste kaart aan jou afstaan, en dat is de draak! Jij geeft een kaart naar keuze terug: welke mis je het minst?
lesson-score-exchange-hint = De groene 1 is je laagste kaart, en die hoort bij geen paar.
lesson-score-exchange-praise = De beste kaart voor de slechtste: zoveel is winnen waard.
lesson-score-exchange-dragon = Je mag zelfs de draak teruggeven, maar dan was de uitwisseling voor niets. Geef je laagste kaart terug.
lesson-score-exchange-high = Je mag die teruggeven, maar hoge kaarten winnen rondes. Geef je laagste kaart terug.
lesson-score-exchange-lower = Die hoort bij geen paar, maar je hebt een kaart die nog lager is. Geef die terug.
lesson-score-exchange-pair = Je mag die teruggeven, maar dat breekt een paar. Geef een lage kaart terug die alleen staat.
lesson-score-turned = De winnaar van de vorige partij komt uit. En de speelrichting is omgedraaid, zoals in elke nieuwe partij: wie voor jou speelde, speelt nu na jou.
lesson-score-hundred = Een paar partijen later. Zodra een score 100 bereikt, is het spel afgelopen, en de laagste score wint: kun jij er een eind aan maken?
lesson-score-hundred-hint = Je 10 verslaat de 9. Het is je laatste kaart, en daarmee is het spel uit.
lesson-score-done = Iemand heeft meer dan 100 punten, en de laagste score is van jou: jij wint het spel. Nu weet je alles wat je nodig hebt, dus schuif aan aan een echte tafel.
