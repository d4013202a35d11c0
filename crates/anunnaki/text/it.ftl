# Anunnaki – L’alba degli dèi, in italiano.
#
# Le righe del registro («.log») seguono il nome di una casata o di una persona e sono alla terza persona singolare.

## Goods, tracks, houses, pieces

resource-food = cibo
resource-wood = legno
resource-metal = metallo
resource-gold = oro
track-war = Guerra
    .of = della Guerra
track-technology = Tecnologia
    .of = della Tecnologia
track-trade = Commercio
    .of = del Commercio
track-power = Potere
    .of = del Potere
house-pharaos = Pharaos
    .of = dei Pharaos
house-norrenis = Norrenis
    .of = dei Norrenis
house-babylons = Babylons
    .of = dei Babylons
house-hellenis = Hellenis
    .of = degli Hellenis
kind-follower = seguace
    .def = il seguace
    .indef = un seguace
    .none = alcun seguace
    .cap = Seguace
kind-minor_god = dio minore
    .def = il dio minore
    .indef = un dio minore
    .none = alcun dio minore
    .cap = Dio minore
kind-major_god = dio maggiore
    .def = il dio maggiore
    .indef = un dio maggiore
    .none = alcun dio maggiore
    .cap = Dio maggiore
kind-settlement = insediamento
    .def = l’insediamento
    .indef = un insediamento
    .none = alcun insediamento
    .cap = Insediamento
colour-blue = blu
    .f = blu
    .fpl = blu
colour-red = rosso
    .f = rossa
    .fpl = rosse

## Action tokens and magic

token-portal = Portale
token-move_blue = Movimento (blu)
token-move_red = Movimento (rosso)
token-trade = Commercio
token-harvest_blue = Raccolta (blu)
token-harvest_red = Raccolta (rossa)
token-creation = Creazione
token-income = Rendita degli insediamenti
token-power = Potere
token-market = Mercato
magic-magic_red = azione rossa
magic-magic_blue = azione blu
magic-magic_weapons = 2 carte Arma avanzata
magic-magic_upgrade = potenziamento tecnologico
magic-magic_build = costruzione di un insediamento
magic-magic_followers = reclutamento di 3 seguaci

## Cards and tiles

weapon-slingshot = Fionda
weapon-long_shield = Scudo lungo
weapon-dagger = Pugnale
weapon-short_bow = Arco corto
weapon-double_axe = Ascia bipenne
weapon-ballista = Balista
weapon-casting_net = Rete da lancio
weapon-broadsword = Spada larga
weapon-war_cart = Carro da guerra
weapon-viking_helmet = Elmo vichingo
weapon-composite_bow = Arco composito
weapon-long_spear = Lancia lunga
god-anubis = Anubi
god-bast = Bastet
god-horus = Horus
god-isis = Iside
god-osiris = Osiride
god-seth = Seth
god-sekhmet = Sekhmet
god-loki = Loki
god-thor = Thor
god-freyr = Freyr
god-freya = Freyja
god-frigg = Frigg
god-heimdallr = Heimdall
god-aegir = Ægir
god-anu = Anu
god-assur = Assur
god-marduk = Marduk
god-ninlil = Ninlil
god-ninhursag = Ninhursag
god-ea = Ea
god-enlil = Enlil
god-hades = Ade
god-ares = Ares
god-athena = Atena
god-demeter = Demetra
god-hera = Era
god-hermes = Ermes
god-poseidon = Poseidone
god-ra = Ra
god-odin = Odino
god-ishtar = Ishtar
god-zeus = Zeus
god-major = il dio maggiore
artifact-scarab_amulet = Amuleto dello Scarabeo
artifact-duplicity_mirror = Specchio della Doppiezza
artifact-afterworld_map = Mappa dell’Oltremondo
artifact-cornucopia = Cornucopia
artifact-tablet_of_destinies = Tavola dei Destini
artifact-pandoras_box = Vaso di Pandora
pandora-pandora_crystal = cristallo magico
pandora-pandora_follower = seguace
pandora-pandora_weapon = carta Arma avanzata
goal-goal_shrines = Santuari
goal-goal_territories = Territori
goal-goal_settlements = Insediamenti
goal-goal_units = Miniature

