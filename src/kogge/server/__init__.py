"""Accounts, lobby, tables and live play over HTTP. It knows no rule: the engine answers, the log remembers."""
