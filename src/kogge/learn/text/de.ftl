# Rätsel
puzzle-title = Finde den besten Spielzug
puzzle-idea = Grad { $grade } von 5
puzzle-say = Du bist dran. { $answers ->
    [1] Eine Antwort ist klar besser als alle anderen:
   *[other] { $answers } Antworten sind zu finden, jede klar besser als alle anderen:
} Es geht um { $points } Punkte. Was danach der Zufall bringt, zählt nicht mit.
puzzle-task = { $answers ->
    [1] Gib die beste Antwort.
   *[other] Gib die besten { $answers } Antworten, eine nach der anderen.
}
puzzle-right = Gefunden. Das ist { $points } Punkte mehr wert als die nächstbeste Antwort: { $second }. Den Unterschied machen vor allem: { $why }.{ $left ->
    [0] {""}
   *[other] {" "}Der Spielzug kann so weitergehen: { $line }.
}
puzzle-wrong-second = Knapp: Das ist die nächstbeste, aber { $points } Punkte zu wenig.
puzzle-wrong = Nicht die beste: Mehr als { $points } Punkte gehen verloren. Nimm zurück und schau noch einmal.
