"""The text client: a game told in words, and played by typing."""
