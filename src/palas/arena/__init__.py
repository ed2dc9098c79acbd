"""The arena: bots against bots, fairly seated, with results that say how sure they are."""
