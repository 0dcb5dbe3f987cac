"""The arena: matches between bots, many at once, and what they say about strength."""
