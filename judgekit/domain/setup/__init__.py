"""Setup of a tournament: details, staff, pairings and notes."""
