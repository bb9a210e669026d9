### The desk of the staff.

moderation-title = Moderación
moderation-reports = Denuncias
moderation-none = No hay nada pendiente.
moderation-report = { $reporter } denuncia a { $name }: { $reason }
moderation-deal = En la ronda { $deal }
moderation-record = El registro
moderation-hours = Horas
moderation-act = { $act ->
    [dismiss] Desestimar
    [warn] Advertir
    [mute] Silenciar
    [ban] Prohibir la entrada
    [lift] Terminarlo ya
    [uphold] Mantenerlo
    [appoint] Rol dado
   *[release] Rol retirado
    }
moderation-appeals = Recursos
moderation-until = hasta { $time }
moderation-own = Lo resolviste tú: lo mira otra persona.
moderation-acts = Lo que hizo el equipo
moderation-done = Hecho.
