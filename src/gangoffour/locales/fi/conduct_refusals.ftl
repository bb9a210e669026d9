### Why something about reports is refused.

report-unknown = Ilmoitusta ei ole, tai joku on ratkaissut sen, tai ette olleet molemmat päättyneessä pelissä. Katso peliä uudelleen.
appeal-unknown = Tästä tapauksesta ei voi valittaa, tai niin on jo tehty. Tarkista tapaus.
staff-forbidden = Tämä on sivuston ylläpidolle. Kysy ylläpitäjältä.
staff-own-case = Olet mukana tässä tapauksessa tai ratkaisit sen itse. Jätä se jollekin toiselle ylläpidosta.
person-unknown = Kukaan ei ole sen niminen, eikä kenelläkään ole sellaista tunnusta. Tarkista nimi.
