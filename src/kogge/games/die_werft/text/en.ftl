title = Die Werft
summary = Build ships from tiles, fit them out, and test them in your own canals. Contracts decide in secret what counts in the end.
tagline = From the keel to the maiden voyage
length = 110 min
weight = heavy
option-employees = Employees
option-employees-shuffled = at random
option-employees-spread = one engineer or recruiter in every sector (first game)
stage = { $ending ->
    [0] Lap { $lap }
   *[1] Last turns
}

# What the game asks
ask-choosing = Choose an action. You have { $guilders } { $guilders ->
    [one] guilder
   *[other] guilders
  }.
ask-offering = Your action: { $tile }. You may buy one extra action for { $price } guilders, before or after it.
ask-building = { $last ->
    [1] Your last chance: buy the one tile that finishes a ship, or leave it.
   *[other] Build: take { $left ->
        [one] one more tile
       *[other] up to { $left } tiles
      }. You can spend { $guilders } { $guilders ->
        [one] guilder
       *[other] guilders
      }.
  }
ask-placing = Lay the { $hull } ({ $tile }) in your dock.
ask-buying = Buy a train. You can spend { $guilders } { $guilders ->
    [one] guilder
   *[other] guilders
  }.
ask-renting = Rent a canal. You can spend { $guilders } { $guilders ->
    [one] guilder
   *[other] guilders
  }.
ask-entering = Your first canal: on which side does your ship enter?
ask-laying = Where shall canal { $canal } go?
ask-turning = How shall canal { $canal } lie?
ask-making = { $crew ->
    [1] Recruit crew.
   *[other] Make equipment.
  } The next sector is free, each further one costs a guilder; you can spend { $guilders } { $guilders ->
    [one] guilder
   *[other] guilders
  }.
ask-assisting = Your employees bring more if you like.
ask-hiring = Hire an employee. The next sector is free, each further one costs a guilder; you can spend { $guilders } { $guilders ->
    [one] guilder
   *[other] guilders
  }.
ask-unloading = Which train do you trade in?
ask-trading = Sell or swap the next wagon: { $load } ({ $left } to go).
ask-launching = Several ships are finished. Which one sails next?
ask-fitting-out = Fit out your ship of { $size }: speed { $speed }, the canals allow { $reach }.
ask-boosting = How fast shall the ship be? It makes { $speed } without help, the canals allow { $reach }.
ask-steering = Which way? { $left } { $left ->
    [one] space
   *[other] spaces
  } to go, { $points } { $points ->
    [one] point
   *[other] points
  } on this voyage.
ask-dropping = Drop a { $colour } contract ({ $left } to go). Nobody sees it.
ask-finishing = Your final action: any you like. No income, no extra action.

# What can be answered
do-start = Player { $what } begins
do-lay = { $what }
do-point-to = Marker on { $what }
do-point-to-sector = Marker on sector { $what }
do-post = { $what }
do-reveal = { $hull } ({ $tile })
do-arrive = { $what }
do-open-canal = Canal { $what }
do-deal = { $what }
do-choose = { $what } (income { $income } { $income ->
    [one] guilder
   *[other] guilders
  })
do-finishing-choose = { $what }
do-extra = Extra action for { $price } guilders: { $what }
do-act = Carry out your action now
do-done = Done
do-pass = Pass
do-drop = Drop: { $what }
do-take = Take { $hull } ({ $tile }) for { $price } { $price ->
    [one] guilder
   *[other] guilders
  }
do-invent = Take an imagined { $what }, free
do-place = Space { $what }{ $size ->
    [0] {""}
   *[other] : finishes a ship of { $size }{ $sails ->
        [0] {", which cannot sail"}
       *[other] {""}
      }
  }
do-buy-train = Buy a train for { $price } { $price ->
    [one] guilder
   *[other] guilders
  }: { $train }
do-rent-canal = Rent canal { $canal } for { $price } { $price ->
    [one] guilder
   *[other] guilders
  }: { $symbols }
