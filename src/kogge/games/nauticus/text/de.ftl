title = Nauticus
summary = Schiffe bauen, beladen und ausliefern. Wer die Aktion wählt, bekommt den Bonus; mitmachen dürfen alle.
tagline = Bauen, laden, liefern
length = 75 Min.
weight = mittel
option-edition = Regelheft
option-edition-final = endgültige Ausgabe
option-edition-first = erste Ausgabe (ein Rumpf beginnt an einem Ende)
stage = Runde { $round }, Phase { $phase }

# What the game asks
ask-lay-tile = Ein Aktionsplättchen wird ausgelegt.
ask-choose-tile = Wähle die Aktion, die alle ausführen dürfen. Den Bonus ihres Felds bekommst nur du.
ask-buying = { $tile }: Kaufe, so oft du willst, für je einen Arbeiter. Arbeiter: { $blue } blau, { $workers } eigen. Taler: { $taler }.
ask-transporting = { $tile }: Bring Plättchen aus dem Lager zu deinen Schiffen, für je einen Arbeiter. Arbeiter: { $blue } blau, { $workers } eigen.
ask-earning = { $tile }: { $gain } Taler je Arbeiter. Arbeiter: { $blue } blau, { $workers } eigen.
ask-delivering = { $tile }: Liefere ganze Ladungen aus, ein Arbeiter je Ware. Arbeiter: { $blue } blau, { $workers } eigen.
ask-crowning = { $tile }: Jeder Arbeiter bringt { $gain } { $unit }, zusammen höchstens { $limit }. Arbeiter: { $blue } blau, { $workers } eigen.
ask-take-free = Nimm ein kostenloses Plättchen ({ $family }) in dein Lager.
ask-place = Wohin damit: { $piece }?
ask-choose-reward = Ein Schiff ist fertig. Wähle eine Belohnung (noch { $left }).
ask-choose-extra = Extra-Aktion: Wähle eine der acht Aktionen. Sie bringt { $workers } Arbeiter; jede Sorte kostet { $price } Taler.

# What can be answered
do-lay = Auslegen: { $what }
do-choose = { $what } (Bonus: { $bonus }; blaue Arbeiter: { $blue })
do-buy = { $what } kaufen für { $price } Taler, { $fate }
do-take = { $what } nehmen
do-transport = { $what } transportieren
do-place-on-ship = Auf Schiff { $what }
do-deliver-ship = Ladung von Schiff { $what } ausliefern
do-reward = Belohnung: { $what }
do-reward-points = Belohnung: { $points } Punkte
do-reward-taler = Belohnung: { $taler } Taler
do-reward-workers = Belohnung: { $workers } Arbeiter
do-reward-goods = Belohnung: { $goods ->
    [1] nur eine Ware, eine zweite ist nicht zu haben
   *[other] zwei verschiedene Waren
}
do-extra = Zuerst die Extra-Aktion
do-extra-hulls = Rumpfteile kaufen
do-extra-masts = Masten kaufen
do-extra-sails = Segel kaufen
do-extra-goods = Waren kaufen
do-extra-transport = Transport
do-extra-money = Geld abheben
do-extra-delivery = Ausliefern
do-extra-crowns = Kronen werten
do-pass = { $loss ->
    [0] Passen (alle Plättchen sind umgedreht)
    [one] Passen und ein Plättchen umdrehen (erspart { $loss } Minuspunkt)
   *[other] Passen und ein Plättchen umdrehen (erspart { $loss } Minuspunkte)
}
do-pass-then-extra = { $loss ->
    [0] Passen, dann die Extra-Aktion
   *[other] Passen und ein Plättchen umdrehen, dann die Extra-Aktion
}
do-done = Fertig
do-done-then-extra = Fertig, dann die Extra-Aktion
do-use-a-worker = Einen Arbeiter einsetzen (bringt { $gain } { $unit })
do-store = Ins Lager
do-start-a-ship = Ein neues Schiff beginnen

