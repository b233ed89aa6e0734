"""What content and written positions of Escape the Dark Castle must keep to."""
