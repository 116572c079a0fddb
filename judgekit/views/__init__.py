"""What is shown, without Qt: rows, figures and sentences for window and terminal alike."""
