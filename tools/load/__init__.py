"""Load: a node in a process of its own, and thousands of players who cost as little as possible."""
