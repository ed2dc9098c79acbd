"""The parts of the picture of Big Boss."""
