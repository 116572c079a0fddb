"""The official wording of an infraction, from an imported guide."""