## Places, costs and rewards

place-gaia = Gaia {$at}
    .in = su Gaia {$at}
    .from = da Gaia {$at}
    .of = di Gaia {$at}
place-home = {$house} {$at}
    .in = su {$house} {$at}
    .from = da {$house} {$at}
    .of = di {$house} {$at}
place-afterworld = Oltremondo
    .in = nell’Oltremondo
    .from = dall’Oltremondo
    .of = dell’Oltremondo
place-line = linea {$from} – {$to}
pact-named = l’accordo {$cost} → {$reward}
    .of = dell’accordo {$cost} → {$reward}
reward-resource = {$n} {$resource}
reward-any = {$n ->
    [one] {$n} risorsa qualsiasi
   *[other] {$n} risorse qualsiasi
}
reward-crystal = {$n ->
    [one] {$n} cristallo
   *[other] {$n} cristalli
}
reward-vp = {$n} PV
reward-track = {$track} +{$n}
reward-follower = {$n ->
    [one] {$n} seguace
   *[other] {$n} seguaci
}
reward-weapon = {$n ->
    [one] {$n} arma avanzata
   *[other] {$n} armi avanzate
}
reward-pact = {$n ->
    [one] {$n} accordo dalla fila
   *[other] {$n} accordi dalla fila
}
reward-build = costruzione di un insediamento
reward-upgrade = potenziamento di una tessera
reward-move-sign = un sigillo spostato
reward-portal = {$n ->
    [one] portale per {$n} miniatura
   *[other] portale per {$n} miniature
}
reward-move = {$n ->
    [one] movimento di {$n} punto
   *[other] movimento di {$n} punti
}
reward-income = rendita degli insediamenti
reward-power-action = azione Potere
reward-action = azione di una tessera { FORM($colour, case: "f") }
reward-or = {$first} o {$rest}
reward-nothing = gratis

## Numbers of a seat

tally-vp = punti vittoria
tally-crystals = cristalli magici
tally-reserve = seguaci nella riserva
tally-settlements = insediamenti costruiti
tally-signs = sigilli piazzati
tally-gods = dèi evocati
tally-weapons = armi in mano
tally-pacts = accordi in corso
tally-territories = territori controllati

## Sources of points

points-start = all’inizio
points-weapons = battaglie vinte
points-pacts = accordi commerciali
points-settlements = rendita degli insediamenti
points-power-tokens = segnalini del tracciato del Potere
points-tokens = segnalini Cultura e civiltà antiche
points-gods = dèi
points-artifacts = artefatti
points-ranks = posizioni sui tracciati
points-goals = tessere Obiettivo
points-power = tracciato del Potere
points-leftovers = risorse e cristalli rimasti

## Questions

