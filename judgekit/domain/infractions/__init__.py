"""Infractions and penalties: policy, rulings and the penalties of the tournament."""
