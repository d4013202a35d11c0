# Monumental Duel: Commercio, in italiano.
#
# Gli effetti delle carte sono composti dai messaggi della sezione «Effects»: all’imperativo, con «.inf» per
# l’infinito. Le righe del registro («.log») seguono il nome di una civiltà, che è plurale: perciò usano sostantivi.

## Civilizations, cards, policies, free cities

civilization-japanese = Giapponesi
    .def = i Giapponesi
civilization-malians = Maliani
    .def = i Maliani
civilization-aztecs = Aztechi
    .def = gli Aztechi
card-work-camp = Campo di lavoro
card-library = Biblioteca
card-fort = Forte
card-mine = Miniera
card-forum = Foro
card-dojo = Dojo
card-goldfield = Miniere d’oro di Bambouk
card-taghaza-saltworks = Saline di Taghaza
card-chinampas = Chinampas
card-ball-court = Campo della palla
card-trading-post = Stazione commerciale
card-aqueduct = Acquedotto
card-amphitheatre = Anfiteatro
card-university = Università
card-guild-hall = Sede della gilda
card-caravanserai = Caravanserraglio
card-workshop = Officina
card-laboratory = Laboratorio
card-archery-range = Campo di tiro
card-barricade = Barricata
card-bushido = Bushido
card-regional-tributes = Tributi regionali
card-land-use = Uso del suolo
card-writing = Scrittura
card-currency = Moneta
card-masonry = Arte muraria
card-cartography = Cartografia
card-banking = Attività bancaria
card-gunpowder = Polvere da sparo
card-steam-power = Forza del vapore
card-telegraphy = Telegrafia
card-colossus-of-rhodes = Colosso di Rodi
card-great-library = Grande Biblioteca di Alessandria
card-petra = Petra
card-angkor-wat = Angkor Wat
card-alhambra = Alhambra
card-forbidden-city = Città Proibita
card-suez-canal = Canale di Suez
card-eiffel-tower = Torre Eiffel
card-lake-texcoco = Lago Texcoco
card-sahara = Sahara
card-nile-delta = Delta del Nilo
card-phoenicia = Fenicia
card-champagne = Champagne
card-swahili-coast = Costa Swahili
card-pamirs = Pamir
card-klondike = Klondike
card-pampas = Pampa
policy-shogunate = Shogunato
policy-tea-ceremony = Cerimonia del tè
policy-castle-towns = Città castello
policy-rangaku = Rangaku
policy-meiji-restoration = Restaurazione Meiji
policy-pilgrimage-to-mecca = Pellegrinaggio alla Mecca
policy-trans-saharan-caravans = Carovane transahariane
policy-timbuktu-manuscripts = Manoscritti di Timbuctù
policy-kouroukan-fouga = Kouroukan Fouga
policy-griots = Griot
policy-calendar = Calendario
policy-codex = Codice
policy-triple-alliance = Triplice Alleanza
policy-flower-wars = Guerre dei fiori
policy-tlatelolco-market = Mercato di Tlatelolco
warlord-tomoe-gozen = Tomoe Gozen
warlord-sundiata-keita = Sundiata Keita
warlord-moctezuma-i = Montezuma I
scout-japanese-scout = Esploratore giapponese
scout-malian-scout = Esploratore maliano
scout-aztec-scout = Esploratore azteco
city-venice = Venezia
city-samarkand = Samarcanda
city-lubeck = Lubecca
city-novgorod = Novgorod
city-malacca = Malacca
city-kilwa = Kilwa
city-ragusa = Ragusa
city-quanzhou = Quanzhou
city-hormuz = Hormuz
city-aden = Aden

## Words

resource-production = produzione
resource-science = scienza
resource-military = forza militare
resource-culture = cultura
resource-gold = oro
    .gender = m
resource-basic = risorsa base a scelta
resource-basics = risorse base a scelta
resource-basics-same = risorse base di un solo tipo
type-coastal = costiera
    .plural = costiere
