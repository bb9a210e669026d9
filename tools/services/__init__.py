"""PostgreSQL and NATS for whoever wants one to themselves: it may be killed, and leaves nothing behind."""
