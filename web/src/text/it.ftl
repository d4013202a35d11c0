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

## People and ladders
nav-ladder = Classifica
nav-profile = { $name }: la tua pagina
pace-live = dal vivo
pace-turns = a turni
profile-missing = Qui non c'è nessuno con questo nome
profile-open = Apri la pagina
profile-hidden = Questa pagina non è aperta per te.
profile-program = Un programma.
profile-since = Qui dal { $year }.
profile-played = Ultima partita: { $ago }.
profile-met =
    { $games ->
        [one] Vi siete incontrati in una partita:
       *[other] Vi siete incontrati in { $games } partite:
    } davanti l'altro in { $ahead }, tu in { $behind }.
profile-shown = Chi può vedere questa pagina
profile-shown-note = I tavoli privati non si mostrano mai ad altri.
profile-shown-everybody = Tutti
profile-shown-met = Chi ha giocato con me
profile-shown-nobody = Solo io
tie-friend = Aggiungi agli amici
tie-friend-now = Tra gli amici
tie-block = Blocca
tie-block-note = Non può invitarti né sedersi ai tuoi tavoli, e tu non leggi ciò che scrive. Non viene a saperlo.
tie-unblock = Sblocca
friends-title = Amici
friends-none = Ancora nessuno. Aggiungi le persone dalle loro pagine: non vengono a saperlo.
friends-remove = Togli
blocked-title = Bloccati
invite-to-table = Invita a un tavolo
invite-person = Invita { $name }
invite-sent = Invito inviato a { $name }.
invite-seats =
    { $n ->
        [one] 1 posto libero
       *[other] { $n } posti liberi
    }
invite-no-table = Nessuno dei tuoi tavoli ha un posto libero. Creane uno nuovo: l'invito parte insieme.
invite-friends = Chiama gli amici
invite-login = Login di chi ha un account
invite-ask = Chiama
invitations-title = Inviti
invitation-from = { $name } ti invita a un tavolo
invitation-decline = Rifiuta
ratings-label = Punteggi
rating-title = Punteggio
rating-span = Quanto indietro
rating-season = Stagione
rating-year = 12 mesi
rating-all = Tutto
rating-none = Ancora nessuna partita valida.
rating-none-own = Ancora nessuna partita valida. Crea un tavolo non privato e senza suggerimenti, e gioca fino alla fine.
rating-line = { $game }: da { $from } a { $to }
rating-provisional = provvisorio
rating-provisional-note = Meno di dieci partite: il punteggio può ancora cambiare molto e non dà un posto.
rating-error = ± { $error }
rating-games =
    { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }, { $won } vinte
rating-change = Variazione del punteggio
rating-pending = Il punteggio è in calcolo.
results-title = Risultati
results-side = Giocato con
results-players = Tavolo
results-games = Partite
results-won = Vinte
results-points = Punti
results-chance = La linea sottile è ciò che vincerebbe il caso.
place-of = di { $of }
reliability-title = Affidabilità
reliability-finished = Partite concluse
reliability-of = { $n } di { $of }
reliability-answer = Risposta tipica
reliability-hours = Risposte per ora del giorno, nel tuo fuso
reliability-day = 24 h, la tua ora
reliability-none = Ancora nessuna partita conclusa con altre persone.
openings-title = Aperture preferite
openings-games =
    { $n ->
        [one] partita
       *[other] partite
    }
openings-points =
    { $n ->
        [one] punto
       *[other] punti
    }
recent-title = Partite recenti
recent-none = Ancora nessuna partita conclusa.
running-title = Sta giocando
uncounted-practice = Esercizi e partite guidate non contano: qualcuno sa che cosa uscirà.
uncounted-pack = Le partite con un pacchetto di contenuti non contano.
uncounted-hints = Le partite ai tavoli con suggerimenti non contano.
uncounted-private = Le partite ai tavoli privati non contano.
uncounted-rewound = Le partite tornate oltre una rivelazione non contano.
uncounted-same_screen = Le partite con due posti allo stesso schermo non contano.
uncounted-bots_only = Le partite di soli bot non contano.
uncounted-unfinished = Le partite senza fine non contano.
ladder-title = Classifica di { $game }
ladder-lead = Persone, programmi e bot su una sola scala: chi ha 400 punti in più è davanti con dieci volte la probabilità.
ladder-pace = Dal vivo o a turni
ladder-empty = Nessuno ha ancora giocato una partita valida.
ladder-place = Posto
ladder-name = Nome
ladder-program = programma
counts-title = Che cosa conta
counts-lead = Ogni partita giocata fino alla fine, con qualsiasi numero di giocatori, anche contro i bot.
counts-not = Non contano:
counts-left = Chi si arrende, cede il posto o manca alla fine è ultimo.
counts-bots = I bot sono stati misurati prima, perciò non si muovono. ± è l'intervallo al 95 %.
counts-new = Questa partita conterà per la classifica.
time-left = restano { $time }
length-days =
    { $days ->
        [one] 1 giorno
       *[other] { $days } giorni
    }
length-days-hours = { $days } g { $hours } h
length-hours = { $hours } h
length-hours-minutes = { $hours } h { $minutes } min
length-minutes = { $minutes } min
length-moment = meno di un minuto
home-your-turn =
    { $n ->
        [one] Tocca a te a un tavolo
       *[other] Tocca a te a { $n } tavoli
    }
home-nothing = Niente ti aspetta
home-next = Tocca a { $names }: { $table }.
home-open-seats = { $table } cerca giocatori.
home-sorted = prima i più urgenti
home-since = mosso { $ago }
home-take-turn = Fai il tuo turno
home-play = Gioca
home-waiting = In attesa degli altri
home-waiting-none = Nessun tavolo aspetta altri.
home-my-page = La tua pagina

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
import-folder = Scegli una cartella
import-drop = o trascinane qui uno o molti
import-batch = { $done } file su { $of }
import-left = { $n ->
    [one] { $n } non è una registrazione: { $names }
   *[other] { $n } non sono registrazioni: { $names }
 }
