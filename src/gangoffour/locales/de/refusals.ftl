### Why an action, a command or a request was refused: one message for every code that a server may tell a player,
### with "/" and "_" written as "-". A plain sentence says what is wrong, another one what to do. Web pages load this file.

## Rule sets

rules-unknown-preset = Eine Vorlage namens „{ $preset }“ gibt es nicht. Zur Wahl stehen: { $presets }.
rules-unknown-option = Eine Option namens „{ $option }“ gibt es nicht. Sieh bei den Optionen einer Vorlage nach, wie sie heißen.
rules-bad-option = Die Option { $option } kann nicht { $value } sein. Sieh bei den Optionen einer Vorlage nach, was möglich ist.

## Whose turn it is

turn-not-yours = Du bist nicht dran. Warte, bis du an der Reihe bist.
turn-disqualified = Du hast deine letzte Karte nicht angesagt und bist aus dieser Runde ausgeschieden. In der nächsten bist du wieder dabei.
turn-return-first = Bevor jemand spielt, muss eine Karte zurückgegeben werden. Wähle die Karte, die zurückgeht.

## Plays

play-not-held = Du hast { $cards } nicht auf der Hand. Spiel Karten aus deiner Hand.
play-not-a-combination = { $cards } ist keine Kombination. Spiel eine Einzelkarte, ein Paar, einen Drilling, eine Kombination aus fünf Karten oder eine Gang.
play-wrong-card-count = { $cards } hat nicht so viele Karten wie { $top_play }. Spiel gleich viele Karten oder eine Gang, oder passe.
play-only-higher-gang = { $top_play } ist eine Gang, und { $cards } ist keine höhere. Spiel eine höhere Gang oder passe.
play-does-not-beat = { $cards } schlägt { $top_play } nicht. Spiel etwas Höheres oder eine Gang, oder passe.
play-declare-first = Deine letzte Karte ist nicht angesagt. Sag sie an, bevor du sie spielst.
play-must-contain-multi-one = Die erste Kombination der Partie muss die mehrfarbige 1 enthalten. Nimm 1M dazu oder spiel sie allein.
play-opening-too-many-cards = Die erste Kombination der Partie hat nach diesen Regeln höchstens { $most ->
    [one] { $most } Karte
   *[other] { $most } Karten
    }. Spiel weniger Karten.
play-duty-highest-single = Wer nach dir dran ist, hat nur noch eine Karte, also ist deine höchste Karte fällig. Spiel { $highest }.
play-duty-multi-card = Wer nach dir dran ist, hat nur noch eine Karte, also darfst du keine Einzelkarte ausspielen. Spiel eine Kombination aus zwei oder mehr Karten aus.
play-duty-gang-barred = Wer nach dir dran ist, hat nur noch eine Karte, also ist deine höchste Karte fällig, und eine Gang ersetzt sie nach diesen Regeln nicht. Spiel { $highest }.

## Passes

pass-on-lead = Du spielst diesen Stich aus, also kannst du nicht passen. Spiel eine Kombination.
pass-duty-highest-single = Wer nach dir dran ist, hat nur noch eine Karte, also kannst du nicht passen. Spiel { $highest }, deine höchste Karte.
pass-duty-gang = Wer nach dir dran ist, hat nur noch eine Karte, und du hast eine Gang, also kannst du nicht passen. Spiel die Gang.

## Last cards

declare-automatic = Nach diesen Regeln wird die letzte Karte für dich angesagt. Du brauchst nichts zu tun.
declare-not-last-card = Du hast keine letzte Karte anzusagen. Sag sie an, sobald dir nur noch eine Karte bleibt.
declare-already-declared = Deine letzte Karte ist schon angesagt. Mehr gibt es nicht anzusagen.

## The exchange

return-not-due = Jetzt ist keine Karte zurückzugeben. Spiel Karten oder passe.
return-not-held = Du hast { $card } nicht auf der Hand. Gib eine Karte aus deiner Hand zurück.
return-same-face = Nach diesen Regeln darfst du nicht die gleiche Karte zurückgeben, die du bekommen hast, also nicht { $card }. Gib eine andere zurück.

## Tables on a server

