# Le parole della pagina. I giochi portano i propri cataloghi.

## What the table says
player = giocatore { $number }
chance = la sorte
error-game-over = La partita è terminata.
error-not-awaited = Non è il turno di { $seat }.
error-not-a-step = «{ $step }» non è una mossa: { $expected }.

## Games
game-terra-mystica = Terra Mystica
game-altay = Altay
game-anunnaki = Anunnaki
game-monumental-duel = Monumental Duel
# Words on the boxes, a line each.
cover-terra-mystica =
    Terra
    Mystica
cover-altay =
    Altay
    L’alba della civiltà
cover-anunnaki =
    Anunnaki
    L’alba degli dèi
cover-monumental-duel =
    Monumental
    Duel

## What went wrong. The server says it in English; other languages say it by its code.
fault-network = Il server non risponde.
fault-malformed = Il server non capisce la richiesta. Ricarica la pagina e riprova.
fault-sign_in_needed = Prima entra come ospite o accedi.
fault-wrong_credentials = Nome utente, password, codice o token errato.
fault-foreign_origin = La richiesta viene da un altro sito. Aprila dalle pagine di questo server.
fault-forbidden = Non ti è consentito.
fault-not_found = Non esiste, oppure non puoi vederlo.
fault-method_not_allowed = Questo indirizzo non accetta la richiesta.
fault-stale = Nel frattempo il tavolo è andato avanti. Guarda e riprova.
fault-key_reused = La richiesta è già stata usata. Riprova.
fault-taken = Già occupato: qualcuno è stato più veloce.
fault-wrong_time = In questo momento non è possibile.
fault-turn_held = L’ultimo turno non è ancora confermato.
fault-no_undo = Mossa non annullabile.
fault-other_rules = La partita usa regole o contenuti che questo programma non ha.
fault-too_large = Troppo grande.
fault-not_json = Il server non capisce la richiesta. Ricarica la pagina e riprova.
fault-invalid = Un valore non va bene. Controlla e riprova.
fault-refused = Le regole non consentono ora questa mossa.
fault-too_fast = Troppe richieste. Attendi un momento.
fault-too_slow = La richiesta non è arrivata in tempo. Riprova.
fault-busy = Tutti i bot sono occupati. Riprova tra poco.
fault-unavailable = Ora non è disponibile. Riprova.

## Pages
loading = Un momento…
server-away = Il server non risponde. Nuovo tentativo…
page-failed = Impossibile caricare la pagina. Ricaricala per riprovare.
missing-title = Qui non c’è nulla
missing-text = A questo indirizzo non c’è alcuna pagina.
missing-home = Ai giochi
nav-label = Pagine
nav-play = Gioca
nav-tables = Tavoli
nav-watch = Osserva
nav-replays = Replay
nav-learn = Impara
nav-settings = Impostazioni
nav-sign-in = Accedi
theme-to-light = Passa al tema chiaro
theme-to-dark = Passa al tema scuro
yes = sì
no = no
nothing = niente
close = Chiudi
copy = Copia
save = Salva
saved = Salvato.
remove = Rimuovi
show-more = Mostra altro
show-all = Mostra tutto

## Home
home-title = Scegli un gioco
home-games = Giochi
box-of = { $game }: prepara un tavolo
play-now = Gioca subito
play-now-of = Gioca subito: { $game }
players-label = Giocatori
length-label = Durata di una partita
minutes = { $n } min
weight-label = Difficoltà { $n } su 5
your-tables = I tuoi tavoli
your-tables-empty = Ancora nessun tavolo. Con «Gioca subito» inizi in due secondi.
open-tables = Tavoli aperti
open-tables-empty = Nessuno è in attesa. Apri un tavolo e manda il link.
all-n = Tutti ({ $n })
sit-down = Siediti
more = Altro
new-table = Nuovo tavolo
new-table-note = Posti, bot, varianti, tempo
learn-link = Regole e componenti
learn-note = Con parole nostre, con ricerca
watch-link = Osserva un tavolo
watch-note = Le partite in corso
import-link = Importa una partita
import-note = Rivedi, studia, esporta
lobby-title = Tavoli
table-with = Con { $names }
your-move = Tocca a te
to-move = Tocca a { $names }
to-move-now = di turno
filter-game = Quale gioco
filter-all = Tutti i giochi
watch-title = Osserva
watch-text = Tavoli aperti con una partita in corso. Vedi quello che vedono tutti: niente mani, niente segreti.
watch-empty = Al momento non c’è alcuna partita aperta in corso.
replays-title = Replay
replays-text = Partite terminate, mossa per mossa, da ogni posto, con grafici.
replays-finished = Partite terminate
replays-empty = Ancora nessuna partita terminata.
import-title = Importa una partita
import-format = Formato
import-text = La registrazione di una partita giocata qui, o un registro online di Terra Mystica.
import-file = Scegli un file
import-drop = o trascinalo qui
import-paste = oppure incolla qui
import-go = Importa e rivedi
import-failed = Questo file non si può leggere: { $message }
format-ziggurat = Registrazione di Ziggurat
format-snellman = Registro online (snellman)

