### The lessons of the tutorial: what is said while a learner plays with fixed cards. One or two short sentences each.
### The messages of a lesson stand in the order in which they are said: its name, what it is about in the list, then the
### tasks, each with its hint, its praise, and the reasons why another play is not taken.

## 1. Get rid of your cards. The learner holds a yellow 4, a red 7 and a green 10

lesson-cards-name = Werde deine Karten los
lesson-cards-about = Schlag eine Karte mit einer höheren, bis deine Hand leer ist.
lesson-cards-first = Wer als Erstes alle Karten los ist, gewinnt die Runde. Auf dem Tisch liegt eine 2: Spiel eine höhere Karte.
lesson-cards-first-hint = Wähle die 4, deine niedrigste Karte, und spiel sie.
lesson-cards-first-praise = Genau: so niedrig wie möglich.
lesson-cards-too-high = Das ist höher, aber eine niedrigere Karte genügt. Behalte die hohe, du wirst sie brauchen.
lesson-cards-no-pass = Passen darfst du, aber du hast eine Karte, die hoch genug ist. Jede Karte, die du behältst, ist eine zu viel.
lesson-cards-second = Die anderen haben höher gespielt, und du bist wieder dran. Schlag die 6.
lesson-cards-second-hint = Die 7 ist gerade hoch genug.
lesson-cards-third = Nur noch eine Karte, und eine 9 ist zu schlagen. Worauf wartest du?
lesson-cards-third-hint = Deine 10 schlägt die 9. Spiel sie, und die Runde gehört dir.
lesson-cards-done = Deine Hand ist leer, also ist die Runde sofort zu Ende: Niemand darf mehr antworten. Jede Karte, die die anderen noch haben, kostet sie Punkte, und Punkte sind schlecht.

## 2. Colours break ties. The learner holds red 5, green 7, yellow 7, yellow 9, red 9 and yellow 10

lesson-colours-name = Im Zweifel zählt die Farbe
lesson-colours-about = Haben zwei Karten dieselbe Zahl, entscheidet die Farbe.
lesson-colours-seven = Grün ist die niedrigste Farbe, dann kommt Gelb, dann Rot. Auf dem Tisch liegt eine grüne 7: Schlag sie mit einer 7.
lesson-colours-seven-hint = Deine grüne 7 ist gleich hoch, und gleich hoch genügt nicht. Die gelbe 7 ist höher.
lesson-colours-seven-praise = Gelb schlägt Grün.
lesson-colours-seven-rank = Das gewinnt durch die Zahl. Hier genügt eine 7 in einer höheren Farbe: welche?
lesson-colours-red-seven = Und eine rote 7 schlägt deine gelbe. Höher als eine rote 7 ist keine 7.
lesson-colours-nine = Eine grüne 9. Du hast zwei 9er, die sie schlagen: Spiel die niedrigere Karte.
lesson-colours-nine-hint = Gelb liegt zwischen Grün und Rot: Deine gelbe 9 ist gerade hoch genug.
lesson-colours-nine-praise = Und du behältst die rote 9, die höchste aller 9er.
lesson-colours-nine-red = Die rote 9 schlägt sie, aber die gelbe 9 genügt. Behalte die rote.
lesson-colours-nine-rank = Eine 10 schlägt jede 9, aber hier ist das zu viel des Guten. Eine 9 genügt.
lesson-colours-ten = Überraschung: eine grüne 10. Die Zahl geht vor, also nützt dir deine rote 9 hier nichts; aber auch du hast eine 10.
lesson-colours-ten-hint = Deine gelbe 10 ist höher als die grüne 10.
lesson-colours-done = Erst die Zahl, dann die Farbe, und eine gleiche Karte schlägt nie. Kleine Quadrate auf den Karten zeigen die Farbe: eins für Grün, zwei für Gelb, drei für Rot.

## 3. Pairs and triples. The learner holds two 5s (yellow, red), two 7s (green, red) and three 9s

