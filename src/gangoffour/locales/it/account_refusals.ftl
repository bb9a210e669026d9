### Why a way in is refused.

account-wrong-password = Nome e password non corrispondono. Controllali o usa un codice di recupero.
account-password-length = Una password ha da { $shortest } a { $longest } caratteri. Scegline un’altra.
account-common-password = Questa password è troppo facile da indovinare. Scegline una a cui penserebbero in pochi.
account-prove-again = Prima accedi di nuovo, così sappiamo che sei tu.
account-last-way-in = Senza questo non potresti tornare. Aggiungi prima un altro modo di accedere.
recovery-unknown = Questo codice di recupero non esiste o è già stato usato: ognuno vale una volta. Controllalo o usane un altro.
passkey-refused = La passkey non è stata accettata. Riprova o accedi in un altro modo.
passkey-no-host-name = Le passkey richiedono un indirizzo con un nome. Qui usa una password.
passkey-enough = Hai già { $most } passkey. Prima togline una.
passkey-unknown = Questa passkey non c’è più.
mail-closed = Questo server non manda e-mail. Scegli un altro modo.
mail-bad-address = Non è un indirizzo e-mail. Controllalo e riprova.
issuer-unknown = Questo modo di accedere qui non c’è. Scegline un altro.
issuer-unavailable = { $name } ora non risponde. Riprova tra un momento o accedi in un altro modo.
issuer-refused = Questo accesso non è stato accettato: troppo vecchio, già usato o iniziato in un altro browser. Ricomincia.
issuer-nobody = Nessuno accede ancora qui con questo account di { $name }. Gioca come ospite e poi salva le tue partite con quello.
issuer-taken = Qualcuno accede già con questo account di { $name }. Accedi con quello o usane un altro.
player-unknown = Nessuno ha questo nome. Controlla come è scritto.
profile-hidden = Questa parte del profilo non è pubblica.
profile-unknown-avatar = Questa immagine non esiste. Scegline un’altra.
account-name-too-soon = { $days ->
    [one] Hai cambiato nome da poco. Potrai cambiarlo di nuovo domani.
   *[other] Hai cambiato nome da poco. Potrai cambiarlo di nuovo tra { $days } giorni.
    }
token-out-of-scope = Per questo il token di un programma non basta. Dagli un token con il permesso giusto o fallo tu, dopo l’accesso.
token-unknown = Questo token non c’è più.
token-enough = Hai già { $most } token. Prima revocane uno.
token-users-only = Token e bot sono per chi ha un account. Prima crea il tuo.
own-bot-unknown = Non hai un bot così. Forse è già stato eliminato.
own-bot-enough = Hai già { $most } bot. Prima eliminane uno.
own-bot-people-only = Questo è per le persone. Un bot può aprire un tavolo o sedersi a uno.
sanction-banned = Non puoi entrare fino al { $until }. Motivo: { $reason ->
    [abuse] insulti o minacce
    [cheating] imbrogli
    [stalling] far aspettare apposta
   *[name] un nome offensivo
    }. Se non è giusto, apri /moderation su questo sito e fai ricorso con il caso { $case }.
