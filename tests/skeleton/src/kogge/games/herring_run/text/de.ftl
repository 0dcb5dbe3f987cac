title = Herring Run
summary = Wirf dein Netz aus, so oft du dich traust, und lande an, bevor der Sturm kommt.
tagline = Auswerfen, wieder auswerfen, anlanden
length = 10 Min.
weight = leicht
stage = Runde { $round }

# Was gefragt wird
ask-sail = { $catch } Fische sind in deinem Netz. Noch einmal auswerfen oder anlanden?
ask-draw = Eine Karte wird aus dem Meer gezogen.

# Was geantwortet werden kann
do-cast = Netz auswerfen
do-land = Mit { $catch } Fischen anlanden
do-draw = Ziehen: { $what }

# Was geschah
log-cast = { $who } wirft das Netz aus.
log-land = { $who } landet { $catch } Fische an.
log-draw = { $sailor } zieht: { $what }.

# Wörter
word-one = ein Fisch
word-two = zwei Fische
word-three = drei Fische
word-storm = ein Sturm

# Woher die Punkte kommen
source-landed = Angelandete Fische

# Was ein Tisch im Terminal zeigt
field-sea = Meer
field-catch = im Netz
field-drawn = gezogen
field-landed = angelandet
