title = Die Werft
summary = Baue Schiffe aus Plättchen, rüste sie aus und teste sie in deinen Kanälen. Geheime Aufträge entscheiden, was am Ende zählt.
tagline = Vom Kiel bis zur Jungfernfahrt
length = 110 Min.
weight = schwer
option-employees = Arbeitskräfte
option-employees-shuffled = zufällig
option-employees-spread = in jedem Feld ein Ingenieur oder Anwerber (erstes Spiel)
stage = { $ending ->
    [0] Umlauf { $lap }
   *[1] Letzte Spielzüge
}

# What the game asks
ask-choosing = Wähle eine Aktion. Du hast { $guilders } Gulden.
ask-offering = Deine Aktion: { $tile }. Davor oder danach kannst du für { $price } Gulden eine Zusatzaktion kaufen.
ask-building = { $last ->
    [1] Letzte Gelegenheit: Kaufe das eine Plättchen, das ein Schiff fertigstellt, oder lass es.
   *[other] Schiffsbau: Nimm { $left ->
        [one] noch ein Plättchen
       *[other] bis zu { $left } Plättchen
      }. Du kannst { $guilders } Gulden ausgeben.
  }
ask-placing = Lege das Plättchen in dein Dock: { $hull } ({ $tile }).
ask-buying = Kaufe einen Zug. Du kannst { $guilders } Gulden ausgeben.
ask-renting = Miete einen Kanal. Du kannst { $guilders } Gulden ausgeben.
ask-entering = Dein erster Kanal: Von welcher Seite fährt dein Schiff ein?
ask-laying = An welche Stelle soll Kanal { $canal }?
ask-turning = Wie soll Kanal { $canal } liegen?
ask-making = { $crew ->
    [1] Heuere Crew an.
   *[other] Stelle Ausrüstung her.
  } Das nächste Feld ist kostenlos, jedes weitere kostet 1 Gulden; du kannst { $guilders } Gulden ausgeben.
ask-assisting = Deine Arbeitskräfte bringen mehr, wenn du willst.
ask-hiring = Stelle eine Arbeitskraft ein. Das nächste Feld ist kostenlos, jedes weitere kostet 1 Gulden; du kannst { $guilders } Gulden ausgeben.
ask-unloading = Mit welchem Zug handelst du?
ask-trading = Verkaufe oder tausche den nächsten Wagen: { $load } (noch { $left }).
ask-launching = Mehrere Schiffe sind fertig. Welches fährt zuerst?
ask-fitting-out = Rüste dein Schiff der Länge { $size } aus: Geschwindigkeit { $speed }, die Kanäle erlauben { $reach }.
ask-boosting = Wie schnell soll das Schiff sein? Ohne Hilfe { $speed }, die Kanäle erlauben { $reach }.
ask-steering = Wohin? Noch { $left } { $left ->
    [one] Feld
   *[other] Felder
  }, bisher { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  } auf dieser Fahrt.
ask-dropping = Gib einen Auftrag ab, Farbe { $colour } (noch { $left }). Niemand sieht ihn.
ask-finishing = Deine Schlussaktion: eine beliebige. Keine Einkünfte, keine Zusatzaktion.

# What can be answered
do-start = Spieler { $what } beginnt
do-lay = { $what }
do-point-to = Marker auf { $what }
do-point-to-sector = Marker auf Feld { $what }
do-post = { $what }
do-reveal = { $hull } ({ $tile })
do-arrive = { $what }
do-open-canal = Kanal { $what }
do-deal = { $what }
do-choose = { $what } (Einkünfte { $income } Gulden)
do-finishing-choose = { $what }
do-extra = Zusatzaktion für { $price } Gulden: { $what }
do-act = Jetzt deine Aktion ausführen
do-done = Fertig
do-pass = Passen
do-drop = Abgeben: { $what }
do-take = { $hull } ({ $tile }) für { $price } Gulden nehmen
do-invent = Gedachtes Plättchen nehmen, kostenlos: { $what }
do-place = Feld { $what }{ $size ->
    [0] {""}
   *[other] : stellt ein Schiff der Länge { $size } fertig{ $sails ->
        [0] {", das nicht fahren kann"}
       *[other] {""}
      }
  }
do-buy-train = Zug für { $price } Gulden kaufen: { $train }
do-rent-canal = Kanal { $canal } für { $price } Gulden mieten: { $symbols }
do-beside = Neben Kanal { $number }, im { $side }
do-turn = Um { $what }° im Uhrzeigersinn gedreht
do-turn-0 = Nicht gedreht
do-enter = Von { $what } einfahren
do-make = { $what } für { $price } Gulden
do-recruit = { $what } für { $price } Gulden
do-assist = { $what } dazunehmen
do-hire = { $what } für { $price } Gulden
do-unload = { $what } (bringt verkauft { $guilders } Gulden)
do-sell = { $what } verkaufen für { $price } Gulden
do-swap-for = { $load } tauschen gegen { $what }
do-launch = Das Schiff der Länge { $size } ab Feld { $what }
do-fit = An Bord: { $what }
do-remove = Wieder von Bord: { $what }
do-scrap = Schiff abwracken: keine Punkte, die Teile bleiben im Lager
do-set-sail = Auslaufen mit Geschwindigkeit { $speed }{ $points ->
    [0] {""}
    [one] : { $points } Punkt
   *[other] : { $points } Punkte
  }
