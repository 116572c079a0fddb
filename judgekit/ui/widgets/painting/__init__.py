"""Drawing functions shared by widgets and delegates."""
