### Why a contest is refused. Only its own screens need these.

contest-unknown = Deze link leidt nergens heen. Vraag om een nieuwe.
contest-not-eight = Voor een uitdaging heb je acht verschillende partijen nodig die je hebt uitgespeeld. Speel eerst acht partijen.
contest-finished = Je hebt alle acht partijen gespeeld. Begin acht nieuwe.
contest-none-left = Je hebt alle bewaarde partijen gezien. Er worden er meer klaargezet: probeer het over een paar uur opnieuw, of speel die van vandaag.