# What happened
log-lay = Aktionsplättchen ausgelegt: { $what }.
log-choose = { $who } wählt { $what }; der Bonus: { $bonus }.
log-buy = { $who } kauft für { $price } Taler: { $what }{ $stored ->
    [1] , ins Lager.
   *[0] .
}
log-take = { $who } nimmt kostenlos ins Lager: { $what }.
log-transport = { $who } holt aus dem Lager: { $what }.
log-place-on-ship = { $who } verbaut auf Schiff { $what }: { $piece }{ $finishes ->
    [1] . Das Schiff ist fertig.
   *[0] .
}
log-deliver-ship = { $who } liefert die Ladung von Schiff { $what } aus: { $cargo }.
log-reward = { $who } nimmt als Belohnung: { $what }.
log-reward-points = { $who } nimmt als Belohnung { $points } Punkte.
log-reward-taler = { $who } nimmt als Belohnung { $taler } Taler.
log-reward-workers = { $who } nimmt als Belohnung { $workers } Arbeiter.
log-reward-goods = { $who } nimmt als Belohnung { $goods ->
    [one] eine Ware.
   *[other] { $goods } verschiedene Waren.
}
log-extra = { $who } nutzt die Extra-Aktion vor der Aktion { $tile }.
log-extra-hulls = { $who } hat als Extra-Aktion gewählt: Rumpfteile kaufen.
log-extra-masts = { $who } hat als Extra-Aktion gewählt: Masten kaufen.
log-extra-sails = { $who } hat als Extra-Aktion gewählt: Segel kaufen.
log-extra-goods = { $who } hat als Extra-Aktion gewählt: Waren kaufen.
log-extra-transport = { $who } hat als Extra-Aktion gewählt: Transport.
log-extra-money = { $who } hat als Extra-Aktion gewählt: Geld abheben.
log-extra-delivery = { $who } hat als Extra-Aktion gewählt: Ausliefern.
log-extra-crowns = { $who } hat als Extra-Aktion gewählt: Kronen werten.
log-pass = { $who } passt bei der Aktion { $tile }{ $loss ->
    [0] .
    [one] { " " }und dreht ein Plättchen um, das einen Minuspunkt erspart.
   *[other] { " " }und dreht ein Plättchen um, das { $loss } Minuspunkte erspart.
}
log-pass-then-extra = { $who } passt bei der Aktion { $tile } und nutzt die Extra-Aktion{ $loss ->
    [0] .
    [one] . Ein umgedrehtes Plättchen erspart einen Minuspunkt.
   *[other] . Ein umgedrehtes Plättchen erspart { $loss } Minuspunkte.
}
log-done = { $who } ist fertig mit der Aktion { $tile }.
log-done-then-extra = { $who } ist fertig mit der Aktion { $tile } und nutzt die Extra-Aktion.
log-use-a-worker = { $who } setzt einen Arbeiter ein und bekommt { $gain } { $unit }.
log-store = { $who } legt ins Lager: { $piece }.
log-start-a-ship = { $who } beginnt ein neues Schiff mit: { $piece }.

# Why not, with the numbers at hand
why-free-to-warehouse = Es kostet keinen Taler, muss also zuerst ins Lager, und dort ist kein Platz dafür.
why-too-dear = Das kostet { $price } Taler, du hast { $taler }.

