title = Liguria
summary = Rund um das Ligurische Meer nach Farben segeln: Plättchen wählen, Inseln halten, Diplomaten entsenden und Bischofsaufträge erfüllen.
tagline = Farben für den Bischof
length = 60 Min.
weight = mittel
option-diplomats = Der Preis eines Gesandten zählt
option-diplomats-scrolls = Schriftrollen
option-diplomats-tiles = Plättchen
stage = Runde { $round }: { $phase }

# Was das Spiel fragt
ask-lay-island = Eine Insel wird ausgelegt.
ask-lay-marker = Die Insel erhält ihr Prestige.
ask-draw-order = Die Spielerreihenfolge wird ausgelost.
ask-lay-tiles = Plättchen werden aus dem Beutel gezogen.
ask-deal-cards = Schiffskarten werden ausgelegt.
ask-place-merchant = Setze deinen Kaufmann auf die Marktstraße. Weiter links kommt früher dran, weiter rechts bringt mehr.
ask-take-tiles = { $left ->
    [one] Nimm noch ein Plättchen aus der Reihe
   *[other] Nimm bis zu { $left } Plättchen aus der Reihe, von links nach rechts,
  } oder höre auf. Jedes nach dem ersten übersprungene kostet eine Münze; du hast { $coins }.
ask-choose-card = Wähle eine Schiffskarte für diese Runde. Ihre Punkte bleiben bei dir.
ask-upgrade-tile = { $left ->
    [one] Baue ein Plättchen deines Hafens aus, indem du es auf die bessere Seite drehst, oder verzichte.
   *[other] Baue bis zu { $left } Plättchen deines Hafens aus, indem du sie auf die bessere Seite drehst, oder verzichte.
  }
ask-set-sail = { $steps ->
    [one] Segle einen Schritt.
   *[other] Segle 1 bis { $steps } Schritte.
  }
ask-sail-on = { $steps ->
    [one] Dein Schiff lichtet den Anker und segelt noch einen Schritt.
   *[other] Dein Schiff lichtet den Anker und segelt weiter, 1 bis { $steps } Schritte.
  }
ask-turn-ship = Dein Umkehrpfeil ist noch unbenutzt: Wendest du das Schiff jetzt?
ask-land-knights = { $holder ->
    [0] Eine Insel ohne Ritter ({ $colour }, { $points } Prestige): Ritter landen? Jedes Plättchen bringt einen Farbstein.
   *[other] Fremde Ritter halten diese Insel ({ $colour }, { $points } Prestige) mit { $holder } { $holder ->
        [one] Schwert
       *[other] Schwertern
      }: mehr landen?
  } Du hast { $have } { $have ->
    [one] Schwert
   *[other] Schwerter
  }, davon { $swords } gelandet.
ask-load-own = Deine eigene Insel: einen Farbstein laden ({ $colour }) oder die Insel lassen, wie sie ist?{ $free ->
    [0] { "" }
    [one] { " " }Das Farbsteinsymbol deiner Ritter bringt danach noch einen nach Wahl.
   *[other] { " " }Die Farbsteinsymbole deiner Ritter bringen danach noch { $free } nach Wahl.
  }
ask-load-freely = { $left ->
    [one] Das Farbsteinsymbol deiner Ritter bringt einen Farbstein nach Wahl.
   *[other] Die Farbsteinsymbole deiner Ritter bringen { $left } Farbsteine nach Wahl.
  }
ask-visit-harbour = Du besuchst { $harbour }. { $sacks ->
    [0] Farbsteine kannst du keine mehr laden.
    [one] Du darfst einen Farbstein laden.
   *[other] Du darfst bis zu { $sacks } Farbsteine laden.
  } { $price ->
    [5] Alle Gesandtenfelder sind besetzt.
   *[other] Du darfst einen Gesandten für { $price } setzen; deine Diplomaten zählen { $have }.
  }
ask-pay-diplomats = Bezahle den Gesandten: noch { $price }.
ask-last-move = Die letzte Fahrt, nur mit den Steuerrädern deines Hafens ({ $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
  }): Nur das Ausladen zu Hause zählt noch.

# Was man antworten kann
do-island = Insel: { $what }
do-marker = { $what } Prestige
do-order = { $what }
do-lay = { $what }
do-deal = Karte { $what }
do-market = Feld { $what }: { $tiles } Plättchen, { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
  }
