### Why a contest is refused. Only its own screens need these.

contest-unknown = This link leads nowhere. Ask for a new one.
contest-not-eight = A challenge needs eight different deals that you’ve finished. Finish eight deals first.
contest-finished = You’ve played all eight deals. Start eight new ones.
contest-none-left = You’ve seen every deal in store. More are being prepared: try again in a few hours, or play today’s.
