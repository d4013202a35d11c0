## Altay – L’alba della civiltà, in italiano
##
## Le righe del registro («.log») seguono il nome di una fazione e sono alla terza persona singolare.

### Resources, terrains, factions, regions

resource-food = cibo
    .plural = cibi
resource-wood = legno
    .plural = legni
resource-metal = metallo
    .plural = metalli
resource-stone = pietra
    .plural = pietre
resource-culture = cultura
    .plural = culture
terrain-farmland = campo
    .gender = m
terrain-forest = foresta
    .gender = f
terrain-hill = collina
    .gender = f
terrain-mountain = montagna
    .gender = f
faction-earthfolk = Popolo della Terra
    .def = il Popolo della Terra
faction-elvenfolk = Popolo Elfico
    .def = il Popolo Elfico
faction-firefolk = Popolo del Fuoco
    .def = il Popolo del Fuoco
faction-smallfolk = Piccolo Popolo
    .def = il Piccolo Popolo
region-farmland_top_left = Campo 0, in alto a sinistra
region-farmland_top_centre = Campo 1, in alto al centro
region-farmland_top_right = Campo 2, in alto a destra
region-farmland_bottom_left = Campo 3, in basso a sinistra
region-farmland_bottom_centre = Campo 4, in basso al centro
region-farmland_bottom_right = Campo 5, in basso a destra
region-forest_upper_left = Foresta 6, in alto a sinistra
region-forest_top = Foresta 7, in alto
region-forest_right = Foresta 8, a destra
region-forest_lower_left = Foresta 9, in basso a sinistra
region-forest_inner_right = Foresta 10, a destra del centro
region-forest_bottom_right = Foresta 11, in basso a destra
region-hill_left = Collina 12, a sinistra
region-hill_top = Collina 13, in alto
region-hill_upper_right = Collina 14, in alto a destra
region-hill_inner_left = Collina 15, a sinistra del centro
region-hill_bottom = Collina 16, in basso
region-hill_lower_right = Collina 17, in basso a destra
region-mountain_left = Montagna 18, a sinistra
region-mountain_centre = Montagna 19, al centro
region-mountain_top = Montagna 20, in alto
region-mountain_right = Montagna 21, a destra
region-mountain_bottom = Montagna 22, in basso
edition-it = edizione italiana (2025)
edition-ru = edizione russa (2024)
level-1 = livello 1
level-2 = livello 2
level-3 = livello 3
crossing-land = terra
crossing-river = fiume
crossing-strait = stretto

### Action cards

kind-hunter = Cacciatore
kind-warrior = Guerriero
kind-village = Villaggio
kind-colonist = Colono
kind-digger = Scavatore
kind-loremaster = Maestro del Sapere
kind-shaman = Sciamano
kind-craftsman_wood = Artigiano (legno)
kind-craftsman_stone = Artigiano (pietra)
kind-spellweaver = Tessincanti
kind-farmer = Contadino
kind-lumberjack = Taglialegna
kind-miner = Minatore
kind-stonecutter = Tagliapietre
kind-scholar = Erudito
kind-merchant = Mercante
kind-cavalry = Cavalleria
kind-town = Paese
kind-worker = Lavoratore
kind-chariot = Carro da Guerra
kind-city = Città
card-hunter = Cacciatore
card-warrior = Guerriero
card-village = Villaggio
card-colonist = Colono
card-digger = Scavatore
card-loremaster = Maestro del Sapere
card-shaman = Sciamano
card-craftsman_wood = Artigiano (legno)
card-craftsman_stone = Artigiano (pietra)
card-spellweaver = Tessincanti
card-farmer_vp0 = Contadino
card-lumberjack_vp0 = Taglialegna
card-miner_vp0 = Minatore
card-stonecutter_vp0 = Tagliapietre
card-scholar_vp0 = Erudito
card-merchant_vp1 = Mercante (1 PV)
card-merchant_vp0 = Mercante
card-cavalry_vp1 = Cavalleria (1 PV)
card-cavalry_vp0 = Cavalleria
card-town_vp1 = Paese (1 PV)
card-town_vp0 = Paese
card-worker_vp1 = Lavoratore (1 PV)
card-worker_vp0 = Lavoratore
card-chariot_vp2 = Carro da Guerra (2 PV)
card-chariot_vp1 = Carro da Guerra (1 PV)
card-chariot_vp0 = Carro da Guerra
card-city_vp2 = Città (2 PV)
card-city_vp1 = Città (1 PV)
card-city_vp0 = Città