do-boost = Geschwindigkeit { $speed }{ $points ->
    [0] {""}
    [one] : { $points } Punkt
   *[other] : { $points } Punkte
  }
do-steer = Richtung { $what }{ $points ->
    [0] {""}
    [one] : { $points } Punkt
   *[other] : { $points } Punkte
  }

# What happened
log-start = { $starter } beginnt.
log-lay = Aktionsplättchen ausgelegt: { $what }.
log-point-to = Ein Marker beginnt auf { $what }.
log-point-to-sector = Der Arbeitskraftmarker beginnt auf Feld { $what }.
log-post = Eine Arbeitskraft wird ausgelegt: { $what }.
log-reveal = Neu ausgelegt: { $hull } ({ $tile }).
log-arrive = Ein Zug kommt an: { $what }.
log-open-canal = Kanal { $what } kommt ins Angebot.
log-deal = { $whom } bekommt einen Auftrag: { $what }.
log-deal-hidden = { $whom } bekommt einen Auftrag.
log-choose = { $who } wählt { $what }{ $income ->
    [0] .
    [one] { " " }und bekommt einen Gulden.
   *[other] { " " }und bekommt { $income } Gulden.
  }
log-finishing-choose = { $who } wählt als Schlussaktion: { $what }.
log-extra = { $who } kauft für { $price } Gulden eine Zusatzaktion: { $what }.
log-act = { $who } führt die gewählte Aktion aus: { $tile }.
log-done = { $who } kauft keine Zusatzaktion.
log-building-done = { $who } nimmt kein weiteres Plättchen.
log-assisting-done = { $who } will keine weitere Hilfe.
log-pass = { $who } passt: Keine Aktion ist möglich.
log-drop = { $who } gibt einen Auftrag ab: { $what }.
log-drop-hidden = { $who } gibt einen Auftrag ab.
log-take = { $who } nimmt für { $price ->
    [one] einen
   *[other] { $price }
  } Gulden: { $hull } ({ $tile }).
log-invent = { $who } nimmt ein gedachtes Plättchen, weil kein echtes mehr da ist: { $what }.
log-place = { $who } legt auf Feld { $what }: { $hull }{ $size ->
    [0] .
   *[other] {". Ein Schiff der Länge "}{ $size } ist fertig.
  }
log-buy-train = { $who } kauft für { $price ->
    [one] einen
   *[other] { $price }
  } Gulden einen Zug: { $train }.
log-rent-canal = { $who } mietet für { $price ->
    [one] einen
   *[other] { $price }
  } Gulden Kanal { $canal }.
log-beside = { $who } legt Kanal { $canal } neben Kanal { $number }, im { $side }.
log-turn = { $who } dreht Kanal { $canal } um { $what }° im Uhrzeigersinn.
log-turn-0 = { $who } lässt Kanal { $canal } ungedreht.
log-enter = { $who } lässt die Schiffsfigur von { $what } in Kanal { $canal } einfahren.
log-make = { $who } stellt für { $price ->
    [one] einen
   *[other] { $price }
  } Gulden her: { $what }.
log-recruit = { $who } heuert für { $price ->
    [one] einen
   *[other] { $price }
  } Gulden an: { $what }.
log-assist = Eine Arbeitskraft bringt { $who } noch dazu: { $what }.
log-hire = { $who } stellt für { $price ->
    [one] einen
   *[other] { $price }
  } Gulden ein: { $what }.
log-unload = { $who } handelt mit dem Zug: { $what }.
log-sell = { $who } verkauft { $what } für { $price ->
    [one] einen Gulden.
   *[other] { $price } Gulden.
  }
log-swap-for = { $who } tauscht { $load } gegen { $what }.
log-launch = { $who } lässt ein Schiff der Länge { $size } vom Stapel.
log-fit = { $who } nimmt an Bord: { $what }.
log-remove = { $who } nimmt wieder von Bord: { $what }.
log-scrap = { $who } wrackt ein Schiff der Länge { $size } ab und bekommt keine Punkte dafür.
log-set-sail = { $who } läuft mit einem Schiff der Länge { $size } aus, Geschwindigkeit { $speed }{ $points ->
    [0] .
    [one] , und kommt an: { $points } Punkt.
   *[other] , und kommt an: { $points } Punkte.
  }
log-boost = Das Schiff von { $who } erreicht Geschwindigkeit { $speed }{ $points ->
    [0] .
    [one] {" "}und kommt an: { $points } Punkt.
   *[other] {" "}und kommt an: { $points } Punkte.
  }
log-steer = { $who } steuert Richtung { $what }{ $points ->
    [0] .
    [one] {" "}und kommt an: { $points } Punkt.
   *[other] {" "}und kommt an: { $points } Punkte.
  }