do-take = { $gone ->
    [1] Platz { $what } der Plättchenreihe ist leer
   *[0] Nimm { $tile } ({ $price } { $price ->
        [one] Münze
       *[other] Münzen
      })
}
do-card = Karte { $what }: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }, { $wheels } { $wheels ->
    [one] Steuerrad
   *[other] Steuerräder
  }{ $reversal ->
    [1] , Umkehrpfeil
   *[0] { "" }
  }{ $anchor ->
    [1] , Anker
   *[0] { "" }
  }{ $arrows ->
    [0] { "" }
    [one] , { $arrows } Ausbau
   *[other] , { $arrows } Ausbauten
  }{ $red ->
    [0] { "" }
   *[other] , { $red } Rot für deinen Hafen
  }{ $blue ->
    [0] { "" }
   *[other] , { $blue } Blau für deinen Hafen
  }{ $yellow ->
    [0] { "" }
   *[other] , { $yellow } Gelb für deinen Hafen
  }
do-upgrade = Baue { $what } aus
do-sail = { $prestige ->
    [0] Segle nach { $place }
   *[other] Segle zur { $place }, { $prestige } Prestige
  } ({ $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
  } { $way })
do-anchor = { $prestige ->
    [0] Halte unterwegs in { $place }
   *[other] Halte unterwegs bei der { $place }, { $prestige } Prestige
  } ({ $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
  } { $way })
do-land = Lande { $what }
do-load = Lade { $what }
do-envoy = Gesandter neben die Reihe: { $what } (Preis { $price })
do-pay = Bezahle mit: { $what }
do-turn = Wende das Schiff
do-keep = Behalte die Richtung
do-stay = Bleibe liegen
do-done = Fertig
do-leave = Die Insel lassen, wie sie ist

# Was geschehen ist
log-island = Eine Insel wird ausgelegt: { $what }.
log-marker = Sie ist { $what } Prestige wert.
log-order = { $taker } ({ $what }) bekommt Platz { $position } der Reihenfolge.
log-lay = Die Reihe bekommt: { $what }.
log-deal = Schiffskarte { $what } wird ausgelegt.
log-market = { $who } setzt den Kaufmann auf Feld { $what }: { $tiles } Plättchen, { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
  }.
log-take = { $who } nimmt { $tile }{ $price ->
    [0] {""}
    [one] { " " }und zahlt eine Münze
   *[other] { " " }und zahlt { $price } Münzen
  }{ $lost ->
    [1] {". Die Reihe ist voll: Das Plättchen kommt aus dem Spiel."}
   *[0] .
  }
log-card = { $who } nimmt Schiffskarte { $what } ({ $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }, { $wheels } { $wheels ->
    [one] Steuerrad
   *[other] Steuerräder
  }){ $count ->
    [0] .
   *[other] {" "}und bietet im Hafen an: { $cubes }.
  }
log-upgrade = { $who } baut { $what } aus.
log-sail = { $who } segelt { $prestige ->
    [0] nach { $place }
   *[other] zur { $place }
  }, { $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
  } { $way }{ $unloads ->
    [0] .
    [one] {", und lädt einen Farbstein aus."}
   *[other] {", und lädt "}{ $unloads } Farbsteine aus.
  }
log-anchor = { $who } hält unterwegs { $prestige ->
    [0] in { $place }
   *[other] bei der { $place }
  }, { $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
  } { $way }{ $unloads ->
    [0] .
    [one] {", und lädt einen Farbstein aus."}
   *[other] {", und lädt "}{ $unloads } Farbsteine aus.
  }
log-land = { $who } landet auf der { $place } { $what }.
log-load = { $who } lädt in { $place }: { $what }.
log-load-own-load = { $who } lädt auf der { $place }: { $what }.
log-load-freely-load = { $who } lädt auf der { $place } für ein Farbsteinsymbol: { $what }.
log-envoy = { $who } setzt in { $harbour } einen Gesandten neben die Reihe: { $what }.
log-pay = { $who } gibt für den Gesandten ab: { $what }.
log-turn = { $who } wendet das Schiff.
log-keep = { $who } behält die Richtung.
log-stay = { $who } bleibt liegen.
log-done = { $who } nimmt kein weiteres Plättchen.
log-upgrade-tile-done = { $who } baut nichts weiter aus.
log-land-knights-done = { $landed ->
    [0] { $who } landet auf der { $place } keine Ritter.
   *[other] { $who } behauptet sich auf der { $place } mit { $swords } { $swords ->
        [one] Schwert
       *[other] Schwertern
      } und lädt { $loads } × { $colour }{ $holder ->
        [0] .
       *[other] {". Die Ritter von "}{ $loser } sind besiegt.
      }
  }
log-load-freely-done = { $who } lädt auf der { $place } nichts weiter.
log-visit-harbour-done = { $who } beendet den Besuch in { $harbour }.
log-leave = { $who } lässt auf der { $place } alles, wie es ist, und lädt nichts.

