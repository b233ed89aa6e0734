"""What content and written positions of Escape from Elba must keep to."""
