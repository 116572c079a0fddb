"""The command bar and its orders."""
