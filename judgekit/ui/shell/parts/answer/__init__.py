"""How an answer card is laid out: its lines, and how its halves share the room."""
