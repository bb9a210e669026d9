### Ways in: how a guest keeps name and matches, and how somebody comes back.
### $name is a player, $device a browser and a system, $when a moment, $issuer another site.

## After the first finished match, and in the settings

keep-title = Garder cette partie
keep-account = Garder tes parties
keep-text = Enregistre-la avec ton nom, et retrouve-la sur tous tes appareils.
keep-name = Nom
keep-passkey = Enregistrer avec une clé d’accès
keep-passkey-hint = Un geste : visage, doigt ou code PIN. Rien à retenir.
keep-no-passkey = Les clés d’accès demandent https et une adresse avec un nom. Ici, prends un mot de passe.
keep-password-choose = Plutôt un mot de passe
keep-password = Nouveau mot de passe
keep-password-hint = Au moins 8 caractères. Une petite phrase se retient facilement.
keep-password-save = Enregistrer avec un mot de passe
keep-mail = Lien par e-mail
keep-issuer = Enregistrer avec { $issuer }
mail-address = Adresse e-mail
mail-send = Envoyer le lien
mail-sent = Regarde tes e-mails : si l’adresse est juste, un lien est en route. Il sert pendant dix minutes.
keep-later = Pas maintenant
recovery-title = Tes codes de secours
recovery-text = Note-les : chacun te ramène une fois, quoi que tu perdes d’autre. Ils ne sont montrés que maintenant.
recovery-copy = Copier les codes
recovery-copied = Les codes sont copiés.
recovery-done = Je les ai

## Coming back

sign-in-title = Connexion
sign-in-text = Ton nom, tes parties et ta série viennent avec toi.
sign-in-passkey = Se connecter avec une clé d’accès
sign-in-name = Nom
sign-in-password = Mot de passe
sign-in-submit = Se connecter
sign-in-mail = Se connecter par e-mail
sign-in-issuer = Se connecter avec { $issuer }
sign-in-waiting = Connexion en cours…
sign-in-stopped = Tu ne t’es pas connecté là-bas. Réessaie, ou choisis un autre moyen.
sign-in-no-proof = La connexion a réussi, mais l’autre site n’a pas dit quand il t’a demandé pour la dernière fois qui tu es. Pour changer tes moyens de connexion, connecte-toi autrement, par exemple avec un code de secours.
sign-in-recovery = Clé d’accès ou mot de passe perdu ?
sign-in-code = Code de secours
sign-in-code-submit = Se connecter avec le code
sign-in-instead = Dans ce navigateur, ton nom d’invité est { $name }. Personne ne pourra plus être cet invité ici.

## In the settings

ways-title = Moyens de connexion
ways-guest = Seul ce navigateur te connaît. Enregistre ton nom et tes parties, et connecte-toi partout.
ways-password = Mot de passe
ways-password-none = Pas encore
ways-password-set = Défini
ways-password-add = Ajouter un mot de passe
ways-password-change = Changer le mot de passe
ways-passkey = Clé d’accès : { $device }
ways-passkey-made = Créée { $when }
ways-passkey-add = Ajouter une clé d’accès
ways-passkey-remove = Retirer
ways-mail = E-mail
ways-mail-add = Définir une adresse
ways-issuer-added = Ajouté : { $when }
ways-issuer-add = Ajouter { $issuer }
ways-recovery = Codes de secours
ways-recovery-left = Restants : { $count }
ways-recovery-new = Obtenir de nouveaux codes
ways-prove = Se connecter à nouveau pour les changer
ways-saved = Enregistré.
ways-sign-out-others = Se déconnecter partout ailleurs
ways-signed-out-others = Tu n’es plus en ligne sur aucun autre appareil.