import-openings = { $n ->
    [one] Aperture di { $game }: { $n } partita
   *[other] Aperture di { $game }: { $n } partite
 }
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
guide-advised = Consigliato
guide-lead = Gioca con { FORM($people, case: "def") }
guide-let-choose = Lascia scegliere allo scriba
guide-good-first = Una buona prima scelta
guide-all-note = Scegli al tavolo un popolo qualsiasi e i posti delle prime abitazioni.
guide-weight-1 = Facile
guide-weight-2 = Abbastanza facile
guide-weight-3 = Un po’ più difficile
guide-weight-4 = Difficile
guide-weight-5 = Molto difficile
guide-slower = Più piano
guide-slow = Apri prima «{ $group }» nella barra in basso.
guide-cloth = Per dopo
guide-cloth-text = Arriva con il capitolo «{ $chapter }».
guide-lift = Solleva il telo
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
guide-why-title = Che cosa ha deciso la partita
guide-why-won = { $points ->
    [0] Hai vinto allo spareggio. Rivale più vicino: { $name }.
    [one] Hai vinto con { $points } punto di vantaggio, { $own } a { $theirs }. Rivale più vicino: { $name }.
   *[other] Hai vinto con { $points } punti di vantaggio, { $own } a { $theirs }. Rivale più vicino: { $name }.
}
guide-why-lost = { $points ->
    [0] Hai perso allo spareggio. Primo posto: { $name }.
    [one] Hai perso per { $points } punto, { $own } a { $theirs }. Primo posto: { $name }.
   *[other] Hai perso per { $points } punti, { $own } a { $theirs }. Primo posto: { $name }.
}
guide-why-shared = Posto condiviso, con: { $name }.
guide-why-ahead = Hai avuto di più da: { $sources }.
guide-why-behind = Hai avuto di meno da: { $sources }.
guide-next-title = Tre cose da provare la prossima volta
guide-over-title = La tua prima partita è finita
guide-over-review = Rivedi la partita
guide-over-learn = Altro da imparare
guide-tag-mine = La mia scelta
guide-tag-yours = La tua scelta
guide-marked = Segnato { $n }
guide-next = { $points ->
    [one] Round { $round }: invece di “{ $yours }” prova “{ $mine }”, circa { $points } punto in più.
   *[other] Round { $round }: invece di “{ $yours }” prova “{ $mine }”, circa { $points } punti in più.
}
guide-rules-note = con passi da provare
guide-pieces = Componenti
guide-pieces-note = disegni e fonti
guide-aid-note = da stampare, 2 pagine

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

## Analisi: quanto valevano decisioni e pescate
modes-label = Modi di guardare questa partita
mode-replay = Replay
mode-review = Analisi
review-of = { $game }, analisi
review-table = Analisi: { $table }
review-bar = Analisi
review-graph = Grafico
review-costly = Decisioni
review-costly-short = Errore
review-skill = Abilità, sorte
review-you = Tu
review-you-small = tu
review-head-apart = { $who ->
    [you] Hai deciso
   *[other] { $name } ha deciso
 } meglio di tutti, { $lucky ->
    [you] hai avuto
   *[other] { $drawn } ha avuto
 } più fortuna
review-head-both = { $who ->
    [you] Hai deciso meglio di tutti e avuto
   *[other] { $name } ha deciso meglio di tutti e avuto
 } più fortuna
review-head-decided = { $who ->
    [you] Hai deciso
   *[other] { $name } ha deciso
 } meglio di tutti
review-head-drew = Decisioni pari, { $lucky ->
    [you] hai avuto
   *[other] { $drawn } ha avuto
 } più fortuna
review-head-even = Tutti hanno deciso più o meno ugualmente bene
review-won = { $by ->
    [one] Vittoria per un punto
   *[other] Vittoria per { $by } punti
 }: { $own } a { $other }.
review-short = { $by ->
    [one] Mancava un punto
   *[other] Mancavano { $by } punti
 }: { $own } a { $other }.
review-level = Punti pari: { $own } a { $other }.
review-luck-cost = Le pescate { $who ->
    [you] ti sono costate
   *[other] sono costate a { $name }
 } { $points } punti.
review-luck-gave = Le pescate { $who ->
    [you] ti hanno dato
   *[other] hanno dato a { $name }
 } { $points } punti.
review-lost = Le decisioni ne hanno persi { $points }.
review-no-luck = In questa partita non c’è fortuna dopo la preparazione.
review-loss = Persi a mossa
review-luck = Fortuna
review-accuracy = Precisione
review-skill-note = Punti persi contro la scelta migliore; fortuna contro la pescata media; precisione round per round. ± vale nove volte su dieci.
review-skill-note-plain = Punti persi contro la scelta migliore; precisione round per round. ± vale nove volte su dieci.
review-follow = Segui
review-follow-seat = Segui { $name }
review-whose = Decisioni e pescate di chi
review-expected = Punti attesi
review-points = Punti
review-chance = Probabilità di vincere
review-graph-which = Che cosa mostra il grafico
review-graph-points = Punti attesi di ogni posto durante la partita, con il costo delle decisioni e la fortuna delle pescate: { $who ->
    [you] tu
   *[other] { $name }
 }. Lo stesso in tabella: Numeri.
review-graph-win = Probabilità di vincere di ogni posto durante la partita, con il costo delle decisioni e la fortuna delle pescate: { $who ->
    [you] tu
   *[other] { $name }
 }. Lo stesso in tabella: Numeri.
review-chance-now = Probabilità di vincere: { $now }
review-chance-from = Probabilità di vincere: { $from }
review-own-decisions = { $who ->
    [you] Le tue decisioni
   *[other] Decisioni
 }
review-own-draws = { $who ->
    [you] Le tue pescate
   *[other] Pescate
 }
review-given-away = punti persi
review-good-bad = su bene, giù male
review-band = Fascia: nove partite su dieci da qui finiscono dentro
review-costly-head = { $n ->
    [0] Nessuna decisione costosa
    [1] Una decisione è costata { $points } punti
    [2] Due decisioni sono costate { $points } punti
   *[other] Tre decisioni sono costate { $points } punti
 }
