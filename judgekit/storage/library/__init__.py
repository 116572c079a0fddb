"""The documents of rules on disk, and what is made of them."""
