### Verifying the deals of a match from its record. $name is a player's name; $deal and $number are numbers of deals.
### A commitment is what somebody publishes first, so that the secret behind it cannot be changed later.

verify-title = La distribuzione era equa?
verify-lead = Apri il registro di una partita. Questa pagina ricalcola tutte le carte distribuite dai numeri su cui il server e ogni posto si erano impegnati prima della prima carta.

## Opening a record

verify-open = Apri un registro
verify-open-other = Apri un altro registro
verify-drop = Puoi anche trascinare qui il file. Un registro finisce in .gof.
verify-paste = Oppure incolla il testo di un registro
verify-paste-button = Verifica questo testo
verify-add-transcript = Aggiungi una trascrizione
verify-transcript-why = Una trascrizione è ciò che il tuo browser o programma ha salvato prima che le carte fossero note. Con quella la verifica è la più solida.
verify-fetching = Si sta scaricando il registro…
verify-working = Si stanno controllando le carte…
verify-progress = Mano { $number } di { $deals }
verify-unknown-match = Questo server non ha nessun registro di quella partita. Se ce l’hai in un file, aprilo qui.
verify-not-fetched = Non è stato possibile scaricare il registro. Controlla la connessione e riprova, o apri il registro da un file.
verify-not-text = Questo file non è testo. Scegli il file in cui è stato salvato il registro.
verify-too-long = Questo file è troppo lungo per un registro. Scegli il file in cui è stato salvato il registro.
verify-bad-transcript = Questo file non è una trascrizione. Usa il file così com’è stato salvato.
verify-which-file = File: { $file }
verify-which-match = Partita { $match }
verify-which-text = Un testo che hai incollato
verify-look-back = Rivedi questa partita

## The verdict

verify-verdict-verified = Distribuzione equa verificata
verify-verdict-verified-why = { $deals ->
    [0] In questo registro non è stato distribuito niente, e tutto ciò che contiene è giusto.
    [one] L’unica distribuzione di questo registro è quella che il server e i posti avevano fissato prima della prima carta.
   *[other] Tutte le { $deals } distribuzioni di questo registro sono quelle che il server e i posti avevano fissato prima della prima carta.
    }
verify-verdict-asking = Le carte sono giuste
verify-verdict-asking-why = Ora si stanno controllando le giocate…
verify-verdict-partly = Le carte sono giuste, le giocate non sono controllate
verify-verdict-partly-why = Questa pagina ha verificato da sé ogni carta. Se ogni giocata era permessa lo deve dire il server, e non ha risposto.
verify-verdict-unfair = Distribuzione non equa
verify-verdict-unplayable = Le carte sono giuste, le giocate no
verify-verdict-unreadable = Questo registro non si può leggere
verify-verdict-unverifiable = Questo registro non si può verificare
verify-unfinished = La partita non è finita in questo registro: è stato verificato solo ciò che contiene.
verify-offline = Per controllare le giocate senza questo server, usa la riga di comando:

## What was checked. Each line is a statement, and beside it stands whether it is right.

verify-checks = Che cosa è stato controllato
verify-state-right = giusto
verify-state-wrong = sbagliato
verify-state-none = non c’è
verify-state-open = non controllato
verify-state-asking = in corso
verify-check-values = Il registro ha tutti i valori della distribuzione equa.
verify-check-saved-browser = Il registro corrisponde alla trascrizione che questo browser ha salvato all’inizio della partita.
verify-check-saved-file = Il registro corrisponde alla trascrizione che hai aggiunto.
verify-check-unsaved = Confronto con una trascrizione: in questo browser non ce n’è nessuna di questa partita. Il registro è coerente con se stesso; una trascrizione mostrerebbe che è quello della tua partita.
verify-check-server = Il segreto del server (S) è quello del suo impegno (C).
verify-check-client = Il numero di { $name } (r) è quello del suo impegno (h).
verify-check-silent = Distribuzione senza il numero di { $name }. D’accordo con il server, questo posto avrebbe potuto scegliere tra due distribuzioni.
verify-check-transcript = Tutto questo insieme dà l’impronta del tavolo (T).
verify-check-dealer = Ne deriva il primo mazziere.
verify-check-cut = { $done ->
    [0] Ne derivano le carte tagliate.
    [one] Ne derivano le carte tagliate di { $done } mano.
   *[other] Ne derivano le carte tagliate di { $done } mani.
    }
verify-check-uncut = In questa partita il mazzo non è stato tagliato.
verify-check-hands = { $done ->
    [0] Ne derivano le carte di ogni posto.
    [one] Ne derivano le carte di ogni posto in { $done } mano.
   *[other] Ne derivano le carte di ogni posto in { $done } mani.
    }
verify-check-plays = { $done ->
    [0] Ogni posto ha giocato e tenuto esattamente le carte che aveva.
    [one] In { $done } mano ogni posto ha giocato e tenuto esattamente le carte che aveva.
   *[other] In { $done } mani ogni posto ha giocato e tenuto esattamente le carte che aveva.
    }
verify-check-legal = Ogni giocata era permessa, e ogni riga del registro deriva dalle giocate. Lo ha controllato il server con le regole.
verify-check-legal-open = Ogni giocata era permessa, e ogni riga del registro deriva dalle giocate.

