title = Grog Island
summary = Biete mit gemeinsamen Würfeln um Gebäude, oder passe im richtigen Augenblick und handle. Geheime Ziele entscheiden.
tagline = Piraten bieten um den Ruhestand
length = 60 Min.
weight = leicht
stage = Auktionsrunde { $round }

# Was das Spiel fragt
ask-lay-cloud = Über { $colour } kommt eine Wolke zu liegen.
ask-lay-ship = Auf das Wasserfeld { $water } kommt ein Schiff.
ask-choose-starter = Wer schaut am grimmigsten?
ask-take-good = Wähle deine erste Ware.
ask-roll = Würfel { $colour } wird geworfen.
ask-deal-goal = Ein Ziel wird gezogen.
ask-deal-chest = Eine Truhe wird gezogen.
ask-deal-parrot = Ein Papagei wird gezogen.
ask-return-goal = { $count ->
    [one] Wähle ein Ziel, das unter den Stapel kommt.
   *[other] Wähle { $count } Ziele, die unter den Stapel kommen, eins nach dem anderen.
  }
ask-keep-goal = Behalte eines der gezogenen Ziele.
ask-order-goals = Die übrigen { $count } Ziele kommen unter den Stapel. Welches ist das nächste?
ask-bid = { $cards ->
    [0] { $standing ->
        [0] Gib das Startgebot ab.
       *[other] Biete mehr als { $standing } oder passe.
      } Du darfst bis { $ceiling } gehen.
   *[other] Du hast Würfel gedreht, also muss ein Gebot über { $standing } folgen. Du darfst bis { $ceiling } gehen.
  }
ask-visit = Du hast gepasst. Wähle ein Schiff für deinen Handel.
ask-trade = { $ship }: Handle gegen { $good }. Du könntest { $tiles ->
    [one] { $tiles } Plättchen abgeben.
   *[other] { $tiles } Plättchen abgeben.
  }
ask-replace = { $tiles ->
    [one] Ein Plättchen ist fällig: { $good }. Ersetzt du es durch drei andere?
   *[other] { $tiles } Plättchen sind fällig: { $good }. Wie viele ersetzt du durch je drei andere?
  }
ask-give = Wähle die Plättchen, die als Ersatz dienen, noch { $left }.
ask-pay = Du hast mit { $bid } gewonnen. Zahle mit Münzen, zeige zuerst Truhen oder verzichte. Du hast { $coins } { $coins ->
    [one] Münze.
   *[other] Münzen.
  }
ask-winner-claim = Nimm ein Gebäude in Besitz.
ask-place-lock = Setze ein Schloss auf ein Gebäude auf { $colour }.
ask-place-ghost = Setze einen Geist auf ein Gebäude auf { $colour }.

# Was man antworten kann
do-cloud = Wolke: { $what }
do-moor = { $what }
do-start = Platz { $what } beginnt
do-roll = { $what }
do-goal = { $what }
do-chest = Eine Truhe im Wert von { $what }
do-parrot = Papagei: { $what }
do-return = Unter den Stapel: { $what }
do-keep = Behalten: { $what }
do-take = { $good } nehmen ({ $what })
do-bid = { $sum } bieten: { $what }
do-hold = { $sum } mit einem Papagei halten: { $what }
do-turn = Mit einem Papagei drehen: { $what }
do-pass = { $goods ->
    [0] Passen
    [one] Passen und eine Ware nehmen
   *[other] Passen und { $goods } Waren nehmen
  }
do-visit = { $ship } vor { $what } (nimmt { $good }, du könntest { $tiles } Plättchen abgeben)
do-visit-sea = { $ship } auf offener See
do-trade = { $coins ->
    [0] { $what } × { $good } eintauschen
    [one] { $what } × { $good } gegen eine Münze tauschen
   *[other] { $what } × { $good } gegen { $coins } Münzen tauschen
  }
do-replace = { $others ->
    [0] Keines ersetzen
   *[other] { $what } ersetzen: { $own } × { $good } und { $others } andere Plättchen
  }
do-give = { $good } abgeben ({ $what })
do-claim = { $coins ->
    [one] In Besitz nehmen: { $what } (bringt { $coins } Münze)
   *[other] In Besitz nehmen: { $what } (bringt { $coins } Münzen)
  }
