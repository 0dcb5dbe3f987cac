"""Nauticus as good players see it: crowns pay best, size pays, workers are short, and what is not finished is worth nothing."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kogge.bots.judge import Character, Judge
from kogge.engine import table as engine
from kogge.games.nauticus.parts import CROWN, CROWNS, GOODS, HULLS, MASTS, MIDDLE, PHASES, SAILS, SIZES
from kogge.games.nauticus.scoring import all_goods_points, goods_points, ships_points
from kogge.games.nauticus.table import NO_CREST, Player, Ship, Table

# All in points. A worker used well brings about two points; one left over is a third.
LEFTOVER: Final = 1.0 / 3.0
WORKER: Final = 1.0
TALER: Final = 0.18
REWARD: Final = 3.2
EXTRA_ACTION: Final = 6.0
WORKERS_A_PHASE: Final = 1.6
PIECES_A_PHASE: Final = 1.1
STORED: Final = 0.6
"""A piece in the warehouse has half its way before it: it needs a worker more, and the transport tile."""
PASSES_A_PHASE: Final = 0.33
CROWN_CHANCE: Final = 0.8
"""That the crowns are called while a round lasts, and at a good moment."""
CROWN_WORKERS: Final = 4.0
"""Workers, blue ones among them, that are spared for a crown scoring."""


class NauticusJudge(Judge):
    def __init__(self, character: Character) -> None:
        self.build: Final = character.build
        self.trade: Final = character.trade
        self.risk: Final = character.risk

    def worth(self, table: engine.Table, seat: i64) -> float:
        assert isinstance(table, Table)
        player = table.players[seat]
        parts = table.parts
        phases = float((table.rounds - table.round) * PHASES + PHASES - table.phase)
        points = float(parts.points + player.bonus_points + player.crown_points + player.reward_points + player.pass_points)
        points += float(ships_points(parts, player) + all_goods_points(parts, player))
        points += self.hands(player, phases)
        points += self.crowns(table, player)
        points += passes(table, player)
        points += self.yard(table, player, phases)
        points += self.cargo(table, player, phases)
        if player.has_extra:
            points += EXTRA_ACTION * least(1.0, phases / 4.0)
        return points

    def hands(self, player: Player, phases: float) -> float:
        """Workers and taler: worth more than a third of a point as far as there is time to use them."""
        workers = float(player.workers)
        taler = float(player.taler)
        useful_workers = least(workers, WORKERS_A_PHASE * phases)
        useful_taler = least(taler, 2.0 * phases)
        return (workers + taler) * LEFTOVER + useful_workers * WORKER + useful_taler * TALER * self.trade

    def crowns(self, table: Table, player: Player) -> float:
        """Crown pieces pay in every round to come, flipped pass tiles only in this one."""
        own = float(player.crowns)
        limit = float(table.parts.crown_limit)
        later = float(table.rounds - table.round) * CROWN_CHANCE * crown_scoring(own + 2.0, limit)
        now = 0.0
        if table.phase < PHASES and not called(table, CROWNS):
            rest = float(PHASES - table.phase)
            flipped = least(float(player.passes) + rest * PASSES_A_PHASE * 0.5, 3.0)
            now = least(CROWN_CHANCE, rest / 4.0) * crown_scoring(own + flipped, limit)
        return (later + now) * self.risk

    def yard(self, table: Table, player: Player, phases: float) -> float:
        """Ships not yet finished: the share of the prize that the work done stands for, if there is time for the rest."""
        spare = player.store[:]
        total = 0.0
        for ship in player.ships:
            if not ship.finished:
                total += self.prospect(table, ship, spare, phases)
        rest: float = 0.0
        for count in spare:
            rest += float(count)
        return total * self.build + rest * (LEFTOVER + 0.5 * least(1.0, phases / 10.0))

    def prospect(self, table: Table, ship: Ship, spare: list[int], phases: float) -> float:
        """The best size this ship may reach, with pieces in the warehouse that fit it."""
        parts = table.parts
        stored = matching(ship, spare)
        done = float(ship.size + ship.masts + ship.sails) + STORED * stored
        size: i64 = ship.size
        if not ship.closed():
            size += 1
            if not ship.bow and not ship.stern:
                size += 1
        best = 0.0
        while size <= SIZES:
            work = float(3 * size)
            missing = work - done
            chance = least(1.0, PIECES_A_PHASE * phases / (missing + 1.0))
            prize = float(parts.ship_points[size]) + REWARD * float(size)
            value = prize * chance * chance * least(1.0, done / work) * self.risk
            best = most(best, value)
            if ship.closed() or table.stock[HULLS[MIDDLE].index] == 0:
                break
            size += 1
        return most(best, done * LEFTOVER)

    def cargo(self, table: Table, player: Player, phases: float) -> float:
        """Goods on board pay when the ship is finished, full, and the delivery is called."""
        chance = least(1.0, phases / 6.0)
        total = 0.0
        for good in GOODS:
            before = player.delivered[good.kind]
            weight = 0.0
            count: i64 = 0
            for ship in player.ships:
                for piece in ship.cargo:
                    if piece.kind == good.kind:
                        count += 1
                        weight += readiness(ship)
            if count:
                gain = float(goods_points(table.parts, before + count) - goods_points(table.parts, before)) / float(count)
                total += weight * most(LEFTOVER, (gain - WORKER) * chance)
        return total * self.trade


def readiness(ship: Ship) -> float:
    full = float(len(ship.cargo)) / float(ship.size)
    if ship.finished:
        return 0.5 + 0.5 * full
    return 0.4 * full * float(ship.masts + ship.sails + ship.size) / float(3 * ship.size)


def crown_scoring(crowns: float, limit: float) -> float:
    """What a crown action brings, less the workers it takes."""
    gain = least(limit, crowns * CROWN_WORKERS)
    return gain - gain / (crowns + 0.1) * 0.6


def passes(table: Table, player: Player) -> float:
    """What the pass tiles will have cost at the end of this round."""
    if table.phase >= PHASES:
        return 0.0
    loss = table.parts.pass_loss
    flipped = player.passes
    expected = 0.0
    coming = float(PHASES - table.phase) * PASSES_A_PHASE
    while flipped < table.parts.pass_tiles and coming > 0.0:
        expected += least(1.0, coming) * float(loss[flipped] - loss[flipped + 1])
        coming -= 1.0
        flipped += 1
    return expected - float(loss[player.passes])


def matching(ship: Ship, spare: list[int]) -> float:
    """Takes what the ship can use out of the spare pieces, its own crest or crowns; returns how many."""
    found: i64 = 0
    for family, have in ((MASTS, ship.masts), (SAILS, ship.sails)):
        missing = ship.size - have
        for piece in family:
            if missing > 0 and spare[piece.index] and (ship.crest == NO_CREST or piece.kind == ship.crest or piece.kind == CROWN):
                used = missing if missing < spare[piece.index] else spare[piece.index]
                spare[piece.index] -= int(used)
                missing -= used
                found += used
                if ship.crest == NO_CREST:
                    break
    return float(found)


def called(table: Table, tile: i64) -> bool:
    """Whether this tile has been used in this round."""
    for space in range(len(table.laid)):
        if table.laid[space] == tile:
            return table.used[space]
    return False


def least(a: float, b: float) -> float:
    return a if a < b else b


def most(a: float, b: float) -> float:
    return a if a > b else b


def judge(character: Character) -> Judge:
    return NauticusJudge(character)
