### The lessons of the tutorial: what is said while a learner plays with fixed cards. One or two short sentences each.
### The messages of a lesson stand in the order in which they are said: its name, what it is about in the list, then the
### tasks, each with its hint, its praise, and the reasons why another play is not taken.

## 1. Get rid of your cards. The learner holds a yellow 4, a red 7 and a green 10

lesson-cards-name = Liberati delle carte
lesson-cards-about = Batti una carta con una più alta, finché non ne hai più.
lesson-cards-first = Chi si libera per primo di tutte le carte vince la mano. Sul tavolo c’è un 2: gioca una carta più alta.
lesson-cards-first-hint = Scegli il 4, la tua carta più bassa, e giocalo.
lesson-cards-first-praise = Proprio così: il più basso possibile.
lesson-cards-too-high = È più alta, ma ne basta una più bassa. Tieni quella alta, ti servirà.
lesson-cards-no-pass = Puoi passare, ma hai una carta abbastanza alta. Ogni carta che tieni è una di troppo.
lesson-cards-second = Gli altri hanno giocato più alto, e tocca di nuovo a te. Batti il 6.
lesson-cards-second-hint = Il 7 è alto quanto basta.
lesson-cards-third = Ti resta una carta, e c’è un 9 da battere. Che cosa aspetti?
lesson-cards-third-hint = Il tuo 10 batte il 9. Giocalo, e la mano è tua.
lesson-cards-done = Hai finito le carte, quindi la mano finisce subito: nessuno può rispondere. Ogni carta rimasta agli altri costa loro punti, e i punti sono un male.

## 2. Colours break ties. The learner holds red 5, green 7, yellow 7, yellow 9, red 9 and yellow 10

lesson-colours-name = A parità decide il colore
lesson-colours-about = Tra due carte dello stesso valore vince il colore più alto.
lesson-colours-seven = Il verde è il colore più basso, poi viene il giallo, poi il rosso. Sul tavolo c’è un 7 verde: battilo con un 7.
lesson-colours-seven-hint = Il tuo 7 verde è uguale, e pareggiare non basta. Il 7 giallo invece è più alto.
lesson-colours-seven-praise = Il giallo batte il verde.
lesson-colours-seven-rank = Così vinci con il valore. Qui basta un 7 di un colore più alto: quale?
lesson-colours-red-seven = E un 7 rosso batte il tuo 7 giallo. Nessun 7 è più alto di un 7 rosso.
lesson-colours-nine = Un 9 verde. Hai due 9 che lo battono: gioca il più basso.
lesson-colours-nine-hint = Il giallo sta tra il verde e il rosso: il tuo 9 giallo è alto quanto basta.
lesson-colours-nine-praise = E ti resta il 9 rosso, il più alto di tutti i 9.
lesson-colours-nine-red = Il 9 rosso lo batte, ma basta il 9 giallo. Tieni il rosso.
lesson-colours-nine-rank = Un 10 batte qualsiasi 9, ma per questo è troppo. Basta un 9.
lesson-colours-ten = Sorpresa: un 10 verde. Il valore viene prima, quindi qui il tuo 9 rosso non serve; ma anche tu hai un 10.
lesson-colours-ten-hint = Il tuo 10 giallo è più alto del 10 verde.
lesson-colours-done = Prima il valore, poi il colore, e una carta uguale non batte mai. I quadratini sulle carte contano i colori: uno per il verde, due per il giallo, tre per il rosso.

## 3. Pairs and triples. The learner holds two 5s (yellow, red), two 7s (green, red) and three 9s

