### The letter with a link to sign in. $site is the name of the site, $name a player, $link an address.

mail-link-subject = Kirjaudu: { $site }
mail-link-text =
    Hei { $name },

    tällä linkillä kirjaudut. Se toimii kerran, kymmenen minuutin ajan:

    { $link }

    Jos et pyytänyt sitä, älä tee mitään: kukaan ei ole päässyt sisään.
