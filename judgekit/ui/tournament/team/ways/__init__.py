"""The two ways into a shared event: sharing the open one, and joining that of another laptop."""