review-costly-of = su { $points } persi in { $n ->
    [one] una decisione
   *[other] { $n } decisioni
 }. Giudicate da ciò che { $who ->
    [you] potevi sapere
   *[other] { $name } poteva sapere
 }.
review-moment = Round { $round }, mossa { $step }
review-moment-setup = Preparazione, mossa { $step }
review-before-step = prima della mossa { $step }
review-played = Giocato
review-better = Meglio
review-perhaps = forse
review-size = { $size ->
    [small] un piccolo errore
    [large] un grosso errore
   *[other] un errore
 }
review-rivals = Guadagno dei rivali
review-points-n = { $n } punti
review-plus = { $points } punti
review-why-part = Dà soprattutto: { $part }.
review-why-win = La probabilità di vincere: { $to } invece di { $from }.
review-then = Poi: { $steps }.
review-paid-back = Un errore di { $points } punti ripagato dalla fortuna.
review-went-wrong = Era giusto, anche se è andata male.
review-settled = A uno sguardo più profondo vale quanto la scelta migliore.
review-on-board = Sul tabellone
review-try = Prova tu
review-best-round = Idea migliore, round { $round }:
review-best-setup = Idea migliore, mossa { $step }:
review-ahead = { $points } punti sopra la seconda scelta.
review-best-none = Nessuna decisione stava molto sopra la seconda scelta.
review-unsure = { $n ->
    [one] Un’altra decisione forse era un errore: la differenza è troppo piccola per dirlo.
   *[other] Altre { $n } decisioni forse erano errori: la differenza è troppo piccola per dirlo.
 }
review-next = Prossima decisione costosa (N)
review-before = Decisione costosa precedente (Maiusc+N)
review-first-wait = I numeri arrivano dopo il primo sguardo.
review-queued = In attesa del suo turno
review-first = Primo sguardo
review-second = Secondo sguardo, più profondo
review-at-round = round { $round } di { $of }
review-left = { $n ->
    [one] circa un minuto ancora
   *[other] circa { $n } minuti ancora
 }
review-left-seconds = { $n ->
    [one] circa { $n } secondo ancora
   *[other] circa { $n } secondi ancora
 }
review-ahead-of = { $n ->
    [one] prima c’è un’altra analisi
   *[other] prima ci sono altre { $n } analisi
 }
review-progress = A che punto è l’analisi
review-pause = Metti in pausa l’analisi
review-go-on = Continua l’analisi
review-paused = in pausa
review-done = L’analisi è finita.
review-certainty = Giudica un bot, da ciò che il posto poteva sapere. Su una decisione è preciso a circa { $error } punti.
review-doubt-foreign_content = Il bot non conosce questo contenuto: fidati poco.
review-doubt-other_rules = La partita seguiva altre regole: fidati poco del bot.
review-doubt-network_refused = La valutazione appresa non va bene qui, ne è stata usata una più semplice.
review-doubt-broken_off = La partita è stata interrotta: nessuno sa come sarebbe finita.
review-failed = L’analisi non è riuscita.
review-again = Riprova
review-figures = Numeri
review-figures-sum = Come è nato il risultato
review-figures-rounds = Round per round: punti attesi alla fine, e { $name }
review-figures-sources = Che cosa avevano in più le scelte migliori
review-figures-costs = Ogni decisione costata qualcosa
review-row-start = Attesi all’inizio
review-row-deal = La distribuzione
review-row-own = Decisioni proprie
review-row-others = Decisioni altrui
review-row-luck = Fortuna delle pescate
review-row-rest = Non giocato fino in fondo
review-row-lost = Punti persi
review-col-round = Round
review-col-decisions = Decisioni

## Board to think on
mode-think = Pensa
mode-table = Tavolo
think-of = { $game }, per pensare
think-nothing = Si pensa, non si gioca nulla
think-to-start = Torna all’inizio
think-now = Adesso
think-eyes = Mossa { $step }, con gli occhi di { $name }
think-branches = Rami
think-branch-here = Ramo da qui
think-empty = Prova una mossa: sceglila qui sotto o tocca una cosa illuminata sul tabellone.
think-as-played = Come si è giocato
think-new = Nuovo ramo
think-after = dopo: { $step }
think-rename = Dai un nome al ramo { $letter }
think-share = Condividi il ramo { $letter } con un link
think-share-this = Condividi questo ramo con un link
think-drop = Togli il ramo { $letter }
think-remove = Togli questa mossa e ciò che segue
think-comment = Commento
think-way = Mosse di questo ramo
think-expects = punti attesi:
think-impossible = In questa distribuzione la mossa non si può fare
think-stopped = In questa distribuzione la linea si ferma qui: una sua mossa non si può fare.
think-stale = La tavola è stata cambiata in un’altra scheda; ora è così.
think-answer = Fai rispondere gli altri
think-answering = Gli altri rispondono …
think-bot = Che cosa si aspetta il bot
think-bot-short = Bot
think-reads = Che cosa si aspetta il bot
think-reading = Il bot legge la posizione.
think-silent = Il bot tace
think-silent-note = La partita continua e questo tavolo non ammette suggerimenti. Rami e distribuzioni restano tuoi.
think-shared = Un ramo da guardare
think-shared-note = Chi l’ha fatto condivide questo ramo. Ciò che il posto non poteva sapere è stato distribuito; i nomi restano al tavolo.
think-level = { $who ->
    [you] Sei alla pari con il migliore
   *[other] { $name }: alla pari con il migliore
  }
think-leads = { $who ->
    [you] Sei avanti di { $by }
   *[other] { $name }: avanti di { $by }
  }
think-trails = { $who ->
    [you] Sei indietro di { $by }
   *[other] { $name }: indietro di { $by }
  }
