### Gli esercizi delle regole: `practice-` dice che cosa fare, `done-` che cosa è successo.

practice-settle = Puoi insediarti in { $places } regioni. Scegline una in cui non hai ancora insediamenti.
done-settle = La regione è tua: { $regions } in più. Ogni regione vale un punto alla fine e le tue carte possono usarne il terreno.
practice-faction = Restano { $ways } fazioni. Prendi il Popolo della Terra, che ha due Villaggi.
done-faction = Ora { $cards } carte sono il tuo mazzo. Un insediamento è già sulla mappa.
practice-play = Hai { $hand } carte in mano. Giocane una che dà cibo.
done-play = Hai { $food } cibo nella riserva. A fine turno va perso: usalo per comprare, mettere o avviare qualcosa.
practice-terrain = Il Minatore ha due effetti. Giocalo con una tua collina, per avere più metallo.
done-terrain = { $metal } metallo invece di uno. La collina è usata: in questo turno nessun’altra carta può usarla.
practice-technology = Hai completato Religione. Usala: sposta un insediamento in una regione adiacente.
done-technology = Era il suo unico uso del turno. Un insediamento che entra in una regione libera la rende tua.
practice-end = In mano non resta nulla da giocare. Termina il turno.
done-end = Le carte giocate vanno negli scarti e il resto della riserva è perso. Hai pescato { $cards } nuove carte.
practice-buy = Compra un Minatore per { $food } cibo.
done-buy = Hai { $cards } carta in più. È negli scarti e arriverà in mano dopo la prossima mescolata.
practice-village = Un Villaggio è sul tuo tavolo e hai { $food } cibo. Mettilo lì.
done-village = { $food } cibo è al sicuro sulla carta, anche dopo il turno. Quando tutti gli spazi sono pieni, un insediamento va sulla mappa.
practice-attack = Un gettone conquista difende la terra accanto. Puoi attaccarlo in { $ways } modi: comincia.
done-attack = I tuoi insediamenti lì valgono { $attack }, il gettone { $defence }. Ora le carte in mano devono renderti più forte.
practice-strength = Il tuo attacco è { $attack }, il gettone ha { $defence }. Aggiungi la Cavalleria e poi un’altra carta, per essere più forte.
done-strength = Più del gettone: { $tokens } gettone è tuo e la regione è libera. L’attacco da solo non vi insedia nessuno.
practice-start = Potresti avviare { $ways } realizzazioni. Avvia Matematica.
done-start = Il primo spazio ha preso { $metal } metallo, e { $stock } insediamento della tua scorta attende sulla carta il completamento.
