### A profile: who somebody is, their matches, and what came of them. $name is a player.

profile-title = Profil
profile-nobody = Tu n’as pas encore joué ici. Joue une partie, et elle apparaîtra ici.
profile-guest = Invité
profile-guest-hint = Toi seul vois ceci. Garde ton nom dans les réglages, et ton profil aura une adresse pour les autres.
profile-since = { $matches ->
    [one] { $matches } partie depuis { $date }
   *[other] { $matches } parties depuis { $date }
    }
profile-joined = Depuis { $date }
profile-only-you = Toi seul vois ceci.

## Choosing a face, and what everybody may see

profile-edit = Modifier le profil
profile-animal = Visage
profile-animal-cat = Chat
profile-animal-hare = Lièvre
profile-animal-fox = Renard
profile-animal-dog = Chien
profile-animal-panda = Panda
profile-animal-mouse = Souris
profile-colour = Couleur
profile-colour-jade = Vert
profile-colour-gold = Or
profile-colour-lacquer = Rouge
profile-colour-night = Bleu
profile-shown = Tout le monde peut voir
profile-shown-hint = Ton nom et ton visage se voient toujours, et une partie figure chez tous ceux qui l’ont jouée.
profile-part-matches = Parties
profile-part-daily = Résultats du jour
profile-part-statistics = Statistiques
profile-address = Adresse de ton profil
profile-copy = Copier
profile-copied = L’adresse est copiée.
profile-copy-failed = La copie n’est pas permise ici. L’adresse est sélectionnée : copie-la à la main.
profile-save = Enregistrer
profile-saved = Enregistré.

## Matches

profile-matches = Parties
profile-hides = { $name } ne montre pas ses parties.
profile-none = Pas encore de partie terminée.
profile-none-found = Aucune partie de ce genre.
profile-incomplete = Une partie du serveur ne répond pas. Ses parties manquent ici ; réessaie plus tard.
profile-search = Chercher
profile-opponent = Joué avec
profile-level = Bots
profile-month = Mois
profile-month-hint = Année et mois, par exemple 2026-11
profile-any = Tous
profile-clear = Tout montrer
profile-newer = Plus récentes
profile-older = Plus anciennes
profile-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
profile-record = Enregistrement
profile-archive = Télécharger tous les enregistrements
profile-archive-hint = Avec tout ce qui est conservé d’autre sur toi, dans une archive ZIP.

## Figures

profile-totals = À { $seats } joueurs
profile-place = Place
profile-share = Part
profile-played-matches = Parties
profile-deals = Manches
profile-deals-won = Manches gagnées
profile-mean = Points par manche
profile-gangs-played = Gangs joués
profile-gangs-met = Gangs des autres
profile-disqualified = Hors jeu
profile-exchange = Rangs gagnés par échange
profile-figure = La façon de jouer de { $name }
profile-daily = Manches du jour
profile-streak = { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
    }
profile-day = Jour
profile-day-place = { $place } sur { $people }
profile-day-points = Points
