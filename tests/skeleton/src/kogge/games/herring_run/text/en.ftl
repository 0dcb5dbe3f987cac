title = Herring Run
summary = Cast your net as often as you dare, and land before the storm comes.
tagline = Cast, cast again, land
length = 10 min
weight = light
stage = Round { $round }

# What the game asks
ask-sail = { $catch } fish are in your net. Cast again, or land?
ask-draw = A card is drawn from the sea.

# What can be answered
do-cast = Cast the net
do-land = Land with { $catch } fish
do-draw = Draw: { $what }

# What happened
log-cast = { $who } casts the net.
log-land = { $who } lands { $catch } fish.
log-draw = { $sailor } draws: { $what }.

# Words
word-one = one fish
word-two = two fish
word-three = three fish
word-storm = a storm

# Where points come from
source-landed = Landed fish

# What everybody can count before a seat
purse-landed = landed fish

# What a table shows, in the terminal
field-sea = sea
field-catch = in the net
field-drawn = drawn
field-landed = landed

# What an answer shows for good
shown-draw = A card is drawn after this.

# What is drawn: what it is, what it does, the clauses behind it
about-sea = Sea
    .kind = In the middle
    .does = Cast your net here: one, two or three fish, or a storm.
    .rules = turn.cast-first
about-harbour = Harbour
    .kind = In the middle
    .does = Land here before the storm comes; every fish is a point.
    .rules = turn.cast-first

# The coach: what to think of when it is asked
coach-sail = Each card drawn makes the storm more likely. Land when you would lose more than one more card brings.