## New table
new-title = Nuovo tavolo
new-game = Gioco
new-seats = Posti
new-variants = Varianti
new-rules = Regole del tavolo
new-shuffle = Mescola i posti all’inizio della partita
new-visibility = Chi può venire
visibility-open = Tutti: compare nell’elenco dei tavoli
visibility-link = Chi ha il link
visibility-private = Chi ha il link; nessuno osserva
new-clock = Tempo
row-won = vince { $names } con { $points } PV
row-place = { $place } di { $of }
waiting-name = Il tuo nome al tavolo
waiting-rules = Che cosa si gioca
invite-only-here = Questo indirizzo funziona solo su questo computer. Per invitare altri avvia il server con --host 0.0.0.0 e apri la pagina con l’indirizzo della tua rete.
clock-none = senza limiti di tempo
clock-live = { $minutes } min + { $seconds } s
clock-turns = { $hours } h per mossa
clock-live-name = in tempo reale: una riserva di tempo
clock-turns-name = a turni: ore per ogni mossa
clock-bank = Minuti all’inizio
clock-increment = Secondi aggiunti per turno
clock-hours = Ore per mossa
clock-timeout = Quando il tempo è scaduto
clock-left = Tempo rimasto
clock-days = { $n } g { $hours } h
timeout-bot = gioca un bot fino al ritorno
timeout-resign = il posto abbandona la partita
timeout-wait = non succede nulla
new-undo = Annullare le mosse
undo-ask = fino all’ultima rivelazione; oltre, se tutti sono d’accordo
undo-reveal = fino all’ultima rivelazione
undo-never = mai
new-hints = Suggerimenti consentiti
new-stand-in = Un bot gioca al posto di chi è sparito
new-away = Minuti senza segni di vita
new-content = Contenuti
new-content-usual = standard
new-seed = Seme
new-seed-note = Una parola che fissa ogni pescata. Chi la conosce può prevedere le pescate: il tavolo diventa un tavolo di prova.
table-title = Nome del tavolo
new-start = Inizia
new-open = Apri il tavolo
n-players = { $n ->
    [one] { $n } giocatore
   *[other] { $n } giocatori
  }
seat-n = Posto { $n }
seat-left = qualcuno che se n’è andato
seat-me = Io
seat-anybody = Chi arriva
seat-open = posto libero
seat-bot = Bot, { $level }
seat-a-bot = Bot al posto { $n }…
seat-rating = Forza misurata
seat-rating-of = Elo { $rating }
seat-rating-error = Elo { $rating } ± { $error }
seat-rating-note = I bot di questo gioco si sono affrontati in due al tavolo. Il novizio vale 1000; chi ha 200 punti in più vince tre partite su quattro.
seat-rating-sure = ± { $error } è l’intervallo al 95 %.
seat-clear = Libera
waiting-text = La partita inizia quando tutti i posti sono occupati.
start = Inizia la partita
start-not-full = Ci sono posti liberi. Manda il link o aggiungi dei bot.
cancel-table = Elimina il tavolo
leave = Lascia il tavolo
invite-link = Link a questo tavolo
link-copied = Link copiato.

