### What a person can choose, and who they are here.

settings-title = Einstellungen
settings-kept = Diese Einstellungen bleiben in diesem Browser. Dein Name, deine Partien und deine Geräte liegen auf dem Server.
settings-account = Du
settings-friends = Deine Freunde
name-label = Dein Name
name-hint = Kein Konto nötig.
name-save = Speichern
name-saved = Gespeichert. Hallo, { $name }!

settings-look = Aussehen
settings-theme = Farben
settings-theme-auto = Gerät
settings-theme-dark = Dunkel
settings-theme-light = Hell
settings-cloth = Tischtuch
settings-cloth-indigo = Indigo
settings-cloth-plum = Pflaume
settings-back = Kartenrücken
settings-back-night = Nacht
settings-back-red = Lackrot
settings-motion = Animation
settings-motion-hint = Aus hält auch fliegende Karten an
settings-motion-relaxed = Gemütlich
settings-motion-normal = Normal
settings-motion-fast = Schnell
settings-motion-off = Aus
settings-language = Sprache
settings-language-browser = Wie im Browser

settings-help = Tisch
settings-suggestions = Vorschläge zeigen
settings-suggestions-hint = Erlaubte Kombinationen über deiner Hand
settings-tone-down = Nicht spielbare Karten abdunkeln
settings-double-tap = Doppeltippen spielt
settings-hold-pass = Passen rückgängig machen
settings-hold-pass-hint = Du hast kurz Zeit, es dir zu überlegen

settings-sound = Ton
settings-table-volume = Karten und Passen
settings-alert-volume = „Du bist dran“ und „Letzte Karte!“
settings-vibrate = Vibrieren, wenn ich dran bin

settings-keys = Tastatur und Vorlesen
settings-letter-keys = Mit Buchstaben und Ziffern spielen
settings-text-mode = Textmodus
settings-text-mode-hint = Listen und Eintippen statt Bildern
settings-zen = Zen
settings-zen-hint = Kein Chat, kein Schmuck

sign-out = Abmelden
sign-out-guest = Du bist als Gast { $name } hier
sign-out-user = Du bist angemeldet als { $name }
sign-out-question = Abmelden?
sign-out-lost = Ein Gast hat kein Passwort, darum kann danach niemand mehr dieser Gast { $name } sein. Der Name, die Liste deiner Partien und deine Plätze in laufenden Partien gehen verloren.
sign-out-kept = Einstellungen, Mitschriften und der Punkteblock bleiben in diesem Browser.
sign-out-stay = Bleiben
sign-out-done = Du bist abgemeldet.

language-de = Deutsch
language-en = English
language-es = Español
language-fi = Suomi
language-fr = Français
language-it = Italiano
language-nl = Nederlands
language-pl = Polski
