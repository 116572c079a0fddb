"""Cards that show the clocks."""
