"""Parts files that nobody printed: far from ours, yet within every bound that the checks set."""
import json
import random

import msgspec

from kogge import LUCK, PartsError, Rng, Sheet, bots, game, pick
from kogge.bots.greedy import judge
from kogge.bots.search import Search
from kogge.engine.texts import texts

NUMBERS = [0, 1, 2, 3, 4, 5, 6, 8, 9, 12, 15, 18, 20, 30, 35, 63, 98, 99, 500, 999]
ABOUT = ("provenance", "source", "source_de")
MOST_ANSWERS = 20_000


def other_parts(name, seed, steps=60):
    """A sheet some way from our own: values are changed one at a time, and what is refused is put back."""
    chance = random.Random(seed)
    data = json.loads(json.dumps(game(name).sheet.data))
    words = sorted(set(spoken(data)))
    for _ in range(chance.randrange(1, steps)):
        group = chance.choice([rows for rows in data.values() if isinstance(rows, dict)])
        before = dict(group)
        key = chance.choice([key for key in group if key not in ABOUT])
        group[key] = another(group[key], chance, words)
        if chance.random() < 0.1:
            del group[key]
        try:
            game(name).read_parts(Draft(data))
        except PartsError:
            group.clear()
            group.update(before)
    return Sheet(written(data), f"{name} {seed}")


class Draft(Sheet):
    """A sheet that was never written down; parsing takes most of the time."""

    def __init__(self, data):
        self.text, self.origin, self.data, self.name = "", "draft", data, data["name"]


def spoken(value):
    """Every word in it."""
    if isinstance(value, dict):
        value = [entry for key, entry in value.items() if key not in ABOUT]
    if isinstance(value, list):
        return [word for entry in value for word in spoken(entry)]
    return [value] if isinstance(value, str) else []


def another(value, chance, words):
    """Something like this value: a number, a word, or a list of them, longer or shorter or in another order."""
    if isinstance(value, int) and chance.random() < 0.95:
        return chance.choice([*NUMBERS, value - 1, value + 1])
    if isinstance(value, str):
        return chance.choice([*words, ""])
    if not isinstance(value, list) or not value:
        return [chance.choice(NUMBERS) for _ in range(chance.randrange(1, 9))]
    rows = list(value)
    how = chance.randrange(6)
    if how == 0:
        chance.shuffle(rows)
    elif how == 1:
        rows = [another(row, chance, words) if chance.random() < 0.5 else row for row in rows]
    elif how == 2:
        rows = [another(chance.choice(rows), chance, words)] * len(rows)
    elif how == 3:
        rows[chance.randrange(len(rows))] = another(chance.choice(rows), chance, words)
    elif how == 4:
        rows += chance.choices(rows, k=chance.randrange(1, 9))
    else:
        rows = rows[: chance.randrange(len(rows) + 1)]
    return rows


def written(data):
    """The data as a parts file; JSON's numbers, words and lists are TOML's too."""
    lines = [f"name = {json.dumps(data['name'])}"]
    for group, rows in data.items():
        if isinstance(rows, dict):
            lines.append(f"[{group}]")
            for key, value in rows.items():
                lines.append(f"{json.dumps(key)} = " + json.dumps(value, ensure_ascii=False).replace("], [", "],\n["))
    return "\n".join(lines) + "\n"


def play_through(name, players, sheet, seed, every=40):
    """A random game to its end, with everything in between that a server does. Returns how many answers it took."""
    rng = Rng(seed)
    table = game(name).start(players, sheet)
    count = 0
    until = rng.below(every)
    while not table.over:
        if until == 0:
            until = every
            look(table, players, rng)
        until -= 1
        count += 1
        assert count < MOST_ANSWERS, "the game does not end"
        table.apply(pick(table, rng))
    look(table, players, rng)
    assert min(table.ranking()) == 1
    return count


def look(table, players, rng):
    """Views, points, texts, guesses, and the bots' thoughts."""
    for seat in [None, *range(players)]:
        msgspec.json.encode(table.view(seat))
    table.scores()
    for lang in ("en", "de"):
        told = texts(table.game, lang)
        told.stage(table.game.stage(table))
        if table.over or table.seat == LUCK:
            continue
        told.prompt(table)
        for action in table.candidates():
            told.action(table, action)
            rule = table.why_not(action)
            if rule is not None:
                told.refusal(table, action, rule)
    if not table.over and table.seat != LUCK:
        seat = int(table.seat)
        assert bots.choose(table, seat, "mate", rng.word()) in table.legal()
        search = Search(table.guess(seat, rng), seat, judge(table.game.name), players, rng.word())
        search.run(3, 0.0)
