"""Migrations of the store."""
