title = Grog Island
summary = Bid with shared dice for buildings, or pass at the right moment and trade. Secret goals decide.
tagline = Pirates bid for a quiet old age
length = 60 min
weight = light
stage = Auction round { $round }

# What the game asks
ask-lay-cloud = A cloud comes to lie above { $colour }.
ask-lay-ship = A ship comes to water space { $water }.
ask-choose-starter = Who makes the grimmest face?
ask-take-good = Choose your first good.
ask-roll = The { $colour } die is rolled.
ask-deal-goal = A goal is drawn.
ask-deal-chest = A chest is drawn.
ask-deal-parrot = A parrot is drawn.
ask-return-goal = { $count ->
    [one] Choose a goal to put under the stack.
   *[other] Choose { $count } goals to put under the stack, one after the other.
  }
ask-keep-goal = Keep one of the goals you have drawn.
ask-order-goals = The other { $count } goals go under the stack. Which is next?
ask-bid = { $cards ->
    [0] { $standing ->
        [0] Make the opening bid.
       *[other] Bid more than { $standing }, or pass.
      } You may go up to { $ceiling }.
   *[other] You have turned dice, so a bid above { $standing } has to follow. You may go up to { $ceiling }.
  }
ask-visit = You have passed. Choose a ship to trade with.
ask-trade = { $ship }: trade for { $good }. You could hand over { $tiles ->
    [one] { $tiles } tile.
   *[other] { $tiles } tiles.
  }
ask-replace = { $tiles ->
    [one] One tile is due: { $good }. Do you replace it by three others?
   *[other] { $tiles } tiles are due: { $good }. How many do you replace by three others each?
  }
ask-give = Choose the tiles that stand in, { $left } more.
ask-pay = You have won with { $bid }. Pay with coins, show chests first, or renounce. You have { $coins } { $coins ->
    [one] coin.
   *[other] coins.
  }
ask-winner-claim = Claim a building.
ask-place-lock = Put a lock on a building on { $colour }.
ask-place-ghost = Put a ghost on a building on { $colour }.

# What can be answered
do-cloud = Cloud: { $what }
do-moor = { $what }
do-start = Seat { $what } begins
do-roll = { $what }
do-goal = { $what }
do-chest = A chest worth { $what }
do-parrot = Parrot: { $what }
do-return = Under the stack: { $what }
do-keep = Keep: { $what }
do-take = Take { $good } ({ $what })
do-bid = Bid { $sum }: { $what }
do-hold = Hold { $sum } with a parrot: { $what }
do-turn = Turn with a parrot: { $what }
do-pass = { $goods ->
    [0] Pass
    [one] Pass and take one good
   *[other] Pass and take { $goods } goods
  }
do-visit = { $tiles ->
    [one] { $ship } off { $what } (takes { $good }, you could hand over { $tiles } tile)
   *[other] { $ship } off { $what } (takes { $good }, you could hand over { $tiles } tiles)
  }
do-visit-sea = { $ship } on the open sea
do-trade = { $coins ->
    [0] Trade { $what } × { $good }
    [one] Trade { $what } × { $good } for one coin
   *[other] Trade { $what } × { $good } for { $coins } coins
  }
do-replace = { $others ->
    [0] Replace none
   *[other] Replace { $what }: { $own } × { $good } and { $others } other tiles
  }
do-give = Give { $good } ({ $what })
do-claim = { $coins ->
    [one] Claim { $what } (pays { $coins } coin)
   *[other] Claim { $what } (pays { $coins } coins)
  }
do-show = Show a chest worth { $what }
do-pay = Pay { $bid }
do-renounce = Renounce: pay nothing, get nothing, end the round
do-decline = No claim
do-lock = Lock { $what }
do-haunt = Ghost to { $what }
do-done = Done

