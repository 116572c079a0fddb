"""What the inside asks of the outside, as protocols; `storage` implements them."""
