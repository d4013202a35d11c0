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

async function request(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: 'same-origin', headers: { accept: 'application/json' } };
  if (method === 'POST') {
    init.headers = { ...init.headers, 'content-type': 'application/json' };
    init.body = JSON.stringify(body ?? {});
  }
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, init);
  } catch (cause) {
    throw new NetworkError('The server does not answer.', { cause });
  }
  if (answer.ok) return answer;
  const text = await answer.text();
  let problem: T.ErrorBody | null = null;
  try {
    problem = JSON.parse(text) as T.ErrorBody;
  } catch {
    // A proxy in between may answer with a page of its own.
  }
  throw new ApiError(answer.status, problem);
}

const get = async <A>(path: string): Promise<A> => (await request('GET', path)).json() as Promise<A>;
const post = async <A>(path: string, body?: unknown): Promise<A> =>
  (await request('POST', path, body)).json() as Promise<A>;
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
  dropProgram: async (id: string) =>
    (await request('DELETE', `/programs/${encodeURIComponent(id)}`)).json() as Promise<T.Program[]>,

  games: () => get<T.GameCard[]>('/games'),
  content: (game: string, content: string | null = null) =>
    get<T.ContentItem[]>(`/games/${game}/content${query({ content })}`),

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

  step: (id: string, body: T.StepRequest) => post<T.StepAnswer>(`${at(id)}/steps`, body),
  tryOut: (id: string, body: T.TrialRequest) => post<T.Trial[]>(`${at(id)}/try`, body),
  undo: (id: string, body: T.UndoRequest) => post<T.StepAnswer>(`${at(id)}/undo`, body),
  redo: (id: string, body: T.UndoRequest) => post<T.StepAnswer>(`${at(id)}/redo`, body),
  askUndo: (id: string, body: T.UndoAsk) => post<T.TableState>(`${at(id)}/undo-ask`, body),
  answerUndo: (id: string, body: T.UndoAnswer) => post<T.TableState>(`${at(id)}/undo-answer`, body),
  confirm: (id: string) => post<T.TableState>(`${at(id)}/confirm`),
  hints: (id: string, body: T.HintRequest) => post<T.Hints>(`${at(id)}/hints`, body),
  chat: (id: string, body: T.ChatRequest) => post<T.ChatLine>(`${at(id)}/chat`, body),
  notes: (id: string, body: T.NotesRequest) => post<T.NotesRequest>(`${at(id)}/notes`, body),

  moment: (id: string, step: number, as?: string | null) => get<T.Moment>(`${at(id)}/moments/${step}${query({ as })}`),
  chart: (id: string, as?: string | null) => get<T.Chart>(`${at(id)}/chart${query({ points: 240, as })}`),
  formats: () => get<T.ImportFormat[]>('/records/formats'),
  importRecord: (body: T.ImportRequest) => post<T.TableState>('/records', body),
};

/** A fresh key for one click: the same key never makes two steps. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
}
