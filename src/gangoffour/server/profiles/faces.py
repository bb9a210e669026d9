"""The pictures that can stand for a person: six animals on four colours, all of our own drawing."""

from typing import Final

ANIMALS: Final = ("cat", "hare", "fox", "dog", "panda", "mouse")
GROUNDS: Final = ("jade", "gold", "lacquer", "night")
AVATARS: Final = frozenset(f"{animal}-{ground}" for animal in ANIMALS for ground in GROUNDS)