# Why not, with numbers
why-too-dear = Das kostet { $price } Gulden; du kannst { $purse } ausgeben.
why-captain = Jedes Schiff braucht einen Kapitän an Bord.
why-full-speed = Deine Kanäle haben keine Strecke von { $speed } { $speed ->
    [one] Feld
   *[other] Feldern
  }; die längste hat { $reach }.

# Where points come from
source-crew = Crew
source-equipment = Lastkräne und Kanonen
source-speed = Geschwindigkeit
source-officials = Beauftragte
source-riband = Blaues Band
source-blue-contracts = Blauer Auftrag
source-green-contracts = Grüner Auftrag
source-dealers = Händler

# Words
word-build = Schiffsbau
word-trains = Rohstoffe kaufen
word-canals = Kanal mieten
word-equipment = Ausrüstung herstellen
word-crew = Crew anheuern
word-hire = Arbeitskraft einstellen
word-trade = Rohstoff-Handel
word-subsidies = Subventionen erhalten
word-sail = Segel
word-smokestack = Schornstein
word-crane = Lastkran
word-cannon = Kanone
word-captain = Kapitän
word-soldier = Soldat
word-businessman = Kaufmann
word-propeller = Schiffsschraube
word-coal = Kohle
word-steel = Stahl
word-grain = Getreide
word-bow = Bug
word-middle = Mittelteil
word-stern = Heck
word-left = linke Mittelteile
word-right = rechte Mittelteile
word-blank = leer
word-cabin = Kajüte
word-mast = Mastplatz
word-crane-mount = Platz für einen Lastkran
word-cannon-mount = Kanonenplatz
word-propeller-mount = Platz für eine Schiffsschraube
word-lifebelt = Rettungsring
word-lifeboat = Rettungsboot
word-lantern = Laterne
word-north = Norden
word-east = Osten
word-south = Süden
word-west = Westen
word-trade-symbol = Handel
word-military = Militär
word-riband = Blaues Band
word-blue = Blau
word-green = Grün
word-engineer-sail = Ingenieur, 1 Segel mehr
word-engineer-smokestack = Ingenieur, 1 Schornstein mehr
word-engineer-crane = Ingenieur, 1 Lastkran mehr
word-engineer-cannon = Ingenieur, 1 Kanone mehr
word-recruiter-captain = Anwerber, 1 Kapitän mehr
word-recruiter-soldier = Anwerber, 1 Soldat mehr
word-recruiter-businessman = Anwerber, 1 Kaufmann mehr
word-recruiter-propeller = Anwerber, 1 Schiffsschraube mehr
word-dealer-coal = Kohlehändler, Stufe 1
word-dealer-steel = Stahlhändler, Stufe 1
word-dealer-grain = Getreidehändler, Stufe 1
word-master-dealer-coal = Kohlehändler, Stufe 2
word-master-dealer-steel = Stahlhändler, Stufe 2
word-master-dealer-grain = Getreidehändler, Stufe 2
word-craftsman-sail = Handwerker für Segel
word-craftsman-smokestack = Handwerker für Schornsteine
word-craftsman-crane = Handwerker für Lastkräne
word-craftsman-cannon = Handwerker für Kanonen
word-craftsman-propeller = Handwerker für Schiffsschrauben
word-craftsman-crew = Handwerker für Crew
word-helmsman = Steuermann
word-rigger = Takler
word-accountant = Buchhalter
word-foreman = Vorarbeiter
word-cranes-and-businessmen = Lastkran und Kaufmann
word-businessmen = weitere Kaufleute
word-sail-and-steam = Schiffe mit Segel, Schornstein und Schiffsschraube
word-soldiers-and-cannons = Soldat und Kanone
word-soldiers = weitere Soldaten
word-all-purpose = Schiffe für Handel und Krieg
word-sails = Segelpaare
word-officers = Offiziere
word-variety = Arten von Ausrüstung und Crew
word-smokestacks = Schornsteinpaare
word-propellers = Schiffsschrauben
word-used-canals = benutzte Kanäle
word-lifebelts = Rettungsringe
word-ships-of-five = Fünfer-Schiffe
word-tiles = Schiffsplättchen
word-lanterns = Laternen
word-ships-of-six = Sechser-Schiffe
word-employees = Arbeitskräfte
word-lifeboats = Rettungsboote
word-ships-of-seven = Schiffe ab sieben
word-coloured-employees = blaue, gelbe und orange Arbeitskräfte
word-ships = Schiffe
word-safe-ships = rundum sichere Schiffe
word-employee-kinds = Arten von Arbeitskräften

# Was durch eine Antwort endgültig verloren geht oder sichtbar wird
lost-ship = Das Schiff ist endgültig weg und bringt nichts.
shown-reveal = Danach wird das Angebot aufgefüllt.
shown-arrive = Danach fährt der nächste Zug ein.
shown-open = Danach wird der nächste Kanal aufgedeckt.
shown-deal = Danach werden Aufträge ausgeteilt.

