"""Rules documents in the forms in which they are published."""
