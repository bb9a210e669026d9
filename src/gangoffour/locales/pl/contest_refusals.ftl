### Why a contest is refused. Only its own screens need these.

contest-unknown = Ten link donikąd nie prowadzi. Poproś o nowy.
contest-not-eight = Wyzwanie wymaga ośmiu różnych rozdań, które masz za sobą. Najpierw zagraj osiem rozdań.
contest-finished = Masz już za sobą wszystkie osiem rozdań. Zacznij osiem nowych.
contest-none-left = Znasz już wszystkie zapisane rozdania. Przygotowujemy kolejne: spróbuj za kilka godzin albo zagraj dzisiejsze.
