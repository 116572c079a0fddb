"""Words as search compares them: folded, stemmed, corrected."""
