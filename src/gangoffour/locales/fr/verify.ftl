### Verifying the deals of a match from its record. $name is a player's name; $deal and $number are numbers of deals.
### A commitment is what somebody publishes first, so that the secret behind it cannot be changed later.

verify-title = La distribution était-elle équitable ?
verify-lead = Ouvre l’enregistrement d’une partie. Cette page recalcule toutes les mains à partir des nombres sur lesquels le serveur et chaque place s’étaient engagés avant la première carte.

## Opening a record

verify-open = Ouvrir un enregistrement
verify-open-other = Ouvrir un autre enregistrement
verify-drop = Tu peux aussi déposer le fichier ici. Un enregistrement se termine par .gof.
verify-paste = Ou coller le texte d’un enregistrement
verify-paste-button = Vérifier ce texte
verify-add-transcript = Ajouter une transcription
verify-transcript-why = Une transcription est ce que ton navigateur ou ton programme a sauvegardé avant que les cartes soient connues. C’est avec elle que la vérification est la plus solide.
verify-fetching = On va chercher l’enregistrement…
verify-working = On vérifie les cartes…
verify-progress = Manche { $number } sur { $deals }
verify-unknown-match = Ce serveur n’a pas d’enregistrement de cette partie. Si tu l’as dans un fichier, ouvre-le ici.
verify-not-fetched = L’enregistrement n’a pas pu être récupéré. Vérifie ta connexion et réessaie, ou ouvre-le à partir d’un fichier.
verify-not-text = Ce fichier n’est pas du texte. Choisis le fichier où l’enregistrement a été sauvegardé.
verify-too-long = Ce fichier est trop long pour un enregistrement. Choisis le fichier où l’enregistrement a été sauvegardé.
verify-bad-transcript = Ce fichier n’est pas une transcription. Utilise le fichier tel qu’il a été sauvegardé.
verify-which-file = Fichier : { $file }
verify-which-match = Partie { $match }
verify-which-text = Un texte que tu as collé
verify-look-back = Revoir cette partie

## The verdict

verify-verdict-verified = Distribution équitable vérifiée
verify-verdict-verified-why = { $deals ->
    [0] Rien n’a été distribué dans cet enregistrement, et tout ce qui s’y trouve est correct.
    [one] La seule distribution de cet enregistrement est bien celle que le serveur et les places avaient fixée avant la première carte.
   *[other] Les { $deals } distributions de cet enregistrement sont bien celles que le serveur et les places avaient fixées avant la première carte.
    }
verify-verdict-asking = Les cartes sont correctes
verify-verdict-asking-why = On vérifie maintenant les coups…
verify-verdict-partly = Les cartes sont correctes, les coups ne sont pas vérifiés
verify-verdict-partly-why = Cette page a vérifié chaque carte elle-même. Dire si chaque coup était permis revient au serveur, et il n’a pas répondu.
verify-verdict-unfair = Distribution non équitable
verify-verdict-unplayable = Les cartes sont correctes, les coups ne le sont pas
verify-verdict-unreadable = Cet enregistrement est illisible
verify-verdict-unverifiable = Cet enregistrement ne peut pas être vérifié
verify-unfinished = La partie n’est pas finie dans cet enregistrement : seul ce qui s’y trouve a été vérifié.
verify-offline = Pour vérifier les coups sans ce serveur, utilise la ligne de commande :

## What was checked. Each line is a statement, and beside it stands whether it is right.

verify-checks = Ce qui a été vérifié
verify-state-right = correct
verify-state-wrong = faux
verify-state-none = néant
verify-state-open = non vérifié
verify-state-asking = en cours
verify-check-values = L’enregistrement a toutes les valeurs de la distribution équitable.
verify-check-saved-browser = L’enregistrement correspond à la transcription que ce navigateur a gardée au début de la partie.
verify-check-saved-file = L’enregistrement correspond à la transcription que tu as ajoutée.
verify-check-unsaved = Comparaison avec une transcription : il n’y en a aucune de cette partie dans ce navigateur. L’enregistrement est cohérent en lui-même ; une transcription montrerait que c’est bien celui de ta partie.
verify-check-server = Le secret du serveur (S) est bien celui de son engagement (C).
verify-check-client = Le nombre envoyé par { $name } (r) est bien celui de son engagement (h).
verify-check-silent = Distribution sans nombre envoyé par { $name }. D’accord avec le serveur, cette place aurait pu choisir entre deux distributions.
verify-check-transcript = L’ensemble de ces valeurs donne l’empreinte de la table (T).
verify-check-dealer = La place qui donne les cartes en premier en découle.
verify-check-cut = { $done ->
    [0] Les cartes coupées en découlent.
    [one] Les cartes coupées de { $done } manche en découlent.
   *[other] Les cartes coupées de { $done } manches en découlent.
    }
verify-check-uncut = Le paquet n’a pas été coupé dans cette partie.
verify-check-hands = { $done ->
    [0] Toutes les mains en découlent.
    [one] Toutes les mains de { $done } manche en découlent.
   *[other] Toutes les mains de { $done } manches en découlent.
    }
verify-check-plays = { $done ->
    [0] Chaque place a joué et gardé exactement les cartes qu’elle avait en main.
    [one] Sur { $done } manche, chaque place a joué et gardé exactement les cartes qu’elle avait en main.
   *[other] Sur { $done } manches, chaque place a joué et gardé exactement les cartes qu’elle avait en main.
    }
verify-check-legal = Chaque coup était permis, et chaque ligne de l’enregistrement découle des coups. Le serveur l’a vérifié avec les règles.
verify-check-legal-open = Chaque coup était permis, et chaque ligne de l’enregistrement découle des coups.

## What is wrong. The technical name stands below each sentence.

