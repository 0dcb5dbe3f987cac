title = Nauticus
summary = Build ships, load them and deliver. Whoever chooses the action takes the bonus; everybody may follow.
tagline = Build, load, deliver
length = 75 min
weight = medium
option-edition = Rule book
option-edition-final = final edition
option-edition-first = first edition (a hull is begun at an end)
stage = Round { $round }, phase { $phase }

# What the game asks
ask-lay-tile = An action tile is laid on the board.
ask-choose-tile = Choose the action that everybody may perform. The bonus of its space is yours alone.
ask-buying = { $tile }: buy as often as you like, one worker each. Workers: { $blue } blue, { $workers } of your own. Taler: { $taler }.
ask-transporting = { $tile }: bring pieces from your warehouse to your ships, one worker each. Workers: { $blue } blue, { $workers } of your own.
ask-earning = { $tile }: { $gain } taler for each worker. Workers: { $blue } blue, { $workers } of your own.
ask-delivering = { $tile }: deliver whole ships, one worker for each good. Workers: { $blue } blue, { $workers } of your own.
ask-crowning = { $tile }: each worker brings { $gain } { $unit }, { $limit } at most in all. Workers: { $blue } blue, { $workers } of your own.
ask-take-free = Take a free piece ({ $family }) into your warehouse.
ask-place = Where does this piece go: { $piece }?
ask-choose-reward = A ship is finished. Choose a reward ({ $left } to choose).
ask-choose-extra = Extra action: choose any of the eight actions. It brings { $workers } workers; every kind costs { $price } taler.

# What can be answered
do-lay = Lay: { $what }
do-choose = { $what } (bonus: { $bonus }; blue workers: { $blue })
do-buy = Buy { $what } for { $price } taler, { $fate }
do-take = Take { $what }
do-transport = Transport { $what }
do-place-on-ship = Put it on ship { $what }
do-deliver-ship = Deliver the cargo of ship { $what }
do-reward = Reward: { $what }
do-reward-points = Reward: { $points } points
do-reward-taler = Reward: { $taler } taler
do-reward-workers = Reward: { $workers } workers
do-reward-goods = Reward: { $goods ->
    [1] one good only, no second can be had
   *[other] two different goods
}
do-extra = Use the extra action first
do-extra-hulls = Buy hull parts
do-extra-masts = Buy masts
do-extra-sails = Buy sails
do-extra-goods = Buy goods
do-extra-transport = Transport
do-extra-money = Money
do-extra-delivery = Delivery
do-extra-crowns = Score crowns
do-pass = { $loss ->
    [0] Pass (all tiles are flipped)
    [one] Pass and flip a tile (saves { $loss } point)
   *[other] Pass and flip a tile (saves { $loss } points)
}
do-pass-then-extra = { $loss ->
    [0] Pass, then the extra action
   *[other] Pass and flip a tile, then the extra action
}
do-done = Done
do-done-then-extra = Done, then the extra action
do-use-a-worker = Use a worker (brings { $gain } { $unit })
do-store = Into the warehouse
do-start-a-ship = Start a new ship

