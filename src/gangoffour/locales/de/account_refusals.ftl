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
issuer-unknown = Diesen Weg gibt es hier nicht. Nimm einen anderen.
issuer-unavailable = { $name } antwortet gerade nicht. Versuch es gleich noch einmal oder melde dich anders an.
issuer-refused = Diese Anmeldung wurde nicht angenommen: zu alt, schon benutzt oder in einem anderen Browser begonnen. Fang noch einmal an.
issuer-nobody = Mit diesem Konto bei { $name } meldet sich hier noch niemand an. Spiel als Gast und sichere dann deine Partien damit.
issuer-taken = Mit diesem Konto bei { $name } meldet sich schon jemand an. Melde dich damit an oder nimm ein anderes.
player-unknown = Niemand heißt so. Prüf den Namen.
profile-hidden = Das ist hier nicht öffentlich.
profile-unknown-avatar = Dieses Bild gibt es nicht. Wähle ein anderes.
account-name-too-soon = { $days ->
    [one] Du hast deinen Namen erst vor Kurzem geändert. Morgen kannst du es wieder.
   *[other] Du hast deinen Namen erst vor Kurzem geändert. In { $days } Tagen kannst du es wieder.
    }
token-out-of-scope = Dafür reicht das Token eines Programms nicht. Gib ihm ein Token mit dem passenden Recht oder mach es selbst, angemeldet.
token-unknown = Dieses Token gibt es nicht mehr.
token-enough = Du hast schon { $most } Token. Widerrufe erst eins.
token-users-only = Token und Bots gibt es nur mit Konto. Leg erst eins an.
own-bot-unknown = Einen solchen Bot hast du nicht. Vielleicht ist er schon gelöscht.
own-bot-enough = Du hast schon { $most } Bots. Lösche erst einen.
own-bot-people-only = Das ist für Menschen. Ein Bot kann einen Tisch eröffnen oder sich an einen setzen.
sanction-banned = Du bist bis { $until } gesperrt. Grund: { $reason ->
    [abuse] Beleidigungen oder Drohungen
    [cheating] Betrug
    [stalling] absichtliches Wartenlassen
   *[name] ein anstößiger Name
    }. Wenn das nicht stimmt, öffne /moderation auf dieser Seite und leg mit dem Fall { $case } Widerspruch ein.
