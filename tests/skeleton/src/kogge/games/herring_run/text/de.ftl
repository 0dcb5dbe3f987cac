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

# Was alle bei jemandem zählen können
purse-landed = angelandete Fische

# Was ein Tisch im Terminal zeigt
field-sea = Meer
field-catch = im Netz
field-drawn = gezogen
field-landed = angelandet

# Was durch eine Antwort endgültig sichtbar wird
shown-draw = Danach wird eine Karte gezogen.

# Was gezeichnet ist: was es ist, was es tut, die Klauseln dahinter
about-sea = Meer
    .kind = In der Mitte
    .does = Wirf hier dein Netz aus: ein, zwei oder drei Fische, oder ein Sturm.
    .rules = turn.cast-first
about-harbour = Hafen
    .kind = In der Mitte
    .does = Lande hier an, bevor der Sturm kommt; jeder Fisch ist ein Punkt.
    .rules = turn.cast-first

# Der Lotse: woran zu denken ist, wenn gefragt wird
coach-sail = Jede gezogene Karte macht den Sturm wahrscheinlicher. Lande an, wenn du mehr verlieren würdest, als eine weitere Karte bringt.