type-mountain = montuosa
    .plural = montuose
type-agrarian = agricola
    .plural = agricole
kind-building = edificio
kind-basic = edificio base
kind-knowledge = carta Conoscenza
kind-wonder = meraviglia
kind-province = provincia
purchase-building = edifici della fila dello sviluppo
purchase-basic = edifici base
purchase-knowledge = carte Conoscenza
purchase-wonder-part = parti di meraviglia
purchase-province-row = province della fila dello sviluppo
purchase-province-opponent = province dell’avversario
purchase-policy = politiche
purchase-progress = progresso scientifico
cards-one = 1 carta
cards-many = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
cards-up-to = { $n ->
    [one] fino a { $n } carta
   *[other] fino a { $n } carte
}
event-acquire-building = acquisisci un edificio
event-acquire-knowledge = acquisisci una carta Conoscenza
event-acquire-wonder = inizi una meraviglia
event-complete-wonder = completi una meraviglia
event-conquer = conquisti una provincia
event-develop-policy = sviluppi una politica
event-trade = commerci
event-take-free-city = ottieni una città libera
event-gain-advantage = ottieni il vantaggio
event-scientific-progress = fai un progresso scientifico
event-add-type = piazzi un segnalino tipo su una provincia
event-discard-city = scarti una carta dalla tua città
event-archive = archivi una carta
rival-acquire-building = acquisisce un edificio
rival-acquire-knowledge = acquisisce una carta Conoscenza
rival-acquire-wonder = inizia una meraviglia
rival-complete-wonder = completa una meraviglia
rival-conquer = conquista una provincia
rival-develop-policy = sviluppa una politica
rival-trade = commercia
rival-take-free-city = ottiene una città libera
rival-gain-advantage = ottiene il vantaggio
rival-scientific-progress = fa un progresso scientifico
rival-add-type = piazza un segnalino tipo su una provincia
rival-discard-city = scarta una carta dalla propria città
rival-archive = archivia una carta

## Effects

ability-action = azione: { $effect }
ability-on-card = all’attivazione della carta: { $effect }
ability-on-city = all’attivazione della città: { $effect }
ability-first-time = la prima volta in ogni round che { $event }: { $effect }
ability-each-time = ogni volta che { $event }: { $effect }
ability-first-time-rival = la prima volta in ogni round che l’avversario { $event }: { $effect }
ability-each-time-rival = ogni volta che l’avversario { $event }: { $effect }
ability-exchange = puoi, quante volte vuoi, { FORM($effect, case: "inf") }
ability-lasting = duraturo: { $effect }
ability-permission = { $effect }
bonus = bonus: { $effect }
bonus-locked = bonus, solo tramite il condottiero: { $effect }
effect-nothing = nulla
effect-then = { $first }, poi { $rest }
    .inf = { FORM($first, case: "inf") }, poi { FORM($rest, case: "inf") }
effect-or = { $first }; oppure { $rest }
    .inf = { FORM($first, case: "inf") }; oppure { FORM($rest, case: "inf") }
effect-or-short = { $first } o { $rest }
effect-and = { $first } e { $rest }
effect-paid = paga { $cost } per { FORM($effect, case: "inf") }
    .inf = pagare { $cost } per { FORM($effect, case: "inf") }
cost-of = { $n } { $resource }
cost-same = { $n ->
    [one] { $n } risorsa base (niente oro)
   *[other] { $n } risorse base di un solo tipo (niente oro)
}
op-gain = ottieni { $n } { $resource }
    .inf = ottenere { $n } { $resource }
op-gain-per = ottieni { $n } { $resource } per ogni { $counter }
    .inf = ottenere { $n } { $resource } per ogni { $counter }
op-gain-per-max = ottieni { $n } { $resource } per ogni { $counter } (al massimo { $max })
    .inf = ottenere { $n } { $resource } per ogni { $counter } (al massimo { $max })
