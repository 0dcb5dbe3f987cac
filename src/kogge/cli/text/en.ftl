help = A number answers. why N: why not · undo · table · scores · log · rules WORD · save FILE · quit (the game is kept)
no-undo = There is no way back from here: luck or another player has answered, or something was shown.
what = A number from the list, please, or one of: why N, undo, table, scores, log, rules WORD, save FILE, quit
saved = Saved in { $file }
resume = Go on with: kogge play --resume { $file }
legal = That is allowed.
hand-over = Over to { $who }. Press Enter when the others look away.
