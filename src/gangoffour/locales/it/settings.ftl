### What a person can choose, and who they are here.

settings-title = Impostazioni
settings-kept = Queste impostazioni restano in questo browser. Nome, partite e dispositivi sono sul server.
settings-account = Tu
settings-friends = I tuoi amici
name-label = Il tuo nome
name-hint = Non serve un account.
name-save = Salva
name-saved = Salvato. Ciao, { $name }!

settings-look = Aspetto
settings-theme = Tema
settings-theme-auto = Dispositivo
settings-theme-dark = Scuro
settings-theme-light = Chiaro
settings-cloth = Panno
settings-cloth-indigo = Indaco
settings-cloth-plum = Prugna
settings-back = Dorso delle carte
settings-back-night = Notte
settings-back-red = Lacca
settings-motion = Animazioni
settings-motion-hint = «Nessuna» ferma anche il volo delle carte
settings-motion-relaxed = Lente
settings-motion-normal = Normali
settings-motion-fast = Veloci
settings-motion-off = Nessuna
settings-language = Lingua
settings-language-browser = Come il browser

settings-help = Tavolo
settings-suggestions = Suggerisci giocate
settings-suggestions-hint = Le giocate possibili sopra le tue carte
settings-tone-down = Attenua le carte non giocabili
settings-double-tap = Doppio tocco per giocare
settings-hold-pass = Annulla un passo
settings-hold-pass-hint = Hai un attimo per ripensarci

settings-sound = Suono
settings-table-volume = Carte e giocate
settings-alert-volume = «Tocca a te» e «Ultima carta!»
settings-vibrate = Vibra al mio turno

settings-keys = Tastiera e lettore di schermo
settings-letter-keys = Gioca con lettere e cifre
settings-text-mode = Modalità testo
settings-text-mode-hint = Elenchi e giocate scritte invece di immagini
settings-zen = Zen
settings-zen-hint = Niente chat, niente decorazioni

sign-out = Esci
sign-out-guest = Sei qui come ospite: { $name }
sign-out-user = Hai eseguito l’accesso come { $name }
sign-out-question = Vuoi uscire?
sign-out-lost = Un ospite non ha password, quindi dopo nessuno potrà più essere questo { $name }. Il nome, l’elenco delle tue partite e i tuoi posti nelle partite non finite vanno persi.
sign-out-kept = Le impostazioni, le trascrizioni e il segnapunti restano in questo browser.
sign-out-stay = Resta
sign-out-done = La tua sessione è chiusa.

language-de = Deutsch
language-en = English
language-es = Español
language-fi = Suomi
language-fr = Français
language-it = Italiano
language-nl = Nederlands
language-pl = Polski
