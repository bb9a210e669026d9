### What only happens at a table: seats and options that are refused there.

options-slow-clock = Quienes juegan juntos tienen como mucho una hora por turno. Para un reloj más largo, juega turno a turno.
options-turn-based-clock = Para jugar turno a turno, elige un reloj de una hora o más por turno.
options-alone-clock = Nadie mete prisa a quien juega solo contra bots. Juega sin reloj o con otros.
options-invited-private = Solo una mesa privada tiene una clave para invitar. Haz privada la mesa o deja que cualquiera se siente.
options-rated = Las mesas cuyos resultados cuentan las abre el servidor. Abre una mesa sin eso.
seat-next-deal = Un bot termina esta ronda por ti. Pide tu asiento y volverá a ser tuyo en la próxima ronda.
seat-no-time = Se te acabó el tiempo de este turno y un bot lo juega por ti. Recupera tu asiento después.
seat-alone = Aquí juega una sola persona contra bots. Mira o elige otra mesa.
seat-promised = Ese asiento está reservado para otra persona. Mira o elige otra mesa.
ready-late = La partida empieza sin ti y un bot juega por ti. Recupera tu asiento en cuanto haya empezado.
