### What only happens at a table: seats and options that are refused there.

options-slow-clock = Wer zusammensitzt, hat höchstens eine Stunde für einen Zug. Für eine längere Uhr spiel Zug um Zug.
options-turn-based-clock = Um Zug um Zug zu spielen, wähle eine Uhr von einer Stunde oder mehr für einen Zug.
options-alone-clock = Wer allein gegen Bots spielt, wird nicht gedrängt. Spiel ohne Uhr oder mit anderen.
options-invited-private = Nur ein privater Tisch hat einen Schlüssel zum Einladen. Mach den Tisch privat oder lass alle Platz nehmen.
options-rated = Tische, deren Ergebnisse zählen, eröffnet der Server. Eröffne einen Tisch ohne Wertung.
seat-next-deal = Ein Bot spielt diese Runde für dich zu Ende. Nimm deinen Platz zurück, dann gehört er dir ab der nächsten Runde wieder.
seat-no-time = Deine Zeit für diesen Zug ist um, ein Bot macht ihn für dich. Nimm deinen Platz danach zurück.
seat-alone = Hier spielt eine Person gegen Bots. Schau zu oder such dir einen anderen Tisch.
seat-promised = Dieser Platz ist für jemand anderen reserviert. Schau zu oder such dir einen anderen Tisch.
ready-late = Die Partie beginnt ohne dich, und ein Bot spielt für dich. Nimm deinen Platz zurück, sobald sie begonnen hat.