# Warum nicht, mit den Zahlen
why-gap-too-dear = Die Lücke kostet { $price } { $price ->
    [one] Münze
   *[other] Münzen
  }, und du hast { $coins }.
why-too-few-swords = Dort { $holder ->
    [one] liegt { $holder } Schwert
   *[other] liegen { $holder } Schwerter
  }, und es braucht mehr: Du hast insgesamt { $have }, davon { $swords } gelandet.
why-too-few-scrolls = Dieser Gesandte kostet { $price }, und deine Diplomaten zählen { $have }.

# Wörter
word-set-up = Aufbau
word-preparation = Vorbereitung
word-market = Marktstraße
word-tiles = Plättchen nehmen
word-cards = Schiffskarten
word-moves = Segeln
word-last-moves = Letzte Fahrt
word-over = Ende
word-red-island = roten Insel
word-blue-island = blauen Insel
word-yellow-island = gelben Insel
word-camogli = Camogli
word-noli = Noli
word-savona = Savona
word-lerici = Lerici
word-red = Rot
word-blue = Blau
word-yellow = Gelb
word-wheels = Steuerräder
word-merchants = Händler
word-buildings = Gebäude
word-monks = Mönche
word-wheel = ein Steuerrad
word-merchant = einen Händler
word-small-building = ein kleines Gebäude
word-large-building = ein großes Gebäude
word-monk = einen Mönch
word-knight-cube = einen Ritter mit einem Schwert und Farbstein
word-knight-1 = einen Ritter mit einem Schwert
word-knight-2 = einen Ritter mit zwei Schwertern
word-knight-3 = einen Ritter mit drei Schwertern
word-diplomat-1 = einen Diplomaten mit einer Schriftrolle
word-diplomat-2 = einen Diplomaten mit zwei Schriftrollen
word-order = einen Bischofsauftrag:
word-clockwise = im Uhrzeigersinn
word-anticlockwise = gegen den Uhrzeigersinn

# Woher die Punkte kommen
source-islands = Inseln
source-harbour = Hafen
source-plus-and-minus = Plus und Minus
source-orders = Bischofsaufträge
source-sets = Farbsätze
source-diplomats = Diplomaten

# Was gezeichnet ist: was es ist, was es tut, die Klauseln dahinter
about-ring = Halt am Ring
    .kind = Hafen oder Insel
    .does = Schiffe segeln von Halt zu Halt und handeln, wo sie halten. Ein Hafen bietet Farbsteine und Plätze für Gesandte; eine Insel lässt sich mit Rittern halten.
    .rules = 3c.step 3c.acts-where-it-stops island.empty
about-ship = Schiff
    .kind = Bei jemandem am Tisch
    .does = Fährt mindestens einen Schritt, höchstens so viele wie Steuerräder. Der Laderaum fasst zehn Farbsteine; sie zählen, wenn sie zu Hause ausgeladen sind.
    .rules = 3c.too-far home.unload abroad.hold-full
about-street = Feld der Marktstraße
    .kind = Auf dem Markt
    .does = Sagt, wie viele Plättchen und Münzen der Kaufmann bekommt. Von links nach rechts wird genommen; je Feld ein Kaufmann.
    .rules = 2.place-says 3a.street-order
about-row = Plättchen der Reihe
    .kind = Auf dem Markt
    .does = Genommen wird von links nach rechts; jedes nach deinem ersten übersprungene Plättchen kostet eine Münze.
    .rules = 3a.left-to-right 3a.gap-price
about-card = Schiffskarte
    .kind = Für eine Runde
    .does = Steuerräder, ein Anker, ein Umkehrpfeil oder braune Pfeile für diese Runde; ihre Plus- oder Minuspunkte bleiben bei dir; ihre Farbsteine kommen in deinen Hafen.
    .rules = 3b.one-card 3b.card-cubes scoring.plus-and-minus
about-display = Offene Schiffskarten
    .kind = Auf dem Markt
    .does = So viele, wie mitspielen; beide Vorzeichen sind dabei.
    .rules = 1.cards-laid 1.both-signs
about-harbour = Plättchen im Hafen
    .kind = Bei jemandem am Tisch
    .does = Liegt in seiner Reihe; ein brauner Pfeil dreht es einmal auf die bessere Seite.
    .rules = 3a.into-the-harbour 3b.brown-arrow
about-screen = Hinter dem Sichtschirm
    .kind = Bei jemandem am Tisch
    .does = Ritter, Diplomaten, Aufträge und ausgeladene Farbsteine, unsichtbar für die anderen.
    .rules = screen.behind