# What happened
log-lay = Action tile laid out: { $what }.
log-choose = { $who } chooses { $what }; the bonus: { $bonus }.
log-buy = { $who } buys for { $price } taler: { $what }{ $stored ->
    [1] , into the warehouse.
   *[0] .
}
log-take = { $who } takes for free into the warehouse: { $what }.
log-transport = { $who } fetches from the warehouse: { $what }.
log-place-on-ship = { $who } builds on ship { $what }: { $piece }{ $finishes ->
    [1] . The ship is finished.
   *[0] .
}
log-deliver-ship = { $who } delivers the cargo of ship { $what }: { $cargo }.
log-reward = { $who } takes as a reward: { $what }.
log-reward-points = { $who } takes { $points } points as a reward.
log-reward-taler = { $who } takes { $taler } taler as a reward.
log-reward-workers = { $who } takes { $workers } workers as a reward.
log-reward-goods = { $who } takes as a reward { $goods ->
    [one] one good.
   *[other] { $goods } different goods.
}
log-extra = { $who } uses the extra action before { $tile }.
log-extra-hulls = { $who } has chosen the extra action: buying hull parts.
log-extra-masts = { $who } has chosen the extra action: buying masts.
log-extra-sails = { $who } has chosen the extra action: buying sails.
log-extra-goods = { $who } has chosen the extra action: buying goods.
log-extra-transport = { $who } has chosen the extra action: transport.
log-extra-money = { $who } has chosen the extra action: money.
log-extra-delivery = { $who } has chosen the extra action: delivery.
log-extra-crowns = { $who } has chosen the extra action: scoring crowns.
log-pass = { $who } passes on { $tile }{ $loss ->
    [0] .
    [one] { " " }and flips a tile, which saves one point.
   *[other] { " " }and flips a tile, which saves { $loss } points.
}
log-pass-then-extra = { $who } passes on { $tile } and uses the extra action{ $loss ->
    [0] .
    [one] . A flipped tile saves one point.
   *[other] . A flipped tile saves { $loss } points.
}
log-done = { $who } is done with { $tile }.
log-done-then-extra = { $who } is done with { $tile } and uses the extra action.
log-use-a-worker = { $who } uses a worker and gets { $gain } { $unit }.
log-store = { $who } puts into the warehouse: { $piece }.
log-start-a-ship = { $who } starts a new ship with: { $piece }.

# Why not, with the numbers at hand
why-free-to-warehouse = It costs no taler, so it goes to the warehouse first, and there is no room for it.
why-too-dear = It costs { $price } taler and you have { $taler }.

# Words
word-hulls = Hulls
word-masts = Masts
word-sails = Sails
word-goods = Goods
word-transport = Transport
word-money = Money
word-delivery = Delivery
word-crowns = Crowns
word-hull = hull part
word-mast = mast
word-sail = sail
word-good = good
word-bow = bow
word-middle = middle part
word-stern = stern
word-single = single hull
word-lighthouse-mast = lighthouse mast
word-anchor-mast = anchor mast
word-whale-mast = whale mast
word-wheel-mast = wheel mast
word-crown-mast = crown mast
word-lighthouse-sail = lighthouse sail
word-anchor-sail = anchor sail
word-whale-sail = whale sail
word-wheel-sail = wheel sail
word-crown-sail = crown sail
word-fish = fish
word-grain = grain
word-coffee = coffee
word-salt = salt
word-3-workers = 3 workers
word-2-points = 2 points
word-2-workers = 2 workers
word-worker-good = worker and good
word-worker-point = worker and point
word-4-taler = 4 taler
word-point = point
word-points = points
word-taler = taler
word-workers = workers
word-build = may be built at once
word-warehouse = to the warehouse

# Where points come from
source-start = Start
source-bonuses = Bonuses
source-crowns = Crowns
source-rewards = Rewards
source-passes = Pass tiles
source-goods = Goods
source-ships = Ships
source-rest = Leftovers

# What is drawn: what it is, what it does, the clauses behind it
about-tile = Action tile
    .kind = On the wheel
    .does = Whoever chooses it takes the bonus of its space; then everybody may perform the action, with the blue workers of the dial.
    .rules = round.starter-chooses 1.chooser-only 2.dial
about-tile-hulls = Hulls
    .kind = Action tile
    .does = Buy bow, middle part, stern or single hull for the taler on the rim, one worker each. Only a hull part starts a ship.
    .rules = 3.1.printed-price 3.2.1.1.hull-starts-a-ship 3.2.1.1.sizes
about-tile-masts = Masts
    .kind = Action tile
    .does = Buy masts for the taler on the rim, one worker each. Every mast stands on a hull part of its own.
    .rules = 3.1.printed-price 3.2.1.2.mast-needs-hull
about-tile-sails = Sails
    .kind = Action tile
    .does = Buy sails for the taler on the rim, one worker each. A ship's masts and sails show one crest.
    .rules = 3.1.printed-price 3.2.1.3.one-crest
about-tile-goods = Goods
    .kind = Action tile
    .does = Buy goods for the taler on the rim, one worker each. Each hull part carries one.
    .rules = 3.1.printed-price 3.2.1.4.one-good-a-hull
about-tile-transport = Transport
    .kind = Action tile
    .does = Bring pieces from your warehouse to your ships, one worker each.
    .rules = 3.2.2.1.from-warehouse 3.2.2.1.placed-at-once
