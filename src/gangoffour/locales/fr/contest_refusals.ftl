### Why a contest is refused. Only its own screens need these.

contest-unknown = Ce lien ne mène nulle part. Demandez-en un nouveau.
contest-not-eight = Il faut pour un défi huit manches différentes que vous avez terminées. Terminez d’abord huit manches.
contest-finished = Vous avez joué les huit manches. Commencez-en huit nouvelles.
contest-none-left = Vous avez vu toutes les manches en réserve. D’autres sont en préparation : réessayez dans quelques heures, ou jouez celles du jour.