lesson-pairs-name = Paare und Drillinge
lesson-pairs-about = Zwei oder drei Karten mit derselben Zahl gehen zusammen weg.
lesson-pairs-pair = Zwei Karten mit derselben Zahl sind ein Paar, und auf ein Paar kommt ein höheres Paar. Eins von deinen ist gerade hoch genug: welches?
lesson-pairs-pair-hint = Achte auf die Farben: Deine 7er sind grün und rot, diese hier grün und gelb.
lesson-pairs-pair-praise = 7er auf 7er: Die beste Farbe im Paar entscheidet, und Rot schlägt Gelb.
lesson-pairs-pair-nines = Das ist höher, aber es nimmt zwei Karten aus deinen drei 9ern. Ein niedrigeres Paar genügt.
lesson-pairs-triple = Alle anderen haben gepasst, also spielst du aus, und zwar, was du willst. Drei Karten mit derselben Zahl sind ein Drilling: Spiel deinen aus.
lesson-pairs-triple-hint = Wähle alle drei 9er.
lesson-pairs-house = Schlau: Ein Drilling und ein Paar zusammen sind ein Full House, und deine ganze Hand ist auf einmal weg! Dazu gibt es noch eine eigene Lektion.
lesson-pairs-triple-other = Das darfst du ausspielen, aber drei Karten auf einmal sind besser als eine oder zwei. Spiel die drei 9er zusammen aus.
lesson-pairs-out = Einen höheren Drilling hat niemand. Noch zwei Karten, und du spielst wieder aus: Wie wirst du sie los?
lesson-pairs-out-hint = Deine 5er sind ein Paar.
lesson-pairs-out-single = Spielst du eine 5, bleibt die andere zurück. Beide können auf einmal weg.
lesson-pairs-done = Sieben Karten in drei Zügen! Je mehr Karten zusammen weggehen, desto eher ist deine Hand leer.

## 4. Pass. The learner holds a green 4, two 9s and a red 10

lesson-pass-name = Passen
lesson-pass-about = Du musst nicht spielen, und du kannst wieder einsteigen.
lesson-pass-cannot = Ein Drilling wurde ausgespielt, und du hast keinen. Nichts auf deiner Hand schlägt ihn, also passe.
lesson-pass-cannot-hint = Drück auf „Passen“.
lesson-pass-cannot-praise = Passen kostet dich nichts als diesen einen Zug.
lesson-pass-rather-not = Eine rote 8. Eine 9 würde sie schlagen, aber deine zwei 9er sind zusammen mehr wert: Passe, obwohl du spielen könntest.
lesson-pass-rather-not-hint = Drück auf „Passen“ und schau, was die anderen tun.
lesson-pass-rather-not-praise = Geduld!
lesson-pass-rather-not-nine = Das schlägt die 8, aber es zerreißt dein 9er-Paar. Passe diesmal und warte.
lesson-pass-rather-not-ten = Das schlägt die 8, aber deine rote 10 schlägt noch viel mehr. Passe diesmal und warte.
lesson-pass-back = Überraschung: Du bist wieder dran, denn Passen gilt nur für einen Zug. Schlag die grüne 10.
lesson-pass-back-hint = Deine rote 10 ist höher als die grüne 10. Steig mit ihr wieder ein.
lesson-pass-done = Du hast gepasst, und der Stich gehört trotzdem dir. Er endet erst, wenn nach der obersten Kombination alle anderen gepasst haben.

## 5. Win the trick, lead anything. The learner holds 2, 5, 5, 7, 10, 10 when it comes to leading

lesson-lead-name = Stich gewinnen, frei ausspielen
lesson-lead-about = Wenn alle anderen passen, bestimmst du, was als Nächstes kommt.
lesson-lead-win = Wenn alle anderen passen, gehört der Stich dir, und du spielst den nächsten aus. Schlag die 8, dann siehst du es.
lesson-lead-win-hint = Deine rote 9 ist hoch genug, und wer den Stich gewinnt, spielt aus.
lesson-lead-win-ten = Das ist höher, aber deine zwei 10er sind ein Paar. Die 9 genügt.
lesson-lead-yours = Alle haben gepasst: Der Stich gehört dir. Jetzt gibt es nichts zu schlagen, und du spielst eine beliebige Kombination aus.
lesson-lead-choose = Du kannst auf acht Arten ausspielen, und eine ist die beste. Probier irgendeine und schau, was daraus wird.
lesson-lead-choose-hint = Zwei niedrige Karten können zusammen weg, und zwei hohe holen dir das Ausspiel zurück.
lesson-lead-two = Deine niedrigste Karte ist weg, aber eben nur eine Karte, und das Ausspiel dazu. Versuch ein anderes Ausspiel.
lesson-lead-seven = Zwei Karten waren höher, und das Ausspiel ist weg: Eine 7 ist weder niedrig noch hoch. Versuch ein anderes Ausspiel.
lesson-lead-five = Jetzt ist deine andere 5 allein, und eine 5 allein schlägt wenig. Lass zusammen, was zusammengehört, und versuch ein anderes Ausspiel.
lesson-lead-ten = Eine rote 10 war höher, und deine andere 10 steht jetzt allein da. Versuch ein anderes Ausspiel.
lesson-lead-tens = Niemand antwortet, und du spielst wieder aus. Aber deine niedrigen Karten sind alle noch da, und nichts bringt dich mehr zurück: Versuch ein anderes Ausspiel.
lesson-lead-fives-praise = Zwei niedrige Karten auf einmal.
lesson-lead-fives = Auf ein Paar kommen höhere Paare, zuletzt 9er. Hol dir das Ausspiel zurück.
lesson-lead-fives-hint = Deine 10er schlagen die 9er. Dafür hast du sie aufgehoben.
lesson-lead-done = Vier Karten weniger, und du spielst wieder aus. Spiel niedrige Karten zusammen aus und behalte etwas Hohes, um zurückzukommen.

