"""What happens at a table: who sits there, what is answered, what each reader is told."""
