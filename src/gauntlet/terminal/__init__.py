"""The text client: a game played by typing, and recorded games in words."""
