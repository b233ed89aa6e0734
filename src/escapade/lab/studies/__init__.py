"""What is asked of one game alone: one file each, named after it."""