lesson-pairs-name = Coppie e tris
lesson-pairs-about = Due o tre carte dello stesso valore vanno insieme.
lesson-pairs-pair = Due carte dello stesso valore sono una coppia, e su una coppia va una coppia più alta. Una delle tue è alta quanto basta: quale?
lesson-pairs-pair-hint = Guarda i colori: i tuoi 7 sono verde e rosso, questi sono verde e giallo.
lesson-pairs-pair-praise = Dei 7 su altri 7: decide il colore migliore della coppia, e il rosso batte il giallo.
lesson-pairs-pair-nines = È più alta, ma toglie due carte ai tuoi tre 9. Basta una coppia più bassa.
lesson-pairs-triple = Tutti gli altri hanno passato, quindi apri tu, e con ciò che vuoi. Tre carte dello stesso valore sono un tris: apri con il tuo.
lesson-pairs-triple-hint = Scegli tutti e tre i 9.
lesson-pairs-house = Bella mossa: un tris e una coppia insieme sono un full, e le tue carte se ne vanno tutte in un colpo! Avrà una lezione tutta sua.
lesson-pairs-triple-other = Puoi aprire così, ma tre carte in un colpo sono meglio di una o due. Apri con i tre 9 insieme.
lesson-pairs-out = Nessuno ha un tris più alto. Restano due carte, e apri di nuovo tu: come finisci?
lesson-pairs-out-hint = I tuoi 5 sono una coppia.
lesson-pairs-out-single = Un solo 5 lascia indietro l’altro. Possono andarsene tutti e due in un colpo.
lesson-pairs-done = Sette carte in tre giocate! Più carte vanno insieme, prima le finisci.

## 4. Pass. The learner holds a green 4, two 9s and a red 10

lesson-pass-name = Passare
lesson-pass-about = Non devi giocare per forza, e puoi rientrare.
lesson-pass-cannot = Qualcuno ha aperto con un tris, e tu non ne hai. Nessuna delle tue carte lo batte, quindi passa.
lesson-pass-cannot-hint = Premi «Passa».
lesson-pass-cannot-praise = Passare non ti costa altro che questo turno.
lesson-pass-rather-not = Un 8 rosso. Un 9 lo batterebbe, ma i tuoi due 9 valgono di più insieme: passa, anche se potresti giocare.
lesson-pass-rather-not-hint = Premi «Passa», e guarda che cosa fanno gli altri.
lesson-pass-rather-not-praise = Pazienza!
lesson-pass-rather-not-nine = Batte l’8, ma rompe la tua coppia di 9. Questa volta passa, e aspetta.
lesson-pass-rather-not-ten = Batte l’8, ma il tuo 10 rosso può battere ben altro. Questa volta passa, e aspetta.
lesson-pass-back = Sorpresa: tocca di nuovo a te, perché un passo vale per un turno solo. Batti il 10 verde.
lesson-pass-back-hint = Il tuo 10 rosso è più alto del 10 verde. Rientra con quello.
lesson-pass-done = Hai passato, e la presa è tua lo stesso. Finisce solo quando tutti gli altri hanno passato dopo l’ultima giocata.

## 5. Win the trick, lead anything. The learner holds 2, 5, 5, 7, 10, 10 when it comes to leading

lesson-lead-name = Vinci la presa, apri come vuoi
lesson-lead-about = Quando tutti gli altri passano, scegli tu che cosa si gioca dopo.
lesson-lead-win = Quando tutti gli altri passano, la presa è tua, e apri la successiva. Batti l’8, e vedrai.
lesson-lead-win-hint = Il tuo 9 rosso è abbastanza alto, e chi vince la presa apre la successiva.
lesson-lead-win-ten = È più alto, ma i tuoi due 10 sono una coppia. Basta il 9.
lesson-lead-yours = Hanno passato tutti: la presa è tua. Ora non c’è niente da battere, e apri con la combinazione che vuoi.
lesson-lead-choose = Puoi aprire in otto modi, e uno è il migliore. Provane uno qualsiasi, e guarda che cosa ne viene.
lesson-lead-choose-hint = Due carte basse possono andarsene insieme, e due alte possono riprendere l’apertura.
lesson-lead-two = La tua carta più bassa è andata, ma è solo una, e con lei se n’è andata l’apertura. Prova un’altra apertura.
lesson-lead-seven = Due carte erano più alte, e non apri più tu: un 7 non è né basso né alto. Prova un’altra apertura.
lesson-lead-five = Ora l’altro 5 è da solo, e un 5 da solo batte ben poco. Tieni insieme ciò che va insieme, e prova un’altra apertura.
lesson-lead-ten = Un 10 rosso era più alto, e l’altro tuo 10 ha perso il compagno. Prova un’altra apertura.
lesson-lead-tens = Nessuno risponde, e apri di nuovo tu. Ma le carte basse sono ancora tutte lì, e non ti resta niente per rientrare: prova un’altra apertura.
lesson-lead-fives-praise = Due carte basse in un colpo.
lesson-lead-fives = Su una coppia vanno coppie più alte, e l’ultima è di 9. Riprendi l’apertura.
lesson-lead-fives-hint = I tuoi 10 battono i 9. Li hai tenuti per questo.
lesson-lead-done = Quattro carte in meno, e apri di nuovo tu. Apri con carte basse che vanno insieme, e tieni qualcosa di alto per rientrare.

