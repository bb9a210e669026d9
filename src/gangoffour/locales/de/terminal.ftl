### What the commands say. $who is "you" or "other"; $name is a player's name, or the word "you".

you = du
welcome = Gang of Four, { $preset }-Regeln, { $seats } Plätze. Du hast Platz { $seat }; gegen dich spielen { $others } ({ $bot }).
welcome-help = Mit ? bekommst du Hilfe.
help =
    Tipp die Karten ein, die du spielst, jede als Zahl und Farbbuchstabe, und drück Enter:
      7G 7R         das Paar spielen
      9R declare    9R spielen und die übrige Karte als letzte ansagen
      pass          passen
      return 3G     beim Kartentausch eine Karte zurückgeben
      declare       die letzte Karte nachträglich ansagen
    und jederzeit:
      plays         alles zeigen, was du jetzt spielen darfst
      hint          die drei besten Möglichkeiten zeigen und was sie bringen
      hand          deine Hand zeigen
      table         zeigen, was oben liegt und wie viele Karten alle haben
      scores        den Wertungsblock zeigen
      quit          hier aufhören
    Zahlen gehen von 1 bis 10; Farben sind G grün, Y gelb, R rot. 1M ist die mehrfarbige 1,
    PG und PY sind die Phönixe, DR ist der Drache.
    Bleibt dir nach dem Spielen nur eine Karte, häng „declare“ an. Die anderen spielen sofort
    weiter, und wer bis dahin nicht angesagt hat, scheidet aus der Runde aus.
goodbye = Bis bald. Die Partie ist nicht zu Ende gespielt.
seed = Der Startwert (Seed) dieser Partie war { $seed }.
saved = Die Aufzeichnung liegt in { $file }.

## On turn

turn-lead = Du bist dran: Spiel aus.
turn-follow = Du bist dran: Schlag { $cards } ({ $combination }) von { $name } oder passe.
turn-follow-no-pass = Du bist dran: Schlag { $cards } ({ $combination }) von { $name }.
turn-return = Du hast die letzte Runde gewonnen. Gib { $name } eine Karte zurück, zum Beispiel: return { $card }
hand = { $count ->
    [one] Deine Hand ({ $count } Karte)
   *[other] Deine Hand ({ $count } Karten)
    }: { $cards }
hand-empty = Deine Hand ist leer.
hand-sizes = Übrige Karten: { $sizes }
hand-size = { $name } { $count }
hand-size-last-card = { $name } { $count } (letzte Karte)
hand-size-disqualified = { $name } { $count } (ausgeschieden)
table-top-play = Oben liegt: { $cards } ({ $combination }) von { $name }.
table-no-top-play = Es liegt noch nichts. { $who ->
    [you] Du spielst
   *[other] { $name } spielt
    } den nächsten Stich aus.
table-no-deal = Gerade läuft keine Runde.
plays-pass = Oder: pass
plays-return = Zurückgeben kannst du: { $plays }
plays-declare = Oder: declare
plays-none = Du kannst jetzt nichts spielen.
hint-line = { $place }. { $action } ({ $sign }{ NUMBER($margin, minimumFractionDigits: 1) }): { $reason }

## What binds a player on turn

limit-first-play = Die erste Kombination der Partie muss 1M enthalten{ $most ->
    [7] {""}
    [one] {" "}und darf höchstens { $most } Karte haben
   *[other] {" "}und darf höchstens { $most } Karten haben
    }.
limit-highest-follow = Letzte-Karte-Pflicht: Wer nach dir dran ist, hat nur noch eine Karte, also musst du deine höchste Karte spielen, { $card }.
limit-highest-or-gang = Letzte-Karte-Pflicht: Wer nach dir dran ist, hat nur noch eine Karte, also musst du deine höchste Karte, { $card }, oder eine Gang spielen.
limit-highest-lead = Letzte-Karte-Pflicht: Wer nach dir dran ist, hat nur noch eine Karte, also musst du deine höchste Karte ausspielen, { $card }.
limit-multi-card = Letzte-Karte-Pflicht: Wer nach dir dran ist, hat nur noch eine Karte, also musst du zwei oder mehr Karten ausspielen.
limit-gang = Letzte-Karte-Pflicht: Wer nach dir dran ist, hat nur noch eine Karte, also musst du eine Gang spielen.
reminder-declare = Bleibt dir nach dem Spielen nur eine Karte, sag sie gleich an, zum Beispiel: { $cards } declare
limit-declare-first = Du musst deine letzte Karte ansagen, bevor du sie spielst, und zwar mit: declare