# What happened
log-cloud = The cloud above { $colour }: { $what }.
log-moor = On water space { $water }: { $what }.
log-start = { $starter } makes the grimmest face and begins.
log-roll = The { $colour } die shows { $what }.
log-goal = { $whom } draws a goal: { $what }.
log-goal-hidden = { $whom } draws a goal.
log-chest = { $whom } draws a chest worth { $what }.
log-chest-hidden = { $whom } draws a chest.
log-parrot = { $whom } draws a parrot: { $what }.
log-parrot-hidden = { $whom } draws a parrot.
log-return = { $who } puts a goal under the stack: { $what }.
log-return-hidden = { $who } puts a goal under the stack.
log-keep = { $who } keeps a goal: { $what }.
log-keep-hidden = { $who } keeps a goal.
log-take = { $who } takes a first good: { $good }.
log-bid = { $who } bids { $sum }: { $what }.
log-hold = { $who } plays a parrot and holds { $sum }: { $what }.
log-turn = { $who } turns a die with a parrot: { $what }.
log-pass = { $who } passes{ $goods ->
    [0] {" "}and takes nothing.
   *[other] {" "}and takes: { $taken }.
  }
log-visit = { $who } visits a ship off { $what }: { $ship }.
log-visit-sea = { $who } visits the ship on the open sea.
log-trade = { $who } hands over { $what } × { $good }{ $coins ->
    [0] .
    [one] {" "}for one coin.
   *[other] {" "}for { $coins } coins.
  }
log-replace = { $tiles ->
    [one] { $who } replaces the tile ({ $good }) by { $others } others.
   *[other] { $who } replaces { $what } of { $tiles } tiles ({ $good }) by { $others } others.
  }
log-replace-0 = { $who } replaces no tile.
log-give = { $who } gives another tile instead: { $good }.
log-claim = { $who } claims { $what }{ $coins ->
    [0] {""}
    [one] {" "}and gets one coin
   *[other] {" "}and gets { $coins } coins
  }{ $point ->
    [1] {". The cloud brings a point."}
   *[0] .
  }
log-show = { $who } shows a chest worth { $what }.
log-pay = { $who } pays the bid of { $bid }{ $points ->
    [0] .
    [one] {" "}and gets a point.
   *[other] {" "}and gets { $points } points.
  }
log-renounce = { $who } does not pay the bid of { $bid } and gets nothing; the round is over.
log-decline = { $who } claims no building.
log-lock = { $who } locks: { $what }.
log-haunt = { $who } sets a ghost ashore: { $what }.
log-done = { $who } ends the trade.

# Why not, with the numbers at hand
why-over-ceiling = That would be { $sum }, and you may go up to { $ceiling }: your coins and three for each chest.
why-not-higher = That would be { $sum }; it has to be more than { $standing }.
why-tile-limit = This ship takes { $limit ->
    [one] { $limit } tile
   *[other] { $limit } tiles
  } at most.
why-coins-short = You have bid { $bid } and have { $coins } { $coins ->
    [one] coin
   *[other] coins
  }. Show chests first.
why-cannot-pay = You have bid { $bid }; your coins and chests together are less. No chest is shown in vain.

# Words
word-on = on
word-green = green
word-blue = blue
word-orange = orange
word-yellow = yellow
word-grey = grey
word-sea = open sea
word-coconut = coconut
word-fish = fish
word-grog = grog
word-lemon = lemon
word-map = map
word-sword = swords
word-hat = hats
word-hook = hooks
word-peg-leg = peg legs
word-anchor = anchors
word-cannonball = cannonballs
word-coffin = coffins
word-eye-patch = eye patches
word-figurehead = figureheads
word-voodoo-doll = voodoo dolls
word-fortune-teller = fortune tellers
word-pub = the pub
word-parrots = parrots
word-green-goods = goods: coconut
word-blue-goods = goods: fish
word-orange-goods = goods: grog
word-yellow-goods = goods: lemon
word-grey-goods = goods: map
word-green-peninsula = green peninsula
word-blue-peninsula = blue peninsula
word-orange-peninsula = orange peninsula
word-yellow-peninsula = yellow peninsula
word-grey-peninsula = grey peninsula
word-copper-ship = Copper ship
word-silver-ship = Silver ship
word-gold-ship = Gold ship
word-chest-ship = Chest ship
word-parrot-ship = Parrot ship
word-goal-ship = Goal ship
word-goal = goal
word-point = point
word-parrot = parrot
word-empty = empty
word-black = black, no coins
word-hold = hold the bid

