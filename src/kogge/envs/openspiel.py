"""OpenSpiel: the games as pyspiel games, luck as chance nodes with its true odds.

    kogge.envs.openspiel.register()
    game = pyspiel.load_game("kogge_nauticus", {"players": 3})

`reward` (win, rank, margin) is the other parameter. Actions and chance outcomes are numbers in the game's catalogue.
"""
from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel

import kogge
from kogge.engine.action import Action
from kogge.engine.entry import Entry
from kogge.engine.game import Game
from kogge.engine.record import seat_name
from kogge.engine.table import LATER, LUCK
from kogge.envs.layouts import layout
from kogge.envs.rewards import reward_named

LONGEST: Final = 4000
"""Answers, luck's among them: three times the longest of 16,500 random games. The tensor of a longer one holds the last."""

MARGIN: Final = 500.0
"""More points than anybody ever wins by."""


class Plan:
    """A game for a number of players. OpenSpiel drops what is kept on its own game objects, so it is kept here."""

    def __init__(self, game: Game, players: int, reward: str) -> None:
        self.game: Final = game
        self.players: Final = players
        self.reward: Final = reward
        self.worth: Final = reward_named(reward)
        self.most: Final = MARGIN if reward == "margin" else 1.0
        self.fresh: Final = game.start(players)


@cache
def plan(short_name: str, players: int, reward: str) -> Plan:
    known = {name(game): game for game in kogge.games()}
    return Plan(kogge.game(known[short_name]), players, reward)


