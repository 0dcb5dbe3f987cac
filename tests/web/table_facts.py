"""What a sighted player sees on a table, as words that have to stand together in one name of the accessibility tree (English)."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

Json = Any
Fact = tuple[str, ...]


def n_of(count: int, one: str, many: str = "") -> str:
    return f"{count} {one if count == 1 else many or one + 's'}"


def seat_row(name: str, **counts: object) -> Fact:
    """What a player's row says; how many points, the view does not tell."""
    return (f"{name},", "Points: ", *(f"{what.replace('_', ' ')}: {count}" for what, count in counts.items()))


def nauticus(view: Json, seat: int, names: list[str]) -> Iterator[Fact]:
    """The wheel with what is chosen, priced and brought; stock; my pieces and ships."""
    kinds = {"hulls": ["bow", "middle", "stern", "single hull"], "goods": ["fish", "grain", "coffee", "salt"],
             "masts": [f"{crest} mast" for crest in ("lighthouse", "anchor", "whale", "wheel")],
             "sails": [f"{crest} sail" for crest in ("lighthouse", "anchor", "whale", "wheel")]}
    for n, space in enumerate(view["spaces"]):
        sold = [f"{kind} {price}" for kind, price in zip(kinds.get(space["tile"], [""] * 4), space["prices"], strict=True)]
        state = "chosen for this phase" if n == view["space"] else "chosen first" if space["anchor"] else (
            "already chosen" if space["used"] else "; bonus: ")
        blue = f"blue workers: {space['blue']}" if space["blue"] else "no blue workers"
        yield (space["tile"], f"space {n + 1} from the top", state, blue, *(each.strip() for each in sold))
    for piece, left in view["stock"].items():
        if not (view["rewards_left"] and piece.endswith("-sail")):  # rewards lie where sails do
            yield piece.replace("-", " "), f"{left} left"
    yield (f"Round {view['round']} of {view['rounds']}",)
    for name, player in zip(names, view["players"], strict=True):
        stored = f"{view['slots'] - player['room']} of {view['slots']}"
        crowns = player["crowns"] + player["passes"]
        yield seat_row(name, Workers=player["workers"], Taler=player["taler"], Warehouse=stored, Crowns=crowns)
    mine = view["players"][seat]
    flipped = mine["passes"]
    costs = [f"costs {n_of(cost, 'point')}" for cost in view["pass_tiles"][flipped:]]
    yield (*([f"{flipped} flipped"] if flipped else []), *costs)
    for piece, count in mine["delivered"].items():
        yield (f"{piece} {count}", *([n_of(mine["delivered_points"][piece], "point")] if count else []))
    yield (f"{n_of(sum(mine['delivered_points'].values()), 'point')} at the end",)
    yield (f"Warehouse {view['slots'] - mine['room']} of {view['slots']}",)
    for piece, count in mine["store"].items():
        if count:
            yield (f"{count} × {piece.replace('-', ' ')}",)
    for n, ship in enumerate(mine["ships"]):
        hull = ["single hull"] if ship["single"] else [
            "bow" if ship["bow"] else "no bow yet", *([f"{ship['middles']} × middle"] if ship["middles"] else []),
            "stern" if ship["stern"] else "no stern yet"]
        masts, sails = ship["masts"] + ship["crown_masts"], ship["sails"] + ship["crown_sails"]
        yield (f"ship {n + 1}", *hull, f"{masts} of {ship['size']} mast", f"{sails} of {ship['size']} sail",
               f"{len(ship['cargo'])} of {ship['size']} good", ship["crest"], *ship["cargo"])


