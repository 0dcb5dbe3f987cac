"""What all environments share: a host for a game, its spaces, illegal answers, and the position as text."""
from __future__ import annotations

import os
from functools import partial
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from librt.strings import BytesWriter
from numpy.typing import NDArray

import kogge
from kogge import bots
from kogge.engine.action import Action
from kogge.engine.game import BadOption
from kogge.engine.host import Host, Rival
from kogge.engine.observation import Notes
from kogge.engine.table import Table
from kogge.engine.texts import texts
from kogge.envs.layouts import NUMBER, layout, observer

Observation = dict[str, NDArray[Any]]

ILLEGAL: Final = ("raise", "lose", "random")
LOST: Final = -1


def host(game: str, players: int, level: str | None = None, seed: int | None = None) -> Host:
    """A table of this game. `level` is the bot for the seats that nobody learns for."""
    table = kogge.game(game).start(players)
    return Host(table, players, observer(game), rival(level, game), some_seed() if seed is None else seed)


def rival(level: str | None, game: str) -> Rival | None:
    if level in (None, "random"):
        return None
    return partial(_answer, bots.named(str(level), game))


def _answer(level: bots.Level, table: Table, seat: int, seed: int) -> Action:
    return bots.choose(table, seat, level, seed)


def some_seed() -> int:
    return int.from_bytes(os.urandom(6))


def observation_space(game: str, players: int) -> spaces.Dict:
    """The numbers that the layout explains, and a 1 for each action of the catalogue that is legal now."""
    form = layout(game, players)
    actions = len(kogge.game(game).catalogue)
    return spaces.Dict({
        "observation": spaces.Box(form.low, form.high, dtype=np.int16),
        "action_mask": spaces.Box(0, 1, (actions,), dtype=np.int8),
    })


def action_space(game: str) -> spaces.Discrete:
    return spaces.Discrete(len(kogge.game(game).catalogue))


class Observer:
    """Reads observations off a host, as arrays of their own."""

    def __init__(self) -> None:
        self.notes = Notes()
        self.out = BytesWriter()

    def observe(self, host: Host, seat: int) -> Observation:
        host.note(self.notes, seat)
        host.note_options(self.out, seat)
        mask = self.out.getvalue()
        self.out.truncate(0)
        return {
            "observation": np.frombuffer(bytearray(self.notes.take()), NUMBER),
            "action_mask": np.frombuffer(bytearray(mask), np.int8),
        }


def checked_illegal(how: str) -> str:
    if how not in ILLEGAL:
        raise BadOption(f"illegal is one of {', '.join(ILLEGAL)}, not {how!r}")
    return how


def settled(host: Host, index: int, illegal: str) -> int:
    """The answer to give: the one asked for or, if that is illegal, a random one, LOST, or an error that names the rule."""
    if host.allows(index):
        return index
    if illegal == "random":
        return int(host.options[host.rng.below(len(host.options))].index)
    if illegal == "raise":
        host.table.play(host.table.game.catalogue.actions[index])
    return LOST


def in_words(table: Table) -> str:
    """The position in words, as everybody may know it: points, the question, the answers."""
    said = texts(table.game, "en")
    secret = () if table.over else table.game.secret_sources
    points = [sum(points for source, points in sources if source not in secret) for sources in table.scores()]
    lines = [f"seat {seat}: {total} points" for seat, total in enumerate(points)]
    who = "" if table.over else "luck: " if table.seat == kogge.LUCK else f"seat {table.seat}: "
    lines.append(who + said.prompt(table))
    lines += [f"  {action.index:4}  {action}" for action in table.legal()]
    return "\n".join(lines)
