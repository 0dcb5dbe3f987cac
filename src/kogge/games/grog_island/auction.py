"""The auction: the opening bid, raising it, holding and turning with parrot cards, and passing."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kogge.engine.action import Action
from kogge.engine.counts import total
from kogge.engine.rule import Rule
from kogge.engine.table import EVERYONE, LATER, Figures, Question, Step
from kogge.games.grog_island import rules
from kogge.games.grog_island.actions import BID, PASS, ROWS, TURN
from kogge.games.grog_island.dice import descends, pips, rows, sums, widened
from kogge.games.grog_island.parts import DICE, FACES, HIGHEST, HOLD_CARD
from kogge.games.grog_island.passing import Visit, passing_goods
from kogge.games.grog_island.table import NO_BIDDER, Player, Table
from kogge.games.grog_island.winning import Pay

UNPLAYED: Final[list[int]] = [0] * DICE


@mypyc_attr(free_list_len=1)
class Bid(Question[Table]):
    """Raise the bid or pass. Die cards come first and stay between the player and the dice until the bid is made."""

    def __init__(self, seat: i64, turned: list[int] | None = None, spent: list[int] = UNPLAYED) -> None:
        self.seat = seat
        self.turned: Final = turned  # the dice as this player has turned them; None while they are as they lie
        self.spent: Final = spent  # die cards played for it, by colour

    def dice(self, table: Table) -> list[int]:
        return table.dice if self.turned is None else self.turned

    def unspent(self, player: Player) -> list[int]:
        return [player.parrots[colour] - self.spent[colour] for colour in range(DICE)]

    def candidates(self, table: Table) -> list[Action]:
        holds = rows(self.dice(table)).holding(table.bid) if table.bid else []
        return [*BID, *holds, *TURN, PASS]

    def refusal(self, table: Table, action: Action) -> Rule | None:
        player = table.players[self.seat]
        if action is PASS:
            return self.pass_refusal(table, player)
        if action.verb == "turn":
            return self.turn_refusal(table, player, action.n)
        if action.verb == "hold":
            if table.bid > player.ceiling():
                return rules.OVER_CEILING
            return None if player.parrots[HOLD_CARD] else rules.NO_HOLD_CARD
        dice = self.dice(table)
        if not descends(dice, ROWS[action.n]):
            return rules.DESCENDING
        sum = pips(dice, ROWS[action.n])
        if sum <= table.bid:
            return rules.NOT_HIGHER
        return rules.OVER_CEILING if sum > player.ceiling() else None

    def pass_refusal(self, table: Table, player: Player) -> Rule | None:
        if self.turned is not None:
            return rules.CARD_PLAYED
        if table.bid == 0:
            ceiling = player.ceiling()
            for die in table.dice:
                if die <= ceiling:
                    return rules.MUST_OPEN
        return None

    def turn_refusal(self, table: Table, player: Player, n: i64) -> Rule | None:
        """A card may be played as long as a bid can follow, if need be after further die cards."""
        colour = n // FACES
        cards = self.unspent(player)
        if cards[colour] == 0:
            return rules.NO_DIE_CARD
        others = sums(self.dice(table), cards, colour)
        reached = widened(others, n % FACES + 1, cards[colour] - 1)
        return None if bid_possible(table, player, reached) else rules.NO_BID_FOLLOWS

    def options(self, table: Table) -> list[Action]:
        player = table.players[self.seat]
        ceiling = player.ceiling()
        allowed = rows(self.dice(table))
        out = allowed.raising(table.bid, ceiling)
        if player.parrots[HOLD_CARD] and 0 < table.bid <= ceiling:
            out.extend(allowed.holding(table.bid))
        self.add_turns(table, player, out)
        if self.pass_refusal(table, player) is None:
            out.append(PASS)
        return out

    def add_turns(self, table: Table, player: Player, out: list[Action]) -> None:
        for colour in range(DICE):
            if player.parrots[colour] > self.spent[colour]:
                cards = self.unspent(player)
                others = sums(self.dice(table), cards, colour)
                for face in range(FACES):
                    if bid_possible(table, player, widened(others, face + 1, cards[colour] - 1)):
                        out.append(TURN[colour * FACES + face])

    def audience(self, table: Table, action: Action) -> i64:
        """Cards and bid reach the others together."""
        return LATER if action.verb == "turn" else EVERYONE

    def covert(self) -> bool:
        return True

    def private(self) -> bool:
        return True  # the cards in the hand

    def reveals(self, table: Table, action: Action) -> bool:
        """A card once laid stays laid, and the bid shows it."""
        return action.verb != "pass" and (action.verb != "bid" or self.turned is not None)

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        if action is PASS:
            player = table.players[self.seat]
            for colour in passing_goods(table):
                player.goods[colour] += 1
            table.ask(Visit(self.seat), NextBid(self.seat))
        elif action.verb == "turn":
            self.turn(table, action.n)
        else:
            self.play_cards(table, action.verb == "hold")
            if action.verb == "bid":
                table.bid = pips(table.dice, ROWS[action.n])
            table.row = ROWS[action.n][:]
            table.bidder = self.seat
            table.ask(NextBid(self.seat))

    def turn(self, table: Table, n: i64) -> None:
        colour = n // FACES
        turned = self.dice(table)[:]
        turned[colour] = int(n % FACES) + 1
        spent = self.spent[:]
        spent[colour] += 1
        table.ask(Bid(self.seat, turned, spent))

    def play_cards(self, table: Table, hold: bool) -> None:
        """The cards of this bid go to the box for all to see, and the dice stay as they were turned."""
        player = table.players[self.seat]
        table.played = []
        if self.turned is not None:
            table.dice = self.turned[:]
            for colour in range(DICE):
                for _ in range(self.spent[colour]):
                    table.played.append(colour)
        if hold:
            table.played.append(HOLD_CARD)
        for card in table.played:
            player.parrots[card] -= 1
            table.parrot_box[card] += 1

    def figures(self, table: Table, action: Action | None) -> Figures:
        figures: Figures = {
            "standing": int(table.bid), "ceiling": int(table.players[self.seat].ceiling()), "cards": int(total(self.spent))}
        if action is PASS:
            goods = passing_goods(table)
            figures["goods"] = len(goods)
            figures["taken"] = " ".join([table.parts.goods[colour] for colour in goods])
        elif action is not None and action.verb != "turn":
            figures["sum"] = int(pips(self.dice(table), ROWS[action.n]))
        return figures


def bid_possible(table: Table, player: Player, reached: i64) -> bool:
    """Whether one of the sums that can be reached (a bit for each) would be a legal bid."""
    standing = table.bid
    ceiling = player.ceiling()
    if standing and standing <= ceiling and player.parrots[HOLD_CARD] and (reached >> standing) & 1:
        return True
    if ceiling > HIGHEST:
        ceiling = HIGHEST
    if ceiling <= standing:
        return False
    return (reached >> standing + 1) & ((1 << ceiling - standing) - 1) != 0


@mypyc_attr(free_list_len=1)
class NextBid(Step[Table]):
    """Clockwise to the next player who has not passed. The last one left wins at once, if there is a bid."""

    def __init__(self, after: i64) -> None:
        super().__init__()
        self.after: Final = after

    def run(self, table: Table) -> None:
        players = table.players
        left: i64 = 0
        for player in players:
            if not player.has_passed():
                left += 1
        if left == 0:
            return
        if left == 1 and table.bidder != NO_BIDDER:
            table.ask(Pay(table.bidder, False))
            return
        seat = (self.after + 1) % len(players)
        while players[seat].has_passed():
            seat = (seat + 1) % len(players)
        table.ask(Bid(seat))
