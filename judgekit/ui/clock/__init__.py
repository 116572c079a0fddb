"""The Clock page: clocks, tables that play on after time, time extensions, the slip."""
