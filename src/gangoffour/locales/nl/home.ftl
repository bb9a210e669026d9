### The first page, and what stands on every page around the tables.

## Everywhere

site-play = Spelen
site-daily = Dagelijks
site-learn = Leren
site-rules = Regels
site-settings = Instellingen
site-me = { $name }, profiel
site-tips = Tips
site-pad = Scoreblok
site-replay = Terugkijken
site-verify = Partij controleren
site-more = Meer
site-navigation = Pagina’s
site-notice = Een onafhankelijk programma met zelf geschreven regels en zelf getekende kaarten. ‘Gang of Four’ is een merk van Days of Wonder, dat hier niets mee te maken heeft.
site-version = Versie { $version }
site-lost-title = Hier is niets
site-lost = Op dit adres staat geen pagina.
site-lost-home = Startpagina
site-failed = Dat is niet gelukt: { $why }
site-close = Sluiten
network-away = De server is niet te bereiken. Controleer je verbinding en probeer het nog eens.
bot-level = Bot ({ $level })

## Home. $names are people at a table, $bots how many bots sit with them.

home-title = Gang of Four
home-headline = Wie het eerst leeg is, wint.
home-lead = Een snel en sluw kaartspel voor drie of vier. Raak je zestien kaarten kwijt vóór de anderen.
home-promise = Geen account, geen wachttijd, aantoonbaar eerlijk gedeeld.
home-play-now = Nu spelen
home-play-now-hint = Bots vullen lege plaatsen
home-teach = Leer het me
home-teach-hint = Ik ben nieuw hier
home-friends = Met vrienden spelen
home-friends-hint = Nodig uit met link of QR-code
home-play-bots = Bots kiezen
home-play-bots-hint = Zes niveaus, achttien karakters
home-puzzles = Puzzels
home-puzzles-hint = Elke dag een nieuwe
home-code = Ik heb een code
home-code-label = Code van de tafel
home-code-join = Meedoen
home-starting = Delen…
home-scene-pass = Ik pas!
home-back = Welkom terug!
home-back-hint = Je tafel staat klaar. Wie komt, doet mee.
home-continue = Verderspelen
home-older = { $count ->
    [one] { $count } ouder spel
   *[other] { $count } oudere spellen
    }
home-resume = Verder
home-end = Stoppen
home-end-sure = { $people ->
    [0] Dit spel voorgoed stoppen?
   *[other] Je plaats voorgoed aan een bot geven?
    }
home-end-not = Houden
home-live = Tafels op dit moment
home-people = { $count ->
    [one] { $count } persoon speelt
   *[other] { $count } mensen spelen
    }
home-sit = Aanschuiven
home-watch = Kijken
home-company = { $bots ->
    [0] { $names }
    [one] { $names } + { $bots } bot
   *[other] { $names } + { $bots } bots
    }
home-alone = Neem iemand mee
home-alone-hint = Er is nu niemand anders. Eén link is genoeg.
home-table-empty = Een lege tafel
home-table-deal = { $deal ->
    [0] Begint zo
   *[other] Partij { $deal }
    }
home-table-adjourned = Onderbroken
home-table-clock = { $seconds ->
    [0] geen klok
   *[other] { $seconds } s per beurt
    }
home-bots = De bots
home-bots-all = Alle bots
home-bots-hint = Zes niveaus, van puur geluk tot Kampioen.
home-last = Laatste spellen
home-day = De partijen van de dag
home-bots-alone = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
    }
home-place = Plaats { $place } van { $seats }
home-deals = { $deals ->
    [one] { $deals } partij
   *[other] { $deals } partijen
    }
home-abandoned = Afgebroken
home-replay = Terugkijken
home-offline = Je bent offline.
home-offline-hint = Lessen en het scoreblok werken gewoon.
home-lessons = Lessen
home-lessons-hint = Tien korte
home-pad-hint = Voor echte kaarten

## How a table plays

seats = Spelers
seats-three = 3
seats-four = 4
length = Lengte
length-one-deal = 1 partij
length-short = 4 partijen
length-half = Tot 50 punten
length-full = Tot 100 punten
preset = Regels
preset-classic = Klassiek
preset-german = Duitse spelregels
preset-french = Franse spelregels
preset-gang = ‘Gang’-editie
