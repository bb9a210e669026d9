### Why a contest is refused. Only its own screens need these.

contest-unknown = Questo link non porta da nessuna parte. Chiedine uno nuovo.
contest-not-eight = Per una sfida servono otto mani diverse che hai finito. Prima finisci otto mani.
contest-finished = Hai giocato tutte le otto mani. Cominciane otto nuove.
contest-none-left = Hai visto tutte le mani in archivio. Altre sono in preparazione: riprova tra qualche ora, o gioca quelle di oggi.