per-province = provincia che controlli
per-province-type = provincia { $type } che controlli
per-province-types = tipo diverso di provincia che controlli
per-policy = politica che hai sviluppato
per-wonder = meraviglia che hai completato
per-free-city = città libera accanto alla tua città
per-previous = carta così spostata
op-may = puoi { FORM($effect, case: "inf") }
    .inf = poter { FORM($effect, case: "inf") }
op-when = se { $condition }, { $effect }
    .inf = { FORM($effect, case: "inf") } se { $condition }
op-when-else = se { $condition }, { $effect }, altrimenti { $else }
    .inf = { FORM($effect, case: "inf") } se { $condition }, altrimenti { FORM($else, case: "inf") }
op-draw-use-one = pesca e usa la prima carta del tuo mazzo della città
    .inf = pescare e usare la prima carta del tuo mazzo della città
op-draw-use = { $n ->
    [one] pesca e usa la prima carta del tuo mazzo della città
   *[other] pesca e usa le prime { $n } carte del tuo mazzo della città, una dopo l’altra
}
    .inf = { $n ->
    [one] pescare e usare la prima carta del tuo mazzo della città
   *[other] pescare e usare le prime { $n } carte del tuo mazzo della città, una dopo l’altra
}
op-archive = archivia { $cards }
    .inf = archiviare { $cards }
op-discard-city = scarta { $cards } dalla tua città
    .inf = scartare { $cards } dalla tua città
op-reinforce = rinforza { $cards }
    .inf = rinforzare { $cards }
op-discard-row = scarta { $cards } dalla fila dello sviluppo
    .inf = scartare { $cards } dalla fila dello sviluppo
op-copy-city = copia 1 { $kinds } della tua città
    .inf = copiare 1 { $kinds } della tua città
op-copy-policy = copia l’azione di un’altra politica che hai sviluppato
    .inf = copiare l’azione di un’altra politica che hai sviluppato
op-acquire = acquisisci 1 carta ({ $kinds }) a { $discount } in meno
    .inf = acquisire 1 carta ({ $kinds }) a { $discount } in meno
op-gain-basic = ottieni 1 edificio base
    .inf = ottenere 1 edificio base
op-gain-row = ottieni 1 { $kinds } della fila dello sviluppo
    .inf = ottenere 1 { $kinds } della fila dello sviluppo
op-gain-row-max = ottieni 1 { $kinds } della fila dello sviluppo con costo non superiore a { $max }
    .inf = ottenere 1 { $kinds } della fila dello sviluppo con costo non superiore a { $max }
op-build-part = costruisci 1 parte di meraviglia a { $discount } in meno
    .inf = costruire 1 parte di meraviglia a { $discount } in meno
op-conquer-any = conquista una provincia della fila dello sviluppo o la provincia in cima alla pila dell’avversario a { $discount } in meno
    .inf = conquistare una provincia della fila dello sviluppo o la provincia in cima alla pila dell’avversario a { $discount } in meno
op-conquer-row = conquista una provincia della fila dello sviluppo a { $discount } in meno
    .inf = conquistare una provincia della fila dello sviluppo a { $discount } in meno
op-conquer-opponent = conquista la provincia in cima alla pila dell’avversario a { $discount } in meno
    .inf = conquistare la provincia in cima alla pila dell’avversario a { $discount } in meno
op-gain-advantage = ottieni il vantaggio
    .inf = ottenere il vantaggio
op-free-trade = commercia gratis
    .inf = commerciare gratis
op-add-type = piazza un segnalino tipo su una tua provincia che non ha quel tipo
    .inf = piazzare un segnalino tipo su una tua provincia che non ha quel tipo
op-move-type = sposta un segnalino tipo su un’altra tua provincia che non ha quel tipo
    .inf = spostare un segnalino tipo su un’altra tua provincia che non ha quel tipo