### Achievements and tokens

achievement-engineering = Ingegneria
achievement-masonry = Arte muraria
achievement-mathematics = Matematica
achievement-strategy = Strategia
achievement-writing = Scrittura
achievement-commerce = Mercatura
achievement-government = Governo
achievement-leadership = Comando
achievement-philosophy = Filosofia
achievement-religion = Religione
achievement-academy = Accademia
achievement-amphitheatre = Anfiteatro
achievement-aqueducts = Acquedotti
achievement-ark = Arca
achievement-colossus = Colosso
achievement-great_wall = Grande Muraglia
achievement-highways = Strade lastricate
achievement-mausoleum = Mausoleo
achievement-siege_engines = Macchine d’assedio
achievement-triumphal_arch = Arco di trionfo
token-conquest_1 = segnalino di valore 1
token-conquest_2_food = segnalino di valore 2 con cibo
token-conquest_2_wood = segnalino di valore 2 con legno
token-conquest_2_metal = segnalino di valore 2 con metallo
token-conquest_2_stone = segnalino di valore 2 con pietra
token-conquest_3_wood = segnalino di valore 3 con legno
token-conquest_3_metal = segnalino di valore 3 con metallo
token-conquest_3_stone = segnalino di valore 3 con pietra
nothing = niente

### What cards say; generated from their data, so plain placeables only

amount = { $n ->
    [one] { $n } { $resource }
   *[other] { $n } { FORM($resource, case: "plural") }
}
amount-wms = { $n } tra legno, metallo e pietra
amount-any = { $n ->
    [one] { $n } risorsa qualsiasi
   *[other] { $n } risorse qualsiasi
}
effect-produce = ottieni { $goods }
    .log = ottiene { $goods }
effect-produce-using = sfrutta { TRAIT($terrain, name: "gender") ->
    [f] una tua
   *[m] un tuo
} { $terrain }: ottieni { $goods }
    .log = sfrutta { TRAIT($terrain, name: "gender") ->
    [f] una sua
   *[m] un suo
} { $terrain } e ottiene { $goods }
effect-fill-using = sfrutta { TRAIT($terrain, name: "gender") ->
    [f] una tua
   *[m] un tuo
} { $terrain }: riempi dalla riserva la carta { $card } sul tuo tavolo
    .log = sfrutta { TRAIT($terrain, name: "gender") ->
    [f] una sua
   *[m] un suo
} { $terrain } e riempie dalla riserva la carta { $card } sul suo tavolo
effect-consume-token = consuma un tuo segnalino Conquista: ottieni 1 risorsa a scelta
    .log = consuma un suo segnalino Conquista e ottiene 1 risorsa a scelta
effect-collect-one = metti sul tavolo; accumula { $goods }, poi costruisci 1 insediamento
    .log = mette sul tavolo; accumula { $goods }, poi costruisce 1 insediamento
effect-collect = { $n ->
    [one] metti sul tavolo; accumula { $goods }, poi costruisci { $n } insediamento
   *[other] metti sul tavolo; accumula { $goods }, poi costruisci { $n } insediamenti
}
    .log = { $n ->
    [one] mette sul tavolo; accumula { $goods }, poi costruisce { $n } insediamento
   *[other] mette sul tavolo; accumula { $goods }, poi costruisce { $n } insediamenti
}
effect-store = metti sul tavolo; conserva fino a { $goods } per i turni successivi
    .log = mette sul tavolo; conserva fino a { $goods } per i turni successivi
