### Tips and strategy as a page to read, without JavaScript, and the exercises on this page and on that of the rules.
### One message is one heading, paragraph, item or cell. $card is a name in the nominative, as in cards.ftl.

## The page

tips-title = Consigli e strategia
tips-description = Come vincere al gioco di carte Gang of Four: pianificare le carte, lo scambio, l’ultima carta, contare le carte, i Gang e i punti, con figure ed esercizi.
tips-lead = Le regole le conosci. Ecco che cosa ne fa chi gioca bene.

## Planning

tips-plan = Pianifica tutte le carte
tips-plan-sort = Prima della prima presa dividi le tue carte in giocate. Meno te ne servono, prima finisci, e una carta che non va con niente costa una giocata tutta sua.
tips-plan-example = Le stesse nove carte, in due modi:
tips-plan-good = Una scala e due coppie.
tips-plan-bad = Il full è più alto, ma si lascia dietro quattro carte singole.
tips-plan-order = La tua ultima giocata non ha bisogno di forza, perché nessuno può rispondere. La penultima sì: deve vincere la presa. Perciò gioca le carte alte finché hai ancora carte basse da mettere giù, e lascia per ultima una giocata bassa.
tips-plan-plays = { $count ->
    [one] { $count } giocata
   *[other] { $count } giocate
    }

## Five cards

tips-five = Cinque carte in un colpo
tips-five-odds = Su 100 persone, ecco quante trovano una combinazione così nelle { $hand } carte ricevute:
tips-five-kind = Combinazione
tips-five-share = Su 100 persone
tips-five-flush = Tutti ricevono un colore, e ogni colore batte ogni scala. Perciò apri con una scala per liberarti di carte basse, ma non contarci per vincere una presa all’inizio di una mano.
tips-five-house = Un full batte tutti i colori, anche se le sue carte sono basse. Tienilo insieme se ti serve vincere una presa.
tips-five-pair = In un full decide il tris. Abbinagli la tua coppia più bassa e tieni quella alta.

## Special cards

tips-special = Le carte speciali
tips-special-multi = Da solo, l’1 multicolore perde contro qualsiasi 2. Rende di più in compagnia: come quinta carta di un colore verde, giallo o rosso, insieme ad altri 1, o come carta più bassa di una scala.
tips-special-phoenix = Insieme, le Fenici sono una coppia che solo un Gang può battere. Da sola, ognuna batte qualsiasi 10. In un full sono quasi sempre sprecate, perché decide il tris.
tips-special-dragon = Solo un Gang batte il Drago. Ma non va con nessun’altra carta, quindi costa sempre una giocata tutta sua.

## The exchange

tips-exchange = Lo scambio
tips-exchange-tribute = Il tributo è la carta più alta di chi lo dà, e tu lo vedi. Questa persona non ha ricevuto niente di più alto. Tienilo a mente.
tips-exchange-none = Tributo: { $card }. Questa persona non ha ricevuto nessuna di queste:
tips-exchange-return = Hai vinto la mano? Allora restituisci una carta che dovresti giocare da sola. La scelta migliore è una carta bassa: batte poco, e un 1 o un 2 sta in poche scale, mentre un 5 o un 6 sta in quasi tutte.
tips-exchange-example = Da restituire: { $card }. Restano una scala e una coppia.

## The last two plays

tips-last = Le ultime due giocate
tips-last-two = Pensa alle tue ultime due giocate insieme, prima che ti restino solo quelle. Vinci una presa con la più forte, poi apri con l’altra: hai finito, per quanto bassa sia.
tips-last-example = A meno che qualcuno abbia un Gang, le Fenici vincono la presa. Poi il 5 non deve più battere niente.
tips-last-many = Se puoi, finisci con due o più carte in un colpo. Così non c’è un’ultima carta da dichiarare, e nessuno ha l’obbligo di fermarti.
tips-last-single = Se ti tieni una carta sola, chi gioca prima di te deve mettere la sua carta più alta su ogni carta singola che questa batte. Un’ultima carta bassa esce solo se apri con quella. Perciò tienine una alta, o un modo per vincere una presa.

## Counting

