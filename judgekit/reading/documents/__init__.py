"""Documents of rules in the forms in which they are published."""
