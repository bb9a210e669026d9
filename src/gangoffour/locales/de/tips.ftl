### Tips and strategy as a page to read, without JavaScript, and the exercises on this page and on that of the rules.
### One message is one heading, paragraph, item or cell. $card is a name in the nominative, as in cards.ftl.

## The page

tips-title = Tipps und Strategie
tips-description = So gewinnst du beim Kartenspiel Gang of Four: die Hand planen, der Kartentausch, die letzte Karte, Karten zählen, Gangs und Punkte, mit Bildern und Übungen.
tips-lead = Die Regeln kennst du. Hier steht, was die Guten daraus machen.

## Planning

tips-plan = Plane die ganze Hand
tips-plan-sort = Teil deine Hand vor dem ersten Stich in Züge ein. Je weniger Züge du brauchst, desto eher bist du fertig, und eine Karte, die zu nichts passt, kostet einen eigenen Zug.
tips-plan-example = Dieselben neun Karten, auf zwei Arten:
tips-plan-good = Eine Straße und zwei Paar.
tips-plan-bad = Das Full House ist stärker, lässt aber vier Einzelkarten zurück.
tips-plan-order = Dein letzter Zug muss nicht stark sein, denn niemand darf mehr darauf antworten. Der Zug davor schon: Er muss den Stich gewinnen. Also spiel starke Karten, solange du noch schwache loswerden musst, und heb dir für den Schluss einen schwachen Zug auf.
tips-plan-plays = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
    }

## Five cards

tips-five = Fünf Karten auf einmal
tips-five-odds = Wenn alle ihre { $hand } Karten bekommen haben, steckt in so vielen von 100 Händen die Kombination:
tips-five-kind = Kombination
tips-five-share = Von 100 Händen
tips-five-flush = In jeder Hand steckt am Anfang ein Flush, und jeder Flush schlägt jede Straße. Spiel also eine Straße aus, um niedrige Karten loszuwerden, aber verlass dich nicht darauf, dass sie früh in einer Runde einen Stich gewinnt.
tips-five-house = Ein Full House schlägt jeden Flush, auch mit niedrigen Karten. Lass eins zusammen, wenn du einen Stich gewinnen musst.
tips-five-pair = Beim Full House entscheidet der Drilling. Nimm dein niedrigstes Paar dazu und behalte das hohe.

## Special cards

tips-special = Die besonderen Karten
tips-special-multi = Allein verliert die mehrfarbige 1 gegen jede 2. In Gesellschaft taugt sie mehr: als fünfte Karte eines Flushs in jeder Farbe, zusammen mit anderen 1ern oder am unteren Ende einer Straße.
tips-special-phoenix = Zusammen sind die Phönixe ein Paar, das nur eine Gang schlagen kann. Allein schlägt jeder der beiden jede 10. In einem Full House sind sie meist verschwendet, weil der Drilling entscheidet.
tips-special-dragon = Nur eine Gang schlägt den Drachen. Aber er geht mit keiner anderen Karte zusammen, also kostet er immer einen eigenen Zug.

## The exchange

tips-exchange = Der Kartentausch
tips-exchange-tribute = Der Tribut ist die höchste Karte einer Hand, und du siehst ihn. Wer ihn gibt, hat nichts Höheres bekommen. Merk dir das.
tips-exchange-none = Tribut: { $card }. In dieser Hand war keine dieser Karten:
tips-exchange-return = Hast du die Runde gewonnen? Dann gib eine Karte zurück, die du sonst allein spielen müsstest. Am besten eine niedrige: Sie schlägt wenig, und eine 1 oder 2 passt nur in wenige Straßen, eine 5 oder 6 dagegen in fast alle.
tips-exchange-example = Zurückgeben: { $card }. Es bleiben eine Straße und ein Paar.

## The last two plays

tips-last = Die letzten zwei Züge
tips-last-two = Plane deine letzten zwei Züge zusammen, bevor du nur noch sie hast. Der stärkere gewinnt einen Stich, der andere ist dein nächstes Ausspiel: Du bist fertig, egal wie niedrig er ist.
tips-last-example = Wenn niemand eine Gang hat, gewinnen die Phönixe den Stich. Die 5 muss dann nichts mehr schlagen.
tips-last-many = Werde zum Schluss möglichst zwei oder mehr Karten auf einmal los. Dann gibt es keine letzte Karte anzusagen, und niemand hat die Pflicht, dich aufzuhalten.
tips-last-single = Behältst du eine einzelne Karte, muss der Platz vor dir auf jede Einzelkarte die höchste Karte der Hand spielen, wenn sie hoch genug ist. Eine niedrige letzte Karte kommt nur durch, wenn du sie ausspielst. Also behalte eine hohe oder etwas, womit du einen Stich gewinnst.

## Counting

