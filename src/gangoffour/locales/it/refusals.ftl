### Why an action, a command or a request was refused: one message for every code that a server may tell a player,
### with "/" and "_" written as "-". A plain sentence says what is wrong, another one what to do. Web pages load this file.

## Rule sets

rules-unknown-preset = Non c’è nessun preset chiamato «{ $preset }». Scegline uno tra: { $presets }.
rules-unknown-option = Non c’è nessuna opzione chiamata «{ $option }». Guarda le opzioni di un preset per vederne i nomi.
rules-bad-option = L’opzione { $option } non può essere { $value }. Guarda le opzioni di un preset per vedere i valori possibili.

## Whose turn it is

turn-not-yours = Non è il tuo turno. Aspetta che giochino gli altri.
turn-disqualified = Non hai dichiarato l’ultima carta, quindi sei fuori da questa mano. Rientri nella prossima.
turn-return-first = Prima di giocare bisogna restituire una carta. Scegli la carta da restituire.

## Plays

play-not-held = Non hai { $cards }. Gioca carte che hai.
play-not-a-combination = { $cards } non è una combinazione. Gioca una carta singola, una coppia, un tris, una combinazione di cinque carte o un Gang.
play-wrong-card-count = { $cards } non ha tante carte quante { $top_play }. Gioca lo stesso numero di carte, o un Gang, o passa.
play-only-higher-gang = { $top_play } è un Gang, e { $cards } non è un Gang più alto. Giocane uno, o passa.
play-does-not-beat = { $cards } non batte { $top_play }. Gioca qualcosa di più alto, o un Gang, o passa.
play-declare-first = La tua ultima carta non è dichiarata. Dichiarala prima di giocarla.
play-must-contain-multi-one = La prima giocata della partita deve contenere l’1 multicolore. Aggiungi 1M alla tua giocata, o giocalo da solo.
play-opening-too-many-cards = Sono troppe carte per la prima giocata della partita: con queste regole il massimo è { $most }. Gioca meno carte.
play-duty-highest-single = A chi gioca dopo di te resta una sola carta, quindi devi giocare la tua carta più alta. Gioca { $highest }.
play-duty-multi-card = A chi gioca dopo di te resta una sola carta, quindi non puoi aprire con una carta singola. Apri con una combinazione di due o più carte.
play-duty-gang-barred = A chi gioca dopo di te resta una sola carta, quindi devi giocare la tua carta più alta, e queste regole non accettano un Gang al suo posto. Gioca { $highest }.

## Passes

pass-on-lead = Questa presa la apri tu, quindi non puoi passare. Gioca una combinazione.
pass-duty-highest-single = A chi gioca dopo di te resta una sola carta, quindi non puoi passare. Gioca { $highest }, la tua carta più alta.
pass-duty-gang = A chi gioca dopo di te resta una sola carta e tu hai un Gang, quindi non puoi passare. Gioca il Gang.

## Last cards

declare-automatic = Con queste regole le ultime carte vengono dichiarate per te. Non devi fare niente.
declare-not-last-card = Non hai un’ultima carta da dichiarare. Dichiara quando una giocata ti lascia con una sola carta.
declare-already-declared = La tua ultima carta è già dichiarata. Non c’è altro da dichiarare.

## The exchange

return-not-due = Ora non c’è nessuna carta da restituire. Gioca delle carte, o passa.
return-not-held = Non hai { $card }. Restituisci una carta che hai.
return-same-face = Con queste regole non puoi restituire la stessa carta che hai ricevuto, e { $card } è quella carta. Restituiscine un’altra.

## Tables on a server