## 6. Five cards. A hand of its own for each task

lesson-five-name = Cinque carte
lesson-five-about = Scala, colore, full, scala reale: dal più basso al più alto.
lesson-five-straight = Cinque valori di fila sono una scala, di qualsiasi colore. Eccone una fino al 5: fanne una più alta.
lesson-five-straight-hint = Hai cinque valori di fila, dal 4 all’8. La giocata suggerita li sceglie tutti insieme.
lesson-five-straight-praise = Cinque carte in un colpo!
lesson-five-straight-done = Vince la scala che arriva più in alto. Sopra ogni scala c’è il colore: cinque carte dello stesso colore.
lesson-five-flush = Carte nuove, e una scala fino al 10: nessuna scala arriva più in alto. Battila con un colore.
lesson-five-flush-hint = Cinque delle tue carte sono rosse, e questo è un colore.
lesson-five-flush-praise = Anche un colore basso batte ogni scala.
lesson-five-surprise = Sorpresa: tre 1 e due 2 battono il tuo colore. Un tris con una coppia è un full, e batte ogni colore.
lesson-five-house = Carte nuove, e ora fallo tu. Batti questo colore con un full.
lesson-five-house-hint = Hai tre 3 e due 4, e questo è un full.
lesson-five-house-praise = Tra due full conta prima il tris.
lesson-five-house-done = Un tipo è ancora più alto: la scala reale, cinque valori di fila dello stesso colore.
lesson-five-straight-flush = Carte nuove, e un full di 10. Battilo con una scala reale.
lesson-five-straight-flush-hint = Le tue carte gialle vanno dal 2 al 6, e questa è una scala reale.
lesson-five-unaided-soon = Scala, colore, full, scala reale: questo è l’ordine. Ora trova una combinazione senza giocate suggerite.
lesson-five-unaided = Un colore rosso fino al 10. Quali cinque delle tue carte lo battono?
lesson-five-unaided-hint = La tua scala è troppo bassa, e il tuo colore verde arriva solo al 9. Cerca un tris e una coppia.
lesson-five-done = Le carte basse di un tipo alto battono le carte alte di un tipo basso. Questi quattro tipi vanno l’uno sull’altro, e su nient’altro.

## 7. The gang. First the learner holds four 3s, later five 2s, two 7s and a 9

