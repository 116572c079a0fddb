"""One event on several laptops at work: the shared engine and the network of the hall, joined."""
