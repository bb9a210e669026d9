"""The one history of the schema, for SQLite and PostgreSQL. `gangoffour.server.adapters.databases` runs it."""
