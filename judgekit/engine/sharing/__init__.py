"""One event on several laptops: what is exchanged, and what each laptop makes of it alike."""