## Person
settings-title = Impostazioni
name = Nome
language = Lingua
language-browser = Come il browser
language-note = Puoi cambiarla in ogni momento, anche a partita in corso.
language-test = Prova (accenti)
theme = Tema
theme-system = Di sistema
theme-light = Chiaro
theme-dark = Scuro
motion = Animazioni
motion-system = Come il sistema
motion-full = Complete
motion-reduced = Il meno possibile
turn-end = Che cosa termina il tuo turno
turn-end-automatic = L’ultima mossa
turn-end-hold = 3 secondi dopo
turn-end-confirm = La mia conferma
turn-end-note = Finché il turno è in sospeso puoi annullarlo, e nessun altro può muovere.
account = Account
account-text = Giochi come ospite: ti riconosce solo questo browser. Con un account puoi accedere da ovunque; i tuoi tavoli restano tuoi.
account-is = Accesso eseguito come { $login }.
make-account = Crea un account
login = Nome utente
password = Password
new-password = Nuova password
change-password = Cambia la password
sign-in = Accedi
sign-out = Esci
sign-in-title = Accedi
sign-in-text = Per giocare non serve un account. Serve per giocare da più dispositivi.
sign-in-account = Con un account
sign-in-back = Torna all’accesso
password-lost = Password smarrita?
recovery-code = Codice di recupero
recover = Imposta la nuova password
codes-text = Conserva questi codici di recupero: se smarrisci la password, ciascuno apre l’account una volta. Li vedi soltanto adesso.
guest-title = Come ospite
guest-text = Basta un nome.
guest-go = Entra
programs = Programmi
programs-text = Con un token un tuo programma può sedersi al tavolo come giocatore.
programs-docs = L’interfaccia
programs-token = Il token, visibile soltanto adesso:
programs-name = Nome del programma
programs-add = Crea un token

## Table
table-away = Impossibile mostrare questo tavolo
table-missing = Il tavolo non esiste, oppure non puoi vederlo.
turn-order = Ordine di turno
board = Tabellone
your-mat = La tua plancia
table-parts = Parti del tavolo
table-menu = Menu del tavolo
text-view = Tutto in parole
link-moment = Copia un link a questo momento
tab-me = Io
tab-others = Altri
tab-tracks = Tracciati
tab-market = Mercato
tab-score = Punti
tab-cults = Culti
tab-has-options = qui c’è qualcosa da scegliere
skip-to-options = Vai alle opzioni
tab-log = Registro
side-label = Pannello laterale
side-log = Registro
side-chart = Grafico
side-rules = Regole
side-notes = Note
action-bar = Azioni
your-turn = Tocca a te
round-of = Round { $now } di { $of }
round-now = Round { $now }
waits-for = In attesa di { $names }
waits = Il tavolo è in attesa
please-wait = Attendi
choose-option = Scegli un’opzione
choose-kind = Scegli che cosa fare, o clicca un elemento illuminato sul tabellone.
which-one = Quale?
n-choices = { $n ->
    [one] { $n } scelta
   *[other] { $n } scelte
  }
n-more = { $n ->
    [one] Qui c’è un’altra scelta
   *[other] Qui ci sono altre { $n } scelte
}
do-it = Conferma
choose-other = Scegli altro
give-up-menu = Rinuncia a qualcosa …
waste-specials = { $n ->
    [one] Un’azione speciale di questo round non è ancora stata usata.
   *[other] { $n } azioni speciali di questo round non sono ancora state usate.
 }
waste-pool = Ti resta, e va perso con il turno:
waste-hand = { $n ->
    [one] Hai ancora una carta in mano: sarà scartata.
   *[other] Hai ancora { $n } carte in mano: saranno scartate.
 }
