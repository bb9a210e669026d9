"""Our own server on a loopback port, and people who play on it."""
