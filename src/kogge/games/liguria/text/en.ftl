title = Liguria
summary = Sail round the Ligurian Sea for colours: draft tiles, hold islands, send diplomats abroad and fill the bishop's orders.
tagline = Pigments for the bishop's murals
length = 60 min
weight = medium
option-diplomats = An envoy's price counts
option-diplomats-scrolls = scrolls
option-diplomats-tiles = tiles
stage = Round { $round }: { $phase }

# What the game asks
ask-lay-island = An island is laid.
ask-lay-marker = The island gets its prestige.
ask-draw-order = The order of play is drawn.
ask-lay-tiles = Tiles are drawn from the bag.
ask-deal-cards = Ship cards are laid out.
ask-place-merchant = Place your merchant on the market street. Further left comes first, further right brings more.
ask-take-tiles = { $left ->
    [one] Take one more tile from the row,
   *[other] Take up to { $left } tiles from the row, from left to right,
  } or stop. Each tile skipped after the first costs a coin; you have { $coins }.
ask-choose-card = Choose a ship card for this round. Its points stay with you.
ask-upgrade-tile = { $left ->
    [one] Upgrade one tile of your harbour by turning it to its better side, or decline.
   *[other] Upgrade up to { $left } tiles of your harbour by turning them to their better sides, or decline.
  }
ask-set-sail = { $steps ->
    [one] Sail one step.
   *[other] Sail 1 to { $steps } steps.
  }
ask-sail-on = { $steps ->
    [one] Your ship weighs anchor and sails one step on.
   *[other] Your ship weighs anchor and sails on, 1 to { $steps } steps.
  }
ask-turn-ship = Your reversal arrow is unused: turn your ship now?
ask-land-knights = { $holder ->
    [0] An island without knights ({ $colour }, { $points } prestige): land knights? Each tile brings a cube.
   *[other] Foreign knights hold this island ({ $colour }, { $points } prestige) with { $holder } { $holder ->
        [one] sword
       *[other] swords
      }: land more?
  } You have { $have } { $have ->
    [one] sword
   *[other] swords
  }, { $swords } of them landed.
ask-load-own = Your own island: load a { $colour } cube, or leave the island as it is.{ $free ->
    [0] { "" }
    [one] { " " }The cube symbol of your knights then brings another of any colour.
   *[other] { " " }The cube symbols of your knights then bring { $free } more of any colour.
  }
ask-load-freely = { $left ->
    [one] The cube symbol of your knights brings a cube of any colour.
   *[other] The cube symbols of your knights bring { $left } cubes of any colour.
  }
ask-visit-harbour = You visit { $harbour }. { $sacks ->
    [0] No more cubes can be loaded.
    [one] You may load one cube.
   *[other] You may load up to { $sacks } cubes.
  } { $price ->
    [5] All its envoy fields are taken.
   *[other] You may place one envoy for { $price }; your diplomats are worth { $have }.
  }
ask-pay-diplomats = Pay for the envoy: { $price } to go.
ask-last-move = The last move, with the wheels of your harbour only ({ $steps } { $steps ->
    [one] step
   *[other] steps
  }): only unloading at home counts.

# What can be answered
do-island = { $what } island
do-marker = { $what } prestige
do-order = { $what }
do-lay = { $what }
do-deal = Card { $what }
do-market = Place { $what }: { $tiles } { $tiles ->
    [one] tile
   *[other] tiles
  }, { $coins } { $coins ->
    [one] coin
   *[other] coins
  }
do-take = { $gone ->
    [1] Place { $what } of the tile row is empty
   *[0] Take { $tile } ({ $price } { $price ->
        [one] coin
       *[other] coins
      })
}
do-card = Card { $what }: { $points } { $points ->
    [one] point
   *[other] points
  }, { $wheels } { $wheels ->
    [one] wheel
   *[other] wheels
  }{ $reversal ->
    [1] , reversal arrow
   *[0] { "" }
  }{ $anchor ->
    [1] , anchor
   *[0] { "" }
  }{ $arrows ->
    [0] { "" }
    [one] , { $arrows } upgrade
   *[other] , { $arrows } upgrades
  }{ $red ->
    [0] { "" }
   *[other] , { $red } red for your harbour
  }{ $blue ->
    [0] { "" }
   *[other] , { $blue } blue for your harbour
  }{ $yellow ->
    [0] { "" }
   *[other] , { $yellow } yellow for your harbour
  }
do-upgrade = Upgrade { $what }
do-sail = Sail to { $place }{ $prestige ->
    [0] {""}
   *[other] , { $prestige } prestige
  } ({ $steps } { $steps ->
    [one] step
   *[other] steps
  } { $way })
