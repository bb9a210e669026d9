### The tutorial: the list of lessons, and what stands around each. What a lesson itself says is in lessons.ftl.
### $number and $count are counts of lessons or steps; $lesson is the name of a lesson.

## The list of lessons

learn-title = Opettele pelaamaan
learn-lead = Kymmenen lyhyttä oppituntia oikeassa pöydässä. Kukin kestää noin minuutin, ja voit lopettaa milloin vain.
learn-begin = Aloita oppitunti 1
learn-continue = Jatka oppitunnista { $number }
learn-tally = { $done ->
    [0] Yhtään oppituntia ei ole vielä suoritettu.
   *[other] Oppitunneista suoritettu { $done }/{ $count }.
    }
learn-tally-all = Kaikki { $count } oppituntia on suoritettu. Istu pöytään: osaat pelin.
learn-lessons = Oppitunnit
learn-state = { $state ->
    [done] Suoritettu
    [begun] Kesken
   *[open] Aloittamatta
    }

## Around a lesson

# The title of the window.
learn-lesson-title = { $lesson } – Opettele pelaamaan
learn-number = Oppitunti { $number }/{ $count }
learn-all = Kaikki oppitunnit
learn-puzzles = Tehtävät: löydä paras teko
learn-start-again = Alusta
learn-skip = Ohita oppitunti
# The name of the panel in which the lesson speaks.
learn-coach = Mitä teet nyt
learn-step = Vaihe { $number }/{ $count }
learn-go-on = Jatka
learn-hint = Vihje
learn-wait = Hetki
learn-next = Seuraava oppitunti

## The end of a lesson

learn-done = { $number ->
    [1] Ensimmäinen oppituntisi on suoritettu!
    [5] Viisi oppituntia on suoritettu: olet puolivälissä!
    [9] Yhdeksän oppituntia on suoritettu, ja enää yksi on jäljellä!
   *[other] Oppitunti { $number } on suoritettu. Hyvin pelattu!
    }
learn-done-last = Se oli viimeinen oppitunti, ja nyt osaat koko pelin. Kolme helppoa bottia odottaa sinua.
learn-play-bots = Pelaa kolmea helppoa bottia vastaan
learn-opening = Pöytää avataan…

## What a lesson answers to everything else

learn-go-on-first = Lue ensin, mitä tässä lukee. Valitse sitten ”{ learn-go-on }”.
learn-not-asked = Sen saisi pelata, mutta tällä oppitunnilla pyydetään muuta. Katso tehtävää vielä kerran.
learn-not-in-lesson = Se onnistuu oikeissa pöydissä, ei oppitunnilla.
learn-no-catalogue = Ehdotuksia ei voitu ladata. Voit silti jatkaa.
