"""The tournaments stored on this machine."""