tips-count = Conta ciò che è uscito
tips-count-high = Nessuno ricorda tutte le { $cards } carte. Comincia con tre: il Drago e le due Fenici. Quando sono uscite, un 10 rosso è la carta singola più alta. Di 10 rossi ce ne sono due, ma pareggiare non basta.
tips-count-tens = Poi conta i 10, e le carte dei valori da cui dipende il tuo piano.
tips-count-gang = Ci sono { $copies } carte di ogni valore da 2 a 10, e { $ones } di valore 1. Quindi, se hai visto { $enough } carte di un valore, tra le tue o sul tavolo, nessun altro può averne un Gang. Di 1 ne devi vedere { $enough_ones }.
tips-count-example = Chi ha queste carte non deve temere un Gang di 8.

## Gangs

tips-gang = Rompere un Gang o tenerlo?
tips-gang-use = Un Gang vince una presa che non potresti vincere in nessun altro modo. Perciò tienilo se hai carte basse che hanno bisogno dell’apertura.
tips-gang-break = Ma un Gang è anche quattro carte dello stesso valore, e a volte separate valgono di più. Confronta i piani. Qui romperlo fa risparmiare tre giocate:
tips-gang-break-kept = Il Gang resta intero, e restano quattro carte singole.
tips-gang-broken = Una scala e un tris.
tips-gang-keep = E qui i due piani sono ugualmente brevi. Tieni il Gang, perché vince la presa, a meno che ci sia un Gang più alto:
tips-gang-keep-kept = Prima il Gang, poi la coppia.
tips-gang-keep-broken = Il full può essere battuto, e allora il 6 rimasto solo aspetta una presa adatta.
tips-gang-late = Non aspettare troppo: un Gang che ti resta costa punti come tutte le altre carte.

## Leading

tips-lead-chapter = Aprire con tante o con poche?
tips-lead-long = Apri con la combinazione più lunga delle tue carte basse. Ti libera di cinque carte in un colpo, e per rispondere agli altri servono cinque carte, o un Gang.
tips-lead-long-example = Cinque carte basse in una giocata.
tips-lead-sizes = Guarda quante carte hanno gli altri. Chi ne ha meno di cinque può rispondere a cinque carte solo con un Gang, e chi ne ha tre o meno non può rispondere affatto.
tips-lead-short = A una carta singola possono rispondere tutti. Apri così se poi puoi riprendere l’apertura, con il Drago o una Fenice, o se è la tua ultima carta.
tips-lead-keep = L’apertura vale più di una presa: chi apre sceglie che cosa si gioca. Se ce l’hai e puoi tenerla, metti giù ciò che non va in nessun’altra presa.

## Points

tips-points = Quando le carte costano il doppio
tips-points-lead = Non puoi vincere tutte le mani. Se qualcun altro sta per finire, scendi sotto il prossimo gradino, anche a costo di una buona combinazione:
tips-points-before = Carte rimaste
tips-points-after = Una in meno
tips-points-cell = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
    }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
    }
tips-points-early = Perciò in ogni mano fai presto una giocata, e non restare con { $hand } carte ad aspettare il piano perfetto.

## The dragon

tips-dragon = A che cosa serve il Drago
tips-dragon-lead = Non sprecare il Drago per una presa che non ti porta niente. Giocalo quando ti serve l’apertura: per mettere giù una combinazione lunga e bassa, o la tua penultima giocata.
tips-dragon-stop = E giocalo quando qualcuno con una carta sola potrebbe finire con la prossima carta singola. Al Drago si risponde solo con un Gang.
tips-dragon-beats = La carta singola più alta di tutte.
tips-dragon-duty = Se questa persona gioca subito dopo di te, l’obbligo ti toglie il Drago: è la tua carta più alta, quindi devi giocarlo sulla prima carta singola, a meno che giochi un Gang. Metti giù ciò che ha bisogno del Drago prima che a qualcuno resti una carta.

## One card

tips-one = Qualcuno ha una carta sola
tips-one-lead = Non regalare niente a chi ha una carta sola. Apri con due o più carte: quella persona non può rispondere, ovunque sieda.
tips-one-example = Anche la coppia più bassa è al sicuro da un’ultima carta.
tips-one-singles = Se hai solo carte singole, apri con la più alta. Chi gioca subito prima di un’ultima carta deve farlo comunque, e per tutti gli altri è saggio.
tips-one-follow = Quando si giocano carte singole, non passare troppo presto: una carta alta adesso può essere l’ultima occasione per fermare quella persona.

## Exercises, on this page and on that of the rules. $number is the number of the exercise on its page

