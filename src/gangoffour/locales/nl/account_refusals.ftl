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
