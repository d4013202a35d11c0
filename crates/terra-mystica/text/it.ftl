# Terra Mystica in italiano.
#
# Le righe del registro seguono il nome di una fazione, che è plurale: perciò «.log» usa sostantivi, non verbi.

# Prompts
prompt-wait = In attesa.
prompt-over = La partita è terminata.
prompt-faction = Scegli una fazione.
prompt-start_dwelling = Piazza un’abitazione iniziale.
prompt-first_bonus = Scegli la tua prima tessera bonus.
prompt-turn = Scegli un’azione.
prompt-turn-double = Scegli la prima di due azioni.
prompt-choices = Hai più effetti da risolvere: scegline uno.
prompt-spades = { $n ->
    [one] Hai { $n } pala: scegli una casella da trasformare.
   *[other] Hai { $n } pale: scegli una casella da trasformare.
}
prompt-build_here = Costruisci un’abitazione su una casella trasformata, oppure no.
prompt-favor = { $n ->
    [one] Scegli una tessera favore.
   *[other] Scegli una tessera favore, { $n } in tutto.
}
prompt-town = { $n ->
    [one] Hai fondato una città: scegli la sua tessera.
   *[other] Hai fondato { $n } città: scegli una tessera.
}
prompt-cult = { $n ->
    [one] Scegli il culto per { $n } passo.
   *[other] Scegli il culto per { $n } passi.
}
prompt-exchange = Scambiare lavoratori con sacerdoti?
prompt-bridge = Scegli dove costruire il ponte.
prompt-after = Converti risorse o termina il turno.
prompt-after-open = Continua a scavare in { $hex }, converti risorse o termina il turno.
prompt-offer = Costruzione accanto a te ({ $seat }): accetti { $gain } potere per { $price } PV?
prompt-offer-late = Ti viene offerto potere.
prompt-echo = Il potere è stato accettato: scegli il culto per 1 passo.
prompt-bonus_spades = { $n ->
    [one] Hai { $n } pala dal bonus dei culti: scegli una casella da trasformare.
   *[other] Hai { $n } pale dal bonus dei culti: scegli una casella da trasformare.
}
prompt-pay = Come paghi? Monete { $coins }, lavoratori { $workers }, sacerdoti { $priests }, potere { $power }.
prompt-convert = Quante volte: { $kind }?
prompt-key = Troppo poche chiavi: quale indicatore entra nella casella 10?
prompt-key-stay = Usi la chiave per entrare nella casella 10 o la conservi?

# Risposte senza domanda
habit-ask = Chiedimelo
habit-power = Quando un vicino costruisce, prendi potere per me
habit-power-never = Mai
habit-power-mark = Fino a { $n }
habit-power-price = { $n ->
    [0] gratis
   *[other] −{ $n } PV
}
habit-power-always = Sempre
habit-above = Oltre il limite
habit-above-refuse = Rifiuta
habit-last = Nell’ultimo round
habit-last-same = Come prima
habit-pay = Se manca qualcosa per pagare
habit-pay-power = Usa il potere della ciotola III
habit-said-ask = Mi si chiede di ogni offerta di potere.
habit-said-never = Rifiuto ogni offerta di potere.
habit-said-always = Prendo tutto il potere che mi viene offerto, qualunque sia il prezzo.
habit-said-free = Prendo subito 1 potere, che non costa nulla.
habit-said-mark = Prendo subito fino a { $n } potere, per al massimo { $price } PV.
habit-said-above-ask = Da { $n } potere in su mi si chiede.
habit-said-above-refuse = Da { $n } potere in su rifiuto senza domande.
habit-said-last-ask = Nell’ultimo round mi si chiede di ogni offerta.
habit-said-last-same = Vale anche nell’ultimo round.
habit-said-pay = Ciò che manca lo pago con il potere della ciotola III, se non devo rinunciare ad altro.
habit-pass = Se passo e l’entrata porta più potere di quanto ci sta
habit-pass-leave = Lascia così
habit-pass-coins = Prima monete
habit-pass-workers = Prima lavoratori
habit-said-pass-coins = Prima di passare, il potere che l’entrata farebbe solo traboccare diventa monete.
habit-said-pass-workers = Prima di passare, il potere che l’entrata farebbe solo traboccare diventa lavoratori e il resto monete.