effect-draw-one = pesca 1 carta
    .log = pesca 1 carta
effect-draw = { $n ->
    [one] pesca { $n } carta
   *[other] pesca { $n } carte
}
effect-attack = forza { $n } in attacco
effect-defend = forza { $n } in difesa
tech-trash-then-draw = elimina 1 carta della mano, poi pesca 1 carta
tech-place-extra-settlement = puoi posizionare 1 altro insediamento disponibile
tech-discard-then-draw = scarta 1 carta della mano, poi pesca 1 carta
tech-defence-bonus = forza +{ $n } quando difendi e combatti
tech-archive = archivia 1 carta della mano, se non ne hai già una; giocala in seguito come se fosse in mano
tech-swap-resource = spendi 1 risorsa, ottieni 1 risorsa di un altro tipo
    .log = spende 1 risorsa, ottiene 1 risorsa di un altro tipo
tech-draw-more = { $n ->
    [one] pesca { $n } carta in più
   *[other] pesca { $n } carte in più
}
tech-attack-bonus = forza +{ $n } in ogni tuo attacco
tech-produce = ottieni { $goods }
    .log = ottiene { $goods }
tech-resettle = riedifica 1 tuo insediamento in un territorio adiacente libero o tuo
    .log = riedifica 1 insediamento in un territorio adiacente libero o proprio
timing-once-per-turn = una volta per turno: { $effect }
    .log = { FORM($effect, case: "log") }
timing-instant = istantaneo: { $effect }
timing-continuous = continuo: { $effect }
timing-end-of-turn = fine del turno: { $effect }
counted-technologies = tecnologie completate
counted-action-cards = tue carte Azione
counted-regions-with-two = tuoi territori con 2 o più insediamenti
counted-regions-with-one = tuoi territori con esattamente 1 insediamento
counted-cards-with-points = tue carte Azione con PV
counted-regions-next-to-opponent = tuoi territori adiacenti a un avversario
counted-regions-of-best-terrain = tuoi territori del tuo terreno più numeroso
counted-starting-cards = carte di partenza che hai ancora
counted-captured-settlements = insediamenti catturati
counted-conquest-tokens = segnalini Conquista catturati
wonder-each = 1 PV ciascuno per: { $counted }; al massimo { $cap }
wonder-per = 1 PV ogni { $divisor } { $counted }; al massimo { $cap }
wonder-bonus = { $bonus } PV, più 1 ogni { $divisor } { $counted }; al massimo { $cap }

### Questions

prompt-over = La partita è terminata.
prompt-dealing = Si distribuiscono le carte.
prompt-factions = Scegli la tua fazione.
prompt-starts = Scegli il campo in cui inizi.
prompt-main = Scegli che cosa fare.
prompt-use = Quale territorio sfrutta la carta { $card }?
prompt-take = Quale risorsa prendi?
prompt-pay = Come paghi la parte libera della carta { $card }?
prompt-attack-cards = Attacco al territorio { $to }: la tua forza è { $attack } contro { $defence }. Aggiungi carte.
prompt-respond = Il territorio { $to } è attaccato con forza { $attack }; la tua difesa è { $defence }. Ti arrendi o combatti?
prompt-defence-cards = Difesa del territorio { $to }: la tua forza è { $defence } contro { $attack }. Aggiungi carte.
prompt-yield = { $left ->
    [one] Hai perso un insediamento. Scarta fino a { $left } carta per pescarne altrettante.
   *[other] Hai perso un insediamento. Scarta fino a { $left } carte per pescarne altrettante.
}
prompt-place = { $left ->
    [one] Posiziona un insediamento (ne resta { $left }).
   *[other] Posiziona un insediamento (ne restano { $left }).
}
prompt-place-from-card = Posiziona l’insediamento della tua nuova tecnologia.
prompt-place-extra = Puoi posizionare un altro insediamento.
prompt-first-token = Con quale risorsa inizi il progetto { $achievement }?
prompt-trash = Elimina una carta, poi pescane una.
prompt-swap = Scarta una carta, poi pescane una.
prompt-give = Quale risorsa dai?
prompt-from = Da quale territorio parte un insediamento?
prompt-to = Dove va l’insediamento del territorio { $from }?
prompt-archive = Archiviare una carta?
prompt-more = Pescare la carta in più del Governo?

