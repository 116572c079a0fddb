"""The team that shares an event: devices, persons, their roles, and what became of their steps."""