## 6. Five cards. A hand of its own for each task

lesson-five-name = Fünf Karten
lesson-five-about = Straße, Flush, Full House, Straight Flush: von niedrig bis hoch.
lesson-five-straight = Fünf aufeinanderfolgende Zahlen sind eine Straße, die Farben sind egal. Hier liegt eine bis zur 5: Bau eine höhere.
lesson-five-straight-hint = Du hast fünf aufeinanderfolgende Zahlen, von 4 bis 8. Der Vorschlag wählt sie alle auf einmal.
lesson-five-straight-praise = Fünf Karten auf einmal!
lesson-five-straight-done = Die Straße, die höher hinaufreicht, gewinnt. Über jeder Straße steht der Flush: fünf Karten einer Farbe.
lesson-five-flush = Neue Karten, und eine Straße bis zur 10: Höher hinauf reicht keine. Schlag sie mit einem Flush.
lesson-five-flush-hint = Fünf deiner Karten sind rot, und das ist ein Flush.
lesson-five-flush-praise = Selbst ein niedriger Flush schlägt jede Straße.
lesson-five-surprise = Überraschung: Drei 1er und zwei 2er schlagen deinen Flush. Ein Drilling mit einem Paar ist ein Full House, und das schlägt jeden Flush.
lesson-five-house = Neue Karten, und jetzt machst du dasselbe. Schlag diesen Flush mit einem Full House.
lesson-five-house-hint = Du hast drei 3er und zwei 4er, und das ist ein Full House.
lesson-five-house-praise = Bei zwei Full Houses zählt zuerst der Drilling.
lesson-five-house-done = Eine Art ist noch höher: der Straight Flush, fünf aufeinanderfolgende Zahlen in einer Farbe.
lesson-five-straight-flush = Neue Karten, und ein Full House mit drei 10ern. Schlag es mit einem Straight Flush.
lesson-five-straight-flush-hint = Deine gelben Karten gehen von 2 bis 6, und das ist ein Straight Flush.
lesson-five-unaided-soon = Straße, Flush, Full House, Straight Flush: Das ist die Reihenfolge. Jetzt such selbst, ohne Vorschläge.
lesson-five-unaided = Ein roter Flush bis zur 10. Welche fünf deiner Karten schlagen ihn?
lesson-five-unaided-hint = Deine Straße ist zu schwach, und dein grüner Flush geht nur bis zur 9. Such einen Drilling und ein Paar.
lesson-five-done = Niedrige Karten einer hohen Art schlagen hohe Karten einer niedrigen Art. Diese vier Arten gehen aufeinander und sonst auf nichts.

## 7. The gang. First the learner holds four 3s, later five 2s, two 7s and a 9