# Was gezeichnet ist: was es ist, was es tut, die Klauseln dahinter
about-tile = Aktionsplättchen
    .kind = Auf der Leiste
    .does = Stell deine Figur darauf, nimm 1 Gulden je besetztem Plättchen davor und führe die Aktion aus.
    .rules = choose.not-occupied income.tiles-ahead act.compulsory
about-tile-build = Schiffsbau
    .kind = Aktionsplättchen
    .does = Nimm ein bis drei Schiffsplättchen zum Preis ihrer Reihe und leg sie in dein Dock.
    .rules = build.one-to-three build.prices
about-tile-trains = Rohstoffe kaufen
    .kind = Aktionsplättchen
    .does = Kaufe einen von fünf Zügen zum Preis seines Platzes.
    .rules = trains.buy-one
about-tile-canals = Kanal mieten
    .kind = Aktionsplättchen
    .does = Miete einen von fünf Kanälen und leg ihn an deine an.
    .rules = canals.rent-one canals.edge-to-edge
about-tile-equipment = Ausrüstung herstellen
    .kind = Aktionsplättchen
    .does = Der Marker rückt ein Feld; nimm, was dort steht. Jedes weitere Feld kostet 1 Gulden.
    .rules = equipment.one-step equipment.further-steps
about-tile-crew = Crew anheuern
    .kind = Aktionsplättchen
    .does = Wie Ausrüstung, mit Kapitän, Soldat, Kaufmann und Schiffsschraube.
    .rules = crew.works-like-equipment
about-tile-hire = Arbeitskraft einstellen
    .kind = Aktionsplättchen
    .does = Der Marker rückt am Oval; stell jemanden seines Feldes ein, für das ganze Spiel.
    .rules = hire.steps employees.for-the-whole-game
about-tile-trade = Rohstoff-Handel
    .kind = Aktionsplättchen
    .does = Entlade einen Zug: Verkaufe jeden Wagen oder tausche ihn gegen Ausrüstung oder Crew.
    .rules = trade.one-train trade.each-wagon
about-tile-subsidies = Subventionen erhalten
    .kind = Aktionsplättchen
    .does = 2 Gulden.
    .rules = subsidies.two-guilders
about-market = Schiffsplättchen
    .kind = Im Angebot
    .does = Bug, Mittelteil oder Heck. Die unterste Reihe ist kostenlos, die nächste kostet 1 Gulden, die zwei am Stapel 2. Aufgedruckt sind Einbaustellen, Kajüten und Sicherheitsmerkmale.
    .rules = build.prices voyage.mount-each voyage.cabin-each
about-deck = Stapel der Schiffsplättchen
    .kind = Im Angebot
    .does = Von ihm werden die Spalten aufgefüllt. Wird der letzte Bug, das letzte Heck oder Mittelteil gezogen, beginnt das Ende.
    .rules = build.refill end.tiles-run-out completion.blank-tiles
about-dock = Feld im Dock
    .kind = Bei jemandem am Tisch
    .does = Neun in einer Reihe. Was liegt, bleibt; Bug, Mittelteile und Heck nebeneinander sind ein Schiff, das am Ende des Spielzuges ausläuft.
    .rules = build.never-moved voyage.finished-ship voyage.must-leave
about-trains = Zug im Angebot
    .kind = Auf dem Spielplan
    .does = Wagen mit Kohle, Stahl oder Getreide; der unterste ist kostenlos.
    .rules = trains.buy-one
about-train = Zug
    .kind = Bei jemandem am Tisch
    .does = Beim Handeln werden seine Wagen verkauft oder getauscht; dann kommt er weg.
    .rules = trade.one-train trade.each-wagon
about-canals = Kanal im Angebot
    .kind = Auf dem Spielplan
    .does = Gemietet zum Preis seines Platzes. Symbole sind Beauftragte, die vorbeifahrenden Schiffen Punkte zahlen.
    .rules = canals.rent-one route.military route.safety
about-canal = Eigener Kanal
    .kind = Bei jemandem am Tisch
    .does = Schiffe fahren darauf, ein Feld je Punkt Geschwindigkeit. Danach ist er benutzt und kommt weg.
    .rules = route.one-space-a-point route.used-canals
about-spot = Platz für einen Kanal
    .kind = Bei jemandem am Tisch
    .does = Er muss an einen eigenen grenzen.
    .rules = canals.edge-to-edge
about-turn = Drehung des Kanals
    .kind = Bei jemandem am Tisch
    .does = Nur beim Legen, später nie.
    .rules = canals.never-changed
about-enter = Wo das Schiff einfährt
    .kind = Bei jemandem am Tisch
    .does = Beim ersten Kanal kommt die Figur an eine Seite, der Bug zeigt hinein.
    .rules = canals.first-takes-the-figure
about-ring = Ausrüstung und Crew im Kreis
    .kind = Auf dem Spielplan
    .does = Ausrüstung oder Crew: Das nächste Feld des Markers ist kostenlos, jedes weitere kostet 1 Gulden.
    .rules = equipment.one-step equipment.further-steps score.crew score.cranes-and-cannons