## What happened

event-deal-started = Runde { $number }, { $direction ->
    [ccw] gegen den Uhrzeigersinn
   *[cw] im Uhrzeigersinn
    }. Geber: { $dealer }. Erstes Ausspiel: { $leader }.
event-deck-cut = Abgehoben: { $cards }.
event-deck-cut-counted = Abgehoben: { $cards }. Erste Karte → { $name }.
event-hand-dealt = { $who ->
    [you] Du bekommst
   *[other] { $name } bekommt
    } { $cards }
event-dummy-hand-dealt = Zur Seite gelegt: { $cards }
event-tribute-given = Tribut: { $card } ({ $giver } → { $receiver }).
event-card-returned = Zurückgegeben: { $card } ({ $giver } → { $receiver }).
event-combination-played = { $who ->
    [you] Du spielst
   *[other] { $name } spielt
    } { $cards } ({ $combination }), { $left ->
    [0] keine Karte mehr übrig
    [one] noch { $left } Karte
   *[other] noch { $left } Karten
    }.
event-passed = { $who ->
    [you] Du passt.
   *[other] { $name } passt.
    }
event-last-card-declared = { $who ->
    [you] Du sagst an: „Letzte Karte!“
   *[other] { $name } sagt an: „Letzte Karte!“
    }
event-seat-disqualified = { $who ->
    [you] Du hast deine letzte Karte nicht angesagt und scheidest aus dieser Runde aus.
   *[other] { $name } hat die letzte Karte nicht angesagt und scheidet aus dieser Runde aus.
    }
event-trick-won = { $who ->
    [you] Du gewinnst den Stich.
   *[other] { $name } gewinnt den Stich.
    }
event-trick-won-other-leads = { $who ->
    [you] Du gewinnst den Stich, bist aber aus der Runde ausgeschieden.
   *[other] { $name } gewinnt den Stich, ist aber aus der Runde ausgeschieden.
    } Nächstes Ausspiel: { $leader }.
event-deal-won = { $who ->
    [you] Du bist alle Karten los und gewinnst die Runde!
   *[other] { $name } ist alle Karten los und gewinnt die Runde.
    }
event-deal-won-alone = { $who ->
    [you] Nur du bist noch in der Runde und gewinnst sie!
   *[other] Nur { $name } ist noch in der Runde und gewinnt sie.
    }
event-hand-shown = Restkarten ({ $name }): { $cards }
event-points = Punkte: { $points }
event-points-of = { $name } { $points }
event-dummy-hand-shown = In Runde { $number } zur Seite gelegt: { $cards }
event-match-won = Die Partie ist zu Ende. Gewonnen: { $names }.
sheet-deal = Runde
sheet-score = Gesamt

## Records

replay-title = { $preset }-Regeln, { $seats } Plätze: { $names }
replay-unfinished = Hier endet die Aufzeichnung; die Partie ist nicht zu Ende gespielt.
verify-fair = nachgeprüft: fair gegeben
verify-match-id = Kennung der Partie: { $match_id }
verify-fingerprint = Fingerabdruck: { $fingerprint }
verify-deals = Runden: { $deals }
verify-seats-without-number = Plätze, die keine Zufallszahl gesendet haben: { $seats }. Jeder von ihnen hätte zusammen mit dem Server zwischen zwei Kartenverteilungen wählen können.
verify-not-finished = In dieser Aufzeichnung ist die Partie nicht zu Ende: Nachgeprüft ist nur, was darin steht.
verify-no-transcript = Mit einer gespeicherten Mitschrift wurde nicht verglichen: Die Aufzeichnung ist nur in sich stimmig. Gib --transcript an, um sie mit dem zu vergleichen, was du vor der Partie gesehen hast.
error-line = Zeile { $line }: { $sentence }