def grog_island(view: Json, seat: int, names: list[str]) -> Iterator[Fact]:
    """Who has which building, clouds, ships with their visitors, dice, stacks; my goals."""
    yield (f"Auction round {max(view['round'], 1)}",)
    for name, player in zip(names, view["players"], strict=True):
        yield seat_row(
            name, Coins=player["coins"], Crew_left=player["crew"], Goods=sum(player["goods"].values()), Chests=player["chests"],
            Parrots=player["parrots"], Goals=player["goals"])
    mine = view["players"][seat]
    yield (f"Crew left {mine['crew']}",)
    yield (f"Goods {sum(mine['goods'].values())}",)
    for land in view["peninsulas"]:
        yield (f"{land['good']} {mine['goods'][land['colour']]}",)
    for kind in view["kinds"]:
        name = {"pub": "pub", "eye-patch": "eye patches"}.get(kind["kind"], kind["kind"].replace("-", " ") + "s")
        yield (f"{name}: {kind['points']} points each",)
    for goal in mine["hand"]:
        yield (f"{n_of(goal['points'], 'point')} now",)
    rewards = {"claim": "building", "point": "1 point", "lock": "lock"}
    for n, reward in enumerate(view["auction"]["rewards"]):
        yield (f"space {n + 1} of the row: {rewards.get(reward, reward)}",)
    if view["auction"]["bid"]:
        yield (f"{view['auction']['bid']}: {names[view['auction']['bidder']]}",)
    for site in view["buildings"]:
        state = {"crew": f"taken by {names[site['seat']]}", "lock": "locked", "ghost": "ghost",
                 "free": "free"}[site["state"]]
        yield (f"{site['kind'].replace('-', ' ')}", f"on {site['peninsula']}", state,
               *([f"pays {n_of(site['coins'], 'coin')}"] if state == "free" else []))
    clouds = {"goal": "swap a goal", "point": "1 point", "parrot": "a parrot", "empty": "empty", "black": "no coins"}
    for land in view["peninsulas"]:
        yield land["good"], f"the good of {land['colour']}"
        if land["cloud"]:
            yield (f"cloud over {land['colour']}: {clouds[land['cloud']]}",)
    for ship in view["ships"]:
        trades = not ship["ghost"] and ship["ship"] != "goal-ship" and ship["place"] != "sea"
        coins = [f"{n_of(ship['coins'], 'coin')} each"] if ship["coins"] and not ship["ghost"] else []
        yield ("ghost ship" if ship["ghost"] else ship["ship"].replace("-", " "),
               "open sea" if ship["place"] == "sea" else f"off {ship['place']}", *coins,
               *([f"takes {n_of(ship['limit'], 'tile')} at most"] if trades else []),
               *([f"{names[ship['marker']]} has been here"] if ship["marker"] >= 0 else []))
    row = sorted((die for die in view["auction"]["dice"] if die["space"] >= 0), key=lambda die: die["space"])
    for die in view["auction"]["dice"]:
        if die["face"]:
            yield f"{die['colour']} die, shows {die['face']}", f"space {row.index(die) + 1}" if die in row else "left out"
    for stack in ("chests", "parrots", "goals", "locks"):
        yield (f"{stack}: {view[stack]} left",)


