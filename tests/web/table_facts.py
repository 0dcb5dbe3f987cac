"""What a sighted player sees on a table, as words that have to stand together in one name of the accessibility tree (English)."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

Json = Any
Fact = tuple[str, ...]


def n_of(count: int, one: str, many: str = "") -> str:
    return f"{count} {one if count == 1 else many or one + 's'}"


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
        yield piece.replace("-", " "), f"{left} left"
    mine = view["players"][seat]
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
    for site in view["buildings"]:
        state = {"crew": f"taken by {names[site['seat']]}", "lock": "locked", "ghost": "ghost",
                 "free": "free"}[site["state"]]
        yield (f"{site['kind'].replace('-', ' ')}", f"on {site['peninsula']}", state,
               *([f"pays {n_of(site['coins'], 'coin')}"] if state == "free" else []))
    clouds = {"goal": "swap a goal", "point": "1 point", "parrot": "a parrot", "empty": "empty", "black": "no coins"}
    for land in view["peninsulas"]:
        yield (f"{land['good']}, the good of {land['colour']}",)
        if land["cloud"]:
            yield (f"cloud over {land['colour']}: {clouds[land['cloud']]}",)
    for ship in view["ships"]:
        coins = [f"{n_of(ship['coins'], 'coin')} each"] if ship["coins"] and not ship["ghost"] else []
        yield ("ghost ship" if ship["ghost"] else ship["ship"].replace("-", " "),
               "open sea" if ship["place"] == "sea" else f"off {ship['place']}", *coins,
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
    if view["hand"].get("canal"):
        return  # it is laid on a sheet over the board
    for action in view["tiles"]:
        yield (f"space {action['space'] + 1}", *(names[figure] for figure in action["figures"]),
               *([f"income {n_of(action['income'], 'guilder')}"] if action["income"] >= 0 else []))
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
        yield (f"space {n + 1}:", *(tile(part) if part else ["empty"]))
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
    for n, place in enumerate(view["ring"]):
        if place["harbour"]:
            yield place["name"], f"{names[place['seat']]}'s harbour"
        elif place.get("colour"):
            held = [f"held by {names[place['seat']]} with {n_of(place['swords'], 'sword')}"] if place["seat"] >= 0 else []
            yield (f"{place['colour']} island", f"{place['points']} prestige", " from ", " towards ", *held)
        for route in view["routes"]:
            if route["place"] == n:
                yield (f"{names[view['routes_of']]} gets there with {n_of(route['steps'], 'step')}",
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
        price = [f"costs {n_of(offer['price'], 'coin')}"] if offer["price"] > 0 else []
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
    yield (f"plus and minus: {mine['plus_and_minus']:+}".replace("-", "−").replace("+0", "0"),)


FACTS = {"nauticus": nauticus, "grog-island": grog_island, "die-werft": die_werft, "liguria": liguria}


def untold(game: str, view: Json, seat: int, names: list[str], heard: list[str]) -> list[Fact]:
    """The facts of this view that no name tells, nor three that follow each other."""
    said = [" ".join(heard[n:n + 3]).replace("\u00ad", "").lower() for n in range(len(heard))]
    return [fact for fact in FACTS[game](view, seat, names)
            if not any(all(part.lower() in name for part in fact) for name in said)]
