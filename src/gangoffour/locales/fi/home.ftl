### The pages around the tables: home, settings, and what stands on every page.

## Everywhere

site-settings = Asetukset
site-learn = Opettele
site-rules = Säännöt
site-tips = Vinkkejä
site-pad = Pistelehtiö
site-replay = Kertaus
site-verify = Reilu jako?
site-more = Lisää
site-navigation = Sivut
site-notice = Riippumaton ohjelma, jonka sääntöteksti ja korttien kuvat ovat omaa työtä. ”Gang of Four” on Days of Wonderin tavaramerkki, eikä yhtiöllä ole osaa tässä ohjelmassa.
site-version = Versio { $version }
site-lost-title = Täällä ei ole mitään
site-lost = Tässä osoitteessa ei ole sivua.
site-lost-home = Siirry etusivulle
site-failed = Se ei onnistunut: { $why }
site-close = Sulje
network-away = Palvelimeen ei saada yhteyttä. Tarkista verkkoyhteytesi ja yritä uudelleen.

## Home

home-title = Gang of Four
home-lead = Nopea ja ovela korttipeli kolmelle tai neljälle
home-promise = Ei tunnuksia, ei odottelua, ja jaot voit tarkistaa itse.
home-play-now = Pelaa heti
home-play-now-hint = Kuusitoista korttia käteen, botit tyhjille paikoille
home-play-bots = Bottipeli
home-play-bots-hint = Valitset itse, miten vahvoja ne ovat
home-friends = Pöytä kavereille
home-friends-hint = Kutsu heidät linkillä tai koodilla
home-starting = Jaetaan…
home-new-question = Onko peli sinulle uusi?
home-new-yes = On, lempeät botit kiitos
home-new-no = Ei, osaan sen
home-new-thanks = Hyvä: alkuun lempeät botit. Kymmenen lyhyttä oppituntia näyttää pelin.
home-continue = Omat pöytäsi
home-continue-table = Jatka: { $names }
home-open-tables = Avoimet pöydät
home-no-tables = Mikään pöytä ei juuri nyt odota pelaajia. Avaa oma tai pelaa botteja vastaan.
home-join = Liity: { $names }
home-watch = Katso: { $names }
home-table-empty = pöytä, jossa ei vielä istu kukaan
home-table-seats = Paikoista varattu { $taken }/{ $seats }
home-table-deal = { $deal ->
    [0] Odottaa alkua
   *[other] Jako { $deal }
    }
home-table-adjourned = Odottaa pelaajiaan
home-table-clock = { $seconds ->
    [0] Ei kelloa
   *[other] { $seconds } s vuorossa
    }
home-name = Nimesi
home-name-hint = Vieras ei tarvitse tunnuksia. Nimi säilyy tässä selaimessa.
home-name-save = Tallenna nimi
home-name-saved = Nimesi on nyt { $name }.
home-learn = Opettele peli

## Playing against bots

bots-title = Bottipeli
bots-level = Vahvuus
bots-seats = Pelaajia
bots-seats-three = Kolme
bots-seats-four = Neljä
bots-length = Pituus
bots-preset = Säännöt
bots-start = Jaa kortit
length-one-deal = Yksi jako
length-short = Lyhyt: neljä jakoa
length-half = Puolikas: 50 pisteeseen
length-full = Täysi: 100 pisteeseen
preset-classic = Klassinen
preset-german = Saksalainen ohjevihko
preset-french = Ranskalainen ohjevihko
preset-gang = ”Gang”-laitos

## Settings

settings-title = Asetukset
settings-kept = Kaikki asetukset säilyvät vain tässä selaimessa.
settings-language = Kieli
settings-language-browser = Selaimen kieli
settings-theme = Värit
settings-theme-auto = Laitteen mukaan
settings-theme-dark = Tumma
settings-theme-light = Vaalea
settings-motion = Animaatiot
settings-motion-relaxed = Rauhalliset
settings-motion-normal = Tavalliset
settings-motion-fast = Nopeat
settings-motion-off = Pois
settings-sound = Ääni
settings-table-volume = Korttien ja passien äänenvoimakkuus
settings-alert-volume = Merkkiäänten voimakkuus: oma vuoro ja ”yksi kortti”
settings-vibrate = Värinä, kun on minun vuoroni
settings-help = Apu pöydässä
settings-suggestions = Ehdota yhdistelmiä
settings-tone-down = Himmennä kortit, joita ei voi pelata
settings-double-tap = Kaksoisnapautus pelaa valitut kortit
settings-hold-pass = Passin voi hetken ajan perua
settings-keys = Näppäimet ja lukeminen
settings-letter-keys = Pelaa kirjain- ja numeronäppäimillä
settings-text-mode = Tekstitila: luettelot ja kirjoitetut kortit kuvien sijaan
settings-zen = Zen: ei keskustelua eikä koristeita
language-de = Deutsch
language-en = English
language-es = Español
language-fi = Suomi
language-fr = Français
language-it = Italiano
language-nl = Nederlands
language-pl = Polski