about-oval = Oval der Arbeitskräfte
    .kind = Auf dem Spielplan
    .does = In jedem Feld stehen drei; der Marker sagt, wer eingestellt werden kann.
    .rules = hire.steps
about-employee = Arbeitskraft
    .kind = Auf dem Spielplan
    .does = Arbeitet das ganze Spiel: Ingenieure und Anwerber bringen mehr, Handwerker schaffen Platz, Händler verkaufen besser.
    .rules = employees.for-the-whole-game employees.engineer hire.surcharge
about-store = Ausrüstung und Crew im Lager
    .kind = Bei jemandem am Tisch
    .does = Wartet auf ein Schiff: braucht dort Einbaustelle oder Kajüte.
    .rules = equipment.kept-in-the-yard voyage.from-store
about-ship = Ausrüstung und Crew an Bord
    .kind = Bei jemandem am Tisch
    .does = Bis das Schiff ausläuft, darf es wieder herunter.
    .rules = voyage.refitting
about-contract = Auftrag
    .kind = Bei jemandem am Tisch
    .does = Geheim. Zwei bleiben bis zum Ende, ein blauer und ein grüner; sie zählen, was in deiner Flotte fährt.
    .rules = preparation.contracts-secret contracts.fleet-only
about-contract-cranes-and-businessmen = Lastkran und Kaufmann
    .kind = Auftrag, geheim
    .does = 3 Punkte je Paar auf einem Schiff.
    .rules = contracts.cranes-and-businessmen contracts.fleet-only
about-contract-businessmen = Weitere Kaufleute
    .kind = Auftrag, geheim
    .does = 2 Punkte für jeden nach dem ersten.
    .rules = contracts.businessmen contracts.fleet-only
about-contract-sail-and-steam = Schiffe mit Segel, Schornstein und Schiffsschraube
    .kind = Auftrag, geheim
    .does = 6 Punkte für jedes Schiff, das alle drei hat.
    .rules = contracts.sail-and-steam contracts.fleet-only
about-contract-soldiers-and-cannons = Soldat und Kanone
    .kind = Auftrag, geheim
    .does = 3 Punkte je Paar auf einem Schiff.
    .rules = contracts.soldiers-and-cannons contracts.fleet-only
about-contract-soldiers = Weitere Soldaten
    .kind = Auftrag, geheim
    .does = 2 Punkte für jeden nach dem ersten.
    .rules = contracts.soldiers contracts.fleet-only
about-contract-all-purpose = Schiffe für Handel und Krieg
    .kind = Auftrag, geheim
    .does = 8 Punkte für jedes Schiff mit Kaufmann, Soldat, Lastkran und Kanone.
    .rules = contracts.all-purpose contracts.fleet-only
about-contract-sails = Segelpaare
    .kind = Auftrag, geheim
    .does = 3 Punkte je Paar auf einem Schiff.
    .rules = contracts.sails contracts.fleet-only
about-contract-officers = Offiziere
    .kind = Auftrag, geheim
    .does = 3 Punkte für jeden Kapitän, der nicht der erste seines Schiffs ist.
    .rules = contracts.officers contracts.fleet-only
about-contract-variety = Arten von Ausrüstung und Crew
    .kind = Auftrag, geheim
    .does = Je mehr verschiedene Arten gefahren sind, desto mehr.
    .rules = contracts.variety contracts.fleet-only
about-contract-smokestacks = Schornsteinpaare
    .kind = Auftrag, geheim
    .does = 3 Punkte je Paar auf einem Schiff.
    .rules = contracts.smokestacks contracts.fleet-only
about-contract-propellers = Schiffsschrauben
    .kind = Auftrag, geheim
    .does = 3 Punkte für jede.
    .rules = contracts.propellers contracts.fleet-only
about-contract-used-canals = Benutzte Kanäle
    .kind = Auftrag, geheim
    .does = 4 Punkte für jeden, den ein Schiff durchfahren hat.
    .rules = contracts.used-canals contracts.fleet-only
about-contract-lifebelts = Rettungsringe
    .kind = Auftrag, geheim
    .does = Je mehr davon, desto mehr.
    .rules = contracts.safety-features contracts.fleet-only
about-contract-lifeboats = Rettungsboote
    .kind = Auftrag, geheim
    .does = Je mehr davon, desto mehr.
    .rules = contracts.safety-features contracts.fleet-only
about-contract-lanterns = Laternen
    .kind = Auftrag, geheim
    .does = Je mehr davon, desto mehr.
    .rules = contracts.safety-features contracts.fleet-only
about-contract-ships-of-five = Fünfer-Schiffe
    .kind = Auftrag, geheim
    .does = Jedes Schiff aus genau fünf Plättchen bringt zwei mehr als das vorige.
    .rules = contracts.ships-of-a-length contracts.fleet-only
about-contract-ships-of-six = Sechser-Schiffe
    .kind = Auftrag, geheim
    .does = Jedes Schiff aus genau sechs Plättchen bringt zwei mehr als das vorige.
    .rules = contracts.ships-of-a-length contracts.fleet-only
