"""Bots in the folder where a command is run: `my_bot:MyBot` for the file my_bot.py."""

import sys
from pathlib import Path


def find_own_modules(*bots: str) -> None:
    """Let Python look for modules in this folder first, as it does for scripts, if a bot is named by its module."""
    folder = str(Path.cwd())
    if any(":" in name for name in bots) and folder not in sys.path:
        sys.path.insert(0, folder)