# Where points come from
source-track = Point track
source-chests = Chests
source-coins = Coins
source-buildings = Goals: buildings
source-parrots = Goals: parrots
source-goods = Goals: goods
source-peninsulas = Goals: peninsulas

# What is lost or shown for good by an answer
lost-win = You keep coins and chests, and get nothing of what you have won.
lost-claim = You give up the claim.
shown-roll = The dice are rolled after this.
shown-deal-goal = You draw a goal after this.
shown-deal-chest = You draw a chest after this.
shown-deal-parrot = You draw a parrot after this.
shown-lay-ship = The ships are moored anew after this.
shown-lay-cloud = The clouds are laid anew after this.
shown-by-bid = The parrot is played; the others see it with your bid.
shown-by-pay = The others see the chest, and it is spent.

# What is drawn: what it is, what it does, the clauses behind it
about-die = Die
    .kind = In the auction
    .does = One for each peninsula. On the bidding row its pips are coins; the first two say where the winner may claim.
    .rules = opening.sum claiming.places opening.descending
about-row = Bidding row
    .kind = In the auction
    .does = Five spaces: two claims, a point, a lock, a point. Filled from the left, never rising.
    .rules = opening.no-gaps rewards.occupied rewards.points rewards.lock
about-cloud = Cloud
    .kind = On the island
    .does = What a claim on this peninsula brings besides coins: a goal, a point, a parrot or nothing. Under the black one not even coins.
    .rules = claiming.cloud-goal claiming.cloud-point claiming.black-cloud
about-good = Goods of the peninsula
    .kind = On the island
    .does = Whoever passes takes one of each colour in the row. The ship here trades for it.
    .rules = passing.goods ships.not-supplied
about-own = Own goods
    .kind = In front of a player
    .does = For trading with ships: three others stand in for one that you lack. Four claim a building.
    .rules = ships.three-for-one ships.claim
about-building = Building
    .kind = On the island
    .does = Claimed with a crew member of your own, for good. Scores by your goals; pays a coin for each free one of its kind.
    .rules = claiming.crew claiming.coins end.goal-building
about-ship = Ship
    .kind = On the island
    .does = Whoever passes trades with one ship for the good of its peninsula: for coins, chests, parrots or goals. Four goods claim a building there.
    .rules = ships.one-ship ships.claim round-end.ships-move
about-goal = Goal
    .kind = In front of a player
    .does = Secret until the end. It scores your crew on a kind of building, your majority on a peninsula, or each good or parrot that you have.
    .rules = setup.goals-secret end.goal-building end.goal-majority
about-goals = Goal stack
    .kind = Stack
    .does = What is put under it is drawn last.
    .rules = setup.under-in-order ships.goals
about-chest = Chest
    .kind = In front of a player
    .does = Holds one, two or three coins; the others count three. Pays bids, and is a point at the end.
    .rules = cash.potential paying.chests-shown end.chests
about-chests = Chest stack
    .kind = Stack
    .does = Drawn at the chest ship.
    .rules = ships.chests notes.cards-run-out
about-parrot = Parrot
    .kind = In front of a player
    .does = Turns a die of its colour, or holds the bid; played with a bid, on your own turn.
    .rules = parrots.own-turn parrots.die parrots.hold
about-parrots = Parrot stack
    .kind = Stack
    .does = Drawn at the parrot ship and from the parrot cloud.
    .rules = ships.parrots claiming.cloud-parrot
about-seat = Start player
    .kind = In the auction
    .does = The flag moves on to the left every round.
    .rules = round-end.flag
about-water = Water space
    .kind = On the island
    .does = Ships move one space to the right after each round; the last is the open sea.
    .rules = round-end.ships-move ships.open-sea
about-symbol-claim = Claim
    .kind = In the auction
    .does = Put a crew member on a free building: with the first two dice of a winning row, or for four goods at a ship.
    .rules = claiming.places ships.claim
about-symbol-point = Point
    .kind = In the auction
    .does = Third and fifth space of the row, and one of the clouds.
    .rules = rewards.points claiming.cloud-point
