"""What is shown of clocks, tables and turns."""
