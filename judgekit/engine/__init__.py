"""The engine: submits commands, names the ports. No Qt here."""
