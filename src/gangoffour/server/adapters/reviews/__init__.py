"""Analyses of finished matches in memory and in a database, and the processes that judge and practise."""
