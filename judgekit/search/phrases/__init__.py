"""Search for infractions by how judges describe them."""
