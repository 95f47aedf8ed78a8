"""Lessons and puzzles on a real board: what they are. The page plays them (tools/exercises.py hands them to it)."""
