"""Big Boss (Das neue Big Boss) by Wolfgang Kramer."""
