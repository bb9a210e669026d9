"""Seasons and attempts of today's deals, in memory and in a database."""
