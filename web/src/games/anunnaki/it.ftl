# Ciò che dice il tavolo di questo gioco oltre al suo catalogo.
game-anunnaki = Anunnaki
# Le parole sulla scatola, una per riga.
cover-anunnaki =
    Anunnaki
    L’alba degli dèi

anunnaki-worlds = Mondi
anunnaki-gaia = Gaia
anunnaki-afterworld = Oltremondo
anunnaki-any = qualsiasi
anunnaki-free = gratis
anunnaki-goods = { $n } { $resource }
anunnaki-steps = { $track } +{ $n }

# Groups of options
anunnaki-do-pick = Scegli una miniatura
anunnaki-do-step = Muovi
anunnaki-do-carry = Trasporta
anunnaki-do-teleport = Teletrasporta
anunnaki-do-harvest = Raccogli
anunnaki-do-recruit = Recluta
anunnaki-do-build = Costruisci
anunnaki-do-upgrade = Potenzia
anunnaki-do-pact = Prendi un accordo
anunnaki-do-fulfil = Onora un accordo
anunnaki-do-summon = Evoca un dio
anunnaki-do-cast = Magia
anunnaki-do-perform = Esegui
anunnaki-do-weapon = Arma
anunnaki-do-arm = Prendi un’arma
anunnaki-do-fight = Combatti
anunnaki-do-resolve = Cultura
anunnaki-do-replace = Sostituisci
anunnaki-do-stop = Fermati
anunnaki-do-done = Fatto
anunnaki-do-decline = No
anunnaki-do-use = Sì

# Gains
anunnaki-gain-crystal = { $n ->
    [one] { $n } cristallo
   *[other] { $n } cristalli
}
anunnaki-gain-vp = { $n } PV
anunnaki-gain-follower = { $n ->
    [one] { $n } seguace
   *[other] { $n } seguaci
}
anunnaki-gain-weapon = { $n ->
    [one] { $n } arma avanzata
   *[other] { $n } armi avanzate
}
anunnaki-gain-pact = { $n ->
    [one] { $n } accordo dalla fila
   *[other] { $n } accordi dalla fila
}
anunnaki-gain-portal = { $n ->
    [one] un portale per { $n } miniatura
   *[other] un portale per { $n } miniature
}
anunnaki-gain-move = movimento { $n }
anunnaki-gain-build = un insediamento
anunnaki-gain-upgrade = il potenziamento di una tessera azione
anunnaki-gain-move_sign = un sigillo spostato
anunnaki-gain-income = rendita degli insediamenti
anunnaki-gain-power_action = un’azione Potere
anunnaki-gain-blue_action = l’azione di una tessera blu
anunnaki-gain-red_action = l’azione di una tessera rossa