# Steps
step-deal_first = Primo giocatore: { $seat }.
step-deal_scoring = Tessera punteggio: { $tile }.
step-deal_bonus = Tessera bonus in gioco: { $tile }.
step-deal_colour = { $seat }: il colore { FORM($terrain, case: "of") }.
step-take = Gioca con { FORM($faction, case: "def") }
    .log = fazione: { $faction }
step-place = Abitazione iniziale su { $hex }
    .log = abitazione iniziale su { $hex }
step-bonus = Prendi { $tile }
    .log = tessera bonus: { $tile }
step-build = Costruisci un’abitazione su { $hex }
    .log = abitazione su { $hex }
step-dig = Trasforma { $hex } in { $terrain } ({ $n ->
    [one] { $n } pala
   *[other] { $n } pale
})
    .log = trasformazione di { $hex } in { $terrain } ({ $n ->
    [one] { $n } pala
   *[other] { $n } pale
})
step-no_build = Non costruire
    .log = nessuna costruzione
step-forfeit = Rinuncia alle pale
    .log = rinuncia alle pale
step-shipping = Migliora la navigazione
    .log = navigazione +1
step-digging = Migliora lo scavo
    .log = scavo +1
step-upgrade = Potenzia { $hex } a { $structure }
    .log = { $structure } su { $hex }
step-send = Invia un sacerdote al { FORM($cult, case: "full") } ({ $space })
    .log = sacerdote al { FORM($cult, case: "full") } ({ $space })
step-power = Azione di potere: { $action }
    .log = azione di potere, { $action }
step-special = Azione speciale: { $action }
    .log = azione speciale, { $action }
step-special-hex = Azione speciale: { $action } su { $hex }
    .log = azione speciale, { $action } su { $hex }
step-pass = { $coins ->
    [0] Passa e prendi { $tile }
    [one] Passa e prendi { $tile } con { $coins } moneta
   *[other] Passa e prendi { $tile } con { $coins } monete
}
    .log = { $coins ->
    [0] passaggio e tessera { $tile }
    [one] passaggio e tessera { $tile } con { $coins } moneta
   *[other] passaggio e tessera { $tile } con { $coins } monete
}
step-pass-last = Passa
    .log = passaggio
step-plan = Paga: { $plan }
    .log = pagamento con { $plan }
step-burn = Sacrifica 1 potere
    .log = sacrificio di 1 potere
step-convert = Converti { $kind }
    .log = conversione, { $kind }
step-open_convert = Converti…
    .log = conversioni
step-count = { $n ->
    [one] { $kind }: { $n } volta
   *[other] { $kind }: { $n } volte
}
step-done = Nient’altro
    .log = nient’altro
step-favor = Prendi { $tile }
    .log = tessera favore: { $tile }
step-town = Prendi { $tile }
    .log = tessera città: { $tile }
step-step = Passo sul { FORM($cult, case: "full") }
    .log = passo sul { FORM($cult, case: "full") }
step-enter = Entra nella casella 10 del { FORM($cult, case: "full") }
    .log = vetta del { FORM($cult, case: "full") }
step-stay = Resta sul 9 e conserva la chiave
    .log = casella 9, la chiave resta
step-bridge = Ponte { $place }
    .log = ponte { $place }
step-exchange = { $n ->
    [one] Scambia { $n } lavoratore con { $n } sacerdote
   *[other] Scambia { $n } lavoratori con { $n } sacerdoti
}
    .log = { $n ->
    [one] scambio di { $n } lavoratore con { $n } sacerdote
   *[other] scambio di { $n } lavoratori con { $n } sacerdoti
}
step-connect = Fonda una città attraverso { $river }
    .log = città sul fiume { $river }
step-end_turn = Termina il turno
    .log = fine del turno
step-accept = Accetta { $amount } potere ({ $seat })
    .log = potere accettato: { $amount } ({ $seat })
step-decline = Rifiuta { $amount } potere ({ $seat })
    .log = potere rifiutato: { $amount } ({ $seat })
plan-part = { $n } × { $kind }

# Il racconto
deed-town = Fonda una città: { $tile }
    .log = città fondata: { $tile }
deed-favor = Prendi la tessera favore: { $tile }
    .log = tessera favore: { $tile }
deed-convert = { $n ->
    [one] Converti { $kind }, una volta
   *[other] Converti { $kind }, { $n } volte
}
    .log = { $n ->
    [one] conversione: { $kind }, una volta
   *[other] conversione: { $kind }, { $n } volte
}
deed-income = Ricevi la rendita
    .log = rendita