do-show = Eine Truhe im Wert von { $what } zeigen
do-pay = { $bid } zahlen
do-renounce = Verzichten: nichts zahlen, nichts bekommen, Runde beenden
do-decline = Keine Besitznahme
do-lock = Verschließen: { $what }
do-haunt = Geist auf: { $what }
do-done = Fertig

# Was geschehen ist
log-cloud = Die Wolke über { $colour }: { $what }.
log-moor = Auf Wasserfeld { $water }: { $what }.
log-start = { $starter } schaut am grimmigsten und beginnt.
log-roll = Würfel { $colour } zeigt { $what }.
log-goal = { $whom } zieht ein Ziel: { $what }.
log-goal-hidden = { $whom } zieht ein Ziel.
log-chest = { $whom } zieht eine Truhe im Wert von { $what }.
log-chest-hidden = { $whom } zieht eine Truhe.
log-parrot = { $whom } zieht einen Papagei: { $what }.
log-parrot-hidden = { $whom } zieht einen Papagei.
log-return = { $who } legt ein Ziel unter den Stapel: { $what }.
log-return-hidden = { $who } legt ein Ziel unter den Stapel.
log-keep = { $who } behält ein Ziel: { $what }.
log-keep-hidden = { $who } behält ein Ziel.
log-take = { $who } nimmt als erste Ware: { $good }.
log-bid = { $who } bietet { $sum }: { $what }.
log-hold = { $who } spielt einen Papagei und hält { $sum }: { $what }.
log-turn = { $who } dreht mit einem Papagei einen Würfel: { $what }.
log-pass = { $who } passt und nimmt { $goods ->
    [0] nichts.
   *[other] {"Waren: "}{ $taken }.
  }
log-visit = { $who } besucht ein Schiff vor { $what }: { $ship }.
log-visit-sea = { $who } besucht das Schiff auf offener See.
log-trade = { $who } gibt { $what } × { $good } ab{ $coins ->
    [0] .
    [one] {" "}und bekommt eine Münze.
   *[other] {" "}und bekommt { $coins } Münzen.
  }
log-replace = { $tiles ->
    [one] { $who } ersetzt das Plättchen ({ $good }) durch { $others } andere.
   *[other] { $who } ersetzt { $what } von { $tiles } Plättchen ({ $good }) durch { $others } andere.
  }
log-replace-0 = { $who } ersetzt kein Plättchen.
log-give = { $who } gibt stattdessen ein anderes Plättchen: { $good }.
log-claim = { $who } nimmt in Besitz: { $what }{ $coins ->
    [0] {""}
    [one] {". Das bringt eine Münze"}
   *[other] {". Das bringt "}{ $coins } Münzen
  }{ $point ->
    [1] {". Die Wolke bringt einen Punkt."}
   *[0] .
  }
log-show = { $who } zeigt eine Truhe im Wert von { $what }.
log-pay = { $who } zahlt das Gebot von { $bid }{ $points ->
    [0] .
    [one] {" "}und bekommt einen Punkt.
   *[other] {" "}und bekommt { $points } Punkte.
  }
log-renounce = { $who } zahlt das Gebot von { $bid } nicht und bekommt nichts; die Runde ist vorbei.
log-decline = { $who } nimmt nichts in Besitz.
log-lock = { $who } verschließt: { $what }.
log-haunt = { $who } setzt einen Geist an Land: { $what }.
log-done = { $who } beendet den Handel.

# Warum nicht, mit den Zahlen dazu
why-over-ceiling = Das wären { $sum }, und du darfst bis { $ceiling } gehen: deine Münzen und drei für jede Truhe.
why-not-higher = Das wären { $sum }; es müssen mehr als { $standing } sein.
why-tile-limit = Dieses Schiff nimmt höchstens { $limit } Plättchen.
why-coins-short = Du hast { $bid } geboten und hast { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
  }. Zeige zuerst Truhen.
why-cannot-pay = Du hast { $bid } geboten; Münzen und Truhen zusammen sind weniger. Umsonst wird keine Truhe gezeigt.