# The action star
anunnaki-star = Stella delle azioni
anunnaki-slot-empty = Ancora nessuna tessera
anunnaki-pawn-here = La tua pedina è qui.
anunnaki-upgraded = potenziata
anunnaki-cell = Casella per un sigillo
anunnaki-cell-sign = Qui c’è un sigillo.
anunnaki-cell-free = { $n ->
    [0] Libera. Non dà cristalli.
    [one] Libera. Il primo sigillo prende { $n } cristallo.
   *[other] Libera. Il primo sigillo prende { $n } cristalli.
}
anunnaki-region = Segnalino Evocazione
anunnaki-region-bound = I sigilli in tutte le caselle intorno liberano questo segnalino Evocazione.
anunnaki-region-free = Libero: tutte le caselle intorno hanno sigilli.
anunnaki-region-major = I sigilli nelle cinque caselle interne liberano il dio maggiore: { $n } su 5.
anunnaki-mini-star = Sigilli { $n }, tessere potenziate { $upgraded }.{ $pawn ->
    [yes] { " " }Pedina su { $token }.
   *[other] { "" }
}
anunnaki-slot-name = posto { $n }
anunnaki-cell-name = linea { $from }–{ $to }
anunnaki-op-portal = Portale
anunnaki-op-move = Movimento
anunnaki-op-trade = Commercio
anunnaki-op-harvest = Raccolta
anunnaki-op-creation = Creazione
anunnaki-op-income = Rendita
anunnaki-op-power = Potere
anunnaki-op-market = Mercato
anunnaki-act-portal = { $figures ->
    [one] Teletrasporta { $figures } tua miniatura.
   *[other] Teletrasporta fino a { $figures } tue miniature.
}
anunnaki-act-move = { $points ->
    [one] { $points } punto movimento.
   *[other] { $points } punti movimento.
}
anunnaki-act-trade = { $pacts ->
    [one] Prendi { $pacts } accordo dalla fila.
   *[other] Prendi fino a { $pacts } accordi dalla fila.
}
anunnaki-act-harvest = { $territories ->
    [one] Raccogli in { $territories } territorio che controlli.
   *[other] Raccogli in un massimo di { $territories } territori che controlli.
}
anunnaki-act-creation = { $type ->
    [any_one] Per ogni santuario che controlli, 1 risorsa di un tipo a scelta.
   *[other] Per ogni santuario che controlli, 1 risorsa della tua capitale.
}
anunnaki-act-income = { $extra_followers ->
    [0] Ciò che mostrano le caselle scoperte della tua area degli insediamenti.
    [one] Ciò che mostrano le caselle scoperte della tua area degli insediamenti, e { $extra_followers } seguace in più.
   *[other] Ciò che mostrano le caselle scoperte della tua area degli insediamenti, e { $extra_followers } seguaci in più.
}
anunnaki-act-power = { $extra_steps ->
    [0] Avanza sul tracciato del Potere.
    [one] Avanza sul tracciato del Potere, di { $extra_steps } casella in più.
   *[other] Avanza sul tracciato del Potere, di { $extra_steps } caselle in più.
}
anunnaki-act-market = { $pay ->
    [0] Ottieni { $gain } risorse diverse senza pagare.
    [one] Paga { $pay } risorsa e ottieni altre { $gain } risorse diverse.
   *[other] Paga { $pay } risorse e ottieni altre { $gain } risorse diverse.
}
anunnaki-act-upgraded = Questa tessera è potenziata.
anunnaki-act-other = Potenziata: { $text }

# Magic
anunnaki-magic = Azioni magiche
anunnaki-magic_red = Rossa
anunnaki-magic_blue = Blu
anunnaki-magic_weapons = Armi
anunnaki-magic_upgrade = Potenzia
anunnaki-magic_build = Costruzione
anunnaki-magic_followers = Seguaci
anunnaki-magic-tip = Un’azione magica per turno. Paga { $crystals ->
    [one] { $crystals } cristallo
   *[other] { $crystals } cristalli
}{ $cost ->
    [none] { "" }
   *[other] { " " }e { $cost }
}: { $gain }.

# The mat
anunnaki-house-of = Casata { FORM($house, case: "of") }
anunnaki-phases = Fasi del turno
anunnaki-phase-main = Azione
anunnaki-phase-magic = Magia
anunnaki-phase-additional = Aggiuntive
anunnaki-phase-battles = Battaglie
anunnaki-phase-culture = Cultura
anunnaki-goods-tip = { $n } su un massimo di { $cap }.
anunnaki-crystals-tip = Si prendono con i sigilli sulla stella e pagano la magia.
anunnaki-area = Insediamenti
anunnaki-area-tip = Ogni insediamento che costruisci scopre una casella; la rendita degli insediamenti dà ciò che mostrano le caselle scoperte.
anunnaki-area-shut = coperta
anunnaki-signs = sigilli rimasti
anunnaki-signs-tip = { $n ->
    [0] Non restano sigilli: la partita sta per finire.
    [one] Resta { $n } sigillo da piazzare sulla stella.
   *[other] Restano { $n } sigilli da piazzare sulla stella.
}
anunnaki-reserve = nella riserva
anunnaki-reserve-tip = Seguaci che si possono reclutare.
anunnaki-summons-tip = Segnalini Evocazione liberi: { $minor } per dèi minori, { $major } per il dio maggiore.
anunnaki-held-land = Santuari controllati: { $shrines }. Civiltà antiche sconfitte: { $ancients }.
anunnaki-artifacts = Artefatti
anunnaki-deed-summon = Evoca
anunnaki-deed-fulfil = Accordi
anunnaki-deed-fulfil-tip = Accordi che puoi pagare: { $n } su { $held }.
anunnaki-short = Manca:
anunnaki-payable = Puoi pagarlo
anunnaki-artifacts-tip = { $n ->
    [one] Nella pila c’è { $n } artefatto per chi conquista Atlantide.
   *[other] Nella pila ci sono { $n } artefatti per chi conquista Atlantide.
}
anunnaki-destiny = Scelta segreta: { $track }
anunnaki-choose-house = Le casate
anunnaki-house-capital = Capitale: { $resource }.
anunnaki-house-taken = Già presa: { $name }
anunnaki-first = primo giocatore

