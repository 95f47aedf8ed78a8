"""One match between seats: who sits where, clock, event log, undo. No network, no language, no database."""
