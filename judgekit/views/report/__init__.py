"""The end-of-event report: its reckoning, its forms for programs and its pages."""