table-unknown = Questo tavolo non esiste. Ricontrolla l’indirizzo, o scegli un tavolo nella lobby.
table-closed = Questo tavolo è chiuso. Aprine un altro, o scegline uno nella lobby.
table-in-match = Si sta giocando una partita. Posti e opzioni si potranno cambiare quando sarà finita.
table-no-match = Qui non si sta giocando nessuna partita. Aspetta che tutti siano pronti.
table-not-welcome = Non puoi venire a questo tavolo. Chiedi il link a qualcuno che ci gioca, o scegli un altro tavolo.
table-banned = Non puoi più stare a questo tavolo: così ha deciso chi ospita. Scegline un altro nella lobby.
table-host-only = Questo lo può fare solo l’host del tavolo. Chiedi a chi ospita.
table-private-only = Questo funziona solo ai tavoli privati. Apri un tavolo privato se ti serve.
table-paused = La partita è in pausa. Aspetta che riprenda.
table-busy = Troppe persone hanno agito insieme e non è successo niente. Riprova.
table-unavailable = In questo momento il server non raggiunge il suo database. Riprova; niente viene fatto due volte.
table-seats-occupied = Qualcuno siede a un posto che in un tavolo da { $seats } non c’è. Prima libera quel posto.
table-too-many = Hai cambiato { $most } cose a questo tavolo dall’inizio dell’ultima mano. Continua a giocare; nella prossima potrai cambiarne altre.
table-too-many-tables = Siedi già a { $limit } tavoli, il massimo. Lasciane uno, o continua a giocare lì.
table-too-many-here = Dalla tua rete sono già aperti { $limit } tavoli, il massimo. Unisciti a uno di questi, o riprova più tardi.

conduct-closed = I tavoli pubblici restano chiusi per te ancora { $minutes } min, perché hai lasciato partite con altre persone o le hai fatte aspettare. Fino ad allora gioca contro i bot o a un tavolo privato.

seat-unknown = A questo tavolo quel posto non c’è. Scegline un altro.
seat-taken = Quel posto è occupato. Scegline uno libero.
seat-free = A quel posto non siede nessuno. Scegli un posto occupato.
seat-none = Non hai un posto a questo tavolo. Prima siediti.
seat-held = Hai già un posto a questo tavolo. Lascialo prima di prenderne un altro.
seat-present = Quella persona è al tavolo, o c’era un minuto fa. Aspetta che vi abbia fatto attendere un minuto, o oltre il tempo.
seat-substituted = Un bot gioca per te. Prima riprendi il tuo posto.
seat-own = Quello è il tuo posto. Lascialo se vuoi alzarti.
name-confusable = A questo tavolo il tuo nome si può confondere con { $name }. Scegline un altro nelle impostazioni e riprova.

ready-not-prepared = Non c’è ancora niente da confermare. Aspetta che tutti i posti siano occupati, o che la mano finisca.
ready-other-match = Era per un’altra partita. Guarda di nuovo il tavolo.
ready-no-commitment = Una distribuzione equa ha bisogno del tuo impegno. Invialo insieme alla conferma.
ready-already = Hai già confermato, e il tuo impegno resta valido. Aspetta gli altri.
reveal-not-due = Il tuo numero ora non serve. Aspetta che arrivino tutti gli impegni.
reveal-wrong = Quel numero non corrisponde al tuo impegno. Invia il numero da cui è nato l’impegno.

turn-over = La partita è andata avanti prima che arrivasse la tua azione. Guarda il tavolo e decidi di nuovo.

hint-off = A questo tavolo non ci sono consigli. Decidi da te o gioca a un tavolo con consigli.
hint-people = Qui ci sono consigli solo finché tutti gli altri sono bot. Decidi da te, come gli altri.
hint-unavailable = Al momento non c’è un consiglio. Chiedi di nuovo tra un attimo o decidi da te.
chat-off = A questo tavolo non c’è la chat. Fai un cenno.
chat-phrases = Qui si possono dire solo le frasi proposte. Scegline una.
chat-early = Qui potrai usare parole tue dopo { $matches ->
    [one] { $matches } altra partita
   *[other] altre { $matches } partite
    }. Fino ad allora scegli una frase; tra amici e ai tavoli privati puoi scrivere subito.
chat-silenced = Non puoi parlare per altri { $minutes } min. Continua a giocare; la pagina iniziale dice perché, e lì puoi fare ricorso.
chat-empty = Invia un testo o una frase proposta. Una riga vuota non viene inviata.

## Messages

protocol-malformed = Questo messaggio non è testo JSON. Invia un solo oggetto JSON in ogni frame.
protocol-unknown-type = Il tipo di questo messaggio manca o è sconosciuto. Ricarica la pagina, o aggiorna il tuo programma.
protocol-bad-field = { $fault ->
    [missing] Nel messaggio manca { $at }. Aggiungi quel campo e invialo di nuovo.
    [unknown] In { $at } c’è un campo che questo server non conosce. Toglilo, o scrivilo come nella descrizione dell’interfaccia.
   *[wrong] Il messaggio ha un valore sbagliato in { $at }. Correggi quel campo e invialo di nuovo.
    }