### Steps, as options and in the log

step-faction = Gioca con { FORM($faction, case: "def") }
    .log = gioca con { FORM($faction, case: "def") }
step-start-region = Inizia nel campo { $region }
    .log = inizia nel campo { $region }
step-play = Gioca { $card }: { $effect }
    .log = gioca { $card }: { FORM($effect, case: "log") }
step-play-archived = Gioca { $card } archiviata: { $effect }
    .log = gioca la carta archiviata { $card }: { FORM($effect, case: "log") }
step-put = Posiziona { $resource } su { $card }
    .log = posiziona { $resource } su { $card }
step-put-achievement = Posiziona { $resource } su { $achievement }
    .log = posiziona { $resource } su { $achievement }
step-release = Usa le risorse conservate su { $card }
    .log = usa le risorse conservate su { $card }
step-buy = Compra { $card } per { $cost }
    .log = compra { $card } per { $cost }
step-buy-empty = Compra { $card }
    .log = compra { $card }
step-attack = Attacca il territorio { $to } ({ $seat }) dal territorio { $from }
    .log = attacca il territorio { $to } ({ $seat }) dal territorio { $from }
step-attack-token = Attacca il segnalino nel territorio { $to } dal territorio { $from }
    .log = attacca il segnalino nel territorio { $to } dal territorio { $from }
step-start = Inizia il progetto { $achievement }
    .log = inizia il progetto { $achievement }
step-start-secret = Rivela e inizia la meraviglia segreta { $achievement }
    .log = rivela e inizia la meraviglia segreta { $achievement }
step-drop = Scarta { $achievement }
    .log = scarta { $achievement }
step-tech = Usa { $achievement }: { $effect }
    .log = usa { $achievement }: { FORM($effect, case: "log") }
step-buy-resource = { $coins ->
    [one] Compra 1 { $resource } per { $coins } moneta
   *[other] Compra 1 { $resource } per { $coins } monete
}
    .log = { $coins ->
    [one] compra 1 { $resource } per { $coins } moneta
   *[other] compra 1 { $resource } per { $coins } monete
}
step-end-turn = Termina il turno
    .log = termina il turno
step-use = Sfrutta il territorio { $region }
    .log = sfrutta il territorio { $region }
step-take = Prendi { $resource }
    .log = prende { $resource }
step-pay = Paga con { $resource }
    .log = paga con { $resource }
step-add = Aggiungi { $card } (forza { $n })
    .log = aggiunge { $card } (forza { $n })
step-add-archived = Aggiungi { $card } archiviata (forza { $n })
    .log = aggiunge la carta archiviata { $card } (forza { $n })
step-surrender = Arrenditi
    .log = si arrende
step-fight = Combatti
    .log = combatte
step-defend = Difendi con { $card } (forza { $n })
    .log = difende con { $card } (forza { $n })
step-defend-archived = Difendi con { $card } archiviata (forza { $n })
    .log = difende con la carta archiviata { $card } (forza { $n })
step-discard = Scarta { $card }
    .log = scarta { $card }
step-discard-archived = Scarta la carta archiviata { $card }
    .log = scarta la carta archiviata { $card }
step-done = Basta carte
    .log = non aggiunge altre carte
step-settle = Insediamento nel territorio { $region }
    .log = posiziona un insediamento nel territorio { $region }
step-build-and-lose = Costruiscilo anche se va perso
    .log = costruisce un insediamento che va perso
step-decline = Non costruire
    .log = non costruisce
