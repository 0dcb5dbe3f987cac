help = Eine Zahl antwortet. why N: warum nicht · undo · table · scores · log · rules WORT · save DATEI · quit (das Spiel bleibt)
no-undo = Von hier geht es nicht zurück: Der Zufall oder jemand anderes hat geantwortet, oder etwas wurde aufgedeckt.
what = Bitte eine Zahl aus der Liste oder eines von: why N, undo, table, scores, log, rules WORT, save DATEI, quit
saved = Gespeichert in { $file }
resume = Weiterspielen mit: kogge play --resume { $file }
legal = Das ist erlaubt.
hand-over = { $who } ist dran. Eingabetaste, wenn die anderen wegschauen.
