game-over = Das Spiel ist zu Ende.
luck = Der Zufall