# Words
word-hulls = Rümpfe
word-masts = Masten
word-sails = Segel
word-goods = Waren
word-transport = Transport
word-money = Geld
word-delivery = Ausliefern
word-crowns = Kronen
word-hull = Rumpfteil
word-mast = Mast
word-sail = Segel
word-good = Ware
word-bow = Bug
word-middle = Mittelteil
word-stern = Heck
word-single = 1er-Rumpf
word-lighthouse-mast = Leuchtturm-Mast
word-anchor-mast = Anker-Mast
word-whale-mast = Wal-Mast
word-wheel-mast = Steuerrad-Mast
word-crown-mast = Kronenmast
word-lighthouse-sail = Leuchtturm-Segel
word-anchor-sail = Anker-Segel
word-whale-sail = Wal-Segel
word-wheel-sail = Steuerrad-Segel
word-crown-sail = Kronensegel
word-fish = Fisch
word-grain = Getreide
word-coffee = Kaffee
word-salt = Salz
word-3-workers = 3 Arbeiter
word-2-points = 2 Punkte
word-2-workers = 2 Arbeiter
word-worker-good = Arbeiter und Ware
word-worker-point = Arbeiter und Punkt
word-4-taler = 4 Taler
word-point = Punkt
word-points = Punkte
word-taler = Taler
word-workers = Arbeiter
word-build = darf gleich verbaut werden
word-warehouse = kommt ins Lager

# Where points come from
source-start = Start
source-bonuses = Boni
source-crowns = Kronen
source-rewards = Belohnungen
source-passes = Passe-Plättchen
source-goods = Waren
source-ships = Schiffe
source-rest = Restmaterial

# Was gezeichnet ist: was es ist, was es tut, die Klauseln dahinter
about-tile = Aktionsplättchen
    .kind = Am Rad
    .does = Wer es wählt, nimmt den Bonus des Feldes; dann dürfen alle die Aktion ausführen, mit den blauen Arbeitern der Scheibe.
    .rules = round.starter-chooses 1.chooser-only 2.dial
about-tile-hulls = Rümpfe
    .kind = Aktionsplättchen
    .does = Kaufe Bug, Mittelteil, Heck oder 1er-Rumpf für die Taler am Rand, je ein Arbeiter. Nur ein Rumpfteil beginnt ein Schiff.
    .rules = 3.1.printed-price 3.2.1.1.hull-starts-a-ship 3.2.1.1.sizes
about-tile-masts = Masten
    .kind = Aktionsplättchen
    .does = Kaufe Masten für die Taler am Rand, je ein Arbeiter. Jeder Mast steht auf einem eigenen Rumpfteil.
    .rules = 3.1.printed-price 3.2.1.2.mast-needs-hull
about-tile-sails = Segel
    .kind = Aktionsplättchen
    .does = Kaufe Segel für die Taler am Rand, je ein Arbeiter. Masten und Segel eines Schiffs zeigen ein Wappen.
    .rules = 3.1.printed-price 3.2.1.3.one-crest
about-tile-goods = Waren
    .kind = Aktionsplättchen
    .does = Kaufe Waren für die Taler am Rand, je ein Arbeiter. Jedes Rumpfteil trägt eine.
    .rules = 3.1.printed-price 3.2.1.4.one-good-a-hull
about-tile-transport = Transport
    .kind = Aktionsplättchen
    .does = Bring Plättchen aus deinem Lager auf deine Schiffe, je ein Arbeiter.
    .rules = 3.2.2.1.from-warehouse 3.2.2.1.placed-at-once
about-tile-money = Geld
    .kind = Aktionsplättchen
    .does = 2 Taler für jeden Arbeiter.
    .rules = 3.2.2.2.two-taler
about-tile-delivery = Ausliefern
    .kind = Aktionsplättchen
    .does = Liefere die ganze Ladung eines fertigen, voll beladenen Schiffs, ein Arbeiter je Ware.
    .rules = 3.2.2.3.finished-ship 3.2.2.3.fully-loaded 3.2.2.3.whole-cargo
about-tile-crowns = Kronen
    .kind = Aktionsplättchen
    .does = Jeder Arbeiter bringt so viele Punkte, wie du Kronen zeigst, zusammen höchstens 15.
    .rules = 3.2.2.4.crowns-times-workers 3.2.2.4.limit-15
