"""The games behind the interfaces of PettingZoo, Gymnasium and OpenSpiel, for people who train and compare players.

Needs the extra: pip install 'kogge[envs]'. docs/research.md explains it with examples.
"""
from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

import kogge

try:
    import numpy as np
    from gymnasium.envs.registration import register as _register
    from gymnasium.envs.registration import registry as _registry
except ImportError:
    raise ImportError("the environments need their extra: pip install 'kogge[envs]'") from None

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from kogge.envs.layouts import Layout
    from kogge.envs.many import ManyEnv
    from kogge.envs.single import SingleEnv
    from kogge.envs.turns import TurnsEnv

__all__ = ["aec", "gym", "ids", "layout", "parallel", "register", "sample", "vector"]


def aec(
    game: str, players: int = 2, *, reward: str = "win", illegal: str = "raise", max_cycles: int | None = None,
    render_mode: str | None = None,
) -> TurnsEnv:
    """PettingZoo: every seat is an agent.

    `reward` is win, rank or margin. `illegal` says what an illegal answer does: raise the rule that forbids it, lose the
    game, or be replaced by a random legal one. After `max_cycles` answers the game is cut short.
    """
    from kogge.envs.turns import TurnsEnv

    return TurnsEnv(game, players, reward, illegal, max_cycles, render_mode)


def parallel(game: str, players: int = 2, *, illegal: str = "random", **how: Any) -> Any:
    """PettingZoo's parallel interface: all seats send an action every time, and only that of the seat asked counts."""
    from pettingzoo.utils import turn_based_aec_to_parallel

    return turn_based_aec_to_parallel(aec(game, players, illegal=illegal, **how))


def gym(
    game: str, players: int = 2, opponents: str = "greedy", *, seat: int | None = None, reward: str = "win",
    illegal: str = "lose", render_mode: str | None = None,
) -> SingleEnv:
    """Gymnasium: one seat learns, a bot of the level `opponents` plays the others."""
    from kogge.envs.single import SingleEnv

    return SingleEnv(game, players, opponents, seat, reward, illegal, render_mode)


def vector(
    game: str, players: int = 2, count: int = 64, *, opponents: str | None = None, reward: str = "win",
) -> ManyEnv:
    """Gymnasium's vector interface: `count` games at once, every seat's answers from outside or one seat's of each game."""
    from kogge.envs.many import ManyEnv

    return ManyEnv(game, players, count, opponents, reward)


def sample(masks: NDArray[np.int8], rng: np.random.Generator) -> NDArray[np.intp]:
    """A random legal answer for each row of action masks."""
    rows, actions = np.nonzero(masks.view(np.bool_))
    starts = np.searchsorted(rows, np.arange(len(masks) + 1))
    answers: NDArray[np.intp] = actions[starts[:-1] + (rng.random(len(masks)) * np.diff(starts)).astype(np.intp)]
    return answers


def layout(game: str, players: int = 2) -> Layout:
    """What each number of an observation means."""
    from kogge.envs.layouts import layout

    return layout(game, players)


def ids() -> list[str]:
    """The names under which Gymnasium knows the games: gymnasium.make("kogge.envs:kogge/nauticus-v0", players=3)."""
    return [f"kogge/{game}-v0" for game in kogge.games()]


def register() -> None:
    """Tells Gymnasium about the games. Called on import, which the first part of "kogge.envs:kogge/nauticus-v0" asks for."""
    for game, name in zip(kogge.games(), ids(), strict=True):
        if name not in _registry:
            _register(name, "kogge.envs.single:SingleEnv", kwargs={"game": game})


if not TYPE_CHECKING:
    def __getattr__(name: str) -> Any:
        """kogge.envs.openspiel and kogge.envs.export are loaded when they are asked for: they need more than the others."""
        if name in ("export", "openspiel"):
            return import_module(f"kogge.envs.{name}")
        raise AttributeError(f"module 'kogge.envs' has no attribute {name!r}")


register()
