"""How a world may differ for a seat: each game says it in tests/games/GAME/worlds.py."""
from importlib import import_module


def worlds(name):
    return import_module(f"games.{name.replace('-', '_')}.worlds")


def other_worlds(table, seat, rng):
    """Tables that this seat, or a spectator (None), cannot tell from the true one by what is shown."""
    return list(worlds(table.game.name).other_worlds(table, seat, rng))


def follows(name):
    """Facts that follow from others, or make no difference, so that no observation needs them."""
    return worlds(name).FOLLOWS
