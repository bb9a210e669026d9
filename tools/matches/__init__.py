"""Matches without a server: positions set up in a line, streams of events, fair records and how to tamper with them."""
