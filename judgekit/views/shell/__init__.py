"""What the frame of the window shows and takes."""