lesson-gang-name = Il Gang
lesson-gang-about = Quattro carte dello stesso valore battono tutti gli altri tipi.
lesson-gang-break = Una scala reale, il tipo più alto di cinque carte. Ma quattro carte dello stesso valore sono un Gang, e un Gang batte ogni altro tipo: gioca i tuoi 3.
lesson-gang-break-hint = I tuoi quattro 3 sono un Gang. Batte questa giocata, e tutto ciò che non è un Gang.
lesson-gang-break-praise = Un Gang of Four! Rompe anche una scala reale.
lesson-gang-five = Sorpresa: un Gang of Five rompe il tuo, e con dei semplici 1! Prima conta chi ha più carte; a parità di carte, il valore più alto.
lesson-gang-keep = Carte nuove, e una coppia di 6. Un Gang può andare anche su una coppia, ma non c’è qualcosa di più economico?
lesson-gang-keep-hint = I tuoi due 7 battono i 6 e lasciano il Gang com’è.
lesson-gang-keep-gang = Un Gang va su tutto, ma per una coppia di 6 è sprecato. Tienilo per dopo.
lesson-gang-top = Quattro 10, il Gang of Four più alto che ci sia. Riesci a battere anche questo?
lesson-gang-top-hint = Conta i tuoi 2: sono cinque, e prima conta chi ha più carte.
lesson-gang-top-praise = Cinque 2 battono quattro 10.
lesson-gang-done = La presa è tua. Un Gang va su tutto, ma su un Gang va solo un Gang più alto.

## 8. Special cards. A hand of its own for each: the multi-coloured 1, a phoenix and the dragon, both phoenixes

lesson-special-name = Carte speciali
lesson-special-about = L’1 multicolore, le Fenici e il Drago.
lesson-special-open = Chi riceve l’1 multicolore comincia la partita, e questa carta deve far parte della prima giocata. In un colore prende quello delle altre: usala per aprire con un colore verde.
lesson-special-open-hint = Scegli l’1 multicolore e le tue quattro carte verdi.
lesson-special-open-praise = Può essere verde, giallo o rosso, proprio come ti serve.
lesson-special-open-alone = Puoi aprire con l’1 da solo, ma così è soltanto un 1. Con le tue quattro carte verdi è un colore.
lesson-special-opened = Solo la prima giocata di una partita deve contenerlo. È l’1 più alto, ma non prende mai un altro valore.
lesson-special-phoenix = Carte nuove, e un 10 rosso, il più alto di tutti i 10. Sopra ci sono le Fenici: gioca la tua.
lesson-special-phoenix-hint = La tua Fenice verde è più alta di qualsiasi 10.
lesson-special-phoenix-dragon = Anche il Drago lo batte, ma basta la Fenice. Tieni il Drago.
lesson-special-dragon = La Fenice gialla è più alta della verde. Sopra tutte e due c’è il Drago: batte ogni altra carta singola.
lesson-special-dragon-hint = Nessuna carta singola è più alta del tuo Drago. Si gioca da solo, mai con altre carte.
lesson-special-broken = Sorpresa: un Gang batte anche il Drago. Nient’altro ci riesce.
lesson-special-couple = Carte nuove, e una coppia di 10. Anche le tue due Fenici sono una coppia: giocala.
lesson-special-couple-hint = Le tue due Fenici sono la coppia più alta che ci sia.
lesson-special-done = Una Fenice si gioca da sola, o le due in coppia, anche come coppia di un full. Il Drago si gioca sempre da solo.

## 9. Last card! First the learner holds a yellow 5 and a red 10, later two 4s, two 6s and a red 10

