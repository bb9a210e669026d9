### What is read out at a table, and the words of text mode. $who is "you" or "other"; $name is a player's name.
### Combinations and cards stand in the nominative, after a colon or a dash.

## Plays and passes

announce-high = { $combination }, höchste Farbe { colour }
announce-played = { $who ->
    [you] Du spielst
   *[other] { $name }
    }: { $combination }. { $left ->
    [0] Keine Karten mehr.
    [one] Noch { $left } Karte.
   *[other] Noch { $left } Karten.
    }
announce-passed = { $who ->
    [you] Du passt.
   *[other] { $name } passt.
    }
announce-last-card = { $who ->
    [you] Du sagst an: „Letzte Karte!“
   *[other] { $name } sagt an: „Letzte Karte!“
    }
announce-disqualified = { $who ->
    [you] Du hast deine letzte Karte nicht angesagt und scheidest aus dieser Runde aus.
   *[other] { $name } hat die letzte Karte nicht angesagt und scheidet aus dieser Runde aus.
    }
announce-trick-won = { $who ->
    [you] Du gewinnst den Stich und spielst aus.
   *[other] { $name } gewinnt den Stich und spielt aus.
    }
announce-trick-won-other-leads = { $who ->
    [you] Du gewinnst den Stich.
   *[other] { $name } gewinnt den Stich.
    } Nächstes Ausspiel: { $leader }.

## Turns

announce-turn-lead = Du bist dran. Spiel aus.
announce-turn-follow = Du bist dran. Zu schlagen: { $combination }.
announce-turn-return = Du bist dran. Wähle eine Karte, die an { $name } zurückgeht.
announce-turn-other = { $name } ist dran.
announce-deadline-passed = { $who ->
    [you] Deine Zeit ist um.
   *[other] Die Zeit von { $name } ist um.
    }

## Deals and the match

announce-match-started = Die Partie beginnt.
announce-deal-started = Runde { $number }, { $direction ->
    [ccw] gegen den Uhrzeigersinn
   *[cw] im Uhrzeigersinn
    }. Erstes Ausspiel: { $leader }.
announce-deal-started-seat = Runde { $number }, { $direction ->
    [ccw] gegen den Uhrzeigersinn
   *[cw] im Uhrzeigersinn
    }. Nach dir spielt: { $next }.
announce-tribute = { $who ->
    [giver] Du gibst { $receiver } deine höchste Karte: { $card }.
    [receiver] { $giver } gibt dir die höchste Karte: { $card }.
   *[other] Tribut von { $giver } an { $receiver }: { $card }.
    }
announce-returned = { $who ->
    [giver] Du gibst { $receiver } eine Karte zurück: { $card }.
    [receiver] { $giver } gibt dir eine Karte zurück: { $card }.
   *[other] Zurückgegeben von { $giver } an { $receiver }: { $card }.
    }
announce-deal-won = { $who ->
    [you] Du gewinnst die Runde!
   *[other] { $name } gewinnt die Runde.
    }
announce-points = Punkte: { $points }.
announce-points-of = { $who ->
    [you] du: { $points }, gesamt { $score }
   *[other] { $name }: { $points }, gesamt { $score }
    }
announce-match-won = { $who ->
    [you] Du gewinnst die Partie!
   *[other] { $name } gewinnt die Partie.
    }
announce-match-shared = Die Partie gewinnen gemeinsam: { $names }.
announce-match-abandoned = Die Partie wurde abgebrochen.

## Around the table

announce-seat-taken = { $who ->
    [you] Du setzt dich.
   *[other] { $name } setzt sich.
    }
announce-seat-taken-over = { $who ->
    [you] Du übernimmst für einen Bot.
   *[other] { $name } übernimmt für einen Bot.
    }
announce-seat-left = { $who ->
    [you] Du stehst auf.
   *[other] { $name } steht auf.
    }
announce-seat-removed = { $who ->
    [you] Der Host hat dir den Platz entzogen.
   *[other] Der Host hat einen Platz geräumt: { $name }.
    }
announce-promised = { $who ->
    [you] Ab der nächsten Runde spielst du statt { $bot }.
   *[other] Ab der nächsten Runde spielt { $name } statt { $bot }.
    }
announce-promise-withdrawn = { $bot } bleibt: Zur nächsten Runde übernimmt niemand.
announce-away = { $name } ist gerade weg.
announce-back = { $name } ist wieder da.
announce-substitute = { $who ->
    [you] Ein Bot spielt für dich. Nimm deinen Platz zurück, um weiterzuspielen.
   *[other] Ein Bot spielt für { $name }.
    }
announce-seat-taken-back = { $who ->
    [you] Du spielst wieder selbst.
   *[other] { $name } spielt wieder selbst.
    }
announce-host = { $who ->
    [you] Du bist jetzt Host.
   *[other] { $name } ist jetzt Host.
    }
announce-options = Die Optionen des Tisches haben sich geändert.
announce-prepared = Alle Plätze sind besetzt. Sag, dass du bereit bist.
announce-ready = { $who ->
    [you] Du bist bereit.
   *[other] { $name } ist bereit.
    }
announce-paused = Die Partie ist unterbrochen.
announce-resumed = Die Partie geht weiter.
announce-adjourned = Die Partie wartet, bis jemand zurückkommt.
announce-continued = Jemand ist wieder da; die Partie geht weiter.
announce-closed = Der Tisch ist geschlossen.

