"""What the platform's accessibility tree is told of widgets that paint themselves."""