step-first = Inizia con { $resource }
    .log = inizia con { $resource }
step-trash = Elimina { $card }
    .log = elimina { $card }
step-trash-archived = Elimina la carta archiviata { $card }
    .log = elimina la carta archiviata { $card }
step-give = Dai { $resource }
    .log = dà { $resource }
step-from = Riedifica dal territorio { $region }
    .log = riedifica dal territorio { $region }
step-to = Riedifica nel territorio { $region }
    .log = riedifica nel territorio { $region }
step-archive = Archivia { $card }
    .log = archivia { $card }
step-no-archive = Non archiviare
    .log = non archivia nulla
step-draw-more = Pesca la carta in più
    .log = pesca la carta in più
step-draw-no-more = Pesca il numero normale di carte
    .log = non pesca la carta in più
step-first-player = Primo giocatore: { $seat }
step-reveal = Nuovo progetto di livello { $level }: { $achievement }
step-token = Territorio { $region }: { $token }
step-deal-faction = { $seat }: { $faction }
step-draw = { $seat } pesca { $card }
step-draw-hidden = { $seat } pesca una carta
step-secret = { $seat } ottiene la meraviglia segreta { $achievement }
step-secret-hidden = { $seat } ottiene una meraviglia segreta

### Il racconto

deed-battle-won = { $seat } vince la battaglia per il territorio { $region }, { $attack } contro { $defence }
deed-battle-drawn = La battaglia per il territorio { $region } finisce in parità, { $attack } contro { $defence }

### Numbers

tally-points = PV
tally-food = cibo
tally-wood = legno
tally-metal = metallo
tally-stone = pietra
tally-culture = cultura
tally-regions = territori
tally-settlements = insediamenti
tally-stock = insediamenti disponibili
tally-hand = carte in mano
tally-cards = carte possedute
tally-technologies = tecnologie
tally-wonders = meraviglie
tally-captured = insediamenti catturati
tally-conquests = segnalini Conquista
tally-coins = monete
score-achievements = progetti
score-action-cards = carte Azione
score-regions = territori
score-captured-settlements = insediamenti catturati
score-conquest-tokens = segnalini Conquista

### Why a step is not allowed