class Voyage(pyspiel.Game):  # type: ignore[misc]
    """A game as OpenSpiel sees it; each game has its own subclass."""

    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = {**self.kind.parameter_specification, **(params or {})}
        made = plan(self.kind.short_name, params["players"], params["reward"])
        actions = len(made.game.catalogue)
        info = pyspiel.GameInfo(
            num_distinct_actions=actions, max_chance_outcomes=actions, num_players=made.players, min_utility=-made.most,
            max_utility=made.most, utility_sum=0.0, max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, params)

    def plan(self) -> Plan:
        params = self.get_parameters()
        return plan(self.get_type().short_name, params["players"], params["reward"])

    def new_initial_state(self) -> Position:
        return Position(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Recollection | Sight:
        """With perfect recall the log as a seat may know it, otherwise the position as it may know it."""
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            return Recollection()
        return Sight(self.plan())


class Course:
    """A game so far: the table, and for each seat the answers that led to it as that seat may know them."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan
        self.table = plan.fresh.copy()
        self.answers: list[Action] = []
        self.heard: list[list[str]] = [[] for _ in range(plan.players)]
        self.seen: list[list[int]] = [[] for _ in range(plan.players)]
        """Two numbers an answer, see Recollection."""
        self.held: list[Entry] = []
        """Answers that only who gave them knows of yet."""

    def __deepcopy__(self, memo: Any) -> Course:
        """OpenSpiel clones its states by deep copies of all that they hold."""
        twin = Course(self.plan)
        twin.table = self.table.copy()
        twin.answers = self.answers[:]
        twin.heard = [lines[:] for lines in self.heard]
        twin.seen = [numbers[:] for numbers in self.seen]
        twin.held = self.held[:]
        return twin

    def __reduce__(self) -> Any:
        """OpenSpiel writes its states by pickling; here that means their answers."""
        plan = self.plan
        return replayed, (plan.game.name, plan.players, plan.reward, [int(action.index) for action in self.answers])

    def answer(self, action: Action) -> None:
        table = self.table
        entry = Entry(table.seat, action, int(table.agenda[-1].audience(table, action)), False)
        self.answers.append(action)
        if entry.audience == LATER:
            self.tell(entry, entry.seat)
            self.held.append(entry)
        else:
            for reader in range(self.plan.players):
                for earlier in self.held:
                    if earlier.seat != reader:
                        self.tell(earlier, reader)
                self.tell(entry, reader)
            self.held = []
        table.apply(action)

    def tell(self, entry: Entry, reader: int) -> None:
        self.heard[reader].append(f"{seat_name(entry.seat)}: {entry.text(reader)}")
        self.seen[reader] += (entry.seat + 2, int(entry.action.index) + 1 if entry.seen_by(reader) else 0)


def replayed(game: str, players: int, reward: str, answers: list[int]) -> Course:
    course = Course(plan(name(game), players, reward))
    for index in answers:
        course.answer(course.plan.game.catalogue.actions[index])
    return course


class Position(pyspiel.State):  # type: ignore[misc]
    """A state as OpenSpiel sees it."""

    def __init__(self, voyage: Voyage) -> None:
        super().__init__(voyage)
        self.course = Course(voyage.plan())

    def current_player(self) -> int:
        table = self.course.table
        if table.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if table.seat == LUCK else table.seat

    def is_terminal(self) -> bool:
        return self.course.table.over

    def _legal_actions(self, player: int) -> list[int]:
        table = self.course.table
        return sorted(int(action.index) for action in table.legal()) if player == table.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        table = self.course.table
        odds = table.odds()
        total = sum(odds)
        return sorted((int(action.index), weight / total) for action, weight in zip(table.legal(), odds, strict=True))

    def _apply_action(self, index: int) -> None:
        self.course.answer(self.course.plan.game.catalogue.actions[index])

    def _action_to_string(self, player: int, index: int) -> str:
        return str(self.course.plan.game.catalogue.actions[index])

    def returns(self) -> list[float]:
        plan, table = self.course.plan, self.course.table
        return plan.worth(table) if table.over else [0.0] * plan.players

    def __str__(self) -> str:
        return "\n".join(map(str, self.course.answers))


class Sight:
    """What a seat may know of the position, as the layout explains it."""

    def __init__(self, plan: Plan) -> None:
        self.layout: Final = layout(plan.game.name, plan.players)
        self.tensor: Final = np.zeros(self.layout.size, np.float32)
        self.dict: Final = {"observation": self.tensor}

    def set_from(self, state: Position, player: int) -> None:
        self.tensor[:] = self.layout.row(state.course.table, player)

    def string_from(self, state: Position, player: int) -> str:
        return msgspec.json.encode(state.course.table.view(player)).decode()


class Recollection:
    """All that a seat has seen: a pair for each answer, who gave it (0 for luck) and its number in the catalogue.

    Both count from 1, so that 0, 0 stands for no answer; an answer that the seat did not see has the number 0.
    """

    def __init__(self) -> None:
        self.tensor: Final = np.zeros(2 * LONGEST, np.float32)
        self.dict: Final = {"answers": self.tensor.reshape(LONGEST, 2)}

    def set_from(self, state: Position, player: int) -> None:
        self.tensor.fill(0)
        numbers = state.course.seen[player][-2 * LONGEST :]
        self.tensor[: len(numbers)] = numbers

    def string_from(self, state: Position, player: int) -> str:
        return "\n".join(state.course.heard[player])


def name(game: str) -> str:
    """The name under which OpenSpiel knows a game."""
    return f"kogge_{game.replace('-', '_')}"


@cache
def register() -> None:
    """Tells OpenSpiel about the games."""
    for known in kogge.games():
        _register(kogge.game(known))


def _register(game: Game) -> None:
    hidden = bool(game.secret_sources)
    information = pyspiel.GameType.Information
    kind = pyspiel.GameType(
        short_name=name(game.name), long_name=f"Kogge: {game.name.replace('-', ' ').title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL, chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if hidden else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM, reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1], min_num_players=game.players[0], provides_information_state_string=True,
        provides_information_state_tensor=True, provides_observation_string=True, provides_observation_tensor=True,
        parameter_specification={"players": game.players[0], "reward": "win"},
    )
    # A class, because OpenSpiel lets go of it only after Python's end, when anything but a class would have to be freed.
    pyspiel.register_game(kind, type(kind.short_name, (Voyage,), {"kind": kind}))
