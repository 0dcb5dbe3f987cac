# Rätsel
puzzle-title = Finde den besten Zug
puzzle-idea = Grad { $grade } von 5
puzzle-say = Du bist am Zug. Eine Antwort ist klar besser als alle anderen: Es geht um { $points } Punkte. Was danach der Zufall bringt, zählt nicht mit.
puzzle-task = Gib die beste Antwort.
puzzle-right = Gefunden. Sie ist { $points } Punkte mehr wert als die nächstbeste: { $second }. Der Unterschied: { $gains }. Ein ganzer Zug kann so gehen: { $line }.
puzzle-wrong-second = Knapp: Das ist die nächstbeste, aber { $points } Punkte zu wenig.
puzzle-wrong = Nicht die beste: Mehr als { $points } Punkte gehen verloren. Nimm zurück und schau noch einmal.
