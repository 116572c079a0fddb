"""The Clock page: clocks, tables that play longer, time extensions, the slip."""