table-unknown = Diesen Tisch gibt es nicht. Prüfe die Adresse oder wähle einen Tisch in der Lobby.
table-closed = Dieser Tisch ist geschlossen. Eröffne einen neuen oder wähle einen in der Lobby.
table-in-match = Hier läuft gerade eine Partie. Plätze und Optionen lassen sich ändern, wenn sie zu Ende ist.
table-no-match = Hier läuft keine Partie. Warte, bis alle bereit sind.
table-not-welcome = An diesen Tisch kannst du nicht kommen. Bitte jemanden am Tisch um den Link, oder nimm einen anderen Tisch.
table-banned = Du wurdest von diesem Tisch entfernt. Wähle in der Lobby einen anderen.
table-host-only = Das kann nur der Host des Tisches. Frag beim Host nach.
table-private-only = Das geht nur an privaten Tischen. Eröffne einen privaten Tisch, wenn du es brauchst.
table-paused = Die Partie ist unterbrochen. Warte, bis sie weitergeht.
table-busy = Zu viele haben gleichzeitig gehandelt, und nichts ist geschehen. Versuch es noch einmal.
table-unavailable = Der Server erreicht seine Datenbank gerade nicht. Versuch es noch einmal; nichts wird doppelt ausgeführt.
table-seats-occupied = Jemand sitzt auf einem Platz, den es an einem Tisch mit { $seats } Plätzen nicht gibt. Mach zuerst diesen Platz frei.
table-too-many = Du hast an diesem Tisch in dieser Runde schon { $most } Dinge geändert. Spiel weiter; in der nächsten Runde geht wieder mehr.
table-too-many-tables = Du sitzt schon an { $limit } Tischen, mehr geht nicht. Verlass einen davon oder spiel dort weiter.
table-too-many-here = Aus deinem Netz sind schon { $limit } Tische eröffnet, mehr geht nicht. Setz dich an einen davon oder versuch es später noch einmal.

conduct-closed = Öffentliche Tische sind für dich noch { $minutes } min geschlossen, weil du Partien mit anderen verlassen oder sie warten lassen hast. Spiel bis dahin gegen Bots oder an einem privaten Tisch.

seat-unknown = Diesen Platz gibt es an diesem Tisch nicht. Wähle einen anderen.
seat-taken = Dieser Platz ist besetzt. Wähle einen freien.
seat-free = Dort sitzt niemand. Wähle einen besetzten Platz.
seat-none = Du hast keinen Platz an diesem Tisch. Setz dich zuerst hin.
seat-held = Du hast schon einen Platz an diesem Tisch. Verlass ihn, bevor du einen anderen nimmst.
seat-present = Diese Person ist am Tisch oder war es bis vor einer Minute. Warte, bis sie euch eine Minute lang oder über die Uhr hinaus hat warten lassen.
seat-substituted = Ein Bot spielt für dich. Nimm zuerst deinen Platz wieder ein.
seat-own = Das ist dein eigener Platz. Verlass ihn, wenn du aufstehen willst.
name-confusable = Dein Name lässt sich an diesem Tisch mit { $name } verwechseln. Wähle in den Einstellungen einen anderen und versuch es noch einmal.

ready-not-prepared = Noch gibt es nichts, wofür du bereit sein kannst. Warte, bis alle Plätze besetzt sind oder die Runde zu Ende ist.
ready-other-match = Das galt einer anderen Partie. Sieh dir den Tisch noch einmal an.
ready-no-commitment = Zum fairen Geben fehlt deine Festlegung. Sende sie zusammen mit deiner Bereitschaft.
ready-already = Du bist schon bereit, und deine Festlegung gilt. Warte auf die anderen.
reveal-not-due = Deine Zufallszahl ist jetzt nicht gefragt. Warte, bis alle Festlegungen da sind.
reveal-wrong = Diese Zufallszahl passt nicht zu deiner Festlegung. Sende die, aus der die Festlegung gebildet wurde.

turn-over = Die Partie ging weiter, bevor deine Aktion ankam. Sieh auf den Tisch und entscheide neu.

hint-off = An diesem Tisch gibt es keine Hinweise. Entscheide selbst, oder spiel an einem Tisch mit Hinweisen.
hint-people = Hinweise gibt es hier nur, solange alle anderen Bots sind. Entscheide selbst, wie die anderen auch.
hint-unavailable = Gerade gibt es keinen Hinweis. Frag gleich noch einmal, oder entscheide selbst.
chat-off = An diesem Tisch gibt es keinen Chat. Wink doch stattdessen.
chat-phrases = Hier kannst du nur die angebotenen Sätze sagen. Such dir einen aus.
chat-early = Eigene Worte kannst du hier nach { $matches ->
    [one] { $matches } weiteren Partie
   *[other] { $matches } weiteren Partien
    } sagen. Such dir bis dahin einen Satz aus; unter Freunden und an privaten Tischen kannst du gleich schreiben.
chat-silenced = Du bist noch { $minutes } min stummgeschaltet. Spiel weiter; die Startseite sagt, warum, und dort kannst du widersprechen.
chat-empty = Sag entweder etwas Eigenes oder einen der Sätze. Eine leere Zeile wird nicht gesendet.

## Messages

protocol-malformed = Diese Nachricht ist kein JSON-Text. Sende in jedem Frame ein JSON-Objekt.
protocol-unknown-type = Der Typ dieser Nachricht fehlt oder ist unbekannt. Lade die Seite neu oder aktualisiere dein Programm.
protocol-bad-field = { $fault ->
    [missing] In der Nachricht fehlt { $at }. Ergänze das Feld und sende sie noch einmal.
    [unknown] Bei { $at } steht ein Feld, das dieser Server nicht kennt. Lass es weg, oder schreib es wie in der Beschreibung der Schnittstelle.
   *[wrong] Die Nachricht hat bei { $at } einen falschen Wert. Berichtige das Feld und sende sie noch einmal.
    }

