"""What is shown, without Qt: shared by the window and the terminal."""