op-apply-bonus-top = applica di nuovo il bonus della provincia in cima alla tua pila
    .inf = applicare di nuovo il bonus della provincia in cima alla tua pila
op-apply-bonus = applica il bonus della provincia { $province }
    .inf = applicare il bonus della provincia { $province }
op-bonus-else = { $effect }; se non la controlli, invece { $else }
    .inf = { FORM($effect, case: "inf") }; se non la controlli, invece { FORM($else, case: "inf") }
if-gained = in questo round hai ottenuto almeno { $n } { $resource }
if-advantage = hai il vantaggio
if-province = controlli una provincia
if-province-type = controlli almeno 1 provincia { $type }
if-provinces = { $n ->
    [one] controlli almeno { $n } provincia
   *[other] controlli almeno { $n } province
}
if-provinces-type = { $n ->
    [one] controlli almeno { $n } provincia { $type }
   *[other] controlli almeno { $n } province { FORM($type, case: "plural") }
}
if-province-types = { $n ->
    [one] controlli almeno { $n } tipo di provincia
   *[other] controlli almeno { $n } tipi di provincia
}
if-policies = { $n ->
    [one] hai sviluppato almeno { $n } politica
   *[other] hai sviluppato almeno { $n } politiche
}
if-wonders = { $n ->
    [one] hai completato almeno { $n } meraviglia
   *[other] hai completato almeno { $n } meraviglie
}
if-free-cities = { $n ->
    [one] hai almeno { $n } città libera
   *[other] hai almeno { $n } città libere
}
if-not-gained = in questo round hai ottenuto meno di { $n } { $resource }
if-not-advantage = non hai il vantaggio
if-not-province = non controlli alcuna provincia
if-not-province-type = non controlli alcuna provincia { $type }
if-not-provinces = controlli meno di { $n } province
if-not-provinces-type = controlli meno di { $n } province { FORM($type, case: "plural") }
if-not-province-types = controlli meno di { $n } tipi di provincia
if-not-policies = { $n ->
    [one] non hai sviluppato alcuna politica
   *[other] hai sviluppato meno di { $n } politiche
}
if-not-wonders = { $n ->
    [one] non hai completato alcuna meraviglia
   *[other] hai completato meno di { $n } meraviglie
}
if-not-free-cities = { $n ->
    [one] non hai alcuna città libera
   *[other] hai meno di { $n } città libere
}
mod-cheaper = paghi { $n } in meno per { $kinds }
mod-dearer = paghi { $n } in più per { $kinds }
mod-defence = conquistare la provincia in cima alla tua pila costa all’avversario { $n } in più
mod-no-decay = alla fine del round non togli alcun segnalino dalla carta Vantaggio
mod-outbid = prenderti il vantaggio costa { $n } in più
mod-substitute = puoi pagare { $pay } al posto di { $as } per { $kinds }
mod-city-threshold = una città libera si unisce a te con { $n } oro sul tuo lato
special-conquer-with-gold = Paghi le province solo in oro.
special-conquest-reward = Dopo ogni conquista ottieni { $n } { $resource }.
special-starting-province = Inizi con la provincia { $province }.
special-type-tokens = { $n ->
    [one] Hai { $n } segnalino tipo di provincia.
   *[other] Hai { $n } segnalini tipo di provincia.
}
scout-trade = una volta per round: commercia con una città libera a portata; se non appartiene a nessuno, metti { $n } oro sul tuo lato

## Questions