do-anchor = Stop on the way at { $place }{ $prestige ->
    [0] {""}
   *[other] , { $prestige } prestige
  } ({ $steps } { $steps ->
    [one] step
   *[other] steps
  } { $way })
do-land = Land { $what }
do-load = Load { $what }
do-envoy = Envoy beside the row of { $what } (price { $price })
do-pay = Pay { $what }
do-turn = Turn the ship
do-keep = Keep the heading
do-stay = Stay
do-done = Done
do-leave = Leave the island as it is

# What happened
log-island = An island is laid: { $what }.
log-marker = It is worth { $what } prestige.
log-order = { $taker } ({ $what }) gets place { $position } in the order.
log-lay = The row gets: { $what }.
log-deal = Ship card { $what } is laid out.
log-market = { $who } places the merchant on place { $what }: { $tiles } { $tiles ->
    [one] tile
   *[other] tiles
  }, { $coins } { $coins ->
    [one] coin
   *[other] coins
  }.
log-take = { $who } takes { $tile }{ $price ->
    [0] {""}
    [one] { " " }and pays a coin
   *[other] { " " }and pays { $price } coins
  }{ $lost ->
    [1] {". The row is full: the tile leaves the game."}
   *[0] .
  }
log-card = { $who } takes ship card { $what } ({ $points } { $points ->
    [one] point
   *[other] points
  }, { $wheels } { $wheels ->
    [one] wheel
   *[other] wheels
  }){ $count ->
    [0] .
   *[other] {" "}and puts on offer: { $cubes }.
  }
log-upgrade = { $who } upgrades { $what }.
log-sail = { $who } sails to { $place }, { $steps } { $steps ->
    [one] step
   *[other] steps
  } { $way }{ $unloads ->
    [0] .
    [one] {", and unloads one cube."}
   *[other] {", and unloads "}{ $unloads } cubes.
  }
log-anchor = { $who } stops on the way at { $place }, { $steps } { $steps ->
    [one] step
   *[other] steps
  } { $way }{ $unloads ->
    [0] .
    [one] {", and unloads one cube."}
   *[other] {", and unloads "}{ $unloads } cubes.
  }
log-land = { $who } lands on { $place }: { $what }.
log-load = { $who } loads in { $place }: { $what }.
log-load-own-load = { $who } loads on { $place }: { $what }.
log-load-freely-load = { $who } loads on { $place }, for a cube symbol: { $what }.
log-envoy = { $who } places an envoy in { $harbour } beside the row of { $what }.
log-pay = { $who } pays for the envoy with { $what }.
log-turn = { $who } turns the ship.
log-keep = { $who } keeps the heading.
log-stay = { $who } stays where the ship lies.
log-done = { $who } takes no further tile.
log-upgrade-tile-done = { $who } upgrades nothing more.
log-land-knights-done = { $landed ->
    [0] { $who } lands no knights on { $place }.
   *[other] { $who } holds { $place } with { $swords } { $swords ->
        [one] sword
       *[other] swords
      } and loads { $loads } × { $colour }{ $holder ->
        [0] .
       *[other] {". The knights of "}{ $loser } are beaten.
      }
  }
log-load-freely-done = { $who } loads no more on { $place }.
log-visit-harbour-done = { $who } ends the visit to { $harbour }.
log-leave = { $who } leaves { $place } as it is and loads nothing.

# Why not, with the numbers at hand
why-gap-too-dear = The gap costs { $price } { $price ->
    [one] coin
   *[other] coins
  } and you have { $coins }.
why-too-few-swords = It takes more than the holder's { $holder } { $holder ->
    [one] sword
   *[other] swords
  }: you have { $have } in all, { $swords } of them landed.
why-too-few-scrolls = This envoy costs { $price } and your diplomats are worth { $have }.

# Words
word-set-up = set-up
word-preparation = preparation
word-market = market street
word-tiles = taking tiles
word-cards = ship cards
word-moves = sailing
word-last-moves = last moves
word-over = the end
word-red-island = the red island
word-blue-island = the blue island
word-yellow-island = the yellow island
word-camogli = Camogli
word-noli = Noli
word-savona = Savona
word-lerici = Lerici
word-red = red
word-blue = blue
word-yellow = yellow
word-wheels = wheels
word-merchants = merchants
word-buildings = buildings
word-monks = monks
word-wheel = a wheel
word-merchant = a merchant
word-small-building = a small building
word-large-building = a large building
word-monk = a monk
word-knight-cube = a knight with one sword and cube
word-knight-1 = a knight with one sword
word-knight-2 = a knight with two swords
word-knight-3 = a knight with three swords
word-diplomat-1 = a diplomat with one scroll
word-diplomat-2 = a diplomat with two scrolls
word-order = a bishop's order:
word-clockwise = clockwise
word-anticlockwise = anticlockwise