try-heading = Esercizio { $number }: { $title }
try-top-play = Da battere:
try-hand = Le tue carte: { $cards }
# The name of a group of buttons, one for each card.
try-choose-from = Le tue carte nell’esercizio { $number }
# The name of a button that chooses a card. $card comes first, since it is what matters.
try-card = { $card }, esercizio { $number }
try-check = Controlla
# The full name of the button "Check"; it has to contain its text.
try-check-name = Controlla l’esercizio { $number }
# The full name of the button "Pass" (hand-pass); it has to contain its text.
try-pass-name = Passa nell’esercizio { $number }
try-choose = Prima scegli una o più carte.
try-right = Giusto!
try-allowed = È permesso, ma c’è di meglio.
try-refused = Questo non si può giocare.
try-solution = Soluzione dell’esercizio { $number }

## Exercise: two plays

tips-try-plan = Due giocate
tips-try-plan-question = Apri tu. Trova una giocata dopo la quale te ne basta un’altra per finire.
tips-try-plan-straight = Il tris di 8 resta insieme come tua ultima giocata.
tips-try-plan-triple = La scala resta insieme come tua ultima giocata. Questo ordine è il migliore: è facile che il tris vinca la presa, e un’ultima giocata non ha bisogno di forza.
tips-try-plan-flush = Il colore toglie una carta al tris. Restano una coppia e una carta singola, quindi ti servono altre due giocate.
tips-try-plan-other = Dopo ti servono altre due giocate, o anche di più.

## Exercise: for certain

tips-try-last = A colpo sicuro
tips-try-last-question = Apri tu, e nessuno può più avere un Gang. Trova la giocata che vince la mano di sicuro.
tips-try-last-dragon = Nessuno può battere il Drago, quindi apri di nuovo tu. Allora la coppia è la tua ultima giocata, e nessuno può rispondere.
tips-try-last-pair = Qualsiasi coppia più alta la batte, e allora il Drago deve aspettare una presa di carte singole.
tips-try-last-single = Così rompi la coppia. Ti servono altre due giocate, e gli altri possono finire prima.

## Exercise: the highest single

tips-try-count = La carta singola più alta
tips-try-count-question = Il Drago e le due Fenici sono già stati giocati. Quale carta non può più essere battuta da nessun’altra carta singola?
tips-try-count-red = Il rosso è il colore più alto, e l’altro 10 rosso è uguale. Pareggiare non basta.
tips-try-count-yellow = Batte il 10 verde, ma qualcuno può avere un 10 rosso.
tips-try-count-pass = Puoi passare, ma qui hai una carta che vince la presa contro tutte le carte singole.

## Exercise: on the dragon

tips-try-gang = Sul Drago
tips-try-gang-question = Qualcuno ha giocato il Drago. Nessuno tranne te può avere un Gang. Trova la giocata che vince la mano di sicuro.
tips-try-gang-gang = Nessuno può battere il Gang, quindi apri di nuovo tu: con la tua ultima carta, qualunque sia.
tips-try-gang-pass = Allora il Drago vince la presa, e apre qualcun altro.

## Exercise: seven cards

tips-try-points = Sette carte
tips-try-points-question = Hai nove carte, e qualcun altro ha quasi finito. Che cosa giochi?
tips-try-points-eights = Restano sette carte. Costerebbero 7 punti, e nove carte 18. I 10 restano a te per un’altra coppia.
tips-try-points-tens = Restano sette carte. Costerebbero 7 punti, e nove carte 18. Con gli 8 sarebbe lo stesso, e terresti i 10.
tips-try-points-pass = Resteresti con nove carte, e costerebbero 18 punti. Con sette sarebbero 7.

## Exercise: no help

tips-try-one = Nessun regalo
tips-try-one-question = A chi siede di fronte a te resta una carta. Apri tu. Che cosa giochi?
tips-try-one-pair = Con una carta sola non si può rispondere a una coppia. Chiunque vinca la presa, sarà qualcun altro.
tips-try-one-ten = Di tutte le tue carte singole è la più sicura. Ma se l’ultima carta è una Fenice o il Drago, la mano può essere finita.
tips-try-one-single = Se nessuno la ferma, qualsiasi ultima carta più alta chiude la mano.

## The way on

tips-rules = Leggi le regole
tips-learn = Impara passo dopo passo
