"""The penalties of the tournament."""
