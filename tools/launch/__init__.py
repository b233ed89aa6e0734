"""What `python3 run.py` does: set up, compile, build, check, test and start. Nothing but the standard library."""
