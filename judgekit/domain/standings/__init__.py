"""Standings: how players rank, and by which tiebreakers."""