about-screen-knight = Ritter
    .kind = Bei jemandem am Tisch
    .does = Landet auf Inseln. Schwerter entscheiden, wer sie hält; jedes gelandete Plättchen bringt einen Farbstein.
    .rules = island.empty island.too-few-swords
about-screen-diplomat = Diplomat
    .kind = Bei jemandem am Tisch
    .does = Seine Schriftrollen bezahlen einen Gesandten in einem fremden Hafen.
    .rules = abroad.rising-price abroad.no-diplomat
about-screen-order = Bischofsauftrag
    .kind = Bei jemandem am Tisch
    .does = Bringt am Ende sein Prestige, wenn Farbsteine hinter deinem Sichtschirm ihn erfüllen.
    .rules = scoring.orders
about-dock = Farbsteine im Angebot
    .kind = In einem Hafen
    .does = Nur für Gäste: ein Farbstein je Händler in deinem eigenen Hafen.
    .rules = abroad.sacks-used home.no-loading
about-envoy = Gesandtenfeld
    .kind = In einem Hafen
    .does = Ein Gesandter je Reihe. Am Ende bringt jedes Plättchen der Reihe zwei Prestige. Der nächste Gesandte hier kostet eine Schriftrolle mehr.
    .rules = scoring.diplomats abroad.rising-price abroad.field-taken
about-supply = Farbstein
    .kind = Vorrat
    .does = Farben für Aufträge und Sätze. Sie zählen nur hinter deinem Sichtschirm.
    .rules = scoring.orders scoring.sets scoring.aboard
about-order = Reihenfolge
    .kind = Auf dem Spielplan
    .does = Für Karten und Schiffe: Wer zuerst Plättchen genommen hat, ist zuerst dran.
    .rules = 3a.new-order 3c.order
about-hold = Laderaum
    .kind = Bei jemandem am Tisch
    .does = Platz für zehn Farbsteine. Zu Hause wird alles ausgeladen.
    .rules = abroad.hold-full home.unload
about-symbol-wheel = Steuerrad
    .kind = Plättchen
    .does = Ein Schritt für dein Schiff in jeder Runde; ausgebaut zwei.
    .rules = 3c.too-far 3b.brown-arrow
about-symbol-merchant = Händler
    .kind = Plättchen
    .does = Ein Sack: ein Farbstein bei jedem Besuch; ausgebaut zwei.
    .rules = abroad.sacks-used 3b.brown-arrow
about-symbol-building = Gebäude
    .kind = Plättchen
    .does = Am Ende sein Prestige; ausgebaut mehr.
    .rules = scoring.harbour 3b.brown-arrow
about-symbol-monk = Mönch
    .kind = Plättchen
    .does = Pluspunkte gegen Minus; ausgebaut einer mehr.
    .rules = scoring.plus-and-minus 3b.brown-arrow
about-symbol-knight = Ritter
    .kind = Plättchen
    .does = Landet auf Inseln; Schwerter entscheiden, wer sie hält. Manche bringen einen Farbstein nach Wahl.
    .rules = island.empty island.too-few-swords island.own-free-cubes
about-symbol-diplomat = Diplomat
    .kind = Plättchen
    .does = Schriftrollen bezahlen einen Gesandten: 1, 2, 3, dann 4 in einem Hafen.
    .rules = abroad.rising-price
about-symbol-order = Bischofsauftrag
    .kind = Plättchen
    .does = Am Ende seine Zahl, wenn Farbsteine hinter deinem Sichtschirm ihn erfüllen.
    .rules = scoring.orders
about-symbol-steps = Steuerräder
    .kind = Auf Schiffskarten
    .does = Mehr Schritte, nur in dieser Runde.
    .rules = 3c.too-far
about-symbol-anchor = Anker
    .kind = Auf Schiffskarten
    .does = Ein Halt unterwegs, mit allen Aktionen.
    .rules = 3c.anchor
about-symbol-reverse = Umkehrpfeil
    .kind = Auf Schiffskarten
    .does = Wende das Schiff, vor der Fahrt oder danach.
    .rules = 3c.reversal-before 3c.reversal-after
about-symbol-up = Brauner Pfeil
    .kind = Auf Schiffskarten
    .does = Dreh sofort ein Plättchen deines Hafens auf die bessere Seite.
    .rules = 3b.brown-arrow
about-symbol-balance = Plus und Minus
    .kind = Auf Schiffskarten
    .does = Bleiben bei dir. Unter null kostet jeder Punkt 5 Prestige; über null bringt nichts.
    .rules = scoring.plus-and-minus scoring.plus-brings-nothing