about-space = Feld des Rades
    .kind = Am Rad
    .does = Von außen nach innen: vier Preise, das Aktionsplättchen, der Bonus für den, der wählt, die blauen Arbeiter für alle.
    .rules = 1.chooser-only 2.dial 3.1.printed-price
about-bonus = Bonus
    .kind = Am Rad
    .does = Für den, der das Plättchen dieses Feldes wählt, und für niemanden sonst. Man nimmt ihn sofort, auch wenn man dann passt.
    .rules = 1.chooser-only 1.also-when-passing
about-dial = Feld der Drehscheibe
    .kind = Am Rad
    .does = So viele blaue Arbeiter helfen jedem, der diese Aktion ausführt. Der Anker: keiner.
    .rules = 2.dial 2.blue-first 2.lapse
about-stock = Schiffsteil oder Ware
    .kind = Im Vorrat
    .does = Die Zahl sagt, wie viele noch da sind. Was aus ist, ist auf keine Weise zu haben.
    .rules = setup.stack-empty
about-stock-bow = Bug
    .kind = Schiffsteil
    .does = Das vordere Ende eines Schiffs. Ein Schiff hat einen.
    .rules = 3.2.1.1.sizes 3.2.1.1.one-bow-one-stern
about-stock-middle = Mittelteil
    .kind = Schiffsteil
    .does = Macht ein Schiff länger, höchstens zwei, und nur bevor Bug und Heck verbunden sind. Es gibt wenige.
    .rules = 3.2.1.1.two-middles 3.2.1.1.size-fixed
about-stock-stern = Heck
    .kind = Schiffsteil
    .does = Das hintere Ende eines Schiffs. Mit dem Bug verbunden legt es die Größe fest.
    .rules = 3.2.1.1.sizes 3.2.1.1.size-fixed
about-stock-single = 1er-Rumpf
    .kind = Schiffsteil
    .does = Ein ganzes kleines Schiff aus einem Rumpfteil; es verbindet sich mit keinem anderen.
    .rules = 3.2.1.1.single-alone
about-stock-crown-mast = Kronenmast
    .kind = Schiffsteil
    .does = Passt auf jedes Schiff und zeigt eine Krone. Nur als Belohnung, nie zu kaufen. Zwei Plätze im Lager.
    .rules = 3.2.1.2.no-crown-mast 3.2.1.2.crown-mast-joker
about-stock-crown-sail = Kronensegel
    .kind = Schiffsteil
    .does = Hängt an einem Mast jedes Wappens und zeigt eine Krone. Nur als Belohnung, nie zu kaufen.
    .rules = 3.2.1.3.no-crown-sail 3.2.1.3.crown-sail-joker
about-stock-lighthouse-mast = Leuchtturm-Mast
    .kind = Schiffsteil
    .does = Steht auf einem eigenen Rumpfteil und legt das Wappen seines Schiffs fest. Zwei Plätze im Lager.
    .rules = 3.2.1.2.mast-needs-hull 3.2.1.3.one-crest
about-stock-lighthouse-sail = Leuchtturm-Segel
    .kind = Schiffsteil
    .does = Hängt an einem Mast; alle gewöhnlichen Masten und Segel eines Schiffs zeigen ein Wappen.
    .rules = 3.2.1.3.sail-needs-mast 3.2.1.3.one-crest
about-stock-anchor-mast = Anker-Mast
    .kind = Schiffsteil
    .does = Steht auf einem eigenen Rumpfteil und legt das Wappen seines Schiffs fest. Zwei Plätze im Lager.
    .rules = 3.2.1.2.mast-needs-hull 3.2.1.3.one-crest
about-stock-anchor-sail = Anker-Segel
    .kind = Schiffsteil
    .does = Hängt an einem Mast; alle gewöhnlichen Masten und Segel eines Schiffs zeigen ein Wappen.
    .rules = 3.2.1.3.sail-needs-mast 3.2.1.3.one-crest
