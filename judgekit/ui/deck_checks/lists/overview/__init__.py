"""All lists that are kept."""
