"""What is shown of an event that several laptops share."""
