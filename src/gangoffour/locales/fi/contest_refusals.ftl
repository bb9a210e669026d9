### Why a contest is refused. Only its own screens need these.

contest-unknown = Tämä linkki ei johda mihinkään. Pyydä uusi.
contest-not-eight = Haasteeseen tarvitaan kahdeksan eri jakoa, jotka olet pelannut loppuun. Pelaa ensin kahdeksan jakoa.
contest-finished = Olet pelannut kaikki kahdeksan jakoa. Aloita kahdeksan uutta.
contest-none-left = Olet nähnyt kaikki tallessa olevat jaot. Lisää valmistellaan: yritä uudelleen muutaman tunnin päästä tai pelaa tämän päivän jaot.
