// Addresses of the page.

export interface Route {
  /** Name of the page. */
  page:
    | 'home'
    | 'lobby'
    | 'new'
    | 'watch'
    | 'replays'
    | 'learn'
    | 'first'
    | 'workshop'
    | 'settings'
    | 'people'
    | 'ladder'
    | 'contests'
    | 'contest'
    | 'new-contest'
    | 'club'
    | 'sign-in'
    | 'told'
    | 'table'
    | 'replay'
    | 'review'
    | 'think'
    | 'study'
    | 'challenge'
    | 'openings'
    | 'puzzles'
    | 'missing';
  /** Table or game, where the address names one. */
  id: string | null;
  query: URLSearchParams;
}

/** What an address means. */
export function route(path: string, search: string): Route {
  const query = new URLSearchParams(search);
  const [first = '', second = null, ...rest] = path.split('/').filter(Boolean);
  const of = (page: Route['page'], id: string | null = null): Route => ({ page, id, query });
  if (rest.length) return of('missing');
  switch (first) {
    case '':
      return of('home');
    case 'tables':
      return second === null ? of('lobby') : of('missing');
    case 'contests':
      if (second === null) return of('contests');
      return second === 'new' ? of('new-contest') : of('contest', second);
    case 'clubs':
      return second === null ? of('contests') : of('club', second);
    case 'new':
    case 'learn':
    case 'workshop':
    case 'ladder':
    case 'openings':
      return of(first, second);
    case 'watch':
    case 'replays':
    case 'settings':
    case 'study':
    case 'sign-in':
    case 'told':
      return second === null ? of(first) : of('missing');
    case 'first':
    case 'challenge':
    case 'people':
    case 'table':
    case 'replay':
    case 'review':
    case 'think':
    case 'puzzles':
      return second === null ? of('missing') : of(first, second);
    default:
      return of('missing');
  }
}

class Router {
  now = $state.raw(route(location.pathname, location.search));

  /** Goes to an address of the page. */
  go(address: string, replace = false) {
    const url = new URL(address, location.href);
    if (replace) history.replaceState(null, '', url);
    else history.pushState(null, '', url);
    this.#read();
    if (!replace) scrollTo(0, 0);
  }

  #read() {
    this.now = route(location.pathname, location.search);
  }

  /** Follows links and the buttons of the browser. */
  listen() {
    addEventListener('popstate', () => this.#read());
    document.addEventListener('click', (event) => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const link = (event.target as Element).closest?.('a');
      if (
        !link ||
        link.target ||
        link.hasAttribute('download') ||
        link.origin !== location.origin ||
        link.pathname.startsWith('/api/')
      )
        return;
      if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
      event.preventDefault();
      this.go(link.href);
    });
  }
}

export const router = new Router();
