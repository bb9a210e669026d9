### Ways in: how a guest keeps name and matches, and how somebody comes back.
### $name is a player, $device a browser and a system, $when a moment, $issuer another site.

## After the first finished match, and in the settings

keep-title = Bewaar deze partij
keep-account = Bewaar je partijen
keep-text = Bewaar haar met je naam en vind haar terug op elk apparaat.
keep-name = Naam
keep-passkey = Bewaren met een passkey
keep-passkey-hint = Eén aanraking: gezicht, vinger of pincode. Niets te onthouden.
keep-no-passkey = Passkeys hebben https en een adres met een naam nodig. Neem hier een wachtwoord.
keep-password-choose = Liever een wachtwoord
keep-password = Nieuw wachtwoord
keep-password-hint = Minstens 8 tekens. Een korte zin onthoud je makkelijk.
keep-password-save = Bewaren met een wachtwoord
keep-mail = Link per e-mail
keep-issuer = Bewaren met { $issuer }
mail-address = E-mailadres
mail-send = Stuur de link
mail-sent = Kijk in je mail: als het adres klopt, is er een link onderweg. Hij werkt tien minuten.
keep-later = Niet nu
recovery-title = Je herstelcodes
recovery-text = Schrijf ze op: elke code brengt je één keer terug, wat je verder ook kwijtraakt. Ze zijn alleen nu te zien.
recovery-copy = Codes kopiëren
recovery-copied = De codes zijn gekopieerd.
recovery-done = Ik heb ze

## Coming back

sign-in-title = Aanmelden
sign-in-text = Je naam, je partijen en je reeks gaan mee.
sign-in-passkey = Aanmelden met een passkey
sign-in-name = Naam
sign-in-password = Wachtwoord
sign-in-submit = Aanmelden
sign-in-mail = Aanmelden per e-mail
sign-in-issuer = Aanmelden met { $issuer }
sign-in-waiting = Je wordt aangemeld…
sign-in-stopped = Je hebt je daar niet aangemeld. Probeer het nog eens of kies een andere manier.
sign-in-no-proof = Je bent aangemeld, maar de andere site zei niet wanneer ze voor het laatst vroeg wie je bent. Wil je iets wijzigen, meld je dan op een andere manier aan, bijvoorbeeld met een herstelcode.
sign-in-recovery = Passkey of wachtwoord kwijt?
sign-in-code = Herstelcode
sign-in-code-submit = Aanmelden met de code
sign-in-instead = In deze browser ben je tot nu toe de gast { $name }. Daarna kan niemand hier die gast nog zijn.

## In the settings

ways-title = Manieren om aan te melden
ways-guest = Alleen deze browser kent je. Bewaar je naam en partijen en meld je overal aan.
ways-password = Wachtwoord
ways-password-none = Nog geen
ways-password-set = Ingesteld
ways-password-add = Wachtwoord toevoegen
ways-password-change = Wachtwoord wijzigen
ways-passkey = Passkey: { $device }
ways-passkey-made = Gemaakt: { $when }
ways-passkey-add = Passkey toevoegen
ways-passkey-remove = Verwijderen
ways-mail = E-mail
ways-mail-add = Adres instellen
ways-issuer-added = Toegevoegd: { $when }
ways-issuer-add = { $issuer } toevoegen
ways-recovery = Herstelcodes
ways-recovery-left = Nog { $count }
ways-recovery-new = Nieuwe codes
ways-prove = Meld je opnieuw aan om ze te wijzigen
ways-saved = Bewaard.
ways-sign-out-others = Overal elders afmelden
ways-signed-out-others = Afgemeld op alle andere apparaten.
