"""The commands `gangoffour` and `gof`: play in the terminal, read and verify records, ask about the rules."""

from gangoffour.cli.main import app, main

__all__ = ["app", "main"]