about-symbol-lock = Lock
    .kind = In the auction
    .does = The fourth space: closes a free building of its die's peninsula for good.
    .rules = rewards.lock
about-symbol-crew = Crew
    .kind = In front of a player
    .does = Whoever claims leaves one on the building. When somebody's last is placed, the game ends.
    .rules = claiming.crew end.last-crew
about-symbol-coin = Coins
    .kind = In front of a player
    .does = Pay bids. On a building: what its claim pays. Five are a point at the end.
    .rules = paying.price claiming.coins end.coins
about-symbol-visit = Visit to a ship
    .kind = On the island
    .does = For whoever passes. On the sail: what a good brings, and how many at most. On the hull: four goods claim a building.
    .rules = ships.one-ship ships.tile-limit ships.claim
about-symbol-ghost = Ghost
    .kind = On the island
    .does = With two players only: ghosts take buildings where their ship lies.
    .rules = setup.ghost-ship round-end.ghost

# What a table shows, in the terminal
field-auction = auction
field-bid = bid
field-bidder = bidder
field-buildings = buildings
field-ceiling = potential
field-chest-box = chest box
field-chests = chests
field-claim-tiles = claim tiles
field-cloud = cloud
field-copies = copies
field-crew = crew
field-dice = dice
field-drawn = drawn
field-ended-by = ended by
field-face = face
field-family = family
field-free = free
field-ghost = ghost
field-ghosts = ghosts
field-goals = goals
field-good = good
field-goods = goods
field-kinds = kinds
field-last-round = last round
field-limit = limit
field-locks = locks
field-majority = majority
field-money = money
field-over = over
field-own = own
field-own-tiles = own tiles
field-parrot-box = parrot box
field-passed = passed
field-passing = passing
field-peninsula = peninsula
field-peninsulas = peninsulas
field-played = played
field-presence = presence
field-replacement = replacement
field-rewards = rewards
field-ship = ship
field-sources = sources
field-spent = spent
field-state = state
field-subject = subject
field-under = under
field-without-crew = rounds without crew
field-without-crew-end = rounds without crew that end the game
field-worth = worth
field-after = may follow

# What the coach says of a question
coach-return-goal = Which goals do you keep? Rare kinds of buildings bring more points for each crew member; two goals that meet on a peninsula are easy together.
coach-rival-return = Goals stay secret until the end. The buildings that somebody claims tell which ones they keep.
coach-rival-pass = Passing brings a good for each die in the row and a visit to a ship; whoever passes is out of this auction round.
coach-rival-pay = Paid coins leave; chests that are shown leave the game. There is less left for the next auction round.
coach-rival-decline = A building that could be claimed stays free for everybody.
coach-rival-keep = One goal more, secret like the others.
coach-rival-done = Nothing more is done here.
coach-take-good = Any good will do. One that a near ship trades for is useful at once.
coach-bid = Bid or pass? The first two dice say where the winner claims. A cheap win for two goals is good; a long row makes passing rich in goods.
coach-visit = Which ship? Coins win auction rounds, chests are secret coins and points, parrots change dice, goals can double what you have, and four goods claim a building.
coach-trade = How many tiles do you hand over? Keep some for the next ship; goods themselves score only with their goal.
coach-replace = A tile due can be replaced by three others. Use that for colours you have plenty of.
coach-give = Which tiles stand in? Give the colour you need least.
coach-pay = Pay with coins or chests. Each chest is a point at the end, whatever it holds; a full one pays more.
coach-rival-renounce = Whoever wins need not pay, and then gets nothing: the win claims no building in this auction round.
coach-winner-claim = Which building? One of your goals, and if there is none, a kind of which many are free: each pays a coin.
coach-place-lock = Lock a building that a rival seems to want, or one that would break your majority.
coach-place-ghost = You did not win, so you place a ghost. Take a building that your rival needs.
coach-keep-goal = Keep the goal that your crew already serves.
coach-order-goals = The order under the stack hardly matters; what you put last is drawn last.

# What everybody can count before a seat
purse-coins = coins
purse-points = points
purse-crew = crew
purse-goods = goods
purse-chests = chests
purse-parrots = parrots
