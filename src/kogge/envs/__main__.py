"""python -m kogge.envs GAME PLAYERS: what each number of an observation means. Without a game: docs/observations.md."""
from __future__ import annotations

import argparse

import kogge
from kogge.envs import layout

HEAD = """# What an observation tells

Every number is a 16-bit integer. A field is one number, a count for each of several things, or one 1 among 0s ("one of", all 0
for none). Seats are counted from the one that looks: `you`, then clockwise `second`, `third`, `fourth`; PLAYER stands for each of
them, N for a number from 1. Numbers beyond their bounds are told as the bound. The tables are for the most players; the places of
all fields for another number: `python -m kogge.envs nauticus 3`. This page is written by `python -m kogge.envs`.
"""


def document() -> str:
    sections = [HEAD]
    for name in kogge.games():
        game = kogge.game(name)
        sizes = ", ".join(f"{players}: {layout(name, players).size}" for players in game.players)
        title = name.replace("-", " ").title()
        sections.append(f"## {title}\n\nPlayers and numbers: {sizes}.\n\n{layout(name, game.players[-1]).outline()}\n")
    return "\n".join(sections)


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m kogge.envs", description=__doc__)
    options.add_argument("game", nargs="?", choices=kogge.games())
    options.add_argument("players", nargs="?", type=int, default=0)
    chosen = options.parse_args()
    if chosen.game is None:
        print(document(), end="")
    else:
        print(layout(chosen.game, chosen.players or kogge.game(chosen.game).players[0]).describe())


if __name__ == "__main__":
    main()
