### The rules as a page to read, without JavaScript. One message is one heading, paragraph, item or cell.
### Numbers come as facts. $combination and $card are names in the nominative, as in cards.ftl.

## The page

rules-title = Come si gioca a Gang of Four
rules-description = Le regole del gioco di carte Gang of Four in cinque minuti, con le figure: carte, combinazioni, Gang, ultima carta e punti.
rules-lead = Cinque minuti di lettura e puoi sederti a qualsiasi tavolo.
rules-contents = In questa pagina
rules-languages = Altre lingue
rules-play = Ora prova a un tavolo

## What it is about

rules-aim = Lo scopo del gioco
rules-aim-deal = Liberati di tutte le carte prima degli altri. Chi ci riesce per primo vince la mano e non prende punti.
rules-aim-points = Gli altri prendono punti per le carte che hanno ancora, e i punti sono un male. Quando qualcuno ne ha { $limit } o più, la partita è finita e vince il punteggio più basso.

## The cards

rules-cards = Le carte
rules-cards-deck = Ci sono { $cards } carte. I valori da 1 a 10 sono in verde, giallo e rosso, ogni carta in due copie. Quattro carte sono uniche: l’1 multicolore, le due Fenici e il Drago.
rules-cards-row = { colour }: da 1 a 10
rules-cards-hand = In quattro si ricevono { $hand } carte a testa. Nessuno vede le carte degli altri, ma tutti possono sapere quante ne restano.
rules-cards-rank = Più alto è il valore, più alta è la carta: da 1 fino a 10, poi le Fenici, poi il Drago.
rules-cards-colour = A parità di valore decide il colore. Il verde è il più basso, il giallo è più alto, il rosso è il più alto. Lo mostrano i quadratini in fondo alla carta: uno, due o tre.
rules-cards-multi = L’1 multicolore è l’1 più alto, ma più basso di qualsiasi 2. In un colore prende quello delle altre quattro carte.
rules-cards-phoenix = Le Fenici sono più alte di qualsiasi 10, e la gialla è più alta della verde. Si gioca una Fenice da sola, o le due in coppia, anche come coppia di un full. Non vanno con nient’altro.
rules-cards-dragon = Il Drago è la carta singola più alta di tutte, e si gioca sempre da solo.

## Turns and tricks

rules-trick = Giocare una presa
rules-trick-lead = Qualcuno apre con una combinazione qualsiasi.
rules-trick-follow = Poi il turno passa da un posto all’altro. Quando tocca a te, giochi qualcosa di più alto con lo stesso numero di carte, oppure passi.
rules-trick-pass = Puoi passare anche se potresti giocare. E un passo non è per sempre: se nella stessa presa tocca di nuovo a te, puoi giocare ancora.
rules-trick-end = Quando tutti gli altri hanno passato, la presa è finita. Chi ha fatto la giocata più alta apre la presa successiva. Chi apre non può passare.
rules-trick-first = La prima mano di una partita la apre chi ha l’1 multicolore, e questa carta deve far parte della prima giocata.
rules-trick-example = Una presa, turno per turno
rules-trick-example-lead = Ana apre: { $combination }
rules-trick-example-pass = Tomek passa. Ha in mente qualcosa di meglio.
rules-trick-example-beat = Mei gioca: { $combination }
rules-trick-example-passes = Lena passa, e anche Ana.
rules-trick-example-return = Tomek rientra e gioca: { $combination }
rules-trick-example-end = Mei, Lena e Ana passano. Tomek apre la presa successiva.

## Combinations

rules-kinds = Le combinazioni
rules-kinds-lead = Ci sono otto tipi di combinazione. Non si può giocare nient’altro.
rules-kind-single = Carta singola
rules-kind-single-text = Una carta qualsiasi.
rules-kind-pair = Coppia
rules-kind-pair-text = Due carte dello stesso valore, di qualsiasi colore. Le due Fenici sono la coppia più alta.
rules-kind-triple = Tris
rules-kind-triple-text = Tre carte dello stesso valore.
rules-kind-straight = Scala
rules-kind-straight-text = Cinque valori di fila, di qualsiasi colore. Non va mai oltre il 10.
rules-kind-flush = Colore
rules-kind-flush-text = Cinque carte dello stesso colore. Un valore può esserci due volte.
rules-kind-full-house = Full
rules-kind-full-house-text = Un tris e una coppia.
rules-kind-straight-flush = Scala reale
rules-kind-straight-flush-text = Cinque valori di fila, tutti dello stesso colore.
rules-kind-gang = Gang
rules-kind-gang-text = Quattro o più carte dello stesso valore. Quando tocca a te, puoi giocarlo su qualsiasi cosa, quante che siano le carte sul tavolo. Lo batte solo un Gang più alto. Il più grande è il Gang of Seven: tutti gli 1.
rules-kinds-five = Una combinazione di cinque carte si può giocare su qualsiasi altra, se è più alta: ogni colore batte ogni scala, ogni full batte ogni colore, e ogni scala reale batte ogni full.

## What beats what

rules-beats = Che cosa batte che cosa
rules-beats-lead = Due combinazioni dello stesso tipo si confrontano carta per carta, a partire dalla più alta: prima il valore, poi il colore. Decide la prima differenza.
rules-beats-word = batte
rules-beats-not-word = non batte
rules-beats-rank = Il valore viene prima del colore.
rules-beats-colour = Le due coppie sono di 3, quindi decide il colore migliore: basta una carta rossa.
rules-beats-next = Le carte più alte sono uguali, quindi decidono le successive.
rules-beats-kind = Il tipo viene prima di tutto il resto: anche un colore basso batte la scala più alta.
rules-beats-full-house = In un full decide il tris, per quanto alta sia la coppia.
rules-beats-gang = Anche il Gang più basso batte la scala reale più alta.
rules-beats-gang-size = Tra due Gang vince quello con più carte e, a parità di carte, quello di valore più alto.
rules-beats-equal = Pareggiare non basta: bisogna essere più alti.

