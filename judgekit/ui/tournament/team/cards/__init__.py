"""Cards above the list of laptops: who asks to be let in, and which other hubs there are."""