think-better-in = { $step }: meglio in { $n } distribuzioni su { $of }
think-mean = Stessa posizione, altre cose nascoste. In media { $mean } punti { $error }.
think-in-branch = Ramo { $letter }.
think-win = Probabilità di vincere { $chance }.
think-better = meglio: { $step }
think-deals-drawn = { $n } distribuzioni, un punto ciascuna
think-ringed = Cerchiata: la distribuzione ora sul tabellone.
think-lines = Le linee migliori da qui
think-lines-of = Le linee migliori da qui: { $name }
think-by = Cercate dal bot { $level }; i punti sono di chi deve muovere.
think-no-lines = Qui nessuno deve scegliere nulla.
think-soon = Il bot guarda quando ti fermi un momento.
think-keep = Tieni come ramo: { $step }
think-keep-short = Tieni come ramo
think-hidden = Cose nascoste
think-hidden-note = Ciò che il posto può sapere resta; tutto il resto, e ogni pescata futura, viene distribuito.
think-hidden-none = Qui nessuna: nulla è nascosto e nulla verrà pescato.
think-deal-of = distribuzione { $n } di { $of }
think-deal-before = Distribuzione precedente
think-deal-next = Distribuzione successiva
think-deal-again = Ridistribuisci le cose nascoste
think-deal-ten = Distribuisci altre dieci volte
think-export = Salva come partita con varianti
think-away = Questa tavola non si può aprire
think-own = Le tue tavole
think-own-row = Round { $round }, mossa { $step }, { $n ->
    [one] una mossa provata
   *[other] { $n } mosse provate
  }
think-own-drop = Togli questa tavola
tab-mat = Plancia
cancel = Annulla

## Studio: la stessa distribuzione per molti
nav-study = Studio
study-lead = La stessa distribuzione per molti: gioca quella di oggi, o sfida gli amici con le stesse carte, lo stesso posto e gli stessi bot.
study-today = Distribuzioni di oggi
study-mine = Le tue sfide
study-none = Ancora nessuna. Creane una qui, o dopo una partita contro i bot: «Sfida un amico».
study-make = Una nuova distribuzione per gli amici
study-make-note = Nessuno l’ha vista, nemmeno tu. Chi ha il link la gioca una volta sola.
study-players = Giocatori
study-level = Bot
study-make-go = Crea la sfida
challenge-deal-of = Distribuzione del { $day }
challenge-beat = Batti i { $points } di { $name }
challenge-your = I tuoi { $points } in { $game }
challenge-new-deal = Una nuova distribuzione
challenge-with = con { $side }
challenge-seats = Hai il posto { $seat } di { $of }; { $n ->
    [one] l’altro è un bot ({ $level }).
   *[other] gli altri sono bot ({ $level }).
  }
challenge-same = Tutti hanno le stesse pescate, e alla stessa mossa i bot rispondono allo stesso modo.
challenge-clock = Tutti hanno le stesse pescate. Questi bot pensano a tempo e possono rispondere in modo diverso.
challenge-until = aperta ancora per { $length }
challenge-copy = Copia il link
challenge-link-copied = Link copiato.
challenge-text-copied = Testo copiato.
challenge-as-text = Copia come testo
challenge-more = Altre distribuzioni
challenge-own-game = La tua partita
challenge-play = Gioca
challenge-go-on = Continua
challenge-results = Risultati
challenge-before = Prima di giocare
challenge-played = { $n ->
    [0] Nessuno l’ha ancora giocata.
    [one] Una persona l’ha giocata.
   *[other] { $n } persone l’hanno giocata.
  }
challenge-hidden = Risultati e partite si vedono quando hai finito.
challenge-rule-once = Il primo tentativo è l’unico; puoi interromperlo e continuare più tardi.
challenge-rule-alone = Fino alla fine non ci sono suggerimenti né plance per pensare.
challenge-rule-hints = Suggerimenti e plance per pensare sono ammessi, come per chi l’ha creata.
challenge-rule-undo = Puoi annullare le mosse fino all’ultima pescata.
challenge-rule-practice = È un allenamento: il punteggio in classifica non cambia.
challenge-closed = Da allora le regole sono cambiate, quindi non si può più iniziare.
challenge-compare = Come si confrontano i risultati
challenge-by-margin = Prima chi ha vinto, poi per quanti punti in più dell’altro.
challenge-by-points = Per punti propri.
challenge-matchpoints = Un punto per ognuno che superi, mezzo per un pareggio.
challenge-newcomers = Chi è arrivato su questo server dopo l’uscita della distribuzione è mostrato ma non conta.
challenge-first = Sei il primo
challenge-share = { $share } dei match point
challenge-spread = { $n ->
    [one] Il risultato di una persona
   *[other] Risultati di { $n } persone
  }
challenge-you-got = Tu { $value }
challenge-you-better = Tu { $value }, meglio di { $better } su 100
challenge-better = meglio di { $better } su 100
challenge-who = Chi
challenge-you = { $name }, tu
challenge-maker = autore
challenge-margin = Scarto
challenge-mp = Match point
challenge-gave-up = ha abbandonato
challenge-out = non conta
challenge-look = Guarda la partita di { $name }
challenge-secret = Il testo non dice né carte né mosse. Le partite si aprono solo a chi ha giocato la distribuzione.
challenge-missing = Questa distribuzione non c’è: è troppo vecchia, o il link non è intero.
challenge-friend = Sfida un amico
challenge-friend-note = Da allora solo chi ha giocato questa distribuzione può guardare la partita.

## Studio: aperture
openings-page = Aperture
openings-lead = { $game }. Con che cosa hanno cominciato persone e bot, e com’è andata.
openings-open-page = Aperture: con che cosa cominciano gli altri
openings-list = Partite
openings-all = di tutti
openings-mine = le tue
openings-any = qualsiasi
openings-by = Di chi
openings-everybody = persone e bot
openings-people = persone
openings-bots = bot
openings-from = da { $rating }
openings-rules = Versione delle regole
openings-clear = Azzera
openings-total = { $n } posti su { $of }
openings-side = Fazione
openings-start = Inizio
openings-start-of = { $side }: inizio
openings-first = Prima azione
openings-above = punti sopra la media del tavolo
openings-count = scelta
openings-few = { $n ->
    [one] una partita, troppo poche
   *[other] { $n } partite, troppo poche
  }
openings-none = In queste partite non c’è una scelta simile.
openings-nothing = Non c’è ancora una partita finita che tu possa guardare.
openings-note = Linee: 95 su 100. Cerchio vuoto: meno di 200 partite. Un clic su una riga la sceglie, un altro la toglie.
openings-games-title = Le partite più recenti

