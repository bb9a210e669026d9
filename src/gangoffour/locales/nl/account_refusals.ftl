### Why a way in is refused.

account-wrong-password = Naam en wachtwoord horen niet bij elkaar. Controleer ze of gebruik een herstelcode.
account-password-length = Een wachtwoord heeft { $shortest } tot { $longest } tekens. Kies een ander.
account-common-password = Dat wachtwoord is te makkelijk te raden. Kies er een waar bijna niemand op komt.
account-prove-again = Meld je eerst opnieuw aan, zodat we weten dat jij het bent.
account-last-way-in = Zonder dit kun je niet terugkomen. Voeg eerst een andere manier toe.
recovery-unknown = Die herstelcode bestaat niet of is gebruikt: elke code geldt één keer. Controleer hem of neem een andere.
passkey-refused = De passkey is niet aanvaard. Probeer het nog eens of meld je anders aan.
passkey-no-host-name = Passkeys hebben een adres met een naam nodig. Neem hier een wachtwoord.
passkey-enough = Je hebt al { $most } passkeys. Verwijder er eerst een.
passkey-unknown = Die passkey is er niet meer.
mail-closed = Deze server verstuurt geen e-mail. Kies een andere manier.
mail-bad-address = Dat is geen e-mailadres. Controleer het en probeer het nog eens.
issuer-unknown = Die manier is er hier niet. Kies een andere.
issuer-unavailable = { $name } antwoordt nu niet. Probeer het zo nog eens of meld je anders aan.
issuer-refused = Die aanmelding is niet aanvaard: te oud, al gebruikt of in een andere browser begonnen. Begin opnieuw.
issuer-nobody = Niemand meldt zich hier al aan met dit account bij { $name }. Speel als gast en bewaar dan je partijen ermee.
issuer-taken = Iemand meldt zich al aan met dit account bij { $name }. Meld je ermee aan of neem een ander.
player-unknown = Niemand heet zo. Controleer de naam.
profile-hidden = Dit is in dit profiel niet openbaar.
profile-unknown-avatar = Die afbeelding bestaat niet. Kies een andere.
account-name-too-soon = { $days ->
    [one] Je hebt je naam kort geleden gewijzigd. Morgen kan het weer.
   *[other] Je hebt je naam kort geleden gewijzigd. Over { $days } dagen kan het weer.
    }
token-out-of-scope = Hiervoor is het token van een programma niet genoeg. Geef het een token met het juiste recht of doe het zelf, aangemeld.
token-unknown = Dat token is er niet meer.
token-enough = Je hebt al { $most } tokens. Trek er eerst een in.
token-users-only = Tokens en bots zijn voor mensen met een account. Maak er eerst een.
own-bot-unknown = Zo’n bot heb je niet. Misschien is hij al verwijderd.
own-bot-enough = Je hebt al { $most } bots. Verwijder er eerst een.
own-bot-people-only = Dit is voor mensen. Een bot kan een tafel openen of aan een tafel gaan zitten.
sanction-banned = Je bent verbannen tot { $until }. Reden: { $reason ->
    [abuse] beledigingen of bedreigingen
    [cheating] vals spel
    [stalling] anderen expres laten wachten
   *[name] een aanstootgevende naam
    }. Klopt dat niet, open dan /moderation op deze site en maak bezwaar met zaak { $case }.
