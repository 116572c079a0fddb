"""Getting in: invitations, short codes, the hub's door and who knocks there."""
