### Why something about reports is refused.

report-unknown = Die melding bestaat niet, of iemand heeft beslist, of jullie zaten niet allebei in een spel dat voorbij is. Bekijk het spel nog eens.
appeal-unknown = Onder deze zaak valt geen bezwaar te maken, of dat is al gedaan. Controleer de zaak.
staff-forbidden = Dit is voor het team van deze site. Vraag het aan wie haar beheert.
staff-own-case = Je bent bij deze zaak betrokken, of hebt zelf beslist. Laat het aan iemand anders van het team.
person-unknown = Niemand heet zo of heeft zo’n kenmerk. Controleer de naam.
