"""Judge calls: the list and the chosen one."""