about-stock-whale-mast = Wal-Mast
    .kind = Schiffsteil
    .does = Steht auf einem eigenen Rumpfteil und legt das Wappen seines Schiffs fest. Zwei Plätze im Lager.
    .rules = 3.2.1.2.mast-needs-hull 3.2.1.3.one-crest
about-stock-whale-sail = Wal-Segel
    .kind = Schiffsteil
    .does = Hängt an einem Mast; alle gewöhnlichen Masten und Segel eines Schiffs zeigen ein Wappen.
    .rules = 3.2.1.3.sail-needs-mast 3.2.1.3.one-crest
about-stock-wheel-mast = Steuerrad-Mast
    .kind = Schiffsteil
    .does = Steht auf einem eigenen Rumpfteil und legt das Wappen seines Schiffs fest. Zwei Plätze im Lager.
    .rules = 3.2.1.2.mast-needs-hull 3.2.1.3.one-crest
about-stock-wheel-sail = Steuerrad-Segel
    .kind = Schiffsteil
    .does = Hängt an einem Mast; alle gewöhnlichen Masten und Segel eines Schiffs zeigen ein Wappen.
    .rules = 3.2.1.3.sail-needs-mast 3.2.1.3.one-crest
about-stock-fish = Fisch
    .kind = Ware
    .does = Eine je Rumpfteil. Geliefert bringen Waren einer Art zusammen 2, 5, 9, 14, 20 Punkte.
    .rules = 3.2.1.4.one-good-a-hull end.goods
about-stock-grain = Getreide
    .kind = Ware
    .does = Eine je Rumpfteil. Geliefert bringen Waren einer Art zusammen 2, 5, 9, 14, 20 Punkte.
    .rules = 3.2.1.4.one-good-a-hull end.goods
about-stock-coffee = Kaffee
    .kind = Ware
    .does = Eine je Rumpfteil. Geliefert bringen Waren einer Art zusammen 2, 5, 9, 14, 20 Punkte.
    .rules = 3.2.1.4.one-good-a-hull end.goods
about-stock-salt = Salz
    .kind = Ware
    .does = Eine je Rumpfteil. Geliefert bringen Waren einer Art zusammen 2, 5, 9, 14, 20 Punkte.
    .rules = 3.2.1.4.one-good-a-hull end.goods
about-store = Plättchen im Lager
    .kind = Bei jemandem am Tisch
    .does = Wartet auf Transport, der es für einen Arbeiter aufs Schiff bringt.
    .rules = 3.2.2.1.from-warehouse golden.free-to-warehouse
about-warehouse = Lager
    .kind = Bei jemandem am Tisch
    .does = Zwölf Plätze; ein Mast braucht zwei, alles andere einen. Was keine Taler kostet, kommt zuerst hierher.
    .rules = 3.2.2.1.twelve-slots golden.free-to-warehouse
about-ship = Schiff
    .kind = Bei jemandem am Tisch
    .does = Fertig, wenn jedes Rumpfteil einen Mast und jeder Mast ein Segel hat: je Mast sofort eine Belohnung, am Ende 2, 8, 20 oder 35 Punkte.
    .rules = 4.one-per-mast end.ships 3.2.1.3.one-crest
about-yard = Werft
    .kind = Bei jemandem am Tisch
    .does = Hier werden Schiffe gebaut. Was darin liegt, bleibt dort.
    .rules = 3.2.1.1.laid-for-good
about-reward = Belohnung
    .kind = Belohnung für ein fertiges Schiff
    .does = Eine für jeden Mast eines fertigen Schiffs; dieselbe Art höchstens zweimal.
    .rules = 4.one-per-mast 4.twice-at-most
about-reward-crown-mast = Kronenmast
    .kind = Belohnung für ein fertiges Schiff
    .does = Ins Lager. Passt auf jedes Schiff und zeigt eine Krone.
    .rules = 4.six-kinds 3.2.1.2.crown-mast-joker
