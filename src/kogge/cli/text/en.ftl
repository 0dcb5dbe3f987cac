type-why = why
type-undo = undo
type-table = table
type-scores = scores
type-log = log
type-rules = rules
type-save = save
type-quit = quit
help = The number of an answer gives it. { type-why } N: why not that one · { type-undo } · { type-table } · { type-scores } · { type-log } · { type-rules } WORD · { type-save } FILE · { type-quit } (the game is kept)
no-undo = There is no way back from here: luck or another player has answered, or something was shown.
what = A number from the list, please, or one of: { type-why } N, { type-undo }, { type-table }, { type-scores }, { type-log }, { type-rules } WORD, { type-save } FILE, { type-quit }
saved = Saved in { $file }
resume = Go on with: kogge play --resume { $file }
legal = That is allowed.
backed-up = Everything is in { $file }. Restore it with: kogge restore { $file }
restored = { $file } has taken its place in { $where }.
aside = What was there before lies in { $file }; delete it when you are sure.
moved = Everything has arrived in { $where }, and every row was compared. From now on: kogge serve --database { $where }
hand-over = Over to { $who }. Press Enter when the others look away.

# Looking back
review-seat = Seat
review-start = Chance at first
review-own = Own turns
review-luck = Luck
review-rivals = Rivals
review-end = At the end
review-accuracy = As good as the best, by thirds, in %
review-flawless = { $who } gave no answer that cost much.
review-mistake = { $who }, answer { $number } ({ $stage }): “{ $played }” cost { $lost } of a chance of { $chance }; better by { $points } points: “{ $better }”

# Lessons
lesson-steps = { $count } steps

# What a table shows
field-anchor = anchor
field-blue = blue
field-cards = cards
field-coins = coins
field-colour = colour
field-finished = finished
field-hand = hand
field-kind = kind
field-marker = marker
field-name = name
field-phase = phase
field-place = place
field-players = players
field-points = points
field-price = price
field-prices = prices
field-ring = ring
field-room = room
field-round = round
field-rounds = rounds
field-seat = seat
field-ships = ships
field-size = size
field-space = space
field-spaces = spaces
field-starter = starter
field-store = store
field-tile = tile
field-tiles = tiles
field-turned = turned

# kogge admin
admin-none = None.
admin-banned = { $name } is shut out; { $tables ->
    [one] one table has
   *[other] { $tables } tables have
  } changed. A running server acts on it within three seconds.
admin-unbanned = { $name } may come in again.
admin-reset = A new password for { $name } can be set with this link, once and within { $hours } hours. Hand it over in private:
admin-ended = Table { $table } is ended.
admin-settled = Report { $report } is settled.
admin-games = Games
admin-ratings = Ratings are computed anew from { $games } games.
admin-head-id = id
admin-head-name = name
admin-head-account = account
admin-head-created = since
admin-head-used = last here
admin-head-hosted = tables hosted
admin-head-banned = banned
admin-head-remark = remark
admin-head-device = device
admin-head-table = table
admin-head-game = game
admin-head-status = status
admin-head-changed = changed
admin-head-answers = answers
admin-head-last = last answer
admin-head-seats = seats
admin-head-here = here now
admin-head-report = report
admin-head-at = when
admin-head-about = about
admin-head-by = by
admin-head-why = why
admin-head-text = words
admin-head-settled = settled
admin-head-operator = operator
admin-head-what = what
admin-head-subject = whom or what
