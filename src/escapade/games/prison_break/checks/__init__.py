"""What is refused: content that breaks a rule, positions that play cannot reach."""
