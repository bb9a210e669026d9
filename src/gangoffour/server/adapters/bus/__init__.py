"""The buses: hints between the parts of one process, or between nodes over NATS."""
