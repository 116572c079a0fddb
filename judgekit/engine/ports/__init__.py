"""Ports of the engine, as protocols; `storage` implements them."""
