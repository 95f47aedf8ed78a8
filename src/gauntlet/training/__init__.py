"""How the mind learns: self-play, training, and a match that a new generation has to win. See docs/training.md."""
