"""The engine: tables, questions and rules, luck, records, printed parts, ledgers, texts. It knows no game."""
