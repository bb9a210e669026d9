### Why something about friends is refused.

friend-unknown = Sen nimistä ei ole. Tarkista nimi tai lähetä linkki.
friend-link-unknown = Linkki ei johda kenenkään luo, tai ei enää. Pyydä uusi.
friend-self = Se olet sinä. Valitse joku muu.
friend-enough = Sinulla on jo { $most } kaveria, pyyntöä ja estettyä. Poista ensin joku.
friend-not-friends = Voit kutsua vain kavereita. Ryhtykää ensin kavereiksi.