# Where points come from
source-islands = Islands
source-harbour = Harbour
source-plus-and-minus = Plus and minus
source-orders = Bishop's orders
source-sets = Sets of cubes
source-diplomats = Diplomats

# What is drawn: what it is, what it does, the clauses behind it
about-ring = Stop of the ring
    .kind = Harbour or island
    .does = Ships sail round from stop to stop and act where they stop. A harbour offers cubes and places for envoys; an island can be held by knights.
    .rules = 3c.step 3c.acts-where-it-stops island.empty
about-ship = Ship
    .kind = In front of a player
    .does = Moves at least one step, at most as many as wheels. Its hold takes ten cubes, which count once they are unloaded at home.
    .rules = 3c.too-far home.unload abroad.hold-full
about-street = Place of the market street
    .kind = At the market
    .does = Says how many tiles and coins its merchant gets. Places collect from left to right; one merchant each.
    .rules = 2.place-says 3a.street-order
about-row = Tile of the row
    .kind = At the market
    .does = Taken from left to right; each tile skipped after your first costs a coin.
    .rules = 3a.left-to-right 3a.gap-price
about-card = Ship card
    .kind = For one round
    .does = Wheels, an anchor, a reversal arrow or brown arrows for this round; its plus or minus points stay with you; its cubes go into your harbour.
    .rules = 3b.one-card 3b.card-cubes scoring.plus-and-minus
about-display = Open ship cards
    .kind = At the market
    .does = As many as there are players; both signs are among them.
    .rules = 1.cards-laid 1.both-signs
about-harbour = Tile in a harbour
    .kind = In front of a player
    .does = Lies in its row; a brown arrow turns it once to its better side.
    .rules = 3a.into-the-harbour 3b.brown-arrow
about-screen = Behind the screen
    .kind = In front of a player
    .does = Knights, diplomats, orders and unloaded cubes, out of the others' sight.
    .rules = screen.behind
about-screen-knight = Knight
    .kind = In front of a player
    .does = Lands on islands. Swords decide who holds one; each tile landed brings a cube.
    .rules = island.empty island.too-few-swords
about-screen-diplomat = Diplomat
    .kind = In front of a player
    .does = His scrolls pay for an envoy in a foreign harbour.
    .rules = abroad.rising-price abroad.no-diplomat
about-screen-order = Bishop's order
    .kind = In front of a player
    .does = Brings its prestige at the end if cubes behind your screen fill it.
    .rules = scoring.orders
about-dock = Cubes on offer
    .kind = In a harbour
    .does = For visitors only: one cube for each merchant in your own harbour.
    .rules = abroad.sacks-used home.no-loading
about-envoy = Envoy field
    .kind = In a harbour
    .does = One envoy for each row. At the end every tile in that row brings its owner two prestige. The next envoy here costs one scroll more.
    .rules = scoring.diplomats abroad.rising-price abroad.field-taken
about-supply = Cubes
    .kind = Supply
    .does = Colours for orders and sets. They count behind your screen only.
    .rules = scoring.orders scoring.sets scoring.aboard
about-order = Order of play
    .kind = On the board
    .does = For cards and ships: whoever has taken tiles first goes first.
    .rules = 3a.new-order 3c.order
about-hold = Hold
    .kind = In front of a player
    .does = Room for ten cubes. At home all are unloaded.
    .rules = abroad.hold-full home.unload
about-symbol-wheel = Wheel
    .kind = Tile
    .does = A step for your ship in every round; upgraded, two.
    .rules = 3c.too-far 3b.brown-arrow
about-symbol-merchant = Merchant
    .kind = Tile
    .does = A sack: one cube at each visit; upgraded, two.
    .rules = abroad.sacks-used 3b.brown-arrow
about-symbol-building = Building
    .kind = Tile
    .does = Its prestige at the end; upgraded, more.
    .rules = scoring.harbour 3b.brown-arrow
about-symbol-monk = Monk
    .kind = Tile
    .does = Plus points against minus; upgraded, one more.
    .rules = scoring.plus-and-minus 3b.brown-arrow
