### Ways in: how a guest keeps name and matches, and how somebody comes back.
### $name is a player, $device a browser and a system, $when a moment, $issuer another site.

## After the first finished match, and in the settings

keep-title = Diese Partie behalten
keep-account = Deine Partien behalten
keep-text = Sichere sie mit deinem Namen, und du findest sie auf jedem Gerät.
keep-name = Name
keep-passkey = Mit Passkey sichern
keep-passkey-hint = Eine Berührung: Gesicht, Finger oder PIN. Nichts zu merken.
keep-no-passkey = Passkeys brauchen https und eine Adresse mit einem Namen. Nimm hier ein Passwort.
keep-password-choose = Lieber ein Passwort
keep-password = Neues Passwort
keep-password-hint = Mindestens 8 Zeichen. Ein kurzer Satz ist leicht zu merken.
keep-password-save = Mit Passwort sichern
keep-mail = Link per E-Mail
keep-issuer = Mit { $issuer } sichern
mail-address = E-Mail-Adresse
mail-send = Link schicken
mail-sent = Sieh in dein Postfach: Wenn die Adresse stimmt, ist ein Link unterwegs. Er gilt zehn Minuten.
keep-later = Nicht jetzt
recovery-title = Deine Wiederherstellungscodes
recovery-text = Schreib sie auf: Jeder bringt dich einmal zurück, was immer du sonst verlierst. Sie werden nur jetzt gezeigt.
recovery-copy = Codes kopieren
recovery-copied = Die Codes sind kopiert.
recovery-done = Ich habe sie

## Coming back

sign-in-title = Anmelden
sign-in-text = Dein Name, deine Partien und deine Serie kommen mit.
sign-in-passkey = Mit Passkey anmelden
sign-in-name = Name
sign-in-password = Passwort
sign-in-submit = Anmelden
sign-in-mail = Per E-Mail anmelden
sign-in-issuer = Mit { $issuer } anmelden
sign-in-waiting = Du wirst angemeldet…
sign-in-stopped = Du hast dich dort nicht angemeldet. Versuch es noch einmal oder nimm einen anderen Weg.
sign-in-no-proof = Du bist angemeldet, aber die andere Seite hat nicht gesagt, wann sie zuletzt gefragt hat, wer du bist. Um etwas zu ändern, melde dich auf einem anderen Weg an, etwa mit einem Wiederherstellungscode.
sign-in-recovery = Passkey oder Passwort verloren?
sign-in-code = Wiederherstellungscode
sign-in-code-submit = Mit dem Code anmelden
sign-in-instead = In diesem Browser bist du bisher der Gast { $name }. Dieser Gast kann hier danach niemand mehr sein.

## In the settings

ways-title = Wie du dich anmeldest
ways-guest = Nur dieser Browser kennt dich. Sichere Namen und Partien und melde dich überall an.
ways-password = Passwort
ways-password-none = Noch keins
ways-password-set = Eingerichtet
ways-password-add = Passwort einrichten
ways-password-change = Passwort ändern
ways-passkey = Passkey: { $device }
ways-passkey-made = Angelegt: { $when }
ways-passkey-add = Passkey hinzufügen
ways-passkey-remove = Entfernen
ways-mail = E-Mail
ways-mail-add = Adresse festlegen
ways-issuer-added = Hinzugefügt: { $when }
ways-issuer-add = { $issuer } hinzufügen
ways-recovery = Wiederherstellungscodes
ways-recovery-left = Noch { $count }
ways-recovery-new = Neue Codes holen
ways-prove = Zum Ändern noch einmal anmelden
ways-saved = Gesichert.
ways-sign-out-others = Überall sonst abmelden
ways-signed-out-others = Auf allen anderen Geräten abgemeldet.