ask-nothing = Nulla da decidere.
ask-house = Scegli la tua casata.
ask-discard = Scarta uno dei tuoi cinque dèi minori; gli altri quattro restano.
ask-pawn = Muovi la pedina su una tessera azione.
ask-crossed-sign = Ra: spostare il sigillo sulla {$cell} in una casella vuota?
ask-magic = Usa un’azione magica o passa.
ask-token = Esegui l’azione di una delle tue tessere { FORM($colour, case: "fpl") }.
ask-menu = Azioni aggiuntive: una di ogni tipo, poi «fatto».
ask-move-pick = { $points ->
    [one] Movimento: scegli una miniatura (resta {$points} punto) o fermati.
   *[other] Movimento: scegli una miniatura (restano {$points} punti) o fermati.
}
ask-move-to = Dove si muove { FORM($kind, case: "def") } { FORM($from, case: "of") }?
ask-carry = Trasporta una miniatura { FORM($from, case: "from") } { FORM($to, case: "in") } (ancora {$left}) o fermati.
ask-portal-pick = Portale: scegli una miniatura (ancora {$left}) o fermati.
ask-portal-to = Dove teletrasporti { FORM($kind, case: "def") } { FORM($from, case: "of") }?
ask-take-pact = Prendi un accordo (ancora {$left}) o fermati.
ask-harvest = Raccogli in un territorio (ancora {$left}) o fermati.
ask-collect = Quale risorsa raccogli { FORM($at, case: "in") } (ancora {$left})?
ask-cover = Quale fonte { FORM($at, case: "of") } si esaurisce?
ask-create = Creazione: quale risorsa ottieni ({$amount})?
ask-sell = Mercato: paga una risorsa o rifiuta.
ask-buy = Mercato: ottieni due risorse diverse.
ask-recruit = Recluta un seguace (ancora {$left}) o fermati.
ask-bring = La riserva è vuota: da dove arriva il seguace per {$to}?
ask-build = Dove costruisci un insediamento?
ask-upgrade = Potenzia una tessera accanto alla tua pedina.
ask-act-now = Eseguire subito l’azione potenziata {$token}?
ask-arm = Prendi in mano un’arma avanzata (ancora {$left}).
ask-lift-sign = Sposta uno dei tuoi sigilli o rifiuta.
ask-place-sign = In quale casella vuota va il sigillo della {$cell}?
ask-pay = Paga una risorsa qualsiasi (ancora {$left}).
ask-gain = Ottieni una risorsa qualsiasi (ancora {$left}).
ask-choose = Scegli la tua ricompensa.
ask-summon-god = Quale dio evochi?
ask-replace = {$god}: quale seguace viene sostituito?
ask-use-power = Usare il potere di {$god}?
ask-free-pact = Bastet: quale accordo onori gratis?
ask-sacrifice = { $resources ->
    [one] Freyja: restituisci un seguace per {$resources} risorsa o rifiuta.
   *[other] Freyja: restituisci un seguace per {$resources} risorse o rifiuta.
}
ask-reinforce = Frigg: piazzare un seguace { FORM($at, case: "in") }?
ask-origin = { $left ->
    [one] Anu: da dove parte {$left} miniatura?
   *[other] Anu: da dove partono fino a {$left} miniature?
}
ask-group-to = Anu: dove vanno le miniature { FORM($from, case: "of") }?
ask-group = Anu: porta una miniatura { FORM($from, case: "from") } { FORM($to, case: "in") } (ancora {$left}) o fermati.
ask-bless = Atena: quale risorsa prendi { FORM($at, case: "from") }?
ask-fulfil-pact = Quale accordo onori?
ask-half = Ti spetta solo metà { FORM($pact, case: "of") }: non controlli un territorio dove è richiesto. Prendi la parte centrale, oppure i punti e l’avanzata sul Commercio?
ask-cornucopia = Cornucopia: ottieni risorse, o pagale in cambio di punti.
ask-pandora = Vaso di Pandora: quale segnalino apri?
ask-lose-follower = Pandora: quale seguace perdi?
ask-lose-weapon = Pandora: quale arma avanzata perdi?
ask-battle = Quale battaglia si combatte ora?
ask-anubis = Anubi: aggiungere un seguace alla battaglia { FORM($at, case: "in") }?
ask-commit = Scegli la tua arma per la battaglia { FORM($at, case: "in") }.
ask-commit-second = Loki: aggiungi una seconda arma per la battaglia { FORM($at, case: "in") }, o nessuna.
ask-keep = Loki: quale delle due armi resta nella battaglia { FORM($at, case: "in") }?
ask-replacement = Elmo vichingo: gioca un’altra arma { FORM($at, case: "in") } o perdi la battaglia.
ask-second-card = Arco composito: aggiungere una seconda arma avanzata { FORM($at, case: "in") }?
ask-cart = Carro da guerra: quanto metallo paghi per la forza { FORM($at, case: "in") }?
ask-steal = Fionda: quale risorsa prendi a {$from}?
ask-artifact = Atlantide è tua: prendi un artefatto.
ask-destiny = Tavola dei Destini: scegli un tracciato in segreto.
ask-corner = Quale segnalino Cultura si risolve ora?
ask-culture = Prendi la ricompensa Cultura { FORM($corner, case: "of") }: {$reward}?
ask-scarab = Amuleto dello Scarabeo: fai avanzare un indicatore (ancora {$left}) o rinuncia.

