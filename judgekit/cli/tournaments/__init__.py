"""Verbs on tournaments: scripts, rounds, drafts, standings."""
