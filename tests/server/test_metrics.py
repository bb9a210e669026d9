from gangoffour.server.metrics import CONTENT_TYPE, Metrics


def test_two_servers_in_one_process_count_apart() -> None:
    one, other = Metrics(), Metrics()
    one.conflicts.inc()
    assert b"gof_conflicts_total 1.0" in one.text()
    assert b"gof_conflicts_total 0.0" in other.text()


def test_everything_measured_is_in_the_text() -> None:
    metrics = Metrics()
    metrics.ack_latency_s.observe(0.003)
    metrics.clock_lateness_s.observe(0.07)
    metrics.gaps_refilled.inc(2)
    metrics.loop_lag_s.set(0.5)
    metrics.open_sockets.labels("table").inc()
    metrics.commands.labels("play", "ack").inc()
    metrics.bot_fallbacks.labels("planner").inc()
    metrics.hints_dropped.inc()
    metrics.refused_busy.inc(3)
    metrics.put_offs.labels("stall").inc()
    metrics.put_off_s.inc(5.5)
    metrics.projections.lag_s.labels("listings").set(0.2)
    metrics.projections.lag_rows.labels("listings").set(3)
    metrics.projections.faults.labels("matches").set(1)
    text = metrics.text().decode()
    for line in (
        'gof_ack_latency_seconds_bucket{le="0.005"} 1.0',
        'gof_ack_latency_seconds_bucket{le="0.0025"} 0.0',
        'gof_clock_lateness_seconds_bucket{le="0.1"} 1.0',
        "gof_gaps_refilled_total 2.0",
        "gof_loop_lag_seconds 0.5",
        'gof_open_sockets{kind="table"} 1.0',
        'gof_commands_total{outcome="ack",type="play"} 1.0',
        'gof_bot_fallbacks_total{level="planner"} 1.0',
        "gof_hints_dropped_total 1.0",
        "gof_refused_busy_total 3.0",
        'gof_put_offs_total{cause="stall"} 1.0',
        "gof_put_off_seconds_total 5.5",
        'gof_projection_lag_seconds{projection="listings"} 0.2',
        'gof_projection_lag_rows{projection="listings"} 3.0',
        'gof_projection_faults{projection="matches"} 1.0',
    ):
        assert line in text.splitlines()
    assert CONTENT_TYPE.startswith("text/plain")
