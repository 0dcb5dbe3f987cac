"""What a seat sees. Nauticus hides nothing, so every view is the same."""
from __future__ import annotations

from itertools import pairwise

from kogge.engine.counts import total
from kogge.engine.table import Figures, Seen
from kogge.games.nauticus.building import ChooseReward, Place
from kogge.games.nauticus.course import ChooseTile, LayTile
from kogge.games.nauticus.parts import BONUSES, CRESTS, CROWN_MAST, PIECES, TILES
from kogge.games.nauticus.scoring import all_taler, goods_points
from kogge.games.nauticus.shapes import PlayerView, ShipView, SpaceView, View
from kogge.games.nauticus.table import NO_CREST, UNLAID, Player, Ship, Table
from kogge.games.nauticus.turns import Turn


def ship_view(table: Table, ship: Ship) -> ShipView:
    single = ship.size == 1 and ship.closed()
    return ShipView(
        bow=ship.bow and not single, stern=ship.stern and not single, single=single,
        middles=0 if single else int(ship.middles()), size=int(ship.size), closed=ship.closed(),
        crest="" if ship.crest == NO_CREST else CRESTS[ship.crest], masts=int(ship.masts), sails=int(ship.sails),
        crown_masts=int(ship.crown_masts), crown_sails=int(ship.crown_sails), cargo=[good.name for good in ship.cargo],
        finished=ship.finished, points=table.parts.ship_points[ship.size],
    )


def player_view(table: Table, player: Player) -> PlayerView:
    parts = table.parts
    goods = [piece.name for piece in PIECES[-4:]]
    return PlayerView(
        workers=int(player.workers), taler=int(player.taler), room=int(player.room),
        points=counted(table, player),
        store={piece.name: player.store[piece.index] for piece in PIECES if player.store[piece.index]},
        ships=[ship_view(table, ship) for ship in player.ships],
        delivered=dict(zip(goods, player.delivered, strict=True)),
        delivered_points={good: int(goods_points(parts, n)) for good, n in zip(goods, player.delivered, strict=True)},
        passes=int(player.passes), next_loss=parts.pass_loss[player.passes], crowns=int(player.crowns),
        extra=player.has_extra, all_taler=int(all_taler(player)),
    )


def space_view(table: Table, space: int) -> SpaceView:
    tile = table.laid[space]
    return SpaceView(
        bonus=BONUSES[space], prices=table.parts.prices[space], blue=int(table.blue_workers(space)),
        tile="" if tile == UNLAID else TILES[tile], used=table.used[space], anchor=table.phase > 0 and table.anchor == space,
    )


def same_course(table: Table, old: Table) -> bool:
    """Whether tiles, dial and anchor are where they were."""
    return (
        table.dial == old.dial and table.anchor == old.anchor and (table.phase > 0) == (old.phase > 0)
        and table.laid == old.laid and table.used == old.used)


def views(table: Table, seats: list[int | None], last: Seen | None = None) -> list[View]:
    seen = view(table) if last is None else view(table, last.table, next(iter(last.views.values())))
    return [seen for _ in seats]


def view(table: Table, old: Table | None = None, was: View | None = None) -> View:
    """`old`: the table as it was seen last, `was`: what was seen then."""
    top = table.agenda[-1] if table.agenda else None
    turns = [question for question in table.agenda if isinstance(question, Turn)]
    turn = turns[-1] if turns else None
    chosen = top is not None and not isinstance(top, (LayTile, ChooseTile))
    if old is None or was is None:
        spaces = [space_view(table, space) for space in range(len(table.laid))]
        stock = {piece.name: table.stock[piece.index] for piece in PIECES}
        players = [player_view(table, player) for player in table.players]
        pass_tiles = [more - less for more, less in pairwise(table.parts.pass_loss)]
    else:
        spaces = was.spaces if same_course(table, old) else [space_view(table, space) for space in range(len(table.laid))]
        stock = was.stock if table.stock == old.stock else {piece.name: table.stock[piece.index] for piece in PIECES}
        players = [
            was.players[n] if player.same(old.players[n]) else player_view(table, player)
            for n, player in enumerate(table.players)]
        pass_tiles = was.pass_tiles
    return View(
        round=int(table.round), rounds=int(table.rounds), phase=int(table.phase), starter=int(table.starter),
        dial=int(table.dial), space=int(table.space) if chosen else -1, blue_left=int(turn.blue) if turn else 0,
        uses=int(turn.uses) if turn else 0, extra=turn.extra if turn else False,
        hand=top.piece.name if isinstance(top, Place) else "",
        rewards_left=int(top.left) if isinstance(top, ChooseReward) else 0,
        slots=table.parts.slots, mast_slots=table.parts.room[CROWN_MAST.index],
        pass_tiles=pass_tiles, spaces=spaces, stock=stock, players=players,
        edition="first" if table.first_edition else "final",
    )


def counted(table: Table, player: Player) -> int:
    """The points on the track; what the ships bring is counted at the end."""
    return int(table.parts.points + player.bonus_points + player.crown_points + player.reward_points + player.pass_points)


def purses(table: Table) -> list[dict[str, int]]:
    """What everybody can count before each seat."""
    return [
        {"taler": int(player.taler), "workers": int(player.workers), "store": int(total(player.store)),
         "crowns": int(player.crowns), "points": counted(table, player)}
        for player in table.players]


def stage(table: Table) -> Figures:
    return {"round": max(1, int(table.round)), "phase": int(table.phase) + 1}