## The last card

rules-last = L’ultima carta
rules-last-call = Se la tua giocata ti lascia con una sola carta, devi dirlo: «Ultima carta!» Alla maggior parte dei tavoli qui lo dice il programma per te.
rules-last-forgotten = Agli altri, chi se ne dimentica è fuori da questa mano: si tiene la carta, che costa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
    }.
rules-last-duty = Da quel momento chi gioca subito prima ha l’obbligo di sbarrare la strada:
rules-last-duty-follow = Su una carta singola deve giocare la più alta delle sue carte. Se è troppo bassa, passa.
rules-last-duty-lead = In apertura deve giocare due o più carte. Se ha solo carte singole, apre con la più alta.
rules-last-duty-gang = Al suo posto è sempre permesso un Gang.
rules-last-example = Sul tavolo: { $top }. Con queste carte si deve giocare: { $card }.
rules-last-hand = Carte: { $cards }

## Points

rules-points = I punti
rules-points-lead = Una mano finisce appena qualcuno ha giocato tutte le sue carte. Gli altri contano quelle che restano. Più sono le carte, più costa ognuna:
rules-points-cards = Carte rimaste
rules-points-each = Ognuna vale
rules-points-sum = Punti
rules-points-span = { $from }–{ $to }
rules-points-times = ×{ $factor }
rules-points-hint = Con { $few } carte prendi { $few_points } punti, con { $many } già { $many_points }. Attenzione a quel gradino.

## The next deal

rules-next = La mano successiva
rules-next-exchange = Chi è rimasto con più carte deve dare la più alta delle sue nuove carte a chi ha vinto l’ultima mano. Chi ha vinto restituisce una carta a scelta. Tutti vedono le due carte.
rules-next-tie = Se più persone sono rimaste con il maggior numero di carte, dà la carta chi ha il punteggio più alto.
rules-next-lead = Poi chi ha vinto l’ultima mano apre con una combinazione qualsiasi.
rules-next-direction = La direzione di gioco cambia a ogni mano: la prima va in senso antiorario, la seconda in senso orario, e così via.
rules-next-end = Se dopo una mano un punteggio ha raggiunto { $limit }, non ce n’è un’altra. Il punteggio più basso vince la partita; a parità, la vittoria è condivisa. Per una partita breve puoi scegliere un limite più basso o un numero di mani.

## Three players

rules-three = In tre
rules-three-hand = Anche in tre si ricevono { $hand } carte a testa. Le altre { $hand } restano da parte, e nessuno le vede.
rules-three-lead = Se nella prima mano nessuno ha ricevuto l’1 multicolore, chi siede alla destra del mazziere apre con ciò che vuole.

## Rule sets

rules-sets = Varianti delle regole
rules-sets-lead = I regolamenti stampati differiscono in alcuni punti, perciò un tavolo può scegliere tra quattro varianti delle regole.
rules-sets-name = Variante
rules-sets-differs = Che cosa cambia
rules-sets-classic = Niente: è ciò che dice questa pagina. La prima giocata di una partita ha al massimo { $most } carte.
rules-set-players-allowed = Solo in quattro.
rules-set-opening-max-cards = La prima giocata di una partita può avere qualsiasi numero di carte.
rules-set-full-house-tiebreak = I full con tris uguali sono uguali, qualunque sia la coppia.
rules-set-multi-one-in-flush = In un colore l’1 multicolore non vale più di un 1 di quel colore.
rules-set-last-card-duty = Chi gioca prima di un’ultima carta non ha nessun obbligo.
rules-set-duty-gang = Se la carta più alta è troppo bassa per fermare un’ultima carta, si deve giocare un Gang, se lo si ha.
rules-set-duty-lead-highest-single = Chi ha l’obbligo e solo carte singole può aprire con una qualsiasi.
rules-set-loser-tiebreak = Se più persone sono rimaste con il maggior numero di carte, dà la carta chi è rimasto con la più alta.

## Fair deals

rules-fair = La distribuzione è equa?
rules-fair-text = Non devi crederci sulla parola. Prima di una partita il server e il programma di ogni persona scelgono un numero segreto e lo sigillano. Tutte le distribuzioni derivano dall’insieme di questi numeri, quindi nessuno può pilotarle, neppure il server. Tutti vedono la stessa impronta del tavolo. Dopo la partita il server svela il suo segreto, e chiunque può ricalcolare tutte le carte distribuite.

## Exercises

rules-try-flush = Trova il colore
rules-try-flush-question = Apri tu. Quali carte sono un colore?
rules-try-flush-right = L’1 multicolore prende il colore delle altre quattro carte, quindi questo è un colore rosso.
rules-try-flush-other = Puoi aprire così, ma non è un colore.
rules-try-house = Batti il full
rules-try-house-question = Qualcuno ha giocato un full. Riesci a batterlo?
rules-try-house-low = I 7 sono più alti dei 6, e qui la coppia non conta.
rules-try-house-high = È più alto, perché i 7 sono più alti dei 6. Sarebbe bastata una coppia più bassa.
rules-try-house-pass = Qui puoi sempre passare, ma con queste carte puoi batterlo.
rules-try-duty = L’obbligo
rules-try-duty-question = Chi gioca dopo di te ha dichiarato l’ultima carta. Quale carta devi giocare?
rules-try-duty-right = È la più alta delle tue carte. Non è permessa una carta più bassa, e nemmeno passare.

## The way on

rules-tips = Consigli e strategia
rules-learn = Impara passo dopo passo
