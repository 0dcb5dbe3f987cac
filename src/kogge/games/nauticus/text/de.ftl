title = Nauticus
summary = Schiffe bauen, beladen und ausliefern. Wer die Aktion wählt, bekommt den Bonus; mitmachen dürfen alle.
tagline = Bauen, laden, liefern
length = 75 Min.
weight = mittel
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
log-lay = Das Plättchen { $what } wird ausgelegt.
log-choose = { $who } wählt: { $what }.
log-buy = { $who } kauft: { $what }.
log-take = { $who } nimmt: { $what }.
log-transport = { $who } transportiert: { $what }.
log-place-on-ship = { $who } setzt es auf Schiff { $what }.
log-deliver-ship = { $who } liefert die Ladung von Schiff { $what } aus.
log-reward = { $who } nimmt als Belohnung: { $what }.
log-reward-goods = { $who } nimmt Waren als Belohnung.
log-extra = { $who } nutzt zuerst die Extra-Aktion.
log-extra-hulls = { $who } kauft damit Rumpfteile.
log-extra-masts = { $who } kauft damit Masten.
log-extra-sails = { $who } kauft damit Segel.
log-extra-goods = { $who } kauft damit Waren.
log-extra-transport = { $who } transportiert damit.
log-extra-money = { $who } hebt damit Geld ab.
log-extra-delivery = { $who } liefert damit aus.
log-extra-crowns = { $who } wertet damit Kronen.
log-pass = { $who } passt.
log-pass-then-extra = { $who } passt und nutzt die Extra-Aktion.
log-done = { $who } ist fertig.
log-done-then-extra = { $who } ist fertig und nutzt die Extra-Aktion.
log-use-a-worker = { $who } setzt einen Arbeiter ein.
log-store = { $who } lagert es ein.
log-start-a-ship = { $who } beginnt ein neues Schiff.

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
