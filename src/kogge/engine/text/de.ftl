game-over = Das Spiel ist zu Ende.
luck = Der Zufall

# Was eine Antwort besser macht als eine andere, neben den eigenen Punktequellen des Spiels
source-rivals = Besten Rivalen gebremst (zählt halb)
source-others = Andere Quellen
source-beyond = Erst auf längere Sicht