do-beside = Beside canal { $number }, to the { $side }
do-turn = Turned clockwise by { $what }°
do-turn-0 = Not turned
do-enter = Enter from the { $what }
do-make = { $what } for { $price } { $price ->
    [one] guilder
   *[other] guilders
  }
do-recruit = { $what } for { $price } { $price ->
    [one] guilder
   *[other] guilders
  }
do-assist = Take { $what } as well
do-hire = { $what } for { $price } { $price ->
    [one] guilder
   *[other] guilders
  }
do-unload = { $what } (sells for { $guilders } { $guilders ->
    [one] guilder
   *[other] guilders
  })
do-sell = Sell { $what } for { $price } { $price ->
    [one] guilder
   *[other] guilders
  }
do-swap-for = Swap { $load } for { $what }
do-launch = The ship of { $size } at space { $what }
do-fit = On board: { $what }
do-remove = Off again: { $what }
do-scrap = Scrap the ship: no points, its items stay in store
do-set-sail = Set sail with speed { $speed }{ $points ->
    [0] {""}
    [one] : { $points } point
   *[other] : { $points } points
  }
do-boost = Speed { $speed }{ $points ->
    [0] {""}
    [one] : { $points } point
   *[other] : { $points } points
  }
do-steer = Towards the { $what }{ $points ->
    [0] {""}
    [one] : { $points } point
   *[other] : { $points } points
  }

# What happened
log-start = { $starter } begins.
log-lay = Action tile laid out: { $what }.
log-point-to = A marker starts on { $what }.
log-point-to-sector = The employees' marker starts on sector { $what }.
log-post = An employee is laid out: { $what }.
log-reveal = A new { $hull } comes: { $tile }.
log-arrive = A train arrives: { $what }.
log-open-canal = Canal { $what } comes on offer.
log-deal = { $whom } is dealt a contract: { $what }.
log-deal-hidden = { $whom } is dealt a contract.
log-choose = { $who } chooses { $what }{ $income ->
    [0] .
    [one] { " " }and gets one guilder.
   *[other] { " " }and gets { $income } guilders.
  }
log-finishing-choose = { $who } chooses as final action: { $what }.
log-extra = { $who } buys an extra action for { $price } guilders: { $what }.
log-act = { $who } carries out the chosen action: { $tile }.
log-done = { $who } buys no extra action.
log-building-done = { $who } takes no further tile.
log-assisting-done = { $who } wants no further help.
log-pass = { $who } passes: no action can be carried out.
log-drop = { $who } drops a contract: { $what }.
log-drop-hidden = { $who } drops a contract.
log-take = { $who } takes for { $price ->
    [one] one guilder
   *[other] { $price } guilders
  }: { $hull } ({ $tile }).
log-invent = { $who } takes an imagined { $what }, as no real one is left.
log-place = { $who } lays the { $hull } on space { $what }{ $size ->
    [0] .
   *[other] {". A ship of "}{ $size } is finished.
  }
log-buy-train = { $who } buys a train for { $price ->
    [one] one guilder
   *[other] { $price } guilders
  }: { $train }.
log-rent-canal = { $who } rents canal { $canal } for { $price ->
    [one] one guilder.
   *[other] { $price } guilders.
  }
log-beside = { $who } lays canal { $canal } beside canal { $number }, to the { $side }.
log-turn = { $who } turns canal { $canal } clockwise by { $what }°.
log-turn-0 = { $who } leaves canal { $canal } unturned.
log-enter = { $who }'s ship enters canal { $canal } from the { $what }.
log-make = { $who } makes for { $price ->
    [one] one guilder
   *[other] { $price } guilders
  }: { $what }.
log-recruit = { $who } recruits for { $price ->
    [one] one guilder
   *[other] { $price } guilders
  }: { $what }.
log-assist = An employee brings { $who } one more: { $what }.
log-hire = { $who } hires for { $price ->
    [one] one guilder
   *[other] { $price } guilders
  }: { $what }.
