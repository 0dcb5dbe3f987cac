# Puzzles
puzzle-title = Find the best turn
puzzle-idea = Grade { $grade } of 5
puzzle-say = It is your turn. { $answers ->
    [1] One answer is clearly better than all others:
   *[other] { $answers } answers are to be found, each clearly better than all others:
} { $points } points are at stake. What comes by luck after your turn is not counted.
puzzle-task = { $answers ->
    [1] Give the best answer.
   *[other] Give the best { $answers } answers, one after the other.
}
puzzle-right = Found. It is worth { $points } points more than the next best: { $second }. What makes the difference above all: { $why }.{ $left ->
    [0] {""}
   *[other] {" "}The turn may go on like this: { $line }.
}
puzzle-wrong-second = Close: that is the next best, but { $points } points short.
puzzle-wrong = Not the best: more than { $points } points are lost. Take it back and look again.