## Steps

do-choose-house = Casata { FORM($house, case: "of") }
    .log = sceglie la Casata { FORM($house, case: "of") }
do-discard-god = Scarta {$god}
    .log = scarta {$god}
do-move-pawn = Pedina su {$token}
    .log = muove la pedina su {$token}
do-shift-sign = Sposta il sigillo sulla {$cell}
    .log = sposta il sigillo sulla {$cell}
do-cast = Magia: {$magic}
    .log = usa la magia: {$magic}
do-use-mirror = Scarta lo Specchio della Doppiezza per due azioni magiche
    .log = scarta lo Specchio della Doppiezza per due azioni magiche
do-perform = Esegui {$token}
    .log = esegue {$token}
do-summon = Evoca un dio
    .log = evoca un dio
do-fulfil = Onora un accordo
    .log = onora un accordo
do-use-cornucopia = Usa la Cornucopia
    .log = usa la Cornucopia
do-use-pandora = Apri il Vaso di Pandora
    .log = apre il Vaso di Pandora
do-done = Fatto
    .log = termina
do-pick = { FORM($kind, case: "cap") } { FORM($at, case: "in") }
    .log = sceglie { FORM($kind, case: "indef") } { FORM($at, case: "in") }
do-step = Muovi { FORM($to, case: "in") }
    .log = muove { FORM($to, case: "in") }
do-carry = Porta con te { FORM($kind, case: "indef") }
    .log = porta con sé { FORM($kind, case: "indef") }
do-teleport = Teletrasporta { FORM($to, case: "in") }
    .log = teletrasporta { FORM($to, case: "in") }
do-take-pact = Prendi {$pact}
    .log = prende {$pact}
do-harvest = Raccogli { FORM($at, case: "in") }
    .log = raccoglie { FORM($at, case: "in") }
do-harvest-part = Raccogli solo {$n} { FORM($at, case: "in") }
    .log = raccoglie solo {$n} { FORM($at, case: "in") }
do-collect = Raccogli {$resource}
    .log = raccoglie {$resource}
do-cover = Esaurisci la fonte: {$resource}
    .log = esaurisce una fonte: {$resource}
do-create = Crea {$resource}
    .log = crea {$resource}
do-sell = Paga {$resource}
    .log = paga {$resource}
do-buy = Ottieni {$first} e {$second}
    .log = ottiene {$first} e {$second}
do-recruit = Recluta { FORM($at, case: "in") }
    .log = recluta { FORM($at, case: "in") }
do-bring = Porta un seguace { FORM($from, case: "from") }
    .log = porta un seguace { FORM($from, case: "from") }
do-build = Costruisci un insediamento { FORM($at, case: "in") }
    .log = costruisce un insediamento { FORM($at, case: "in") }
do-upgrade = Potenzia {$token}
    .log = potenzia {$token}
do-arm = Prendi {$weapon}
    .log = prende {$weapon}
do-lift-sign = Prendi il sigillo della {$cell}
    .log = prende il sigillo della {$cell}
do-place-sign = Metti il sigillo sulla {$cell}
    .log = mette il sigillo sulla {$cell}
do-pay = Paga {$resource}
    .log = paga {$resource}
do-gain = Ottieni {$resource}
    .log = ottiene {$resource}
do-choose = Scegli {$reward}
    .log = sceglie {$reward}
