### Gli esercizi delle regole: `practice-` dice che cosa fare, `done-` che cosa è successo.

practice-bonus = Scegli per primo fra { $tiles } tessere. Prendi quella che dà un sacerdote.
done-bonus = La tessera è tua per questo round e paga con la rendita. Quando passi, la restituisci e ne prendi un’altra.
practice-dig = Trova accanto ai tuoi edifici una casella che diventa il tuo terreno con una sola vanga, e trasformala.
done-dig = Una vanga, lavoratori spesi: { $workers }. Ora la terra è adatta a te: nella stessa azione puoi costruirvi un’abitazione.
practice-dwelling = La casella ora è adatta. Costruisci l’abitazione; costo: lavoratori { $workers }, monete { $coins }.
done-dwelling = È in piedi. La tessera di questo round premia le abitazioni, quindi hai anche ottenuto { $points } punti.
practice-trading-post = Potenzia un’abitazione dove un vicino dimezza il prezzo: { $coins } monete invece del doppio.
done-trading-post = Hai pagato { $coins } monete e { $workers } lavoratori. L’abitazione torna sulla plancia e non rende più; l’emporio dà monete e potere.
practice-offer = Un vicino ha costruito accanto a te. Accetta { $gain } potere per { $price } punti e guarda le tue ciotole.
done-offer = Sono saliti { $power } gettoni dalla ciotola I alla II e hai perso { $points } punti. Il prezzo è sempre uno in meno del potere.
practice-burn = La ciotola II contiene { $two } gettoni. Brucia: sacrificane uno per sempre.
done-burn = { $gone } gettoni hanno lasciato la ciotola II, ma nella III ne arriva { $up }. L’altro è fuori dal gioco.
practice-cult = Hai { $priests } sacerdote. Mandalo dove porta più passi in un culto.
done-cult = Resta sullo spazio dell’ordine fino alla fine. Il segnalino ha superato la terza casella: { $power } potere.
practice-power-action = Sotto la mappa: paga { $power } potere per { $workers } lavoratori.
done-power-action = { $workers } lavoratori sono tuoi. { $back } gettoni tornano nella ciotola I e possono risalire. In questo round nessun altro può usare l’azione.
practice-pass = In questo round non puoi pagare altro. Passa e prendi una delle { $tiles } tessere.
done-pass = Passando, la vecchia tessera ti ha dato { $points } punti per la fortezza ed è tornata fra le altre. La nuova vale dalla prossima rendita.
practice-town = Il tuo gruppo è diventato una città. Fra { $kinds } tipi di tessere prendi quella con più punti.
done-town = { $points } punti, i suoi beni e { $keys } chiave: con essa un segnalino può raggiungere la cima di un culto.
practice-convert = Hai { $workers } lavoratori. Trasformane uno in una moneta.
done-convert = { $workers } lavoratore è diventato { $coins } moneta. Non è un’azione: nel tuo turno converti quanto vuoi, ma mai al contrario.
