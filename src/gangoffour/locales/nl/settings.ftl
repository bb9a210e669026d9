### What a person can choose, and who they are here.

settings-title = Instellingen
settings-kept = Deze instellingen blijven in deze browser. Je naam, je spellen en je apparaten staan op de server.
settings-account = Jij
settings-friends = Je vrienden
name-label = Je naam
name-hint = Geen account nodig.
name-save = Opslaan
name-saved = Opgeslagen. Hoi, { $name }!

settings-look = Uiterlijk
settings-theme = Thema
settings-theme-auto = Apparaat
settings-theme-dark = Donker
settings-theme-light = Licht
settings-cloth = Tafelkleed
settings-cloth-indigo = Indigo
settings-cloth-plum = Pruim
settings-back = Kaartruggen
settings-back-night = Nacht
settings-back-red = Lakrood
settings-motion = Animatie
settings-motion-hint = Uit stopt ook vliegende kaarten
settings-motion-relaxed = Rustig
settings-motion-normal = Normaal
settings-motion-fast = Snel
settings-motion-off = Uit
settings-language = Taal
settings-language-browser = Zoals de browser

settings-help = Tafel
settings-suggestions = Suggesties tonen
settings-suggestions-hint = Toegestane combinaties boven je hand
settings-tone-down = Onspeelbare kaarten dimmen
settings-double-tap = Dubbel tikken om te spelen
settings-hold-pass = Een pas terugnemen
settings-hold-pass-hint = Je krijgt even om je te bedenken

settings-sound = Geluid
settings-table-volume = Kaarten en passen
settings-alert-volume = ‘Jouw beurt’ en ‘Kaart!’
settings-vibrate = Trillen bij mijn beurt

settings-keys = Toetsenbord en voorlezen
settings-letter-keys = Spelen met letters en cijfers
settings-text-mode = Tekstmodus
settings-text-mode-hint = Lijsten en typen in plaats van plaatjes
settings-zen = Zen
settings-zen-hint = Geen chat, geen versiering

sign-out = Afmelden
sign-out-guest = Je bent hier als gast { $name }
sign-out-user = Je bent aangemeld als { $name }
sign-out-question = Afmelden?
sign-out-lost = Een gast heeft geen wachtwoord, dus daarna kan niemand meer deze { $name } zijn. De naam, de lijst van je spellen en je plaatsen in spellen die nog lopen gaan verloren.
sign-out-kept = Instellingen, transcripten en het scoreblok blijven in deze browser.
sign-out-stay = Blijven
sign-out-done = Je bent afgemeld.

language-de = Deutsch
language-en = English
language-es = Español
language-fi = Suomi
language-fr = Français
language-it = Italiano
language-nl = Nederlands
language-pl = Polski