prompt-over = La partita è terminata.
prompt-draw = Si pesca una carta.
prompt-civilization = Scegli la tua civiltà.
prompt-activate = Scegli una riga e una colonna della tua città da attivare.
prompt-turn = Fai un’azione o passa.
prompt-order = Quale effetto ora?
prompt-order-bonuses = Quale bonus delle politiche ora?
prompt-substitute = Costo { $price } { $resource }: { TRAIT($with, name: "gender") ->
    [m] quanto
   *[f] quanta
} { $with } paghi al suo posto?
prompt-gold = Costo { $price } { $resource }: quanto ne paghi in oro?
prompt-keep-wonder = Hai iniziato { $new } con una meraviglia incompiuta. Quale tieni?
prompt-bid-resource = Con quale risorsa fai l’offerta per il vantaggio?
prompt-bid-amount = Quanto offri in { $resource }?
prompt-basic = Scegli una risorsa base da ottenere (ancora { $n }).
prompt-basic-same = { $n ->
    [one] Scegli il tipo di { $n } risorsa base da ottenere.
   *[other] Scegli il tipo di { $n } risorse base da ottenere.
}
prompt-pay-type = Di quale tipo paghi { $n }?
prompt-branch = Scegli un effetto.
prompt-offer = Vuoi { FORM($effect, case: "inf") }?
prompt-archive = Scegli una carta della tua città da archiviare (ancora { $n }).
prompt-archive-up-to = Puoi archiviare una carta della tua città (fino a { $n }).
prompt-discard-city = Scegli una carta della tua città da scartare (ancora { $n }).
prompt-discard-city-up-to = Puoi scartare una carta della tua città (fino a { $n }).
prompt-reinforce = Scegli una carta attivata da rinforzare (ancora { $n }).
prompt-reinforce-up-to = Puoi rinforzare una carta attivata (fino a { $n }).
prompt-copy-city = Scegli una carta della tua città da copiare.
prompt-copy-policy = Scegli una politica di cui copiare l’azione.
prompt-discard-row = Scegli una carta della fila dello sviluppo da scartare (ancora { $n }).
prompt-discard-row-up-to = Puoi scartare una carta della fila dello sviluppo (fino a { $n }).
prompt-trade = Scegli una città libera con cui commerciare.
prompt-free-trade = Scegli una città libera con cui commerciare gratis.
prompt-gain-basic = Scegli un edificio base da ottenere.
prompt-target = Scegli a che cosa si applica l’effetto.
prompt-add-type = Piazza un segnalino tipo su una tua provincia.
prompt-move-type = Sposta un segnalino tipo di provincia.
prompt-keep-knowledge = Hai pescato una seconda conoscenza, { $drawn }. Quale resta?

## Steps

step-deal-first = Primo giocatore: { $seat }
step-deal-row = Nella fila dello sviluppo: { $card }
step-deal-free-city = Nuova città libera: { $city }
step-deal-city = { $seat }: carta pescata { $card }
step-civ = Gioca con { FORM($civ, case: "def") }
    .log = civiltà: { $civ }
step-activate = Attiva riga { $row } e colonna { $column }
    .log = attivano riga { $row } e colonna { $column }
step-next = Risolvi { $card }
    .log = risolvono { $card }
step-acquire = Acquisisci { $card }
    .log = acquisiscono { $card }
step-complete = Completa { $card }
    .log = completano { $card }
step-develop = Sviluppa { $card }
    .log = sviluppano { $card }
step-copy = Copia { $card }
    .log = copiano { $card }
step-conquer = Conquista { $card } dell’avversario
    .log = conquistano { $card } dell’avversario
step-use = Usa { $card }
    .log = usano { $card }
step-progress = Progresso scientifico
    .log = fanno un progresso scientifico
step-advantage = Offri per il vantaggio
    .log = offrono per il vantaggio
step-pass = Passa
    .log = passano
step-exchange = Scambia con { $card }
    .log = scambiano con { $card }
step-gold = Paga { $n } in oro
    .log = pagano { $n } in oro
step-substitute = Paga { $n } in sostituzione
    .log = pagano { $n } in sostituzione
step-keep-new = Tieni la nuova meraviglia
    .log = tengono la nuova meraviglia
step-keep-old = Tieni la vecchia meraviglia
    .log = tengono la vecchia meraviglia
step-keep-placed = Tieni la prima conoscenza
    .log = tengono la prima conoscenza
