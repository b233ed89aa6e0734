"""What an operator reads: numbers for Prometheus, and logs as JSON lines.

Law: counts, durations, codes and names of tables only; nothing that happens in a match, and no part of the server.
"""
