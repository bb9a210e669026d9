### The letter with a link to sign in. $site is the name of the site, $name a player, $link an address.

mail-link-subject = Sign in to { $site }
mail-link-text =
    Hello { $name },

    this link signs you in. It works once, and for ten minutes:

    { $link }

    If you didn’t ask for it, do nothing: nobody has come in.
