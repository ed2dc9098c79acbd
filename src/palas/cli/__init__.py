"""The program `palas`: everything of the house from a terminal."""
