### The first page, and what stands on every page around the tables.

## Everywhere

site-play = Gioca
site-daily = Del giorno
site-learn = Impara
site-rules = Regole
site-settings = Impostazioni
site-me = { $name }, profilo
site-tips = Consigli
site-pad = Segnapunti
site-replay = Rivedi
site-verify = Verifica la mano
site-more = Altro
site-navigation = Pagine
site-notice = Un programma indipendente, con testi delle regole e disegni delle carte propri. «Gang of Four» è un marchio di Days of Wonder, che non vi partecipa.
site-version = Versione { $version }
site-lost-title = Qui non c’è niente
site-lost = Non c’è nessuna pagina a questo indirizzo.
site-lost-home = Pagina iniziale
site-failed = Non ha funzionato: { $why }
site-close = Chiudi
network-away = Il server non è raggiungibile. Controlla la connessione e riprova.
bot-level = Bot { $level }

## Home. $names are people at a table, $bots how many bots sit with them.

home-title = Gang of Four
home-headline = Vince chi finisce prima.
home-lead = Un gioco di carte svelto e astuto, in tre o in quattro. Libera le tue sedici carte prima degli altri.
home-promise = Niente account, niente attese, distribuzione verificabile.
home-play-now = Gioca ora
home-play-now-hint = I bot completano il tavolo
home-teach = Insegnami
home-teach-hint = È la mia prima volta
home-friends = Gioca con gli amici
home-friends-hint = Invita con link o codice QR
home-play-bots = Scegli i bot
home-play-bots-hint = Sei livelli, diciotto personaggi
home-puzzles = Problemi
home-puzzles-hint = Ogni giorno uno nuovo
home-code = Ho un codice
home-code-label = Codice del tavolo
home-code-join = Entra
home-starting = Distribuzione…
home-scene-pass = Passo!
home-back = Ciao di nuovo!
home-back-hint = Il tavolo è pronto. Chi arriva si unisce.
home-continue = Riprendi
home-older = { $count ->
    [one] { $count } partita precedente
   *[other] { $count } partite precedenti
    }
home-resume = Riprendi
home-end = Termina
home-end-sure = { $people ->
    [0] Terminare questa partita per sempre?
   *[other] Lasciare il tuo posto a un bot per sempre?
    }
home-end-not = Tieni
home-live = Tavoli in questo momento
home-people = { $count ->
    [one] { $count } persona gioca
   *[other] { $count } persone giocano
    }
home-sit = Siediti
home-watch = Guarda
home-company = { $bots ->
    [0] { $names }
    [one] { $names } + { $bots } bot
   *[other] { $names } + { $bots } bot
    }
home-alone = Porta qualcuno
home-alone-hint = Al momento non c’è nessun altro. Basta un link.
home-table-empty = Un tavolo vuoto
home-table-deal = { $deal ->
    [0] Inizia tra poco
   *[other] Mano { $deal }
    }
home-table-adjourned = In sospeso
home-table-clock = { $seconds ->
    [0] senza limite
   *[other] { $seconds } s a turno
    }
home-bots = I bot
home-bots-all = Tutti i bot
home-bots-hint = Sei livelli, dalla pura fortuna al Campione.
home-last = Ultime partite
home-day = Le mani del giorno
home-bots-alone = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bot
    }
home-place = Posto { $place } su { $seats }
home-deals = { $deals ->
    [one] { $deals } mano
   *[other] { $deals } mani
    }
home-abandoned = Abbandonata
home-replay = Rivedi
home-offline = Sei offline.
home-offline-hint = Lezioni e segnapunti funzionano lo stesso.
home-lessons = Lezioni
home-lessons-hint = Dieci, brevi
home-pad-hint = Per carte vere

## How a table plays

seats = Posti
seats-three = 3
seats-four = 4
length = Durata
length-one-deal = 1 mano
length-short = 4 mani
length-half = A 50 punti
length-full = A 100 punti
preset = Regole
preset-classic = Classiche
preset-german = Regolamento tedesco
preset-french = Regolamento francese
preset-gang = Edizione «Gang»