## Where the table stands, said once after arriving or coming back

announce-summary-seating = Die Partie hat noch nicht begonnen. Besetzte Plätze: { $taken } von { $seats }.
announce-summary-starting = Gleich beginnt die Partie.
announce-summary-deal = Runde { $number }.
announce-summary-deal-over = Runde { $number } ist zu Ende.
announce-summary-match-over = Die Partie ist zu Ende.

## Answers to questions about the table

answer-none = Gerade läuft keine Runde.
answer-no-play = Es wurde noch nichts gespielt.
answer-last = Zuletzt gespielt: { $name } – { $combination }.
answer-passes-since = { $count ->
    [one] Seitdem einmal gepasst.
   *[other] Seitdem { $count }-mal gepasst.
    }
answer-trick = Dieser Stich: { $turns }.
answer-turn-play = { $who ->
    [you] du – { $combination }
   *[other] { $name } – { $combination }
    }
answer-turn-pass = { $who ->
    [you] du – gepasst
   *[other] { $name } – gepasst
    }
answer-counts = Übrige Karten: { $counts }.
answer-count = { $who ->
    [you] du: { $count }
   *[other] { $name }: { $count }
    }
answer-count-last = { $who ->
    [you] du: { $count } (letzte Karte)
   *[other] { $name }: { $count } (letzte Karte)
    }
answer-hand = { $count ->
    [one] Deine Hand, { $count } Karte
   *[other] Deine Hand, { $count } Karten
    }: { $cards }.
answer-no-hand = Du hast keine Karten.
answer-scores = Punktestand: { $scores }.
answer-score = { $who ->
    [you] du: { $score }
   *[other] { $name }: { $score }
    }
answer-time-own = { $seconds ->
    [one] Du hast noch { $seconds } Sekunde.
   *[other] Du hast noch { $seconds } Sekunden.
    }
answer-time-other = { $seconds ->
    [one] { $name } hat noch { $seconds } Sekunde.
   *[other] { $name } hat noch { $seconds } Sekunden.
    }
answer-time-deal = { $seconds ->
    [one] Die nächste Runde beginnt spätestens in { $seconds } Sekunde.
   *[other] Die nächste Runde beginnt spätestens in { $seconds } Sekunden.
    }
answer-time-none = Es läuft keine Uhr.

## Text mode: the page

text-title = Der Tisch in Worten
text-input = Karten oder Befehl
text-input-hint = Zum Beispiel 77, 34567, 10R, passe oder hilfe.
text-do = Los
text-buttons = Befehle
text-hand = Deine Hand
text-hand-empty = Du hast gerade keine Karten.
text-trick = Stich
text-players = Am Tisch
text-happened = Verlauf
text-happened-nothing = Noch nichts.
text-chat = Chat
text-top-cards = { $play }: { $cards }
text-player = { $who ->
    [you] Du: Punktestand { $score }
   *[other] { $name }: Punktestand { $score }
    }
text-player-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
    }
text-player-left-over = übrig: { $cards }
text-suggestions-title = Was du spielen kannst
text-suggestions-return = Was du zurückgeben kannst
text-suggestions-none = Du kannst jetzt nichts spielen.
text-suggestions-off = An diesem Tisch sind Vorschläge abgeschaltet.
text-suggestions-more = Mehr zeigen
text-play-declare = Spielen und letzte Karte ansagen: { $play }
text-help-title = Was du eintippen kannst
text-help-plays = Karten als Zahlen, wenn du willst mit Farben (g grün, y gelb, r rot): 77, 34567, 7g 7r, 10R; f ist ein Phönix, d der Drache.
text-help-declare = Bleibt dir nach dem Spielen nur eine Karte, häng „letzte Karte“ an: 77 letzte Karte.
text-help-line = { $word }: { $meaning }
text-unknown = Das sind weder Karten noch ein Befehl. Tipp „hilfe“ ein, dann siehst du, was geht.
text-no-ready = Gerade gibt es nichts, wofür du bereit sein kannst.

## Text mode: words that can be typed, with commas between words of one meaning. Every language also
## understands the English name of a command.

text-word-pass = passe, passen
text-word-last-card = letzte karte, ansagen
text-word-return = zurück
text-word-ready = bereit
text-word-rematch = revanche
text-word-take-back = platz zurück
text-word-suggestions = vorschläge
text-word-hint = hinweis
text-word-help = hilfe
text-word-last = zuletzt
text-word-counts = anzahl
text-word-trick = stich
text-word-hand = hand, karten
text-word-scores = punkte, stand
text-word-time = zeit, uhr

## Text mode: what each word does; also the text of its button

text-does-pass = Passen
text-does-last-card = Letzte Karte ansagen
text-does-return = Karte zurückgeben: das Wort, dann die Karte
text-does-ready = Bereit
text-does-rematch = Revanche
text-does-take-back = Platz zurücknehmen
text-does-suggestions = Vorschläge
text-does-hint = Hinweis
text-does-help = Hilfe
text-does-last = Zuletzt gespielt
text-does-counts = Restkarten
text-does-trick = Dieser Stich
text-does-hand = Meine Hand
text-does-scores = Punktestand
text-does-time = Restzeit
