"""Nauticus as good players see it: crowns pay best, size pays, workers are short, and what is not finished is worth nothing."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kogge.bots.judge import Character, Judge, least, most
from kogge.engine import table as engine
from kogge.engine.action import Action
from kogge.engine.luck import Rng
from kogge.games.nauticus.actions import DONE_THEN_EXTRA, EXTRA, PASS_THEN_EXTRA
from kogge.games.nauticus.building import ChooseReward, Place, TakeFree
from kogge.games.nauticus.course import LayTile, NextTurn
from kogge.games.nauticus.parts import (
    CROWN,
    CROWNS,
    DELIVERY,
    GOODS,
    HULLS,
    MASTS,
    MIDDLE,
    MONEY,
    PHASES,
    SAILS,
    SIZES,
    TRANSPORT,
    Piece,
)
from kogge.games.nauticus.scoring import all_goods_points, goods_points, ships_points
from kogge.games.nauticus.table import NO_CREST, Player, Ship, Table
from kogge.games.nauticus.turns import Crowning, Turn

WEIGHTS: Final = {
    "worker": 1.09,           # points a worker in time brings beyond the third of a leftover
    "taler": 0.0497,          # the same for a taler
    "workers_a_phase": 1.3, # how many can be used
    "taler_a_phase": 1.38,
    "blue": 0.787,            # a blue worker for a purchase or a transport
    "extra": 6.01,            # the extra action, kept for the end
    "reward": 2.31,           # a finished ship's reward, mostly a crown
    "pieces_a_phase": 0.371,   # ship pieces that can be bought and built
    "stored": 0.474,           # the part of its way that a piece in the warehouse has behind it
    "spare": 0.174,           # a stored piece that fits no ship yet
    "late": 0.728,            # how much of the prize is lost on the way to the last piece
    "passes_a_phase": 0.115,
    "crown_chance": 0.641,    # that crowns are called in a round, and at a good moment
    "crown_passes": 0.219,    # pass tiles flipped by then
    "crown_workers": 6.11,    # workers spared for it
    "loaded": 0.843,          # a good on a finished ship that is not full
    "waiting": 0.303,         # a good on an unfinished one
    "goods_time": 3.08,       # phases in which what is loaded is surely delivered
    "stored_good": 0.21,      # the part of its way that a good in the warehouse has behind it, if a ship can take it
    "hold": 0.412,             # an empty place on a finished ship, for goods to come
    "hold_time": 17.6,       # phases in which a hold is surely filled and emptied
    "extra_time": 2.97,       # phases in which the extra action surely finds its moment
}
ALL_ROUNDS: Final = 5.0


class NauticusJudge(Judge):
    def __init__(self, character: Character, weights: dict[str, float]) -> None:
        self.build: Final = character.build
        self.trade: Final = character.trade
        self.risk: Final = character.risk
        self.worker: Final = weights["worker"]
        self.taler: Final = weights["taler"]
        self.workers_a_phase: Final = weights["workers_a_phase"]
        self.taler_a_phase: Final = weights["taler_a_phase"]
        self.blue: Final = weights["blue"]
        self.extra: Final = weights["extra"]
        self.reward: Final = weights["reward"]
        self.pieces_a_phase: Final = weights["pieces_a_phase"]
        self.stored: Final = weights["stored"]
        self.spare: Final = weights["spare"]
        self.late: Final = weights["late"]
        self.passes_a_phase: Final = weights["passes_a_phase"]
        self.crown_chance: Final = weights["crown_chance"]
        self.crown_passes: Final = weights["crown_passes"]
        self.crown_workers: Final = weights["crown_workers"]
        self.loaded: Final = weights["loaded"]
        self.waiting: Final = weights["waiting"]
        self.goods_time: Final = weights["goods_time"]
        self.stored_good: Final = weights["stored_good"]
        self.hold: Final = weights["hold"]
        self.hold_time: Final = weights["hold_time"]
        self.extra_time: Final = weights["extra_time"]
        self.extra_rounds: Final[i64] = int(weights.get("extra_rounds", ALL_ROUNDS))
        """In so many last rounds the extra action is thought of; who goes by a net has fewer (`arena/school.py`)."""

    def worth(self, table: engine.Table, seat: i64) -> float:
        assert isinstance(table, Table)
        player = table.players[seat]
        points = self.sure(table, player)
        for term in self.terms(table, player, seat):
            points += term
        return points

    def sure(self, table: Table, player: Player) -> float:
        """What nobody can take away."""
        parts = table.parts
        points = parts.points + player.bonus_points + player.crown_points + player.reward_points + player.pass_points
        return float(points + ships_points(parts, player) + all_goods_points(parts, player))

    def terms(self, table: Table, player: Player, seat: i64) -> list[float]:
        """What is still to come, by where it comes from."""
        phases = float((table.rounds - table.round) * PHASES + PHASES - table.phase)
        return [
            self.hands(table, player, phases), self.crowns_later(table, player), self.crowns_now(table, player),
            self.passes(table, player), self.yard(table, player, seat, phases), self.cargo(table, player, phases),
            self.extra * least(1.0, phases / self.extra_time) if player.has_extra else 0.0,
            self.turn(table, player) if to_come(table, seat) else 0.0]

    def onward(self, table: engine.Table, seat: i64, rng: Rng) -> bool:
        """To the end of the round: then nothing is half done, and the next tiles could lie in thousands of ways."""
        return not isinstance(table.agenda[-1], LayTile)

    def sensible(self, table: engine.Table, options: list[Action]) -> list[Action]:
        """The extra action is kept for the last rounds, as far as this judge says so."""
        assert isinstance(table, Table)
        if table.rounds - table.round < self.extra_rounds or not isinstance(table.agenda[-1], Turn):
            return options
        kept: list[Action] = []
        for action in options:
            if not (action is EXTRA or action is PASS_THEN_EXTRA or action is DONE_THEN_EXTRA):
                kept.append(action)
        return kept

    def hands(self, table: Table, player: Player, phases: float) -> float:
        """Workers and taler: more than leftovers as far as there is time to use them."""
        workers = float(player.workers)
        taler = float(player.taler)
        useful_workers = least(workers, self.workers_a_phase * phases)
        useful_taler = least(taler, self.taler_a_phase * phases)
        leftover = (workers + taler) / float(table.parts.taler_for_a_point)
        return leftover + useful_workers * self.worker + useful_taler * self.taler * self.trade

    def crowns_later(self, table: Table, player: Player) -> float:
        """Crown pieces pay in every round to come."""
        rounds = float(table.rounds - table.round)
        return rounds * self.crown_chance * self.crown_scoring(table, float(player.crowns) + self.crown_passes) * self.risk

    def crowns_now(self, table: Table, player: Player) -> float:
        """Flipped pass tiles pay only in this round."""
        if table.phase >= PHASES or called(table, CROWNS):
            return 0.0
        rest = float(PHASES - table.phase)
        flipped = least(float(player.passes) + rest * self.passes_a_phase * 0.5, float(table.parts.pass_tiles))
        return least(self.crown_chance, rest / 4.0) * self.crown_scoring(table, float(player.crowns) + flipped) * self.risk

    def crown_scoring(self, table: Table, crowns: float) -> float:
        """What a crown action brings, less the workers it takes."""
        gain = least(float(table.parts.crown_limit), crowns * self.crown_workers)
        return gain - most(0.0, gain / (crowns + 0.1) - 2.0) * self.worker

    def passes(self, table: Table, player: Player) -> float:
        """What the pass tiles will have cost at the end of this round."""
        if table.phase >= PHASES:
            return 0.0
        loss = table.parts.pass_loss
        flipped = player.passes
        saved = 0.0
        coming = float(PHASES - table.phase) * self.passes_a_phase
        while flipped < table.parts.pass_tiles and coming > 0.0:
            saved += least(1.0, coming) * float(loss[flipped] - loss[flipped + 1])
            coming -= 1.0
            flipped += 1
        return saved - float(loss[player.passes])

    def yard(self, table: Table, player: Player, seat: i64, phases: float) -> float:
        """Ships not yet finished: the share of the prize that the work done stands for, if there is time for the rest."""
        spare = player.store[:]
        gifts = 0.0
        for question in table.agenda:
            if question.seat == seat:
                if isinstance(question, Place):
                    spare[question.piece.index] += 1
                elif isinstance(question, ChooseReward):
                    gifts += float(question.left) * self.reward
                elif isinstance(question, TakeFree):
                    gifts += self.spare
        time = self.pieces_a_phase * phases
        total = 0.0
        for ship in player.ships:
            if not ship.finished:
                total += self.prospect(table, ship, spare, time)
                time = most(0.0, time - float(2 * ship.size - ship.masts - ship.sails))
        left: i64 = 0
        for count in spare:
            left += count
        leftover = 1.0 / float(table.parts.taler_for_a_point)
        return total * self.build + gifts + float(left) * (leftover + self.spare * least(1.0, phases / 10.0))

    def prospect(self, table: Table, ship: Ship, spare: list[int], time: float) -> float:
        """The best size this ship may reach, with the pieces in the warehouse that fit it."""
        parts = table.parts
        done = float(ship.size + ship.masts + ship.sails) + self.stored * float(matching(ship, spare))
        size: i64 = ship.size
        if not ship.closed():
            size += 1
            if not ship.bow and not ship.stern:
                size += 1
        best = done / float(parts.taler_for_a_point)
        while size <= SIZES:
            work = float(3 * size)
            chance = least(1.0, time / (work - done + 1.0))
            share = least(1.0, done / work)
            prize = float(parts.ship_points[size]) + self.reward * float(size)
            best = most(best, prize * chance * chance * share * (1.0 - self.late * (1.0 - share)) * self.risk)
            if ship.closed() or table.stock[HULLS[MIDDLE].index] == 0:
                break
            size += 1
        return best

    def cargo(self, table: Table, player: Player, phases: float) -> float:
        """Goods pay when they lie on a finished, full ship and the delivery is called; equal ones pay more and more."""
        chance = least(1.0, phases / self.goods_time)
        leftover = 1.0 / float(table.parts.taler_for_a_point)
        room = 0.0
        free = 0.0
        for ship in player.ships:
            room += float(ship.size - len(ship.cargo))
            if ship.finished:
                free += float(ship.size - len(ship.cargo))
        total = self.hold * free * least(1.0, phases / self.hold_time)
        for good in GOODS:
            before = player.delivered[good.kind]
            aboard: i64 = 0
            weight = 0.0
            for ship in player.ships:
                for piece in ship.cargo:
                    if piece is good:
                        aboard += 1
                        weight += self.readiness(ship)
            waiting: i64 = player.store[good.index]
            fitting = least(float(waiting), room)
            if aboard + waiting:
                gain = float(goods_points(table.parts, before + aboard + waiting) - goods_points(table.parts, before))
                gain /= float(aboard + waiting)
                prize = most(0.0, (gain - self.worker) * chance)
                total += (weight + self.stored_good * fitting) * prize + float(aboard) * leftover
                room -= fitting
        return total * self.trade

    def readiness(self, ship: Ship) -> float:
        full = float(len(ship.cargo)) / float(ship.size)
        if ship.finished:
            return self.loaded + (1.0 - self.loaded) * full
        return self.waiting * full * float(ship.size + ship.masts + ship.sails) / float(3 * ship.size)

    def turn(self, table: Table, player: Player) -> float:
        """What this phase's action still promises a seat whose turn is yet to end: above all its blue workers."""
        question = table.agenda[2]
        tile = table.laid[table.space]
        blue = float(table.blue_workers(table.space))
        limit = float(table.parts.crown_limit)
        if isinstance(question, Turn) and table.players[question.seat] is player:
            blue = float(question.blue)
            if isinstance(question, Crowning):
                limit -= float(question.scored)
        if tile == CROWNS:
            crowns = float(player.crowns + player.passes)
            free = least(limit, blue * crowns)
            return free + least(limit - free, float(player.workers) * crowns) * most(0.0, 1.0 - self.worker / (crowns + 0.1))
        if tile == MONEY:
            return blue * float(table.parts.wage) * (self.taler + 1.0 / float(table.parts.taler_for_a_point))
        if tile == DELIVERY:
            return least(blue, full_cargo(player)) * self.worker
        if tile == TRANSPORT:
            return least(blue, stored(player)) * self.blue
        return blue * self.blue