refusal-not-the-question = Questa non è una risposta alla domanda aperta.
refusal-not-asked = Ora non tocca a { $seat }.
refusal-faction-taken = Fazione già scelta: { $faction }.
refusal-not-a-start = Si inizia in un campo in gioco; il territorio { $region } non lo è.
refusal-start-taken = Qualcuno inizia già nel territorio { $region }.
refusal-not-in-hand = La carta { $card } non è nella tua mano.
refusal-not-archived = La carta { $card } non è archiviata.
refusal-no-such-effect = { $has ->
    [one] La carta { $card } ha { $has } effetto.
   *[other] La carta { $card } ha { $has } effetti.
}
refusal-only-in-battle = Questo effetto vale solo in combattimento.
refusal-no-attack-symbol = La carta { $card } non ha forza in attacco.
refusal-no-defence-symbol = La carta { $card } non ha forza in difesa.
refusal-no-unused-region = Non controlli { TRAIT($terrain, name: "gender") ->
    [f] alcuna { $terrain } non ancora sfruttata
   *[m] alcun { $terrain } non ancora sfruttato
} in questo turno.
refusal-nothing-to-fill = Sul tuo tavolo non c’è la carta { $card }.
refusal-title-on-table = Sul tuo tavolo c’è già una carta { $card }.
refusal-nothing-to-draw = Il tuo mazzo e la tua pila degli scarti sono vuoti.
refusal-no-fresh-token = Non hai segnalini Conquista non consumati.
refusal-supply-empty = Nella riserva non c’è nulla di ciò che otterresti.
refusal-supply-short = Nella riserva manca: { $missing }.
refusal-not-in-pool = Non hai { $resource }.
refusal-not-on-table = Sul tuo tavolo non c’è la carta { $card }.
refusal-nothing-in-progress = Non hai progetti in sviluppo.
refusal-no-open-space = Nessuno spazio libero accetta { $resource }.
refusal-not-a-store = La carta { $card } non conserva nulla per dopo.
refusal-store-empty = Sulla carta { $card } non c’è nulla.
refusal-store-fed = La carta { $card } ha ricevuto un segnalino in questo turno; i suoi segnalini sono per i turni successivi.
refusal-no-use-for = Ora { $resource } non ti serve, e tutto ciò che è sulla carta va usato.
refusal-no-use-for-all = Per { $resource } c’è un uso, ma non per tutto ciò che è sulla carta insieme, e va usato tutto.
refusal-nothing-to-spend-on = Ora non puoi spendere nulla di ciò che è sulla carta, nemmeno { $resource }.
refusal-wasted = Questa risorsa ({ $resource }) viene da una carta che conserva usata in questo turno; non può essere conservata di nuovo.
refusal-released-unused = Prima usa { $resource } della carta che conserva: c’è ancora un uso.
refusal-not-for-sale = La carta { $card } non è in vendita.
refusal-pile-empty = La pila di { $card } è vuota.
refusal-already-bought = In questo turno hai già comprato una carta { $card }.
refusal-cannot-pay = Manca: { $missing }.
refusal-not-own-region = Non controlli il territorio { $region }.
refusal-not-adjacent = I territori { $from } e { $to } non sono adiacenti.
refusal-nothing-to-attack = Nel territorio { $region } non c’è nulla da attaccare.
refusal-already-attacked = In questo turno hai già attaccato il territorio { $region }.
refusal-already-attacked-from = In questo turno hai già attaccato il territorio { $to } dal territorio { $from }.
refusal-no-attack-card = Non hai carte con forza in attacco.
refusal-too-weak = Tutte le tue carte d’attacco arrivano a { $strength }; serve più di { $value }.
refusal-no-card-added = Un attacco richiede almeno una carta.
refusal-token-not-beaten = La tua forza è { $strength }; serve più di { $value }.
refusal-not-open = Il progetto { $achievement } non è disponibile.
refusal-busy-with = Stai ancora sviluppando { $achievement }.
refusal-already-completed = Hai già completato { $achievement }.
refusal-given-up = Hai già scartato { $achievement }; lo stesso progetto non si inizia due volte.
refusal-level-closed = { $need ->
    [one] Serve { $need } progetto completato di livello { $level }, ne hai { $have }.
   *[other] Servono { $need } progetti completati di livello { $level }, ne hai { $have }.
}
refusal-nothing-fits = Non hai risorse adatte al progetto { $achievement }.
refusal-not-own-secret = Questa non è la tua meraviglia segreta.
refusal-secret-revealed = La tua meraviglia segreta è già rivelata.
refusal-wonder-stays = { $achievement } è una meraviglia: non si può scartare.
refusal-not-completed = Non hai completato { $achievement }.
refusal-not-usable = { $achievement } non ha nulla da usare una volta per turno.
refusal-already-used = In questo turno hai già usato { $achievement }.
refusal-hand-empty = La tua mano è vuota.
refusal-nothing-archived = Non hai una carta archiviata.
refusal-archived-only-plays = La carta archiviata si può giocare come se fosse in mano, ma non scartare né eliminare.
refusal-pool-empty = Non hai risorse.
refusal-nothing-to-swap-for = Nella riserva non c’è nulla da dare in cambio di { $resource }.
refusal-nowhere-to-move = Nessuno dei tuoi insediamenti può spostarsi.
refusal-cannot-move-from = Nessun insediamento può lasciare il territorio { $region }.
refusal-no-trade = Questa partita si gioca senza monete.
refusal-too-few-coins = { $have ->
    [one] Hai { $have } moneta, ne servono { $need }.
   *[other] Hai { $have } monete, ne servono { $need }.
}
refusal-cannot-use = Ora il territorio { $region } non si può sfruttare.
refusal-same-resource = Hai appena dato { $resource }: prendi un altro tipo.
refusal-out-of-stock = Nella riserva non c’è { $resource }.
refusal-not-wild = Paga con legno, metallo o pietra, non con { $resource }.
refusal-out-of-order = Scegli nell’ordine legno, metallo, pietra; { $resource } arriva tardi.
refusal-rest-unpaid = Con { $resource } non potresti pagare il resto.
refusal-out-of-play = Il territorio { $region } è fuori gioco.
refusal-guarded = Nel territorio { $region } c’è un segnalino Conquista: prima va catturato.
refusal-held-by-other = Un altro giocatore controlla il territorio { $region }.
refusal-region-full = { $cap ->
    [one] Il territorio { $region } ha già { $cap } insediamento.
   *[other] Il territorio { $region } ha già { $cap } insediamenti.
}
refusal-not-near-own = Il territorio { $region } non è adiacente ai tuoi.
refusal-regions-left = C’è un territorio valido: l’insediamento non va perso.