verify-wrong = Ce qui est faux
verify-line = Ligne { $line } : { $sentence }
verify-technical = Nom technique :
verify-fault-seats = L’enregistrement n’a pas les valeurs de trois ou quatre places.
verify-fault-match-id = L’identifiant de la partie n’est pas celui pour lequel les engagements ont été pris.
verify-fault-rules = Les règles ne sont pas celles qui étaient convenues pour cette partie.
verify-fault-commitment = L’engagement du serveur n’est pas celui que donne son secret.
verify-fault-secret = Le secret du serveur n’est pas celui de son engagement.
verify-fault-server = Le secret du serveur n’ouvre pas son engagement. L’un des deux a été modifié.
verify-fault-transcript = L’empreinte de la table n’est pas celle que donnent les engagements et les nombres.
verify-fault-client-commitment = L’engagement pris par { $name } n’est pas celui que donne son nombre.
verify-fault-client-number = Le nombre envoyé par { $name } n’est pas celui de son engagement.
verify-fault-player = L’identifiant noté pour { $name }, ou bien son nombre, n’est pas celui de l’engagement.
verify-fault-several = L’empreinte de la table n’a pas été faite à partir de ces valeurs. Une valeur parmi plusieurs a été modifiée.
verify-fault-dealer = La place qui donne les cartes en premier ne découle pas des nombres.
verify-fault-cut = Les cartes coupées de la manche { $deal } ne découlent pas des nombres.
verify-fault-hand = La main reçue par { $name } à la manche { $deal } n’est pas celle qui avait été fixée avant la partie.
verify-fault-dummy-hand = Les cartes mises de côté à la manche { $deal } ne sont pas celles qui avaient été fixées avant la partie.
verify-fault-exchange = L’échange de la manche { $deal } ne correspond pas aux cartes : il manque, ou ne devrait pas être là.
verify-fault-giver = Le tribut de la manche { $deal } n’a pas été donné par cette personne : les cartes ne correspondent pas.
verify-fault-receiver = Le tribut de la manche { $deal } n’a pas été donné à cette personne : les cartes ne correspondent pas.
verify-fault-tribute = Le tribut de la manche { $deal } n’est pas la carte la plus forte de la main dont il vient.
verify-fault-returned-card = La carte rendue à la manche { $deal } ne correspond pas aux cartes jouées.
verify-fault-plays = { $name } a joué ou gardé à la manche { $deal } des cartes qui ne sont pas celles de sa main.
verify-saved-match-id = La transcription vient d’une autre partie que l’enregistrement.
verify-saved-rules = L’enregistrement a d’autres règles que la transcription.
verify-saved-commitment = L’enregistrement a un autre engagement du serveur que la transcription.
verify-saved-seats = L’enregistrement n’a pas le même nombre de places que la transcription.
verify-saved-player = À la place occupée par { $name }, l’enregistrement et la transcription n’ont pas la même personne.
verify-saved-client-commitment = L’engagement pris par { $name } n’est pas le même dans l’enregistrement et dans la transcription.
verify-saved-transcript = L’enregistrement a une autre empreinte de la table que la transcription.

## What it means and what to do

verify-meaning = Ce que cela veut dire
verify-meaning-cards = L’enregistrement a été modifié après la partie, ou le serveur n’a pas respecté son engagement. C’est ici que l’enregistrement s’en écarte pour la première fois.
verify-meaning-saved = L’enregistrement n’est pas celui de la partie pour laquelle cette transcription a été sauvegardée, ou il a été refait après coup avec d’autres cartes.
verify-meaning-play = Les cartes sont celles qui avaient été fixées avant la partie. Mais la partie n’a pas pu se jouer comme c’est écrit ici.
verify-meaning-text = Le fichier est abîmé, ou ce n’est pas l’enregistrement d’une partie. Cela ne dit rien des cartes.
verify-meaning-unverifiable = Seules les parties à distribution équitable peuvent être vérifiées, et seulement quand elles sont finies. Les autres enregistrements peuvent quand même être revus.
verify-next = Que faire maintenant
verify-next-keep = Garde ce fichier tel quel, et ta transcription aussi.
verify-next-compare = Compare avec une transcription : la tienne, ou celle d’une autre personne de la table.
verify-next-ask = Demande aux autres de la table de vérifier leur propre copie de l’enregistrement.
verify-next-again = Récupère de nouveau l’enregistrement, et vérifie-le encore une fois.

## The fingerprint and the values

verify-fingerprint-title = Empreinte de la table
verify-fingerprint-compare = Toute la table a vu ces quatre groupes au début de la partie. Compare-les à ce que toi et les autres avez vu.
verify-values = Toutes les valeurs
verify-values-label = Valeurs de la distribution équitable
verify-values-copy = Copier toutes les valeurs
verify-values-copied = Copié

## What no check can show

verify-limits = Ce qu’un enregistrement seul ne peut pas prouver
verify-limit-record = Que c’est bien l’enregistrement de ta partie. Un serveur pourrait en fabriquer un tout neuf avec de nouveaux secrets. Une transcription, ou une empreinte que tu as comparée, le montre.
verify-limit-server = Le serveur voit toutes les mains pendant que tu joues. Un serveur malhonnête pourrait renseigner quelqu’un.
verify-limit-voice = Les gens peuvent se parler, de vive voix ou autrement.
verify-limit-page = Cette page vient du serveur. Si tu ne fais pas confiance à qui le gère, utilise la ligne de commande :
verify-limit-starts = Un début de partie qui ne plaisait pas à quelqu’un a pu être annulé et recommencé. La table le montre, mais personne ne peut l’empêcher.
verify-limit-stories = Un serveur peut te montrer un engagement et en montrer un autre à quelqu’un d’autre. Compare les empreintes : cela se verra.