# Gods
anunnaki-gods = Dèi
anunnaki-gods-secret = Gli dèi minori non sono ancora noti.
anunnaki-summoned = evocazione fatta
anunnaki-major = dio maggiore
anunnaki-when-permanent = permanente
anunnaki-when-immediate = immediato
anunnaki-when-end = fine partita
anunnaki-god-strength = Forza { $n } in battaglia e nella raccolta.
anunnaki-god-base = Dall’inizio: { $text }
anunnaki-god-upgraded = Dopo l’evocazione: { $text }
anunnaki-god-permanent = Permanente: { $text }
anunnaki-god-immediate = Immediato: { $text }
anunnaki-god-end = Fine partita: { $text }
anunnaki-god-summon = All’evocazione: { $track } +{ $n }.
anunnaki-power-shift_crossed_sign = Un sigillo percorso può spostarsi in una casella vuota per i suoi cristalli.
anunnaki-power-resource_with_crystals = { $n ->
    [one] { $n } risorsa qualsiasi
   *[other] { $n } risorse qualsiasi
} con ogni sigillo che prende cristalli.
anunnaki-power-mobile_settlements = { $carries ->
    [one] Gli insediamenti muovono e combattono come miniature e ne trasportano { $carries }.
   *[other] Gli insediamenti muovono e combattono come miniature e ne trasportano fino a { $carries }.
}
anunnaki-power-settlement_harvest = Gli insediamenti raccolgono con forza { $n }.
anunnaki-power-full_harvest = Una raccolta rende tutta la forza finché c’è una fonte disponibile.
anunnaki-power-culture_by_presence = Ricompense Cultura con una miniatura qualsiasi su quel pianeta.
anunnaki-power-double_culture = Le ricompense Cultura raddoppiano.
anunnaki-power-add_follower_to_god_battle = 1 seguace si unisce a una battaglia iniziata da un dio.
anunnaki-power-free_pact = Paga { $crystals ->
    [one] { $crystals } cristallo
   *[other] { $crystals } cristalli
}: onora gratis un accordo che hai.
anunnaki-power-vp_per_resource_territory = { $vp } PV per territorio con { $resource } che controlli.
anunnaki-power-settlement_strength = { $needs_figures ->
    [true] Gli insediamenti aggiungono { $battle } accanto alle tue miniature.
   *[other] Gli insediamenti hanno forza { $n }.
}
anunnaki-power-harvest_strength = Forza di raccolta +{ $n } dove controlli.
anunnaki-power-vp_per_exhausted_pair = { $vp } PV ogni { $per } territori esauriti che controlli.
anunnaki-power-weapon_discount = Le armi costano { $metal } metallo in meno.
anunnaki-power-two_cards_choose_one = Gioca 2 armi, tienine 1 dopo averle scoperte.
anunnaki-power-vp_per_strong_territory = { $vp } PV per territorio con tua forza { $strength } o più.
anunnaki-power-away_territories = { $crystals ->
    [one] { $vp } PV e { $crystals } cristallo ogni { $per } territori fuori casa.
   *[other] { $vp } PV e { $crystals } cristalli ogni { $per } territori fuori casa.
}
anunnaki-power-sacrifice_follower = { $resources ->
    [one] Restituisci 1 seguace per { $resources } risorsa qualsiasi.
   *[other] Restituisci 1 seguace per { $resources } risorse qualsiasi.
}
anunnaki-power-follower_where_three = 1 seguace dove hai { $n } o più elementi.
anunnaki-power-settlement_defence = Gli insediamenti difendono con +{ $n }.
anunnaki-power-group_portal = { $figures ->
    [one] Teletrasporta { $figures } miniatura.
   *[other] Teletrasporta insieme fino a { $figures } miniature.
}
anunnaki-power-strength_with_two_figures = Forza +{ $battle } dove hai 2 o più miniature.
anunnaki-power-follower_per_settled_planet = 1 seguace su ogni pianeta con un tuo insediamento.
anunnaki-power-away_shrines = { $vp } PV e { $metal } metallo per santuario fuori casa.
anunnaki-power-vp_per_atlantis = { $vp } PV per territorio di Atlantide che controlli.
anunnaki-power-portal_extra = { $n ->
    [one] I portali portano { $n } miniatura in più.
   *[other] I portali portano { $n } miniature in più.
}
anunnaki-power-vp_per_reserve_followers = { $vp } PV ogni { $per } seguaci nella riserva.
anunnaki-power-vp_per_kept_ancient = { $vp } PV per civiltà antica sconfitta.
anunnaki-power-resource_per_settled_territory = 1 risorsa per territorio con un tuo insediamento.
anunnaki-power-recruit_extra = { $n ->
    [one] Ogni volta recluti { $n } seguace in più.
   *[other] Ogni volta recluti { $n } seguaci in più.
}
anunnaki-power-move_extra = { $points ->
    [one] I movimenti hanno { $points } punto in più.
   *[other] I movimenti hanno { $points } punti in più.
}
anunnaki-power-extra_shrine = { $n ->
    [one] Controlli { $n } santuario in più.
   *[other] Controlli { $n } santuari in più.
}

