"""Display of an infraction as policy defines it."""
