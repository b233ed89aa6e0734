"""Live matches and the clients around them: one task a table, one job at a time.

Law: what clients are sent is on disk. A command is a function from a situation to a Change, and reaches neither the
table nor the registry; a table alone writes, adopts and sends; what a viewer is sent is made in `views` alone.
"""
