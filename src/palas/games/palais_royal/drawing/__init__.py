"""The parts of the picture of Palais Royal."""