lesson-gang-name = Die Gang
lesson-gang-about = Vier Karten mit derselben Zahl schlagen alle anderen Arten.
lesson-gang-break = Ein Straight Flush, die höchste Art aus fünf Karten. Aber vier Karten mit derselben Zahl sind eine Gang, und eine Gang schlägt jede andere Art: Spiel deine 3er.
lesson-gang-break-hint = Deine vier 3er sind eine Gang. Sie schlagen das hier und alles andere, was keine Gang ist.
lesson-gang-break-praise = Eine Gang of Four! Sie knackt sogar einen Straight Flush.
lesson-gang-five = Überraschung: Eine Gang of Five knackt deine, und das nur mit 1ern! Mehr Karten gehen vor, bei gleich vielen Karten die höhere Zahl.
lesson-gang-keep = Neue Karten, und ein 6er-Paar. Eine Gang darf auch auf ein Paar, aber geht es nicht billiger?
lesson-gang-keep-hint = Deine zwei 7er schlagen die 6er und lassen deine Gang, wie sie ist.
lesson-gang-keep-gang = Eine Gang geht auf alles, aber für ein 6er-Paar ist sie zu schade. Heb sie für später auf.
lesson-gang-top = Vier 10er, die höchste Gang of Four, die es gibt. Kannst du sogar die schlagen?
lesson-gang-top-hint = Zähl deine 2er: Es sind fünf, und mehr Karten gehen vor.
lesson-gang-top-praise = Fünf 2er schlagen vier 10er.
lesson-gang-done = Der Stich gehört dir. Eine Gang geht auf alles, aber auf eine Gang geht nur eine höhere Gang.

## 8. Special cards. A hand of its own for each: the multi-coloured 1, a phoenix and the dragon, both phoenixes

lesson-special-name = Besondere Karten
lesson-special-about = Die mehrfarbige 1, die Phönixe und der Drache.
lesson-special-open = Wer die mehrfarbige 1 bekommt, beginnt die Partie, und sie muss in der ersten Kombination dabei sein. In einem Flush nimmt sie die Farbe der anderen Karten an: Spiel mit ihr einen grünen Flush aus.
lesson-special-open-hint = Wähle die mehrfarbige 1 und deine vier grünen Karten.
lesson-special-open-praise = Sie kann grün, gelb oder rot sein, ganz wie du sie brauchst.
lesson-special-open-alone = Du darfst sie allein ausspielen, aber dann ist sie nur eine 1. Mit deinen vier grünen Karten wird es ein Flush.
lesson-special-opened = Nur in der ersten Kombination einer Partie muss sie dabei sein. Sie ist die höchste 1, steht aber nie für eine andere Zahl.
lesson-special-phoenix = Neue Karten, und eine rote 10, die höchste aller 10er. Darüber stehen die Phönixe: Spiel deinen.
lesson-special-phoenix-hint = Dein grüner Phönix ist höher als jede 10.
lesson-special-phoenix-dragon = Auch der Drache schlägt sie, aber der Phönix genügt. Behalte den Drachen.
lesson-special-dragon = Der gelbe Phönix ist höher als der grüne. Über beiden steht der Drache: Er schlägt jede andere Einzelkarte.
lesson-special-dragon-hint = Keine Einzelkarte ist höher als dein Drache. Er geht nur allein, nie mit anderen Karten.
lesson-special-broken = Überraschung: Eine Gang schlägt sogar den Drachen. Sonst kann das nichts.
lesson-special-couple = Neue Karten, und ein 10er-Paar. Deine zwei Phönixe sind auch ein Paar: Spiel es.
lesson-special-couple-hint = Deine zwei Phönixe sind das höchste Paar, das es gibt.
lesson-special-done = Phönixe gehen allein, als Paar oder als Paar eines Full House. Der Drache geht nur allein.

## 9. Last card! First the learner holds a yellow 5 and a red 10, later two 4s, two 6s and a red 10

lesson-last-name = Letzte Karte!
lesson-last-about = Sag deine letzte Karte an, und halte auf, wer nur noch eine hat.
lesson-last-call = Wer nur noch eine Karte hat, sagt sie an. An den meisten Tischen geschieht das von selbst, hier machst du es: Spiel die 5 und sag dabei deine letzte Karte an.
lesson-last-call-hint = Wähle die 5, schalte „Letzte Karte!“ ein und spiel.
lesson-last-call-praise = Jetzt wissen es alle.
lesson-last-call-silent = Ohne Ansage würdest du aus dieser Runde ausscheiden, mit der Karte noch auf der Hand. Sag sie gleich beim Spielen an.
lesson-last-call-ten = Gut angesagt, aber dann bleibt dir eine 5, und eine 5 schlägt wenig. Behalte die 10.
lesson-last-call-pass = Passen darfst du, aber deine 5 ist hoch genug. Spiel sie und schau, was deine Ansage bewirkt.
lesson-last-bound = Überraschung: Wer vor dir dran ist, musste die höchste Karte der Hand spielen, um dich aufzuhalten. Genügt eine grüne 10?
lesson-last-bound-hint = Deine rote 10 ist höher als die grüne 10. Spiel sie, und die Runde gehört dir.
lesson-last-out = Sie hat nicht genügt, und du bist alle Karten los. Jetzt sieh es dir von der anderen Seite an.
lesson-last-highest = Wer nach dir dran ist, hat nur noch eine Karte, also hast jetzt du die Pflicht. Auf eine Einzelkarte musst du deine höchste Karte spielen, wenn sie hoch genug ist.
lesson-last-highest-hint = Spiel die rote 10. Keine andere Karte ist erlaubt, und Passen auch nicht.
lesson-last-lead = Du spielst aus, aber die Pflicht bleibt: Du musst zwei oder mehr Karten ausspielen, wenn du kannst. Welches Paar?
lesson-last-lead-hint = Beginn mit dem höheren Paar: den 6ern.
lesson-last-lead-low = Das darfst du ausspielen, aber ein niedriges Paar ist leicht zu schlagen. Beginn mit den 6ern.
lesson-last-finish = Niemand antwortet, und du spielst wieder aus. Und jetzt?
lesson-last-finish-hint = Deine zwei 4er sind ein Paar, und zwei Karten gehen ohne Ansage weg.
lesson-last-done = Du gewinnst die Runde. Eine einzelne Karte kann nie auf ein Paar antworten: So hält man eine letzte Karte auf.

