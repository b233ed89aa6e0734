"""Alembic wants this file to be here; `escapade.server.store.migrate` does the work."""