log-unload = { $who } trades in a train: { $what }.
log-sell = { $who } sells { $what } for { $price ->
    [one] one guilder.
   *[other] { $price } guilders.
  }
log-swap-for = { $who } swaps { $load } for { $what }.
log-launch = { $who } launches a ship of { $size }.
log-fit = { $who } takes on board: { $what }.
log-remove = { $who } takes off again: { $what }.
log-scrap = { $who } scraps a ship of { $size } and gets no points for it.
log-set-sail = { $who } sets sail with a ship of { $size }, speed { $speed }{ $points ->
    [0] .
    [one] , and arrives: { $points } point.
   *[other] , and arrives: { $points } points.
  }
log-boost = { $who }'s ship makes speed { $speed }{ $points ->
    [0] .
    [one] {" "}and arrives: { $points } point.
   *[other] {" "}and arrives: { $points } points.
  }
log-steer = { $who } steers towards the { $what }{ $points ->
    [0] .
    [one] {" "}and arrives: { $points } point.
   *[other] {" "}and arrives: { $points } points.
  }

# Why not, with numbers
why-too-dear = That costs { $price } { $price ->
    [one] guilder
   *[other] guilders
  }; you can spend { $purse }.
why-captain = Every ship needs a captain on board.
why-full-speed = Your canals have no route of { $speed } { $speed ->
    [one] space
   *[other] spaces
  }; the longest has { $reach }.

# Where points come from
source-crew = Crew
source-equipment = Cranes and cannons
source-speed = Speed
source-officials = Officials
source-riband = Blue riband
source-blue-contracts = Blue contract
source-green-contracts = Green contract
source-dealers = Dealers

# Words
word-build = Shipbuilding
word-trains = Buy commodities
word-canals = Rent a canal
word-equipment = Make equipment
word-crew = Recruit crew
word-hire = Hire an employee
word-trade = Trade commodities
word-subsidies = Receive subsidies
word-sail = sail
word-smokestack = smokestack
word-crane = crane
word-cannon = cannon
word-captain = captain
word-soldier = soldier
word-businessman = businessman
word-propeller = propeller
word-coal = coal
word-steel = steel
word-grain = grain
word-bow = bow
word-middle = middle
word-stern = stern
word-left = left middles
word-right = right middles
word-blank = blank
word-cabin = cabin
word-mast = mast mount
word-crane-mount = crane mount
word-cannon-mount = cannon mount
word-propeller-mount = propeller mount
word-lifebelt = lifebelt
word-lifeboat = lifeboat
word-lantern = lantern
word-north = north
word-east = east
word-south = south
word-west = west
word-trade-symbol = trade
word-military = military
word-riband = blue riband
word-blue = blue
word-green = green
word-engineer-sail = engineer, 1 sail more
word-engineer-smokestack = engineer, 1 smokestack more
word-engineer-crane = engineer, 1 crane more
word-engineer-cannon = engineer, 1 cannon more
word-recruiter-captain = recruiter, 1 captain more
word-recruiter-soldier = recruiter, 1 soldier more
word-recruiter-businessman = recruiter, 1 businessman more
word-recruiter-propeller = recruiter, 1 propeller more
word-dealer-coal = coal dealer, level 1
word-dealer-steel = steel dealer, level 1
word-dealer-grain = grain dealer, level 1
word-master-dealer-coal = coal dealer, level 2
word-master-dealer-steel = steel dealer, level 2
word-master-dealer-grain = grain dealer, level 2
word-craftsman-sail = craftsman for sails
word-craftsman-smokestack = craftsman for smokestacks
word-craftsman-crane = craftsman for cranes
word-craftsman-cannon = craftsman for cannons
word-craftsman-propeller = craftsman for propellers
word-craftsman-crew = craftsman for crew
word-helmsman = helmsman
word-rigger = rigger
word-accountant = accountant
word-foreman = foreman
word-cranes-and-businessmen = crane and businessman
word-businessmen = further businessmen
word-sail-and-steam = ships with sail, smokestack and propeller
word-soldiers-and-cannons = soldier and cannon
word-soldiers = further soldiers
word-all-purpose = ships for trade and war
word-sails = pairs of sails
word-officers = officers
word-variety = kinds of equipment and crew
word-smokestacks = pairs of smokestacks
word-propellers = propellers
word-used-canals = used canals
word-lifebelts = lifebelts
word-ships-of-five = ships of five
word-tiles = ship tiles
word-lanterns = lanterns
word-ships-of-six = ships of six
word-employees = employees
word-lifeboats = lifeboats
word-ships-of-seven = ships of seven or more
word-coloured-employees = blue, yellow and orange employees
word-ships = ships
word-safe-ships = ships safe in every way
word-employee-kinds = kinds of employees