## Keys
keys-title = Tasti
keys-choose = Scegli ciò che sta accanto al tasto; di nuovo: esegui
keys-enter = Esegui, o termina il turno
keys-back = Indietro
keys-undo = Annulla
keys-redo = Ripeti
keys-hint = Suggerimento
keys-tab = Da un oggetto all’altro, anche sul tabellone
keys-why = Partita guidata: perché? Apre la regola della lezione
keys-slower = Partita guidata: più piano, un clic alla volta
keys-later = Partita guidata: più tardi
keys-know = Partita guidata: avanti, o «lo so già»
keys-go-on = Partita guidata: avanti con la lezione o, dopo un commento, con la partita
keys-try-again = Partita guidata: annulla il passo e riprova
keys-list = Questo elenco
keys-step = Mossa precedente o successiva
keys-turn = Turno precedente o successivo
keys-round = Round precedente o successivo
keys-ends = All’inizio o alla fine
keys-play = Riproduci o metti in pausa
keys-costly = Una delle tre decisioni più costose
keys-mistake = Decisione costosa successiva o precedente
keys-on-board = Mostra o nascondi le etichette sul tabellone
keys-think-back = Una mossa indietro sulla tavola
keys-think-on = Di nuovo una mossa avanti
keys-think-lines = Di mossa in mossa nell’elenco dei rami
keys-think-deals = Distribuzione precedente, successiva
cap-shift = Maiusc
cap-space = Spazio
cap-page-up = Pag↑
cap-page-down = Pag↓
cap-home = Home
cap-end = Fine

## Learn
learn-title = Impara
learn-text = Gioca una vera partita con un maestro accanto, consulta le regole illustrate o risolvi un piccolo problema al giorno.
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
practice-title = Prova
practice-still = Sul tavolo
practice-again = Da capo
practice-retry = Riprova
practice-show = Mostrami
practice-other = Si può fare, ma si chiedeva altro. Guarda che cosa è cambiato, oppure ricomincia.
practice-options = Che cosa puoi fare qui
practice-all = { $n ->
    [one] { $n } scelta
   *[other] Tutte le { $n } scelte
}
practice-count = { $n ->
    [one] { $n } esercizio
   *[other] { $n } esercizi
}
book-title = Regole illustrate
book-print = Stampa il libro
book-aid = Promemoria
book-aid-side = Lato { $n } di 2
book-print-now = Stampa
book-back = Torna al libro
book-pages = Pagine
book-page = Pagina { $now } di { $of }
book-found = { $n ->
    [one] { $n } passo
   *[other] { $n } passi, prima i migliori
}

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

# Looking for people, and being away
seek = Gioca con altri
seek-note = con i primi che arrivano; i bot prendono il resto
seek-game = Gioco
seek-speed = Ritmo
seek-quick = Veloce
seek-quick-more = in una seduta, 10 min + 15 s
seek-calm = Tranquillo
seek-calm-more = in una seduta, 30 min + 30 s
seek-day = Un giorno
seek-day-more = per ogni turno
seek-days = Tre giorni
seek-days-more = per ogni turno
seek-level = Contro
seek-any = Chiunque
seek-near = Chi ha la mia forza
seek-wait = I bot prendono i posti liberi dopo
seek-bot = Bot
seek-hint = Ti siedi dove si aspetta qualcuno come te, oppure si apre un tavolo che altri trovano. Chi ha la tua forza dista al massimo 200 punti dal tuo punteggio. Le partite con altre persone contano per la classifica.
seek-go = Cerca avversari
seek-waiting = Chi cerca lo stesso trova questo tavolo da sé.
seek-fills = I bot prendono i posti liberi tra { $time } e la partita comincia.
reliable = { $n } partite finite su { $of }
reliable-answer = risponde in { $time }
away = in vacanza: { $names }
away-at-table = { $name } è in vacanza fino al { $day }; l’orologio è fermo.
vacation = Vacanza
vacation-text = Mentre non ci sei, nelle tue partite a turni in corso l’orologio è fermo, e gli altri vedono fino a quando. Le partite in una seduta e quelle che iniziano dopo non aspettano.
vacation-until = Sei in vacanza fino a { $day }.
vacation-days = Giorni
vacation-go = Comincia ora
vacation-longer = Allunga
vacation-end = Sono di nuovo qui
vacation-back = Rieccoti.
vacation-left = { $n ->
    [one] Quest’anno resta { $n } giorno su { $most }. Un giorno iniziato conta.
   *[other] Quest’anno restano { $n } giorni su { $most }. Un giorno iniziato conta.
}