do-summon-god = Evoca {$god}
    .log = evoca {$god}
do-replace = Sostituisci il seguace { FORM($at, case: "in") }
    .log = sostituisce il seguace { FORM($at, case: "in") }
do-free-pact = Onora {$pact} gratis
    .log = onora {$pact} gratis
do-sacrifice = Restituisci il seguace { FORM($at, case: "of") }
    .log = restituisce il seguace { FORM($at, case: "of") }
do-origin = Parti { FORM($at, case: "from") }
    .log = parte { FORM($at, case: "from") }
do-fulfil-pact = Onora {$pact}
    .log = onora {$pact}
do-take-middle = Prendi la ricompensa centrale
    .log = prende la ricompensa centrale
do-take-bottom = Prendi i punti e avanza sul Commercio
    .log = prende i punti e avanza sul Commercio
do-horn-gain = Ottieni {$n} {$resource}
    .log = ottiene {$n} {$resource}
do-horn-pay = { $vp ->
    [one] Paga {$n} {$resource} per {$vp} punto
   *[other] Paga {$n} {$resource} per {$vp} punti
}
    .log = { $vp ->
    [one] paga {$n} {$resource} per {$vp} punto
   *[other] paga {$n} {$resource} per {$vp} punti
}
do-open = Apri il segnalino: {$token}
    .log = apre il segnalino: {$token}
do-lose-follower = Perdi il seguace { FORM($at, case: "of") }
    .log = perde il seguace { FORM($at, case: "of") }
do-lose-weapon = Perdi {$weapon}
    .log = perde {$weapon}
do-fight = Combatti { FORM($at, case: "in") }
    .log = combatte { FORM($at, case: "in") }
do-commit = Gioca {$weapon}
    .log = gioca {$weapon}
do-commit-none = Nessun’altra arma
    .log = non gioca altre armi
do-reveal = Armi scoperte { FORM($at, case: "in") }: {$attack} contro {$defence}
    .log = scopre le armi { FORM($at, case: "in") }: {$attack} contro {$defence}
do-reveal-ancient = Attacco alla civiltà antica { FORM($at, case: "in") } con {$attack}
    .log = attacca la civiltà antica { FORM($at, case: "in") } con {$attack}
do-keep = Tieni {$weapon}
    .log = tiene {$weapon}
do-pay-metal = Paga {$n} metallo per la forza
    .log = paga {$n} metallo per la forza
do-steal = Prendi {$resource} al vincitore
    .log = prende {$resource} al vincitore
do-take-artifact = Prendi {$artifact}
    .log = prende {$artifact}
do-destine = Scegli in segreto il tracciato { FORM($track, case: "of") }
    .log = sceglie in segreto il tracciato { FORM($track, case: "of") }
do-resolve = Risolvi il segnalino Cultura { FORM($corner, case: "of") }: {$reward}
    .log = risolve il segnalino Cultura { FORM($corner, case: "of") }: {$reward}
do-advance = Avanza sul tracciato { FORM($track, case: "of") }
    .log = avanza sul tracciato { FORM($track, case: "of") }
do-use = Sì
    .log = sì
do-decline = No
    .log = no
do-stop = Fermati
    .log = si ferma

## Steps others must not read

hidden-discard = Scarta un dio minore
    .log = scarta un dio minore
hidden-arm = Prendi un’arma avanzata
    .log = prende un’arma avanzata
hidden-lose-weapon = Perdi un’arma avanzata
    .log = perde un’arma avanzata
hidden-destiny = Scegli un tracciato in segreto
    .log = sceglie un tracciato in segreto
hidden-deal-gods = Si distribuiscono gli dèi minori
hidden-deal-artifacts = Tre artefatti vengono guardati in segreto
hidden-commit = Scelta coperta di un’arma
    .log = sceglie un’arma coperta

## Deals

