"""The catalogue of infractions on disk."""
