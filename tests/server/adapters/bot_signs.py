"""How a test and the odd bots in their processes tell each other where they are."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Self

ODD_BOTS = Path(__file__).with_name("odd_bots.py")


class BotSigns:
    """Bots tell here that they think, and a slow one goes on when it is told to."""

    def __init__(self, folder: Path) -> None:
        self.command = (sys.executable, str(ODD_BOTS), str(folder))
        self.word_path = folder / "word"
        self._begun_path = folder / "begun"
        os.mkfifo(self.word_path)
        self._word = os.open(self.word_path, os.O_RDWR)

    @property
    def begun_count(self) -> int:
        """How many requests bots have begun to think about."""
        return self._begun_path.stat().st_size if self._begun_path.exists() else 0

    def let_go(self, count: int = 1) -> None:
        """Let so many slow bots go on."""
        os.write(self._word, b"." * count)

    @classmethod
    @contextmanager
    def opened(cls, folder: Path) -> Iterator[Self]:
        """Open the signs in a folder, and close them."""
        signs = cls(folder)
        try:
            yield signs
        finally:
            os.close(signs._word)