about-reward-crown-sail = Kronensegel
    .kind = Belohnung für ein fertiges Schiff
    .does = Ins Lager. Hängt an jedem Mast und zeigt eine Krone.
    .rules = 4.six-kinds 3.2.1.3.crown-sail-joker
about-reward-points = 3 Punkte
    .kind = Belohnung für ein fertiges Schiff
    .does = Punkte sofort.
    .rules = 4.six-kinds
about-reward-taler = 7 Taler
    .kind = Belohnung für ein fertiges Schiff
    .does = Taler, die sofort nutzbar sind.
    .rules = 4.six-kinds 4.interrupts
about-reward-workers = 3 Arbeiter
    .kind = Belohnung für ein fertiges Schiff
    .does = Arbeiter, die sofort nutzbar sind.
    .rules = 4.six-kinds 4.interrupts
about-reward-goods = 2 Waren
    .kind = Belohnung für ein fertiges Schiff
    .does = Zwei verschiedene Waren, ins Lager.
    .rules = 4.six-kinds 4.two-different-goods
about-passes = Passe-Plättchen
    .kind = Bei jemandem am Tisch
    .does = Passen dreht eines um, zuerst die 3. Nicht umgedrehte kosten am Rundenende 3, 2 und 1 Punkte; ein umgedrehtes zeigt bis dahin eine Krone.
    .rules = 3.3.flip 6.pass-loss
about-extra = Extra-Aktion
    .kind = Bei jemandem am Tisch
    .does = Einmal im Spiel, vor oder nach der laufenden Aktion: 2 Arbeiter, eine beliebige Aktion, jede Sorte für 2 Taler.
    .rules = 5.once-a-game 5.two-workers 5.price-two
about-workers = Arbeiter
    .kind = Bei jemandem am Tisch
    .does = Jede Nutzung einer Aktion braucht einen, blaue zuerst. Von selbst kommen keine neuen.
    .rules = 3.1.worker-each 2.blue-first 6.no-income
about-symbol-mast = Mast
    .kind = Schiffsteil
    .does = Mit vier Wappen: Leuchtturm, Anker, Wal, Steuerrad. Steht auf einem eigenen Rumpfteil; zwei Plätze im Lager.
    .rules = 3.2.1.2.mast-needs-hull 3.2.1.3.one-crest
about-symbol-sail = Segel
    .kind = Schiffsteil
    .does = Hängt an einem Mast. Alle gewöhnlichen Masten und Segel eines Schiffes zeigen ein Wappen.
    .rules = 3.2.1.3.sail-needs-mast 3.2.1.3.one-crest
about-symbol-goods = Waren
    .kind = Ware
    .does = Eine je Rumpfteil. Geliefert bringen die einer Art zusammen 2, 5, 9, 14, 20 Punkte.
    .rules = 3.2.1.4.one-good-a-hull end.goods
about-symbol-blue-worker = Blauer Arbeiter
    .kind = Am Rad
    .does = Für alle in dieser Phase; wird vor den eigenen genutzt, niemand behält ihn.
    .rules = 2.dial 2.blue-first 2.lapse
about-symbol-anchor = Anker
    .kind = Am Rad
    .does = Auf der Drehscheibe: hier keine blauen Arbeiter. Auf einem benutzten Plättchen: in dieser Runde zuerst gewählt.
    .rules = 2.dial 6.anchor
about-symbol-any = Teil nach Wahl
    .kind = Am Rad
    .does = Als Bonus: ein Mast, ein Segel oder eine Ware nach deiner Wahl, ins Lager.
    .rules = 1.mast 1.sail 1.worker-and-good
about-symbol-point = Punkte
    .kind = Am Rad
    .does = Sofort deine, als Bonus oder Belohnung.
    .rules = 1.two-points 4.six-kinds
