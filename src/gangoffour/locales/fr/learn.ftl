### The tutorial: the list of lessons, and what stands around each. What a lesson itself says is in lessons.ftl.
### $number and $count are counts of lessons or steps; $lesson is the name of a lesson.

## The list of lessons

learn-title = Apprendre à jouer
learn-lead = Dix courtes leçons à une vraie table. Chacune dure environ une minute, et tu peux t’arrêter à tout moment.
learn-begin = Commencer la leçon 1
learn-continue = Continuer avec la leçon { $number }
learn-tally = { $done ->
    [0] Aucune leçon n’est encore faite.
    [one] { $done } leçon sur { $count } est faite.
   *[other] { $done } leçons sur { $count } sont faites.
    }
learn-tally-all = Les { $count } leçons sont faites. Prends place : tu connais le jeu.
learn-lessons = Leçons
learn-state = { $state ->
    [done] Faite
    [begun] Commencée
   *[open] Pas commencée
    }

## Around a lesson

# The title of the window.
learn-lesson-title = { $lesson } – Apprendre à jouer
learn-number = Leçon { $number } sur { $count }
learn-all = Toutes les leçons
learn-puzzles = Problèmes : trouve la meilleure action
learn-start-again = Recommencer
learn-skip = Sauter la leçon
# The name of the panel in which the lesson speaks.
learn-coach = Que faire
learn-step = Étape { $number } sur { $count }
learn-go-on = Continuer
learn-hint = Indice
learn-wait = Un instant
learn-next = Leçon suivante

## The end of a lesson

learn-done = { $number ->
    [1] Ta première leçon est finie !
    [5] Cinq leçons faites : tu es à mi-chemin !
    [9] Neuf leçons faites, et plus qu’une !
   *[other] La leçon { $number } est faite. Bien joué !
    }
learn-done-last = C’était la dernière leçon, et tu connais maintenant tout le jeu. Trois bots faciles t’attendent.
learn-play-bots = Jouer contre trois bots faciles
learn-opening = On prépare une table…

## What a lesson answers to everything else

learn-go-on-first = Lis d’abord ce qui est écrit ici. Choisis ensuite « { learn-go-on } ».
learn-not-asked = Tu peux jouer cela, mais cette leçon demande autre chose. Relis la consigne.
learn-not-in-lesson = Cela marche aux vraies tables, pas dans une leçon.
learn-no-catalogue = Suggestions non chargées. Tu peux continuer.
