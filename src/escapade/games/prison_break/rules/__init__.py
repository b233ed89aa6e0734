"""The rules of Prison Break, one file a subject."""
