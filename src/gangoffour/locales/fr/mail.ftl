### The letter with a link to sign in. $site is the name of the site, $name a player, $link an address.

mail-link-subject = Connexion à { $site }
mail-link-text =
    Bonjour { $name },

    ce lien te connecte. Il sert une fois, pendant dix minutes :

    { $link }

    Si tu ne l’as pas demandé, ne fais rien : personne n’est entré.
