"""The words of Palais Royal: moves, positions, chronicle and score sheet in three languages."""
