### The first page, and what stands on every page around the tables.

## Everywhere

site-play = Spielen
site-daily = Tagesrunde
site-learn = Lernen
site-rules = Regeln
site-settings = Einstellungen
site-me = { $name }, Profil
site-tips = Tipps
site-pad = Punkteblock
site-replay = Rückschau
site-verify = Runde prüfen
site-more = Mehr
site-navigation = Seiten
site-notice = Ein unabhängiges Programm mit selbst verfassten Regeln und selbst gezeichneten Karten. „Gang of Four“ ist eine Marke von Days of Wonder; die Firma ist daran nicht beteiligt.
site-version = Version { $version }
site-lost-title = Hier ist nichts
site-lost = Unter dieser Adresse gibt es keine Seite.
site-lost-home = Startseite
site-failed = Das hat nicht geklappt: { $why }
site-close = Schließen
network-away = Der Server ist nicht zu erreichen. Prüfe deine Verbindung und versuch es noch einmal.
bot-level = Bot ({ $level })

## Home. $names are people at a table, $bots how many bots sit with them.

home-title = Gang of Four
home-headline = Wer zuerst leer ist, gewinnt.
home-lead = Ein schnelles, gewitztes Kartenspiel zu dritt oder zu viert. Werde deine sechzehn Karten los, bevor es die anderen schaffen.
home-promise = Kein Konto, kein Warten, nachweisbar fair gegeben.
home-play-now = Jetzt spielen
home-play-now-hint = Bots füllen freie Plätze
home-teach = Zeig’s mir
home-teach-hint = Ich bin neu hier
home-friends = Mit Freunden spielen
home-friends-hint = Per Link oder QR-Code einladen
home-play-bots = Bots wählen
home-play-bots-hint = Sechs Stufen, achtzehn Charaktere
home-puzzles = Rätsel
home-puzzles-hint = Jeden Tag ein neues
home-code = Ich habe einen Code
home-code-label = Code des Tisches
home-code-join = Mitspielen
home-starting = Austeilen …
home-scene-pass = Ich passe!
home-back = Willkommen zurück!
home-back-hint = Dein Tisch ist gedeckt. Wer kommt, spielt mit.
home-continue = Weiterspielen
home-older = { $count ->
    [one] { $count } ältere Partie
   *[other] { $count } ältere Partien
    }
home-resume = Fortsetzen
home-end = Beenden
home-end-sure = { $people ->
    [0] Diese Partie endgültig beenden?
   *[other] Deinen Platz endgültig einem Bot überlassen?
    }
home-end-not = Behalten
home-live = Gerade am Spielen
home-people = { $count ->
    [one] { $count } Person spielt
   *[other] { $count } Leute spielen
    }
home-sit = Platz nehmen
home-watch = Zuschauen
home-company = { $bots ->
    [0] { $names }
    [one] { $names } + { $bots } Bot
   *[other] { $names } + { $bots } Bots
    }
home-alone = Bring jemanden mit
home-alone-hint = Gerade ist sonst niemand da. Ein Link genügt.
home-table-empty = Ein leerer Tisch
home-table-deal = { $deal ->
    [0] Beginnt gleich
   *[other] Runde { $deal }
    }
home-table-adjourned = Unterbrochen
home-table-clock = { $seconds ->
    [0] ohne Uhr
   *[other] { $seconds } s Bedenkzeit
    }
home-bots = Die Bots
home-bots-all = Alle Bots
home-bots-hint = Sechs Stufen, vom reinen Glück bis zum Champion.
home-last = Letzte Partien
home-day = Runden des Tages
home-bots-alone = { $bots ->
    [one] { $bots } Bot
   *[other] { $bots } Bots
    }
home-place = Platz { $place } von { $seats }
home-deals = { $deals ->
    [one] { $deals } Runde
   *[other] { $deals } Runden
    }
home-abandoned = Abgebrochen
home-replay = Rückschau
home-offline = Du bist offline.
home-offline-hint = Lektionen und Punkteblock gehen trotzdem.
home-lessons = Lektionen
home-lessons-hint = Zehn kurze
home-pad-hint = Für echte Karten

## How a table plays

seats = Plätze
seats-three = 3
seats-four = 4
length = Länge
length-one-deal = 1 Runde
length-short = 4 Runden
length-half = Bis 50 Punkte
length-full = Bis 100 Punkte
preset = Regeln
preset-classic = Klassisch
preset-german = Deutsche Anleitung
preset-french = Französische Anleitung
preset-gang = „Gang“-Ausgabe