# Leagues, tournaments, clubs
nav-events = Eventi
events-title = Leghe, tornei, circoli
events-lead = Chiunque può avviarne uno; il server apre i tavoli, assegna i posti, annota i risultati e sorteggia il turno seguente.
events-mine = I tuoi
events-open = Iscrizioni aperte
events-running = In corso
events-over = Conclusi
events-none = Ancora niente.
events-new = Nuova lega o torneo
contest-league = Lega
contest-swiss = Torneo svizzero
contest-knockout = Eliminazione diretta
contest-duplicate = Duplicato
contest-tables = { $n ->
    [one] tavoli da { $n }
    [many] tavoli da { $n }
   *[other] tavoli da { $n }
}
contest-entrants = { $n } su { $most }
contest-season = Stagione { $n }
contest-division = Divisione { $name }
contest-round = Turno { $n }
contest-round-of = Turno { $n } di { $of }
contest-until = fino a { $time }
contest-begins = Inizia { $time }
contest-begins-full = Inizia quando è al completo
contest-next-season = La prossima stagione inizia { $time }.
contest-is-over = concluso
contest-is-cancelled = annullato
contest-yours = partecipi
contest-join = Partecipa
contest-leave = Non partecipare
contest-withdraw = Ritirati
contest-withdraw-note = Da ora vale per te la regola di chi sparisce, anche ai tavoli in corso.
contest-back = Sono tornato
contest-back-note = Un bot gioca per te, oppure non ricevi più punti. Dal prossimo turno puoi giocare di nuovo.
contest-start = Inizia ora
contest-cancel = Annulla
contest-least = Servono almeno { $n } partecipanti.
contest-missing = Questa lega o questo torneo non esiste
contest-standings = Classifica
contest-people = Partecipanti
contest-player = Giocatore
contest-games = Partite
contest-points = Punti
contest-strength = Avversari
contest-strength-note = i punti di tutti gli avversari insieme
contest-share = Quota
contest-share-note = la quota di tutti i punti di gioco a ogni tavolo, insieme
contest-reached = Arrivato a
contest-won = vittoria
contest-up = sale
contest-down = scende
contest-matrix = quante volte davanti a quel giocatore, e quante dietro
contest-matrix-cell = contro { $name }: davanti { $ahead }, dietro { $behind }
contest-playing = una partita fra i due è in corso
contest-gone = sparito
contest-gone-note = sparito o ritirato
contest-you = tu
contest-left = qualcuno che è andato via
contest-you-stand = Sei al posto { $place }
contest-would-up = Se la stagione finisse ora, saliresti.
contest-would-down = Se la stagione finisse ora, scenderesti.
contest-would-stay = Se la stagione finisse ora, resteresti in questa divisione.
contest-open-games = { $n ->
    [0] Nessuna tua partita è aperta.
    [one] Una tua partita è aperta.
    [many] { $n } tue partite sono aperte.
   *[other] { $n } tue partite sono aperte.
}
contest-how = Come funziona
contest-how-league = Nella divisione tutti incontrano tutti. I migliori salgono, gli ultimi scendono: { $n } per parte.
contest-how-league-many = Ognuno gioca una partita su ogni posto di un tavolo da { $seats } e incontra gli altri nel modo più uguale possibile. I migliori salgono, gli ultimi scendono: { $n } per parte.
contest-how-swiss = A ogni turno si incontrano giocatori in posizione simile, e nessuno si incontra due volte finché si può evitare.
contest-how-knockout = Dei due passa chi vince. Al primo turno i più forti possono non giocare.
contest-how-knockout-many = Passa la metà migliore di ogni tavolo; i più forti possono non giocare. A pari posto passa chi partiva davanti.
contest-how-points = Una partita dà secondo il posto: { $points }. Chi condivide un posto condivide i punti.
contest-how-bye = Un turno senza partita dà { $points }.
contest-how-ties = A pari punti decide, in quest’ordine: { $ties }.
contest-how-order = Chi è davanti lo decide, in quest’ordine: { $ties }.
contest-how-prompt = Il turno seguente inizia appena finisce l’ultima partita.
contest-how-calendar = Ogni turno inizia nel suo giorno.
contest-how-bot = Se qualcuno sparisce, un bot ({ $bot }) continua al suo posto e il risultato conta.
contest-how-forfeit = Chi sparisce perde e non riceve più punti. Dove una partita di più di due continua, un bot ({ $bot }) prende il posto.
contest-how-late = Chi è atteso a un tavolo quando il turno è finito è sparito. Si può tornare.
contest-how-rated = Le partite contano per la classifica come tutte le altre.
contest-how-duplicate = Tutti giocano le stesse mani, una per turno, ognuno al proprio tavolo contro gli stessi bot ({ $bot }).
contest-how-matchpoints = Una mano dà un matchpoint per ognuno battuto e mezzo per un pareggio, in percento del possibile. La classifica è la media di tutte le mani.
contest-how-margin = Nei giochi per due si confronta chi ha vinto, poi il margine; negli altri i propri punti.
contest-how-secret = Ciò che gli altri hanno ottenuto, e le loro partite, si vede quando il turno è finito.
contest-how-deadline = Chi non ha finito una mano quando il suo turno finisce vi ha rinunciato.
contest-how-practice = È allenamento: i punteggi non cambiano.
contest-deal = Mano { $n }
contest-percent = Percento
contest-own-table = Al tuo tavolo
contest-deal-plays = gioca
contest-deal-done = ha finito
tie-points = punti
tie-strength = punti di tutti gli avversari
tie-direct = partite fra loro
tie-share = quota dei punti ai tavoli
tie-seed = punteggio all’inizio
tie-reached = turno raggiunto
tie-place = posto all’ultimo tavolo
contest-calendar = Calendario
contest-drawn-later = Chi incontra chi si sorteggia all’inizio del turno.
contest-bye = senza partita
contest-walkover = non giocata
contest-annulled = nulla di fatto
contest-game-watch = Al tavolo
contest-of-table = All’evento
contest-game-n = Partita { $n }
contest-made-by = Avviato da { $name }
new-contest-title = Avvia una lega o un torneo
new-contest-name = Nome
new-contest-kind = Che cosa si gioca
new-contest-league-note = Divisioni da quattro a sette; i migliori salgono, gli ultimi scendono
new-contest-swiss-note = Pochi turni, tutti giocano fino alla fine
new-contest-knockout-note = Chi perde è fuori
new-contest-duplicate-note = Le stesse mani per tutti, contro gli stessi bot; si confronta a matchpoint
new-contest-table = A un tavolo
new-contest-division = Persone per divisione
new-contest-movers = Salgono e scendono
new-contest-seasons = Stagioni
new-contest-pause = Ore fra le stagioni
new-contest-at-once = Tutte le partite di una stagione iniziano insieme
new-contest-rounds = Turni
new-contest-deals = Mani
new-contest-bots = I bot
new-contest-days-deal = Giorni per una mano
new-contest-time = Calendario
new-contest-days = Giorni per turno
new-contest-days-season = Giorni per stagione
new-contest-prompt = Il turno seguente inizia appena finisce il precedente
new-contest-most = Partecipanti al massimo
new-contest-when = Inizio
new-contest-when-full = quando è al completo, o quando lo dico io
new-contest-when-at = in un giorno
new-contest-day = Giorno e ora
new-contest-vanish = Chi sparisce
new-contest-vanish-bot = un bot continua, e il suo risultato conta
new-contest-vanish-forfeit = perde, e non riceve più punti
new-contest-bot = Il bot
new-contest-club = Per
new-contest-everybody = tutti
new-contest-go = Avvia
clubs-title = Circoli
clubs-mine = I tuoi circoli
clubs-open = Circoli aperti
clubs-none = Ancora nessun circolo.
club-new = Nuovo circolo
club-name = Nome
club-about = Di che cosa si occupa
club-open = Può entrare chi vuole
club-closed = su invito
club-make = Crea
club-members = { $n ->
    [one] { $n } membro
    [many] { $n } membri
   *[other] { $n } membri
}
club-member-list = Membri
club-leads = lo guida
club-join = Entra
club-leave = Lascia il circolo
club-decline = Rifiuta
club-asked = Sei invitato a entrare.
club-ask = Invita qualcuno
club-ask-who = Identificativo o login
club-ask-go = Invita
club-ask-done = L’invito lo aspetta fra i circoli.
club-link = Collegamento con cui si entra
club-renew = Nuovo collegamento
club-remove = Escludi { $name }
club-missing = Questo circolo non esiste
club-contests = Leghe e tornei del circolo
club-hidden = Chi ne fa parte lo vedono solo i membri.
club-save = Salva

