// Every request the page makes, typed by what the server publishes.

import type * as T from './types';

/** An answer that is not a success. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: T.ErrorBody | null,
  ) {
    super(body?.message ?? `The server answered ${status}.`);
  }

  get code(): T.ErrorCode | null {
    return this.body?.code ?? null;
  }
}

/** The server could not be reached at all. */
export class NetworkError extends Error {}

/** How long an answer may take, and how often a request that may be repeated is sent. */
const PATIENCE = 15_000;
const TRIES = 4;
const PAUSE = 400;

interface Sent {
  status: number;
  text: string;
  /** Milliseconds the server asks to wait. */
  wait: number | null;
}

async function send(method: string, path: string, body: unknown, patience: number): Promise<Sent> {
  const init: RequestInit = {
    method,
    credentials: 'same-origin',
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(patience),
  };
  if (method === 'POST') {
    init.headers = { ...init.headers, 'content-type': 'application/json' };
    init.body = JSON.stringify(body ?? {});
  }
  try {
    const answer = await fetch(`/api${path}`, init);
    const wait = Number(answer.headers.get('retry-after') ?? NaN);
    return { status: answer.status, text: await answer.text(), wait: Number.isFinite(wait) ? wait * 1000 : null };
  } catch (cause) {
    throw new NetworkError('The server does not answer.', { cause });
  }
}