deed-cult-bonus = Ricevi il bonus dei culti del round
    .log = bonus dei culti del round
deed-cult-scored = Punteggio del { FORM($cult, case: "full") }
deed-network-scored = Punteggio delle reti di edifici
deed-resources-scored = Ciò che resta diventa punti

# Numbers
tally-vp = Punti vittoria
tally-coins = Monete
tally-workers = Lavoratori
tally-priests = Sacerdoti
tally-power = Potere
tally-tokens = Segnalini Potere
tally-bowl-1 = Ciotola I
tally-bowl-2 = Ciotola II
tally-bowl-3 = Ciotola III
tally-shipping = Navigazione
tally-digging = Scavo
tally-keys = Chiavi
tally-towns = Città

# Score sheet
points-start = Inizio
points-scoring = Tessere punteggio
points-favor = Tessere favore
points-bonus = Tessere bonus
points-town = Tessere città
points-tracks = Navigazione e scavo
points-faction = Fazione
points-leech = Pagati per il potere
points-exchange = Scambiati
points-cults = Culti
points-network = Rete di edifici
points-resources = Risorse

# Terrains
terrain-desert = deserto
    .of = del deserto
terrain-plains = pianura
    .of = della pianura
terrain-swamp = palude
    .of = della palude
terrain-lakes = laghi
    .of = dei laghi
terrain-forest = foresta
    .of = della foresta
terrain-mountains = montagne
    .of = delle montagne
terrain-wasteland = terra desolata
    .of = della terra desolata

# Factions
faction-halflings = Halfling
    .def = gli Halfling
faction-cultists = Cultisti
    .def = i Cultisti
faction-alchemists = Alchimisti
    .def = gli Alchimisti
faction-darklings = Oscuri
    .def = gli Oscuri
faction-mermaids = Sirene
    .def = le Sirene
faction-swarmlings = Brulicanti
    .def = i Brulicanti
faction-witches = Streghe
    .def = le Streghe
faction-auren = Auren
    .def = gli Auren
faction-dwarves = Nani
    .def = i Nani
faction-engineers = Ingegneri
    .def = gli Ingegneri
faction-giants = Giganti
    .def = i Giganti
faction-chaos_magicians = Maghi del Caos
    .def = i Maghi del Caos
faction-nomads = Nomadi
    .def = i Nomadi
faction-fakirs = Fachiri
    .def = i Fachiri

# Structures
structure-dwelling = abitazione
    .gender = f
structure-trading_post = emporio
    .gender = m
structure-temple = tempio
    .gender = m
structure-stronghold = roccaforte
    .gender = f
structure-sanctuary = santuario
    .gender = m

# Cults
cult-fire = Fuoco
    .full = culto del Fuoco
cult-water = Acqua
    .full = culto dell’Acqua
cult-earth = Terra
    .full = culto della Terra
cult-air = Aria
    .full = culto dell’Aria
order-3 = 3 passi, il sacerdote resta
order-2 = 2 passi, il sacerdote resta
order-return = 1 passo, il sacerdote torna nella riserva

# Power actions
power-power_bridge = costruzione di un ponte
power-power_priest = 1 sacerdote
power-power_workers = 2 lavoratori
power-power_coins = 7 monete
power-power_spade = 1 pala
power-power_two_spades = 2 pale

# Special actions
special-bonus_spade = 1 pala
special-bonus_cult = 1 passo di culto
special-favor_cult_action = 1 passo di culto della tessera favore
special-auren_cult = 2 passi su un culto
special-double_action = doppia azione
special-giants_spades = 2 pale gratuite
special-sandstorm = tempesta di sabbia
special-swarm = emporio gratuito
special-ride = volo delle streghe
special-ride_waived = volo delle streghe senza abitazione
special-engineer_bridge = ponte con 2 lavoratori

# Scoring tiles
scoring-score_spade = 2 PV per pala (1 moneta per passo di Terra)
scoring-score_town = 5 PV per città (1 pala ogni 4 Terra)
scoring-score_dwelling_water = 2 PV per abitazione (1 sacerdote ogni 4 Acqua)
scoring-score_stronghold_fire = 5 PV per roccaforte o santuario (1 lavoratore ogni 2 Fuoco)
scoring-score_dwelling_fire = 2 PV per abitazione (4 potere ogni 4 Fuoco)
scoring-score_trading_post_water = 3 PV per emporio (1 pala ogni 4 Acqua)
scoring-score_stronghold_air = 5 PV per roccaforte o santuario (1 lavoratore ogni 2 Aria)
scoring-score_trading_post_air = 3 PV per emporio (1 pala ogni 4 Aria)
scoring-score_temple = 4 PV per tempio (2 monete per sacerdote negli ordini)

