# Puzzles
puzzle-title = Find the best turn
puzzle-idea = Grade { $grade } of 5
puzzle-say = It is your turn. One answer is clearly better than all others: { $points } points are at stake. What comes by luck after your turn is not counted.
puzzle-task = Give the best answer.
puzzle-right = Found. It is worth { $points } points more than the next best: { $second }. The difference: { $gains }. A whole turn may go so: { $line }.
puzzle-wrong-second = Close: that is the next best, but { $points } points short.
puzzle-wrong = Not the best: more than { $points } points are lost. Take it back and look again.
