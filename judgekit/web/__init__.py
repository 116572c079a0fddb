"""Pages that the hub serves to browsers in the hall: the public display, and judges' phones."""