waste-summon = In questo turno puoi ancora evocare un dio.
waste-fulfil = In questo turno puoi ancora onorare un accordo.
waste-pass = Se passi perdi:
undo = Annulla mossa (U)
redo = Ripeti mossa (Maiusc+U)
undo-turn = Ricomincia il turno
undo-nothing = Mossa non annullabile: qualcun altro ha mosso, o qualcosa è stato rivelato.
undo-request = Chiedi di annullare
undo-asked = La richiesta è inviata agli altri.
undo-wish = { $name } chiede di annullare una mossa.
bot-late = { $name } deve attendere: troppi bot stanno pensando. Muoverà da solo.
agree = Accetta
refuse = Rifiuta
turn-held = Terminare il turno?
confirm-turn = Termina il turno
hint = Suggerimento (H)
hint-forbidden = A questo tavolo si gioca senza suggerimenti.
hint-title = Suggerimento
hint-thinking = Sto pensando…
hint-none = Nessun consiglio per questo momento.
hint-goal-unknown = Cerca la mossa che rende di più entro la fine della partita.
hint-area = Guarda: { $places }
hint-area-none = Non riguarda un luogo.
hint-expected = Previsione a fine partita: { $points } punti
hint-more = Dimmi di più
by-rule = Regola { $rule }
log-turn = Questo turno
log-since = Dal tuo ultimo turno
log-earlier = Prima
log-setup = Preparazione
chat = Chat
chat-empty = Nessuno ha ancora detto nulla.
chat-say = Scrivi un messaggio
chat-send = Invia
notes-note = Queste note le vedi solo tu.
reconnecting = Connessione persa. Riconnessione…
stood-in = Un bot gioca al tuo posto.
come-back = Riprendi il tuo posto
kept-rules = Questa partita è stata giocata con le regole versione { $played }. Con la versione { $known } andrebbe diversamente, perciò resta qui com'era.
kept-newer = Questa partita segue le regole versione { $played }, ma il server conosce la versione { $known }. Continuerà quando il server sarà aggiornato.
kept-content = Questa partita usa { $pack }, che ora non è su questo server. Continuerà quando quel contenuto sarà di nuovo disponibile.
kept-content-other = il contenuto di un'altra versione
kept-no-view = Senza il suo contenuto questa partita non si può disegnare.
kept-record = Salva la partita
kept-leave = Abbandona la partita
kept-leave-sure = Sì, terminala per tutti
kept-chip = conservata com'era
watching = osserva
zoom-in = Ingrandisci
zoom-out = Riduci
zoom-fit = Tutto il tabellone
resign = Abbandona la partita
resign-sure = Abbandonare per sempre?
hand-to-bot = Lascia il posto a un bot ({ $level })
hand-to-person = Cedi il posto a qualcuno
hand-link = Chi apre questo link prende il tuo posto
handed-over = Un bot occupa il tuo posto.
fair-commitment = Le pescate sono fissate dall’inizio. Hash del seme: { $hash }
fair-seed = Seme delle pescate: { $seed }
seed-copied = Il seme è copiato.
practice = Tavolo di prova: qualcuno conosce il seme.

## End
game-over = Partita terminata
scores-show = Punteggio finale
scores-won = { $points ->
    [one] Vittoria con { $points } punto: { $name }
   *[other] Vittoria con { $points } punti: { $name }
}
scores-shared = { $points ->
    [one] Vittoria condivisa con { $points } punto: { $names }
   *[other] Vittoria condivisa con { $points } punti: { $names }
}
scores-title = Punteggio finale
scores-source = Voce
scores-total = Totale
scores-place = Posizione
scores-winner = vittoria
rematch = Rivincita
replay-open = Replay

## Replay
replay-of = { $game }, replay
replay-bar = Replay
replay-eyes = Visto da
eyes-all = Tutto scoperto
eyes-spectator = Spettatore
replay-start = L’inizio
replay-slider = Momento
moment-of = Mossa { $step } di { $steps }
replay-first = All’inizio (Home)
replay-last = Alla fine (Fine)
replay-back = Mossa precedente (←)
replay-forward = Mossa successiva (→)
replay-turn-back = Turno precedente (Maiusc+←)
replay-turn-forward = Turno successivo (Maiusc+→)
replay-round-back = Round precedente (Pag↑)
replay-round-forward = Round successivo (Pag↓)
replay-play = Riproduci (Spazio)
replay-pause = Pausa (Spazio)
record-save = Scarica la registrazione
to-table = Al tavolo
chart-which = Quale valore
chart-step = Mossa
chart-failed = Per questo tavolo non c’è un grafico.
chart-sources = Da dove vengono i punti
points-from = Punti: { $source }

## Keys
keys-title = Tasti
keys-choose = Scegli ciò che sta accanto al tasto; di nuovo: esegui
keys-enter = Esegui, o termina il turno
keys-back = Indietro
keys-undo = Annulla
keys-redo = Ripeti
keys-hint = Suggerimento
keys-tab = Da un oggetto all’altro, anche sul tabellone
keys-list = Questo elenco
keys-step = Mossa precedente o successiva
keys-turn = Turno precedente o successivo
keys-round = Round precedente o successivo
keys-ends = All’inizio o alla fine
keys-play = Riproduci o metti in pausa
cap-shift = Maiusc
cap-space = Spazio
cap-page-up = Pag↑
cap-page-down = Pag↓
cap-home = Home
cap-end = Fine

