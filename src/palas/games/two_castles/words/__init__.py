"""The parts of the words of Two Castles, in three languages."""
