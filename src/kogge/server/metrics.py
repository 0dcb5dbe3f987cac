"""What /metrics tells Prometheus. With several workers the figures of all are added up."""
from __future__ import annotations

import os

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

ANSWERS = Counter("kogge_answers", "Answers and undos stored, bots' included", ["game"])
ANSWER_SECONDS = Histogram(
    "kogge_answer_seconds", "From a person's answer to its commit",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5))
LISTENERS = Gauge("kogge_listeners", "Open connections at tables", multiprocess_mode="livesum")
ROOMS = Gauge("kogge_rooms", "Tables in memory", multiprocess_mode="livesum")
THINK_SECONDS = Histogram(
    "kogge_think_seconds", "A bot's decision, waiting for a worker included", ["level"],
    buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16))
BOT_FAILURES = Counter("kogge_bot_failures", "Bots that crashed, hung or answered wrongly")
SHORT_THOUGHTS = Counter("kogge_short_thoughts", "Thoughts that were cut short because others waited", ["level"])
LATENESS = Gauge(
    "kogge_late_seconds", "How late the event loop comes round: what everybody waits for longer", multiprocess_mode="livemax")
WAITED = Counter("kogge_waited", "Updates and bots' answers that waited because the process was behind", ["who"])
MERGED = Counter("kogge_merged_updates", "Updates that were never told because a newer one was there already")
READING_FAILURES = Counter("kogge_reading_failures", "Texts that took a reader too long or too much memory")
LOADS = Histogram("kogge_load_seconds", "A table read from the database", buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1))
REQUESTS = Counter("kogge_requests", "HTTP requests", ["status"])


def exposition() -> bytes:
    if not os.environ.get("PROMETHEUS_MULTIPROC_DIR"):
        return generate_latest(REGISTRY)
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