deal-house = In gioco la Casata { FORM($house, case: "of") }
deal-gods = Dèi minori distribuiti: {$gods}
deal-first = Primo giocatore: {$seat}
deal-token = Prossima tessera della stella: {$token}
deal-ancient = Appare una civiltà antica, forza {$strength}
deal-culture = Si scopre un segnalino Cultura: {$reward}
deal-artifacts = Gli artefatti: {$artifacts}
deal-pact = Nuovo accordo nella fila: {$pact}
deal-goal = Prossima tessera Obiettivo: {$goal}

## Il racconto

deed-battle-won = {$seat} vince la battaglia { FORM($at, case: "in") }, {$attack} contro {$defence}
deed-battle-lost = {$seat} perde contro la civiltà antica { FORM($at, case: "in") }, {$attack} contro {$defence}
deed-scoring = Il punteggio finale

## Why a step is refused

refused-not-the-question = Questa non è una risposta alla domanda aperta.
refused-house-taken = Questa casata è già presa.
refused-god-not-dealt = Questo dio non è tra quelli che hai ricevuto.
refused-pawn-must-move = La pedina deve andare su un’altra casella.
refused-first-turn-blue = Il primo turno inizia su una tessera blu.
refused-cell-taken = In questa casella c’è già un sigillo.
refused-cell-empty = In questa casella non c’è alcun sigillo.
refused-crystals = { $need ->
    [one] Costa {$need} cristallo magico; ne hai {$have}.
   *[other] Costa {$need} cristalli magici; ne hai {$have}.
}
refused-lacking = Serve {$need} {$resource}; disponibile {$have}.
refused-goods = { $need ->
    [one] Serve {$need} risorsa qualsiasi; te ne resta {$have}.
   *[other] Servono {$need} risorse qualsiasi; te ne restano {$have}.
}
refused-metal = Hai {$have} metallo, non {$need}.
refused-no-effect = Non avrebbe alcun effetto.
refused-not-owned = Non possiedi questo artefatto.
refused-same-magic = Lo Specchio richiede due azioni magiche diverse.
refused-wrong-colour = La tessera è dell’altro colore.
refused-under-pawn = La tua pedina è su questa tessera.
refused-not-next-to-pawn = La tessera non è accanto alla tua pedina.
refused-already-upgraded = La tessera è già potenziata.
refused-once-per-turn = Si può fare una volta per turno.
refused-no-summon-token = Nessun segnalino Evocazione è libero.
refused-no-follower-on-board = Non hai seguaci sulle plance.
refused-no-such-piece = Lì non hai { FORM($kind, case: "none") }.
refused-settlement-is-no-figure = I tuoi insediamenti non sono miniature.
refused-locked = Le miniature in un territorio conteso sono bloccate.
refused-already-arrived = La miniatura è già stata teletrasportata.
refused-atlantis-closed = Così non si entra in Atlantide né se ne esce.
refused-solid-border = Questo confine di Atlantide è una linea continua.
refused-not-neighbours = I territori non sono adiacenti.
refused-no-step = La miniatura non ha mosse consentite.
refused-foreign-capital = Le capitali altrui sono chiuse.
refused-not-in-play = Per te questo territorio non è in gioco.
refused-same-territory = È già lì.
refused-not-controlled = Non controlli questo territorio.
refused-no-settlement = Lì non hai insediamenti.
refused-settlement-there = C’è già un insediamento.
refused-no-settlement-left = Hai già costruito tutti i tuoi insediamenti.
refused-no-follower-to-take = Né la riserva né un altro territorio ha un seguace disponibile.
refused-other-board = È su un altro pianeta.
refused-already-harvested = Questa azione ha già raccolto lì.
refused-no-harvest-strength = Lì la tua forza di raccolta è 0.
refused-exhausted = Lì tutte le fonti sono esaurite.
refused-harvest-less =
    { $most ->
        [0] Lì si può raccogliere solo 1 risorsa.
       *[other] Una parte di questa raccolta va da 1 a {$most}.
    }
