# The score pad for people who play with real cards.

pad-title = Score pad
