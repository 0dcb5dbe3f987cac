"""What an operator does: each use is noted in the audit log, in the transaction that does it."""
