### Looking back at a match that is over, step by step. Sentences about plays and passes are those of the table.
### Names of people and of record fields are facts; everything else is said here.

## The page

replay-name = Kertaus
replay-loading = Peliä haetaan…
# $names: names of the players, with commas between them
replay-name-of = Kertaus: { $names }
replay-cut-off = Tallenne päättyy ennen pelin loppua.
replay-empty = Tässä pelissä ei pelattu yhtään jakoa.
replay-again = Yritä uudelleen
replay-unknown = Tällä palvelimella ei ole sellaista peliä, tai se ei ole vielä päättynyt.

## Where in the match one is

# $sentence: what happened, one or more whole sentences
replay-moment = Jako { $deal }, tikki { $trick }: { $sentence }
replay-moment-start = Jako { $deal }: { $sentence }
replay-step = Askel { $number }/{ $count }

## Controls

replay-controls = Ohjaimet
replay-timeline = Aikajana
replay-first = Alkuun
replay-back = Askel taaksepäin
replay-forward = Askel eteenpäin
replay-last = Loppuun
replay-play = Toista
replay-pause = Tauko
replay-deal = Jako
replay-trick = Tikki
# The first choice in the list of tricks: before the first lead of the deal
replay-before-tricks = Alku
replay-keys = Näppäimet: vasen ja oikea siirtävät yhden askeleen, ylös ja alas yhden jaon, Home ja End alkuun ja loppuun.

## Whose cards are shown

replay-hands = Kädet
replay-hands-open = Kaikki näkyvissä
replay-hands-hidden = Kaikki piilossa
replay-hands-of = Vain { $name }
replay-hand-of = Kortit: { $name }
replay-dummy-hand = Sivuun jätetyt
replay-no-cards = Ei kortteja
replay-on-table = Pöydässä

## What can be done with a match

replay-more = Lähetä tai tallenna
replay-link = Linkki tähän hetkeen
replay-copy = Kopioi linkki
replay-copied = Linkki on kopioitu.
replay-copy-failed = Kopiointi ei onnistu täällä. Linkki on valittuna: kopioi se itse.
replay-no-link = Tämä peli on tiedostosta, joten siihen ei ole linkkiä. Lähetä tiedosto sen sijaan.
replay-download = Lataa tallenne
replay-verify = Tarkista tämä peli
replay-not-verifiable = Tämän tallenteen jakoja ei voi tarkistaa: siitä puuttuvat siihen tarvittavat arvot.

## A record of one's own

replay-open = Avaa tallenne
replay-open-hint = Tallenne on tekstitiedosto, jonka nimen lopussa on .gof. Palvelin lukee sen mutta ei säilytä sitä.
replay-choose = Valitse tiedosto
replay-drop = Tai pudota se tähän.
replay-paste = Tai liitä sen teksti
replay-show = Näytä peli
replay-another = Avaa toinen tallenne
replay-too-large = Tiedosto on suurempi kuin { $limit } kt. Yhdenkään pelin tallenne ei ole niin pitkä. Valitse toinen tiedosto.
replay-refused = Tallennetta ei voi näyttää.
# $sentence: what is wrong with the line, one or more whole sentences
replay-refused-line = Rivi { $line }: { $sentence }

## Matches on this server

replay-mine = Omat pelisi
replay-mine-empty = Tähän tulevat pelit, jotka olet pelannut loppuun.
# $date: day and time when the match ended
replay-mine-match = Peli { $date }
