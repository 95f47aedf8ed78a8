"""The game itself: exact, fast, and without any face."""
