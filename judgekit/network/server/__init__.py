"""The server program: found, configured, started, watched, ended."""
