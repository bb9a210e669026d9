### The table on a web page. $who is "you" or "other"; $name is a player's name; $combination is one in words.

## The page around the table

screen-title = Gang of Four
screen-title-turn = ● Tocca a te – Gang of Four
screen-home = Gang of Four, alla pagina iniziale
screen-coming = Arrivo al tavolo…
screen-starting = Si distribuiscono le carte…
screen-to-home = Alla pagina iniziale
screen-try-again = Riprova
screen-no-catalogue = Suggerimenti non caricati. Puoi giocare lo stesso.
screen-unfair-start = L’inizio di questa partita non corrisponde a ciò che era concordato: { $field }. Non continuare a giocare.
screen-called-off = Un avvio è stato annullato quando tutti i numeri erano già fissati, e si estrae di nuovo. Il menu dice quale.
screen-dismiss = Chiudi questo messaggio
screen-text-mode = Gioca in modalità testo
screen-picture-mode = Torna alle immagini

## The header

header-deal = Mano { $number }
header-deal-of = Mano { $number } di { $count }
header-direction = { $direction ->
    [ccw] senso antiorario
   *[cw] senso orario
    }
header-menu = Menu
header-watchers = { $count ->
    [one] Guarda { $count } persona
   *[other] Guardano { $count } persone
    }
header-unread = { $count ->
    [one] { $count } nuovo messaggio
   *[other] { $count } nuovi messaggi
    }

## The menu and the panel

menu-sound-on = Attiva il suono
menu-sound-off = Togli il suono
menu-zen-on = Tavolo tranquillo, senza chat
menu-zen-off = Mostra di nuovo tutto
menu-settings = Impostazioni
menu-rules = Regole
menu-hint = Consiglio
menu-keys = Tasti
menu-panel = Ciclo, punteggi e chat
menu-pause = Metti in pausa
menu-resume = Riprendi la partita
menu-replace = Fai giocare un bot per { $name }
menu-leave = Lascia il tavolo
menu-leave-in-match = Lasciare il tavolo? Un bot finisce questa mano. Puoi tornare dalla prossima. Se altre persone continuano, conta come partita abbandonata.
menu-leave-now = Lascia
menu-stay = Resta
menu-fingerprint = Impronta di questa partita
menu-fingerprint-why = Tutti al tavolo vedono gli stessi quattro gruppi: la prova che la partita è la stessa per tutti.
called-off-title = { $count ->
    [one] { $count } avvio è stato annullato
   *[other] { $count } avvii sono stati annullati
    }
called-off-why = Tutti i numeri erano fissati, eppure la partita non è cominciata. Qualcuno se n’è andato, oppure il server ha estratto di nuovo, cosa che non deve fare per scegliere le carte. Una volta può essere un caso; se succede ancora, chiedi perché prima di continuare a giocare.
called-off-start = Partita { $match }, impegno del server { $commitment }
panel-trick = Presa in corso
panel-pad = Segnapunti
panel-chat = Chat
panel-name = Ciclo, punteggi e chat

## The seats

tile-group = Al tavolo
tile-you = Tu
tile-free = Posto libero
tile-score = { $score ->
    [one] { $score } punto
   *[other] { $score } punti
    }
tile-score-short = { $score } p.
tile-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
    }
tile-passes = Passa
tile-last-card = Ultima!
tile-on-turn = gioca
tile-leads = apre
tile-deals = mazziere
tile-host = host
tile-away = assente
tile-substitute = gioca un bot
tile-promised = poi: { $name }
tile-disqualified = fuori dalla mano
tile-plays-after-you = Questa volta { $name } gioca dopo di te.

## The trick

trick-empty = Sul tavolo non c’è ancora niente.
trick-group = La presa
trick-show-all = Mostra tutta la presa
trick-played = { $who ->
    [you] Tu: { $combination }
   *[other] { $name }: { $combination }
    }
trick-passed = { $who ->
    [you] Passi
   *[other] { $name } passa
    }
trick-won = { $who ->
    [you] Vinci la presa
   *[other] { $name } vince la presa
    }
trick-deal-won = { $who ->
    [you] Vinci la mano!
   *[other] { $name } vince la mano
    }
gang-stage = { $size ->
    [4] Gang of Four!
    [5] Gang of Five!
    [6] Gang of Six!
   *[7] Gang of Seven!
    }
trick-cards = { $count ->
    [one] carta
   *[other] carte
    }: { $cards }

## Whose turn it is

status-your-lead = Apri tu
status-your-turn = Tocca a te
status-your-return = Restituisci una carta
status-other-leads = { $name } apre.
status-other-turn = Tocca a { $name }
status-waiting = Un momento…
status-watching = Stai guardando.
status-lost = Connessione persa. Riconnessione…
status-paused = La partita è in pausa.
status-resume = Riprendi
status-adjourned = Non c’era più nessuno, quindi la partita aspetta. Riprende appena qualcuno torna.
status-substitute = Un bot gioca per te.
status-take-back = Riprendi il posto
status-substitute-finishes = Un bot finisce questa mano per te.
status-ask-back = Torna a giocare dalla prossima mano
status-asked-back = Un bot finisce questa mano. Dalla prossima giochi di nuovo tu.
status-promised = Dalla prossima mano sostituisci { $name }.
status-deal-at-once = Gioca subito con i bot
status-take-over = Sostituisci { $name } dalla prossima mano
status-joins = { $name } gioca con te dalla prossima mano.
status-withdraw = Resta a guardare
status-disqualified = Non hai dichiarato l’ultima carta. Sei fuori da questa mano.

