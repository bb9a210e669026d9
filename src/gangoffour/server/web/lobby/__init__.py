"""The lobby as it is told."""