## Requests and connections

account-bad-name = Questo nome qui non va bene. Scegli un nome da 1 a { $longest } caratteri, senza < e >.
account-name-taken = Qualcun altro ha un nome che somiglia a questo. Scegline un altro.
account-bot-name = È già il nome di un bot. Scegline un altro.
account-staff-name = Questo nome sembra di chi gestisce il sito. Scegline un altro.
account-not-signed-in = Non hai effettuato l’accesso. Scegli un nome per entrare come ospite.
session-unknown = Questo dispositivo è già stato disconnesso.
code-unknown = Nessun tavolo aspetta con questo codice. Controlla le due parole e il numero, oppure chiedi un nuovo codice.
link-unknown = Questo link non porta più da nessuna parte: vale una volta sola e per dieci minuti. Chiedine uno nuovo sul dispositivo su cui giochi.
request-foreign-origin = Questa richiesta viene da un altro sito. Apri proprio questo sito e riprova.
request-not-json = La richiesta non è JSON. Inviala con il tipo di contenuto application/json.
request-not-text = La richiesta non è testo. Inviala con il tipo di contenuto text/plain.
request-malformed = { $fault ->
    [missing] Nella richiesta manca { $at }. Aggiungilo e inviala di nuovo.
    [unknown] In { $at } c’è un campo che questo server non conosce. Toglilo, o scrivilo come nella descrizione dell’interfaccia.
    [wrong] La richiesta ha un valore sbagliato in { $at }. Correggilo e inviala di nuovo.
   *[unreadable] La richiesta non è stata capita. Confrontala con la descrizione dell’interfaccia.
    }
request-unknown-path = A questo indirizzo non c’è niente. Torna alla pagina iniziale.
request-wrong-method = Questo indirizzo non accetta questo genere di richiesta. Confrontala con la descrizione dell’interfaccia.
request-too-large = La richiesta è troppo lunga. Invia meno in una volta.
request-head-too-long = Le intestazioni di questa richiesta superano { $most } byte. Cancella i cookie di questo sito e riprova.
request-too-many = Fai troppe richieste. Aspetta { $wait_s } s e riprova.
replay-too-long = Questa partita è più lunga di quanto il server riproduca: al massimo { $most } passi e { $seconds } s di lavoro. Riproducila sul tuo computer con «gangoffour replay».
replay-busy = Si stanno già riproducendo più partite. Riprova tra { $wait_s } s.
server-failed = Qualcosa si è rotto sul server. Riprova; se continua, dai questo codice a chi gestisce il server: { $id }.
server-unavailable = In questo momento il server non raggiunge il suo database. Riprova tra { $wait_s } s.
server-busy = In questo momento il server ha troppo da fare e non è successo niente. Riprova tra { $wait_s } s.
chat-too-many = Scrivi troppo in fretta. Aspetta { $wait_s } s prima di continuare.
protocol-version = Questo programma parla un’altra versione del protocollo. Ricarica la pagina, o aggiorna il tuo programma.
protocol-no-hello = La connessione non ha detto niente in tempo. Collegati di nuovo.
server-stopping = Il server si riavvia. Tra un momento la connessione torna.
server-error = Qualcosa si è rotto sul server. Collegati di nuovo per riprendere da dove eri.
session-ended = La tua sessione è chiusa. Accedi di nuovo per giocare.
protocol-flood = Sono arrivati troppi messaggi insieme. Aspetta un momento e collegati di nuovo.
protocol-slow-reader = La tua connessione è troppo lenta per stare al passo. Collegati di nuovo per riprendere da dove eri.
protocol-too-many-sockets = Ci sono troppe connessioni aperte. Prima chiudi una delle altre finestre.

## Today's deals

daily-unknown = Per il { $date } non ci sono mani. Gioca quelle di oggi.
daily-not-made = Le mani del { $date } sono ancora in preparazione. Riprova tra qualche minuto.
daily-finished = Hai giocato tutte le otto mani del { $date }. Le prossime arrivano a mezzanotte UTC.
daily-sealed = Altri possono ancora giocare questa mano. Prima finiscila tu, o aspetta la fine della giornata.
daily-not-revealed = I risultati del { $date } escono mezz’ora dopo mezzanotte UTC. Riprova allora.
