"""A toy with luck and secrets: draw two goals unseen, keep one, then claim in turn. A goal claimed pays 3, a free one 1."""
from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from kogge.engine.action import Action, Catalogue, actions
from kogge.engine.game import Game
from kogge.engine.luck import Rng, draw
from kogge.engine.rule import Rule
from kogge.engine.table import LUCK, Question
from kogge.engine.table import Table as EngineTable

KINDS: Final = ["hat", "hook", "anchor", "coffin", "pub"]
COPIES: Final = 2
DRAWN: Final = 2
GOAL_POINTS: Final = 3

DEAL: Final = actions("deal", KINDS)
KEEP: Final = actions("keep", KINDS)
CLAIM: Final = actions("claim", KINDS)

NONE_LEFT: Final = Rule("goals.none-left")
NOT_HELD: Final = Rule("goals.not-held")
TAKEN: Final = Rule("goals.taken")


class Player:
    def __init__(self) -> None:
        self.drawn: list[int] = []  # secret
        self.goal = -1              # secret
        self.claim = -1


class Table(EngineTable):
    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game)
        self.stack = [COPIES] * len(KINDS)
        self.players = [Player() for _ in range(seats)]

    def copy(self) -> Table:
        twin = Table(self.game, 0)
        twin.stack = self.stack[:]
        for player in self.players:
            other = Player()
            other.drawn, other.goal, other.claim = player.drawn[:], player.goal, player.claim
            twin.players.append(other)
        twin.agenda = self.copy_agenda()
        return twin


class Deal(Question[Table]):
    def __init__(self, receiver: int) -> None:
        super().__init__(LUCK)
        self.receiver = receiver

    def candidates(self, table: Table) -> list[Action]:
        return DEAL

    def refusal(self, table: Table, action: Action) -> Rule | None:
        return None if table.stack[action.n] else NONE_LEFT

    def weight(self, table: Table, action: Action) -> int:
        return table.stack[action.n]

    def answer(self, table: Table, action: Action) -> None:
        table.stack[action.n] -= 1
        drawn = table.players[self.receiver].drawn
        drawn.append(action.n)
        if len(drawn) == DRAWN:
            table.close(self)


class Keep(Question[Table]):
    def candidates(self, table: Table) -> list[Action]:
        return KEEP

    def refusal(self, table: Table, action: Action) -> Rule | None:
        return None if action.n in table.players[self.seat].drawn else NOT_HELD

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        player = table.players[self.seat]
        player.drawn.remove(action.n)
        player.goal = action.n


class Claim(Question[Table]):
    def candidates(self, table: Table) -> list[Action]:
        return CLAIM

    def refusal(self, table: Table, action: Action) -> Rule | None:
        return TAKEN if any(player.claim == action.n for player in table.players) else None

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        table.players[self.seat].claim = action.n


def set_up(game: Game, players: int, parts: Any, options: Mapping[str, str]) -> Table:
    table = Table(game, players)
    for seat in reversed(range(players)):
        table.ask(Claim(seat))
    for seat in reversed(range(players)):
        table.ask(Deal(seat), Keep(seat))
    return table


def scores(table: Table) -> list[list[tuple[str, int]]]:
    return [
        [("goal", GOAL_POINTS * (0 <= player.goal == player.claim)), ("claim", int(player.claim >= 0))]
        for player in table.players
    ]


def guess(table: Table, seat: int, rng: Rng) -> Table:
    """All that the seat has not seen, counted and dealt anew."""
    twin = table.copy()
    for other, player in enumerate(twin.players):
        if other != seat:
            for kind in player.drawn + [player.goal] * (player.goal >= 0):
                twin.stack[kind] += 1
    for other, player in enumerate(twin.players):
        if other != seat:
            player.drawn = [draw(twin.stack, rng) for _ in player.drawn]
            if player.goal >= 0:
                player.goal = draw(twin.stack, rng)
    return twin


GAME: Final = Game(
    name="goals", folder=Path(__file__).parent, players=(2, 3), catalogue=Catalogue([*DEAL, *KEEP, *CLAIM]), set_up=set_up,
    read_parts=lambda sheet: None, views=lambda table, seats, last: [None for _ in seats], shape=Struct, guess=guess,
    scores=scores, tie_breaks=lambda table: [[] for _ in table.players], place=lambda table, action: "",
)
