"""Routes and sockets of tables, and who is there."""
