game-over = The game is over.
luck = Luck

# What makes one answer better than another, beside the game's own sources of points
source-rivals = Best rival held back (counts half)
source-others = Other sources
source-beyond = Seen by a longer look
