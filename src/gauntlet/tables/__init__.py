"""One match between seats: who sits where, the clock, the log, taking back. No network, no language, no database."""
