### The pages around the tables: home, settings, and what stands on every page.

## Everywhere

site-settings = Instellingen
site-learn = Leren
site-rules = Regels
site-tips = Tips
site-pad = Scoreblok
site-replay = Terugkijken
site-verify = Eerlijk gedeeld?
site-more = Meer
site-navigation = Pagina’s
site-notice = Een onafhankelijk programma met zelf geschreven regels en zelf getekende kaarten. ‘Gang of Four’ is een merk van Days of Wonder, dat hier niets mee te maken heeft.
site-version = Versie { $version }
site-lost-title = Hier is niets
site-lost = Op dit adres staat geen pagina.
site-lost-home = Naar de startpagina
site-failed = Dat is niet gelukt: { $why }
site-close = Sluiten
network-away = De server is niet te bereiken. Controleer je verbinding en probeer het nog eens.

## Home

home-title = Gang of Four
home-lead = Een snel en sluw kaartspel voor drie of vier
home-promise = Geen account, geen wachttijd, en of er eerlijk is gedeeld, kun je zelf controleren.
home-play-now = Nu spelen
home-play-now-hint = Meteen zestien kaarten, bots op de lege plaatsen
home-play-bots = Tegen bots
home-play-bots-hint = Jij kiest hoe sterk ze zijn
home-friends = Tafel met vrienden
home-friends-hint = Nodig ze uit met een link of QR-code
home-starting = Delen…
home-new-question = Is het spel nieuw voor je?
home-new-yes = Ja, graag milde bots
home-new-no = Nee, ik ken het
home-new-thanks = Prima: milde bots om te beginnen. Tien korte lessen laten je het spel zien.
home-continue = Je tafels
home-continue-table = Verder: { $names }
home-open-tables = Open tafels
home-no-tables = Er wacht nu geen tafel op spelers. Open er een, of speel tegen bots.
home-join = Meedoen: { $names }
home-watch = Kijken: { $names }
home-table-empty = een tafel waar nog niemand zit
home-table-seats = { $taken } van de { $seats } plaatsen bezet
home-table-deal = { $deal ->
    [0] Nog niet begonnen
   *[other] Partij { $deal }
    }
home-table-adjourned = Wacht op de spelers
home-table-clock = { $seconds ->
    [0] Geen klok
   *[other] { $seconds } s per beurt
    }
home-name = Je naam
home-name-hint = Als gast heb je geen account nodig. De naam blijft in deze browser bewaard.
home-name-save = Naam bewaren
home-name-saved = Je heet nu { $name }.
home-learn = Leer het spel

## Playing against bots

bots-title = Tegen bots
bots-level = Hoe sterk
bots-seats = Spelers
bots-seats-three = Drie
bots-seats-four = Vier
bots-length = Hoe lang
bots-preset = Regels
bots-start = Kaarten delen
length-one-deal = Eén partij
length-short = Kort: vier partijen
length-half = Half: tot 50 punten
length-full = Heel: tot 100 punten
preset-classic = Klassiek
preset-german = Duitse spelregels
preset-french = Franse spelregels
preset-gang = ‘Gang’-editie

## Settings

settings-title = Instellingen
settings-kept = Alles hier blijft alleen in deze browser bewaard.
settings-language = Taal
settings-language-browser = Zoals de browser
settings-theme = Kleuren
settings-theme-auto = Zoals het apparaat
settings-theme-dark = Donker
settings-theme-light = Licht
settings-motion = Beweging
settings-motion-relaxed = Rustig
settings-motion-normal = Normaal
settings-motion-fast = Snel
settings-motion-off = Uit
settings-sound = Geluid
settings-table-volume = Volume van kaarten en passen
settings-alert-volume = Volume van ‘jouw beurt’ en ‘laatste kaart’
settings-vibrate = Trillen als ik aan de beurt ben
settings-help = Hulp aan tafel
settings-suggestions = Suggesties tonen
settings-tone-down = Kaarten dimmen die niet gespeeld kunnen worden
settings-double-tap = Dubbel tikken op gekozen kaarten speelt ze
settings-hold-pass = Een pas nog even kunnen terugnemen
settings-keys = Toetsen en lezen
settings-letter-keys = Spelen met losse letters en cijfers
settings-text-mode = Tekstmodus: lijsten en typen in plaats van plaatjes
settings-zen = Zen: geen chat en geen versiering
language-de = Deutsch
language-en = English
language-es = Español
language-fi = Suomi
language-fr = Français
language-it = Italiano
language-nl = Nederlands
language-pl = Polski
