"""What became of each floor judge's rulings."""
