"""Everything on disk: one append-only log a match, and the small things beside it, in SQLite or PostgreSQL.

Law: a write returns when it is committed and flushed, and is done whole or not at all. Knows nothing of matches,
tables or clients: entries, documents and chat are text here.
"""
