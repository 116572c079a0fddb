"""What is laid down about a tournament: its form, staff, pairings, notes and figures."""
