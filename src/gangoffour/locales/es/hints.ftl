### Por qué se aconseja una acción: una frase para cada razón. $left es cuántas jugadas necesita como mínimo el resto de
### la mano; $name es el nombre de otra persona.

# Una parte de otras frases, nunca al principio.
hint-rest = { $left ->
    [one] después queda una jugada
   *[other] después quedan { $left } jugadas
    }

hint-out = Te deja sin cartas: la ronda es tuya.
hint-settled = Nadie puede superarla, y todo el resto sale en una jugada: la ronda es tuya.
hint-duty = A quien te sigue le queda una carta: juega tu más alta.
hint-only = Ahora no se permite otra cosa.
hint-unbeatable = Nadie puede superarla; { hint-rest }.
hint-shuts-out = A { $name } { $held ->
    [one] le queda solo una carta
   *[other] le quedan solo { $held } cartas
    } y no puede superar { $count } cartas.
hint-keeps-gang = Tu Gang queda entero; { hint-rest }.
hint-lowest-beating = Nada más bajo de su clase basta; { hint-rest }.
hint-lowest-card = Se va tu carta más baja; { hint-rest }.
hint-many-cards = Se van { $count } cartas a la vez; { hint-rest }.
hint-leaves = { $left ->
    [one] Después queda una jugada.
   *[other] Después quedan { $left } jugadas.
    }
hint-pass-keeps-gang = Cualquier jugada te costaría aquí un Gang.
hint-pass-keeps-plan = Ninguna jugada te dejaría aquí menos jugadas que ahora.
hint-pass-keeps-highest = Cualquier jugada te costaría aquí una de tus cartas más altas.
hint-pass-waits = No gastas nada aquí y esperas una baza mejor.
hint-return-lowest = Es la carta más baja que puedes devolver; { hint-rest }.
hint-return-spared = Es la carta que menos necesitas; { hint-rest }.
hint-declare = Primero tienes que declarar tu última carta.

hint-number = El número dice por cuántos puntos esta ronda debería acabar mejor para ti que para los demás de media. El orden también tiene en cuenta quién empieza la ronda siguiente.
