"""Benchmarks: figures quoted in the documentation come from here."""