about-contract-ships-of-seven = Schiffe ab sieben
    .kind = Auftrag, geheim
    .does = Jedes Schiff ab sieben Plättchen bringt zwei mehr als das vorige.
    .rules = contracts.ships-of-a-length contracts.fleet-only
about-contract-tiles = Schiffsplättchen
    .kind = Auftrag, geheim
    .does = Je mehr Plättchen in allen Schiffen, desto mehr.
    .rules = contracts.tiles contracts.fleet-only
about-contract-ships = Schiffe
    .kind = Auftrag, geheim
    .does = Je mehr Schiffe, desto mehr.
    .rules = contracts.ships contracts.fleet-only
about-contract-employees = Arbeitskräfte
    .kind = Auftrag, geheim
    .does = 1 Punkt für jede der ersten vier, 2 für jede weitere.
    .rules = contracts.employees contracts.fleet-only
about-contract-coloured-employees = Blaue, gelbe und orange Arbeitskräfte
    .kind = Auftrag, geheim
    .does = 2 Punkte für jede.
    .rules = contracts.coloured-employees contracts.fleet-only
about-contract-safe-ships = Rundum sichere Schiffe
    .kind = Auftrag, geheim
    .does = 5 Punkte für jedes Schiff mit Rettungsring, Rettungsboot und Laterne.
    .rules = contracts.safe-ships contracts.fleet-only
about-contract-employee-kinds = Arten von Arbeitskräften
    .kind = Auftrag, geheim
    .does = Je mehr verschiedene Farben für dich arbeiten, desto mehr.
    .rules = contracts.employee-kinds contracts.fleet-only
about-contracts = Aufträge
    .kind = Bei jemandem am Tisch
    .does = Nach Umläufen verdeckt abgegeben, bis je einer bleibt.
    .rules = time.dropped-unseen end.contracts-thinned-out
about-load = Ladung eines Wagens
    .kind = Auf dem Spielplan
    .does = Verkauft zum Preis beim Marker.
    .rules = trade.each-wagon trade.marker
about-swap = Ausrüstung und Crew für eine Ladung
    .kind = Auf dem Spielplan
    .does = Gegen die Ladung eines Wagens getauscht, jede Art einmal je Handel.
    .rules = trade.no-item-twice
about-boost = Mehr Geschwindigkeit
    .kind = Bei jemandem am Tisch
    .does = Steuermann und Takler machen das Schiff schneller, soweit du magst.
    .rules = employees.helmsman employees.rigger
about-sail = Auslaufen
    .kind = Bei jemandem am Tisch
    .does = Das Schiff läuft aus: Crew, Lastkräne, Kanonen und Geschwindigkeit zählen, dann die Beauftragten am Weg.
    .rules = score.crew score.speed voyage.full-speed
about-scrap = Abwracken
    .kind = Bei jemandem am Tisch
    .does = Das Schiff wird zerlegt, ohne Punkte.
    .rules = voyage.scrapped
about-track = Leiste der Aktionsplättchen
    .kind = Auf dem Spielplan
    .does = Das zuletzt gewählte Plättchen rückt an die Spitze. Einmal herum ist ein Umlauf.
    .rules = front.new-lead time.lap
about-seat = Startspieler
    .kind = Auf dem Spielplan
    .does = Beginnt; die anderen folgen im Uhrzeigersinn.
    .rules = preparation.start-player
about-symbol-mast = Mastplatz
    .kind = Auf einem Schiffsplättchen
    .does = Für ein Segel oder einen Schornstein.
    .rules = voyage.mount-each
about-symbol-mounts = Einbaustellen
    .kind = Auf einem Schiffsplättchen
    .does = Jede nimmt ein Teil ihrer Art; sie dürfen leer bleiben.
    .rules = voyage.mount-each voyage.mounts-may-stay-empty
about-symbol-cabin = Kajüte
    .kind = Auf einem Schiffsplättchen
    .does = Für jemanden aus der Crew. Nur der Kapitän braucht keine.
    .rules = voyage.cabin-each voyage.captain
about-symbol-safety = Sicherheitsmerkmale
    .kind = Auf einem Schiffsplättchen
    .does = Einfach da: Beauftragte und Aufträge zählen sie.
    .rules = route.safety contracts.safety-features
about-ring-sail = Segel
    .kind = Ausrüstung
    .does = Geschwindigkeit 1, auf einem Mastplatz.
    .rules = speed.other-ships voyage.mount-each
about-ring-smokestack = Schornstein
    .kind = Ausrüstung
    .does = Mit einer Schiffsschraube hat das Schiff Geschwindigkeit 4; ohne sie bringen zwei 1. Auf einem Mastplatz.
    .rules = speed.steamers speed.other-ships voyage.mount-each
about-ring-propeller = Schiffsschraube
    .kind = Ausrüstung
    .does = Geschwindigkeit 1; mit einem Schornstein hat das Schiff 4.
    .rules = speed.steamers speed.other-ships voyage.mount-each
