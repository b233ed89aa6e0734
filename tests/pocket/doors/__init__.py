"""What the pocket game brings to the bots and to the terminal when it is added to a tree."""
