"""The manual: its pages as values, read from their Markdown."""