# What is lost or shown for good by an answer
lost-ship = The ship is gone for good and brings nothing.
shown-reveal = The ship tiles on offer are filled up after this.
shown-arrive = The next train arrives after this.
shown-open = The next canal is laid out after this.
shown-deal = Contracts are dealt after this.

# What is drawn: what it is, what it does, the clauses behind it
about-tile = Action tile
    .kind = On the track
    .does = Put your figure on it, take 1 guilder for each occupied tile ahead, and carry out its action.
    .rules = choose.not-occupied income.tiles-ahead act.compulsory
about-tile-build = Shipbuilding
    .kind = Action tile
    .does = Take one to three ship tiles at the price of their rows and lay them in your dock.
    .rules = build.one-to-three build.prices
about-tile-trains = Buy commodities
    .kind = Action tile
    .does = Buy one of five trains at the price of its place.
    .rules = trains.buy-one
about-tile-canals = Rent a canal
    .kind = Action tile
    .does = Rent one of five canals and lay it beside yours.
    .rules = canals.rent-one canals.edge-to-edge
about-tile-equipment = Make equipment
    .kind = Action tile
    .does = The marker moves one sector; take the item there. Each further sector costs 1 guilder.
    .rules = equipment.one-step equipment.further-steps
about-tile-crew = Recruit crew
    .kind = Action tile
    .does = Like equipment, with captain, soldier, businessman and propeller.
    .rules = crew.works-like-equipment
about-tile-hire = Hire an employee
    .kind = Action tile
    .does = The marker moves along the oval; hire one of its sector for the whole game.
    .rules = hire.steps employees.for-the-whole-game
about-tile-trade = Trade commodities
    .kind = Action tile
    .does = Unload a train: sell each wagon or swap it for an item.
    .rules = trade.one-train trade.each-wagon
about-tile-subsidies = Receive subsidies
    .kind = Action tile
    .does = 2 guilders.
    .rules = subsidies.two-guilders
about-market = Ship tile
    .kind = On offer
    .does = Bow, middle or stern. The bottom row is free, the next costs 1 guilder, the two beside the deck 2. What is printed gives mounts, cabins and safety features.
    .rules = build.prices voyage.mount-each voyage.cabin-each
about-deck = Deck of ship tiles
    .kind = On offer
    .does = The columns are filled up from it. When the last bow, stern or middle is drawn, the end begins.
    .rules = build.refill end.tiles-run-out completion.blank-tiles
about-dock = Place in the dock
    .kind = In front of a player
    .does = Nine in a row. Laid tiles stay; a bow, middles and a stern side by side are a ship, which leaves at the end of the turn.
    .rules = build.never-moved voyage.finished-ship voyage.must-leave
about-trains = Train on offer
    .kind = On the board
    .does = Wagons of coal, steel or grain; the bottom one is free.
    .rules = trains.buy-one
about-train = Train
    .kind = In front of a player
    .does = Its wagons are sold or swapped when you trade; then it is discarded.
    .rules = trade.one-train trade.each-wagon
about-canals = Canal on offer
    .kind = On the board
    .does = Rented at the price of its place. Symbols are officials who pay points to ships that pass.
    .rules = canals.rent-one route.military route.safety
about-canal = Own canal
    .kind = In front of a player
    .does = Ships sail on it, one space for each point of speed. Entered and left, it is used and goes away.
    .rules = route.one-space-a-point route.used-canals
