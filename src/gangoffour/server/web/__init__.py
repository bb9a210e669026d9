"""The door to the outside: HTTP and WebSockets, who may come in, and how often."""
