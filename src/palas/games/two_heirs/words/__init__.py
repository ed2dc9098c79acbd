"""The words of Two Heirs."""
