"""A table is answered, and asked why not, by the texts of records."""


def play(table, *texts):
    for text in texts:
        table.play(table.game.action(text))
    return table


def why_not(table, text):
    return table.why_not(table.game.action(text))


def legal(table):
    return [action.text for action in table.legal()]
