"""A turn with each of the eight action tiles (chapter 3), passing (3.3) and the extra action (chapter 5)."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kogge.engine.action import Action
from kogge.engine.rule import Rule
from kogge.engine.table import Figures, Question
from kogge.games.nauticus import rules
from kogge.games.nauticus.actions import (
    BUY,
    DELIVER,
    DONE,
    DONE_THEN_EXTRA,
    EXTRA,
    EXTRAS,
    MOVE,
    PASS,
    PASS_THEN_EXTRA,
    WORK,
)
from kogge.games.nauticus.building import Free, Place
from kogge.games.nauticus.parts import CROWNS, DELIVERY, MONEY, PIECES, REGULAR, TILES, TRANSPORT, Piece
from kogge.games.nauticus.table import Player, Table

ENDS: Final[list[Action]] = [DONE, PASS, EXTRA, DONE_THEN_EXTRA, PASS_THEN_EXTRA]
BUYS: Final[list[list[Action]]] = [[BUY[piece.index] for piece in family] for family in REGULAR]
WORKS: Final[list[Action]] = [WORK]


class Turn(Question[Table]):
    """Use the action any number of times, one worker each; or pass. An extra action may come before or after it."""

    def __init__(self, seat: i64, tile: i64, blue: i64, extra: bool, uses: i64) -> None:
        self.seat = seat
        self.tile: Final = tile
        self.blue: i64 = blue
        self.extra: Final = extra
        self.uses: i64 = uses

    def refusal(self, table: Table, action: Action) -> Rule | None:
        begun = self.uses > 0 or self.extra
        player = table.players[self.seat]
        if (action is EXTRA or action is DONE_THEN_EXTRA or action is PASS_THEN_EXTRA) and not player.has_extra:
            return rules.EXTRA_SPENT
        if action is DONE or action is DONE_THEN_EXTRA:
            return None if begun else rules.NOT_USED
        if action is PASS or action is PASS_THEN_EXTRA:
            if self.extra:
                return rules.EXTRA_NO_PASS
            return rules.ALREADY_USED if begun else None
        if action is EXTRA:
            return rules.EXTRA_INSIDE if begun else None
        if player.workers + self.blue == 0:
            return rules.NO_WORKER
        return self.use_refusal(table, player, action)

    def options(self, table: Table) -> list[Action]:
        """The same as asking refusal() for each candidate, but without asking for a worker again and again."""
        player = table.players[self.seat]
        out: list[Action] = []
        if player.workers + self.blue:
            for action in self.uses_of(player):
                if self.use_refusal(table, player, action) is None:
                    out.append(action)
        if self.uses > 0 or self.extra:
            out.append(DONE)
            if player.has_extra:
                out.append(DONE_THEN_EXTRA)
        else:
            out.append(PASS)
            if player.has_extra:
                out.append(EXTRA)
                out.append(PASS_THEN_EXTRA)
        return out

    def candidates(self, table: Table) -> list[Action]:
        return self.uses_of(table.players[self.seat]) + ENDS

    def uses_of(self, player: Player) -> list[Action]:
        """What one worker could be used for."""
        return WORKS

    def use_refusal(self, table: Table, player: Player, action: Action) -> Rule | None:
        """Why a worker cannot be used so, or None."""
        return None

    def use(self, table: Table, player: Player, action: Action) -> None:
        """A worker is used so; each turn says what that does."""
        raise NotImplementedError

    def answer(self, table: Table, action: Action) -> None:
        player = table.players[self.seat]
        if action is EXTRA:
            table.ask(ChooseExtra(self.seat))
        elif action is DONE:
            table.close(self)
        elif action is PASS or action is PASS_THEN_EXTRA or action is DONE_THEN_EXTRA:
            table.close(self)
            if action is not DONE_THEN_EXTRA and player.passes < table.parts.pass_tiles:
                player.passes += 1
            if action is not PASS:
                table.ask(ChooseExtra(self.seat))
        else:
            self.use(table, player, action)

    def spend_worker(self, player: Player) -> None:
        """Blue workers first; unused ones lapse with the turn."""
        if self.blue:
            self.blue -= 1
        else:
            player.workers -= 1
        self.uses += 1

    def figures(self, table: Table, action: Action | None) -> Figures:
        player = table.players[self.seat]
        return {
            "tile": TILES[self.tile], "blue": int(self.blue), "workers": int(player.workers), "taler": int(player.taler),
            "uses": int(self.uses), "loss": self.pass_gain(table, player),
        }

    def loses(self, table: Table, action: Action) -> str:
        """Blue workers that could still be used; the whole action where passing brings nothing."""
        player = table.players[self.seat]
        if action is DONE or action is DONE_THEN_EXTRA:
            return "blue" if self.blue and self.useful(table, player) else ""
        if action is PASS or action is PASS_THEN_EXTRA:
            return "pass" if player.passes >= table.parts.pass_tiles and self.useful(table, player) else ""
        return ""

    def useful(self, table: Table, player: Player) -> bool:
        """Whether one more worker could be used."""
        if player.workers + self.blue == 0:
            return False
        for action in self.uses_of(player):
            if self.use_refusal(table, player, action) is None:
                return True
        return False

    def pass_gain(self, table: Table, player: Player) -> int:
        """The points that the next pass tile saves."""
        loss = table.parts.pass_loss
        return loss[player.passes] - loss[player.passes + 1] if player.passes < table.parts.pass_tiles else 0


@mypyc_attr(free_list_len=1)
class ChooseExtra(Question[Table]):
    """Once a game: any of the eight actions, at fixed prices, with two workers more but no blue ones."""

    def candidates(self, table: Table) -> list[Action]:
        return EXTRAS

    def options(self, table: Table) -> list[Action]:
        return EXTRAS

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        player = table.players[self.seat]
        player.has_extra = False
        player.workers += table.parts.extra_action_workers
        table.ask(turn(self.seat, action.n, 0, True))

    def figures(self, table: Table, action: Action | None) -> Figures:
        return {"workers": table.parts.extra_action_workers, "price": table.parts.extra_price}


@mypyc_attr(free_list_len=1)
class Buying(Turn):
    """Hulls, masts, sails or goods: each kind once at the printed price, then for four; all four kinds bring a gift."""

    def __init__(self, seat: i64, tile: i64, blue: i64, extra: bool, uses: i64, bought: list[int]) -> None:
        super().__init__(seat, tile, blue, extra, uses)
        self.bought: Final = bought

    def copy(self) -> Question[Table]:
        return Buying(self.seat, self.tile, self.blue, self.extra, self.uses, self.bought[:])

    def uses_of(self, player: Player) -> list[Action]:
        return BUYS[self.tile]

    def price(self, table: Table, piece: Piece) -> i64:
        if self.bought[piece.kind]:
            return table.parts.duplicate_price
        return table.parts.extra_price if self.extra else table.parts.prices[table.space][piece.kind]

    def use_refusal(self, table: Table, player: Player, action: Action) -> Rule | None:
        piece = PIECES[action.n]
        if table.stock[piece.index] == 0:
            return rules.STACK_EMPTY
        price = self.price(table, piece)
        if price > player.taler:
            return rules.TOO_DEAR
        if table.store_refusal(player, piece) is None:
            return None
        if price == 0:
            return rules.FREE_TO_WAREHOUSE
        return None if table.fits(player, piece) else rules.NO_ROOM

    def use(self, table: Table, player: Player, action: Action) -> None:
        piece = PIECES[action.n]
        price = self.price(table, piece)
        self.spend_worker(player)
        player.taler -= price
        bought = self.bought
        bought[piece.kind] += 1
        if bought[piece.kind] == 1 and bought[0] and bought[1] and bought[2] and bought[3]:
            table.ask(Free(self.seat, self.tile, None, False))
        table.draw(player, piece)
        if price and table.fits(player, piece):
            table.ask(Place(self.seat, piece, True))
        else:
            table.keep(player, piece)

    def figures(self, table: Table, action: Action | None) -> Figures:
        found = super().figures(table, action)
        if action is not None and action in BUYS[self.tile]:
            piece = PIECES[action.n]
            found["price"] = int(self.price(table, piece))
            found["stock"] = table.stock[piece.index]
            stored = not (found["price"] and table.fits(table.players[self.seat], piece))
            found["fate"] = "warehouse" if stored else "build"
            found["stored"] = int(stored)
        return found


@mypyc_attr(free_list_len=1)
class Transporting(Turn):
    """Bring pieces from the warehouse to the yard, where each finds its place at once."""

    def copy(self) -> Question[Table]:
        return Transporting(self.seat, self.tile, self.blue, self.extra, self.uses)

    def uses_of(self, player: Player) -> list[Action]:
        return MOVE

    def use_refusal(self, table: Table, player: Player, action: Action) -> Rule | None:
        if player.store[action.n] == 0:
            return rules.NOT_STORED
        return None if table.fits(player, PIECES[action.n]) else rules.FITS_NOWHERE

    def use(self, table: Table, player: Player, action: Action) -> None:
        self.spend_worker(player)
        piece = PIECES[action.n]
        table.fetch(player, piece)
        table.ask(Place(self.seat, piece, False))


@mypyc_attr(free_list_len=1)
class Earning(Turn):
    """Two taler for each worker."""

    def copy(self) -> Question[Table]:
        return Earning(self.seat, self.tile, self.blue, self.extra, self.uses)

    def use(self, table: Table, player: Player, action: Action) -> None:
        self.spend_worker(player)
        player.taler += table.parts.wage

    def figures(self, table: Table, action: Action | None) -> Figures:
        found = super().figures(table, action)
        found["gain"] = table.parts.wage
        found["unit"] = "taler"
        return found


@mypyc_attr(free_list_len=1)
class Delivering(Turn):
    """Unload finished, fully loaded ships, a worker for each good."""

    def copy(self) -> Question[Table]:
        return Delivering(self.seat, self.tile, self.blue, self.extra, self.uses)

    def uses_of(self, player: Player) -> list[Action]:
        return DELIVER[: len(player.ships)]

    def use_refusal(self, table: Table, player: Player, action: Action) -> Rule | None:
        ship = player.ships[action.n]
        if not ship.finished:
            return rules.NOT_FINISHED
        if len(ship.cargo) < ship.size:
            return rules.NOT_LOADED
        return rules.WHOLE_CARGO if ship.size > player.workers + self.blue else None

    def use(self, table: Table, player: Player, action: Action) -> None:
        ship = player.ships[action.n]
        for good in ship.cargo:
            self.spend_worker(player)
            player.delivered[good.kind] += 1
        ship.cargo = []

    def figures(self, table: Table, action: Action | None) -> Figures:
        found = super().figures(table, action)
        if action is not None and action.verb == DELIVER[0].verb:
            found["cargo"] = " ".join([good.name for good in table.players[self.seat].ships[action.n].cargo])
        return found


@mypyc_attr(free_list_len=1)
class Crowning(Turn):
    """A point for each crown and each flipped pass tile, for every worker; fifteen at most for the whole action."""

    def __init__(self, seat: i64, tile: i64, blue: i64, extra: bool, uses: i64, scored: i64) -> None:
        super().__init__(seat, tile, blue, extra, uses)
        self.scored: i64 = scored

    def copy(self) -> Question[Table]:
        return Crowning(self.seat, self.tile, self.blue, self.extra, self.uses, self.scored)

    def use_refusal(self, table: Table, player: Player, action: Action) -> Rule | None:
        if player.crowns + player.passes == 0:
            return rules.NO_CROWNS
        return rules.CROWNS_FULL if self.scored == table.parts.crown_limit else None

    def gain(self, table: Table, player: Player) -> i64:
        gain = player.crowns + player.passes
        rest = table.parts.crown_limit - self.scored
        return gain if gain < rest else rest

    def use(self, table: Table, player: Player, action: Action) -> None:
        self.spend_worker(player)
        gain = self.gain(table, player)
        player.crown_points += gain
        self.scored += gain

    def figures(self, table: Table, action: Action | None) -> Figures:
        found = super().figures(table, action)
        gain = self.gain(table, table.players[self.seat])
        found["gain"] = int(gain)
        found["unit"] = "point" if gain == 1 else "points"
        found["limit"] = table.parts.crown_limit
        return found


def turn(seat: i64, tile: i64, blue: i64, extra: bool) -> Turn:
    """The question for a seat that may perform the action of a tile."""
    if tile == TRANSPORT:
        return Transporting(seat, tile, blue, extra, 0)
    if tile == MONEY:
        return Earning(seat, tile, blue, extra, 0)
    if tile == DELIVERY:
        return Delivering(seat, tile, blue, extra, 0)
    if tile == CROWNS:
        return Crowning(seat, tile, blue, extra, 0, 0)
    return Buying(seat, tile, blue, extra, 0, [0, 0, 0, 0])
