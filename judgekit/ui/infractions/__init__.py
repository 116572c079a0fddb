"""The Infractions page: from a few words to a ruling, and every penalty of the event."""
