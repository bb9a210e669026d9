"""The outbox, and the shelves of what is derived from the streams."""
