"""The second face: one module per verb, Qt-free."""