step-keep-drawn = Tieni la conoscenza pescata
    .log = tengono la conoscenza pescata
step-bid = Offri { $resource }
    .log = offrono { $resource }
step-amount = Offri { $n }
    .log = offrono { $n }
step-basic = { $resource }
step-branch = Opzione { $n }
    .log = scelgono l’opzione { $n }
step-branch-effect = { $effect }
step-yes = Sì
    .log = sì
step-no = No
    .log = no
step-pick = Prendi { $card }
    .log = prendono { $card }
step-archive = Archivia { $card }
    .log = archiviano { $card }
step-discard-city = Scarta { $card }
    .log = scartano { $card }
step-reinforce = Rinforza { $card }
    .log = rinforzano { $card }
step-trade = Commercia con { $city }
    .log = commerciano con { $city }
step-type = Piazza un segnalino «{ $type }» su { $card }
    .log = piazzano un segnalino «{ $type }» su { $card }
step-move = Sposta un segnalino «{ $type }» da { $from } a { $to }
    .log = spostano un segnalino «{ $type }» da { $from } a { $to }
step-stop = Fermati
    .log = si fermano
step-row-empty = Lì non c’è nulla
    .log = lì non c’è nulla
card-at = { $card } (riga { $row }, colonna { $column })

## Refusals

refusal-not-asked = Questa non è una risposta alla domanda aperta.
refusal-civilization-taken = Questa civiltà è già presa.
refusal-no-such-line = Una città ha tre righe e tre colonne.
refusal-not-pending = Questo effetto non è in attesa.
refusal-row-empty = Questo spazio della fila dello sviluppo è vuoto.
refusal-no-such-pile = Questo non è un edificio base.
refusal-pile-empty = Questa pila è vuota.
refusal-wrong-kind = L’effetto non consente questo tipo di carta.
refusal-too-dear = La carta costa { $cost }; l’effetto consente al massimo { $max }.
refusal-cannot-pay = Il costo è { $price } { $resource }; con oro e sostituzioni puoi pagare { $payable }.
refusal-cannot-pay-gold = Il costo è { $price } oro; ne hai { $gold }.
refusal-no-unfinished-wonder = Non hai meraviglie incompiute.
refusal-not-in-culture-deck = Questa politica non è nel tuo mazzo della cultura.
refusal-not-enough-culture = La prossima politica costa { $price } cultura; ne hai { $culture }.
refusal-nothing-to-conquer = L’avversario non controlla province.
refusal-no-card-there = Lì non c’è alcuna carta.
refusal-not-activated = La carta non è attivata.
refusal-activated = La carta è attivata.
refusal-no-such-ability = La carta non ha un effetto di questo tipo.
refusal-already-used = È già stata usata in questo round.
refusal-condition-fails = La sua condizione non è soddisfatta.
refusal-cost-not-payable = Non puoi pagarne il costo.
refusal-no-effect = Non cambierebbe nulla.
refusal-deck-empty = Il tuo mazzo della città è vuoto.
refusal-advantage-held = Hai già il vantaggio.
refusal-bid-not-payable = L’offerta minima è { $min }; non puoi pagarla.
refusal-bid-other-type = L’offerta deve essere del tipo che si trova sulla carta.
refusal-out-of-range = Scegli un numero da { $low } a { $high }.
refusal-needs-advantage = Il condottiero agisce solo finché hai il vantaggio.
refusal-no-city-in-reach = Non c’è alcuna città libera con cui commerciare.
refusal-city-out-of-reach = Questa città libera è fuori portata.
refusal-already-traded = Hai già commerciato con questa città in questo round.
refusal-trade-needs-gold = Commerciare costa { $price } oro.
refusal-not-basic = Scegli produzione, scienza o forza militare.
refusal-go-upwards = Le scelte di un effetto vanno in ordine crescente.
refusal-pick-earlier = Resterebbe troppo poco per il resto dell’effetto.
refusal-must-pick = L’effetto va eseguito per quanto possibile.
refusal-cannot-copy = Questa carta non si può copiare.
refusal-not-your-province = Questa provincia non è tua.
refusal-type-there = La provincia è già { $type }.
refusal-no-token = Non hai più segnalini «{ $type }».
refusal-no-token-there = Lì non c’è alcun segnalino «{ $type }».
refusal-no-such-branch = Questa opzione non esiste.
refusal-not-from-opponent = L’effetto non riguarda l’avversario.