# The week, and links to take it along
week = I prossimi sette giorni
week-take = Portala con te
week-today = Oggi
week-yours = tocca a te fino alle { $time }
week-begins = inizia alle { $time }
week-ends = turno fino alle { $time }
week-theirs = tocca ad altri fino alle { $time }
feeds = Le tue partite ovunque
feeds-text = Due link privati dicono dove tocca a te e com’è finita ogni tua partita: uno per il calendario, uno per un lettore di notizie. Non serve una password.
feeds-calendar = Calendario (ICS)
feeds-news = Notizie (Atom)
feeds-copy = Copia: { $what }
feeds-make = Crea i link
feeds-renew = Nuovi link
feeds-stop = Ritira i link
feeds-made = I link funzionano; i precedenti non più.
feeds-gone = I link non funzionano più.
feeds-hint = Chi ha un link così può leggerlo, quindi non darlo a nessuno. Dice solo ciò che può sapere chi guarda il tavolo, mai una mano.

# Automatic answers
habits = Risposte automatiche
habits-answered = { $n ->
    [0] In questa partita non è ancora stato risposto nulla per te.
    [one] In questa partita è stata data { $n } risposta per te.
   *[other] In questa partita sono state date { $n } risposte per te.
}
habits-note = Le risposte date per te hanno nel registro il segno di un bot, che vedi solo tu. Una nuova scelta vale dalla prossima domanda, e solo a questo tavolo.
habits-mark = risposto per te
habits-since = { $n ->
    [one] Dal tuo ultimo turno è stata data { $n } risposta per te.
   *[other] Dal tuo ultimo turno sono state date { $n } risposte per te.
}
habits-change = Cambia

# Ordini permanenti
orders = Ordini permanenti
orders-title = Quando toccherà a me
orders-once = solo questo turno
orders-are-kept = salvati
orders-if = Se
orders-else-if = Altrimenti, se
orders-else = Altrimenti
orders-and = e
orders-and-more = Un'altra condizione
orders-do = fai
orders-ask = fermati e chiedi a me
orders-always = in ogni caso
orders-condition = Condizione della riga { $n }
orders-deed = Che cosa fa la riga { $n }
orders-less = Togli la riga { $n }
orders-more = Un'altra riga
orders-offered = posso ancora: { $step }
orders-offered-not = non posso: { $step }
orders-did = { $name } ha fatto: { $step }
orders-did-not = { $name } non ha fatto: { $step }
orders-anybody = qualcuno ha fatto: { $step }
orders-anybody-not = nessuno ha fatto: { $step }
orders-like = qualcuno ha fatto qualcosa come: { $step }
orders-like-not = nessuno ha fatto nulla come: { $step }
orders-keep = Salva come ordini permanenti
orders-take = Togli gli ordini
orders-kept = Salvati. Si eseguono quando toccherà a te.
orders-gone = Gli ordini sono stati tolti.
orders-empty = Prova una linea con una tua mossa, dopo ciò che gli altri potrebbero fare: qui si può salvare, e si gioca quando toccherà a te.
orders-note = Li vedi solo tu. Finiscono con questa linea, o appena qualcosa non è come avevi previsto.
orders-none = A questo tavolo ora non ci sono ordini. Si scrivono sulla tavola per pensare.
orders-think = Pensaci
orders-wait = I tuoi ordini permanenti aspettano il tuo turno.
orders-look = Guarda
orders-mark = per ordine permanente
orders-ended-done = I tuoi ordini permanenti sono stati eseguiti.
orders-ended-asked = I tuoi ordini permanenti dicono: fermati e chiedi.
orders-ended-impossible = Ordini permanenti tolti: «{ $step }» non è possibile.
orders-ended-otherwise = Ordini permanenti tolti: prima di «{ $step }» gli altri hanno fatto altro.
orders-ended-drawn = Ordini permanenti tolti: prima di «{ $step }» si è pescato qualcosa.
orders-ended-by_hand = Hai fatto la mossa da te; gli ordini permanenti sono stati tolti.
orders-ended-back = Ordini permanenti tolti: la partita è tornata indietro.
orders-ended-taken_over = Ordini permanenti tolti: qualcun altro ha giocato per te.