## What is wrong. The technical name stands below each sentence.

verify-wrong = Che cosa è sbagliato
verify-line = Riga { $line }: { $sentence }
verify-technical = Nome tecnico:
verify-fault-seats = Il registro non ha i valori di tre o quattro posti.
verify-fault-match-id = Il codice della partita non è quello per cui sono stati presi gli impegni.
verify-fault-rules = Le regole non sono quelle concordate per la partita.
verify-fault-commitment = L’impegno del server non è quello che dà il suo segreto.
verify-fault-secret = Il segreto del server non è quello del suo impegno.
verify-fault-server = Il segreto del server non apre il suo impegno. Uno dei due è stato cambiato.
verify-fault-transcript = L’impronta del tavolo non è quella che danno gli impegni e i numeri.
verify-fault-client-commitment = L’impegno di { $name } non è quello che dà il suo numero.
verify-fault-client-number = Il numero di { $name } non è quello del suo impegno.
verify-fault-player = Il codice di { $name }, o il suo numero, non è quello dell’impegno.
verify-fault-several = L’impronta del tavolo non è nata da questi valori. Uno tra diversi valori è stato cambiato.
verify-fault-dealer = Il primo mazziere non deriva dai numeri.
verify-fault-cut = Le carte tagliate della mano { $deal } non derivano dai numeri.
verify-fault-hand = Le carte di { $name } nella mano { $deal } non sono quelle fissate prima della partita.
verify-fault-dummy-hand = Le carte messe da parte nella mano { $deal } non sono quelle fissate prima della partita.
verify-fault-exchange = Lo scambio della mano { $deal } non corrisponde alle carte: manca, o non dovrebbe esserci.
verify-fault-giver = Il tributo della mano { $deal } non l’ha dato questa persona: le carte non corrispondono.
verify-fault-receiver = Il tributo della mano { $deal } non l’ha ricevuto questa persona: le carte non corrispondono.
verify-fault-tribute = Il tributo della mano { $deal } non è la più alta delle carte da cui viene.
verify-fault-returned-card = La carta restituita nella mano { $deal } non corrisponde alle carte giocate.
verify-fault-plays = Nella mano { $deal } { $name } ha giocato o tenuto carte che non sono le sue.
verify-saved-match-id = La trascrizione e il registro sono di partite diverse.
verify-saved-rules = Il registro ha regole diverse dalla trascrizione.
verify-saved-commitment = Il registro ha un impegno del server diverso dalla trascrizione.
verify-saved-seats = Il registro ha un numero di posti diverso dalla trascrizione.
verify-saved-player = Al posto di { $name } il registro ha una persona diversa da quella della trascrizione.
verify-saved-client-commitment = Il registro ha un impegno di { $name } diverso dalla trascrizione.
verify-saved-transcript = Il registro ha un’impronta del tavolo diversa dalla trascrizione.

## What it means and what to do

verify-meaning = Che cosa significa
verify-meaning-cards = Il registro è stato cambiato dopo la partita, o il server non ha rispettato il suo impegno. Questo è il primo punto in cui il registro se ne allontana.
verify-meaning-saved = Il registro non è della partita per cui è stata salvata questa trascrizione, o è stato rifatto dopo con altre carte.
verify-meaning-play = Le carte sono quelle fissate prima della partita. Ma la partita non può essersi giocata come è scritto qui.
verify-meaning-text = Il file è danneggiato, o non è il registro di una partita. Questo non dice niente sulle carte.
verify-meaning-unverifiable = Si possono verificare solo partite con distribuzione equa, e solo quando sono finite. Gli altri registri si possono comunque rivedere.
verify-next = Che cosa fare ora
verify-next-keep = Conserva questo file così com’è, e anche la tua trascrizione.
verify-next-compare = Confronta con una trascrizione: la tua, o quella di un’altra persona del tavolo.
verify-next-ask = Chiedi agli altri del tavolo di verificare la loro copia del registro.
verify-next-again = Scarica di nuovo il registro, e verificalo ancora.

## The fingerprint and the values

verify-fingerprint-title = Impronta del tavolo
verify-fingerprint-compare = Tutti al tavolo hanno visto questi quattro gruppi all’inizio della partita. Confrontali con ciò che avete visto tu e gli altri.
verify-values = Tutti i valori
verify-values-label = Valori della distribuzione equa
verify-values-copy = Copia tutti i valori
verify-values-copied = Copiato

## What no check can show

verify-limits = Ciò che un registro da solo non può provare
verify-limit-record = Che sia il registro della tua partita. Un server potrebbe farne uno tutto nuovo con nuovi segreti. Lo mostra una trascrizione, o un’impronta che hai confrontato.
verify-limit-server = Il server vede tutte le carte mentre giochi. Uno disonesto potrebbe dirle a qualcuno.
verify-limit-voice = Le persone possono parlarsi, a voce o in altro modo.
verify-limit-page = Questa pagina viene dal server. Se non ti fidi di chi lo gestisce, usa la riga di comando:
verify-limit-starts = Un inizio che a qualcuno non piaceva può essere stato annullato e rifatto. Il tavolo lo mostra, ma nessuno può impedirlo.
verify-limit-stories = Un server può mostrare a te un impegno e a qualcun altro uno diverso. Confronta le impronte: allora viene alla luce.
