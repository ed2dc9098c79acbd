"""Two Heirs (Die zwei Erben): one land, two crowns."""
