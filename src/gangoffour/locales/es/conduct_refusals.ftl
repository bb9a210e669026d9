### Why something about reports is refused.

report-unknown = No existe esa denuncia, o alguien ya la resolvió, o no estuvisteis los dos en una partida terminada. Mira la partida otra vez.
appeal-unknown = En este caso no hay nada que recurrir, o ya se hizo. Comprueba el caso.
staff-forbidden = Esto es para el equipo de este sitio. Pregunta a quien lo lleva.
staff-own-case = Formas parte de este caso o lo resolviste tú. Déjaselo a otra persona del equipo.
person-unknown = Nadie se llama así ni tiene ese identificador. Comprueba el nombre.
