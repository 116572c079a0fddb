"""What a trainee is asked while a made-up event plays, and how well it was answered."""