## 10. Score, exchange, turn about. First eight cards, then two 9s, then a whole hand, at last a green 10

lesson-score-name = Punkte, Kartentausch, Spielrichtung
lesson-score-about = Was übrige Karten kosten, wer wem eine Karte gibt und wann die Partie endet.
lesson-score-eight = Jemand hat nur noch eine Karte, und du hast acht. Acht übrige Karten kosten 16 Punkte, sieben kosten 7: Werde eine los.
lesson-score-eight-hint = Jede Karte, die höher ist als die 4, ist recht. Acht übrige Karten kosten 16 Punkte, sieben kosten 7.
lesson-score-points = 7 Punkte statt 16! Ab acht Karten zählt jede doppelt, ab elf dreifach, ab vierzehn vierfach, und alle sechzehn zählen fünffach.
lesson-score-win = Die nächste Runde ist fast vorbei, und diesmal spielst du aus. Bring sie zu Ende.
lesson-score-win-hint = Spiel beide 9er auf einmal.
lesson-score-win-single = Spielst du eine 9, bleibt die andere zurück. Beide können auf einmal weg.
lesson-score-won = Du hast die Runde gewonnen; verloren hat sie, wer die meisten Karten übrig hat. Vor der nächsten Runde tauscht ihr beide eine Karte.
lesson-score-exchange = Überraschung: Wer verloren hat, muss dir die höchste Karte geben, und das ist der Drache! Du gibst eine beliebige Karte zurück: Welche fehlt dir am wenigsten?
lesson-score-exchange-hint = Die grüne 1 ist deine niedrigste Karte, und sie gehört zu keinem Paar.
lesson-score-exchange-praise = Die beste Karte gegen die schlechteste: So viel ist Gewinnen wert.
lesson-score-exchange-dragon = Du darfst sogar den Drachen zurückgeben, aber dann war der Tausch umsonst. Gib deine niedrigste Karte zurück.
lesson-score-exchange-high = Du darfst sie zurückgeben, aber hohe Karten gewinnen Stiche. Gib deine niedrigste Karte zurück.
lesson-score-exchange-lower = Sie gehört zu keinem Paar, aber du hast eine, die noch niedriger ist. Gib die zurück.
lesson-score-exchange-pair = Du darfst sie zurückgeben, aber das zerreißt ein Paar. Gib eine niedrige Karte zurück, die allein steht.
lesson-score-turned = Wer die letzte Runde gewonnen hat, spielt aus. Und die Spielrichtung hat gewechselt, wie in jeder neuen Runde: Wer vor dir dran war, ist jetzt nach dir dran.
lesson-score-hundred = Ein paar Runden später. Sobald jemand 100 Punkte erreicht, ist die Partie zu Ende, und die niedrigste Gesamtpunktzahl gewinnt: Kannst du Schluss machen?
lesson-score-hundred-hint = Deine 10 schlägt die 9. Sie ist deine letzte Karte, und sie beendet die Partie.
lesson-score-done = Jemand hat mehr als 100 Punkte, und die niedrigste Gesamtpunktzahl hast du: Du gewinnst die Partie. Jetzt weißt du alles, was du brauchst, also setz dich an einen richtigen Tisch.
