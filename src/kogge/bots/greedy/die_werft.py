"""Die Werft as good players see it: everything is worth what it will bring on a ship, less the actions still needed for that."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kogge.bots.greedy.die_werft_begun import Begun
from kogge.bots.greedy.die_werft_staff import Staff
from kogge.bots.greedy.die_werft_yard import Yard
from kogge.bots.judge import Character, Judge, least
from kogge.engine import table as engine
from kogge.engine.action import Action
from kogge.engine.luck import Rng
from kogge.games.die_werft.actions import FIT, PASS, REMOVE, SCRAP
from kogge.games.die_werft.actions import SAIL as SAIL_OFF
from kogge.games.die_werft.course import EndTurn, FinalAction, Finishing, StartTurn
from kogge.games.die_werft.parts import ALL_TRAINS, CAPTAIN
from kogge.games.die_werft.scoring import dealer_points
from kogge.games.die_werft.table import Player, Table
from kogge.games.die_werft.turns import Choosing, occupy

WEIGHTS: Final = {
    "turn": 2.9,  # what a turn brings on average
    "idle": 8.0,  # with so many turns to spare they bring half of that, with fewer even less: no ship is built in them
    "prompt": 0.68,  # the chance of a ship that needs every action to the end
    "slack": 0.17,  # how much it rises with each action to spare
    "riband": 0.56,  # where no canal lies yet: what a point of speed brings more if a riband lies near the end
    "official": 1.2,  # there: what officials will pay for each thing they look at
    "mount": 0.4,  # an empty mount or cabin
    "captain": 0.82,  # actions that it takes to find a captain
    "item": 0.47,  # an item in store for a later ship, of its worth on board
    "reach": 0.19,  # a space of canal beyond what the next ship needs
    "guilder": 0.45,
    "load": 0.46,  # a wagon of a train in store
    "helper": 0.17,  # engineers and recruiters, for each turn to come and point of what they bring
    "crowd": 0.1,  # how much less they bring for each of them
    "pause": 2.0,  # turns until they pay
    "dealer": 0.086,
    "craftsman": 0.054,
    "speeder": 0.28,  # helmsman and rigger
    "clerk": 0.13,  # accountant and foreman
    "growth": 0.63,  # how much of what contracts usually bring is still to come
    "build": 0.86,  # shipbuilding just begun, of an average turn
    "canal": 0.81,  # a canal about to be laid
    "crew": 1.0,  # points of each source as they are; to a taste they may count more or less than that
    "equipment": 1.0,
    "speed": 1.0,
    "route": 1.0,  # officials and the Blue Riband
    "contract": 1.0,
    "dealing": 1.0,  # dealers
}

TASTES: Final = {name: Character(name, 1.0, 1.0, 1.0) for name in ("builder", "trader", "gambler")}
LIKINGS: Final = {
    "builder": {"crew": 1.8, "equipment": 2.0, "speed": 0.7, "route": 0.8},
    "trader": {"dealing": 1.6, "dealer": 1.4, "contract": 1.2},
    "gambler": {"speed": 1.35, "route": 1.1, "equipment": 0.75},
}
"""By how much tastes weigh single things otherwise: a builder fills ships with crew, cranes and cannons; a trader employs dealers
and works for contracts; a gambler is after fast and long voyages."""
ITERATIONS: Final = {"captain": 100, "admiral": 2000, "legend": 16000}  # one leads through whole turns of one's own


class DieWerftJudge(Judge):
    def __init__(self, character: Character, weights: dict[str, float]) -> None:
        self.outcomes = 6  # a new tile on the board is one of many, and rarely the one that matters
        self.rivalry = 0.0  # nobody can take much from another
        self.aloof = True
        self.apart = True
        self.trade: Final = character.trade
        self.guilder: Final = weights["guilder"]
        self.load: Final = weights["load"]
        self.crew: Final = weights["crew"]
        self.equipment: Final = weights["equipment"]
        self.speed: Final = weights["speed"]
        self.route: Final = weights["route"]
        self.dealing: Final = weights["dealing"]
        self.yard: Final = Yard(character, weights)
        self.staff: Final = Staff(weights)
        self.begun: Final = Begun(character, weights, self.yard, self.staff)

    def sensible(self, table: engine.Table, options: list[Action]) -> list[Action]:
        """What is on board stays there, so that fitting out comes to an end; a ship that can have a captain is not scrapped."""
        if SCRAP not in options:
            return options
        sails = SAIL_OFF in options or FIT[CAPTAIN] in options
        return [action for action in options if action.verb != REMOVE[0].verb and not (sails and action is SCRAP)]

    def onward(self, table: engine.Table, seat: i64, rng: Rng) -> bool:
        """What the others carry out matters little here, where they stand does: each takes some tile and its income, no more."""
        assert isinstance(table, Table)
        while table.agenda and table.agenda[-1].seat not in (seat, engine.LUCK):
            question = table.agenda[-1]
            if not isinstance(question, Choosing):
                return False
            possible = question.possible(table)
            if possible:
                occupy(table, question.seat, possible[rng.below(len(possible))].n)
            table.apply(PASS)
        return len(table.agenda) > 0

    def worth(self, table: engine.Table, seat: i64) -> float:
        assert isinstance(table, Table)
        player = table.players[seat]
        turns = turns_left(table, seat)
        points = self.sure(table, player)
        points += self.purse(player, turns) * self.trade + self.staff.worth(player, turns)
        points += self.yard.worth(table, player, seat, turns)
        return points + self.begun.worth(table, player, seat, turns)

    def sure(self, table: Table, player: Player) -> float:
        """What nobody can take away."""
        points = self.crew * float(player.crew_points) + self.equipment * float(player.equipment_points)
        points += self.speed * float(player.speed_points) + self.route * float(player.official_points + player.riband_points)
        return points + self.dealing * float(dealer_points(table.parts, player))

    def purse(self, player: Player, turns: float) -> float:
        """Guilders and trains, as long as there is time to use them; each train takes a trade."""
        time = least(1.0, turns / 4.0)
        value = least(float(player.guilders), 8.0 + 0.4 * float(player.guilders)) * self.guilder * time
        trades = 0.0
        for train in player.trains:
            trades += 3.0
            loads = ALL_TRAINS[train].loads
            value += float(loads[0] + loads[1] + loads[2]) * self.load * least(1.0, turns / trades)
        return value


def turns_left(table: Table, seat: i64) -> float:
    """Turns of this seat that are still to begin, the final action among them."""
    seats: i64 = len(table.players)
    if not table.agenda:
        return 0.0
    bottom = table.agenda[0]
    top = table.agenda[-1]
    now = 1.0 if top.seat == seat and isinstance(top, (Choosing, Finishing)) else 0.0
    if isinstance(bottom, FinalAction):
        after = (seat - table.starter) % seats >= (bottom.player - table.starter) % seats
        return now + (1.0 if after else 0.0)
    if isinstance(bottom, EndTurn):
        mover = bottom.player
    elif isinstance(bottom, StartTurn):
        mover = bottom.player - 1
    else:
        return now
    way: i64 = table.parts.spaces * len(table.parts.drops[seats]) - table.positions[table.lead]
    if table.ending:
        way = seats - 1 - (mover - table.starter) % seats
    distance = (seat - mover - 1) % seats + 1
    return now + float((way - distance + seats) // seats) + 1.0


def judge(character: Character, weights: dict[str, float]) -> Judge:
    return DieWerftJudge(character, weights)
