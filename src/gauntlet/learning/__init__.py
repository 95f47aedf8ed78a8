"""Lessons and puzzles on a real board: what they are, and what the board is after some decisions in one of them."""