## Rules

explain-combination = { $cards }: { $combination }.
explain-nothing = { $cards } ist keine Kombination, denn { $why }.
explain-no-cards = Das ist keine Kombination, denn { $why }.
explain-beats = { $cards } schlägt { $other }, denn { $reason } ({ $clause }).
explain-does-not-beat = { $cards } schlägt { $other } nicht, denn { $reason } ({ $clause }).
explain-no-top-play = Also lässt sich nichts darauf spielen.
rules-preset = Vorlage { $preset }; alle Vorlagen: { $presets }
rules-differs = * weicht von classic ab
rules-failure = { $vector } [{ $clauses }] { $kind }, { $preset }: { $message }
rules-counts = { $passed } bestanden, { $failed } nicht bestanden

## Hosting

serve-address = Die Tische sind offen unter { $address }
serve-lan = Die Tische sind für alle in deinem lokalen Netz offen unter { $address } – scann das mit dem Handy:
serve-plain = Die Verbindung ist nicht verschlüsselt: Nutze sie nur zu Hause.
serve-stop = Mit Strg+C beendest du den Server. Die Partien gehen beim nächsten Start weiter.
demo-progress = { $done } von { $total } Partien gespielt
demo-address = Die Demo läuft unter { $address }
demo-going-on = Bots spielen schon, und die Runden von heute entstehen.
demo-match = Auf eine beendete Partie zurückblicken: { $address }
demo-stop = Strg+C beendet sie. Es bleibt nichts zurück.
demo-stop-keep = Strg+C beendet sie. Alles bleibt erhalten.
demo-kept = Alles liegt in { $folder }. So geht es weiter: gangoffour serve --database { $file }
migrate-done = { $count ->
    [one] Die Datenbank ist auf dem neuesten Stand.
   *[other] { $count } Datenbanken sind auf dem neuesten Stand.
    }
backup-done = Die Kopie liegt in { $file }.
projection-status = { $name }, Shard { $shard }, Version { $version }: { $rows } Einträge zurück, { $seconds } s; geparkte Tische: { $faults }
projection-none = { $name }, Shard { $shard }: noch nicht erstellt; das tut ein laufender Server oder gangoffour rebuild { $name }
projection-fault = { "  " }geparkt: Tisch { $table } ab Ereignis { $seq }: { $error }
projection-retried = { $name }, Shard { $shard }: { $mended } von { $all } geparkten Tischen sind wieder dabei.
rebuild-done = { $name }, Shard { $shard }: neu erstellt.
rebuild-busy = { $name }, Shard { $shard }: wird gerade anderswo neu erstellt.

# training
train-progress = Minute { $minutes } von { $all }: { $decisions } Millionen Entscheidungen, { $rate } pro Sekunde, Verlust { $loss }, { $strength } Punkte pro Runde gegen einfache Spieler
train-stopped = Angehalten. Der letzte Stand liegt in { $folder }; derselbe Befehl macht dort weiter.
train-done = Fertig. Das Netz liegt in { $folder }.

## Bots messen

arena-conditions = { $preset }-Regeln, { $seats } Plätze, Startwert (Seed) { $seed }
arena-margin-meaning = Vorsprung: Punkte der anderen (Mittel) weniger die des einzelnen Bots, je Runde
arena-won-meaning = Gewonnen: der Anteil des einzelnen Bots an den Partien; unter Gleichen wären es { $even }
arena-lone = einzelner Bot
arena-among = unter
arena-deals = Runden
arena-margin = Vorsprung
arena-interval = 95-%-Intervall
arena-matches = Partien
arena-won = gewonnen
arena-lineup = { $bot } unter { $against }
arena-progress-deals = { $done } von { $total } Runden gespielt
arena-progress-matches = { $done } von { $total } Partien gespielt
arena-stopped = Vor dem Ende abgebrochen: Gemessen ist nichts.
arena-picture-done = Das Bild liegt in { $file }.

