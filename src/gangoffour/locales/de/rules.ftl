### The rules as a page to read, without JavaScript. One message is one heading, paragraph, item or cell.
### Numbers come as facts. $combination and $card are names in the nominative, as in cards.ftl.

## The page

rules-title = So spielt man Gang of Four
rules-description = Die Regeln des Kartenspiels Gang of Four in fünf Minuten, mit Bildern: Karten, Kombinationen, Gangs, die letzte Karte und die Punkte.
rules-lead = Fünf Minuten lesen, und du kannst dich an jeden Tisch setzen.
rules-contents = Auf dieser Seite
rules-languages = Andere Sprachen
rules-play = Probier es gleich am Tisch aus

## What it is about

rules-aim = Worum es geht
rules-aim-deal = Werde alle deine Karten los, bevor es die anderen schaffen. Wer als Erstes fertig ist, gewinnt die Runde und bekommt keine Punkte.
rules-aim-points = Die anderen bekommen Punkte für die Karten, die sie noch haben, und Punkte sind schlecht. Sobald jemand { $limit } oder mehr hat, ist die Partie zu Ende, und die niedrigste Gesamtpunktzahl gewinnt.

## The cards

rules-cards = Die Karten
rules-cards-deck = Es gibt { $cards } Karten. Die Zahlen 1 bis 10 gibt es in Grün, Gelb und Rot, jede Karte zweimal. Vier Karten gibt es nur einmal: die mehrfarbige 1, zwei Phönixe und den Drachen.
rules-cards-row = { colour }: 1 bis 10
rules-cards-hand = Zu viert bekommen alle { $hand } Karten. Niemand sieht die Karten der anderen, aber wie viele es sind, dürfen alle wissen.
rules-cards-rank = Je höher die Zahl, desto höher die Karte: von der 1 bis zur 10, dann die Phönixe, dann der Drache.
rules-cards-colour = Sind die Zahlen gleich, entscheidet die Farbe. Grün ist am niedrigsten, Gelb ist höher, Rot am höchsten. Das zeigen auch die kleinen Quadrate am unteren Rand der Karte: eins, zwei oder drei.
rules-cards-multi = Die mehrfarbige 1 ist die höchste 1, aber niedriger als jede 2. In einem Flush nimmt sie die Farbe der anderen vier Karten an.
rules-cards-phoenix = Die Phönixe sind höher als jede 10, und der gelbe ist höher als der grüne. Spiel einen allein oder beide als Paar, auch als Paar eines Full House. Sonst passen sie nirgends.
rules-cards-dragon = Der Drache ist die höchste Einzelkarte und wird immer allein gespielt.

## Turns and tricks

rules-trick = Ein Stich
rules-trick-lead = Jemand spielt eine beliebige Kombination aus.
rules-trick-follow = Dann geht es reihum. Bist du dran, spielst du entweder etwas Höheres mit gleich vielen Karten, oder du passt.
rules-trick-pass = Passen darfst du auch, wenn du spielen könntest. Und es gilt nicht für immer: Kommst du in diesem Stich noch einmal dran, darfst du wieder spielen.
rules-trick-end = Wenn alle anderen gepasst haben, ist der Stich zu Ende. Wer die oberste Kombination gespielt hat, spielt den nächsten aus. Wer ausspielt, darf nicht passen.
rules-trick-first = In der ersten Runde einer Partie spielt aus, wer die mehrfarbige 1 hat, und diese Karte muss in der ersten Kombination dabei sein.
rules-trick-example = Ein Stich, Schritt für Schritt
rules-trick-example-lead = Ana spielt aus: { $combination }
rules-trick-example-pass = Tomek passt. Er hat noch etwas vor.
rules-trick-example-beat = Mei spielt: { $combination }
rules-trick-example-passes = Lena passt, und Ana auch.
rules-trick-example-return = Tomek steigt wieder ein und spielt: { $combination }
rules-trick-example-end = Mei, Lena und Ana passen. Tomek spielt den nächsten Stich aus.

## Combinations

