"""What was set aside in a shared event, and what came of a cut."""
