### Ways in: how a guest keeps name and matches, and how somebody comes back.
### $name is a player, $device a browser and a system, $when a moment, $issuer another site.

## After the first finished match, and in the settings

keep-title = Conserva questa partita
keep-account = Conserva le tue partite
keep-text = Salvala con il tuo nome e la ritrovi su ogni dispositivo.
keep-name = Nome
keep-passkey = Salva con una passkey
keep-passkey-hint = Un tocco: viso, dito o PIN. Niente da ricordare.
keep-no-passkey = Le passkey richiedono https e un indirizzo con un nome. Qui usa una password.
keep-password-choose = Meglio una password
keep-password = Nuova password
keep-password-hint = Almeno 8 caratteri. Una breve frase si ricorda bene.
keep-password-save = Salva con una password
keep-mail = Link via e-mail
keep-issuer = Salva con { $issuer }
mail-address = Indirizzo e-mail
mail-send = Manda il link
mail-sent = Guarda la posta: se l’indirizzo è giusto, un link è in arrivo. Vale dieci minuti.
keep-later = Non ora
recovery-title = I tuoi codici di recupero
recovery-text = Scrivili: ognuno ti fa tornare una volta, qualunque cosa tu perda. Si vedono solo adesso.
recovery-copy = Copia i codici
recovery-copied = I codici sono copiati.
recovery-done = Li ho

## Coming back

sign-in-title = Accedi
sign-in-text = Il tuo nome, le tue partite e la tua serie vengono con te.
sign-in-passkey = Accedi con una passkey
sign-in-name = Nome
sign-in-password = Password
sign-in-submit = Accedi
sign-in-mail = Accedi via e-mail
sign-in-issuer = Accedi con { $issuer }
sign-in-waiting = Accesso in corso…
sign-in-stopped = Non hai fatto l’accesso lì. Riprova o scegli un altro modo.
sign-in-no-proof = L’accesso è riuscito, ma l’altro sito non ha detto quando ti ha chiesto per l’ultima volta chi sei. Per cambiare i modi di accedere, accedi in un altro modo, per esempio con un codice di recupero.
sign-in-recovery = Hai perso la passkey o la password?
sign-in-code = Codice di recupero
sign-in-code-submit = Accedi con il codice
sign-in-instead = In questo browser il tuo nome da ospite è { $name }. Nessuno potrà più essere quell’ospite qui.

## In the settings

ways-title = Modi di accedere
ways-guest = Solo questo browser ti conosce. Salva nome e partite e accedi ovunque.
ways-password = Password
ways-password-none = Non ancora
ways-password-set = Impostata
ways-password-add = Aggiungi una password
ways-password-change = Cambia la password
ways-passkey = Passkey: { $device }
ways-passkey-made = Creata: { $when }
ways-passkey-add = Aggiungi una passkey
ways-passkey-remove = Togli
ways-mail = E-mail
ways-mail-add = Imposta un indirizzo
ways-issuer-added = Aggiunto: { $when }
ways-issuer-add = Aggiungi { $issuer }
ways-recovery = Codici di recupero
ways-recovery-left = Rimasti: { $count }
ways-recovery-new = Chiedi nuovi codici
ways-prove = Accedi di nuovo per cambiarli
ways-saved = Salvato.
ways-sign-out-others = Esci da tutti gli altri
ways-signed-out-others = Disconnessione fatta su tutti gli altri dispositivi.
