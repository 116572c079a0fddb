"""The tournament rules: documents, alignment, citations, glossary (reference data, no events)."""
