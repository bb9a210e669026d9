"""Leaks: every byte that leaves a server, and whether it told anybody more than they may know."""