# Wörter
word-on = auf
word-green = Grün
word-blue = Blau
word-orange = Orange
word-yellow = Gelb
word-grey = Grau
word-sea = offene See
word-coconut = Kokosnuss
word-fish = Fisch
word-grog = Grog
word-lemon = Zitrone
word-map = Karte
word-sword = Schwerter
word-hat = Hüte
word-hook = Haken
word-peg-leg = Holzbeine
word-anchor = Anker
word-cannonball = Kanonenkugeln
word-coffin = Särge
word-eye-patch = Augenklappen
word-figurehead = Galionsfiguren
word-voodoo-doll = Voodoopuppen
word-fortune-teller = Wahrsager
word-pub = Bar
word-parrots = Papageien
word-green-goods = Waren: Kokosnuss
word-blue-goods = Waren: Fisch
word-orange-goods = Waren: Grog
word-yellow-goods = Waren: Zitrone
word-grey-goods = Waren: Karte
word-green-peninsula = Halbinsel Grün
word-blue-peninsula = Halbinsel Blau
word-orange-peninsula = Halbinsel Orange
word-yellow-peninsula = Halbinsel Gelb
word-grey-peninsula = Halbinsel Grau
word-copper-ship = Kupferschiff
word-silver-ship = Silberschiff
word-gold-ship = Goldschiff
word-chest-ship = Truhenschiff
word-parrot-ship = Papageienschiff
word-goal-ship = Zielschiff
word-goal = Ziel
word-point = Punkt
word-parrot = Papagei
word-empty = leer
word-black = schwarz, ohne Münzen
word-hold = Gebot halten

# Woher die Punkte kommen
source-track = Punkteleiste
source-chests = Truhen
source-coins = Münzen
source-buildings = Ziele: Gebäude
source-parrots = Ziele: Papageien
source-goods = Ziele: Waren
source-peninsulas = Ziele: Halbinseln

# Was durch eine Antwort endgültig verloren geht oder sichtbar wird
lost-win = Du behältst Münzen und Truhen und bekommst nichts von dem, was du gewonnen hast.
lost-claim = Du verzichtest auf die Besitznahme.
shown-roll = Danach werden die Würfel geworfen.
shown-deal-goal = Danach ziehst du ein Ziel.
shown-deal-chest = Danach ziehst du eine Truhe.
shown-deal-parrot = Danach ziehst du einen Papagei.
shown-lay-ship = Danach legen die Schiffe neu an.
shown-lay-cloud = Danach werden die Wolken neu gelegt.
shown-by-bid = Der Papagei ist gespielt; die anderen sehen ihn mit deinem Gebot.
shown-by-pay = Die anderen sehen die Truhe, und sie ist ausgegeben.

# Was gezeichnet ist: was es ist, was es tut, die Klauseln dahinter
about-die = Würfel
    .kind = In der Auktion
    .does = Einer je Halbinsel. In der Gebotsreihe sind seine Augen Münzen; die ersten zwei sagen, wo der Gewinner ein Gebäude in Besitz nehmen darf.
    .rules = opening.sum claiming.places opening.descending
about-row = Gebotsreihe
    .kind = In der Auktion
    .does = Fünf Felder: zwei Gebäude, ein Punkt, ein Schloss, ein Punkt. Von links gefüllt, nie steigend.
    .rules = opening.no-gaps rewards.occupied rewards.points rewards.lock
about-cloud = Wolke
    .kind = Auf der Insel
    .does = Was ein Gebäude auf dieser Halbinsel außer Münzen bringt: ein Ziel, einen Punkt, einen Papagei oder nichts. Unter der schwarzen nicht einmal Münzen.
    .rules = claiming.cloud-goal claiming.cloud-point claiming.black-cloud
about-good = Ware der Halbinsel
    .kind = Auf der Insel
    .does = Wer passt, nimmt eine jeder Farbe in der Reihe. Das Schiff hier handelt damit.
    .rules = passing.goods ships.not-supplied
about-own = Eigene Waren
    .kind = Bei jemandem am Tisch
    .does = Zum Handeln mit Schiffen: Drei andere ersetzen eine fehlende. Vier nehmen ein Gebäude.
    .rules = ships.three-for-one ships.claim
about-building = Gebäude
    .kind = Auf der Insel
    .does = Wird mit einem eigenen Crewmitglied besetzt, für immer. Zählt nach deinen Zielen; zahlt je freiem Gebäude seiner Art eine Münze.
    .rules = claiming.crew claiming.coins end.goal-building
