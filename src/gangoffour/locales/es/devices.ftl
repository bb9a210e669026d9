### One player on several devices: the list of them, links to further ones, and where such a link leads.
### $device is a browser and a system, such as "Firefox, Linux"; $when and $time are moments; $name is a player.

## In the settings

devices-title = Tus dispositivos
devices-this = Este dispositivo
devices-unknown = Dispositivo desconocido
devices-seen = Última visita: { $when }
devices-sign-out = Cerrar la sesión allí
devices-signed-out = Sesión cerrada: { $device }.
devices-continue = Continuar en otro dispositivo
devices-continue-hint = Con un enlace entras allí como la misma persona, con tu nombre y tus partidas. No se lo enseñes a nadie más: sirve una sola vez y durante diez minutos.
devices-link-show = Mostrar el enlace
devices-link-picture = Código QR del enlace
devices-link = Enlace para el otro dispositivo
devices-link-until = El enlace sirve hasta las { $time }.
devices-copy = Copiar el enlace
devices-copied = El enlace está copiado.
devices-copy-failed = Aquí no se permite copiar. El enlace está seleccionado: cópialo a mano.

## On the other device

continue-title = Continuar en este dispositivo
continue-offer = El enlace es de { $name }. Sigues aquí con ese nombre, con todas sus mesas y partidas.
continue-instead = En este navegador te llamas por ahora { $name }. Después nadie podrá volver a jugar aquí con esa identidad.
continue-already = En este navegador ya te llamas { $name }.
continue-take = Seguir como { $name }
