### Why something about friends is refused.

friend-unknown = Niemand heet zo. Controleer de naam of stuur liever een link.
friend-link-unknown = Deze link leidt naar niemand, of niet meer. Vraag een nieuwe.
friend-self = Dat ben jij. Kies iemand anders.
friend-enough = Je hebt al { $most } vrienden, verzoeken en geblokkeerden. Verwijder er eerst een.
friend-not-friends = Je kunt alleen vrienden uitnodigen. Word eerst vrienden.
