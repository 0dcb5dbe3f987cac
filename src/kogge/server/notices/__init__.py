"""What is to be told to whom, by which way."""