def to_come(table: Table, seat: i64) -> bool:
    """Whether the seat's turn in the present phase has not ended."""
    if len(table.agenda) < 3:
        return False
    now = table.agenda[1]
    if not isinstance(now, NextTurn):
        return False
    count = len(table.players)
    own = (seat - table.starter) % count
    active = (now.after - table.starter) % count
    if own != active:
        return own > active
    question = table.agenda[2]
    return isinstance(question, Turn) and not question.extra


def called(table: Table, tile: i64) -> bool:
    """Whether this tile has been chosen in this round."""
    space: i64 = 0
    for laid in table.laid:
        if laid == tile:
            return table.used[space]
        space += 1
    return False


def full_cargo(player: Player) -> float:
    count = 0.0
    for ship in player.ships:
        if ship.finished and len(ship.cargo) == ship.size:
            count += float(ship.size)
    return count


def stored(player: Player) -> float:
    count = 0.0
    for number in player.store:
        count += float(number)
    return count


def matching(ship: Ship, spare: list[int]) -> i64:
    """Takes what the ship can use out of the spare pieces, its own crest or crowns; returns how many."""
    return _matching(ship, spare, MASTS, ship.size - ship.masts) + _matching(ship, spare, SAILS, ship.size - ship.sails)


def _matching(ship: Ship, spare: list[int], family: list[Piece], missing: i64) -> i64:
    found: i64 = 0
    for piece in family:
        number: i64 = spare[piece.index]
        if missing > 0 and number and (ship.crest == NO_CREST or piece.kind == ship.crest or piece.kind == CROWN):
            used = missing if missing < number else number
            spare[piece.index] = int(number - used)
            missing -= used
            found += used
            if ship.crest == NO_CREST:
                break
    return found


def judge(character: Character, weights: dict[str, float]) -> Judge:
    return NauticusJudge(character, weights)
