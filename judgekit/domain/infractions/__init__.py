"""Penalties of the day: whose, for what, which."""