about-symbol-coin = Münze
    .kind = Auf dem Spielplan
    .does = Kommt aus der Marktstraße; bezahlt Plättchen, die du überspringst.
    .rules = 2.place-says 3a.gap-price
about-symbol-prestige = Prestige
    .kind = Auf dem Spielplan
    .does = Punkte am Ende, auf gehaltenen Inseln und in deinem Hafen.
    .rules = scoring.islands scoring.harbour
about-symbol-envoy = Gesandter
    .kind = Auf dem Spielplan
    .does = Auf einer Insel: Du hältst sie. Neben einer Reihe: 2 Prestige je Plättchen darin.
    .rules = island.empty scoring.diplomats

# Was durch eine Antwort endgültig verloren geht oder sichtbar wird
shown-lay-tiles = Danach werden die Plättchen der nächsten Runde gezogen.
shown-deal-cards = Danach werden die Schiffskarten ausgelegt.

# Was ein Tisch im Terminal zeigt
field-arrows = Pfeile
field-at-risk = in Gefahr
field-bag = Beutel
field-beaten = besiegt
field-cube-symbol = Farbsteinsymbol
field-cubes = Farbsteine
field-cubes-left = Farbsteine übrig
field-deck = Stapel
field-diplomats = Diplomaten
field-docks = Anleger
field-end = Ende
field-envoy = Gesandter
field-envoy-price = Preis des Gesandten
field-filled = erfüllt
field-forecast = Ausblick
field-free-cubes = freie Farbsteine
field-harbour = Hafen
field-hold = Laderaum
field-hold-size = Größe des Laderaums
field-knights = Ritter
field-landed = gelandet
field-landed-swords = gelandete Schwerter
field-now = jetzt
field-orders = Bischofsaufträge
field-places = Orte
field-plus = Plus
field-plus-and-minus = Plus und Minus
field-prestige = Prestige
field-price-counts = was der Preis zählt
field-price-left = noch zu zahlen
field-reversal = Umkehrpfeil
field-routes = Routen
field-routes-of = Routen von
field-row = Reihe
field-rows = Reihen
field-sacks = Händler
field-screen = hinter dem Sichtschirm
field-scrolls = Schriftrollen
field-steps = Schritte
field-stop = Halt
field-street = Straße
field-swords = Schwerter
field-tiles-left = Plättchen übrig
field-upgraded = ausgebaut
field-upgrades-left = Ausbauten übrig

# Was der Lotse zu einer Frage sagt
coach-rival-done = Mehr geschieht hier nicht.
coach-rival-leave = Die Insel bleibt, wie sie war.
coach-place-merchant = Links oder rechts? Links nimmt früh und ist in der Reihenfolge vorn; rechts nimmt mehr. Schau, welche Plättchen du brauchst und ob sie liegen bleiben.
coach-take-tiles = Nimm von links nach rechts. Aufträge und was nebeneinander liegt zuerst; Überspringen kostet Münzen.
coach-choose-card = Welche Karte? Wie weit willst du segeln, und kannst du dir die Minuspunkte leisten? Ihre Farbsteine kommen in deinen Hafen, für die anderen.
coach-upgrade-tile = Dreh das Plättchen, das du am meisten nutzt: Steuerräder und Händler arbeiten jede Runde.
coach-set-sail = Wohin? Eine Insel zum Halten, ein Hafen zum Laden und für einen Gesandten, oder heim zum Ausladen. Denk an die Fahrt danach.
coach-sail-on = Der Halt ist vorbei: Die übrigen Schritte führen weiter.
coach-turn-ship = Wende jetzt, wenn die nächste Fahrt in die andere Richtung führen soll.
coach-land-knights = Wie viele Ritter? Jedes Plättchen bringt einen Farbstein, Schwerter halten die Insel. Was gelandet ist, bleibt.
coach-load-own = Ein Farbstein von der eigenen Insel, umsonst. Nimm ihn, wenn noch Platz ist.
coach-load-freely = Beliebige Farbe: Nimm, was deinen Aufträgen fehlt.
coach-visit-harbour = Lade, was deine Aufträge brauchen, und schick einen Gesandten neben eine Reihe, die wächst.
coach-pay-diplomats = Zahle mit möglichst wenigen Schriftrollen; zu viel ist verloren.
coach-last-move = Die letzte Fahrt: Segle heim, wenn es geht. Nur ausgeladene Farbsteine zählen.

# Was alle bei jemandem zählen können
purse-coins = Münzen
purse-harbour = Plättchen im Hafen
purse-hold = Farbsteine an Bord
