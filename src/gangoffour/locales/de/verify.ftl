### Verifying the deals of a match from its record. $name is a player's name; $deal and $number are numbers of deals.
### A commitment is what somebody publishes first, so that the secret behind it cannot be changed later.

verify-title = Wurde fair gegeben?
verify-lead = Öffne die Aufzeichnung einer Partie. Diese Seite rechnet jede Hand nach, und zwar aus den Zahlen, auf die sich der Server und alle am Tisch vor der ersten Karte festgelegt haben.

## Opening a record

verify-open = Aufzeichnung öffnen
verify-open-other = Andere Aufzeichnung öffnen
verify-drop = Du kannst die Datei auch hier ablegen. Eine Aufzeichnung endet auf .gof.
verify-paste = Oder füg den Text einer Aufzeichnung ein
verify-paste-button = Diesen Text nachprüfen
verify-add-transcript = Mitschrift hinzufügen
verify-transcript-why = Eine Mitschrift ist, was dein Browser oder Programm gespeichert hat, bevor die Karten bekannt waren. Mit ihr ist die Prüfung am stärksten.
verify-fetching = Die Aufzeichnung wird geholt …
verify-working = Die Karten werden geprüft …
verify-progress = Runde { $number } von { $deals }
verify-unknown-match = Dieser Server hat keine Aufzeichnung dieser Partie. Wenn du sie als Datei hast, öffne sie hier.
verify-not-fetched = Die Aufzeichnung ließ sich nicht holen. Prüfe deine Verbindung und versuch es noch einmal, oder öffne die Aufzeichnung aus einer Datei.
verify-not-text = Diese Datei ist kein Text. Wähle die Datei, in der die Aufzeichnung gespeichert wurde.
verify-too-long = Diese Datei ist zu lang für eine Aufzeichnung. Wähle die Datei, in der die Aufzeichnung gespeichert wurde.
verify-bad-transcript = Diese Datei ist keine Mitschrift. Nimm die Datei so, wie sie gespeichert wurde.
verify-which-file = Datei: { $file }
verify-which-match = Partie { $match }
verify-which-text = Ein Text, den du eingefügt hast
verify-look-back = Rückschau auf diese Partie

## The verdict

verify-verdict-verified = Nachgeprüft: fair gegeben
verify-verdict-verified-why = { $deals ->
    [0] In dieser Aufzeichnung wurden keine Karten gegeben, und alles, was darin steht, stimmt.
    [one] Die einzige Runde dieser Aufzeichnung ist so, wie der Server und alle am Tisch sie vor der ersten Karte festgelegt hatten.
   *[other] Alle { $deals } Runden dieser Aufzeichnung sind so, wie der Server und alle am Tisch sie vor der ersten Karte festgelegt hatten.
    }
verify-verdict-asking = Die Karten stimmen
verify-verdict-asking-why = Jetzt wird der Spielverlauf geprüft …
verify-verdict-partly = Die Karten stimmen, der Spielverlauf ist nicht geprüft
verify-verdict-partly-why = Diese Seite hat jede Karte selbst nachgeprüft. Ob jeder Zug erlaubt war, kann nur der Server sagen, und er hat nicht geantwortet.
verify-verdict-unfair = Nicht fair
verify-verdict-unplayable = Die Karten stimmen, der Spielverlauf nicht
verify-verdict-unreadable = Diese Aufzeichnung ist nicht lesbar
verify-verdict-unverifiable = Diese Aufzeichnung lässt sich nicht nachprüfen
verify-unfinished = In dieser Aufzeichnung ist die Partie nicht zu Ende: Nachgeprüft ist nur, was darin steht.
verify-offline = Um den Spielverlauf ohne diesen Server zu prüfen, nimm die Kommandozeile:

## What was checked. Each line is a statement, and beside it stands whether it is right.