about-ship = Schiff
    .kind = Auf der Insel
    .does = Wer passt, handelt mit einem Schiff um die Ware seiner Halbinsel: Münzen, Truhen, Papageien oder Ziele. Vier Waren nehmen dort ein Gebäude.
    .rules = ships.one-ship ships.claim round-end.ships-move
about-goal = Ziel
    .kind = Bei jemandem am Tisch
    .does = Geheim bis zum Ende. Es wertet deine Crew auf einer Art von Gebäude, deine Mehrheit auf einer Halbinsel oder jede Ware oder jeden Papagei, den du hast.
    .rules = setup.goals-secret end.goal-building end.goal-majority
about-goals = Zielstapel
    .kind = Stapel
    .does = Was darunter kommt, wird zuletzt gezogen.
    .rules = setup.under-in-order ships.goals
about-chest = Truhe
    .kind = Bei jemandem am Tisch
    .does = Enthält eine, zwei oder drei Münzen; die anderen rechnen mit drei. Zahlt Gebote und ist am Ende einen Punkt wert.
    .rules = cash.potential paying.chests-shown end.chests
about-chests = Truhenstapel
    .kind = Stapel
    .does = Gezogen wird am Truhenschiff.
    .rules = ships.chests notes.cards-run-out
about-parrot = Papagei
    .kind = Bei jemandem am Tisch
    .does = Dreht einen Würfel seiner Farbe oder hält das Gebot; gespielt im eigenen Spielzug mit einem Gebot.
    .rules = parrots.own-turn parrots.die parrots.hold
about-parrots = Papageienstapel
    .kind = Stapel
    .does = Gezogen wird am Papageienschiff und unter der Papageienwolke.
    .rules = ships.parrots claiming.cloud-parrot
about-seat = Startspieler
    .kind = In der Auktion
    .does = Die Flagge geht jede Runde nach links weiter.
    .rules = round-end.flag
about-water = Wasserfeld
    .kind = Auf der Insel
    .does = Schiffe rücken nach jeder Runde ein Feld nach rechts; das letzte ist die offene See.
    .rules = round-end.ships-move ships.open-sea
about-symbol-claim = Besitznahme
    .kind = In der Auktion
    .does = Setze ein Crewmitglied auf ein freies Gebäude: mit den ersten zwei Würfeln, wenn deine Reihe gewinnt, oder für vier Waren an einem Schiff.
    .rules = claiming.places ships.claim
about-symbol-point = Punkt
    .kind = In der Auktion
    .does = Drittes und fünftes Feld der Reihe, und eine der Wolken.
    .rules = rewards.points claiming.cloud-point
about-symbol-lock = Schloss
    .kind = In der Auktion
    .does = Das vierte Feld: schließt ein freies Gebäude der Halbinsel seines Würfels für immer.
    .rules = rewards.lock
about-symbol-crew = Crew
    .kind = Bei jemandem am Tisch
    .does = Wer ein Gebäude nimmt, lässt ein Mitglied darauf. Hat jemand das letzte gesetzt, endet das Spiel.
    .rules = claiming.crew end.last-crew
about-symbol-coin = Münzen
    .kind = Bei jemandem am Tisch
    .does = Bezahlen Gebote. Auf einem Gebäude: was seine Besitznahme bringt. Fünf sind am Ende ein Punkt.
    .rules = paying.price claiming.coins end.coins
about-symbol-visit = Besuch am Schiff
    .kind = Auf der Insel
    .does = Für alle, die passen. Auf dem Segel: was eine Ware bringt, und wie viele höchstens. Am Rumpf: vier Waren nehmen ein Gebäude.
    .rules = ships.one-ship ships.tile-limit ships.claim
about-symbol-ghost = Geist
    .kind = Auf der Insel
    .does = Nur zu zweit: Geister nehmen Gebäude, wo ihr Schiff liegt.
    .rules = setup.ghost-ship round-end.ghost

