### The letter with a link to sign in. $site is the name of the site, $name a player, $link an address.

mail-link-subject = Logowanie do { $site }
mail-link-text =
    Cześć { $name },

    tym linkiem się zalogujesz. Działa raz, przez dziesięć minut:

    { $link }

    Jeśli to nie twoja prośba, nic nie rób: nikt nie wszedł.
