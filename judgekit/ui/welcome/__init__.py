"""The first start: language and name, and three ways to begin."""
