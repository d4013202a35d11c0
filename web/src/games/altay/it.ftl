# Ciò che dice il tavolo di questo gioco oltre al suo catalogo.
game-altay = Altay
# Le parole sulla scatola, una per riga.
cover-altay =
    Altay
    L’alba della civiltà

altay-play = Gioca
altay-put = Posiziona
altay-release = Usa le risorse conservate
altay-buy = Compra
altay-buy_resource = Compra una risorsa
altay-attack = Attacca
altay-start = Inizia un progetto
altay-tech = Tecnologia
altay-end_turn = Termina il turno
altay-map = Tabellone con 23 territori
altay-token = segnalino Conquista
altay-market = Carte Azione
altay-market-note = una per tipo ogni turno
altay-achievements = Progetti
altay-achievements-note = uno in sviluppo
altay-wms = legno, metallo o pietra
altay-any = qualsiasi
altay-price = Costo
altay-vp-token = segnalino Punto Vittoria: 1 PV a fine partita
altay-attack-token = Attacco da { $from }: forza { $strength } con tutte le tue carte contro { $defence }; ottieni il segnalino.
altay-attack-seat = Attacco da { $from }: forza { $strength } con tutte le tue carte contro { $defence } e le carte del difensore; un insediamento catturato vale 1 PV.
altay-vp-token-reconstructed = la posizione di questo segnalino Punto Vittoria è scelta da noi, l’immagine stampata non è nota
altay-left = Rimaste: #
altay-empty = Questa pila è vuota.
altay-bought = comprata
altay-first-deck = mazzo iniziale
altay-hand = La tua mano
altay-pool = Risorse del turno
altay-deck = Il tuo mazzo
altay-discard = I tuoi scarti
altay-deck-discard = Mazzo / scarti
altay-played = Giocate in questo turno
altay-table = Sul tuo tavolo
altay-table-empty = Ancora niente.
altay-fed = riempita in questo turno
altay-hand-empty = Nessuna carta in mano.
altay-peoples-wait = Gli altri scelgono le fazioni.
altay-secret = meraviglia segreta
