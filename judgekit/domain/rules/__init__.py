"""The tournament rules: documents, alignment, citation, search (reference data, no events)."""
