game-over = The game is over.
luck = Luck