## What binds the player on turn, mostly because the next player has one card left

duty-declare-first = Dichiara la tua ultima carta prima di giocarla.
duty-gang = Ultima carta dopo di te: devi giocare un Gang.
duty-highest = Chi segue ha una carta: gioca la tua più alta, { $card }.
duty-highest-or-gang = Ultima carta dopo di te: gioca la tua carta più alta, { $card }, o un Gang.
duty-highest-no-gang = Ultima carta dopo di te: gioca la tua carta più alta, { $card }, e nessun Gang.
duty-many-cards = Ultima carta dopo di te: apri con due o più carte.
duty-first-play = La prima giocata contiene questa carta: { $card }.
duty-first-play-most = La prima giocata contiene questa carta: { $card }. Numero massimo di carte: { $most }.

## The clock

clock-left = { $seconds ->
    [one] Resta { $seconds } secondo
   *[other] Restano { $seconds } secondi
    }
clock-bank = riserva
clock-bank-left = Riserva di tempo: { $time }
clock-hurry = { $seconds ->
    [one] Resta { $seconds } secondo!
   *[other] Restano { $seconds } secondi!
    }

## The exchange

exchange-name = Scambio
exchange-tribute = { $giver_who ->
    [you] Dai la tua carta più alta a { $receiver }
   *[other] { $receiver_who ->
        [you] { $giver } ti dà la sua carta più alta
       *[other] { $giver } dà la sua carta più alta a { $receiver }
        }
    }: { $card }
exchange-returned = { $giver_who ->
    [you] Restituisci una carta a { $receiver }
   *[other] { $receiver_who ->
        [you] { $giver } ti restituisce una carta
       *[other] { $giver } restituisce una carta a { $receiver }
        }
    }: { $card }
exchange-wait = { $name } sceglie una carta da restituire.
exchange-tribute-label = Tributo
exchange-returned-label = Carta restituita

## The score pad

pad-caption = Punti di ogni mano
pad-deal = Mano
pad-score = Totale
pad-winner = vince la mano
pad-empty = Nessuna mano è ancora segnata.

## After a deal

deal-over-title = { $who ->
    [you] Vinci la mano { $number }!
   *[other] { $name } vince la mano { $number }
    }
deal-over-factor = { $count ->
    [one] { $count } carta × { $factor } = { $points }
   *[other] { $count } carte × { $factor } = { $points }
    }
deal-over-points = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
    }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
    }
deal-over-out = Carte finite
deal-over-hardest = { $who ->
    [you] Prendi più punti di tutti
   *[other] { $name } prende più punti di tutti
    }: { $points }.
deal-over-left = Carte rimaste ({ $name })
deal-over-ready = Continua
deal-over-is-ready = In attesa degli altri…
deal-over-ready-others = Confermato: { $names }

## After the match

match-over-title = { $count ->
    [one] { $who ->
        [you] Vinci la partita!
       *[other] { $names } vince la partita
        }
   *[other] Vittoria condivisa: { $names }
    }
match-over-abandoned = La partita è stata abbandonata.
match-over-place = { $place }.
match-over-places = Classifica
match-over-moments = Momenti
match-over-gang = { $who ->
    [you] Il Gang più grande è tuo
   *[other] Il Gang più grande: { $name }
    }, mano { $number } – { $combination }.
match-over-loss = { $who ->
    [you] La perdita più grande è tua
   *[other] La perdita più grande: { $name }
    }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
    } nella mano { $number }.
match-over-finish = { $who ->
    [you] Il finale più serrato: mano { $number }. Carte che ti restavano: { $count }.
   *[other] Il finale più serrato: mano { $number }. Carte rimaste ({ $name }): { $count }.
    }
match-over-rematch = Rivincita
match-over-is-ready = Hai chiesto la rivincita.
match-over-no-rematch = Per la rivincita tutti i posti devono essere occupati.
match-over-seats = Cambia posti o opzioni
match-over-home = Inizio
match-over-mine = Le tue partite
match-over-record = Scarica il registro
match-over-transcript = Scarica la trascrizione
match-over-closed = Questo tavolo è chiuso.

## The fair deal

fairness-name = Distribuzione equa
fairness-verified = { $deals ->
    [one] Distribuzione equa verificata: { $deals } mano.
   *[other] Distribuzione equa verificata: tutte le { $deals } mani.
    }
fairness-partly = { $deals ->
    [one] Ciò che questa pagina ha visto corrisponde: { $deals } mano. Non era qui dall’inizio.
   *[other] Ciò che questa pagina ha visto corrisponde: { $deals } mani. Non era qui dall’inizio.
    }
fairness-wrong = Distribuzione non equa, questo non corrisponde: { $field }. Conserva la tua trascrizione e mostrala agli altri.
fairness-open = Le distribuzioni si verificano quando la partita è finita.
fairness-without-number = { $count ->
    [one] { $count } posto non ha inviato un numero suo.
   *[other] { $count } posti non hanno inviato un numero proprio.
    }

## Hints

hints-name = Consigli per questo turno
hints-ask = Chiedi un consiglio
hints-thinking = Un momento…
hints-take = Scegli queste carte