## Numbers and points

tally-points = Punti
tally-production = Produzione
tally-science = Scienza
tally-military = Militare
tally-culture = Cultura
tally-gold = Oro
tally-provinces = Province
tally-knowledge = Conoscenze
tally-wonders = Meraviglie
tally-policies = Politiche
tally-free-cities = Città libere
tally-deck = Mazzo della città
score-provinces = Province
score-knowledge = Conoscenze
score-wonders = Meraviglie
score-policies = Politiche
score-free-cities = Città libere
score-most-provinces = Dominio: province
score-most-knowledge = Dominio: conoscenze
score-most-wonders = Dominio: meraviglie
score-most-policies = Dominio: politiche

## Options of a new table

option-civilizations = Civiltà
option-civilizations-null = A scelta
option-civilizations-japanese = Giapponesi
option-civilizations-malians = Maliani
option-civilizations-aztecs = Aztechi
option-first = Primo giocatore
option-first-null = A sorte
option-first-0 = Posto 1
option-first-1 = Posto 2
option-yields = Risorse delle carte attivate
option-yields-after-effects = Dopo gli effetti (regolamento)
option-yields-before-effects = Prima degli effetti
option-reactions = Le reazioni valgono
option-reactions-turns = Nei turni dei giocatori (regolamento)
option-reactions-always = Anche durante l’attivazione
option-holder = Chi ha il vantaggio senza segnalini
option-holder-secures = Può offrire per consolidarlo
option-holder-waits = Non può offrire
option-own-tokens = «Ottieni il vantaggio» per chi lo ha già
option-own-tokens-removed = Toglie i segnalini (regolamento)
option-own-tokens-kept = Lascia i segnalini

# Il tavolo a parole

words-advantage = Vantaggio
words-advantage-tokens = Segnalini sul vantaggio
words-advantage-nobody = Nessuno ha il vantaggio.
words-no-civilization = Ancora senza civiltà.
words-civilization = Civiltà
words-city = Città
words-row = Riga { $n }
words-column = Colonna { $n }
words-wonder = Meraviglia incompiuta
words-policies = Politiche, l’ultima è attiva
words-policies-left = Politiche da sviluppare
words-provinces = Province, dalla più alta
words-free-cities = Città libere
words-deck = Carte nel mazzo della città
words-activated = attivata
words-under = sotto
words-development-row = Fila dello sviluppo
words-basics = Edifici base
words-market = Città libere tra i giocatori
words-gold = Oro su ogni lato

# Parti di una valutazione, per i suggerimenti

worth-points = punti subito
worth-stock = risorse disponibili
worth-deck = ciò che darà il mazzo della città
worth-city = la tua città in questo round
worth-ahead = cose iniziate: meraviglia, commercio, vantaggio
worth-domination = punti per il dominio

# Che cosa significa una mossa sul tavolo, per i commenti

remark-provinces = Province: tu { $own }, l’avversario { $rival }. Averne di più dà altri punti.
remark-knowledge = Conoscenze: tu { $own }, l’avversario { $rival }. Averne di più dà altri punti.
remark-wonders = Meraviglie: tu { $own }, l’avversario { $rival }. Averne di più dà altri punti.
remark-policies = Politiche: tu { $own }, l’avversario { $rival }. Averne di più dà altri punti.
remark-city = Tuo oro presso questa città: { $gold }. Per averla ne manca ancora: { $missing }.
