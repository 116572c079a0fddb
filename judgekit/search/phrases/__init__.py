"""Infractions found by how judges describe them."""
