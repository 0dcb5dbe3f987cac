turn = { $game }: it is your turn
turn-more = { $count ->
    [one] { $names } waits for your answer.
   *[other] { $names } wait for your answer.
  }
began = { $game }: the game has begun
began-more = With { $names }.
joined = { $game }: { $who } has joined
joined-more = Your table with { $names }.
ended = { $game }: the game is over
ended-more = With { $names }. Have a look at the end.
spoke = { $game }: { $who } has written
spoke-more = At your table with { $names }.
invited = { $game }: { $who } asks you to play
invited-more = A seat is kept for you.
ran-out = { $game }: your time is up
ran-out-more = Answer soon, or a bot takes your seat.
paired = { $game }: players were found
paired-more = With { $names }.
round = { $game }: a new round has begun
round-more = With { $names }.
open = To the table
confirm = Is this your address?
confirm-more = Somebody, you most likely, wants Kogge to write to this address. If so, follow the link; if not, do nothing and you will not hear from us again.
confirm-open = Yes, it is mine
recover = A new password
recover-more = Somebody, you most likely, has asked for a new password for the account { $name }. The link works once, for an hour. If it was not you, do nothing.
recover-open = Choose a new password
digest = { $count ->
    [one] Kogge: one thing waits for you
   *[other] Kogge: { $count } things wait for you
  }
digest-open = To your tables
unsubscribe = No more mails of this kind
