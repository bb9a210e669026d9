### Why a way in is refused.

account-wrong-password = El nombre y la contraseña no coinciden. Revisa los dos o usa un código de recuperación.
account-password-length = Una contraseña tiene de { $shortest } a { $longest } caracteres. Elige otra.
account-common-password = Esa contraseña es demasiado fácil de adivinar. Elige una en la que casi nadie pensaría.
account-prove-again = Antes inicia sesión de nuevo, para saber que eres tú.
account-last-way-in = Sin eso no podrías volver. Añade antes otra forma de entrar.
recovery-unknown = Ese código de recuperación no existe o ya se usó: cada uno vale una vez. Revísalo o usa otro.
passkey-refused = La llave de acceso no se ha aceptado. Prueba de nuevo o entra de otra forma.
passkey-no-host-name = Las llaves de acceso necesitan una dirección con nombre. Aquí usa una contraseña.
passkey-enough = Ya tienes { $most } llaves de acceso. Quita antes una.
passkey-unknown = Esa llave de acceso ya no existe.
mail-closed = Este servidor no envía correos. Elige otra forma.
mail-bad-address = Eso no es una dirección de correo. Revísala y prueba de nuevo.
issuer-unknown = Esa forma de entrar no existe aquí. Elige otra.
issuer-unavailable = { $name } no responde ahora. Prueba de nuevo en un momento o entra de otra forma.
issuer-refused = Ese inicio de sesión no se ha aceptado: es demasiado antiguo, ya se usó o empezó en otro navegador. Empieza de nuevo.
issuer-nobody = Nadie entra aquí todavía con esta cuenta de { $name }. Juega como invitado y después guarda tus partidas con ella.
issuer-taken = Alguien entra ya con esta cuenta de { $name }. Entra con ella o usa otra.
player-unknown = Nadie se llama así. Revisa el nombre.
profile-hidden = Esto no es público en este perfil.
profile-unknown-avatar = Esa imagen no existe. Elige otra.
account-name-too-soon = { $days ->
    [one] Has cambiado de nombre hace poco. Mañana podrás volver a cambiarlo.
   *[other] Has cambiado de nombre hace poco. Podrás volver a cambiarlo dentro de { $days } días.
    }
token-out-of-scope = Para esto no basta el token de un programa. Dale uno con el permiso adecuado o hazlo tú con la sesión iniciada.
token-unknown = Ese token ya no existe.
token-enough = Ya tienes { $most } tokens. Revoca antes uno.
token-users-only = Los tokens y los bots son para quienes tienen cuenta. Crea antes la tuya.
own-bot-unknown = No tienes ningún bot así. Quizá ya se eliminó.
own-bot-enough = Ya tienes { $most } bots. Elimina antes uno.
own-bot-people-only = Esto es para personas. Un bot puede abrir una mesa o sentarse en una.
sanction-banned = Tienes prohibido entrar hasta { $until }. Motivo: { $reason ->
    [abuse] insultos o amenazas
    [cheating] trampas
    [stalling] hacer esperar a propósito
   *[name] un nombre ofensivo
    }. Si no es correcto, abre /moderation en este sitio y recurre con el caso { $case }.