verify-checks = Was geprüft wurde
verify-state-right = stimmt
verify-state-wrong = stimmt nicht
verify-state-none = entfällt
verify-state-open = nicht geprüft
verify-state-asking = wird geprüft
verify-check-values = Die Aufzeichnung enthält alle Werte, die zum fairen Geben gehören.
verify-check-saved-browser = Die Aufzeichnung passt zu der Mitschrift, die dieser Browser zu Beginn der Partie gespeichert hat.
verify-check-saved-file = Die Aufzeichnung passt zu der Mitschrift, die du hinzugefügt hast.
verify-check-unsaved = Vergleich mit einer Mitschrift: Von dieser Partie ist in diesem Browser keine da. Die Aufzeichnung ist in sich stimmig; eine Mitschrift würde zeigen, dass sie von deiner Partie ist.
verify-check-server = Das Geheimnis des Servers (S) ist das, auf das er sich festgelegt hatte (C).
verify-check-client = Die Zufallszahl von { $name } (r) ist die, die festgelegt war (h).
verify-check-silent = Gegeben ohne die Zufallszahl von { $name }. Zusammen mit dem Server hätte dieser Platz zwischen zwei Kartenverteilungen wählen können.
verify-check-transcript = Aus all dem zusammen ergibt sich der Fingerabdruck des Tisches (T).
verify-check-dealer = Wer zuerst gibt, folgt daraus.
verify-check-cut = { $done ->
    [0] Die abgehobenen Karten folgen daraus.
    [one] Die abgehobenen Karten in { $done } Runde folgen daraus.
   *[other] Die abgehobenen Karten in { $done } Runden folgen daraus.
    }
verify-check-uncut = In dieser Partie wurde nicht abgehoben.
verify-check-hands = { $done ->
    [0] Jede Hand folgt daraus.
    [one] Jede Hand in { $done } Runde folgt daraus.
   *[other] Jede Hand in { $done } Runden folgt daraus.
    }
verify-check-plays = { $done ->
    [0] Jeder Platz hat genau die Karten gespielt und behalten, die er hatte.
    [one] In { $done } Runde hat jeder Platz genau die Karten gespielt und behalten, die er hatte.
   *[other] In { $done } Runden hat jeder Platz genau die Karten gespielt und behalten, die er hatte.
    }
verify-check-legal = Jeder Zug war erlaubt, und jede Zeile der Aufzeichnung folgt aus dem Spielverlauf. Das hat der Server anhand der Regeln geprüft.
verify-check-legal-open = Jeder Zug war erlaubt, und jede Zeile der Aufzeichnung folgt aus dem Spielverlauf.

## What is wrong. The technical name stands below each sentence.

verify-wrong = Was nicht stimmt
verify-line = Zeile { $line }: { $sentence }
verify-technical = Technischer Name:
verify-fault-seats = Die Aufzeichnung enthält nicht die Werte von drei oder vier Plätzen.
verify-fault-match-id = Die Festlegungen wurden für eine andere Kennung der Partie gemacht.
verify-fault-rules = Für die Partie waren andere Regeln vereinbart.
verify-fault-commitment = Die Festlegung des Servers ergibt sich nicht aus seinem Geheimnis.
verify-fault-secret = Das Geheimnis des Servers ist nicht das, auf das er sich festgelegt hatte.
verify-fault-server = Das Geheimnis des Servers passt nicht zu seiner Festlegung. Eins von beiden wurde geändert.
verify-fault-transcript = Der Fingerabdruck des Tisches ergibt sich nicht aus den Festlegungen und Zahlen.
verify-fault-client-commitment = Die Festlegung von { $name } ergibt sich nicht aus der Zufallszahl.
verify-fault-client-number = Die Zufallszahl von { $name } ist nicht die, die festgelegt war.
verify-fault-player = Die Kennung von { $name } oder die Zufallszahl dazu ist nicht die, die festgelegt war.
verify-fault-several = Der Fingerabdruck des Tisches stammt nicht von diesen Werten. Einer von mehreren wurde geändert.
verify-fault-dealer = Wer zuerst gibt, folgt nicht aus den Zahlen.
verify-fault-cut = Die abgehobenen Karten in Runde { $deal } folgen nicht aus den Zahlen.
verify-fault-hand = Die Hand von { $name } in Runde { $deal } ist nicht die, die vor der Partie feststand.
verify-fault-dummy-hand = Die zur Seite gelegten Karten in Runde { $deal } sind nicht die, die vor der Partie feststanden.
verify-fault-exchange = Der Kartentausch in Runde { $deal } passt nicht zu den Karten: Er fehlt, oder er dürfte nicht da sein.
verify-fault-giver = Der Tribut in Runde { $deal } kam nicht von der genannten Person: Die Karten passen nicht.
verify-fault-receiver = Der Tribut in Runde { $deal } ging nicht an die genannte Person: Die Karten passen nicht.
verify-fault-tribute = Der Tribut in Runde { $deal } ist nicht die höchste Karte der Hand, aus der er kam.
verify-fault-returned-card = Die zurückgegebene Karte in Runde { $deal } passt nicht zu den gespielten Karten.
verify-fault-plays = { $name } hat in Runde { $deal } Karten gespielt oder behalten, die nicht zu dieser Hand gehören.
verify-saved-match-id = Die Mitschrift ist von einer anderen Partie als die Aufzeichnung.
verify-saved-rules = Die Aufzeichnung hat andere Regeln als die Mitschrift.
verify-saved-commitment = Die Aufzeichnung hat eine andere Festlegung des Servers als die Mitschrift.
verify-saved-seats = Die Aufzeichnung hat eine andere Zahl von Plätzen als die Mitschrift.
verify-saved-player = Auf dem Platz von { $name } sitzt laut Aufzeichnung jemand anderes als laut Mitschrift.
verify-saved-client-commitment = Die Aufzeichnung hat eine andere Festlegung von { $name } als die Mitschrift.
verify-saved-transcript = Die Aufzeichnung hat einen anderen Fingerabdruck des Tisches als die Mitschrift.

