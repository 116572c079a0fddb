"""Text and bytes to values. No files are opened here: a reader takes what was read."""
