"""Rounds, time extensions, additional turns and drafts: the arithmetic of a round."""