about-spot = Place for a canal
    .kind = In front of a player
    .does = It must share an edge with one of your own.
    .rules = canals.edge-to-edge
about-turn = Turn of the canal
    .kind = In front of a player
    .does = Only while it is laid, never later.
    .rules = canals.never-changed
about-enter = Where the ship enters
    .kind = In front of a player
    .does = On the first canal the figure is placed at a side, its bow pointing in.
    .rules = canals.first-takes-the-figure
about-ring = Item of the circle
    .kind = On the board
    .does = Equipment or crew: the marker's next sector is free, each further one costs 1 guilder.
    .rules = equipment.one-step equipment.further-steps score.crew score.cranes-and-cannons
about-oval = Oval of employees
    .kind = On the board
    .does = Three stand in each sector; the marker says who can be hired.
    .rules = hire.steps
about-employee = Employee
    .kind = On the board
    .does = Works for the whole game: engineers and recruiters bring more, craftsmen find room, dealers sell better.
    .rules = employees.for-the-whole-game employees.engineer hire.surcharge
about-store = Item in the store
    .kind = In front of a player
    .does = Waits for a ship: needs a mount or a cabin there.
    .rules = equipment.kept-in-the-yard voyage.from-store
about-ship = Item on board
    .kind = In front of a player
    .does = Until the ship sails it may be taken off again.
    .rules = voyage.refitting
about-contract = Contract
    .kind = In front of a player
    .does = Secret. Two are kept to the end, a blue and a green one; they count what sails in your fleet.
    .rules = preparation.contracts-secret contracts.fleet-only
about-contract-cranes-and-businessmen = Crane and businessman
    .kind = Contract, secret
    .does = 3 points for each pair aboard one ship.
    .rules = contracts.cranes-and-businessmen contracts.fleet-only
about-contract-businessmen = Further businessmen
    .kind = Contract, secret
    .does = 2 points for each after the first.
    .rules = contracts.businessmen contracts.fleet-only
about-contract-sail-and-steam = Ships with sail, smokestack and propeller
    .kind = Contract, secret
    .does = 6 points for each ship that has all three.
    .rules = contracts.sail-and-steam contracts.fleet-only
about-contract-soldiers-and-cannons = Soldier and cannon
    .kind = Contract, secret
    .does = 3 points for each pair aboard one ship.
    .rules = contracts.soldiers-and-cannons contracts.fleet-only
about-contract-soldiers = Further soldiers
    .kind = Contract, secret
    .does = 2 points for each after the first.
    .rules = contracts.soldiers contracts.fleet-only
about-contract-all-purpose = Ships for trade and war
    .kind = Contract, secret
    .does = 8 points for each ship with businessman, soldier, crane and cannon.
    .rules = contracts.all-purpose contracts.fleet-only
about-contract-sails = Pairs of sails
    .kind = Contract, secret
    .does = 3 points for each pair aboard one ship.
    .rules = contracts.sails contracts.fleet-only
about-contract-officers = Officers
    .kind = Contract, secret
    .does = 3 points for each captain who is not the first of his ship.
    .rules = contracts.officers contracts.fleet-only
about-contract-variety = Kinds of equipment and crew
    .kind = Contract, secret
    .does = The more different kinds have sailed, the more.
    .rules = contracts.variety contracts.fleet-only
about-contract-smokestacks = Pairs of smokestacks
    .kind = Contract, secret
    .does = 3 points for each pair aboard one ship.
    .rules = contracts.smokestacks contracts.fleet-only
about-contract-propellers = Propellers
    .kind = Contract, secret
    .does = 3 points for each.
    .rules = contracts.propellers contracts.fleet-only
about-contract-used-canals = Used canals
    .kind = Contract, secret
    .does = 4 points for each that a ship has crossed.
    .rules = contracts.used-canals contracts.fleet-only
about-contract-lifebelts = Lifebelts
    .kind = Contract, secret
    .does = The more of them, the more.
    .rules = contracts.safety-features contracts.fleet-only
