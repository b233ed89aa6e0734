"""What each reason of a bot claims, one table a game: of which answers it may speak, and what must then be true."""
