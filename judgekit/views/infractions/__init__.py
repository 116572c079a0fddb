"""Presentation of infractions and penalties."""