rules-kinds = Kombinationen
rules-kinds-lead = Es gibt acht Arten von Kombinationen. Etwas anderes lässt sich nicht spielen.
rules-kind-single = Einzelkarte
rules-kind-single-text = Irgendeine Karte.
rules-kind-pair = Paar
rules-kind-pair-text = Zwei Karten mit derselben Zahl, in beliebigen Farben. Die beiden Phönixe sind das höchste Paar.
rules-kind-triple = Drilling
rules-kind-triple-text = Drei Karten mit derselben Zahl.
rules-kind-straight = Straße
rules-kind-straight-text = Fünf aufeinanderfolgende Zahlen, in beliebigen Farben. Nach der 10 ist Schluss.
rules-kind-flush = Flush
rules-kind-flush-text = Fünf Karten einer Farbe. Eine Zahl darf zweimal vorkommen.
rules-kind-full-house = Full House
rules-kind-full-house-text = Ein Drilling und ein Paar.
rules-kind-straight-flush = Straight Flush
rules-kind-straight-flush-text = Fünf aufeinanderfolgende Zahlen, alle in einer Farbe.
rules-kind-gang = Gang
rules-kind-gang-text = Vier oder mehr Karten mit derselben Zahl. Wenn du dran bist, darfst du sie auf alles spielen, egal wie viele Karten dort liegen. Nur eine höhere Gang schlägt sie. Die größte ist die Gang of Seven: alle Einsen.
rules-kinds-five = Auf eine Kombination aus fünf Karten darf jede andere aus fünf Karten, wenn sie höher ist: Jeder Flush schlägt jede Straße, jedes Full House jeden Flush und jeder Straight Flush jedes Full House.

## What beats what

rules-beats = Was schlägt was
rules-beats-lead = Zwei Kombinationen derselben Art vergleicht man Karte für Karte, von der höchsten abwärts: erst die Zahl, dann die Farbe. Der erste Unterschied entscheidet.
rules-beats-word = schlägt
rules-beats-not-word = schlägt nicht
rules-beats-rank = Zahl geht vor Farbe.
rules-beats-colour = Beides sind 3er-Paare, also entscheidet die bessere Farbe: Eine rote Karte genügt.
rules-beats-next = Die höchsten Karten sind gleich, also entscheiden die nächsten.
rules-beats-kind = Die Art geht allem anderen vor: Selbst ein niedriger Flush schlägt die höchste Straße.
rules-beats-full-house = Beim Full House entscheidet der Drilling, egal wie hoch das Paar ist.
rules-beats-gang = Selbst die niedrigste Gang schlägt den höchsten Straight Flush.
rules-beats-gang-size = Von zwei Gangs gewinnt die mit mehr Karten, bei gleich vielen Karten die mit der höheren Zahl.
rules-beats-equal = Gleich hoch genügt nicht: Du musst höher sein.

## The last card

rules-last = Die letzte Karte
rules-last-call = Bleibt dir nach dem Spielen nur eine Karte, musst du das ansagen: „Letzte Karte!“ An den meisten Tischen hier sagt es das Programm für dich.
rules-last-forgotten = An den anderen Tischen scheidet aus der Runde aus, wer es vergisst: Die Karte bleibt auf der Hand, und das kostet { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    }.
rules-last-duty = Wer direkt davor an der Reihe ist, hat von nun an die Pflicht, sich in den Weg zu stellen:
rules-last-duty-follow = Liegt eine Einzelkarte, ist die höchste Karte der Hand fällig. Ist sie zu niedrig, wird gepasst.
rules-last-duty-lead = Ausgespielt werden mindestens zwei Karten. Sind nur Einzelkarten da, ist es die höchste.
rules-last-duty-gang = Eine Gang ist stattdessen immer erlaubt.
rules-last-example = Auf dem Tisch: { $top }. Aus dieser Hand ist fällig: { $card }.
rules-last-hand = Hand: { $cards }

## Points

rules-points = Punkte
rules-points-lead = Die Runde endet sofort, wenn jemand alle Karten gespielt hat. Die anderen zählen, was sie noch haben. Je mehr Karten, desto mehr kostet jede einzelne:
rules-points-cards = Übrige Karten
rules-points-each = Jede zählt
rules-points-sum = Punkte
rules-points-span = { $from }–{ $to }
rules-points-times = ×{ $factor }
rules-points-hint = Mit { $few } Karten bekommst du { $few_points } Punkte, mit { $many } schon { $many_points }. Achte auf diesen Sprung.

## The next deal

