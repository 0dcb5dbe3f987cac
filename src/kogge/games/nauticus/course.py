"""The course of the game: set-up, rounds of seven phases, each with a tile that everybody may use (chapters 1, 2 and 6)."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64, mypyc_attr

from kogge.engine.action import Action
from kogge.engine.game import Game, Option
from kogge.engine.rule import Rule
from kogge.engine.table import LUCK, Figures, Question, Step
from kogge.games.nauticus import rules
from kogge.games.nauticus.actions import CHOOSE, LAY
from kogge.games.nauticus.building import Free
from kogge.games.nauticus.parts import BONUSES, PHASES, SPACES, TILES, Parts
from kogge.games.nauticus.table import UNLAID, Table, set_up_players
from kogge.games.nauticus.turns import turn

FIRST: Final = "first"
EDITION: Final = Option("edition", ("final", FIRST))


def set_up(game: Game, players: int, parts: Parts, options: Mapping[str, str]) -> Table:
    table = Table(game, parts, options[EDITION.name] == FIRST, set_up_players(parts, players))
    table.rounds = parts.rounds[players - 2]
    table.stock = parts.stock[:]
    table.ask(START_ROUND)
    return table


class StartRound(Step[Table]):
    """The dial's anchor turns to the space of last round's first tile; then the tiles are laid anew."""

    def run(self, table: Table) -> None:
        table.round += 1
        table.phase = 0
        table.dial = table.anchor
        table.laid = [UNLAID] * SPACES
        table.used = [False] * SPACES
        table.ask(LayTile(LUCK, 0))


@mypyc_attr(free_list_len=1)
class LayTile(Question[Table]):
    """Luck lays the eight action tiles, clockwise from the anchor's space."""

    def __init__(self, seat: i64, count: i64) -> None:
        self.seat = seat
        self.count: Final = count

    def candidates(self, table: Table) -> list[Action]:
        return LAY

    def refusal(self, table: Table, action: Action) -> Rule | None:
        return rules.TILE_LAID if action.n in table.laid else None

    def options(self, table: Table) -> list[Action]:
        free = [True] * SPACES
        for tile in table.laid:
            if tile != UNLAID:
                free[tile] = False
        return [action for action in LAY if free[action.n]]

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        table.laid[(table.dial + self.count) % SPACES] = int(action.n)
        table.ask(LayTile(LUCK, self.count + 1) if self.count + 1 < SPACES else ChooseTile(table.starter))


@mypyc_attr(free_list_len=1)
class ChooseTile(Question[Table]):
    """The start player chooses a tile, takes the bonus beside it, and has the first turn."""

    def candidates(self, table: Table) -> list[Action]:
        return CHOOSE

    def refusal(self, table: Table, action: Action) -> Rule | None:
        return rules.TILE_USED if table.used[table.space_of(action.n)] else None

    def options(self, table: Table) -> list[Action]:
        """The same, in the order of the board."""
        out: list[Action] = []
        space: i64 = 0
        for tile in table.laid:
            if not table.used[space]:
                out.append(CHOOSE[tile])
            space += 1
        return out

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        space = table.space_of(action.n)
        table.used[space] = True
        table.space = space
        if table.phase == 0:
            table.anchor = space
        table.ask(NEXT_TURN[self.seat], END_PHASE)
        table.ask(turn(self.seat, action.n, table.blue_workers(space), False))
        bonus = table.parts.bonuses[space]
        player = table.players[self.seat]
        player.workers += bonus.workers
        player.taler += bonus.taler
        player.bonus_points += bonus.points
        if bonus.family >= 0:
            table.ask(Free(self.seat, bonus.family, None, False))

    def figures(self, table: Table, action: Action | None) -> Figures:
        if action is None:
            return {"round": int(table.round), "rounds": int(table.rounds), "phase": int(table.phase) + 1}
        space = table.space_of(action.n)
        return {"bonus": BONUSES[space], "blue": int(table.blue_workers(space)), "tile": TILES[action.n]}


class NextTurn(Step[Table]):
    """The same action goes to the next player, until it is back at the start player."""

    def __init__(self, after: i64) -> None:
        super().__init__()
        self.after: Final = after

    def run(self, table: Table) -> None:
        seat = (self.after + 1) % len(table.players)
        if seat != table.starter:
            table.ask(turn(seat, table.laid[table.space], table.blue_workers(table.space), False), NEXT_TURN[seat])


class EndPhase(Step[Table]):
    """The start player's figure goes on; after seven phases the round is over and the eighth tile stays unplayed."""

    def run(self, table: Table) -> None:
        table.phase += 1
        table.starter = (table.starter + 1) % len(table.players)
        if table.phase < PHASES:
            table.ask(ChooseTile(table.starter))
        else:
            table.ask(END_ROUND)


class EndRound(Step[Table]):
    """Pass tiles that were not flipped cost points; then all are turned back."""

    def run(self, table: Table) -> None:
        for player in table.players:
            player.pass_points -= table.parts.pass_loss[player.passes]
            player.passes = 0
        if table.round < table.rounds:
            table.ask(START_ROUND)


START_ROUND: Final[StartRound] = StartRound()
NEXT_TURN: Final[list[NextTurn]] = [NextTurn(seat) for seat in range(4)]
END_PHASE: Final[EndPhase] = EndPhase()
END_ROUND: Final[EndRound] = EndRound()
