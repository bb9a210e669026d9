### Why something about friends is refused.

friend-unknown = Nadie se llama así. Revisa el nombre o envía mejor un enlace.
friend-link-unknown = Este enlace no lleva a nadie, o ya no. Pide otro.
friend-self = Eso eres tú. Elige a otra persona.
friend-enough = Ya tienes { $most } amistades, solicitudes y bloqueos. Quita antes una.
friend-not-friends = Solo puedes invitar a tus amistades. Haceos amigos antes.