about-contract-lifeboats = Lifeboats
    .kind = Contract, secret
    .does = The more of them, the more.
    .rules = contracts.safety-features contracts.fleet-only
about-contract-lanterns = Lanterns
    .kind = Contract, secret
    .does = The more of them, the more.
    .rules = contracts.safety-features contracts.fleet-only
about-contract-ships-of-five = Ships of five
    .kind = Contract, secret
    .does = Each ship of exactly five tiles brings two more than the one before.
    .rules = contracts.ships-of-a-length contracts.fleet-only
about-contract-ships-of-six = Ships of six
    .kind = Contract, secret
    .does = Each ship of exactly six tiles brings two more than the one before.
    .rules = contracts.ships-of-a-length contracts.fleet-only
about-contract-ships-of-seven = Ships of seven or more
    .kind = Contract, secret
    .does = Each ship of seven tiles or more brings two more than the one before.
    .rules = contracts.ships-of-a-length contracts.fleet-only
about-contract-tiles = Ship tiles
    .kind = Contract, secret
    .does = The more tiles in all ships, the more.
    .rules = contracts.tiles contracts.fleet-only
about-contract-ships = Ships
    .kind = Contract, secret
    .does = The more ships, the more.
    .rules = contracts.ships contracts.fleet-only
about-contract-employees = Employees
    .kind = Contract, secret
    .does = 1 point for each of the first four, 2 for each further one.
    .rules = contracts.employees contracts.fleet-only
about-contract-coloured-employees = Blue, yellow and orange employees
    .kind = Contract, secret
    .does = 2 points for each.
    .rules = contracts.coloured-employees contracts.fleet-only
about-contract-safe-ships = Ships safe in every way
    .kind = Contract, secret
    .does = 5 points for each ship with lifebelt, lifeboat and lantern.
    .rules = contracts.safe-ships contracts.fleet-only
about-contract-employee-kinds = Kinds of employees
    .kind = Contract, secret
    .does = The more different colours work for you, the more.
    .rules = contracts.employee-kinds contracts.fleet-only
about-contracts = Contracts
    .kind = In front of a player
    .does = Dropped face down after laps, down to one of each colour.
    .rules = time.dropped-unseen end.contracts-thinned-out
about-load = Load of a wagon
    .kind = On the board
    .does = Sold at the marker's price.
    .rules = trade.each-wagon trade.marker
about-swap = Item for a load
    .kind = On the board
    .does = Swapped for one wagon, each item once in a trade.
    .rules = trade.no-item-twice
about-boost = More speed
    .kind = In front of a player
    .does = Helmsman and rigger make the ship faster, as far as you like.
    .rules = employees.helmsman employees.rigger
about-sail = Set sail
    .kind = In front of a player
    .does = The ship leaves: crew, cranes, cannons and speed are scored, then officials on the way.
    .rules = score.crew score.speed voyage.full-speed
about-scrap = Scrap
    .kind = In front of a player
    .does = The ship is taken apart, without points.
    .rules = voyage.scrapped
about-track = Track of action tiles
    .kind = On the board
    .does = The tile chosen last moves to the front and leads. A round of the track is a lap.
    .rules = front.new-lead time.lap
about-seat = Start player
    .kind = On the board
    .does = Begins; the others follow clockwise.
    .rules = preparation.start-player
about-symbol-mast = Mast mount
    .kind = On a ship tile
    .does = Takes a sail or a smokestack.
    .rules = voyage.mount-each
about-symbol-mounts = Mounts
    .kind = On a ship tile
    .does = Each takes one item of its kind; they may stay empty.
    .rules = voyage.mount-each voyage.mounts-may-stay-empty
about-symbol-cabin = Cabin
    .kind = On a ship tile
    .does = Sleeps one of the crew. Only the captain needs none.
    .rules = voyage.cabin-each voyage.captain
about-symbol-safety = Safety features
    .kind = On a ship tile
    .does = Simply there: officials and contracts count them.
    .rules = route.safety contracts.safety-features
