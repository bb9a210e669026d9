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
