"""What several pages show and what knows the domain: slips, answer cards, sections, names."""
