"""The rights of people over what is kept about them: a copy of everything, and an end to it.

Every room that keeps something about people names it in `belongings`. A test finds tables that nobody named.
"""

from gangoffour.server.rights.archive import archive
from gangoffour.server.rights.belongings import Belonging, BelongingPorts, belongings_of
from gangoffour.server.rights.service import SCRUB, Rights

__all__ = ["SCRUB", "Belonging", "BelongingPorts", "Rights", "archive", "belongings_of"]