## What it means and what to do

verify-meaning = Was das bedeutet
verify-meaning-cards = Die Aufzeichnung wurde nach der Partie geändert, oder der Server hat sich nicht an seine Festlegung gehalten. Hier weicht die Aufzeichnung zum ersten Mal davon ab.
verify-meaning-saved = Die Aufzeichnung ist nicht von der Partie, für die diese Mitschrift gespeichert wurde, oder sie wurde später mit anderen Karten neu gemacht.
verify-meaning-play = Die Karten sind die, die vor der Partie feststanden. Aber so, wie es hier steht, kann die Partie nicht gespielt worden sein.
verify-meaning-text = Die Datei ist beschädigt, oder sie ist keine Aufzeichnung einer Partie. Über die Karten sagt das nichts.
verify-meaning-unverifiable = Nachprüfen lassen sich nur Partien, die fair gegeben wurden, und nur, wenn sie zu Ende sind. Zurückschauen kannst du auch auf andere.
verify-next = Was du jetzt tun kannst
verify-next-keep = Behalte diese Datei, wie sie ist, und deine Mitschrift auch.
verify-next-compare = Vergleiche sie mit einer Mitschrift: deiner eigenen oder der von jemand anderem am Tisch.
verify-next-ask = Bitte die anderen am Tisch, ihre eigene Kopie der Aufzeichnung nachzuprüfen.
verify-next-again = Hol die Aufzeichnung neu und prüf sie noch einmal nach.

## The fingerprint and the values

verify-fingerprint-title = Fingerabdruck des Tisches
verify-fingerprint-compare = Alle am Tisch haben zu Beginn der Partie diese vier Gruppen gesehen. Vergleiche sie mit dem, was du und die anderen gesehen haben.
verify-values = Alle Werte
verify-values-label = Werte des fairen Gebens
verify-values-copy = Alle Werte kopieren
verify-values-copied = Kopiert

## What no check can show

verify-limits = Was eine Aufzeichnung allein nicht beweist
verify-limit-record = Dass sie von deiner Partie ist. Ein Server könnte aus neuen Geheimnissen eine ganz neue Aufzeichnung machen. Eine Mitschrift oder ein Fingerabdruck, den ihr verglichen habt, zeigt es.
verify-limit-server = Der Server sieht alle Hände, während ihr spielt. Ein unehrlicher könnte sie Freunden verraten.
verify-limit-voice = Leute am Tisch können miteinander reden, am Telefon oder anderswie.
verify-limit-page = Diese Seite kommt vom Server. Wenn du denen nicht traust, die ihn betreiben, nimm die Kommandozeile:
verify-limit-starts = Vielleicht hat jemandem ein Beginn nicht gefallen, und er wurde abgebrochen und wiederholt. Der Tisch zeigt das, aber niemand kann es verhindern.
verify-limit-stories = Ein Server könnte dir eine Festlegung zeigen und jemand anderem eine andere. Vergleicht die Fingerabdrücke: Dann kommt es ans Licht.