# Essere avvisati a browser chiuso
notices-title = Come essere avvisati
notices-tell-me = Avvisami
notices-push = Push
notices-push-text = Un messaggio del sistema, anche a pagina chiusa.
notices-push-cannot = Questo browser non può. Sul telefono, installa prima la pagina come app; l'indirizzo deve cominciare con https.
notices-push-add = Avvisa questo dispositivo
notices-here = questo dispositivo
notices-mail = E-mail
notices-webhook = Webhook
notices-shape = Per
notices-shape-plain = un mio programma
notices-secret = Segreto delle firme
notices-secret-text = Ogni messaggio porta x-ziggurat-signature: t=SECONDI,v1=HMAC-SHA-256 di "SECONDI.CORPO" con questo segreto.
notices-test = Invia una prova
notices-tested = È in viaggio.
notices-works = funziona
notices-confirmed = confermata
notices-unconfirmed = apri il collegamento nell'e-mail
notices-silent = non risponde
notices-answered = ha risposto { $code }
notices-private = non è sulla rete pubblica
notices-turn = Tocca a me
notices-turn-more = una volta per turno
notices-time = Il mio tempo sta per finire
notices-time-more = quando ne resta un decimo, almeno 30 minuti prima
notices-invited = Qualcuno mi invita a un tavolo
notices-invited-more = finché c’è un posto libero
notices-over = Una mia partita è finita
notices-over-more = con posto e punti
notices-digest = E-mail
notices-digest-each = man mano che arrivano
notices-digest-hours = { $n ->
    [one] al massimo una all'ora
    [24] al massimo una al giorno
   *[other] al massimo una ogni { $n } ore
}
notices-hint = Non ricevi nulla mentre guardi il tavolo, e nulla se muovi entro un minuto. Nessun altro vede questi indirizzi.
notices-example = Che cosa leggerai
notices-example-turn = Tocca a te: Tavolo della lampada
notices-example-turn-text = Marek: migliora E6 in emporio. Ilse: passa. Restano 11 h 40 min.
notices-example-time = Restano 42 min: Tavolo della lampada
notices-example-time-text = Poi un bot gioca il turno per te.
quiet = Ore di silenzio
quiet-text = Di notte nessun avviso; al mattino tutto in un solo messaggio.
quiet-day = Silenzio dalle { $from } alle { $until }
quiet-from = Dalle
quiet-until = alle
quiet-zone = Fuso orario
quiet-wake = Svegliami se nel frattempo un turno scadesse
quiet-after = Ciò che arriva di notte è detto alle { $until }, in un solo messaggio.
link-confirmed = Sarai avvisato
link-confirmed-text = D'ora in poi scriviamo a { $address } quando un tavolo ti aspetta.
link-left = Ti lasciamo in pace
link-left-text = A questo indirizzo non scriviamo più. Nelle impostazioni si può cambiare.
link-wrong = Questo collegamento non fa nulla
link-wrong-text = È di un altro indirizzo, o non è intero. Le impostazioni mostrano che cosa vale ora.

# Problemi
puzzle-title = Problema
puzzle-of = Problema, { $game }
puzzles-title = Problemi
puzzles-lead = Una scelta è molto migliore di tutte le altre. Quale? Da partite di bot, verificate con una ricerca profonda.
puzzles-open = Problemi
puzzle-n = Problema { $n }, livello { $level }
puzzle-daily = Problema { $n }, del giorno
puzzle-own = Una tua decisione
puzzle-of-day = Problema del giorno
puzzle-rated = punteggio { $rating } ± { $error }
puzzle-rating = Punteggio
puzzle-rating-note = ± { $error }: diciannove volte su venti sta qui dentro
puzzle-streak = { $n ->
    [one] Serie: { $n } giorno
    [many] Serie: { $n } giorni
   *[other] Serie: { $n } giorni
}
puzzle-question = Tocca a { $name }: una scelta vale { $points ->
    [one] { $points } punto
    [many] { $points } punti
   *[other] { $points } punti
} in più. Quale?
puzzle-rules = Ogni passo consentito è una risposta: giocalo sul tabellone. Conta il primo.
puzzle-open = Questo non decide ancora nulla: dopo è ancora tutto possibile, quindi non è una risposta. Gioca la scelta stessa.
puzzle-wrong = Questo dà { $given }. C’è qualcosa che vale { $more } in più.
puzzle-again = Prova ancora, senza punteggio, o fattelo mostrare.
puzzle-found = { $points ->
    [one] Trovato: { $points } punto
    [many] Trovato: { $points } punti
   *[other] Trovato: { $points } punti
}
puzzle-shown = { $points ->
    [one] Valeva { $points } punto in più
    [many] Valeva { $points } punti in più
   *[other] Valeva { $points } punti in più
}
puzzle-gain = { $gain } di punteggio
puzzle-share = { $n ->
    [one] Trovato da { $right } su { $n }.
    [many] Trovato da { $right } su { $n }.
   *[other] Trovato da { $right } su { $n }.
}
puzzle-took = Ci hai messo { $time }.
puzzle-hint = Suggerimento, metà punti
puzzle-hint-free = Suggerimento
puzzle-hinted = Cerca: { $kind }
puzzle-show = Mostra
puzzle-last = { $n ->
    [one] La tua ultima risposta: trovati { $right }, punteggio { $gain }
    [many] Le tue ultime { $n }: trovati { $right }, punteggio { $gain }
   *[other] Le tue ultime { $n }: trovati { $right }, punteggio { $gain }
}
puzzle-which = Quali problemi
puzzle-level = Livello { $level }: restano { $left } di { $all }
puzzle-own-due = { $n ->
    [one] I tuoi errori: ne è tornato { $n }
    [many] I tuoi errori: ne sono tornati { $n }
   *[other] I tuoi errori: ne sono tornati { $n }
}
puzzle-left-out = { $n ->
    [one] { $n } problema è escluso: le regole o le carte sono cambiate.
    [many] { $n } problemi sono esclusi: le regole o le carte sono cambiate.
   *[other] { $n } problemi sono esclusi: le regole o le carte sono cambiate.
}
puzzle-second = La seconda scelta: { $second }.
puzzle-why = Da dove vengono i punti
puzzle-rest = Tutto il resto
puzzle-worth-more = Vale di più
puzzle-played = Che cosa è stato giocato
puzzle-answers = { $n ->
    [one] { $n } risposta
    [many] { $n } risposte
   *[other] { $n } risposte
}
puzzle-points = punti
puzzle-you = tu
puzzle-rival = rivale
puzzle-line = La soluzione, passo per passo
puzzle-solved = Problema { $n }, risolto
puzzle-before = prima
puzzle-think = Pensaci
puzzle-next = Prossimo problema
puzzle-none = Qui non resta nessun problema
puzzle-none-text = Hai risposto a tutti quelli di questo tipo, o per questo gioco non ce ne sono ancora.
puzzle-away = Il problema non può essere mostrato
