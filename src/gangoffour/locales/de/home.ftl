### The pages around the tables: home, settings, and what stands on every page.

## Everywhere

site-settings = Einstellungen
site-learn = Lernen
site-rules = Regeln
site-tips = Tipps
site-pad = Punkteblock
site-replay = Rückschau
site-verify = Fair gegeben?
site-more = Mehr
site-navigation = Seiten
site-notice = Ein unabhängiges Programm mit selbst verfassten Regeln und selbst gezeichneten Karten. „Gang of Four“ ist eine Marke von Days of Wonder; die Firma ist daran nicht beteiligt.
site-version = Version { $version }
site-lost-title = Hier ist nichts
site-lost = Unter dieser Adresse gibt es keine Seite.
site-lost-home = Zur Startseite
site-failed = Das hat nicht geklappt: { $why }
site-close = Schließen
network-away = Der Server ist nicht zu erreichen. Prüfe deine Verbindung und versuch es noch einmal.

## Home

home-title = Gang of Four
home-lead = Ein schnelles, gewitztes Kartenspiel zu dritt oder zu viert
home-promise = Kein Konto, kein Warten, und ob fair gegeben wird, kannst du nachprüfen.
home-play-now = Jetzt spielen
home-play-now-hint = Sofort sechzehn Karten, Bots auf den freien Plätzen
home-play-bots = Gegen Bots
home-play-bots-hint = Du wählst, wie stark sie sind
home-friends = Tisch mit Freunden
home-friends-hint = Lade sie per Link oder QR-Code ein
home-starting = Austeilen …
home-new-question = Ist das Spiel neu für dich?
home-new-yes = Ja, bitte sanfte Bots
home-new-no = Nein, kenne ich
home-new-thanks = Gut: Für den Anfang spielen sanfte Bots. Zehn kurze Lektionen zeigen dir das Spiel.
home-continue = Deine Tische
home-continue-table = Weiter: { $names }
home-open-tables = Offene Tische
home-no-tables = Gerade wartet kein Tisch auf Leute. Eröffne einen oder spiel gegen Bots.
home-join = Mitspielen: { $names }
home-watch = Zuschauen: { $names }
home-table-empty = ein noch leerer Tisch
home-table-seats = { $taken } von { $seats } Plätzen besetzt
home-table-deal = { $deal ->
    [0] Noch nicht begonnen
   *[other] Runde { $deal }
    }
home-table-adjourned = Wartet auf seine Leute
home-table-clock = { $seconds ->
    [0] Ohne Uhr
   *[other] { $seconds } s Bedenkzeit
    }
home-name = Dein Name
home-name-hint = Als Gast brauchst du kein Konto. Der Name bleibt in diesem Browser.
home-name-save = Namen behalten
home-name-saved = Du heißt jetzt { $name }.
home-learn = Spiel lernen

## Playing against bots

bots-title = Gegen Bots
bots-level = Wie stark
bots-seats = Plätze
bots-seats-three = Drei
bots-seats-four = Vier
bots-length = Wie lang
bots-preset = Regeln
bots-start = Karten geben
length-one-deal = Eine Runde
length-short = Kurz: vier Runden
length-half = Halb: bis 50 Punkte
length-full = Ganz: bis 100 Punkte
preset-classic = Klassisch
preset-german = Deutsche Anleitung
preset-french = Französische Anleitung
preset-gang = „Gang“-Ausgabe

## Settings

settings-title = Einstellungen
settings-kept = Alles hier bleibt nur in diesem Browser gespeichert.
settings-language = Sprache
settings-language-browser = Wie im Browser
settings-theme = Farben
settings-theme-auto = Wie das Gerät
settings-theme-dark = Dunkel
settings-theme-light = Hell
settings-motion = Bewegung
settings-motion-relaxed = Gemütlich
settings-motion-normal = Normal
settings-motion-fast = Schnell
settings-motion-off = Aus
settings-sound = Ton
settings-table-volume = Lautstärke der Karten und des Passens
settings-alert-volume = Lautstärke von „Du bist dran“ und „Letzte Karte“
settings-vibrate = Vibrieren, wenn ich dran bin
settings-help = Hilfe am Tisch
settings-suggestions = Vorschläge zeigen
settings-tone-down = Karten abdunkeln, die sich nicht spielen lassen
settings-double-tap = Doppeltippen auf gewählte Karten spielt sie
settings-hold-pass = Passen kurz widerrufen können
settings-keys = Tasten und Lesen
settings-letter-keys = Mit einzelnen Buchstaben und Ziffern spielen
settings-text-mode = Textmodus: Listen und Eintippen statt Bildern
settings-zen = Zen: kein Chat und kein Schmuck
language-de = Deutsch
language-en = English
language-es = Español
language-fi = Suomi
language-fr = Français
language-it = Italiano
language-nl = Nederlands
language-pl = Polski