## Requests and connections

account-bad-name = So kann hier niemand heißen. Wähle einen Namen mit 1 bis { $longest } Zeichen, ohne < und >.
account-name-taken = Jemand anderes heißt schon so oder fast so. Wähle einen anderen Namen.
account-bot-name = So heißt schon einer der Bots. Wähle einen anderen Namen.
account-staff-name = So könnte jemand vom Team heißen. Wähle einen anderen Namen.
account-not-signed-in = Du bist nicht angemeldet. Wähle einen Namen, um als Gast hereinzukommen.
session-unknown = Dieses Gerät ist schon abgemeldet.
code-unknown = Unter diesem Code wartet kein Tisch. Prüfe die beiden Wörter und die Zahl oder lass dir einen neuen Code geben.
link-unknown = Dieser Link führt nirgendwo mehr hin: Er gilt einmal und zehn Minuten lang. Hol dir auf dem Gerät, auf dem du spielst, einen neuen.
request-foreign-origin = Diese Anfrage kommt von einer anderen Website. Öffne diese Website selbst und versuch es noch einmal.
request-not-json = Die Anfrage ist kein JSON. Sende sie mit dem Inhaltstyp application/json.
request-not-text = Die Anfrage ist kein Text. Sende sie mit dem Inhaltstyp text/plain.
request-malformed = { $fault ->
    [missing] In der Anfrage fehlt { $at }. Ergänze es und sende sie noch einmal.
    [unknown] Bei { $at } steht ein Feld, das dieser Server nicht kennt. Lass es weg, oder schreib es wie in der Beschreibung der Schnittstelle.
    [wrong] Die Anfrage hat bei { $at } einen falschen Wert. Berichtige ihn und sende sie noch einmal.
   *[unreadable] Die Anfrage ist nicht zu verstehen. Vergleiche sie mit der Beschreibung der Schnittstelle.
    }
request-unknown-path = Unter dieser Adresse gibt es nichts. Geh zurück zur Startseite.
request-wrong-method = Diese Adresse nimmt solche Anfragen nicht an. Vergleiche sie mit der Beschreibung der Schnittstelle.
request-too-large = Die Anfrage ist zu lang. Sende weniger auf einmal.
request-head-too-long = Die Kopfzeilen dieser Anfrage sind länger als { $most } Bytes. Lösche die Cookies dieser Seite und versuch es noch einmal.
request-too-many = Du fragst zu oft an. Warte { $wait_s } s und versuch es noch einmal.
replay-too-long = Diese Partie ist länger, als der Server sie nachspielt: höchstens { $most } Schritte und { $seconds } s Rechenzeit. Spiel sie auf deinem eigenen Rechner nach, mit „gangoffour replay“.
replay-busy = Es werden schon mehrere Partien nachgespielt. Versuch es in { $wait_s } s noch einmal.
server-failed = Auf dem Server ist etwas schiefgegangen. Versuch es noch einmal; bleibt es dabei, nenne dem Betreiber diese Kennung: { $id }.
server-unavailable = Der Server erreicht seine Datenbank gerade nicht. Versuch es in { $wait_s } s noch einmal.
server-busy = Der Server hat gerade zu viel zu tun, und nichts ist geschehen. Versuch es in { $wait_s } s noch einmal.
chat-too-many = Du redest zu schnell. Warte { $wait_s } s, bevor du mehr sagst.
protocol-version = Dieses Programm spricht eine andere Version des Protokolls. Lade die Seite neu oder aktualisiere dein Programm.
protocol-no-hello = Über die Verbindung kam zu lange nichts. Verbinde dich neu.
server-stopping = Der Server startet neu. Gleich bist du wieder verbunden.
server-error = Auf dem Server ist etwas schiefgegangen. Verbinde dich neu, um dort weiterzumachen, wo du warst.
session-ended = Du bist abgemeldet. Melde dich wieder an, um zu spielen.
protocol-flood = Es kamen zu viele Nachrichten auf einmal. Warte einen Moment und verbinde dich neu.
protocol-slow-reader = Deine Verbindung ist zu langsam und kommt nicht mit. Verbinde dich neu, um dort weiterzumachen, wo du warst.
protocol-too-many-sockets = Es sind zu viele Verbindungen offen. Schließ zuerst eines der anderen Fenster.

## Today's deals

daily-unknown = Für den { $date } gibt es keine Runden. Spiel stattdessen die von heute.
daily-not-made = Die Runden für den { $date } werden noch vorbereitet. Versuch es in ein paar Minuten wieder.
daily-finished = Du hast alle acht Runden vom { $date } gespielt. Die nächsten kommen um Mitternacht UTC.
daily-sealed = Andere können diese Runde noch spielen. Spiel sie erst selbst zu Ende, oder warte, bis der Tag vorbei ist.
daily-not-revealed = Die Ergebnisse vom { $date } erscheinen eine halbe Stunde nach Mitternacht UTC. Versuch es dann wieder.
