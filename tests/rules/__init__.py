"""What the rules say, clause by clause, and what holds for every position."""
