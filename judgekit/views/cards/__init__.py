"""Cards: their texts, symbols and legality, and the rules that they touch."""
