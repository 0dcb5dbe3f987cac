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
do-extra-delivery = Deliver
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
log-extra-delivery = { $who } has chosen the extra action: delivering.
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
log-use-a-worker = { $who } uses a worker for { $gain } { $unit }.
log-store = { $who } puts into the warehouse: { $piece }.
log-start-a-ship = { $who } starts a new ship with: { $piece }.

# Why not, with the numbers at hand
why-free-to-warehouse = It costs no taler, so it goes to the warehouse first, and there is no room for it.
why-too-dear = It costs { $price } taler and you have { $taler }.

# Words
word-hulls = Hull parts
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