about-tile-money = Money
    .kind = Action tile
    .does = 2 taler for each worker.
    .rules = 3.2.2.2.two-taler
about-tile-delivery = Delivery
    .kind = Action tile
    .does = Deliver the whole cargo of a finished, fully loaded ship, one worker for each good.
    .rules = 3.2.2.3.finished-ship 3.2.2.3.fully-loaded 3.2.2.3.whole-cargo
about-tile-crowns = Crowns
    .kind = Action tile
    .does = Each worker brings as many points as you show crowns, 15 at most in all.
    .rules = 3.2.2.4.crowns-times-workers 3.2.2.4.limit-15
about-space = Space of the wheel
    .kind = On the wheel
    .does = From the rim inwards: four prices, the action tile, the bonus for whoever chooses, the blue workers for all.
    .rules = 1.chooser-only 2.dial 3.1.printed-price
about-bonus = Bonus
    .kind = On the wheel
    .does = For whoever chooses the tile of this space, and for nobody else. It is taken at once, also by who passes then.
    .rules = 1.chooser-only 1.also-when-passing
about-dial = Field of the dial
    .kind = On the wheel
    .does = So many blue workers help everybody who performs this action. The anchor: none.
    .rules = 2.dial 2.blue-first 2.lapse
about-stock = Ship part or good
    .kind = In the supply
    .does = The number says how many are left. What has run out can be had in no way.
    .rules = setup.stack-empty
about-stock-bow = Bow
    .kind = Ship part
    .does = The front end of a ship. A ship has one.
    .rules = 3.2.1.1.sizes 3.2.1.1.one-bow-one-stern
about-stock-middle = Middle part
    .kind = Ship part
    .does = Makes a ship longer, two at most, and only before bow and stern are joined. There are few.
    .rules = 3.2.1.1.two-middles 3.2.1.1.size-fixed
about-stock-stern = Stern
    .kind = Ship part
    .does = The rear end of a ship. Joined with the bow it fixes the size.
    .rules = 3.2.1.1.sizes 3.2.1.1.size-fixed
about-stock-single = Single hull
    .kind = Ship part
    .does = A whole small ship of one hull part; it joins no other.
    .rules = 3.2.1.1.single-alone
about-stock-crown-mast = Crown mast
    .kind = Ship part
    .does = Fits every ship and shows a crown. Only a reward, never for sale. Two slots in the warehouse.
    .rules = 3.2.1.2.no-crown-mast 3.2.1.2.crown-mast-joker
about-stock-crown-sail = Crown sail
    .kind = Ship part
    .does = Hangs on a mast of any crest and shows a crown. Only a reward, never for sale.
    .rules = 3.2.1.3.no-crown-sail 3.2.1.3.crown-sail-joker
about-stock-lighthouse-mast = Lighthouse mast
    .kind = Ship part
    .does = Stands on a hull part of its own and fixes the crest of its ship. Two slots in the warehouse.
    .rules = 3.2.1.2.mast-needs-hull 3.2.1.3.one-crest
about-stock-lighthouse-sail = Lighthouse sail
    .kind = Ship part
    .does = Hangs on a mast; all regular masts and sails of a ship show one crest.
    .rules = 3.2.1.3.sail-needs-mast 3.2.1.3.one-crest
about-stock-anchor-mast = Anchor mast
    .kind = Ship part
    .does = Stands on a hull part of its own and fixes the crest of its ship. Two slots in the warehouse.
    .rules = 3.2.1.2.mast-needs-hull 3.2.1.3.one-crest
about-stock-anchor-sail = Anchor sail
    .kind = Ship part
    .does = Hangs on a mast; all regular masts and sails of a ship show one crest.
    .rules = 3.2.1.3.sail-needs-mast 3.2.1.3.one-crest
about-stock-whale-mast = Whale mast
    .kind = Ship part
    .does = Stands on a hull part of its own and fixes the crest of its ship. Two slots in the warehouse.
    .rules = 3.2.1.2.mast-needs-hull 3.2.1.3.one-crest
about-stock-whale-sail = Whale sail
    .kind = Ship part
    .does = Hangs on a mast; all regular masts and sails of a ship show one crest.
    .rules = 3.2.1.3.sail-needs-mast 3.2.1.3.one-crest