about-ring-sail = Sail
    .kind = Equipment
    .does = Speed 1, on a mast mount.
    .rules = speed.other-ships voyage.mount-each
about-ring-smokestack = Smokestack
    .kind = Equipment
    .does = With a propeller the ship has speed 4; without one two make 1. On a mast mount.
    .rules = speed.steamers speed.other-ships voyage.mount-each
about-ring-propeller = Propeller
    .kind = Equipment
    .does = Speed 1; with a smokestack the ship has speed 4.
    .rules = speed.steamers speed.other-ships voyage.mount-each
about-ring-crane = Crane
    .kind = Equipment
    .does = 2 points, and 1 at each trade official.
    .rules = score.cranes-and-cannons route.trade voyage.mount-each
about-ring-cannon = Cannon
    .kind = Equipment
    .does = 2 points, and 1 at each military official.
    .rules = score.cranes-and-cannons route.military voyage.mount-each
about-ring-captain = Captain
    .kind = Crew
    .does = 1 point. No ship sails without one.
    .rules = voyage.captain score.crew
about-ring-soldier = Soldier
    .kind = Crew
    .does = 1 point, and 1 at each military official.
    .rules = score.crew route.military voyage.cabin-each
about-ring-businessman = Businessman
    .kind = Crew
    .does = 1 point, and 1 at each trade official.
    .rules = score.crew route.trade voyage.cabin-each
about-symbol-loads = Loads
    .kind = Trade
    .does = On trains. Sold at the marker's price, or swapped for an item.
    .rules = trade.each-wagon trade.marker
about-symbol-guilder = Guilder
    .kind = Trade
    .does = Pays for tiles, trains, canals and steps. Settles ties.
    .rules = build.prices equipment.further-steps winning.tie
about-symbol-military = Military official
    .kind = On canals
    .does = 1 point for each soldier and cannon on board.
    .rules = route.military route.every-visit
about-symbol-trade = Trade official
    .kind = On canals
    .does = 1 point for each businessman and crane on board.
    .rules = route.trade route.every-visit
about-symbol-officials = Safety officials
    .kind = On canals
    .does = 1 point for each lantern, lifeboat or lifebelt of the ship.
    .rules = route.safety route.every-visit
about-symbol-riband = Blue riband
    .kind = On canals
    .does = 1 point for each space so far; the last one counts.
    .rules = route.riband
about-employee-engineer = Engineer
    .kind = Employee
    .does = One more item of his kind whenever you make equipment. Costs 1 guilder more.
    .rules = employees.engineer hire.surcharge
about-employee-recruiter = Recruiter
    .kind = Employee
    .does = One more of his kind whenever you recruit. Costs 1 guilder more.
    .rules = employees.recruiter hire.surcharge
about-employee-dealer = Dealer, level 1
    .kind = Employee
    .does = 1 guilder more for each load of his kind; 1 point at the end.
    .rules = employees.dealer employees.dealer-points
about-employee-master = Dealer, level 2
    .kind = Employee
    .does = Another guilder a load; 3 points. Needs the dealer of level 1.
    .rules = employees.dealer employees.dealer-levels employees.dealer-points
about-employee-craftsman = Craftsman
    .kind = Employee
    .does = Room on each ship for two of his kind, or one propeller, without mount or cabin.
    .rules = employees.craftsman employees.craftsman-from-store
about-employee-helmsman = Helmsman
    .kind = Employee
    .does = 1 more speed, if you like.
    .rules = employees.helmsman employees.announced-before-sailing
about-employee-rigger = Rigger
    .kind = Employee
    .does = 1 more speed for each pair of sails, if you like.
    .rules = employees.rigger employees.announced-before-sailing
about-employee-accountant = Accountant
    .kind = Employee
    .does = Two further steps of equipment or crew are free.
    .rules = employees.accountant
about-employee-foreman = Foreman
    .kind = Employee
    .does = Three further steps along the oval are free.
    .rules = employees.foreman
