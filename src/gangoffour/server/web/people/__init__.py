"""Routes about people: who they are, ways in, friends, conduct, programs and rights."""