about-stock-wheel-mast = Wheel mast
    .kind = Ship part
    .does = Stands on a hull part of its own and fixes the crest of its ship. Two slots in the warehouse.
    .rules = 3.2.1.2.mast-needs-hull 3.2.1.3.one-crest
about-stock-wheel-sail = Wheel sail
    .kind = Ship part
    .does = Hangs on a mast; all regular masts and sails of a ship show one crest.
    .rules = 3.2.1.3.sail-needs-mast 3.2.1.3.one-crest
about-stock-fish = Fish
    .kind = Good
    .does = One for each hull part. Delivered, goods of one kind score 2, 5, 9, 14, 20 points together.
    .rules = 3.2.1.4.one-good-a-hull end.goods
about-stock-grain = Grain
    .kind = Good
    .does = One for each hull part. Delivered, goods of one kind score 2, 5, 9, 14, 20 points together.
    .rules = 3.2.1.4.one-good-a-hull end.goods
about-stock-coffee = Coffee
    .kind = Good
    .does = One for each hull part. Delivered, goods of one kind score 2, 5, 9, 14, 20 points together.
    .rules = 3.2.1.4.one-good-a-hull end.goods
about-stock-salt = Salt
    .kind = Good
    .does = One for each hull part. Delivered, goods of one kind score 2, 5, 9, 14, 20 points together.
    .rules = 3.2.1.4.one-good-a-hull end.goods
about-store = Piece in the warehouse
    .kind = In front of a player
    .does = Waits for Transport, which brings it to a ship for one worker.
    .rules = 3.2.2.1.from-warehouse golden.free-to-warehouse
about-warehouse = Warehouse
    .kind = In front of a player
    .does = Twelve slots; a mast takes two, all else one. What cost no taler goes here first.
    .rules = 3.2.2.1.twelve-slots golden.free-to-warehouse
about-ship = Ship
    .kind = In front of a player
    .does = Finished when every hull part has a mast and every mast a sail: a reward for each mast at once, and 2, 8, 20 or 35 points at the end.
    .rules = 4.one-per-mast end.ships 3.2.1.3.one-crest
about-yard = Yard
    .kind = In front of a player
    .does = Here ships are built. What lies in it stays where it is.
    .rules = 3.2.1.1.laid-for-good
about-reward = Reward
    .kind = Reward for a finished ship
    .does = One for each mast of a finished ship; the same kind at most twice.
    .rules = 4.one-per-mast 4.twice-at-most
about-reward-crown-mast = Crown mast
    .kind = Reward for a finished ship
    .does = To the warehouse. Fits every ship and shows a crown.
    .rules = 4.six-kinds 3.2.1.2.crown-mast-joker
about-reward-crown-sail = Crown sail
    .kind = Reward for a finished ship
    .does = To the warehouse. Hangs on any mast and shows a crown.
    .rules = 4.six-kinds 3.2.1.3.crown-sail-joker
about-reward-points = 3 points
    .kind = Reward for a finished ship
    .does = Points at once.
    .rules = 4.six-kinds
about-reward-taler = 7 taler
    .kind = Reward for a finished ship
    .does = Taler that can be used at once.
    .rules = 4.six-kinds 4.interrupts
about-reward-workers = 3 workers
    .kind = Reward for a finished ship
    .does = Workers that can be used at once.
    .rules = 4.six-kinds 4.interrupts
about-reward-goods = 2 goods
    .kind = Reward for a finished ship
    .does = Two different goods, to the warehouse.
    .rules = 4.six-kinds 4.two-different-goods
about-passes = Pass tiles
    .kind = In front of a player
    .does = Passing flips one, the 3 first. Unflipped ones cost 3, 2 and 1 points when the round ends; a flipped one shows a crown until then.
    .rules = 3.3.flip 6.pass-loss
about-extra = Extra action
    .kind = In front of a player
    .does = Once in the game, before or after the current action: 2 workers, any action, every kind for 2 taler.
    .rules = 5.once-a-game 5.two-workers 5.price-two
about-workers = Workers
    .kind = In front of a player
    .does = Each use of an action takes one, blue ones first. There is no income of workers.
    .rules = 3.1.worker-each 2.blue-first 6.no-income
