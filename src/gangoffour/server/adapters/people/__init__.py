"""People, their names, ways in, friends and conduct, in memory and in a database."""