about-symbol-knight = Knight
    .kind = Tile
    .does = Lands on islands; swords decide who holds one. Some bring a cube of any colour.
    .rules = island.empty island.too-few-swords island.own-free-cubes
about-symbol-diplomat = Diplomat
    .kind = Tile
    .does = Scrolls pay for an envoy: 1, 2, 3, then 4 in a harbour.
    .rules = abroad.rising-price
about-symbol-order = Bishop's order
    .kind = Tile
    .does = Its number at the end, if cubes behind your screen fill it.
    .rules = scoring.orders
about-symbol-steps = Wheels
    .kind = On ship cards
    .does = More steps, in this round only.
    .rules = 3c.too-far
about-symbol-anchor = Anchor
    .kind = On ship cards
    .does = One stop on the way, with all its actions.
    .rules = 3c.anchor
about-symbol-reverse = Reversal arrow
    .kind = On ship cards
    .does = Turn the ship, before the move or after it.
    .rules = 3c.reversal-before 3c.reversal-after
about-symbol-up = Brown arrow
    .kind = On ship cards
    .does = Turn one tile of your harbour to its better side, at once.
    .rules = 3b.brown-arrow
about-symbol-balance = Plus and minus
    .kind = On ship cards
    .does = Stay with you. Below zero each point costs 5 prestige; above zero brings nothing.
    .rules = scoring.plus-and-minus scoring.plus-brings-nothing
about-symbol-coin = Coin
    .kind = On the board
    .does = Comes from the market street; pays for tiles that you skip.
    .rules = 2.place-says 3a.gap-price
about-symbol-prestige = Prestige
    .kind = On the board
    .does = Points at the end, on islands held and in your harbour.
    .rules = scoring.islands scoring.harbour
about-symbol-envoy = Envoy
    .kind = On the board
    .does = On an island: you hold it. Beside a row: 2 prestige for each tile in it.
    .rules = island.empty scoring.diplomats

# What is lost or shown for good by an answer
shown-lay-tiles = The tiles for the next round are drawn after this.
shown-deal-cards = The ship cards are laid out after this.

# What a table shows, in the terminal
field-arrows = arrows
field-at-risk = at risk
field-bag = bag
field-beaten = beaten
field-cube-symbol = cube symbol
field-cubes = cubes
field-cubes-left = cubes left
field-deck = deck
field-diplomats = diplomats
field-docks = docks
field-end = end
field-envoy = envoy
field-envoy-price = envoy price
field-filled = filled
field-forecast = forecast
field-free-cubes = free cubes
field-harbour = harbour
field-hold = hold
field-hold-size = hold size
field-knights = knights
field-landed = landed
field-landed-swords = landed swords
field-now = now
field-orders = orders
field-places = places
field-plus = plus
field-plus-and-minus = plus and minus
field-prestige = prestige
field-price-counts = price counts
field-price-left = price left
field-reversal = reversal arrow
field-routes = routes
field-routes-of = routes of
field-row = row
field-rows = rows
field-sacks = merchants
field-screen = screen
field-scrolls = scrolls
field-steps = steps
field-stop = stop
field-street = street
field-swords = swords
field-tiles-left = tiles left
field-upgraded = upgraded
field-upgrades-left = upgrades left

# What the coach says of a question
coach-rival-done = Nothing more is done here.
coach-rival-leave = The island stays as it was.
coach-place-merchant = Left or right? Left collects early and comes early in the order; right takes more tiles. Look which tiles you need and whether they will last.
coach-take-tiles = Take from left to right. Orders and what lies side by side first; skipping costs coins.
coach-choose-card = Which card? How far do you want to sail, and can you afford the minus points? Its cubes go into your harbour, for the others.
coach-upgrade-tile = Turn the tile that you use most: wheels and merchants work every round.
coach-set-sail = Where to? An island to hold, a harbour to load and send an envoy, or home to unload. Think of the trip after this one.
coach-sail-on = Your stop is over: the rest of the steps leads on.
coach-turn-ship = Turn now if the next trip should lead the other way.
coach-land-knights = How many knights? Each tile brings a cube, swords keep the island. What has landed stays.
coach-load-own = A cube from your own island, for nothing. Take it unless the hold is full.
coach-load-freely = Any colour: take what your orders lack.
coach-visit-harbour = Load what your orders need, and send an envoy beside a row that will grow.
coach-pay-diplomats = Pay with as few scrolls as possible; too much is lost.
coach-last-move = The last move: sail home if you can. Only unloaded cubes count.

# What everybody can count before a seat
purse-coins = coins
purse-harbour = tiles in the harbour
purse-hold = cubes aboard
