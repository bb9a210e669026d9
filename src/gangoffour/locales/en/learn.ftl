# The tutorial: the list of lessons, and what stands around each.

learn-title = Learn to play