about-symbol-mast = Mast
    .kind = Ship part
    .does = Of four crests: lighthouse, anchor, whale, wheel. Stands on a hull part of its own; two slots in the warehouse.
    .rules = 3.2.1.2.mast-needs-hull 3.2.1.3.one-crest
about-symbol-sail = Sail
    .kind = Ship part
    .does = Hangs on a mast. All regular masts and sails of a ship show one crest.
    .rules = 3.2.1.3.sail-needs-mast 3.2.1.3.one-crest
about-symbol-goods = Goods
    .kind = Good
    .does = One for each hull part. Delivered, those of one kind score 2, 5, 9, 14, 20 points together.
    .rules = 3.2.1.4.one-good-a-hull end.goods
about-symbol-blue-worker = Blue worker
    .kind = On the wheel
    .does = For everybody in this phase; used before your own, kept by nobody.
    .rules = 2.dial 2.blue-first 2.lapse
about-symbol-anchor = Anchor
    .kind = On the wheel
    .does = On the dial: no blue workers here. On a used tile: chosen first in this round.
    .rules = 2.dial 6.anchor
about-symbol-any = Piece of your choice
    .kind = On the wheel
    .does = As a bonus: a mast, a sail or a good that you choose, to the warehouse.
    .rules = 1.mast 1.sail 1.worker-and-good
about-symbol-point = Points
    .kind = On the wheel
    .does = Yours at once, as a bonus or as a reward.
    .rules = 1.two-points 4.six-kinds
about-symbol-taler = Taler
    .kind = In front of a player
    .does = On the rim of the wheel: what a piece costs. At the end three are a point.
    .rules = 3.1.printed-price end.three-taler
about-symbol-crown = Crown
    .kind = In front of a player
    .does = Shown by crown masts, crown sails and flipped pass tiles. The action Crowns pays for them.
    .rules = 3.2.2.4.crowns-times-workers 3.2.2.4.anywhere

# What is lost or shown for good by an answer
lost-blue = { $blue ->
    [one] A blue worker that you could still use lapses.
   *[other] { $blue } blue workers that you could still use lapse.
}
lost-pass = All your pass tiles are flipped: passing brings nothing, and the action is gone.
shown-lay-tile = The next action tiles are laid out after this.

# What a table shows, in the terminal
field-all-taler = all taler
field-blue-left = blue left
field-bonus = bonus
field-cargo = cargo
field-closed = closed
field-crest = crest
field-crown-masts = crown masts
field-crown-sails = crown sails
field-crowns = crowns
field-delivered = delivered
field-delivered-points = delivered points
field-dial = dial
field-edition = edition
field-extra = extra
field-mast-slots = mast slots
field-middles = middles
field-next-loss = next loss
field-pass-tiles = pass tiles
field-passes = passes
field-rewards-left = rewards left
field-slots = slots
field-stock = stock
field-taler = taler
field-used = used
field-uses = uses
field-workers = workers

# What the coach says of a question
coach-rival-done = Nothing more is done in this action.
coach-choose-tile = Which action shall everybody have? Look for a tile that helps you more than the others, with many blue workers or a bonus you need. You alone get the bonus.
coach-buying = Buy as long as it is cheap. Blue workers lapse, so use them up; your own are precious. Paid pieces may be built at once, free ones go to the warehouse.
coach-transporting = Fetch pieces from the warehouse to your ships, one worker each. Finish a ship if you can: rewards come at once.
coach-earning = 2 taler for each worker. With blue workers it is free money; with your own think twice.
coach-delivering = A finished and fully loaded ship delivers all or nothing. Goods of one kind score together, so collect one kind.
coach-crowning = Each worker brings as many points as you show crowns. From two crowns on it is worth your own workers too.
coach-take-free = A gift for your warehouse. Take what your ship still lacks; it costs room, and masts take two slots.
coach-place = Where does it go? On a ship it counts at once. Keep bow and stern apart if you still want a middle part between them.
coach-choose-reward = One reward for each mast. Crowns score again and again, points are sure, workers and taler can be used right now.
coach-choose-extra = Your one extra action: any of the eight, with 2 workers, every kind for 2 taler. Take what finishes something.

# What everybody can count before a seat
purse-taler = taler
purse-workers = workers
purse-store = in the warehouse
purse-crowns = crowns
purse-points = points