# Bonus tiles
bonus-bonus_spade = 2 monete, azione pala
bonus-bonus_cult = 4 monete, azione passo di culto
bonus-bonus_coins = 6 monete
bonus-bonus_shipping = 3 potere, navigazione +1
bonus-bonus_power_worker = 3 potere, 1 lavoratore
bonus-bonus_stronghold = 2 lavoratori, 4 PV per roccaforte e santuario
bonus-bonus_trading_post = 1 lavoratore, 2 PV per emporio
bonus-bonus_priest = 1 sacerdote
bonus-bonus_dwelling = 2 monete, 1 PV per abitazione
bonus-bonus_shipping_vp = 3 potere, 3 PV per livello di navigazione

# Favor tiles
favor-favor_fire_three = Fuoco 3
favor-favor_water_three = Acqua 3
favor-favor_earth_three = Terra 3
favor-favor_air_three = Aria 3
favor-favor_town_six = Fuoco 2, città con valore di potere 6
favor-favor_cult_action = Acqua 2, azione passo di culto
favor-favor_worker_power = Terra 2, rendita 1 lavoratore e 1 potere
favor-favor_power = Aria 2, rendita 4 potere
favor-favor_coins = Fuoco 1, rendita 3 monete
favor-favor_trading_post_vp = Acqua 1, 3 PV per emporio costruito
favor-favor_dwelling_vp = Terra 1, 2 PV per abitazione costruita
favor-favor_pass_trading_posts = Aria 1, PV per gli empori quando passi

# Town tiles
town-town_coins = 5 PV, 6 monete
town-town_workers = 7 PV, 2 lavoratori
town-town_priest = 9 PV, 1 sacerdote
town-town_power = 6 PV, 8 potere
town-town_cults = 8 PV, 1 passo in ogni culto
town-town_two_keys = 2 PV, 2 passi in ogni culto, 2 chiavi
town-town_shipping = 4 PV, navigazione +1
town-town_vp = 11 PV

# Conversions
convert-burn = sacrificio di 1 potere
convert-pw_p = 5 potere in 1 sacerdote
convert-pw_w = 3 potere in 1 lavoratore
convert-pw_c = 1 potere in 1 moneta
convert-p_w = 1 sacerdote in 1 lavoratore
convert-w_c = 1 lavoratore in 1 moneta
convert-vp_c = 1 PV in 1 moneta
convert-c_vp = 2 monete in 1 PV

# Abilities of factions and their strongholds
ability-halflings_spade_vp = 1 PV per ogni pala ottenuta, anche dal bonus dei culti
ability-halflings_stronghold = alla costruzione: subito 3 pale, poi si può costruire un’abitazione
ability-cultists_echo = dopo una costruzione: 1 passo di culto se qualcuno ha accettato il potere, 1 potere se tutti hanno rifiutato
ability-cultists_stronghold = alla costruzione: 7 PV
ability-alchemists_vp_coins = nel proprio turno: 1 PV in 1 moneta, 2 monete in 1 PV; alla fine 2 monete per PV
ability-alchemists_stronghold = alla costruzione: 12 potere; da allora 2 potere per ogni pala ottenuta
ability-darklings_priest_spades = una pala costa 1 sacerdote e dà 2 PV; nessun tracciato di scavo
ability-darklings_stronghold = alla costruzione: scambio di un massimo di 3 lavoratori con sacerdoti
ability-mermaids_river_town = nel proprio turno: una casella di fiume può unire edifici se così si fonda una città
ability-mermaids_stronghold = alla costruzione: navigazione +1 gratis, con i suoi PV
ability-swarmlings_town_workers = 3 lavoratori per città
ability-swarmlings_stronghold = azione speciale: un’abitazione diventa emporio gratis
ability-witches_town_vp = 5 PV per città
ability-witches_stronghold = azione speciale: abitazione gratuita su qualsiasi foresta libera
ability-auren_none = nessuna abilità prima della roccaforte
ability-auren_stronghold = alla costruzione: una tessera favore; azione speciale: 2 passi su un culto
ability-dwarves_tunnel = galleria oltre una casella per 2 lavoratori (1 con la roccaforte), 4 PV, una volta per azione; niente navigazione
ability-dwarves_stronghold = la galleria costa 1 lavoratore
ability-engineers_bridge = azione: un ponte per 2 lavoratori, quante volte si vuole
ability-engineers_stronghold = passando: 3 PV per ogni proprio ponte tra due propri edifici
ability-giants_two_spades = ogni trasformazione richiede esattamente 2 pale e porta alla terra desolata
ability-giants_stronghold = azione speciale: 2 pale
ability-chaos_magicians_favors = una sola abitazione iniziale, piazzata per ultima; 2 tessere favore per tempio e santuario
ability-chaos_magicians_stronghold = azione speciale: due azioni di seguito
ability-nomads_three_dwellings = tre abitazioni iniziali
ability-nomads_stronghold = azione speciale: una casella direttamente adiacente diventa deserto senza pale
ability-fakirs_carpet = tappeto volante oltre una casella (due con la roccaforte) per 1 sacerdote, 4 PV, una volta per azione; niente navigazione; un solo miglioramento dello scavo
ability-fakirs_stronghold = il tappeto volante supera fino a due caselle

