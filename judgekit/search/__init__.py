"""Folding, tokens, queries, ranking: from words to what they mean."""
