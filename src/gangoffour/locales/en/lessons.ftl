# The lessons of the tutorial: what each says.

lesson-name-cards = Get rid of your cards
