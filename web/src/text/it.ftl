# Le parole della pagina. I giochi portano i propri cataloghi.

## What the table says
player = giocatore { $number }
chance = la sorte
error-game-over = La partita è terminata.
error-not-awaited = Non è il turno di { $seat }.
error-not-a-step = «{ $step }» non è una mossa: { $expected }.
deed-several = { $steps }
    .log = { FORM($steps, case: "log") }
words-pair = { $what }: { $value }
words-list = { $list }
words-number = { $n }
words-seat = { $seat }
words-count = { $n } × { $what }
words-noted = { $what } ({ $note })
words-none = nessuno
words-standing = La situazione
words-setup = Si prepara la partita.
words-round = Round { $n }.
words-round-of = Round { $now } di { $of }.
words-last-round = Questo è l’ultimo round.
words-turn = Di turno
words-awaited = Deve rispondere
words-players = Giocatori
words-map = Tabellone
words-price = Costo
words-left = Rimasti
words-state = Stato
words-effects = Effetto
words-used = usata
words-free = non usata
words-passed = Hanno passato
words-near = Confina con
words-waiting = In attesa di { $names }.
words-answers = Risposte possibili
words-news = Che cosa è successo
words-change = { $by } { $what }
words-change-of = { $by } { $what } ({ $name })

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
fault-invalid = Un valore non va bene: { $message }
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
invite-code = Codice per telefoni
invite-code-text = Inquadra con la fotocamera del telefono: si apre questo tavolo.
invite-network = Questo indirizzo funziona per tutti nella tua rete locale.
another-name = Un altro nome
beside = Qui gioca chi è accanto a me
beside-name = Nome di chi è accanto a te
curtain-title = Passa lo schermo a { $name }
curtain-text = Dietro il sipario c’è ciò che solo questo giocatore può vedere.
curtain-here = Sono { $name }
clock-none = senza limiti di tempo
clock-live = { $minutes } min + { $seconds } s
clock-turns = { $hours } h per turno
clock-live-name = in tempo reale: una riserva di tempo
clock-turns-name = a turni: ore per ogni turno
clock-bank = Minuti all’inizio
clock-increment = Secondi aggiunti per turno
clock-hours = Ore per turno
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
whole-price = In tutto
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
hint-aim = Cerca una mossa che migliori questo: { $part }.
hint-why = Perché: { $parts }.
hint-part = { $points } { $part }
hint-then = Poi: { $steps }.
hint-others = Altre mosse, con i punti attesi alla fine:
hint-expected-spread = Alla fine si prevedono circa { $points } punti, { $spread } in più o in meno.
hint-kind = Tipo di azione: { $kind }.
hint-more = Dimmi di più
by-rule = Regola: { $rule }

## Il maestro della prima partita
guide-learn = Impara giocando
guide-learn-of = Impara { $game } giocando
guide-learn-note = Una vera partita con un maestro accanto
guide-first = Prima partita guidata
guide-continue = Continua
guide-restart = Gioca ancora
guide-minutes = circa mezz’ora
guide-chapters = { $done } di { $of }
guide-lesson = Lezione
guide-teacher = Lo scriba, il tuo maestro
guide-path = Il percorso delle lezioni
guide-step = passo { $now } di { $of }
guide-chapter-done = fatto
guide-your-step = La tua mossa
guide-also = Va bene anche
guide-also-text = tutto il resto che è illuminato. Ci torno più tardi.
guide-why = Perché?
guide-skip = Più tardi
guide-know = Lo so già
guide-go-on = Avanti
guide-again = Riprova
guide-got-it = Capito
guide-hush = Niente più schede
guide-recommended = Consigliati
guide-card = Qualcosa di nuovo
guide-cards = Piccole schede spiegano le novità nelle partite normali
guide-ask = Chiedi un consiglio
guide-free-title = Scegli tu
guide-free = Per ora niente di nuovo. Gioca come vuoi: guardo e parlo quando conta.
guide-wait-title = Muovono gli altri
guide-wait = Guarda che cosa fanno. Se costruiscono accanto a te o prendono ciò che volevi, ti riguarda.
guide-your-choice = La tua scelta
guide-verdict-asked = Fatto. Ecco che cosa porta.
guide-verdict-same = Avrei fatto lo stesso.
guide-verdict-alike = Buona quanto la mia scelta.
guide-verdict-little = Bene. Una mossa è un po’ migliore.
guide-verdict-costly = Funziona, e ti costa qualcosa.
guide-scale = Punti alla fine, secondo il bot
guide-mine = { $points ->
    [one] Io avrei scelto: { $step }. Vale circa { $points } punto in più alla fine.
   *[other] Io avrei scelto: { $step }. Vale circa { $points } punti in più alla fine.
}
guide-reason = La differenza è qui: { $part }.
guide-next-title = Tre cose da provare la prossima volta
guide-next = { $points ->
    [one] Round { $round }: invece di “{ $yours }” prova “{ $mine }”, circa { $points } punto in più.
   *[other] Round { $round }: invece di “{ $yours }” prova “{ $mine }”, circa { $points } punti in più.
}
guide-rules = Regole
guide-pieces = Componenti

