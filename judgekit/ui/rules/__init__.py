"""The Rules page: outline, results, reading, two languages, answer card."""
