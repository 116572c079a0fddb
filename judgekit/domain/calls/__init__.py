"""Judge calls: opened at a table, closed, and what the table gets for them."""
