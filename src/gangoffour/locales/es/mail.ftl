### The letter with a link to sign in. $site is the name of the site, $name a player, $link an address.

mail-link-subject = Entrar en { $site }
mail-link-text =
    Hola, { $name }:

    con este enlace inicias sesión. Vale una vez, durante diez minutos:

    { $link }

    Si no lo has pedido tú, no hagas nada: nadie ha entrado.
