"""This laptop as the hub: streams, who is let in, who is there, floods, time."""
