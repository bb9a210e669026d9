### What follows from leaving matches with other people.

conduct-cause = { $cause ->
    [stalled] Hiciste esperar a otras personas en tu última partida.
    [never_started] No jugaste en tu última partida con otras personas.
   *[left] Dejaste tu última partida con otras personas antes del final.
    }
conduct-warned = La próxima vez, las mesas públicas se cerrarán para ti durante diez minutos.
conduct-closed-until = Las mesas públicas están cerradas para ti hasta { $time }.
conduct-closed-hint = Mientras tanto, juega contra bots o en una mesa privada. Tras diez partidas buenas seguidas, queda olvidado.

## Reports, and what the staff has decided

report-title = Denunciar a alguien
report-hint = Alguien del equipo mira el registro de la partida. Nadie sabrá quién denunció.
report-button = Denunciar
report-reason = ¿Qué pasó?
report-words = En pocas palabras, si quieres
report-send = Enviar la denuncia
report-sent = Has denunciado a { $name }. Alguien mirará la partida.
reason = { $reason ->
    [abuse] insultos o amenazas
    [cheating] trampas
    [stalling] hacer esperar a propósito
   *[name] un nombre ofensivo
    }
sanction-told = { $kind ->
    [warn] El equipo te ha advertido.
    [mute] Estás en silencio hasta { $time }.
   *[ban] Tienes prohibido entrar hasta { $time }.
    }
sanction-reason = Motivo: { $reason }.
appeal-case = Caso
appeal-words = ¿Qué hay en contra?
appeal-send = Recurrir
appeal-sent = Otra persona lo mirará.
