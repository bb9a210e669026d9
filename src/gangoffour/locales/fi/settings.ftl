### What a person can choose, and who they are here.

settings-title = Asetukset
settings-kept = Nämä asetukset säilyvät tässä selaimessa. Nimesi, pelisi ja laitteesi ovat palvelimella.
settings-account = Sinä
settings-friends = Kaverisi
name-label = Nimesi
name-hint = Tunnuksia ei tarvita.
name-save = Tallenna
name-saved = Tallennettu. Hei, { $name }!

settings-look = Ulkoasu
settings-theme = Teema
settings-theme-auto = Laite
settings-theme-dark = Tumma
settings-theme-light = Vaalea
settings-cloth = Pöytäliina
settings-cloth-indigo = Indigo
settings-cloth-plum = Luumu
settings-back = Korttien selkä
settings-back-night = Yö
settings-back-red = Lakka
settings-motion = Animaatiot
settings-motion-hint = Pois pysäyttää myös lentävät kortit
settings-motion-relaxed = Rauhalliset
settings-motion-normal = Tavalliset
settings-motion-fast = Nopeat
settings-motion-off = Pois
settings-language = Kieli
settings-language-browser = Selaimen kieli

settings-help = Pöytä
settings-suggestions = Ehdota yhdistelmiä
settings-suggestions-hint = Sallitut yhdistelmät käden yläpuolella
settings-tone-down = Himmennä kortit, joita ei voi pelata
settings-double-tap = Kaksoisnapauta pelataksesi
settings-hold-pass = Peru passaus
settings-hold-pass-hint = Ehdit hetken muuttaa mieltäsi

settings-sound = Ääni
settings-table-volume = Kortit ja passaukset
settings-alert-volume = ”Sinun vuorosi” ja ”Yksi kortti!”
settings-vibrate = Värinä omalla vuorolla

settings-keys = Näppäimistö ja ruudunlukija
settings-letter-keys = Pelaa kirjaimilla ja numeroilla
settings-text-mode = Tekstitila
settings-text-mode-hint = Luettelot ja kirjoitetut kortit kuvien sijaan
settings-zen = Zen
settings-zen-hint = Ei keskustelua eikä koristeita

sign-out = Kirjaudu ulos
sign-out-guest = Olet täällä vieraana nimellä { $name }
sign-out-user = Olet kirjautunut nimellä { $name }
sign-out-question = Kirjaudutaanko ulos?
sign-out-lost = Vieraalla ei ole salasanaa, joten kukaan ei voi enää palata vieraana { $name }. Nimi, pelilistasi ja paikkasi keskeneräisissä peleissä menetetään.
sign-out-kept = Asetukset, pöytäkirjat ja pistelehtiö säilyvät tässä selaimessa.
sign-out-stay = Jää
sign-out-done = Olet kirjautunut ulos.

language-de = Deutsch
language-en = English
language-es = Español
language-fi = Suomi
language-fr = Français
language-it = Italiano
language-nl = Nederlands
language-pl = Polski
