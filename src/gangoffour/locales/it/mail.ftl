### The letter with a link to sign in. $site is the name of the site, $name a player, $link an address.

mail-link-subject = Accedi a { $site }
mail-link-text =
    Ciao { $name },

    con questo link accedi. Vale una volta, per dieci minuti:

    { $link }

    Se non l’hai chiesto tu, non fare niente: nessuno è entrato.
