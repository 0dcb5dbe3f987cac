"""Learning from play: what a finished game was decided by."""