tips-count = Zähl, was schon weg ist
tips-count-high = Alle { $cards } Karten merkt sich niemand. Fang mit dreien an: dem Drachen und den beiden Phönixen. Sind sie weg, ist eine rote 10 die höchste Einzelkarte. Es gibt zwei rote 10er, aber gleich hoch genügt nicht.
tips-count-tens = Dann zähl die 10er und die Karten mit den Zahlen, von denen dein eigener Plan abhängt.
tips-count-gang = Von jeder Zahl von 2 bis 10 gibt es { $copies } Karten, von der 1 gibt es { $ones }. Hast du also { $enough } Karten einer Zahl gesehen, auf deiner Hand oder auf dem Tisch, kann sonst niemand eine Gang daraus haben. Bei den 1ern musst du { $enough_ones } gesehen haben.
tips-count-example = Wer diese Karten hat, muss keine Gang aus 8ern fürchten.

## Gangs

tips-gang = Eine Gang zerreißen oder behalten?
tips-gang-use = Eine Gang gewinnt einen Stich, den du sonst nicht gewinnen könntest. Also behalte sie, wenn du schwache Karten hast, für die du das Ausspiel brauchst.
tips-gang-break = Aber eine Gang besteht auch nur aus vier Karten mit derselben Zahl, und getrennt sind sie vielleicht mehr wert. Vergleiche die Pläne. Hier sparst du drei Züge, wenn du sie zerreißt:
tips-gang-break-kept = Die Gang bleibt ganz, und vier Einzelkarten bleiben übrig.
tips-gang-broken = Eine Straße und ein Drilling.
tips-gang-keep = Und hier sind beide Pläne gleich kurz. Behalte die Gang, denn sie gewinnt den Stich, wenn es keine höhere Gang gibt:
tips-gang-keep-kept = Erst die Gang, dann das Paar.
tips-gang-keep-broken = Das Full House kann geschlagen werden, und dann wartet die einzelne 6 auf einen Stich.
tips-gang-late = Warte nicht zu lange: Auf der Hand kostet eine Gang Punkte wie alle anderen Karten.

## Leading

tips-lead-chapter = Lang oder kurz ausspielen?
tips-lead-long = Spiel die längste Kombination aus deinen schwachen Karten aus. So wirst du fünf Karten auf einmal los, und alle anderen brauchen für eine Antwort fünf Karten oder eine Gang.
tips-lead-long-example = Fünf niedrige Karten in einem Zug.
tips-lead-sizes = Schau, wie viele Karten die anderen haben. Wer weniger als fünf hat, kann auf fünf Karten nur mit einer Gang antworten, und wer drei oder weniger hat, gar nicht.
tips-lead-short = Auf eine Einzelkarte können alle antworten. Spiel eine aus, wenn du den nächsten Stich wieder gewinnen kannst, mit dem Drachen oder einem Phönix, oder wenn sie deine letzte Karte ist.
tips-lead-keep = Das Ausspiel ist mehr wert als ein Stich: Wer ausspielt, bestimmt, was gespielt wird. Hast du es und kannst es behalten, dann werde los, was in keinen anderen Stich passt.

## Points

tips-points = Wenn Karten doppelt zählen
tips-points-lead = Du kannst nicht jede Runde gewinnen. Ist jemand anderes gleich fertig, dann komm unter die nächste Stufe, auch wenn es eine gute Kombination kostet:
tips-points-before = Übrige Karten
tips-points-after = Eine weniger
tips-points-cell = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
    }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    }
tips-points-early = Also mach in jeder Runde früh einen Zug, und bleib nicht für den perfekten Plan auf { $hand } Karten sitzen.

## The dragon

tips-dragon = Wozu der Drache gut ist
tips-dragon-lead = Gib den Drachen nicht für einen Stich her, der dir nichts bringt. Spiel ihn, wenn du das Ausspiel brauchst: um eine lange, schwache Kombination loszuwerden oder deinen vorletzten Zug zu machen.
tips-dragon-stop = Und spiel ihn, wenn jemand nur noch eine Karte hat und mit der nächsten Einzelkarte fertig sein könnte. Auf den Drachen gibt es keine Antwort außer einer Gang.
tips-dragon-beats = Die höchste Einzelkarte von allen.
tips-dragon-duty = Ist diese Person direkt nach dir dran, nimmt dir die Pflicht den Drachen ab: Er ist deine höchste Karte, also musst du ihn auf die erste Einzelkarte spielen, wenn du keine Gang spielst. Werde los, wofür du den Drachen brauchst, bevor jemand nur noch eine Karte hat.

## One card

tips-one = Jemand hat nur noch eine Karte
tips-one-lead = Wer nur noch eine Karte hat, bekommt von dir nichts geschenkt. Spiel zwei oder mehr Karten aus: Darauf kann diese Person nicht antworten, egal wo sie sitzt.
tips-one-example = Selbst das niedrigste Paar ist vor einer letzten Karte sicher.
tips-one-singles = Hast du nur Einzelkarten, spiel die höchste aus. Wer direkt vor einer letzten Karte dran ist, muss das sowieso, und für alle anderen ist es klug.
tips-one-follow = Werden Einzelkarten gespielt, passe nicht zu früh: Eine hohe Einzelkarte ist jetzt vielleicht die letzte Gelegenheit, diese Person aufzuhalten.

