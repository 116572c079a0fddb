"""The Infractions page: from a few words to a ruling, and all penalties of the tournament."""
