### Gli esercizi delle regole: `practice-` dice che cosa fare, `done-` che cosa è successo.

practice-step = Controlli { $now } territori. Fai un passo in uno vicino che nessuno occupa.
done-step = Controlli { $more } territorio in più: c’è una tua figura e nessuna altrui.
practice-pawn = Hai { $crystals } cristalli. Muovi la pedina lungo una linea la cui casella vuota ne mostra altri.
done-pawn = { $signs } segno resta sulla linea per sempre e hai { $crystals } cristalli in più. Poi segue l’azione del nuovo gettone.
practice-magic = Dopo l’azione principale c’è la magia. Paga { $crystals } cristallo e { $metal } metallo per armi avanzate.
done-magic = Hai pagato { $crystals } cristallo e { $metal } metallo. Ora scegli carte dalla tua pila, senza mostrarle.
practice-recruit = Puoi reclutare { $left } seguaci. Piazzali presso il tuo insediamento.
done-recruit = { $followers } seguaci hanno lasciato la riserva. Compaiono dove hai un insediamento e controlli il territorio.
practice-upgrade = { $ways } gettoni sono accanto alla pedina. Migliorane uno che fa avanzare di più la tecnologia.
done-upgrade = Il gettone è più forte fino alla fine e la tecnologia avanza di { $steps } passi. Un gettone rosso costa anche legno e metallo.
practice-summon = Un gettone evocazione è libero e { $gods } dèi attendono. Evocane uno e scegli il seguace che sostituisce.
done-summon = { $gods } dio è sul tabellone. { $back } seguace è tornato in riserva e la carta del dio ti ha fatto avanzare sul suo tracciato.
practice-portal = Il portale raggiunge { $ways } territori. Manda il seguace su Gaia.
done-portal = È subito su Gaia, senza passi intermedi. Ai portali sono chiuse solo Atlantide e le capitali altrui.
practice-harvest = Puoi raccogliere in { $ways } territori. Comincia dove le tue figure hanno forza per più cibo.
done-harvest = { $food } cibo: quanto la tua forza lì, uno per fonte aperta. Una di queste fonti ora è esaurita.
practice-battle = Attacchi e puoi giocare una di { $ways } armi avanzate. Scegli la Rete da lancio, che annulla l’effetto dell’altra carta.
done-battle = Le armi sono scoperte e si sommano figure e armi; il pareggio è tuo. Armi uscite dalla mano: { $back }.
practice-ancient = Le tue figure incontrano una civiltà antica, ancora coperta. Gioca la Spada larga per { $metal } metallo.
done-ancient = Il gettone è stato scoperto solo ora. Con forza almeno pari ottieni la ricompensa dell’arma e poi quella del gettone.
practice-culture = Tutti e tre i territori attorno a un gettone cultura sono occupati. Prendi la ricompensa.
done-culture = Può prenderla chiunque controlli uno dei tre, in ordine di turno. Poi il gettone lascia il gioco.