### Options of a new table

option-edition = Edizione delle regole
option-edition-it = Italiana (2025)
option-edition-ru = Russa (2024)
option-map = Tabellone
option-map-reduced = Ridotto
option-map-full = Completo
option-start = Territori iniziali
option-start-free = A scelta
option-start-recommended = Consigliati
option-factions = Fazioni
option-factions-choose = A scelta
option-factions-random = Casuali
option-trade = Regola opzionale del Commercio (monete)
option-resource-supply = Riserva delle risorse
option-resource-supply-unlimited = Illimitata
option-resource-supply-limited = Limitata
option-store = Carte che conservano
option-store-edition = Secondo l’edizione
option-store-free = Libere
option-dropped = Tecnologie scartate
option-dropped-edition = Secondo l’edizione
option-dropped-again = Si possono ricominciare
option-dropped-never = Non si ricominciano
option-archived = Carta archiviata
option-archived-edition = Secondo l’edizione
option-archived-play = Si può solo giocare
option-archived-hand = Vale come carta in mano
option-government = Governo
option-government-may = Su richiesta
option-government-always = Pesca sempre
option-round-limit = Limite di round
option-round-limit-0 = Nessuno
option-round-limit-18 = 18
option-round-limit-50 = 50
option-round-limit-100 = 100
option-round-limit-200 = 200

### Il tavolo a parole

words-pool = Risorse disponibili
words-supply-left = Riserva
words-battle = Attacco dal territorio { $from } al territorio { $to }: forza { $attack } contro { $defence }.
words-deck = Carte nel mazzo
words-faction = Fazione
words-hand = Mano
words-archive = Carta archiviata
words-table = Carte sul tavolo
words-tokens = Risorse sopra
words-spaces = Richiede
words-progress = Progetto in sviluppo
words-completed = Progetti completati
words-secret = Meraviglia segreta
words-secret-hidden = Una meraviglia segreta è coperta.
words-fresh = Segnalini Conquista
words-played = Giocate in questo turno
words-discard = Scarti
words-terrain = Terreno
words-holder = Controllato da
words-token = Segnalino
words-vp-token = con un segnalino PV
words-regions = Territori
words-market = Riserva delle carte Azione
words-achievements = Progetti
words-level = Livello { $n }

# Parti di una valutazione, per i suggerimenti

worth-points = punti subito
worth-deck = ciò che darà il tuo mazzo
worth-turn = risorse e carte di questo turno
worth-tables = carte sul tavolo
worth-achievements = progetti
worth-land = terre e insediamenti

# Che cosa significa una mossa sul tavolo, per i commenti

remark-achievement = Risorse che mancano ancora: { $missing }.
remark-card = Risorse che mancano ancora a questa carta: { $missing }.
remark-settled = Tuoi insediamenti lì: { $settlements }. Territori tuoi: { $regions }; insediamenti ancora in riserva: { $stock }.
