"""Alembic wants this file to be here; `escapade.server.migrate` does the work."""
