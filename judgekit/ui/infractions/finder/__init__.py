"""Finding an infraction by words or questions."""
