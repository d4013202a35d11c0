### Gli esercizi delle regole: `practice-` dice che cosa fare, `done-` che cosa è successo.

practice-activate = Ci sono { $ways } croci di una riga e una colonna. Attivane una che dà { $production } produzione.
done-activate = { $production } produzione, e tutto ciò che mostrano le carte della croce. Le altre restano per un round successivo.
practice-pay = Il prezzo è { $price } scienza. Hai anche { $gold } oro: paga senza usarlo.
done-pay = Pagata { $science } scienza, acquisita { $cards } carta conoscenza. L’oro sostituisce ciò che manca, ma si conserva fra i round; la scienza no.
practice-acquire = Acquisisci un’Officina dalla sua pila per { $price } produzione.
done-acquire = Pagata { $price } produzione. Il mazzo ha { $cards } carta in più, in cima: a fine round entra nella tua città.
practice-complete = La tua meraviglia è a metà accanto alla città. Paga la seconda parte, e tieni l’oro.
done-complete = { $wonders } meraviglia completata, { $points } punti. Prima il bonus, poi la carta è andata in cima al mazzo.
practice-policy = La seconda politica costa { $culture } cultura. Sviluppa Città castello.
done-policy = { $points } punti, { $production } produzione dal suo bonus e { $science } scienza: il bonus della prima politica è scattato di nuovo.
practice-conquer = Conquista la provincia in cima alla pila avversaria per { $price } militare, e tieni l’oro.
done-conquer = Pagato { $military } militare, { $provinces } provincia in più nella tua pila. Il bonus vale solo per chi la prende dalla fila.
practice-progress = Il tuo mazzo ha { $deck } carte. Paga scienza per pescare e usare quella in cima.
done-progress = La carta ha dato ciò che mostra e si usa una volta; poi si scarta. Puoi ripetere finché bastano scienza e mazzo.
practice-advantage = Hai { $military } militare. Fai l’offerta più bassa che basta per il vantaggio, senza oro.
done-advantage = { $military } militare è sulla carta e il vantaggio è tuo. Il tuo condottiero può agire; a fine round se ne va un segnalino.
practice-warlord = Hai il vantaggio, quindi il condottiero può agire: conquista una provincia per soli { $military } militare, e tieni l’oro.
done-warlord = { $provinces } provincia in più, { $points } punti in più secondo il conto attuale. Il vantaggio resta tuo; il condottiero riposa fino al prossimo round.
practice-scout = Hai { $gold } oro. Manda l’esploratore a commerciare con Kilwa.
done-scout = Un oro è sul tuo lato della città e Kilwa ha reso oro. Con abbastanza oro dal tuo lato, la città si unisce alla tua.
