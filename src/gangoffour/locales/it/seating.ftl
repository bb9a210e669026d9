### The table before a match, and the chat. $name is a player's name; seats are counted from 1.

## Seats

seating-title = Prendi posto
seating-seats = Posti
seating-seat = Posto { $number }
seating-free = Libero
seating-you = tu
seating-host = host
seating-ready = ha confermato
seating-not-ready = in attesa
seating-away = assente
seating-sit = Siediti
seating-sit-label = Siediti qui, posto { $number }
seating-bot = Bot qui
seating-bot-label = Bot qui, posto { $number }
seating-remove = Togli
seating-remove-label = Togli { $name }
seating-get-up = Alzati
seating-bots-level = Forza dei nuovi bot
seating-bots-fill = Completa con bot

## What the table waits for

seating-waiting-seats = { $count ->
    [one] Manca qualcuno: { $count } posto è libero.
   *[other] Manca gente: { $count } posti sono liberi.
    }
seating-waiting-you = Ci siamo tutti. Confermi?
seating-waiting-others = In attesa di: { $names }.
seating-waiting-start = Tutti hanno confermato. Le carte arrivano tra un attimo.
seating-waiting-prepare = Un momento: si sta sigillando il mazzo.
seating-choose-seat = Scegli un posto per giocare.
seating-watching = Stai guardando. Tutti i posti sono occupati.

## Being ready

seating-be-ready = Conferma
seating-is-ready = Hai confermato

## Invitation

seating-invite = Invita gli amici
seating-invite-hint = Chi ha questo link può venire al tavolo.
seating-invite-no-key = Questo tavolo è privato. Chiedi a chi ospita il link con la chiave.
seating-link = Link a questo tavolo
seating-copy = Copia il link
seating-copied = Link copiato.
seating-copy-failed = Qui non è permesso copiare. Il link è selezionato: copialo a mano.
seating-words-show = Un codice da dettare
seating-words = Detta questo codice. Si scrive nella pagina iniziale:
seating-code-show = Mostra il codice QR
seating-code-hide = Nascondi il codice QR
seating-code = Il link come codice QR per la fotocamera di un telefono

## Options

seating-options = Opzioni del tavolo
seating-options-host-only = Sceglie chi ospita.
seating-option-players = In quanti
seating-players-3 = In tre
seating-players-4 = In quattro
seating-option-preset = Regole
seating-option-length = Durata
seating-option-clock = Tempo per turno
seating-clock-none = Senza limite
seating-clock-strangers = 60 secondi, se giocano due o più persone
seating-clock-45 = 45 secondi
seating-clock-20 = 20 secondi
seating-clock-custom = { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
    }
seating-option-pace = Ritmo dei bot
seating-pace-fast = Veloce
seating-pace-normal = Normale
seating-pace-relaxed = Tranquillo
seating-option-declaration = Ultima carta
seating-declaration-automatic = Automatica
seating-declaration-manual = La dichiara chi gioca
seating-option-assists = Aiuto nel gioco
seating-assists-on = Permesso
seating-assists-off = Senza, per tutti
seating-option-hints = Consigli
seating-hints-off = Nessuno
seating-hints-alone = Se tutti gli altri sono bot
seating-hints-everybody = Per tutti
seating-option-chat = Chat
seating-chat-phrases = Frasi proposte
seating-chat-free = Testo libero
seating-chat-off = Nessuna
seating-option-spectators = Pubblico
seating-spectators-on = Benvenuto
seating-spectators-off = Non ammesso

## Chat

chat-nothing = Nessuno ha ancora detto niente.
chat-off-here = A questo tavolo non c’è la chat.
chat-line = { $name }: { $text }
chat-heard = { $name } dice: { $text }
chat-phrases-group = Di’ qualcosa
chat-emotes = Disegni da inviare
chat-text = Il tuo messaggio
chat-send = Invia
chat-spoken = Leggi i messaggi ad alta voce
chat-people = Chi vuoi sentire
chat-mute = Silenzia { $name }
chat-unmute = Senti di nuovo { $name }
chat-muted = Non vedi più ciò che dice { $name }.
chat-unmuted = Vedi di nuovo ciò che dice { $name }.
chat-lines = Ciò che è stato detto
phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-oops = Ops!
phrase-one-moment = Un momento, per favore.
phrase-back-again = Rieccomi.
phrase-rematch = Un’altra partita?
phrase-good-bye = Alla prossima!
phrase-laugh = Ahah!
phrase-wow = Wow!
phrase-sad = Oh no!
phrase-clap = Bravi!
phrase-think = Mmm…
phrase-fire = Si vola!
