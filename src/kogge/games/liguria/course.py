"""The course of the game: rounds of three phases, then a last move for everybody."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kogge.engine.action import Action
from kogge.engine.counts import left
from kogge.engine.rule import Rule
from kogge.engine.table import LUCK, Question, Step
from kogge.games.liguria import rules
from kogge.games.liguria.actions import DEAL, LAY
from kogge.games.liguria.cards import ChooseCard
from kogge.games.liguria.market import NO_TILE, PlaceMerchant, TakeTiles, end_taking
from kogge.games.liguria.ring import DrawOrder, LayIsland
from kogge.games.liguria.sailing import LastMove, SetSail
from kogge.games.liguria.table import VACANT, Table


class StartRound(Step[Table]):
    """The phases of a round; the agenda is a stack, so the last is put down first."""

    def run(self, table: Table) -> None:
        table.round += 1
        table.ask(MoveShips(0), EndRound())
        table.ask(CollectTiles(), ChooseCards(0))
        table.ask(DealCards(), PlaceMerchants())
        table.ask(LayTiles())


@mypyc_attr(free_list_len=1)
class LayTiles(Question[Table]):
    """Luck draws the round's tiles out of the bag and lays them from left to right."""

    def __init__(self) -> None:
        self.seat = LUCK

    def candidates(self, table: Table) -> list[Action]:
        return LAY

    def refusal(self, table: Table, action: Action) -> Rule | None:
        return rules.BAG_HOLDS_NONE if table.bag[action.n] == 0 else None

    def options(self, table: Table) -> list[Action]:
        return left(LAY, table.bag)

    def weight(self, table: Table, action: Action) -> i64:
        return table.bag[action.n]

    def answer(self, table: Table, action: Action) -> None:
        table.bag[action.n] -= 1
        table.row.append(table.parts.tiles[action.n])
        if len(table.row) == table.parts.row[len(table.players)]:
            table.close(self)


@mypyc_attr(free_list_len=1)
class DealCards(Question[Table]):
    """Luck lays out a card for each player; the last one is replaced until plus and minus both show."""

    def __init__(self) -> None:
        self.seat = LUCK

    def candidates(self, table: Table) -> list[Action]:
        return DEAL[:len(table.deck)]

    def refusal(self, table: Table, action: Action) -> Rule | None:
        return rules.CARD_DEALT if table.deck[action.n] == 0 else None

    def answer(self, table: Table, action: Action) -> None:
        table.deck[action.n] = 0
        table.cards.append(table.parts.cards[action.n])
        if len(table.cards) < len(table.players):
            return
        if needs_repair(table):
            table.aside.append(table.cards.pop())
            return
        table.close(self)
        for card in table.aside:
            table.deck[card.index] = 1
        table.aside = []


def needs_repair(table: Table) -> bool:
    """Whether all open cards have the same sign although the deck holds one of the other."""
    plus = table.cards[0].points > 0
    for card in table.cards:
        if (card.points > 0) != plus:
            return False
    for index, count in enumerate(table.deck):
        if count and (table.parts.cards[index].points > 0) != plus:
            return True
    return False


class PlaceMerchants(Step[Table]):
    """From the last place of the order track to the first."""

    def run(self, table: Table) -> None:
        if table.order:
            table.ask(PlaceMerchant(table.order[-1]), self)


class CollectTiles(Step[Table]):
    """From the left end of the street to the right: first the coins, then the tiles."""

    def run(self, table: Table) -> None:
        for place, seat in enumerate(table.street):
            if seat == VACANT:
                continue
            table.players[seat].coins += table.parts.street_coins[place]
            table.ask(self)
            if table.parts.street_tiles[place]:
                table.ask(TakeTiles(seat, table.parts.street_tiles[place], NO_TILE))
            else:
                end_taking(table, seat)
            return


class InOrder(Step[Table]):
    """Something for each, in the order of play, from a position on."""

    def __init__(self, position: i64) -> None:
        super().__init__()
        self.position: Final = position

    def run(self, table: Table) -> None:
        if self.position < len(table.order):
            self.turn(table, table.order[self.position])

    def turn(self, table: Table, seat: int) -> None:
        """For the one at this position; asks for the next one, too. Each subclass says what."""
        raise NotImplementedError


class ChooseCards(InOrder):
    """A card each, in the new order."""

    def turn(self, table: Table, seat: int) -> None:
        table.ask(ChooseCard(seat), ChooseCards(self.position + 1))


class MoveShips(InOrder):
    """A move each, in the new order, with the help of the card just taken."""

    def turn(self, table: Table, seat: int) -> None:
        card = table.players[seat].cards[-1]
        table.arrow = card.reversal
        table.anchor = card.anchor
        table.called = 0
        table.ask(SetSail(seat), MoveShips(self.position + 1))


class EndRound(Step[Table]):
    """Tiles left in the row leave the game; after the last round come the last moves."""

    def run(self, table: Table) -> None:
        for tile in table.row:
            if tile is not None:
                table.gone[tile.design] += 1
        table.row = []
        if table.round < table.rounds:
            table.ask(StartRound())
        else:
            table.ask(LastMoves(0))


class LastMoves(InOrder):
    """In the order of the last round; who has nothing aboard has nothing to do."""

    def turn(self, table: Table, seat: int) -> None:
        table.ask(LastMoves(self.position + 1))
        if sum(table.players[seat].hold):
            table.ask(LastMove(seat))


def begin(table: Table) -> None:
    """What comes before the first round."""
    table.ask(DrawOrder(), StartRound())
    table.ask(LayIsland())
