"""Judge calls: opening and closing them, and the time extension that results."""
