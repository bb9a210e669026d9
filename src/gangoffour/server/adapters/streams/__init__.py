"""Streams of tables: in memory, in an SQLite file, in PostgreSQL, and spread over shards."""
