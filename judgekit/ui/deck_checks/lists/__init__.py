"""The decklists of the tournament."""
