"""Match results in tables and JSON."""