about-ring-crane = Lastkran
    .kind = Ausrüstung
    .does = 2 Punkte, und 1 bei jedem Handelsbeauftragten.
    .rules = score.cranes-and-cannons route.trade voyage.mount-each
about-ring-cannon = Kanone
    .kind = Ausrüstung
    .does = 2 Punkte, und 1 bei jedem Militärbeauftragten.
    .rules = score.cranes-and-cannons route.military voyage.mount-each
about-ring-captain = Kapitän
    .kind = Crew
    .does = 1 Punkt. Ohne ihn fährt kein Schiff.
    .rules = voyage.captain score.crew
about-ring-soldier = Soldat
    .kind = Crew
    .does = 1 Punkt, und 1 bei jedem Militärbeauftragten.
    .rules = score.crew route.military voyage.cabin-each
about-ring-businessman = Kaufmann
    .kind = Crew
    .does = 1 Punkt, und 1 bei jedem Handelsbeauftragten.
    .rules = score.crew route.trade voyage.cabin-each
about-symbol-loads = Ladungen
    .kind = Handel
    .does = Auf Zügen. Zum Preis beim Marker verkauft oder gegen ein Teil getauscht.
    .rules = trade.each-wagon trade.marker
about-symbol-guilder = Gulden
    .kind = Handel
    .does = Bezahlen Plättchen, Züge, Kanäle und Schritte. Entscheiden bei Gleichstand.
    .rules = build.prices equipment.further-steps winning.tie
about-symbol-military = Militärbeauftragter
    .kind = Auf Kanälen
    .does = 1 Punkt für jeden Soldaten und jede Kanone an Bord.
    .rules = route.military route.every-visit
about-symbol-trade = Handelsbeauftragter
    .kind = Auf Kanälen
    .does = 1 Punkt für jeden Kaufmann und jeden Lastkran an Bord.
    .rules = route.trade route.every-visit
about-symbol-officials = Sicherheitsbeauftragte
    .kind = Auf Kanälen
    .does = 1 Punkt für jede Laterne, jedes Rettungsboot oder jeden Rettungsring des Schiffs.
    .rules = route.safety route.every-visit
about-symbol-riband = Blaues Band
    .kind = Auf Kanälen
    .does = 1 Punkt für jedes Feld bis hierher; das letzte zählt.
    .rules = route.riband
about-employee-engineer = Ingenieur
    .kind = Arbeitskraft
    .does = Ein weiteres Teil seiner Art bei jedem Herstellen. Kostet 1 Gulden mehr.
    .rules = employees.engineer hire.surcharge
about-employee-recruiter = Anwerber
    .kind = Arbeitskraft
    .does = Eins mehr von seiner Art bei jedem Anheuern. Kostet 1 Gulden mehr.
    .rules = employees.recruiter hire.surcharge
about-employee-dealer = Händler, Stufe 1
    .kind = Arbeitskraft
    .does = 1 Gulden mehr für jede Ladung seiner Art; am Ende 1 Punkt.
    .rules = employees.dealer employees.dealer-points
about-employee-master = Händler, Stufe 2
    .kind = Arbeitskraft
    .does = Noch 1 Gulden je Ladung; 3 Punkte. Braucht den Händler der Stufe 1.
    .rules = employees.dealer employees.dealer-levels employees.dealer-points
about-employee-craftsman = Handwerker
    .kind = Arbeitskraft
    .does = Auf jedem Schiff Platz für zwei seiner Art oder eine Schiffsschraube, ohne Einbaustelle oder Kajüte.
    .rules = employees.craftsman employees.craftsman-from-store
about-employee-helmsman = Steuermann
    .kind = Arbeitskraft
    .does = Um 1 schneller, wenn du magst.
    .rules = employees.helmsman employees.announced-before-sailing
about-employee-rigger = Takler
    .kind = Arbeitskraft
    .does = Je Segelpaar um 1 schneller, wenn du magst.
    .rules = employees.rigger employees.announced-before-sailing
about-employee-accountant = Buchhalter
    .kind = Arbeitskraft
    .does = Zwei weitere Schritte bei Ausrüstung oder Crew sind kostenlos.
    .rules = employees.accountant
about-employee-foreman = Vorarbeiter
    .kind = Arbeitskraft
    .does = Drei weitere Schritte auf dem Oval sind kostenlos.
    .rules = employees.foreman
about-symbol-point = Punkte
    .kind = Auf dem Spielplan
    .does = Aus Fahrten; Aufträge und Händler kommen am Ende dazu.
    .rules = score.speed contracts.fleet-only employees.dealer-points
about-symbol-fleet = Flotte
    .kind = Auf dem Spielplan
    .does = Schiffe, die gefahren sind. Aufträge zählen sie.
    .rules = score.fleet contracts.fleet-only