lesson-last-name = Ultima carta!
lesson-last-about = Dichiara la tua ultima carta, e ferma chi ne ha una sola.
lesson-last-call = Quando ti resta una sola carta, la dichiari. Alla maggior parte dei tavoli succede da sé, qui lo fai tu: gioca il 5 e dichiara insieme la tua ultima carta.
lesson-last-call-hint = Scegli il 5, attiva «Ultima!» e gioca.
lesson-last-call-praise = Ora lo sanno tutti.
lesson-last-call-silent = Senza dichiararla saresti fuori da questa mano, e la carta resterebbe a te. Dichiarala insieme alla giocata.
lesson-last-call-ten = Ben dichiarata, ma così ti resta un 5, e un 5 batte ben poco. Tieni il 10.
lesson-last-call-pass = Puoi passare, ma il tuo 5 è abbastanza alto. Giocalo, e guarda che cosa succede quando dichiari.
lesson-last-bound = Sorpresa: chi gioca prima di te ha dovuto giocare la sua carta più alta, per fermarti. Basta un 10 verde?
lesson-last-bound-hint = Il tuo 10 rosso è più alto del 10 verde. Giocalo, e la mano è tua.
lesson-last-out = Non è bastato: hai finito le carte. Ora guarda le cose dall’altra parte.
lesson-last-highest = A chi gioca dopo di te resta una carta, quindi ora l’obbligo è tuo. Su una carta singola devi giocare la tua carta più alta, se è alta abbastanza.
lesson-last-highest-hint = Gioca il 10 rosso. Non è permessa nessun’altra carta, e nemmeno passare.
lesson-last-lead = Apri tu, ma l’obbligo resta: devi aprire con due o più carte, se puoi. Quale coppia?
lesson-last-lead-hint = Comincia con la coppia più alta: i 6.
lesson-last-lead-low = Puoi aprire così, ma una coppia bassa si batte facilmente. Comincia con i 6.
lesson-last-finish = Nessuno risponde, e apri di nuovo tu. E adesso?
lesson-last-finish-hint = I tuoi due 4 sono una coppia, e due carte se ne vanno senza dichiarare niente.
lesson-last-done = Vinci la mano. Una carta sola non può mai rispondere a una coppia: così si ferma un’ultima carta.

## 10. Score, exchange, turn about. First eight cards, then two 9s, then a whole hand, at last a green 10

lesson-score-name = Punti, scambio, dietrofront
lesson-score-about = Quanto costano le carte rimaste, chi dà una carta a chi, e quando finisce una partita.
lesson-score-eight = A qualcuno resta una carta, e tu ne hai otto. Otto carte rimaste costano 16 punti, sette ne costano 7: liberati di una.
lesson-score-eight-hint = Va bene qualsiasi carta più alta del 4. Otto carte rimaste costano 16 punti, sette ne costano 7.
lesson-score-points = 7 punti invece di 16! Da otto carte in su ognuna vale il doppio, da undici il triplo, da quattordici quattro volte, e tutte e sedici valgono cinque volte.
lesson-score-win = La mano successiva è quasi finita, e questa volta apri tu. Finiscila.
lesson-score-win-hint = Gioca tutti e due i 9 in un colpo.
lesson-score-win-single = Un solo 9 lascia indietro l’altro. Possono andarsene tutti e due in un colpo.
lesson-score-won = Hai vinto la mano; l’ha persa chi è rimasto con più carte. Prima della mano successiva c’è lo scambio tra voi due: una carta per una carta.
lesson-score-exchange = Sorpresa: chi ha perso la mano deve darti la sua carta più alta, ed è il Drago! Tu restituisci una carta a scelta: quale ti mancherà di meno?
lesson-score-exchange-hint = L’1 verde è la tua carta più bassa, e non fa parte di nessuna coppia.
lesson-score-exchange-praise = La carta migliore per la peggiore: ecco quanto vale vincere.
lesson-score-exchange-dragon = Puoi restituire perfino il Drago, ma allora lo scambio non è servito a niente. Restituisci la tua carta più bassa.
lesson-score-exchange-high = Puoi restituirla, ma le carte alte vincono le prese. Restituisci la tua carta più bassa.
lesson-score-exchange-lower = Non fa parte di nessuna coppia, ma hai una carta ancora più bassa. Restituisci quella.
lesson-score-exchange-pair = Puoi restituirla, ma così rompi una coppia. Restituisci una carta bassa che sta da sola.
lesson-score-turned = Apre chi ha vinto la mano. E la direzione di gioco è cambiata, come a ogni mano: chi giocava prima di te ora gioca dopo di te.
lesson-score-hundred = Qualche mano più tardi. Quando un punteggio raggiunge 100, la partita è finita e vince il punteggio più basso: riesci a chiuderla?
lesson-score-hundred-hint = Il tuo 10 batte il 9. È la tua ultima carta, e chiude la partita.
lesson-score-done = Qualcuno ha più di 100 punti, e il punteggio più basso è il tuo: vinci la partita. Ora sai tutto ciò che serve, quindi prendi posto a un tavolo vero.
