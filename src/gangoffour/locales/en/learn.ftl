### The tutorial: the list of lessons, and what stands around each. What a lesson itself says is in lessons.ftl.
### $number and $count are counts of lessons or steps; $lesson is the name of a lesson.

## The list of lessons

learn-title = Learn to play
learn-lead = Ten short lessons at a real table. Each takes about a minute, and you can stop at any time.
learn-begin = Start lesson 1
learn-continue = Continue with lesson { $number }
learn-tally = { $done ->
    [0] No lesson is done yet.
    [one] { $done } of { $count } lessons is done.
   *[other] { $done } of { $count } lessons are done.
    }
learn-tally-all = All { $count } lessons are done. Take a seat: you know the game.
learn-lessons = Lessons
learn-state = { $state ->
    [done] Done
    [begun] Begun
   *[open] Not begun
    }

## Around a lesson

# The title of the window.
learn-lesson-title = { $lesson } – Learn to play
learn-number = Lesson { $number } of { $count }
learn-all = All lessons
learn-puzzles = Puzzles: find the best action
learn-start-again = Start again
learn-skip = Skip lesson
# The name of the panel in which the lesson speaks.
learn-coach = What to do
learn-step = Step { $number } of { $count }
learn-go-on = Go on
learn-hint = Hint
learn-wait = One moment
learn-next = Next lesson

## The end of a lesson

learn-done = { $number ->
    [1] You have finished your first lesson!
    [5] Five lessons are done: you are half-way there!
    [9] Nine lessons are done, and only one is left!
   *[other] Lesson { $number } is done. Well played!
    }
learn-done-last = That was the last lesson, and now you know the whole game. Three easy bots are waiting for you.
learn-play-bots = Play three easy bots
learn-opening = A table is being opened…

## What a lesson answers to everything else

learn-go-on-first = First read what stands here. Then choose “{ learn-go-on }”.
learn-not-asked = You may play that, but this lesson asks for something else. Look at the task once more.
learn-not-in-lesson = That works at real tables, not in a lesson.
learn-no-catalogue = Suggestions didn’t load. You can still continue.
