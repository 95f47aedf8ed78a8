"""Players, sessions, passwords and ratings."""
