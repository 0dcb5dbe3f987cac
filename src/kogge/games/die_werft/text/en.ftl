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
   *[1] The last turns
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
      }. You can spend { $guilders }.
  }
ask-placing = Lay the { $hull } ({ $tile }) in your dock.
ask-buying = Buy a train. You can spend { $guilders }.
ask-renting = Rent a canal. You can spend { $guilders }.
ask-entering = Your first canal: on which side does your ship enter?
ask-laying = Where does canal { $canal } lie?
ask-turning = How is canal { $canal } turned?
ask-making = { $crew ->
    [1] Recruit crew.
   *[other] Make equipment.
  } The next sector is free, each further one costs a guilder; you can spend { $guilders }.
ask-assisting = Your helpers bring more if you like.
ask-hiring = Hire an employee. The next sector is free, each further one costs a guilder; you can spend { $guilders }.
ask-unloading = Which train do you trade in?
ask-trading = Sell or swap the next wagon: { $load } ({ $left } to go).
ask-launching = Several ships are finished. Which one sails next?
ask-fitting-out = Fit out your ship of { $size }: speed { $speed }, the canals allow { $reach }.
ask-boosting = How fast shall the ship be? It makes { $speed } without help, the canals allow { $reach }.
ask-steering = Which way? { $left } { $left ->
    [one] move
   *[other] moves
  } to go, { $points } points on this voyage.
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
do-choose = { $what } (income { $income })
do-extra = Extra action for { $price }: { $what }
do-act = Carry out your action now
do-done = Done
do-pass = Pass
do-drop = Drop: { $what }
do-take = Take { $hull } ({ $tile }) for { $price }
do-invent = Take an imagined { $what }, free
do-place = Space { $what }{ $size ->
    [0] {""}
   *[other] : finishes a ship of { $size }{ $sails ->
        [0] {", which cannot sail"}
       *[other] {""}
      }
  }
do-buy-train = Buy { $train } for { $price }
do-rent-canal = Rent canal { $canal } for { $price }
do-beside = Beside canal { $number }, to the { $side }
do-turn = Turned by { $what }°
do-enter = Enter from the { $what }
do-make = { $what } for { $price }
do-recruit = { $what } for { $price }
do-assist = Take { $what } as well
do-hire = { $what } for { $price }
do-unload = { $what } (sells for { $guilders })
do-sell = Sell { $what } for { $price }
do-swap-for = Swap { $load } for { $what }
do-launch = The ship of { $size } at space { $what }
do-fit = On board: { $what }
do-remove = Off again: { $what }
do-scrap = Scrap the ship: no points, its items stay in store
do-set-sail = Set sail with speed { $speed }{ $points ->
    [0] {""}
   *[other] : { $points } points
  }
do-boost = Speed { $speed }{ $points ->
    [0] {""}
   *[other] : { $points } points
  }
do-steer = Towards the { $what }{ $points ->
    [0] {""}
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
log-finishing-choose = { $who } has a last action: { $what }.
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
log-turn = { $who } turns canal { $canal } by { $what }°.
log-enter = { $who }'s ship enters canal { $canal } from the { $what }.
log-make = { $who } makes for { $price ->
    [one] one guilder
   *[other] { $price } guilders
  }: { $what }.
log-recruit = { $who } recruits for { $price ->
    [one] one guilder
   *[other] { $price } guilders
  }: { $what }.
log-assist = A helper brings { $who } one more: { $what }.
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
   *[other] , and arrives: { $points } points.
  }
log-boost = { $who }'s ship makes speed { $speed }{ $points ->
    [0] .
   *[other] {" "}and arrives: { $points } points.
  }
log-steer = { $who } steers towards the { $what }{ $points ->
    [0] .
   *[other] {" "}and arrives: { $points } points.
  }

# Why not, with numbers
why-too-dear = That costs { $price }; you can spend { $purse }.
why-captain = Every ship needs a captain on board.
why-full-speed = Your canals have no route of { $speed } spaces; the longest has { $reach }.

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
word-cranes-and-businessmen = pairs of crane and businessman
word-businessmen = further businessmen
word-sail-and-steam = ships with sail, smokestack and propeller
word-soldiers-and-cannons = pairs of soldier and cannon
word-soldiers = further soldiers
word-all-purpose = ships with businessman, soldier, crane and cannon
word-sails = pairs of sails
word-officers = officers
word-variety = kinds of equipment and crew
word-smokestacks = pairs of smokestacks
word-propellers = propellers
word-used-canals = used canals
word-lifebelts = lifebelts
word-ships-of-five = ships of five tiles
word-tiles = ship tiles
word-lanterns = lanterns
word-ships-of-six = ships of six tiles
word-employees = employees
word-lifeboats = lifeboats
word-ships-of-seven = ships of seven tiles or more
word-coloured-employees = blue, yellow and orange employees
word-ships = ships
word-safe-ships = ships with lifebelt, lifeboat and lantern
word-employee-kinds = kinds of employees

# What is lost or shown for good by an answer
lost-ship = The ship is gone for good and brings nothing.
shown-reveal = The market is refilled after this.
shown-arrive = The next train arrives after this.
shown-open = The next canal is laid out after this.
shown-deal = Contracts are dealt after this.
