### Ways in: how a guest keeps name and matches, and how somebody comes back.
### $name is a player, $device a browser and a system, $when a moment, $issuer another site.

## After the first finished match, and in the settings

keep-title = Guardar esta partida
keep-account = Guardar tus partidas
keep-text = Guárdala con tu nombre y encuéntrala en todos tus dispositivos.
keep-name = Nombre
keep-passkey = Guardar con una llave de acceso
keep-passkey-hint = Un toque: cara, dedo o PIN. Nada que recordar.
keep-no-passkey = Las llaves de acceso necesitan https y una dirección con nombre. Aquí usa una contraseña.
keep-password-choose = Mejor una contraseña
keep-password = Contraseña nueva
keep-password-hint = Al menos 8 caracteres. Una frase corta se recuerda bien.
keep-password-save = Guardar con una contraseña
keep-mail = Enlace por correo
keep-issuer = Guardar con { $issuer }
mail-address = Correo electrónico
mail-send = Enviar el enlace
mail-sent = Mira tu correo: si la dirección es correcta, hay un enlace en camino. Vale diez minutos.
keep-later = Ahora no
recovery-title = Tus códigos de recuperación
recovery-text = Apúntalos: cada uno te trae de vuelta una vez, pierdas lo que pierdas. Solo se muestran ahora.
recovery-copy = Copiar los códigos
recovery-copied = Los códigos están copiados.
recovery-done = Ya los tengo

## Coming back

sign-in-title = Iniciar sesión
sign-in-text = Tu nombre, tus partidas y tu racha vienen contigo.
sign-in-passkey = Entrar con una llave de acceso
sign-in-name = Nombre
sign-in-password = Contraseña
sign-in-submit = Entrar
sign-in-mail = Entrar por correo
sign-in-issuer = Entrar con { $issuer }
sign-in-waiting = Iniciando sesión…
sign-in-stopped = No has iniciado sesión allí. Prueba de nuevo o elige otra forma.
sign-in-no-proof = Has entrado, pero el otro sitio no dijo cuándo te preguntó por última vez quién eres. Para cambiar tus formas de entrar, entra de otra manera, por ejemplo con un código de recuperación.
sign-in-recovery = ¿Has perdido la llave o la contraseña?
sign-in-code = Código de recuperación
sign-in-code-submit = Entrar con el código
sign-in-instead = En este navegador te llamas { $name }. Aquí nadie podrá volver a jugar con ese nombre de invitado.

## In the settings

ways-title = Formas de entrar
ways-guest = Solo este navegador te conoce. Guarda tu nombre y tus partidas y entra desde cualquier sitio.
ways-password = Contraseña
ways-password-none = Aún no hay
ways-password-set = Definida
ways-password-add = Añadir una contraseña
ways-password-change = Cambiar la contraseña
ways-passkey = Llave de acceso: { $device }
ways-passkey-made = Creada: { $when }
ways-passkey-add = Añadir una llave de acceso
ways-passkey-remove = Quitar
ways-mail = Correo
ways-mail-add = Definir una dirección
ways-issuer-added = Añadida: { $when }
ways-issuer-add = Añadir { $issuer }
ways-recovery = Códigos de recuperación
ways-recovery-left = Quedan: { $count }
ways-recovery-new = Pedir códigos nuevos
ways-prove = Entrar de nuevo para cambiarlos
ways-saved = Guardado.
ways-sign-out-others = Cerrar sesión en los demás
ways-signed-out-others = Sesión cerrada en los demás dispositivos.