## Speed

bench-progress = Es wird gespielt
bench-speed = { $bench } ({ $build ->
    [compiled] kompiliert
   *[plain] nicht kompiliert
    }): { $decisions_per_s } Entscheidungen pro Sekunde
bench-how = Zufälliges Spiel, { $rules }-Regeln, { $seats } Plätze, { $deals } Runden nebeneinander: { $decisions } Entscheidungen in { $ms } ms auf einem Prozessorkern.

## Today's deals

daily-season = Saison { $season }: { $first } bis { $last }
daily-anchor = Anker, vor dem ersten Tag zu veröffentlichen: { $anchor }
daily-progress = { $done } von { $total } Runden gespielt
daily-made = Fertig: Die Bots haben alle Runden vom { $first } bis zum { $last } gespielt.
daily-fair = Das Blatt vom { $date } stimmt: Alle Runden und Plätze folgen aus seinem Glied, und das Glied führt zum Anker.
daily-people = { $count ->
    [one] { $count } Person hat einen Platz.
   *[other] { $count } Personen haben einen Platz.
    }
daily-anchor-unknown = Vergleiche den Anker mit dem, der vor der Saison veröffentlicht wurde: { $anchor }
daily-bots-same = Die Bots haben noch einmal gespielt, mit denselben Ergebnissen.
daily-bots-other = Die Bots dieses Programms sind andere als die des Blatts und haben nicht noch einmal gespielt.

## gangoffour doctor

doctor-version = gangoffour { $version }, Python { $python }
doctor-core-slow = Der Kern ist nicht kompiliert, starke Bots denken deshalb langsam. Installiere ein Wheel, oder einen C-Compiler und dann das Paket noch einmal.
doctor-page-missing = Die Webseite fehlt in dieser Installation. Installiere ein veröffentlichtes Wheel oder führe in web/ „npm ci && npm run build“ aus.
doctor-database-ready = Die Datenbank { $file } ist benutzbar.
doctor-database-folder = In den Ordner { $folder } kann nicht geschrieben werden. Wähle mit GOF_DATABASE_URLS eine andere Datei oder ändere die Rechte.
doctor-disk-full = Bei der Datenbank sind nur { $free } MB frei. Schaff Platz, bevor die Platte voll ist.
doctor-answers = { $name } antwortet unter { $address }.
doctor-silent = { $name } antwortet nicht unter { $address }. Prüfe, ob es läuft, und die Firewall.
doctor-port-free = Port { $port } ist frei.
doctor-port-ours = Auf Port { $port } antwortet bereits dieser Server.
doctor-port-taken = Port { $port } ist von einem anderen Programm belegt. Wähle mit GOF_PORT einen anderen.
doctor-lan = Im lokalen Netz lautet die Adresse { $address }. Wenn andere sie nicht öffnen können, lass Port { $port } durch die Firewall.
doctor-lan-missing = Es wurde keine Adresse im lokalen Netz gefunden. Prüfe das Netz oder nenne die Adresse mit GOF_LAN_ADDRESS.
doctor-passkeys = Passkeys sind an { $names } gebunden. Zieht die Seite auf einen anderen Namen um, brauchen alle ihr Passwort oder einen Wiederherstellungscode.
doctor-no-passkeys = Über einfaches http gibt es keine Passkeys; man wählt Passwörter. Mit GOF_TLS und einem Namen gibt es sie.
doctor-well = Alles in Ordnung.
doctor-faults = { $count ->
    [one] Eine Sache stimmt nicht.
   *[other] { $count } Dinge stimmen nicht.
    }
dataset-done = { $matches } Partien mit { $decisions } Entscheidungen liegen in { $folder }.
bot-run-begun = { $name } spielt auf { $url }.
bot-run-result = Partie { $number }: { $scores }
