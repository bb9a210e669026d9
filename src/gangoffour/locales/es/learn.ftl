### The tutorial: the list of lessons, and what stands around each. What a lesson itself says is in lessons.ftl.
### $number and $count are counts of lessons or steps; $lesson is the name of a lesson.

## The list of lessons

learn-title = Aprender a jugar
learn-lead = Diez lecciones cortas en una mesa de verdad. Cada una dura más o menos un minuto, y puedes parar cuando quieras.
learn-begin = Empezar la lección 1
learn-continue = Seguir con la lección { $number }
learn-tally = { $done ->
    [0] Todavía no has hecho ninguna lección.
    [one] { $done } lección hecha de { $count }.
   *[other] { $done } lecciones hechas de { $count }.
    }
learn-tally-all = Has hecho las { $count } lecciones. Toma asiento: ya conoces el juego.
learn-lessons = Lecciones
learn-state = { $state ->
    [done] Hecha
    [begun] Empezada
   *[open] Sin empezar
    }

## Around a lesson

# The title of the window.
learn-lesson-title = { $lesson } – Aprender a jugar
learn-number = Lección { $number } de { $count }
learn-all = Todas las lecciones
learn-puzzles = Problemas: encuentra la mejor acción
learn-start-again = Empezar de nuevo
learn-skip = Saltar lección
# The name of the panel in which the lesson speaks.
learn-coach = Qué hacer
learn-step = Paso { $number } de { $count }
learn-go-on = Continuar
learn-hint = Pista
learn-wait = Un momento
learn-next = Siguiente lección

## The end of a lesson

learn-done = { $number ->
    [1] ¡Has terminado tu primera lección!
    [5] Cinco lecciones hechas: ¡vas por la mitad!
    [9] Nueve lecciones hechas, ¡y solo queda una!
   *[other] Lección { $number } hecha. ¡Bien jugado!
    }
learn-done-last = Era la última lección, y ya conoces todo el juego. Te esperan tres bots fáciles.
learn-play-bots = Jugar contra tres bots fáciles
learn-opening = Abriendo una mesa…

## What a lesson answers to everything else

learn-go-on-first = Lee primero lo que pone aquí. Después elige «{ learn-go-on }».
learn-not-asked = Puedes jugar eso, pero esta lección pide otra cosa. Mira la tarea otra vez.
learn-not-in-lesson = Eso funciona en las mesas de verdad, no en una lección.
learn-no-catalogue = Sugerencias no cargadas. Puedes seguir igual.