about-symbol-point = Points
    .kind = On the board
    .does = Made by voyages; contracts and dealers come at the end.
    .rules = score.speed contracts.fleet-only employees.dealer-points
about-symbol-fleet = Fleet
    .kind = On the board
    .does = Ships that have sailed. Contracts count them.
    .rules = score.fleet contracts.fleet-only

# What a table shows, in the terminal
field-berths = berths
field-canal = canal
field-canal-deck = canal deck
field-canal-discard = canal discard
field-chosen = chosen
field-circle = circle
field-contracts = contracts
field-count = count
field-crew-points = crew points
field-decks = decks
field-dock = dock
field-drops = drops
field-ending = ending
field-entries = entries
field-equipment-points = equipment points
field-extra-price = extra price
field-features = features
field-figure = figure
field-figures = figures
field-finishes = finishes
field-first = first
field-fleet = fleet
field-guilders = guilders
field-held = held
field-hexagon = hexagon
field-hull = hull
field-income = income
field-item = item
field-items = items
field-lap = lap
field-laps = laps
field-later = later
field-launch = launch
field-lead = lead
field-loads = loads
field-market = on offer
field-move = after spaces
field-moves = spaces sailed
field-needed = needed
field-needs = needs
field-next = next
field-number = number
field-official-points = official points
field-oval = oval
field-passed = passed
field-possible = possible
field-previews = previews
field-reach = reach
field-ready = ready
field-reserve = reserve
field-riband-points = riband points
field-route = route
field-route-points = route points
field-sale-prices = sale prices
field-segments = segments
field-spaces-left = spaces left
field-speed = speed
field-speed-points = speed points
field-swapped = swapped
field-swaps = swaps
field-symbol = symbol
field-symbols = symbols
field-then = then
field-train-deck = train deck
field-train-discard = train discard
field-vessel = vessel
field-x = x
field-y = y

# What the coach says of a question
coach-choosing = Which action? Count the income: a guilder for each occupied tile ahead. And ask what your next ship lacks: tiles, captain, canals, equipment.
coach-offering = Your action is chosen. One more costs 6 guilders, before or after it: worth it for an employee early, or to finish a ship.
coach-building = Up to three tiles. Look at mounts, cabins and safety features, and at your contracts. The bottom row is free.
coach-placing = Where in the dock? Leave room on both sides; what lies stays.
coach-buying = Which train? Wagons are sold or swapped later. Different commodities are more flexible.
coach-renting = Which canal? Look at the officials on it: they pay for what your ships carry.
coach-entering = On which side does the figure enter? It sails on straight ahead; leave it a long way.
coach-laying = Where does the canal go? It must touch yours; the route should grow where the bow points.
coach-turning = How is it turned? The waterways should meet; later it cannot be changed.
coach-making = Take what your ship has room for. The next sector is free, each further one costs a guilder.
coach-assisting = Your employees bring more for nothing. Take it.
coach-hiring = Who helps longest? Engineers and recruiters bring something each time, craftsmen make room, dealers bring money and points.
coach-unloading = Which of your trains do you unload? The one whose loads fetch most now.
coach-trading = Sell this wagon or swap it? An item that your ship needs is usually worth more than the money.
coach-launching = Several ships are finished. Which sails first? The second then finds canals used.
coach-fitting-out = Put aboard what there is room for, a captain above all. The speed must fit your canals.
coach-boosting = Faster is more points, as long as the canals are long enough.
coach-steering = Which way? Compare the officials and the riband on both branches.
coach-dropping = Drop the contract that your ships will serve least. Nobody sees it.
coach-rival-drop = Contracts are secret, and with every lap fewer are left. What somebody keeps, their ships and canals tell.
coach-rival-act = The chosen action comes now; what belongs to it follows.
coach-rival-done = Nothing more is done here.
coach-finishing = Your final action: whatever brings points now, above all a ship that it finishes.

# What everybody can count before a seat
purse-guilders = guilders
purse-hulls = in the dock
purse-items = in store
purse-trains = trains
purse-ships = ships
purse-points = points
