"""The parts of the picture of Two Heirs: an old map, its tiles, troops and the royal reserve."""
