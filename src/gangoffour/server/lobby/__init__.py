"""The lobby: the list of open tables, and a seat at once for whoever wants to play now."""
