"""The laptops that share an event: sharing, joining, who is there, and what was set aside."""
