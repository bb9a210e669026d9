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