# Refusals
refusal-not-awaited = Non tocca a te rispondere.
refusal-not-asked = Questa non è una risposta alla domanda aperta.
refusal-only-dealt = Questo lo decide solo la sorte.
refusal-faction-taken = Già in gioco: { $faction }, oppure l’altra fazione dello stesso terreno.
refusal-other-colour = Ti è toccato il colore { FORM($terrain, case: "of") }.
refusal-not-in-pool = Questa tessera non è tra quelle disponibili: { $tile }.
refusal-tile-needed = Scegli una delle tre tessere disponibili.
refusal-no-tile-in-last-round = Nell’ultimo round non si prendono tessere.
refusal-occupied = Su { $hex } c’è già un edificio.
refusal-other-terrain = Il terreno di { $hex } non è: { $terrain }.
refusal-already-home = { $hex } è già il tuo terreno natale.
refusal-out-of-reach = { $hex } è fuori dalla portata dei tuoi edifici.
refusal-skip-used = Per { $hex } servirebbe una seconda galleria o un secondo volo in questa azione.
refusal-dug-before = { $hex } è già stata trasformata con questa azione.
refusal-wrong-spades = { $given } pale non vanno bene: da { $least } a { $most }.
refusal-wrong-target = Qui questo terreno non è possibile.
refusal-no-paid-spades = { $missing ->
    [one] Manca { $missing } pala e qui non si può pagare.
   *[other] Mancano { $missing } pale e qui non si possono pagare.
}
refusal-nothing-to-dig = Con queste pale non si può trasformare alcuna casella.
refusal-not-transformed = Questa azione non ha trasformato { $hex } nel tuo terreno natale.
refusal-use-spades-first = Usa una pala prima di rinunciare alle altre.
refusal-no-piece-left = Sulla tua plancia non resta { TRAIT($structure, name: "gender") ->
    [f] alcuna
   *[m] alcun
} { $structure }.
refusal-lacks = Manca: monete { $coins }, lavoratori { $workers }, sacerdoti { $priests }, potere { $power }; nessuna conversione basta.
refusal-no-track = La tua fazione non ha questo tracciato.
refusal-track-at-end = Il tracciato è alla fine, livello { $level }.
refusal-not-own = Non hai edifici su { $hex }.
refusal-wrong-upgrade = Da { $from } non si passa a { $to }.
refusal-space-taken = Gli spazi dell’ordine da { $space } del { FORM($cult, case: "full") } sono occupati.
refusal-power-action-used = Azione di potere già usata in questo round: { $action }.
refusal-special-used = Azione speciale già usata in questo round.
refusal-other-faction = Possono farlo solo { FORM($faction, case: "def") }.
refusal-no-stronghold = Serve la tua roccaforte.
refusal-bonus-not-held = Non hai questa tessera: { $tile }.
refusal-favor-not-held = Non possiedi questa tessera: { $tile }.
refusal-no-common-edge = { $hex } non ha lati in comune con un tuo edificio.
refusal-no-such-plan = Questa modalità di pagamento non è tra quelle proposte.
refusal-no-free-conversions = In questa partita le conversioni libere sono disattivate.
refusal-cannot-convert = Per «{ $kind }» serve { $needed }, disponibile { $there }.
refusal-no-priest-left = Non restano sacerdoti nella tua riserva.
refusal-only-alchemists = Solo gli Alchimisti scambiano punti.
refusal-nothing-to-convert = Non c’è nulla da convertire.
refusal-other-kind-asked = Il menu chiede: { $kind }?
refusal-too-many = Al massimo { $most }.
refusal-favor-gone = Non ne restano: { $tile }.
refusal-favor-owned = La possiedi già: { $tile }.
refusal-town-gone = Non ne restano: { $tile }.
refusal-not-entering = Il tuo indicatore nel { FORM($cult, case: "full") } non sta per entrare nella casella 10.
refusal-must-enter = Scegli quale indicatore entra.
refusal-bridged = Su { $place } c’è già un ponte.
refusal-no-own-end = Non hai edifici a nessuna delle due estremità di { $place }.
refusal-no-bridge-left = Hai già costruito tutti i tuoi ponti.
refusal-nowhere-to-bridge = Non c’è alcun posto per un tuo ponte.
refusal-linked = { $river } unisce già una città.
refusal-no-town-there = Gli edifici intorno a { $river } ({ $structures } con valore di potere { $power }) non fondano una città.
refusal-no-such-offer = { $amount } potere non è tra le offerte che hai ricevuto ({ $seat }).
refusal-only-in-records = Questa mossa esiste solo nelle registrazioni di vecchie partite.

