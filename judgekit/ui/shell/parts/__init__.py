"""Domain-specific widgets shared by several pages: slips, answer cards, sections, names."""
