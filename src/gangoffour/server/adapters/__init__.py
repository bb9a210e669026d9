"""What the ports are plugged into: memory, SQLite, PostgreSQL, the buses. Drivers are known here and nowhere else."""