# Options of a new table
option-setup = Preparazione
option-setup-full = Completa
option-setup-introductory = Introduttiva
option-faction-choice = Scelta delle fazioni
option-faction-choice-turn-order = In ordine di turno
option-faction-choice-random-colours = Colori casuali
option-turn-order = Ordine di turno
option-turn-order-clockwise = In senso orario
option-turn-order-passing = Per ordine di passaggio
option-promo-bonus-shipping = Promo: bonus navigazione
option-promo-town-tiles = Promo: tessere città
option-promo-scoring-temple = Promo: punteggio Templi
option-cultists-decline-power = Potere ai Cultisti se tutti rifiutano
option-free-conversions = Conversioni libere nel proprio turno
option-key-choice = Chiavi
option-key-choice-ask = Chiedi
option-key-choice-auto = Automatico

# Il tavolo a parole

words-order = Ordine di turno
words-offer = { $giver } ha costruito: { $amount } potere offerto a { $seat }
words-no-faction = Ancora senza fazione.
words-faction = Fazione
words-home = Terreno natale
words-on-map = Sul tabellone
words-in-town = in una città
words-bridges = Ponti
words-bridge = { $from } – { $to }
words-board = Plancia fazione
words-income = Rendita del prossimo round
words-network = Rete più grande
words-priest-supply = Sacerdoti nella riserva
words-bonus = Tessera bonus
words-favors = Tessere favore
words-towns = Tessere città
words-cults = Culti
words-orders = Spazi per i sacerdoti
words-order-taken = { $steps } passi: { $seat }
words-order-free = { $steps } passi: libero
words-hex = { $hex } { $terrain }
words-hex-built = { $hex } { $terrain } con { $structure } ({ $seat })
words-row = Riga { $n }: { $hexes }
words-links = Città oltre il fiume
words-rounds = Round
words-round-tile = Round { $n }: { $tile }
words-power-actions = Azioni di potere
words-supply = Da prendere
words-bonus-pool = Tessere bonus
words-favors-left = Tessere favore
words-towns-left = Tessere città

# Parti di una valutazione, per i suggerimenti

worth-points = punti subito
worth-stock = risorse disponibili
worth-income = rendita dei prossimi round
worth-structures = edifici
worth-tracks = navigazione e scavo
worth-favors = tessere favore
worth-bonus = la tessera bonus
worth-cult-bonuses = bonus dei culti nei prossimi round
worth-scoring = tessere punteggio dei prossimi round
worth-land = terreno, vicini e città future
worth-prizes = premi finali per culti e rete

# Che cosa significa una mossa sul tavolo, per i commenti

remark-group = Edifici in questo gruppo: { $members }. Per una città mancano edifici: { $structures }, potere: { $power }.
remark-alone = Sta lontano dagli altri tuoi edifici. Per una città mancano edifici: { $structures }, potere: { $power }.
remark-in-town = Sta in una tua città e la ingrandisce; per la prossima città servono altri edifici.