rules-next = Die nächste Runde
rules-next-exchange = Wer die meisten Karten übrig hatte, muss die höchste Karte der neuen Hand abgeben, und zwar an die Person, die die letzte Runde gewonnen hat. Von ihr kommt eine beliebige Karte zurück. Alle sehen beide Karten.
rules-next-tie = Hatten mehrere die meisten Karten, gibt, wer von ihnen die höchste Gesamtpunktzahl hat.
rules-next-lead = Dann spielt eine beliebige Kombination aus, wer die letzte Runde gewonnen hat.
rules-next-direction = Die Spielrichtung wechselt mit jeder Runde: Die erste läuft gegen den Uhrzeigersinn, die zweite im Uhrzeigersinn und so weiter.
rules-next-end = Hat nach einer Runde jemand { $limit } Punkte erreicht, gibt es keine weitere. Die niedrigste Gesamtpunktzahl gewinnt die Partie; haben mehrere sie, gewinnen sie gemeinsam. Für eine kurze Partie könnt ihr eine niedrigere Grenze oder eine Anzahl von Runden wählen.

## Three players

rules-three = Zu dritt
rules-three-hand = Auch zu dritt bekommen alle { $hand } Karten. Die anderen { $hand } bleiben beiseite, und niemand sieht sie.
rules-three-lead = Hat in der ersten Runde niemand die mehrfarbige 1 bekommen, beginnt, wer rechts vom Geber sitzt, mit einer beliebigen Kombination.

## Rule sets

rules-sets = Verschiedene Regeln
rules-sets-lead = Die gedruckten Anleitungen unterscheiden sich in einigen Punkten, darum kann ein Tisch zwischen vier Vorlagen wählen.
rules-sets-name = Vorlage
rules-sets-differs = Was anders ist
rules-sets-classic = Nichts: Es gilt, was auf dieser Seite steht. Die erste Kombination einer Partie hat höchstens { $most } Karten.
rules-set-players-allowed = Nur zu viert.
rules-set-opening-max-cards = Die erste Kombination einer Partie darf beliebig viele Karten haben.
rules-set-full-house-tiebreak = Full Houses mit gleichen Drillingen sind gleich hoch, egal welche Paare sie haben.
rules-set-multi-one-in-flush = In einem Flush ist die mehrfarbige 1 nicht mehr wert als eine 1 dieser Farbe.
rules-set-last-card-duty = Für den Platz vor einer letzten Karte gilt keine Pflicht.
rules-set-duty-gang = Ist die höchste Karte zu niedrig, um eine letzte Karte aufzuhalten, muss eine Gang gespielt werden, falls eine da ist.
rules-set-duty-lead-highest-single = Wer diese Pflicht und nur Einzelkarten hat, darf jede davon ausspielen.
rules-set-loser-tiebreak = Hatten mehrere die meisten Karten, gibt, wer die höchste Karte übrig hatte.

## Fair deals

rules-fair = Wird hier fair gegeben?
rules-fair-text = Du musst es uns nicht glauben. Vor jeder Partie wählen der Server und die Programme aller am Tisch je eine geheime Zahl und versiegeln sie. Aus all diesen Zahlen zusammen ergibt sich, wer welche Karten bekommt; also kann es niemand steuern, auch der Server nicht. Alle sehen denselben Fingerabdruck des Tisches. Nach der Partie öffnet der Server sein Geheimnis, und wer will, kann jede Hand nachrechnen.

## Exercises

rules-try-flush = Finde den Flush
rules-try-flush-question = Du spielst aus. Welche Karten sind ein Flush?
rules-try-flush-right = Die mehrfarbige 1 nimmt die Farbe der anderen vier Karten an, also ist das ein roter Flush.
rules-try-flush-other = Das darfst du ausspielen, aber es ist kein Flush.
rules-try-house = Schlag das Full House
rules-try-house-question = Jemand hat ein Full House gespielt. Kannst du es schlagen?
rules-try-house-low = 7er sind höher als 6er, und das Paar spielt keine Rolle.
rules-try-house-high = Es ist höher, weil 7er höher sind als 6er. Ein niedrigeres Paar hätte genügt.
rules-try-house-pass = Passen darfst du hier immer, aber diese Hand kann es schlagen.
rules-try-duty = Die Pflicht
rules-try-duty-question = Wer nach dir dran ist, hat die letzte Karte angesagt. Welche Karte musst du spielen?
rules-try-duty-right = Es ist die höchste Karte deiner Hand. Eine niedrigere ist nicht erlaubt, und Passen auch nicht.

## The way on

rules-tips = Tipps und Strategie
rules-learn = Schritt für Schritt lernen
