"""Who the people are: guests, accounts, sessions."""
