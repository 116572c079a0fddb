"""What several pages show of cards: their texts, the answer card, the card file."""
