"""What is measured, for Prometheus. The figures name no player and no table."""

from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST

_LATENCIES_S: Final = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_LATENESS_S: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)


class ProjectionMetrics:
    """How what is derived from the tables follows them, by projection."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self.lag_s: Final = Gauge(
            "gof_projection_lag_seconds",
            "How old the oldest event was that a projection took in last, or waits for",
            ["projection"],
            registry=registry,
        )
        self.lag_rows: Final = Gauge(
            "gof_projection_lag_rows",
            "Appends that a projection has still to take in",
            ["projection"],
            registry=registry,
        )
        self.faults: Final = Gauge(
            "gof_projection_faults",
            "Tables that a projection leaves alone because of an event it could not take in",
            ["projection"],
            registry=registry,
        )


class Metrics:
    """All measures of one server, in a registry of their own."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        self.ack_latency_s: Final = Histogram(
            "gof_ack_latency_seconds",
            "From the arrival of a command until its answer is on the way",
            buckets=_LATENCIES_S,
            registry=self.registry,
        )
        self.conflicts: Final = Counter(
            "gof_conflicts", "Appends that were decided again because somebody else acted", registry=self.registry
        )
        self.clock_lateness_s: Final = Histogram(
            "gof_clock_lateness_seconds",
            "By how much a deadline had passed when it took effect",
            buckets=_LATENESS_S,
            registry=self.registry,
        )
        self.gaps_refilled: Final = Counter(
            "gof_gaps_refilled", "Hints that were missed and made good from the store", registry=self.registry
        )
        self.loop_lag_s: Final = Gauge(
            "gof_loop_lag_seconds", "By how much the event loop runs late", registry=self.registry
        )
        self.open_sockets: Final = Gauge("gof_open_sockets", "Open sockets", ["kind"], registry=self.registry)
        """By kind: `table` or `lobby`."""
        self.commands: Final = Counter(
            "gof_commands", "Commands by type and outcome", ["type", "outcome"], registry=self.registry
        )
        """By the type of the message and `ack`, `repeated`, or the code of the refusal. Nothing that a client wrote."""
        self.refused_busy: Final = Counter(
            "gof_refused_busy", "Requests refused because too many waited for the database", registry=self.registry
        )
        self.put_offs: Final = Counter(
            "gof_put_offs", "How often all clocks were put off, by cause", ["cause"], registry=self.registry
        )
        """By cause: `stall`, which this node can explain, or `outage`."""
        self.put_off_s: Final = Counter(
            "gof_put_off_seconds", "By how much all clocks were put off together", registry=self.registry
        )
        self.bot_fallbacks: Final = Counter(
            "gof_bot_fallbacks",
            "Turns in which `greedy` decided because a bot did not",
            ["level"],
            registry=self.registry,
        )
        self.hints_dropped: Final = Counter(
            "gof_hints_dropped", "Hints that could not be handed to the bus", registry=self.registry
        )
        self.projections: Final = ProjectionMetrics(self.registry)

    def text(self) -> bytes:
        """Return all figures in Prometheus' text format."""
        return generate_latest(self.registry)
