"""Card files as Scryfall and MTGJSON write them."""
