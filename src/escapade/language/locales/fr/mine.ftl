# La page de ses propres tables, dans le navigateur seulement ; chargée quand on l’ouvre.

web-mine-filter = Quelles tables
web-mine-which =
    { $which ->
        [turn] À moi
        [running] En cours
        [finished] Terminées
       *[all] Toutes
    }
web-mine-game = Jeu
web-mine-every-game = Tous les jeux
web-mine-none = Aucune table pour l’instant. Choisissez une boîte à la première page, et en route.
web-mine-none-such = Aucune table de ce genre.
web-mine-open = Ouvrir
web-mine-result = Résultat
web-mine-leave = Quitter
web-mine-leave-sure =
    { $phase ->
        [lobby] Rendre votre place ? Quelqu’un d’autre pourra la prendre.
       *[playing] Quitter la partie pour de bon ? Un robot jouera à votre place.
    }
web-mine-remove = Retirer de la liste
web-mine-remove-sure =
    { $over ->
        [yes] Ce navigateur oublie la table : vous ne pourrez plus l’ouvrir d’ici. Elle reste comptée plus bas.
       *[no] Ce navigateur oublie la clé de votre place : vous ne pourrez plus y jouer, et les autres vous attendront. Pour partir pour de bon, quittez la table.
    }

## Ce qui a été joué

web-history = Parties jouées
web-history-empty = Aucune partie n’a encore été menée à son terme sur cet appareil.
web-history-game = Jeu
web-history-played = Jouées
web-history-won = Gagnées
web-history-company =
    { $company ->
        [bots] contre des robots
        [people] avec d’autres joueurs
       *[device] à plusieurs sur cet appareil
    }
web-history-all = Tous les jeux
web-history-help = Chaque partie menée à son terme depuis ce navigateur compte une fois. À plusieurs sur cet appareil, une partie est gagnée si l’un de vous la gagne ; en dessous, qui a gagné combien de fois.

## Le fichier

web-mine-file = Sur un autre appareil
web-mine-file-help = Il n’y a pas de comptes : seul ce navigateur garde vos tables et vos parties. Enregistrez-les dans un fichier, puis ouvrez ce fichier là où vous voulez continuer. Ce qui s’y trouve déjà reste en place.
web-mine-file-warning = Le fichier contient les clés de vos places : qui le possède peut jouer pour vous. Ne le donnez à personne.
web-mine-export = Enregistrer un fichier
web-mine-import = Ouvrir un fichier
web-mine-taken = C’est fait. Nouvelles tables : { $tables }. Nouvelles parties : { $matches }. Le reste y était déjà.
web-mine-problem =
    { $problem ->
        [not_json] « { $file } » est illisible : le fichier est incomplet, ou ne vient pas de cette page. Rien n’a été repris.
        [newer] « { $file } » vient d’une version plus récente de cette page ({ $version }). Rechargez la page, ou utilisez la plus récente. Rien n’a été repris.
        [damaged] « { $file } » est abîmé à l’endroit « { $where } ». Rien n’a été repris.
       *[other_file] « { $file } » ne contient pas de tables ni de parties de cette page. Rien n’a été repris.
    }
