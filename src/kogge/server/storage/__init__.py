"""What is kept: the database and how it came to its shape."""
