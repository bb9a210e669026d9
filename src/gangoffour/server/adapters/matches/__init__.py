"""Finished matches."""
