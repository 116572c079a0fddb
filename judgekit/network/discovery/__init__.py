"""Hubs found on the local network, and this laptop's own addresses."""