# Was ein Tisch im Terminal zeigt
field-berths = Liegeplätze
field-canal = Kanal
field-canal-deck = Kanalstapel
field-canal-discard = Kanalablage
field-chosen = gewählt
field-circle = Kreis
field-contracts = Aufträge
field-count = Anzahl
field-crew-points = Punkte für Crew
field-decks = Stapel
field-dock = Dock
field-drops = abzugeben
field-ending = Schluss
field-entries = Einfahrten
field-equipment-points = Punkte für Ausrüstung
field-extra-price = Preis der Zusatzaktion
field-features = Merkmale
field-figure = Figur
field-figures = Figuren
field-finishes = wird fertig
field-first = zuerst
field-fleet = Flotte
field-guilders = Gulden
field-held = gehalten
field-hexagon = Sechseck
field-hull = Rumpf
field-income = Einkünfte
field-item = Teil
field-items = Teile
field-lap = Umlauf
field-laps = Umläufe
field-later = später
field-launch = Jungfernfahrt
field-lead = Spitze
field-loads = Ladungen
field-market = im Angebot
field-move = nach Feldern
field-moves = gefahrene Felder
field-needed = nötig
field-needs = braucht
field-next = als Nächstes
field-number = Nummer
field-official-points = Punkte für Beauftragte
field-oval = Oval
field-passed = unterwegs
field-possible = möglich
field-previews = Vorschau
field-reach = Reichweite
field-ready = bereit
field-reserve = Reserve
field-riband-points = Punkte für das Blaue Band
field-route = Strecke
field-route-points = Punkte der Strecke
field-sale-prices = Verkaufspreise
field-segments = Abschnitte
field-spaces-left = Felder übrig
field-speed = Geschwindigkeit
field-speed-points = Punkte für Geschwindigkeit
field-swapped = getauscht
field-swaps = Tausche
field-symbol = Symbol
field-symbols = Symbole
field-then = dann
field-train-deck = Zugstapel
field-train-discard = Zugablage
field-vessel = Schiff
field-x = x
field-y = y

# Was der Lotse zu einer Frage sagt
coach-choosing = Welche Aktion? Zähl die Einkünfte: ein Gulden je besetztem Plättchen davor. Und frag, was deinem nächsten Schiff fehlt: Plättchen, Kapitän, Kanäle, Ausrüstung.
coach-offering = Deine Aktion steht fest. Eine weitere kostet 6 Gulden, davor oder danach: lohnend für frühe Arbeitskräfte oder um ein Schiff fertigzustellen.
coach-building = Bis zu drei Plättchen. Achte auf Einbaustellen, Kajüten, Sicherheitsmerkmale und deine Aufträge. Die unterste Reihe ist kostenlos.
coach-placing = Wohin im Dock? Lass nach beiden Seiten Platz; was liegt, bleibt.
coach-buying = Welcher Zug? Wagen werden später verkauft oder getauscht. Verschiedene Rohstoffe sind beweglicher.
coach-renting = Welcher Kanal? Schau auf die Beauftragten darauf: Sie zahlen für das, was deine Schiffe tragen.
coach-entering = Von welcher Seite fährt die Figur ein? Sie fährt geradeaus weiter; lass ihr einen langen Weg.
coach-laying = Wohin kommt der Kanal? Er muss deine berühren; der Weg soll dort wachsen, wohin der Bug zeigt.
coach-turning = Wie wird er gedreht? Die Wasserwege sollen sich treffen; später geht es nicht mehr.
coach-making = Nimm, wofür dein Schiff Platz hat. Das nächste Feld ist kostenlos, jedes weitere kostet einen Gulden.
coach-assisting = Deine Arbeitskräfte bringen umsonst mehr. Nimm es.
coach-hiring = Wer hilft am längsten? Ingenieure und Anwerber bringen jedes Mal etwas, Handwerker schaffen Platz, Händler bringen Geld und Punkte.
coach-unloading = Welchen Zug entlädst du? Den, dessen Ladung jetzt am meisten bringt.
coach-trading = Verkaufen oder tauschen? Ein Teil, das dein Schiff braucht, ist meist mehr wert als das Geld.
coach-launching = Mehrere Schiffe sind fertig. Welches fährt zuerst? Für das zweite sind dann Kanäle benutzt.
coach-fitting-out = Bring an Bord, wofür Platz ist, vor allem einen Kapitän. Die Geschwindigkeit muss zu deinen Kanälen passen.
coach-boosting = Schneller bringt mehr Punkte, solange die Kanäle lang genug sind.
coach-steering = Welcher Weg? Vergleich die Beauftragten und das Band auf beiden Armen.
coach-dropping = Gib den Auftrag ab, dem deine Schiffe am wenigsten dienen. Niemand sieht es.
coach-rival-drop = Aufträge sind geheim, und mit jedem Umlauf bleiben weniger. Was jemand behält, verraten Schiffe und Kanäle.
coach-rival-act = Jetzt kommt die gewählte Aktion; was dazugehört, folgt.
coach-rival-done = Mehr geschieht hier nicht.
coach-finishing = Deine Schlussaktion: was jetzt Punkte bringt, vor allem ein Schiff, das sie fertigstellt.

# Was alle bei jemandem zählen können
purse-guilders = Gulden
purse-hulls = im Dock
purse-items = im Lager
purse-trains = Züge
purse-ships = Schiffe
purse-points = Punkte
