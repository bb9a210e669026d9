"""Removing what has been kept long enough."""