# Weapons and battles
anunnaki-weapons = Armi
anunnaki-hand = Armi e accordi
anunnaki-weapon-regular = Arma base: per la difesa, torna in mano.
anunnaki-weapon-advanced = Arma avanzata: dopo la battaglia va nella tua pila.
anunnaki-weapon-numbers = Forza { $strength }, costo: { $cost }.
anunnaki-weapon-won = Se vinci: Guerra +{ $war }, { $vp } PV.
anunnaki-weapon-back = Un’arma che conosce solo chi la possiede
anunnaki-weapon-stack = Pila delle armi
anunnaki-weapon-stack-tip = { $n ->
    [one] Nella pila c’è { $n } arma avanzata.
   *[other] Nella pila ci sono { $n } armi avanzate.
}
anunnaki-weapon-count = { $n } in mano.
anunnaki-weapon-in-stack = Nella pila: { $list }.
anunnaki-effect-gods_count_one = Gli dèi avversari contano 1 ciascuno.
anunnaki-effect-void_effect = L’effetto avversario è annullato.
anunnaki-effect-ignore_strongest = La miniatura avversaria più forte non conta.
anunnaki-effect-pay_metal_for_strength = Si può pagare metallo: 1 forza ciascuno.
anunnaki-effect-second_card = Si può aggiungere una seconda carta avanzata.
anunnaki-effect-force_replacement = La carta avversaria è respinta e va sostituita.
anunnaki-effect-loser_steals_resource = Se perdi, prendi 1 risorsa al vincitore.
anunnaki-sealed = coperta
anunnaki-void = annullato
anunnaki-choosing = sceglie…
anunnaki-no-card = nessuna carta
anunnaki-ancients = Civiltà antica
anunnaki-fight-for = Battaglia: { $place }
anunnaki-fight-choose = Ogni parte sceglie un’arma coperta.
anunnaki-fight-sealed = Le scelte sono coperte.
anunnaki-fight-open = Le armi sono scoperte.
anunnaki-fight-won = Battaglia vinta: { $name }
anunnaki-fight-tie = Parità: vince chi attacca, { $name }
anunnaki-fight-bodies = Miniature e poteri degli dèi
anunnaki-fight-bought = Metallo pagato
anunnaki-fight-spoils = Bottino
anunnaki-fight-again = Mostra di nuovo l’ultima battaglia
anunnaki-pact-home = La ricompensa intera solo se controlli un territorio su Gaia; altrimenti una metà.
anunnaki-sure-loss = Non hai un’arma avanzata che puoi pagare: un attacco qui è perso subito.
anunnaki-fight-choose-ancient = Scegli un’arma avanzata. La civiltà antica non ne ha.
anunnaki-fight-stages = Fasi della battaglia
anunnaki-fight-counted = Come si conta una battaglia
anunnaki-stage-choose = Scelta
anunnaki-stage-reveal = Rivelazione
anunnaki-stage-effects = Pagamento, effetti
anunnaki-stage-result = Esito

