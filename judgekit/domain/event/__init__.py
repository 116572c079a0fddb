"""What a tournament is: its name, its format, its people, its pairings, its figures."""
