turn = { $game }: Du bist dran
turn-more = { $count ->
    [one] Auf deine Antwort wartet { $names }.
   *[other] Auf deine Antwort warten { $names }.
  }
began = { $game }: Die Partie hat begonnen
began-more = Mit { $names }.
joined = { $game }: { $who } spielt mit
joined-more = Dein Tisch mit { $names }.
ended = { $game }: Die Partie ist zu Ende
ended-more = Mit { $names }. Sieh dir das Ende an.
spoke = { $game }: { $who } hat geschrieben
spoke-more = An deinem Tisch mit { $names }.
invited = { $game }: { $who } möchte mit dir spielen
invited-more = Ein Platz ist für dich freigehalten.
ran-out = { $game }: Deine Zeit ist um
ran-out-more = Antworte bald, sonst übernimmt ein Bot deinen Platz.
paired = { $game }: Mitspieler sind gefunden
paired-more = Mit { $names }.
round = { $game }: Eine neue Runde hat begonnen
round-more = Mit { $names }.
open = Zum Tisch
confirm = Ist das deine Adresse?
confirm-more = Jemand, sehr wahrscheinlich du, möchte, dass Kogge an diese Adresse schreibt. Dann folge dem Link; wenn nicht, tu nichts, und du hörst nicht wieder von uns.
confirm-open = Ja, das ist meine
recover = Ein neues Passwort
recover-more = Jemand, sehr wahrscheinlich du, hat für das Konto { $name } ein neues Passwort verlangt. Der Link gilt einmal, eine Stunde lang. Warst du es nicht, tu nichts.
recover-open = Neues Passwort wählen
digest = { $count ->
    [one] Kogge: Etwas wartet auf dich
   *[other] Kogge: { $count } Dinge warten auf dich
  }
digest-open = Zu deinen Tischen
unsubscribe = Keine Mails dieser Art mehr
