"""The server: tables on the web, for a living room or for a cluster.

One process with an SQLite file and a bus of its own needs no settings at all; the same code with PostgreSQL and NATS
runs on many machines.
"""

from gangoffour.server.settings import Settings

__all__ = ["Settings"]
