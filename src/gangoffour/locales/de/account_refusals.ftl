### Why a way in is refused.

account-wrong-password = Name und Passwort passen nicht zusammen. Prüf beide oder nimm einen Wiederherstellungscode.
account-password-length = Ein Passwort hat { $shortest } bis { $longest } Zeichen. Wähl ein anderes.
account-common-password = Dieses Passwort ist zu leicht zu erraten. Wähl eins, auf das kaum jemand käme.
account-prove-again = Melde dich erst noch einmal an, damit klar ist, dass du es bist.
account-last-way-in = Ohne das könntest du nicht zurückkommen. Richte erst einen anderen Weg ein.
recovery-unknown = Diesen Wiederherstellungscode gibt es nicht, oder er ist verbraucht: Jeder gilt einmal. Prüf ihn oder nimm einen anderen.
passkey-refused = Der Passkey wurde nicht angenommen. Versuch es noch einmal oder melde dich anders an.
passkey-no-host-name = Passkeys brauchen eine Adresse mit einem Namen. Nimm hier ein Passwort.
passkey-enough = Du hast schon { $most } Passkeys. Entferne erst einen.
passkey-unknown = Diesen Passkey gibt es nicht mehr.
mail-closed = Dieser Server verschickt keine E-Mails. Nimm einen anderen Weg.
mail-bad-address = Das ist keine E-Mail-Adresse. Prüf sie und versuch es noch einmal.
