"""Grog Island as good players see it: goal cards make buildings pay, coins and goods are means to claim, passing pays too."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kogge.bots.judge import Character, Judge, least, most
from kogge.engine import table as engine
from kogge.engine.action import Action
from kogge.engine.counts import total
from kogge.engine.luck import Rng
from kogge.games.grog_island.actions import RENOUNCE, ROWS
from kogge.games.grog_island.auction import Bid, NextBid
from kogge.games.grog_island.cards import DealChest, DealGoal, DealParrot
from kogge.games.grog_island.course import IDLE_ROUNDS, Roll
from kogge.games.grog_island.dice import pips
from kogge.games.grog_island.parts import (
    BLACK_CLOUD,
    CLAIM_REWARD,
    FIRST_GOOD_GOAL,
    FIRST_PENINSULA_GOAL,
    GOAL_CLOUD,
    KIND_COUNT,
    LOCK_REWARD,
    PARROT_CLOUD,
    PARROT_GOAL,
    PENINSULAS,
    POINT_CLOUD,
    POINT_REWARD,
)
from kogge.games.grog_island.scoring import crew_on, different_goals, kind_points, spare_goods
from kogge.games.grog_island.table import FREE, GHOST, Player, Table
from kogge.games.grog_island.winning import Pay, Prizes, WinnerClaim

WEIGHTS: Final = {
    "coin": 0.45,      # what a coin buys in time, beyond its fifth of a point at the end
    "coins": 14.0,     # how many coins can be used so
    "chest": 0.3,      # the same for a chest, which is a point at the end
    "parrot": 0.5,
    "good": 0.35,
    "set": 0.24,       # more for goods of one colour up to a claim's four
    "goal": 2.5,       # a goal card still to be drawn
    "swap": 0.8,       # the cloud that changes a goal
    "reach": 0.4,      # the chance to get a free building that a goal asks for
    "churn": 0.45,     # how much a majority may still change with each free building
    "majority": 1.0,   # how much majorities and presence on peninsulas count
    "tempo": 0.3,      # a crew member placed: the game comes nearer to the end that its owner decides
    "win": 0.95,       # the chance that no rival who could outbid does
    "lock": 0.15,
    "presence": 0.6,  # to be there, where nobody of one's own is yet and there is room
    "site": 0.3,       # what a claim counts for the majority that a goal asks for
    "drawn": 0.3,      # a drawn card that may yet be put back
    "gather": 2.0,     # parrots and goods that a goal will still find
    "claims_of_two": 0.8,    # with two players what is claimed counts so much
    "means_of_two": 1.5,     # and so much what claims are paid with
    "claims_of_three": 0.95,
    "means_of_three": 1.12,
}
TASTES: Final = {name: Character(name, 1.0, 1.0, 1.0) for name in ("builder", "trader", "gambler")}
LIKINGS: Final = {
    "builder": {"majority": 1.4, "coin": 1.15, "good": 1.4, "set": 1.4, "chest": 1.3},
    "trader": {"good": 1.7, "set": 1.7, "coin": 0.6},
    "gambler": {"chest": 3.0, "parrot": 2.5, "majority": 0.5},
}
"""By how much tastes weigh single things otherwise: a builder is after majorities, and what pays for them; a trader makes goods
of coins; a gambler hides chests and parrots, and leaves peninsulas to others. A little more of all that is built, or of all that
it is paid with, would decide too many games."""
LAST_IDLE_ROUNDS: Final = 5.0  # so many rounds before the end for want of crew it is felt


class GrogIslandJudge(Judge):
    def __init__(self, character: Character, weights: dict[str, float]) -> None:
        self.weighs_luck = True  # cards about to be dealt; dice tell nothing before all are rolled
        self.build: Final = [1.0, 1.0, weights["claims_of_two"], weights["claims_of_three"], 1.0]
        self.trade: Final = [1.0, 1.0, weights["means_of_two"], weights["means_of_three"], 1.0]
        for players in range(len(self.build)):
            self.build[players] *= character.build
            self.trade[players] *= character.trade
        self.risk: Final = character.risk
        self.coin: Final = weights["coin"]
        self.coins: Final = weights["coins"]
        self.chest: Final = weights["chest"]
        self.parrot: Final = weights["parrot"]
        self.good: Final = weights["good"]
        self.set: Final = weights["set"]
        self.goal: Final = weights["goal"]
        self.swap: Final = weights["swap"]
        self.reach: Final = weights["reach"]
        self.churn: Final = weights["churn"]
        self.majority: Final = weights["majority"]
        self.tempo: Final = weights["tempo"]
        self.win: Final = weights["win"]
        self.lock: Final = weights["lock"]
        self.presence: Final = weights["presence"]
        self.site: Final = weights["site"]
        self.drawn: Final = weights["drawn"]
        self.gather: Final = weights["gather"]

    def sensible(self, table: engine.Table, options: list[Action]) -> list[Action]:
        """A bot bids what it can pay and pays what it has bid; to win and renounce, only to delay others, is no game."""
        assert isinstance(table, Table)
        top = table.agenda[-1]
        if isinstance(top, Bid):
            return payable(table, top, options)
        if isinstance(top, Pay) and table.players[top.seat].money() >= table.bid:
            return [action for action in options if action is not RENOUNCE]
        return options

    def worth(self, table: engine.Table, seat: i64) -> float:
        assert isinstance(table, Table)
        player = table.players[seat]
        left = time_left(table)
        points = float(player.points + table.parts.chest_points * total(player.chests))
        points += self.tempo * float(table.parts.crew[len(table.players) - 2] - player.crew)
        points += self.purse(table, player, left)
        points += self.goals(table, player, seat, left)
        points += self.coming(table, player, seat, left)
        return points

    def onward(self, table: engine.Table, seat: i64, rng: Rng) -> bool:
        """To the end of the round: then nothing is half done, and the next dice could fall in thousands of ways."""
        return not isinstance(table.agenda[-1], Roll)

    def purse(self, table: Table, player: Player, left: float) -> float:
        """Coins, chests, parrots and goods: means to an end as long as there is time."""
        coins = float(player.coins)
        value = coins / float(table.parts.coins_for_a_point) + least(coins, self.coins) * self.coin * left
        value += float(total(player.chests)) * self.chest * left
        for count in player.goods:
            value += (float(count) * self.good + least(float(count), 4.0) * self.set) * left
        return value * self.trade[len(table.players)] + float(total(player.parrots)) * self.parrot * left * self.risk

    def goals(self, table: Table, player: Player, seat: i64, left: float) -> float:
        """Each goal in hand: what it pays now and what it may still bring."""
        parts = table.parts
        build = self.build[len(table.players)]
        goals = different_goals(player.goals)
        value = 0.0
        spare = float(spare_goods(table, seat, goals))
        for goal in goals:
            if goal < KIND_COUNT:
                value += float(kind_points(table, seat, goal)) * build
                value += float(parts.values[goal] * table.free_of_kind(goal)) * self.reach * left
            elif goal == PARROT_GOAL:
                value += float(parts.parrot_points) * (float(total(player.parrots)) + self.gather * left)
            elif goal < FIRST_PENINSULA_GOAL:
                value += float(parts.good_points) * (float(player.goods[goal - FIRST_GOOD_GOAL]) + spare + self.gather * left)
                spare = 0.0
            else:
                value += self.peninsula(table, seat, goal - FIRST_PENINSULA_GOAL, left) * build
        for goal in player.drawn:
            value += self.drawn * self.promise(table, goal, left)
        return value

    def promise(self, table: Table, goal: i64, left: float) -> float:
        """What a drawn card would be worth in hand, roughly."""
        if goal < KIND_COUNT:
            return float(table.parts.values[goal] * table.free_of_kind(goal)) * self.reach * left
        return self.goal

    def peninsula(self, table: Table, seat: i64, colour: i64, left: float) -> float:
        """The majority, as likely as the lead makes it with so many buildings free."""
        own, rival, free = footing(table, seat, colour)
        lead = (float(own - rival) - 0.5) / (0.5 + self.churn * float(free) * left)
        chance = 0.5 + 0.5 * most(-1.0, least(1.0, lead))
        presence = 1.0 if own else least(1.0, float(free)) * left * self.presence
        parts = table.parts
        return self.majority * presence * (float(parts.presence) + chance * float(parts.majority - parts.presence))

    def coming(self, table: Table, player: Player, seat: i64, left: float) -> float:
        """What is due but not yet there: cards to be dealt, claims of a win, a standing bid."""
        value = 0.0
        for question in table.agenda:
            if isinstance(question, DealChest):
                if question.receiver == seat:
                    value += float(question.count) * (float(table.parts.chest_points) + self.chest * left)
            elif isinstance(question, DealParrot):
                if question.receiver == seat:
                    value += float(question.count) * self.parrot * left
            elif isinstance(question, DealGoal):
                if question.receiver == seat:
                    value += (self.swap if table.agenda[-1] is question else self.goal) * left
            elif isinstance(question, Prizes):
                if question.winner == seat:
                    value += self.prizes(table)
            elif isinstance(question, WinnerClaim):
                if question.seat == seat:
                    for colour in range(PENINSULAS):
                        if (question.places >> colour) & 1:
                            value += self.best_site(table, player, seat, colour, question.kinds, left)
            elif isinstance(question, Pay):
                if question.seat == seat and player.money() >= table.bid:
                    value += most(0.0, self.row(table, player, seat, left))
            elif isinstance(question, (Bid, NextBid)) and table.bidder == seat and player.money() >= table.bid:
                value += most(0.0, self.row(table, player, seat, left)) * self.chance(table, seat)
        return value

    def chance(self, table: Table, seat: i64) -> float:
        """That the standing bid wins."""
        chance = 1.0
        for other in range(len(table.players)):
            rival = table.players[other]
            if other != seat and not rival.has_passed() and rival.ceiling() >= table.bid:
                chance *= self.win
        return chance

    def prizes(self, table: Table) -> float:
        value = 0.0
        space: i64 = 0
        for _ in table.row:
            if table.parts.rewards[space] == POINT_REWARD:
                value += 1.0
            elif table.parts.rewards[space] == LOCK_REWARD:
                value += self.lock
            space += 1
        return value

    def row(self, table: Table, player: Player, seat: i64, left: float) -> float:
        """What winning with the standing row would bring, less its price."""
        value = self.prizes(table) - float(table.bid) * (self.coin * left + 1.0 / float(table.parts.coins_for_a_point))
        claims: i64 = 0
        space: i64 = 0
        for colour in table.row:
            if table.parts.rewards[space] == CLAIM_REWARD and claims < player.crew:
                value += self.best_site(table, player, seat, colour, 0, left)
                claims += 1
            space += 1
        return value

    def best_site(self, table: Table, player: Player, seat: i64, colour: i64, without: i64, left: float) -> float:
        """The best claim on a peninsula."""
        parts = table.parts
        base = self.tempo
        cloud = table.clouds[colour]
        if cloud == POINT_CLOUD:
            base += 1.0
        elif cloud == PARROT_CLOUD:
            base += self.parrot * left
        elif cloud == GOAL_CLOUD:
            base += self.swap * left
        if FIRST_PENINSULA_GOAL + colour in player.goals:
            base += self.site * self.majority * float(parts.majority)
        coin = self.coin * left + 1.0 / float(parts.coins_for_a_point)
        best = 0.0
        for kind in range(KIND_COUNT):
            if table.sites[colour * KIND_COUNT + kind] == FREE and not (without >> kind) & 1:
                value = base
                if cloud != BLACK_CLOUD:
                    value += coin * float(table.free_of_kind(kind) - 1)
                if kind in player.goals:
                    value += float(parts.values[kind]) * (self.build[len(table.players)] - self.reach * left)
                best = most(best, value)
        return best


def payable(table: Table, bid: Bid, options: list[Action]) -> list[Action]:
    """Without the bids that are beyond the bidder's means, unless there is no other way."""
    player = table.players[bid.seat]
    money = player.money()
    if money == player.ceiling():
        return options
    dice = bid.dice(table)
    kept: list[Action] = []
    for action in options:
        if action.verb not in ("bid", "hold") or pips(dice, ROWS[action.n]) <= money:
            kept.append(action)
    return kept if kept else options


def time_left(table: Table) -> float:
    """From 1 to 0: the game ends with somebody's last crew member, or when nobody places crew for too long."""
    crew = table.players[0].crew
    for player in table.players:
        if player.crew < crew:
            crew = player.crew
    left = float(crew) / float(table.parts.crew[len(table.players) - 2])
    return least(left, float(IDLE_ROUNDS - table.rounds_without_crew()) / LAST_IDLE_ROUNDS)


def footing(table: Table, seat: i64, colour: i64) -> tuple[i64, i64, i64]:
    """A seat's crew on a peninsula, the most that anybody else has there, and how much is free."""
    rival = crew_on(table, GHOST, colour)
    for other in range(len(table.players)):
        if other != seat:
            crew = crew_on(table, other, colour)
            if crew > rival:
                rival = crew
    free: i64 = 0
    for site in range(colour * KIND_COUNT, (colour + 1) * KIND_COUNT):
        if table.sites[site] == FREE:
            free += 1
    return crew_on(table, seat, colour), rival, free


def judge(character: Character, weights: dict[str, float]) -> Judge:
    return GrogIslandJudge(character, weights)
