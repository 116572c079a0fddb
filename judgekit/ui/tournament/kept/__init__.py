"""The tournaments kept on this machine."""