# Pacts
anunnaki-pact = Accordo
anunnaki-pacts = Accordi
anunnaki-pact-cost = Paga { $cost }.
anunnaki-pact-middle = Poi { $gain },
anunnaki-pact-bottom = e { $vp } PV, Commercio +{ $trade }.
anunnaki-pact-house = La ricompensa intera solo se controlli un territorio sul pianeta { FORM($house, case: "of") }; altrimenti una metà.
anunnaki-pact-stack = Pila degli accordi
anunnaki-pact-stack-tip = Rimasti: { $n }.
anunnaki-held = Accordi in corso
anunnaki-held-none = Nessun accordo in corso.
anunnaki-fulfilled = Onorati
anunnaki-fulfilled-tip = { $n ->
    [one] { $n } accordo onorato.
   *[other] { $n } accordi onorati.
}

# Worlds
anunnaki-board = Plancia dello sviluppo
anunnaki-exhausted = esaurita
anunnaki-land-sources = Fonti: { $list }.
anunnaki-land-shrines = { $n ->
    [one] { $n } santuario.
   *[other] { $n } santuari.
}
anunnaki-land-capital = Capitale.
anunnaki-land-atlantis = Atlantide: si entra e si esce solo dalle linee tratteggiate.
anunnaki-land-contested = Conteso: ci sarà una battaglia.
anunnaki-land-controller = Controllo: { $name }.
anunnaki-count-followers = { $n ->
    [one] { $n } seguace
   *[other] { $n } seguaci
}
anunnaki-count-minor-gods = { $n ->
    [one] { $n } dio minore
   *[other] { $n } dèi minori
}
anunnaki-count-major-gods = dio maggiore
anunnaki-count-settlements = { $n ->
    [one] insediamento
   *[other] { $n } insediamenti
}
anunnaki-ancient = Civiltà antica
anunnaki-ancient-hidden = Forza da { $least } a { $most }; coperta fino alla battaglia.
anunnaki-ancient-strength = Forza { $n }.
anunnaki-ancient-reward = Sconfitta: { $gain }.
anunnaki-atlantis-god = Un dio di Atlantide aggiunge { $n }.
anunnaki-atlantis-guard = Dio di Atlantide
anunnaki-culture = Segnalino Cultura
anunnaki-culture-up = Quando è circondato, ogni casata accanto può prendere: { $gain }.
anunnaki-culture-down = Coperto: si scopre quando una miniatura è accanto.
anunnaki-culture-gone = Già preso.

# Tracks and goals
anunnaki-goal = Tessera Obiettivo
anunnaki-about-war = Avanza con le battaglie vinte. Alla fine: moltiplicatore per l’obiettivo accanto, e punti per i primi.
anunnaki-about-technology = Avanza con i potenziamenti. Alla fine: moltiplicatore per l’obiettivo accanto, e punti per i primi.
anunnaki-about-trade = Avanza con gli accordi. Alla fine: moltiplicatore per l’obiettivo accanto, e punti per i primi.
anunnaki-about-power = Alla fine punti secondo la casella. Oltre il fulmine un indicatore può entrare nelle ultime caselle degli altri tracciati; i segnalini danno 2 PV.
anunnaki-about-goal_shrines = 1 per santuario controllato, al massimo { $cap }.
anunnaki-about-goal_territories = 1 ogni { $n } territori controllati, al massimo { $cap }.
anunnaki-about-goal_settlements = 1 per insediamento sulle plance, al massimo { $cap }.
anunnaki-about-goal_units = 1 ogni { $n } miniature sulle plance, al massimo { $cap }.
anunnaki-worth = Vale ora
anunnaki-worth-tip = Il valore del tuo obiettivo per il tuo moltiplicatore.

# Artifacts
anunnaki-artifact-scarab_amulet = Prima del punteggio: una casella su ciascuno di due tracciati diversi.
anunnaki-artifact-duplicity_mirror = Scartalo come azione magica: { $actions } azioni magiche diverse, ciascuna a { $discount } cristallo in meno.
anunnaki-artifact-afterworld_map = Un territorio tuo accanto a ogni territorio che controlli.
anunnaki-artifact-cornucopia = Scartala: ottieni { $gain } di una risorsa, o paga { $pay } di una risorsa per { $vp } PV.
anunnaki-artifact-tablet_of_destinies = Scegli un tracciato in segreto; alla fine punti secondo il moltiplicatore del primo: { $vp_by_multiplier }.
anunnaki-artifact-pandoras_box = Tre segnalini, uno per turno: ottieni ciò che mostra, ogni avversario ne perde uno.