# Was ein Tisch im Terminal zeigt
field-auction = Auktion
field-bid = Gebot
field-bidder = Bieter
field-buildings = Gebäude
field-ceiling = Potential
field-chest-box = Truhen in der Schachtel
field-chests = Truhen
field-claim-tiles = Waren je Besitznahme
field-cloud = Wolke
field-copies = Stück
field-crew = Crew
field-dice = Würfel
field-drawn = gezogen
field-ended-by = beendet durch
field-face = Augen
field-family = Art
field-free = frei
field-ghost = Geist
field-ghosts = Geister
field-goals = Ziele
field-good = Ware
field-goods = Waren
field-kinds = Arten
field-last-round = letzte Runde
field-limit = Grenze
field-locks = Schlösser
field-majority = Mehrheit
field-money = Geld
field-over = vorbei
field-own = eigene
field-own-tiles = eigene Waren
field-parrot-box = Papageien in der Schachtel
field-passed = gepasst
field-passing = beim Passen
field-peninsula = Halbinsel
field-peninsulas = Halbinseln
field-played = gespielt
field-presence = Anwesenheit
field-replacement = Ersatz
field-rewards = Belohnungen
field-ship = Schiff
field-sources = Quellen
field-spent = ausgegeben
field-state = Zustand
field-subject = Sache
field-under = unter dem Stapel
field-without-crew = Runden ohne Crew
field-without-crew-end = Runden ohne Crew bis zum Ende
field-worth = Wert
field-after = darf folgen auf

# Was der Lotse zu einer Frage sagt
coach-return-goal = Welche Ziele behältst du? Seltene Gebäude bringen mehr Punkte je Crewmitglied; zwei Ziele auf derselben Halbinsel sind zusammen leicht.
coach-rival-return = Ziele bleiben bis zum Ende geheim. Welche jemand behält, verraten die Gebäude, die dann besetzt werden.
coach-rival-pass = Wer passt, nimmt eine Ware je Würfel der Reihe, besucht ein Schiff und ist aus dieser Auktionsrunde heraus.
coach-rival-pay = Gezahlte Münzen sind fort, gezeigte Truhen kommen aus dem Spiel. Für die nächste Auktionsrunde bleibt weniger.
coach-rival-decline = Ein Gebäude, das besetzt werden konnte, bleibt für alle frei.
coach-rival-keep = Ein Ziel mehr, geheim wie die anderen.
coach-rival-done = Mehr geschieht hier nicht.
coach-take-good = Jede Ware ist recht. Eine, mit der ein nahes Schiff handelt, nützt sofort.
coach-bid = Bieten oder passen? Die ersten zwei Würfel sagen, wo der Gewinner in Besitz nimmt. Ein billiger Sieg für zwei Ziele ist gut; eine lange Reihe macht Passen reich an Waren.
coach-visit = Welches Schiff? Münzen gewinnen Auktionsrunden, Truhen sind geheime Münzen und Punkte, Papageien ändern Würfel, Ziele können verdoppeln, was du hast, und vier Waren nehmen ein Gebäude.
coach-trade = Wie viele Plättchen gibst du? Behalte ein paar fürs nächste Schiff; Waren zählen nur mit ihrem Ziel.
coach-replace = Ein fälliges Plättchen lässt sich durch drei andere ersetzen. Nimm dafür Farben, von denen du viel hast.
coach-give = Welche Plättchen springen ein? Gib die Farbe, die du am wenigsten brauchst.
coach-pay = Zahle mit Münzen oder Truhen. Jede Truhe ist am Ende ein Punkt, was auch darin ist; volle zahlen mehr.
coach-rival-renounce = Wer gewinnt, muss nicht zahlen und bekommt dann nichts: In dieser Auktionsrunde bringt der Sieg kein Gebäude.
coach-winner-claim = Welches Gebäude? Eines deiner Ziele, sonst eine Art, von der noch viele frei sind: Jedes zahlt eine Münze.
coach-place-lock = Schließ ein Gebäude, das ein Gegner zu wollen scheint oder das deine Mehrheit brechen würde.
coach-place-ghost = Du hast nicht gewonnen, also setzt du einen Geist. Nimm ein Gebäude, das dein Gegner braucht.
coach-keep-goal = Behalte das Ziel, dem deine Crew schon dient.
coach-order-goals = Die Reihenfolge unter dem Stapel ist fast egal; was du zuletzt legst, kommt zuletzt.

# Was alle bei jemandem zählen können
purse-coins = Münzen
purse-points = Punkte
purse-crew = Crew
purse-goods = Waren
purse-chests = Truhen
purse-parrots = Papageien
