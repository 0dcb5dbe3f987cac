"""Short ways to put a table into the situation a test is about."""
from games.setting import play
from kogge import LUCK, Rng, game, pick
from kogge.games.grog_island.actions import ROWS
from kogge.games.grog_island.auction import Bid, NextBid
from kogge.games.grog_island.course import EndRound
from kogge.games.grog_island.dice import pips
from kogge.games.grog_island.parts import CLOUDS, COLOURS, GOALS, KIND_COUNT, KINDS, PARROTS, SHIPS
from kogge.games.grog_island.passing import Visit
from kogge.games.grog_island.table import GHOST, LOCKED
from kogge.games.grog_island.winning import Pay

GAME = game("grog-island")
EXAMPLE_ROLL = [1, 5, 1, 4, 3]  # green, blue, orange, yellow, grey: the roll of the rule book's auction
EMPTY = "empty empty empty empty empty"
IN_ORDER = " ".join(SHIPS)
TAKEN = {"ghost": GHOST, "lock": LOCKED}


def colours(words):
    """The numbers of colours given as words: "yellow grey"."""
    return [COLOURS.index(word) for word in words.split()]


def counts(names, words):
    """A hand as counts: "yellow yellow hold"."""
    return [words.split().count(name) for name in names]


def site(name):
    """The number of a building: "sword on yellow"."""
    kind, _, colour = name.partition(" on ")
    return COLOURS.index(colour) * KIND_COUNT + KINDS.index(kind)


def own(player, goods="", chests="", parrots="", goals="", **numbers):
    """Gives a player cards and tiles by their names, and coins, points or crew by number."""
    player.goods = counts(COLOURS, goods)
    player.chests = counts(["1", "2", "3"], chests)
    player.parrots = counts(PARROTS, parrots)
    player.goals = [GOALS.index(goal) for goal in goals.split()]
    for name, value in numbers.items():
        setattr(player, name, value)


def laid(players=3, clouds=EMPTY, ships=IN_ORDER, taken=None, roll=EXAMPLE_ROLL):
    """A table in its first round, set up without cards; `taken` puts a seat, a ghost or a lock on buildings."""
    table = GAME.start(players)
    table.clouds = [CLOUDS.index(cloud) for cloud in clouds.split()]
    table.ships = [SHIPS.index(ship) for ship in ships.split()]
    table.dice = list(roll)
    table.round = 1
    for name, who in (taken or {}).items():
        table.sites[site(name)] = TAKEN.get(who, who)
    table.agenda = [EndRound()]
    return table


def asked(
    question, players=3, clouds=EMPTY, ships=IN_ORDER, taken=None, roll=EXAMPLE_ROLL, row="", bid=None, bidder=-1, **owned,
):
    """A table that waits for `question`; what is `owned` goes to the seat that is asked."""
    table = laid(players, clouds, ships, taken, roll)
    table.row = colours(row)
    table.bid = pips(table.dice, table.row) if bid is None else bid
    table.bidder = bidder
    own(table.players[max(question.seat, 0)], **owned)
    table.agenda.append(question)
    return table


def bidding(seat=0, **situation):
    return asked(Bid(seat), **situation)


def visiting(seat=0, **situation):
    """The seat has passed and taken its goods; the bidding goes on after the visit."""
    table = asked(Visit(seat), **situation)
    table.agenda.insert(-1, NextBid(seat))
    return table


def trading(peninsula, ship, **situation):
    """Seat 0 has gone to the ship at a peninsula; the other ships lie around it."""
    rest = [name for name in SHIPS if name != ship]
    rest.insert(COLOURS.index(peninsula), ship)
    return play(visiting(ships=" ".join(rest), **situation), "visit " + peninsula)


def won(row="yellow grey", **situation):
    """Seat 0 has won with this row and is to pay."""
    table = asked(Pay(0, False), row=row, bidder=0, **situation)
    for other, player in enumerate(table.players[1:]):
        player.marker = other
    return table


def paid(row="yellow grey", coins=30, **situation):
    return play(won(row, coins=coins, **situation), "pay")


def action(text):
    return GAME.action(text)


def verbs(table):
    return {action.verb for action in table.legal()}


def question(table):
    return type(table.agenda[-1]).__name__


def roll(table, dice=EXAMPLE_ROLL):
    return play(table, *[f"roll {face}" for face in dice])


def let_luck(table, rng=None):
    """Luck answers until a player is asked."""
    rng = rng or Rng(1)
    while not table.over and table.seat == LUCK:
        table.play(pick(table, rng))
    return table


def goods(table, seat=0):
    """What a seat owns, as words in the order of the colours."""
    return " ".join(name for name, count in zip(COLOURS, table.players[seat].goods, strict=True) for _ in range(count))


def points(table, seat=0):
    return dict(table.scores()[seat])


def rows_of(length):
    return [row for row in ROWS if len(row) == length]
