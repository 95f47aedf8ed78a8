"""Speed and strength: each module is a command that prints a table."""
