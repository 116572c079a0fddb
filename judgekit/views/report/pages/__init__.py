"""The report on paper: pages of marks, which a PDF or a painter draws."""
