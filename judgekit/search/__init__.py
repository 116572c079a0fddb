"""Text search: folding, tokens, queries, ranking."""