/** Sends until there is an answer. The words are the same each time, the key among them. */
async function insist(method: string, path: string, body: unknown, patience: number): Promise<Sent> {
  for (let tried = 1; ; tried += 1) {
    const last = tried === TRIES;
    let pause = PAUSE * 2 ** (tried - 1);
    try {
      const sent = await send(method, path, body, patience);
      if (sent.status !== 503 || last) return sent;
      pause = Math.min(sent.wait ?? pause, 5_000);
    } catch (problem) {
      if (last) throw problem;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

interface Manner {
  /** Sending it twice does no more than sending it once. */
  again: boolean;
  patience?: number;
}

async function request<A>(method: string, path: string, body: unknown, manner: Manner): Promise<A> {
  const how = manner.again ? insist : send;
  const { status, text } = await how(method, path, body, manner.patience ?? PATIENCE);
  let said: unknown = null;
  try {
    said = JSON.parse(text);
  } catch {
    // A proxy in between may answer with a page of its own.
  }
  if (status >= 200 && status < 300 && said !== null) return said as A;
  throw new ApiError(status, said as T.ErrorBody | null);
}

const get = <A>(path: string): Promise<A> => request<A>('GET', path, undefined, { again: true });
const post = <A>(path: string, body?: unknown, patience?: number): Promise<A> =>
  request<A>('POST', path, body, { again: false, patience });
/** With a key of its own the server makes it once, however often it is sent. */
const keyed = <A>(path: string, body: { key: string }): Promise<A> => request<A>('POST', path, body, { again: true });
const puzzleAt = (game: string, id: string) => `/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;
const on = (id: string) => `/boards/${encodeURIComponent(id)}`;
const at = (id: string) => `/tables/${encodeURIComponent(id)}`;

export type ListKind = 'open' | 'mine' | 'watch' | 'finished';

function query(values: Record<string, string | number | null | undefined>): string {
  const pairs = Object.entries(values).filter(
    (pair): pair is [string, string | number] => pair[1] !== null && pair[1] !== undefined,
  );
  return pairs.length ? `?${new URLSearchParams(pairs.map(([k, v]) => [k, String(v)]))}` : '';
}

export const api = {
  session: () => get<T.Session>('/session'),
  changeSession: (body: T.SessionRequest) => post<T.Session>('/session', body),
  signIn: (body: T.SignInRequest) => post<T.Session>('/session/sign-in', body),
  recover: (body: T.RecoverRequest) => post<T.Session>('/session/recover', body),
  signOut: () => post<T.Session>('/session/sign-out'),
  makeAccount: (body: T.AccountRequest) => post<T.AccountCreated>('/account', body),
  changePassword: (body: T.PasswordRequest) => post<T.Session>('/account/password', body),
  freshCodes: (body: T.RecoveryRequest) => post<T.RecoveryCodes>('/account/recovery-codes', body),
  programs: () => get<T.Program[]>('/programs'),
  makeProgram: (body: T.ProgramRequest) => post<T.ProgramCreated>('/programs', body),
  dropProgram: (id: string) =>
    request<T.Program[]>('DELETE', `/programs/${encodeURIComponent(id)}`, undefined, { again: false }),

  /** Being told while the browser is closed. */
  notices: () => get<T.NoticeState>('/me/notices'),
  chooseNotices: (body: T.NoticeChoices) => post<T.NoticeState>('/me/notices', body),
  addDevice: (body: T.PushRequest) => post<T.NoticeState>('/me/notices/push', body),
  addMail: (body: T.MailRequest) => post<T.NoticeState>('/me/notices/mail', body, 40_000),
  addWebhook: (body: T.WebhookRequest) => post<T.NoticeState>('/me/notices/webhook', body),
  removeWay: (body: T.WayRequest) => post<T.NoticeState>('/me/notices/remove', body),
  testWay: (body: T.WayRequest) => post<T.NoticeState>('/me/notices/test', body, 40_000),
  /** A link out of a mail; no session is needed. */
  followLink: (what: 'confirm' | 'leave', token: string) =>
    post<T.LinkDone>(`/notices/${what}/${encodeURIComponent(token)}`),

  deleteMe: (body: T.DeleteRequest) => post<T.Session>('/me/delete', body),

  /** Somebody's page by id or login, with so many finished tables; `me` is the own one. */
  profile: (who: string, games: number) => get<T.Profile>(`/people/${encodeURIComponent(who)}${query({ games })}`),
  showProfile: (body: T.ShownRequest) => post<T.Profile>('/me/profile', body),
  ties: () => get<T.Ties>('/me/ties'),
  setTie: (who: string, body: T.TieRequest) => post<T.Ties>(`/people/${encodeURIComponent(who)}/tie`, body),
  /** Leagues, tournaments, clubs. */
  contests: (list: 'open' | 'running' | 'over' | 'mine', before?: number) =>
    get<T.ContestList>(`/contests${query({ list, before })}`),
  contest: (id: string, season?: number) =>
    get<T.ContestState>(`/contests/${encodeURIComponent(id)}${query({ season })}`),
  makeContest: (body: T.NewContest) => post<T.ContestState>('/contests', body),
  inContest: (id: string, what: 'join' | 'leave' | 'return' | 'start' | 'cancel') =>
    post<T.ContestState>(`/contests/${encodeURIComponent(id)}/${what}`),
  clubs: (list: 'open' | 'mine') => get<T.ClubCard[]>(`/clubs${query({ list })}`),
  club: (id: string) => get<T.ClubState>(`/clubs/${encodeURIComponent(id)}`),
  makeClub: (body: T.NewClub) => post<T.ClubState>('/clubs', body),
  changeClub: (id: string, body: T.ClubChange) => post<T.ClubState>(`/clubs/${encodeURIComponent(id)}`, body),
  joinClub: (id: string, body: T.ClubJoinRequest) => post<T.ClubState>(`/clubs/${encodeURIComponent(id)}/join`, body),
  leaveClub: (id: string) => post<T.ClubCard[]>(`/clubs/${encodeURIComponent(id)}/leave`),
  ladder: (game: string, pace: T.Pace) => get<T.Ladder>(`/games/${game}/ladder${query({ pace })}`),
  invite: (id: string, body: T.InviteRequest) => post<{ done: string }>(`${at(id)}/invitations`, body),
  invitations: () => get<T.InvitationCard[]>('/me/invitations'),
  accept: (id: string) => post<T.TableState>(`/me/invitations/${encodeURIComponent(id)}/accept`),
  decline: (id: string) => post<T.InvitationCard[]>(`/me/invitations/${encodeURIComponent(id)}/decline`),

  games: () => get<T.GameCard[]>('/games'),
  /** What is printed on the pieces, in the types of the game. */
  printed: (game: string, content: string) => get<unknown>(`/games/${game}/content/${content}?shape=${__SHAPE__}`),
  content: (game: string, content: string | null = null) =>
    get<T.ContentItem[]>(`/games/${game}/content${query({ content })}`),

  /** The guided first game of a title. */
  course: (game: string) => get<T.CourseCard>(`/games/${game}/course`),
  /** The exercises of the rules, one at its beginning, and one after steps: nothing of it is kept. */
  practice: (game: string) => get<T.ExerciseCard[]>(`/games/${game}/practice`),
  exercise: (game: string, id: string) => get<T.Attempt>(`/games/${game}/practice/${encodeURIComponent(id)}`),
  attempt: (game: string, id: string, body: T.AttemptRequest) =>
    request<T.Attempt>('POST', `/games/${game}/practice/${encodeURIComponent(id)}`, body, { again: true }),
  draft: (game: string, body: T.DraftRequest) => post<T.Draft>(`/games/${game}/draft`, body),

  /** What everybody may see of a table. */
  glance: (id: string) => get<T.Glance>(`${at(id)}/glance`),
  tables: (list: ListKind, more: { game?: string | null; before?: number | null; limit?: number } = {}) =>
    get<T.TableList>(`/tables${query({ list, ...more })}`),
  makeTable: (body: T.NewTable) => post<T.TableState>('/tables', body),
  table: (id: string, logFrom = 0) => get<T.TableState>(`${at(id)}${query({ log_from: logFrom })}`),
  enter: (id: string, body: T.EnterRequest) => post<T.TableState>(`${at(id)}/enter`, body),
  join: (id: string, body: T.JoinRequest) => post<T.TableState>(`${at(id)}/join`, body),
  leave: (id: string) => post<T.TableList>(`${at(id)}/leave`),
  seatBot: (id: string, seat: number, body: T.BotSeat) => post<T.TableState>(`${at(id)}/seats/${seat}/bot`, body),
  clearSeat: (id: string, seat: number) => post<T.TableState>(`${at(id)}/seats/${seat}/clear`),
  start: (id: string) => post<T.TableState>(`${at(id)}/start`),
  resign: (id: string) => post<T.TableState>(`${at(id)}/resign`),
  handOver: (id: string, body: T.HandOverRequest) => post<T.HandOver>(`${at(id)}/hand-over`, body),
  claim: (id: string, body: T.ClaimRequest) => post<T.TableState>(`${at(id)}/claim`, body),
  comeBack: (id: string) => post<T.TableState>(`${at(id)}/return`),
  rematch: (id: string) => post<T.TableState>(`${at(id)}/rematch`),

  order: (id: string, body: T.OrderRequest) => post<T.TableState>(`${at(id)}/order`, body),
  report: (id: string, body: T.ReportRequest) => post<T.ReportReceived>(`${at(id)}/report`, body),

  step: (id: string, body: T.StepRequest) => keyed<T.StepTold>(`${at(id)}/steps?answer=notice`, body),
  /** What one may wish for and may not do now: the usual things, or what choosing a thing means. */
  wishes: (id: string, about: { kind: string; id: string } | null = null) =>
    get<T.Wish[]>(`${at(id)}/wishes${about ? `?${new URLSearchParams(about).toString()}` : ''}`),
  undo: (id: string, body: T.UndoRequest) => keyed<T.StepTold>(`${at(id)}/undo?answer=notice`, body),
  redo: (id: string, body: T.UndoRequest) => keyed<T.StepTold>(`${at(id)}/redo?answer=notice`, body),
  askUndo: (id: string, body: T.UndoAsk) => post<T.TableState>(`${at(id)}/undo-ask`, body),
  answerUndo: (id: string, body: T.UndoAnswer) => post<T.TableState>(`${at(id)}/undo-answer`, body),
  confirm: (id: string) => post<T.TableState>(`${at(id)}/confirm`),
  hints: (id: string, body: T.HintRequest) => post<T.Hints>(`${at(id)}/hints`, body, 60_000),
  /** What a teacher has to say now to somebody who was told these lessons. */
  guide: (id: string, taught: readonly string[]) =>
    get<T.GuideState>(`${at(id)}/guide${query({ taught: taught.join(',') })}`),
  chat: (id: string, body: T.ChatRequest) => post<T.ChatLine>(`${at(id)}/chat`, body),
  seek: (body: T.MatchRequest) => post<T.TableState>('/match', body),
  vacation: () => get<T.VacationState>('/me/vacation'),
  setVacation: (body: T.VacationRequest) => post<T.VacationState>('/me/vacation', body),
  feeds: () => get<T.FeedLinks>('/me/feeds'),
  renewFeeds: (body: T.FeedRequest) => post<T.FeedLinks>('/me/feeds', body),
  habits: (id: string) => get<T.HabitState>(`${at(id)}/habits`),
  standing: (id: string) => get<T.StandingOrders>(`${at(id)}/orders`),
  keepOrders: (id: string, body: T.StandingRequest) => post<T.StandingOrders>(`${at(id)}/orders`, body),
  dropOrders: (id: string) => request<T.StandingOrders>('DELETE', `${at(id)}/orders`, undefined, { again: false }),
  chooseHabits: (id: string, body: T.HabitRequest) => post<T.HabitState>(`${at(id)}/habits`, body),
  notes: (id: string, body: T.NotesRequest) => post<T.NotesRequest>(`${at(id)}/notes`, body),

  words: (id: string, step?: number, as?: string | null) =>
    get<T.TableWords>(`${at(id)}/words${query({ at: step, as })}`),
  story: (id: string, from: number, as?: string | null) => get<T.Story>(`${at(id)}/story${query({ from, as })}`),
  reach: () => get<T.Reach>('/reach'),
  moment: (id: string, step: number, as?: string | null) => get<T.Moment>(`${at(id)}/moments/${step}${query({ as })}`),
  chart: (id: string, as?: string | null) => get<T.Chart>(`${at(id)}/chart${query({ points: 240, as })}`),
  /** How far the review is; what it found only where that is newer than `known`. */
  review: (id: string, known?: number) => get<T.ReviewState>(`${at(id)}/review${query({ known })}`),
  /** Asks for a review, pauses it or lets it go on: asking twice does no more. */
  askReview: (id: string, body: T.ReviewRequest) =>
    request<T.ReviewState>('POST', `${at(id)}/review`, body, { again: true }),
  /** Boards to think on. Opening the same moment twice opens the same board. */
  boards: () => get<T.BoardCard[]>('/boards'),
  openBoard: (body: T.BoardRequest) => request<T.BoardState>('POST', '/boards', body, { again: true }),
  board: (id: string, node: number, deal: number) => get<T.BoardState>(`${on(id)}${query({ at: node, deal })}`),
  sharedBoard: (id: string, key: string, node?: number) =>
    get<T.BoardState>(`${on(id)}/shared/${encodeURIComponent(key)}${query({ at: node })}`),
  changeBoard: (id: string, body: T.BoardChangeRequest) => post<T.BoardState>(on(id), body),
  dropBoard: (id: string) => request<{ done: string }>('DELETE', on(id), undefined, { again: false }),
  boardWishes: (id: string, node: number, deal: number, about: { kind: string; id: string } | null = null) =>
    get<T.Wish[]>(`${on(id)}/wishes${query({ at: node, deal, ...about })}`),
  boardLines: (id: string, body: T.BoardQuestion) => post<T.BoardLines>(`${on(id)}/lines`, body, 60_000),
  boardValues: (id: string, body: T.BoardQuestion) => post<T.BoardValues>(`${on(id)}/values`, body, 60_000),
  boardAnswers: (id: string, body: T.BoardAnswerRequest) => post<T.BoardState>(`${on(id)}/answers`, body, 90_000),
  /** The same deal for many tables. Playing one twice opens the same table. */
  puzzles: (game: string) => get<T.PuzzleHome>(`/puzzles/${encodeURIComponent(game)}`),
  nextPuzzle: (game: string, level: number | null, own: boolean) =>
    get<T.PuzzleState>(
      `/puzzles/${encodeURIComponent(game)}/next?${own ? 'own=true' : level === null ? '' : `level=${level}`}`,
    ),
  puzzle: (game: string, id: string) => get<T.PuzzleState>(puzzleAt(game, id)),
  answerPuzzle: (game: string, id: string, body: T.PuzzleAnswer) =>
    post<T.PuzzleState>(`${puzzleAt(game, id)}/answer`, body),
  hintPuzzle: (game: string, id: string) => post<T.PuzzleState>(`${puzzleAt(game, id)}/hint`, {}),
  solvePuzzle: (game: string, id: string) => post<T.PuzzleState>(`${puzzleAt(game, id)}/solution`, {}),
  challenges: () => get<T.ChallengeList>('/challenges'),
  challenge: (id: string) => get<T.ChallengeState>(`/challenges/${encodeURIComponent(id)}`),
  makeChallenge: (body: T.ChallengeRequest) => post<T.ChallengeState>('/challenges', body),
  playChallenge: (id: string) =>
    request<T.TableState>('POST', `/challenges/${encodeURIComponent(id)}/play`, {}, { again: true }),
  replayChallenge: (id: string, body: T.ReplayRequest) =>
    request<T.TableState>('POST', `/challenges/${encodeURIComponent(id)}/replay`, body, { again: true }),
  /** What was chosen in finished games. */
  openings: (game: string, filters: Record<string, string | null>) =>
    get<T.Openings>(`/games/${game}/openings${query(filters)}`),
  formats: () => get<T.ImportFormat[]>('/records/formats'),
  importRecord: (body: T.ImportRequest) => post<T.TableState>('/records', body, 60_000),
};

/** A fresh key for one click: the same key never makes two steps. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
}