about-symbol-taler = Taler
    .kind = Bei jemandem am Tisch
    .does = Am Rand des Rades: was ein Teil kostet. Am Ende sind drei ein Punkt.
    .rules = 3.1.printed-price end.three-taler
about-symbol-crown = Krone
    .kind = Bei jemandem am Tisch
    .does = Auf Kronenmasten, Kronensegeln und umgedrehten Passe-Plättchen. Die Aktion Kronen zahlt dafür.
    .rules = 3.2.2.4.crowns-times-workers 3.2.2.4.anywhere

# Was durch eine Antwort endgültig verloren geht oder sichtbar wird
lost-blue = { $blue ->
    [one] Ein blauer Arbeiter, den du noch einsetzen könntest, verfällt.
   *[other] { $blue } blaue Arbeiter, die du noch einsetzen könntest, verfallen.
}
lost-pass = Alle deine Passe-Plättchen sind umgedreht: Passen bringt nichts, und die Aktion ist weg.
shown-lay-tile = Danach werden die nächsten Aktionsplättchen ausgelegt.

# Was ein Tisch im Terminal zeigt
field-all-taler = alle Taler
field-blue-left = blaue übrig
field-bonus = Bonus
field-cargo = Ladung
field-closed = geschlossen
field-crest = Wappen
field-crown-masts = Kronenmasten
field-crown-sails = Kronensegel
field-crowns = Kronen
field-delivered = ausgeliefert
field-delivered-points = Punkte dafür
field-dial = Drehscheibe
field-edition = Ausgabe
field-extra = Extra-Aktion
field-mast-slots = Plätze je Mast
field-middles = Mittelteile
field-next-loss = droht
field-pass-tiles = Passe-Plättchen
field-passes = gepasst
field-rewards-left = Belohnungen übrig
field-slots = Plätze
field-stock = Vorrat
field-taler = Taler
field-used = benutzt
field-uses = Nutzungen
field-workers = Arbeiter

# Was der Lotse zu einer Frage sagt
coach-rival-done = In dieser Aktion geschieht nichts mehr.
coach-choose-tile = Welche Aktion sollen alle haben? Such ein Plättchen, das dir mehr hilft als den anderen, mit vielen blauen Arbeitern oder einem Bonus, den du brauchst. Den Bonus bekommst nur du.
coach-buying = Kaufe, solange es günstig ist. Blaue Arbeiter verfallen, nutze sie also; eigene sind kostbar. Bezahltes darf sofort gebaut werden, Freies kommt ins Lager.
coach-transporting = Hol Teile aus dem Lager auf deine Schiffe, je ein Arbeiter. Mach ein Schiff fertig, wenn es geht: Belohnungen kommen sofort.
coach-earning = 2 Taler je Arbeiter. Mit blauen ist es geschenkt; bei eigenen überleg zweimal.
coach-delivering = Ein fertiges, voll beladenes Schiff liefert alles oder nichts. Waren einer Art zählen zusammen, also sammle eine.
coach-crowning = Jeder Arbeiter bringt so viele Punkte, wie du Kronen zeigst. Ab zwei Kronen lohnen sich auch eigene.
coach-take-free = Ein Geschenk fürs Lager. Nimm, was deinem Schiff noch fehlt; es kostet Platz, und Masten brauchen zwei Plätze.
coach-place = Wohin damit? Auf einem Schiff zählt es sofort. Halte Bug und Heck getrennt, wenn noch ein Mittelteil dazwischen soll.
coach-choose-reward = Je Mast eine Belohnung. Kronen bringen immer wieder Punkte, Punkte sind sicher, Arbeiter und Taler sind sofort nutzbar.
coach-choose-extra = Deine eine Extra-Aktion: eine der acht, mit 2 Arbeitern, jede Sorte für 2 Taler. Nimm, was etwas vollendet.

# Was alle bei jemandem zählen können
purse-taler = Taler
purse-workers = Arbeiter
purse-store = im Lager
purse-crowns = Kronen
purse-points = Punkte