## Learn
learn-title = Impara
learn-text = Le regole con parole nostre, con ogni componente e il suo effetto.
learn-read = Regole e componenti
learn-pieces = Componenti e fonti
content-sources = Da dove vengono i valori
source-rulebook = dal regolamento
source-rulebook-note = indicato dalle regole stampate
source-published = pubblicato
source-published-note = letto da tabelle e stampe pubbliche
source-derived = dedotto
source-derived-note = discende dagli altri valori
source-reconstructed = ricostruito
source-reconstructed-note = non pubblico: scelto da noi perché il gioco sia completo ed equo
content-only-ours = Solo ricostruiti
content-values = { $n ->
    [one] { $n } valore
   *[other] { $n } valori
}
content-rest = { $n ->
    [one] Un’altra voce del file dei contenuti, con il nome che ha nel file
   *[other] Altre { $n } voci del file dei contenuti, con i nomi che hanno nel file
}
content-replace = Gioca con i valori della tua scatola
content-replace-copy = Scrivi i contenuti standard in un file:
content-replace-edit = Cambia le voci che conosci dalla tua scatola; ognuna dice da dove vengono i suoi valori.
content-replace-serve = Avvia il server con il file:
content-replace-play = Scegli i contenuti quando apri un nuovo tavolo. Tavoli e registrazioni conservano i contenuti con cui sono stati giocati.
rules-search = Cerca
rules-none = Nessun risultato.
rules-contents = Indice

# Tipi di componenti
pieces-faction = Fazioni
pieces-scoring-tile = Tessere punteggio
pieces-bonus-tile = Tessere bonus
pieces-favor-tile = Tessere favore
pieces-town-tile = Tessere città
pieces-power-action = Azioni di potere
pieces-structure = Edifici
pieces-conversion = Conversioni
pieces-cult = Culti
pieces-constant = Numeri
pieces-option = Varianti
pieces-terrain = Terreni
pieces-map-row = Righe del tabellone
pieces-map = Tabellone
pieces-end-scoring = Punteggio finale
pieces-components = Componenti
pieces-ability = Abilità
pieces-introductory = Prima partita
pieces-supply = Riserva
pieces-edition = Edizioni
pieces-starting-card = Carte di partenza
pieces-market-card = Carte Azione aggiuntive
pieces-technology = Tecnologie
pieces-wonder = Meraviglie
pieces-conquest-token = Segnalini Conquista
pieces-region = Territori
pieces-border = Confini
pieces-outline = Costa
pieces-layout = Tabelloni per numero di giocatori
pieces-house = Casate
pieces-board = Plance
pieces-territory = Territori
pieces-dotted-border = Linee tratteggiate
pieces-culture-corner = Posti dei segnalini Cultura
pieces-star-slot = Posti della stella
pieces-star-segment = Linee della stella
pieces-star-region = Segnalini Evocazione
pieces-action-token = Tessere azione
pieces-magic-action = Azioni magiche
pieces-weapon = Armi
pieces-trade-agreement = Accordi commerciali
pieces-culture-token = Segnalini Cultura
pieces-ancient-civilization = Civiltà antiche
pieces-development-track = Tracciati di sviluppo
pieces-settlement-area = Area degli insediamenti
pieces-goal-tile = Tessere Obiettivo
pieces-major-god = Dèi maggiori
pieces-minor-god = Dèi minori
pieces-artifact = Artefatti
pieces-pandora-token = Segnalini Pandora
pieces-component = Pezzi nella scatola
pieces-constants = Numeri
pieces-power-track = Tracciato del Potere
pieces-meta = File dei contenuti
pieces-rules = Numeri delle regole
pieces-building = Edifici
pieces-basic-building = Edifici base
pieces-knowledge = Conoscenze
pieces-province = Province
pieces-free-city = Città libere
pieces-civilization = Civiltà
pieces-policy = Politiche culturali
pieces-warlord = Condottieri
pieces-scout = Esploratori
pieces-type-token = Segnalini tipo di provincia

## Bots
bot-random = casuale
bot-novice = novizio
bot-apprentice = apprendista
bot-adept = adepto
bot-master = maestro
bot-grandmaster = gran maestro

log-says = { $name }:

## Terra Mystica: what the drawn table says beyond the game's own catalogue
tm-build = Costruisci
tm-upgrade = Potenzia
tm-shipping = Navigazione
tm-digging = Scavo
tm-send = Sacerdote
tm-power = Potere
tm-power-actions = Azioni di potere
tm-special = Speciale
tm-pass = Passa
tm-convert = Converti
tm-burn = Sacrifica 1
tm-connect = Città sul fiume
tm-take = Fazione
tm-bonus = Tessera bonus
tm-favor = Tessera favore
tm-town = Tessera città
tm-step = Passo di culto
tm-bridge = Ponte
tm-map = Tabellone
tm-rounds = Round
tm-round-n = Round #
tm-no-bonus = nessun bonus
tm-cults = Culti
tm-priests-below = sacerdoti sotto
tm-priest-kept = resta
tm-priest-back = torna
tm-priest-stays = Un suo sacerdote resta qui.
tm-bonus-tiles = Bonus
tm-towns = Città
tm-favors = Favori
tm-passed = ha passato
tm-bowls = Ciotole del potere
tm-bowls-tip = Il potere passa dalla ciotola I alla II, poi dalla II alla III. Solo quello della ciotola III si può spendere.
tm-income = Rendita di ogni round
tm-price = Costo
tm-price-alone = # monete senza un vicino di un altro giocatore.
tm-covered = Ancora sulla plancia: copre la rendita.
tm-spade-cost = Costo di una pala
tm-shipping-tip = Quante caselle di fiume puoi attraversare.
tm-digging-tip = Quanto ti costa una pala.
tm-keys-tip = Con una chiave un indicatore entra in vetta a un culto.
tm-bridges-left = Ponti rimasti
tm-network = Edifici nella tua rete più grande
tm-coins-on = Monete sulla tessera: #, per chi la prende.
tm-bonus-tip = Si prende passando; dà la sua rendita in ogni round in cui la tieni.
tm-used = Usata in questo round.
tm-left = Rimaste: #
tm-power-used = Usata in questo round.
tm-power-tip = Una volta per round, per chi arriva prima.
tm-dwelling = Abitazione
tm-trading_post = Emporio
tm-temple = Tempio
tm-stronghold = Roccaforte
tm-sanctuary = Santuario
tm-no-faction = Gli altri scelgono le fazioni.

## Altay: what the drawn table says beyond the game's own catalogue
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
altay-vp-token-reconstructed = la posizione di questo segnalino Punto Vittoria è scelta da noi, l’immagine stampata non è nota
altay-left = Rimaste: #
altay-empty = Questa pila è vuota.
altay-bought = comprata
altay-first-deck = mazzo di partenza
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

### Monumental Duel
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
mono-next = prossima
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

### Anunnaki
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
anunnaki-gain-upgrade = una tessera azione potenziata
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
anunnaki-magic_upgrade = Miglioria
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
anunnaki-power-shift_crossed_sign = Un sigillo attraversato può andare in una casella vuota per i suoi cristalli.
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
anunnaki-power-follower_where_three = 1 seguace dove hai { $n } o più pezzi.
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
anunnaki-ancient-hidden = forza da { $least } a { $most }; coperta finché non viene combattuta.
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
anunnaki-about-technology = Avanza con le migliorie. Alla fine: moltiplicatore per l’obiettivo accanto, e punti per i primi.
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

## L’ordine al tavolo
order-about = A proposito di { $name }
order-mute = Togli la parola
order-unmute = Ridai la parola
order-remove = Allontana e tieni fuori
order-remove-note = Chi è tenuto fuori non vede più questo tavolo. Puoi riammetterlo nella sala d’attesa.
order-players-stay = A partita iniziata i giocatori restano; puoi togliere loro la parola.
order-kept-out = Tenuti fuori
order-let-in = Riammetti
report-title = Segnala…
report-label = Che cosa non va?
report-note = Lo legge solo chi gestisce questo server.
report-send = Segnala
report-sent = Grazie. Chi gestisce questo server lo leggerà.
chat-silent = Chi ha aperto il tavolo ti ha chiesto di tacere qui.

## Ciò che è tuo
mine = Ciò che è tuo
mine-text = Tutto ciò che questo server conserva di te, in un file; e il modo di farlo cancellare.
mine-download = Scarica
mine-delete = Cancellami…
mine-delete-text = Il tuo nome, le note, i programmi e ogni parola che hai detto spariranno per sempre. Nelle partite in corso continua un bot; il tuo posto resta di «qualcuno che se n’è andato».
mine-delete-sure = Cancella per sempre
mine-keep = Tieni tutto
mine-deleted = È stato cancellato tutto. Addio.
