### Why a contest is refused. Only its own screens need these.

contest-unknown = Dieser Link führt nirgendwohin. Lass dir einen neuen geben.
contest-not-eight = Für eine Herausforderung brauchst du acht verschiedene Runden, die du zu Ende gespielt hast. Spiel erst acht Runden.
contest-finished = Du hast alle acht Runden gespielt. Fang acht neue an.
contest-none-left = Du hast alle gespeicherten Runden gesehen. Neue werden vorbereitet: Versuch es in ein paar Stunden wieder, oder spiel die von heute.
