"""A rehearsal in the window: the standing mark, the questions, the score."""
