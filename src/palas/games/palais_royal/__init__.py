"""Palais Royal: servants in nine rooms, nobles in the park."""
