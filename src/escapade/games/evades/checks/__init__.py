"""What content and written positions of Les Évadés must keep to."""
