### The letter with a link to sign in. $site is the name of the site, $name a player, $link an address.

mail-link-subject = Anmelden bei { $site }
mail-link-text =
    Hallo { $name },

    mit diesem Link meldest du dich an. Er gilt einmal und zehn Minuten lang:

    { $link }

    Wenn du ihn nicht angefordert hast, tu nichts: Niemand ist hereingekommen.
