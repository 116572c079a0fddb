"""Standings: ranking of players, and tiebreakers."""
