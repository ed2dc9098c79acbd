"""The kernel: records, random numbers, compiling, matches and mass play. It knows no game."""
