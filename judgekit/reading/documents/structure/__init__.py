"""Lines as printed -> sections, kind, language and date of a document."""
