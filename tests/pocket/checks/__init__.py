"""What content and written positions of the pocket game must keep to."""