def die_werft(view: Json, seat: int, names: list[str]) -> Iterator[Fact]:
    """Actions with their figures, markets with prices, rings, canals; my dock, trains and canals."""
    def tile(part: Json) -> list[str]:
        return [part["hull"], *("mast mount" if each == "mast" else each.replace("-", " ") for each in part["features"])]

    yield from yard(view["players"][seat], tile)
    if not view["ending"]:
        yield (f"Lap {view['lap']} of {view['laps']}",)
    for name, player in zip(names, view["players"], strict=True):
        yield seat_row(
            name, Guilders=player["guilders"], Fleet=len(player["fleet"]), Employees=len(player["employees"]),
            Canals=len(player["canals"]), Trains=len(player["trains"]))
    if view["hand"].get("canal"):
        return  # it is laid on a sheet over the board
    for action in view["tiles"]:
        yield (f"space {action['space'] + 1}", *(names[figure] for figure in action["figures"]),
               *([f"income {n_of(action['income'], 'guilder')}"] if action["income"] >= 0 else []))
    for deck, left in view["decks"].items():
        yield (f"{deck}: {left} left",)
    yield (f"Canals: {view['canal_deck']} left",)
    for n, field in enumerate([] if view["hand"]["loads"] else view["hexagon"]):  # whoever trades sees prices of goods alone
        prices = [f"{kind} {price}" for kind, price in field["prices"].items()]
        yield (f"price field {n + 1}", *prices, *(["marker is here"] if field["marker"] else []))
    for kind, price in view["sale_prices"].items():
        yield f"{kind}", n_of(price, "guilder")
    for offers in view["market"].values():
        for row, offer in enumerate(offers):
            yield (f"row {row + 1}", n_of(offer["price"], "guilder"), *(tile(offer["tile"]) if offer["tile"] else ["empty"]))
    for row, offer in enumerate(view["trains"]):
        yield f"row {row + 1}", n_of(offer["price"], "guilder"), *(offer["loads"] or ["empty"])
    for offer in view["canals"]:
        if offer["canal"]:
            signs = [{"riband": "blue riband"}.get(sign, sign) for sign in offer["canal"]["symbols"] if sign]
            yield (f"canal {offer['canal']['number']}", n_of(offer["price"], "guilder"), *signs)
    for ring in ("ring", "circle"):
        for sector in view[ring]:
            yield sector["item"], n_of(sector["price"], "guilder"), *(["marker is here"] if sector["marker"] else [])
    for n, sector in enumerate(view["oval"]):
        for each in sector["employees"]:
            yield each["name"].split("-")[-1], n_of(each["price"], "guilder"), f"sector {n + 1}, {each['left']} left"


def yard(mine: Json, tile: Callable[[Json], list[str]]) -> Iterator[Fact]:
    for n, part in enumerate(mine["dock"]):
        yield (f"space {n + 1}", *(tile(part) if part else ["empty"]))
    yield (f"Guilders {mine['guilders']}",)
    yield (f"longest route {mine['reach']}",) if mine["canals"] else ("Canals",)
    for thing, count in mine["store"].items():
        yield (f"{thing}: {count}",)
    for segment in mine["segments"]:
        if not segment["finished"]:
            yield (f"{segment['first']}", "needs a", *segment["needs"])
    for loads in mine["trains"]:
        yield (f"train: {', '.join(loads)}",)
    for canal in mine["canals"]:
        way = [*([f"{abs(canal['y'])} to the {'north' if canal['y'] < 0 else 'south'}"] if canal["y"] else []),
               *([f"{abs(canal['x'])} to the {'east' if canal['x'] > 0 else 'west'}"] if canal["x"] else [])]
        yield (f"canal {canal['number']}:", *way, "first canal")
    for contract in mine["contracts"]:
        if contract["held"]:
            yield contract["colour"], f"now {n_of(contract['points'], 'point')}"


