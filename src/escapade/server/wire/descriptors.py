"""How many connections this process can hold: the system gives it so many descriptors, and not all are for people."""

import resource

SPARE = 320
"""Descriptors that are no connections: the database, the bots' pipes, pages that are read; and those of connections
that the system has accepted and we have not looked at yet, up to BACKLOG.
"""
BACKLOG = 256
PLENTY = 65_536
FEWEST = 16


def raise_descriptors() -> None:
    """Ask the system for as many descriptors as it allows this process; where it gives none, what there is must do."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = PLENTY if hard == resource.RLIM_INFINITY else min(hard, PLENTY)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):
            return


def most_connections(wanted: int) -> int:
    """As many connections as wanted, or as many as there are descriptors for."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return wanted
    return max(FEWEST, min(wanted, soft - SPARE))
