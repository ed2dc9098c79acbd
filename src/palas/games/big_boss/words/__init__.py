"""The words of Big Boss: moves, positions, chronicle and score sheet in three languages."""
