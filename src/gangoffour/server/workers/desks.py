"""The desk of the staff on its stores: the page and the command line sit at the same one."""

from gangoffour.server.adapters.stores import Stores
from gangoffour.server.conduct import Desk, DeskPorts
from gangoffour.server.matches import History
from gangoffour.server.ports import Clock


def desk_of(stores: Stores, clock: Clock, history: History) -> Desk:
    """Return the desk of the staff."""
    kept = stores.moderation, stores.players, stores.sessions, stores.api_tokens
    return Desk(DeskPorts(*kept, clock, stores.secrets), history)
