"""What a browser shows, on a screen of the hall and on a judge's phone: values with words."""
