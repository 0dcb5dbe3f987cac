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
ask-choose-extra = Extra-Aktion: Wähle eine der acht Aktionen. Sie bringt { $workers } Arbeiter; jede Art kostet { $price } Taler.

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
log-extra = { $who } nutzt die Extra-Aktion vor { $tile }.
log-extra-hulls = { $who } hat als Extra-Aktion gewählt: Rumpfteile kaufen.
log-extra-masts = { $who } hat als Extra-Aktion gewählt: Masten kaufen.
log-extra-sails = { $who } hat als Extra-Aktion gewählt: Segel kaufen.
log-extra-goods = { $who } hat als Extra-Aktion gewählt: Waren kaufen.
log-extra-transport = { $who } hat als Extra-Aktion gewählt: Transport.
log-extra-money = { $who } hat als Extra-Aktion gewählt: Geld.
log-extra-delivery = { $who } hat als Extra-Aktion gewählt: Ausliefern.
log-extra-crowns = { $who } hat als Extra-Aktion gewählt: Kronen werten.
log-pass = { $who } passt bei { $tile }{ $loss ->
    [0] .
    [one] { " " }und dreht ein Plättchen um, das einen Minuspunkt erspart.
   *[other] { " " }und dreht ein Plättchen um, das { $loss } Minuspunkte erspart.
}
log-pass-then-extra = { $who } passt bei { $tile } und nutzt die Extra-Aktion{ $loss ->
    [0] .
    [one] . Ein umgedrehtes Plättchen erspart einen Minuspunkt.
   *[other] . Ein umgedrehtes Plättchen erspart { $loss } Minuspunkte.
}
log-done = { $who } ist fertig mit { $tile }.
log-done-then-extra = { $who } ist fertig mit { $tile } und nutzt die Extra-Aktion.
log-use-a-worker = { $who } setzt einen Arbeiter ein für { $gain } { $unit }.
log-store = { $who } legt ins Lager: { $piece }.
log-start-a-ship = { $who } beginnt ein neues Schiff mit: { $piece }.

# Why not, with the numbers at hand
why-free-to-warehouse = Es kostet keinen Taler, muss also zuerst ins Lager, und dort ist kein Platz dafür.
why-too-dear = Das kostet { $price } Taler, du hast { $taler }.

# Words
word-hulls = Rumpfteile
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
