"""Presentation of clocks, tables and turns."""
