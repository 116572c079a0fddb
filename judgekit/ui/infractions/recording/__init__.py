"""From an infraction and a player to a recorded penalty."""