refused-type-not-here = Qui non c’è {$resource} da prendere.
refused-other-types = Il mercato dà due risorse diverse, di altri tipi.
refused-no-pact = Non c’è alcun accordo.
refused-pact-not-held = Non hai questo accordo.
refused-not-in-stack = La carta non è nella tua pila.
refused-not-in-hand = La carta non è nella tua mano.
refused-regular-weapon = Qui si può giocare solo un’arma avanzata.
refused-forced-off = Questa carta è appena stata respinta.
refused-not-played = Non hai giocato questa carta.
refused-must-play = Devi giocare un’arma.
refused-god-not-available = Non puoi evocare questo dio.
refused-no-alternative = Alternative disponibili: {$have}.
refused-token-used = Questo segnalino è già usato.
refused-not-contested = Non c’è nulla per cui combattere.
refused-not-in-artifact-stack = L’artefatto non è nella pila.
refused-not-surrounded = Il segnalino non è circondato.
refused-track-chosen = Il primo passo è stato sul tracciato { FORM($track, case: "of") }; scegline un altro.
refused-track-closed = Il tuo indicatore sul tracciato { FORM($track, case: "of") } non può avanzare.
refused-no-figures = Lì non hai miniature.

## Options of a new table

option-houses = Casate
option-houses-pick = A scelta
option-houses-random = Casuali
option-first-game = Prima partita
option-net-stops-slingshot = La rete da lancio ferma anche la fionda
option-afterworld-joins-atlantis = L’Oltremondo confina anche con Atlantide
option-ra-new-signs-only = Ra evocato paga solo per i sigilli nuovi
option-ra-leaves-cell-empty = Lo spostamento di Ra lascia vuota la casella percorsa

## Il tavolo a parole

words-over = La partita è terminata.
words-battle = Battaglia
words-place = Luogo
words-attacker = Attaccante
words-defender = Difensore
words-ancient = Civiltà antica
words-strength = Forza di attacco e difesa
words-strength-of = forza {$n}
words-face-down = coperta, forza da 3 a 5
words-weapons-shown = Armi scoperte
words-no-house = Ancora senza casata.
words-house = Casata
words-pawn = Pedina su
words-signs = Sigilli
words-upgraded = Azioni potenziate
words-gods = Dèi minori
words-summoned = evocazione fatta
words-major-summoned = Il dio maggiore è stato evocato.
words-hand = Armi in mano
words-held-pacts = Accordi in corso
words-fulfilled-pacts = Accordi onorati
words-artifacts = Artefatti
words-ancients-defeated = Civiltà antiche sconfitte
words-controlled = Territori controllati
words-star = Stella delle azioni
words-colour = Colore
words-pawns = Pedine
words-joined = Collegata a
words-world = Mondo: {$world}
words-gaia = Gaia
words-territories = Territori
words-sources = Fonti
words-there = Elementi
words-any = una risorsa qualsiasi
words-exhausted = esaurita
words-shrines = santuario
words-pacts = Accordi disponibili
words-tracks = Tracciati
words-goal = Tessera Obiettivo

# Parti di una valutazione, per i suggerimenti

worth-points = punti subito
worth-stock = risorse, armi e accordi
worth-tracks = obiettivi e tracciati
worth-ranks = posizioni sui tracciati
worth-pieces = miniature e insediamenti
worth-star = sigilli sulla stella e dèi
worth-land = territori e fonti

# Che cosa significa una mossa sul tavolo, per i commenti

remark-ray = { $missing ->
    [0] Questo raggio della stella è completo: si può evocare un dio minore.
   *[other] Sigilli che mancano a questo raggio per il suo dio minore: { $missing }.
}
remark-great = { $missing ->
    [0] Il centro della stella è completo: si può evocare il tuo dio maggiore.
   *[other] Sigilli che mancano al centro per il tuo dio maggiore: { $missing }.
}
remark-more-land = Territori che controlli ora: { $territories }.
remark-less-land = Ora controlli meno territori: { $territories }.
