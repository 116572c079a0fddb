"""A card shown over the page that names it."""
