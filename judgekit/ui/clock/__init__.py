"""The Clock page: clocks, tables that play longer, extensions, the slip."""
