# Ciò che dice il tavolo di questo gioco oltre al suo catalogo.
game-monumental-duel = Monumental Duel
# Le parole sulla scatola, una per riga.
cover-monumental-duel =
    Monumental
    Duel

mono-row = Fila dello sviluppo
mono-basic = Edificio base
mono-complete = Completa la meraviglia
mono-policy = Sviluppa una politica
mono-conquer = Conquista
mono-use = Usa una carta
mono-exchange = Scambio
mono-progress = Progresso
mono-advantage = Vantaggio
mono-warlord = Condottiero
mono-scout = Esploratore
mono-pass = Passa
mono-kind-building = Edificio
mono-kind-basic = Edificio base
mono-kind-knowledge = Conoscenza
mono-kind-wonder = Meraviglia
mono-kind-province = Provincia
mono-kind-policy = Politica
mono-kind-city = Città libera
mono-kind-warlord = Condottiero
mono-kind-scout = Esploratore
mono-kind-civilization = Civiltà
mono-era = Epoca { $era }
mono-part = Parte { $n }
mono-when-action = Azione
mono-when-card = Attivata
mono-when-city = Città attivata
mono-when-exchange = Scambio
mono-when-lasting = Duraturo
mono-when-first = Prima volta
mono-when-each = Ogni volta
mono-when-bonus = Bonus
mono-when-locked = Bonus bloccato
mono-price = Costo: { $price }
mono-price-short = Costo: { $price } ({ $n ->
    [one] ne manca { $n }
   *[other] ne mancano { $n }
})
mono-price-parts = Costo: { $first } per iniziare, { $second } per completare
mono-yields = Dà { $what }
mono-short = { $n ->
    [one] manca { $n }
   *[other] mancano { $n }
}
mono-left = { $n ->
    [one] ne resta { $n }
   *[other] ne restano { $n }
}
mono-n-of = { $n } × { $card }
mono-row-left = { $n ->
    [one] Resta { $n } carta Sviluppo
   *[other] Restano { $n } carte Sviluppo
}
mono-row-gap = Uno spazio vuoto della fila
mono-leaving = escono alla fine del round
mono-road = Vantaggio e città libere
mono-adv-free = Nessuno ha il vantaggio.
mono-adv-held = Vantaggio: { $name }, con { $tokens } sulla carta.
mono-adv-bare = Vantaggio: { $name }.
mono-adv-tip = Chi ha il vantaggio può usare il condottiero.
mono-gold-side = { $name }: { $n } di { $of } oro
mono-traded = { $name }: commercio già fatto qui in questo round
mono-cities-left = { $n ->
    [one] Ancora { $n } città libera
   *[other] Ancora { $n } città libere
}
mono-resources = Risorse
mono-gained = Ottenute in questo round: { $n }
mono-deck = Mazzo
mono-discard = Scarti
mono-archive = Archivio
mono-deck-top = In cima: { $cards }
mono-city-of = Città: { $name }
mono-cross = Riga { $row } e colonna { $column }
mono-activated = attivata
mono-used = usata in questo round
mono-in-hand = In uso: { $card }
mono-wonder-open = { $name }, incompiuta
mono-wonder-half = incompiuta
mono-wonder-none = Nessuna meraviglia incompiuta
mono-wonder-tip = Una meraviglia si inizia dalla fila dello sviluppo e si completa con un’altra azione.
mono-built = { $n } pagati
mono-policies = Politiche
mono-policy-next = La prossima politica
mono-next = prossima a
mono-provinces = Province
mono-provinces-none = Ancora nessuna provincia
mono-type-tokens = Segnalini tipo di provincia nella riserva
mono-people = Condottiero, esploratore e città libere
mono-first = Primo giocatore in questo round
mono-no-special = Nessuna regola speciale
mono-if-now = se finisse ora
mono-round = Round { $n }
mono-round-last = Round { $n }, l’ultimo
mono-last = Ultimo round
mono-phase-activation = Attivazione
mono-phase-actions = Azioni
mono-phase-end = Fine del round
mono-zoom = Carta
mono-mark-known = Valori noti
mono-mark-part = In parte ricostruita
mono-mark-rebuilt = Valori ricostruiti
mono-mark-more = Apri la carta e premi questo segno per sapere perché.
mono-field-name = Nome
mono-field-cost = Costo
mono-field-era = Epoca
mono-field-yield = Risorse
mono-field-abilities = Effetti
mono-field-bonus = Bonus
mono-field-types = Tipi di provincia
mono-field-do = Effetto
mono-field-trigger = Momento dell’effetto
mono-field-condition = Condizione dell’effetto
mono-field-count = Numero di carte
mono-field-defence = Difesa
mono-field-special = Regole speciali
mono-field-buildings = Edifici iniziali
mono-field-knowledge = Conoscenza iniziale
mono-field-policies = Politiche
mono-field-warlord = Condottiero
mono-field-scout = Esploratore
mono-source-title = Da dove viene: { $card }
mono-source-rulebook = Dal regolamento
mono-source-published = Pubblicato
mono-source-derived = Dedotto dal regolamento
mono-source-reconstructed = Ricostruito per questo programma
mono-source-why = Il regolamento è pubblico, la maggior parte delle carte no. Dove un valore stampato non è noto, ne è stato pensato uno che rispetta le regole e funziona bene in gioco; può differire dalla tua scatola.
mono-source-all = Tutti i componenti e le fonti
mono-replace-title = Sostituirlo
mono-replace-how = Se possiedi il gioco puoi giocare con i suoi valori: scrivili in un pacchetto di contenuti.
mono-replace-edit = Copia il file dei contenuti del gioco e cambia a piacere la voce «{ $id }» e le altre.
mono-replace-check = Controllalo:
mono-replace-play = Avvia il server con il pacchetto; i nuovi tavoli lo propongono:
