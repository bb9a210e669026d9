### The letter with a link to sign in. $site is the name of the site, $name a player, $link an address.

mail-link-subject = Aanmelden bij { $site }
mail-link-text =
    Hallo { $name },

    met deze link meld je je aan. Hij werkt één keer, tien minuten lang:

    { $link }

    Heb je er niet om gevraagd, doe dan niets: niemand is binnengekomen.
