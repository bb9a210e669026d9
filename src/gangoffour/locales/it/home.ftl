### The pages around the tables: home, settings, and what stands on every page.

## Everywhere

site-settings = Impostazioni
site-learn = Impara
site-rules = Regole
site-tips = Consigli
site-pad = Segnapunti
site-replay = Rivedi
site-verify = Distribuzione equa?
site-more = Altro
site-navigation = Pagine
site-notice = Un programma indipendente, con testi delle regole e disegni delle carte propri. «Gang of Four» è un marchio di Days of Wonder, che non vi partecipa.
site-version = Versione { $version }
site-lost-title = Qui non c’è niente
site-lost = Non c’è nessuna pagina a questo indirizzo.
site-lost-home = Vai alla pagina iniziale
site-failed = Non ha funzionato: { $why }
site-close = Chiudi
network-away = Il server non è raggiungibile. Controlla la connessione e riprova.

## Home

home-title = Gang of Four
home-lead = Un gioco di carte svelto e astuto, in tre o in quattro
home-promise = Senza account, senza attese e con una distribuzione che puoi verificare.
home-play-now = Gioca ora
home-play-now-hint = Sedici carte subito, bot ai posti liberi
home-play-bots = Contro i bot
home-play-bots-hint = Scegli tu quanto sono forti
home-friends = Tavolo tra amici
home-friends-hint = Inviti con un link o un codice
home-starting = Distribuzione…
home-new-question = È la tua prima volta?
home-new-yes = Sì, con bot facili
home-new-no = No, lo conosco
home-new-thanks = Bene: bot facili per cominciare. Dieci brevi lezioni ti mostrano il gioco.
home-continue = I tuoi tavoli
home-continue-table = Continua: { $names }
home-open-tables = Tavoli aperti
home-no-tables = In questo momento nessun tavolo aspetta qualcuno. Aprine uno, o gioca contro i bot.
home-join = Entra: { $names }
home-watch = Guarda: { $names }
home-table-empty = un tavolo ancora vuoto
home-table-seats = Posti occupati: { $taken } su { $seats }
home-table-deal = { $deal ->
    [0] In attesa di iniziare
   *[other] Mano { $deal }
    }
home-table-adjourned = Aspetta chi ci gioca
home-table-clock = { $seconds ->
    [0] Senza tempo
   *[other] { $seconds } s a turno
    }
home-name = Il tuo nome
home-name-hint = Come ospite non serve un account. Il nome resta in questo browser.
home-name-save = Tieni questo nome
home-name-saved = Ora ti chiami { $name }.
home-learn = Impara il gioco

## Playing against bots

bots-title = Contro i bot
bots-level = Forza
bots-seats = In quanti
bots-seats-three = In tre
bots-seats-four = In quattro
bots-length = Durata
bots-preset = Regole
bots-start = Dai le carte
length-one-deal = Una mano
length-short = Breve: quattro mani
length-half = Media: fino a 50 punti
length-full = Intera: fino a 100 punti
preset-classic = Classiche
preset-german = Regolamento tedesco
preset-french = Regolamento francese
preset-gang = Edizione «Gang»

## Settings

settings-title = Impostazioni
settings-kept = Tutto questo resta solo in questo browser.
settings-language = Lingua
settings-language-browser = Come il browser
settings-theme = Colori
settings-theme-auto = Come il dispositivo
settings-theme-dark = Scuro
settings-theme-light = Chiaro
settings-motion = Animazioni
settings-motion-relaxed = Lente
settings-motion-normal = Normali
settings-motion-fast = Veloci
settings-motion-off = Nessuna
settings-sound = Suono
settings-table-volume = Volume di carte e passi
settings-alert-volume = Volume di «tocca a te» e «ultima carta»
settings-vibrate = Vibra quando tocca a me
settings-help = Aiuto al tavolo
settings-suggestions = Suggerisci giocate
settings-tone-down = Attenua le carte che non si possono giocare
settings-double-tap = Un doppio tocco sulle carte scelte le gioca
settings-hold-pass = Dammi un attimo per ritirare un passo
settings-keys = Tasti e lettura
settings-letter-keys = Gioca con singole lettere e cifre
settings-text-mode = Modalità testo: elenchi e giocate scritte invece delle figure
settings-zen = Zen: niente chat e niente decorazioni
language-de = Deutsch
language-en = English
language-es = Español
language-fi = Suomi
language-fr = Français
language-it = Italiano
language-nl = Nederlands
language-pl = Polski
