type-why = warum
type-undo = zurück
type-table = tisch
type-scores = punkte
type-log = verlauf
type-rules = regeln
type-save = speichern
type-quit = ende
help = Die Zahl einer Antwort gibt sie. { type-why } N: warum diese nicht · { type-undo } · { type-table } · { type-scores } · { type-log } · { type-rules } WORT · { type-save } DATEI · { type-quit } (das Spiel bleibt)
no-undo = Von hier geht es nicht zurück: Der Zufall oder jemand anderes hat geantwortet, oder etwas wurde aufgedeckt.
what = Bitte eine Zahl aus der Liste oder eines von: { type-why } N, { type-undo }, { type-table }, { type-scores }, { type-log }, { type-rules } WORT, { type-save } DATEI, { type-quit }
saved = Gespeichert in { $file }
resume = Weiterspielen mit: kogge play --resume { $file }
legal = Das ist erlaubt.
backed-up = Alles ist in { $file }. Zurückholen mit: kogge restore { $file }
restored = { $file } ist jetzt die Datenbank { $where }.
aside = Was vorher dort war, liegt in { $file }; lösche es, wenn du sicher bist.
moved = Alles ist in { $where } angekommen, jede Zeile wurde verglichen. Von nun an: kogge serve --database { $where }
hand-over = { $who } ist dran. Eingabetaste, wenn die anderen wegschauen.

# Rückblick
review-seat = Platz
review-start = Chance zu Beginn
review-own = Eigene Spielzüge
review-luck = Glück
review-rivals = Gegner
review-end = Am Ende
review-accuracy = So gut wie das Beste, nach Dritteln, in %
review-flawless = { $who } hat nichts geantwortet, was viel gekostet hätte.
review-mistake = { $who }, Antwort { $number } ({ $stage }): „{ $played }“ kostete { $lost } bei einer Chance von { $chance }; um { $points } Punkte besser: „{ $better }“

# Lektionen
lesson-steps = { $count } Schritte

# Was ein Tisch zeigt
field-anchor = Anker
field-blue = blau
field-cards = Karten
field-coins = Münzen
field-colour = Farbe
field-finished = fertig
field-hand = Hand
field-kind = Art
field-marker = Marker
field-name = Name
field-phase = Phase
field-place = Ort
field-players = Spieler
field-points = Punkte
field-price = Preis
field-prices = Preise
field-ring = Ring
field-room = Platz
field-round = Runde
field-rounds = Runden
field-seat = Platz
field-ships = Schiffe
field-size = Größe
field-space = Feld
field-spaces = Felder
field-starter = Startspieler
field-store = Lager
field-tile = Plättchen
field-tiles = Plättchen
field-turned = gedreht

# kogge admin
admin-none = Nichts.
admin-banned = { $name } ist ausgesperrt; { $tables ->
    [one] ein Tisch hat
   *[other] { $tables } Tische haben
  } sich geändert. Ein laufender Server richtet sich binnen drei Sekunden danach.
admin-unbanned = { $name } darf wieder herein.
admin-reset = Mit diesem Link kann für { $name } ein neues Passwort gesetzt werden, einmal und binnen { $hours } Stunden. Gib ihn nur persönlich weiter:
admin-ended = Tisch { $table } ist beendet.
admin-settled = Meldung { $report } ist erledigt.
admin-games = Partien
admin-ratings = Die Wertungen sind neu berechnet, aus { $games } Partien.
admin-head-id = Kennung
admin-head-name = Name
admin-head-account = Konto
admin-head-created = seit
admin-head-used = zuletzt da
admin-head-hosted = eigene Tische
admin-head-banned = ausgesperrt
admin-head-remark = Bemerkung
admin-head-device = Gerät
admin-head-table = Tisch
admin-head-game = Spiel
admin-head-status = Stand
admin-head-changed = geändert
admin-head-answers = Antworten
admin-head-last = letzte Antwort
admin-head-seats = Plätze
admin-head-here = jetzt da
admin-head-report = Meldung
admin-head-at = wann
admin-head-about = über
admin-head-by = von
admin-head-why = warum
admin-head-text = Worte
admin-head-settled = erledigt
admin-head-operator = Betreiber
admin-head-what = was
admin-head-subject = wen oder was