## Il registro
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
kept-rules = Questa partita è stata giocata con le regole versione { $played }. Con la versione { $known } andrebbe diversamente, perciò resta qui com’era.
kept-newer = Questa partita segue le regole versione { $played }, ma il server conosce la versione { $known }. Continuerà quando il server sarà aggiornato.
kept-content = Questa partita usa { $pack }, che ora non è su questo server. Continuerà quando quel contenuto sarà di nuovo disponibile.
kept-content-other = il contenuto di un’altra versione
kept-no-view = Senza il suo contenuto questa partita non si può disegnare.
kept-record = Salva la partita
kept-leave = Abbandona la partita
kept-leave-sure = Sì, terminala per tutti
kept-chip = conservata com’era
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
learn-text = Gioca una vera partita con un maestro accanto, oppure consulta le regole.
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

## Workshop
workshop-title = Officina dei contenuti
workshop-note = Scrivi ciò che è stampato nella tua scatola. Ogni valore è controllato mentre scrivi; nulla lascia questa pagina finché non salvi, condividi o giochi.
workshop-link-note = I valori della tua scatola
workshop-open-here = Scrivi ciò che è stampato nella tua scatola
workshop-pack-name = Nome del pacchetto
workshop-open = Apri un file di contenuti
workshop-save = Salva in un file
workshop-share = Apri un tavolo con questo
workshop-play = Gioca subito
workshop-reset = Torna ai valori standard
workshop-standard = Questi sono i valori standard.
workshop-right = Il pacchetto si può giocare.
workshop-line = Riga { $n }
workshop-tables = Che cosa c’è nella scatola
workshop-entered = { $done } su { $all } inseriti
workshop-only-left = Solo ciò che resta da inserire
workshop-source = Fonte di { $field }
workshop-as-printed = { $field } è stampato così
workshop-add = Aggiungi { $what }
workshop-remove = Togli { $what }
workshop-new-id = Nome di una nuova voce nel file
workshop-add-entry = Aggiungine una come questa
workshop-drop-entry = Togli questa
workshop-drawing = Come appare sul tavolo
workshop-drawing-stale = Mostrato com’era quando i valori erano ancora giusti.

## Bots
bot-random = casuale
bot-novice = novizio
bot-apprentice = apprendista
bot-adept = adepto
bot-master = maestro
bot-grandmaster = gran maestro

log-says = { $name }:
log-deeds = Mostra le azioni del turno
log-steps = Mostra ogni passo
log-more = e altre { $n }

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

## Turni degli altri, un’azione dopo l’altra

follow-bar = Che cosa succede
follow-turn = Turno di { $name }
follow-left =
    { $n ->
        [0] l’ultima azione
        [one] ancora { $n } azione
       *[other] ancora { $n } azioni
    }
follow-to-come =
    { $n ->
        [0] Si mostra l’ultima azione
        [one] { $n } azione ancora da mostrare
       *[other] { $n } azioni ancora da mostrare
    }
follow-left-out = { $n ->
    [one] Mostro l’ultimo turno di ciascuno; { $n } azione precedente è nel registro.
   *[other] Mostro l’ultimo turno di ciascuno; { $n } azioni precedenti sono nel registro.
}
follow-all-now = Mostra tutto ora
follow-again = Mostra di nuovo l’ultimo turno
follow-skip = Salta
pace = Ritmo
pace-off = Nessuno
pace-quick = Veloce
pace-calm = Calmo
keys-skip = Salta quello che si mostra
keys-again = Mostra di nuovo l’ultimo turno

# Being told that a table waits
next-table = Prossimo tavolo
next-waits = { $n ->
    [one] { $n } tavolo ti aspetta
   *[other] { $n } tavoli ti aspettano
}
notice-title = Tocca a te: { $table }
told = Quando tocca a te
told-sound = Un suono
told-notes = Una notifica del browser quando la pagina è nascosta
told-note = Il numero dei tavoli che ti aspettano è sempre nel titolo e sull’icona della pagina. Queste scelte valgono per questo dispositivo.
notes-refused = Il browser non permette notifiche da questa pagina. Si può cambiare nelle sue impostazioni.