def liguria(view: Json, seat: int, names: list[str]) -> Iterator[Fact]:
    """The ring with whose ships lie where and head whither, what is on offer; row, street and cards; my harbour and ship."""
    yield (f"Round {view['round']} of {view['rounds']}",)
    for name, player in zip(names, view["players"], strict=True):
        balance = f"{player['plus_and_minus']:+}".replace("-", "−").replace("+0", "0")
        yield seat_row(
            name, Coins=player["coins"], Wheels=player["wheels"], Merchants=player["sacks"], Plus_and_minus=balance,
            Cubes_aboard=sum(player["hold"]))
    for n, owner in enumerate(view["order"]):
        yield (f"place {n + 1} in the order: {names[owner]}",)
    for n, place in enumerate(view["ring"]):
        if place["harbour"]:
            yield place["name"], f"{names[place['seat']]}'s harbour"
        elif place.get("colour"):
            held = [f"held by {names[place['seat']]} with {n_of(place['swords'], 'sword')}"] if place["seat"] >= 0 else []
            yield (f"{place['colour']} island", f"{place['points']} prestige", " from ", " towards ", *held)
        for route in view["routes"]:
            if route["place"] == n:
                yield (place["name"] if place["harbour"] else f"{place['colour']} island", f"{n_of(route['steps'], 'step')} ",
                       " clockwise" if route["clockwise"] else " anticlockwise")
    for owner, player in enumerate(view["players"]):
        at = view["ring"][player["place"]]
        where = at["name"] if at["harbour"] else f"{at['colour']} island"
        heading = [] if player["clockwise"] is None else [f"heading {'clockwise' if player['clockwise'] else 'anticlockwise'}"]
        yield (f"{names[owner]}'s ship", where, *heading)
        for paint, count in zip(("red", "blue", "yellow"), player["docks"], strict=True):
            yield (f"{player['harbour']}: {count} {paint} cube",)
        for row in player["rows"]:
            envoy = f"envoy of {names[row['envoy']]}" if row["envoy"] >= 0 else "free"
            yield (f"{player['harbour']}: envoy field of the {row['name']}, {n_of(len(row['tiles']), 'tile')}, {envoy}",)
    for n, offer in enumerate(view["row"]):
        tile = offer["tile"]
        price = [n_of(offer["price"], "coin")] if offer["price"] > 0 else []
        yield (f"place {n + 1} of the row", *(["already taken"] if tile is None else [tile["kind"], *price]))
    for n, field in enumerate(view["street"]):
        yield (f"place {n + 1} of the street: {n_of(field['tiles'], 'tile')}, {n_of(field['coins'], 'coin')}",
               *([names[field["seat"]]] if field["seat"] >= 0 else []))
    if view["now"].get("place", -1) < 0:
        for card in view["cards"]:
            cubes = [f"{count} {paint}" for paint, count in zip(("red", "blue", "yellow"), card["cubes"], strict=True) if count]
            points = f"{card['points']}".replace("-", "−")
            arrows = [n_of(card["arrows"], "upgrade")] if card["arrows"] else []
            yield (f"{points} point", n_of(card["wheels"], "wheel"), *(["reversal"] if card["reversal"] else []),
                   *(["anchor"] if card["anchor"] else []), *arrows, *cubes)
    mine = view["players"][seat]
    yield (f"cubes aboard: {sum(mine['hold'])} of {mine['hold_size']}",)
    yield (f"Coins {mine['coins']}",)
    yield (n_of(mine["steps"], "step"),)
    yield (f"{n_of(mine['sacks'], 'cube')} a visit",)
    for line in mine["rows"]:
        yield (f"{line['name']}: {len(line['tiles'])} of {line['places']} places taken",)
    for paint, count in zip(("red", "blue", "yellow"), mine["screen"]["cubes"], strict=True):
        yield (f"{paint} {count}",)
    for each in mine["screen"]["orders"]:
        cubes = [f"{count} {paint}" for paint, count in zip(("red", "blue", "yellow"), each["cubes"], strict=True) if count]
        yield ("Bishop's order", *cubes, f"{each['prestige']} prestige")
    yield (n_of(mine["screen"]["swords"], "sword"),) if mine["screen"]["swords"] else ("Knights",)
    yield (n_of(mine["screen"]["scrolls"], "scroll"),) if mine["screen"]["scrolls"] else ("Diplomats",)
    yield (f"plus and minus: {mine['plus_and_minus']:+}".replace("-", "−").replace("+0", "0"),)


FACTS = {"nauticus": nauticus, "grog-island": grog_island, "die-werft": die_werft, "liguria": liguria}


def untold(game: str, view: Json, seat: int, names: list[str], heard: list[str]) -> list[Fact]:
    """The facts of this view that no name tells, nor three that follow each other."""
    heard = [*filter(None, heard)]
    said = [" ".join(heard[n:n + 3]).replace("\u00ad", "").lower() for n in range(len(heard))]
    return [fact for fact in FACTS[game](view, seat, names)
            if not any(all(part.lower() in name for part in fact) for name in said)]
