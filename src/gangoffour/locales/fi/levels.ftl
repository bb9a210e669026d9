### How strong a bot is, weakest first: the name of its level, and what it does (-character), in a few words. A
### bot has both a name and a level (bot-named).

level-random = Aloittelija
level-random-character = Pelaa umpimähkään, ilman mitään suunnitelmaa
level-greedy = Harrastaja
level-greedy-character = Pyrkii eroon korteista tilanteen mukaan, ei suunnittele
level-planner = Konkari
level-planner-character = Suunnittelee koko käden ja tietää, mitä on jo pelattu
level-search = Taituri
level-search-character = Pelaa jaon mielessään loppuun ennen valintaansa
level-neural = Mestari
level-neural-character = Pelaa kokemuksesta: on oppinut itseään vastaan
level-champion = Suurmestari
level-champion-character = Mestarin kokemus, ja lisäksi ajattelee eteenpäin
bot-named = { $name }, botti ({ $level })
program-named = { $name }, botti
player-deleted = Poistettu pelaaja