## Exercises, on this page and on that of the rules. $number is the number of the exercise on its page

try-heading = Übung { $number }: { $title }
try-top-play = Oberste Kombination:
try-hand = Deine Hand: { $cards }
# The name of a group of buttons, one for each card.
try-choose-from = Deine Hand in Übung { $number }
# The name of a button that chooses a card. $card comes first, since it is what matters.
try-card = { $card }, Übung { $number }
try-check = Prüfen
# The full name of the button "Check"; it has to contain its text.
try-check-name = Prüfen: Übung { $number }
# The full name of the button "Pass" (hand-pass); it has to contain its text.
try-pass-name = Passen in Übung { $number }
try-choose = Wähle zuerst eine oder mehr Karten.
try-right = Richtig!
try-allowed = Erlaubt, aber es geht besser.
try-refused = Das lässt sich nicht spielen.
try-solution = Lösung zu Übung { $number }

## Exercise: two plays

tips-try-plan = Zwei Züge
tips-try-plan-question = Du spielst aus. Finde einen Zug, nach dem du nur noch einen brauchst.
tips-try-plan-straight = Der 8er-Drilling bleibt zusammen und ist dein letzter Zug.
tips-try-plan-triple = Die Straße bleibt zusammen und ist dein letzter Zug. Diese Reihenfolge ist die bessere: Der Drilling hat gute Aussichten auf den Stich, und ein letzter Zug muss nicht stark sein.
tips-try-plan-flush = Der Flush nimmt eine Karte aus dem Drilling. Es bleiben ein Paar und eine Einzelkarte, also brauchst du noch zwei Züge.
tips-try-plan-other = Danach brauchst du noch zwei Züge oder sogar mehr.

## Exercise: for certain

tips-try-last = Ganz sicher
tips-try-last-question = Du spielst aus, und niemand kann mehr eine Gang haben. Finde den Zug, mit dem du die Runde ganz sicher gewinnst.
tips-try-last-dragon = Niemand kann den Drachen schlagen, also spielst du wieder aus. Dann ist das Paar dein letzter Zug, und niemand darf darauf antworten.
tips-try-last-pair = Jedes höhere Paar schlägt es, und dann muss der Drache auf einen Stich mit Einzelkarten warten.
tips-try-last-single = Das zerreißt das Paar. Du brauchst noch zwei Züge, und vielleicht ist vorher jemand anderes fertig.

## Exercise: the highest single

tips-try-count = Die höchste Einzelkarte
tips-try-count-question = Der Drache und beide Phönixe sind gespielt. Welche Karte lässt sich mit keiner anderen Einzelkarte mehr schlagen?
tips-try-count-red = Rot ist die höchste Farbe, und die andere rote 10 ist gleich hoch. Gleich hoch genügt nicht.
tips-try-count-yellow = Sie schlägt die grüne 10, aber vielleicht hat jemand eine rote 10.
tips-try-count-pass = Passen darfst du, aber du hast hier eine Karte, die den Stich gegen alle Einzelkarten gewinnt.

## Exercise: on the dragon

tips-try-gang = Auf den Drachen
tips-try-gang-question = Jemand hat den Drachen gespielt. Außer dir kann niemand eine Gang haben. Finde den Zug, mit dem du die Runde ganz sicher gewinnst.
tips-try-gang-gang = Niemand kann die Gang schlagen, also spielst du wieder aus: deine letzte Karte, egal welche es ist.
tips-try-gang-pass = Dann gewinnt der Drache den Stich, und jemand anderes spielt aus.

## Exercise: seven cards

tips-try-points = Sieben Karten
tips-try-points-question = Du hast neun Karten, und von den anderen ist jemand fast fertig. Was spielst du?
tips-try-points-eights = Es bleiben sieben Karten. Sie würden 7 Punkte kosten, neun Karten 18. Die 10er behältst du, um noch ein Paar zu schlagen.
tips-try-points-tens = Es bleiben sieben Karten. Sie würden 7 Punkte kosten, neun Karten 18. Mit den 8ern geht das auch, und du behältst die 10er.
tips-try-points-pass = Du würdest bei neun Karten bleiben, und sie würden 18 Punkte kosten. Mit sieben wären es 7.

## Exercise: no help

tips-try-one = Keine Hilfe
tips-try-one-question = Dein Gegenüber hat nur noch eine Karte. Du spielst aus. Was spielst du?
tips-try-one-pair = Wer nur eine Karte hat, kann auf ein Paar nicht antworten. Wer auch immer den Stich gewinnt: Dein Gegenüber ist es nicht.
tips-try-one-ten = Von all deinen Einzelkarten ist sie die sicherste. Aber wenn die letzte Karte ein Phönix oder der Drache ist, kann die Runde vorbei sein.
tips-try-one-single = Wenn niemand sie aufhält, beendet jede höhere letzte Karte die Runde.

## The way on

tips-rules = Regeln lesen
tips-learn = Schritt für Schritt lernen
