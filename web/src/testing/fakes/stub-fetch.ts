import { type Mock, vi } from 'vitest';

function write(name: string, cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: what the server does; happy-dom has no other way
  document.cookie = `${name}=${cookie}; path=/`;
}

const PAST = '; expires=Thu, 01 Jan 1970 00:00:00 GMT';

/** The server's word that somebody is logged in (lib/fetch-user.ts). */
export const userCookie = {
  show: () => write('lux_user', '1'),
  clear: () => write('lux_user', PAST),
};

/** The server's copy of the visitor token (lib/storage/visitor-token.ts). */
export const visitorCookie = {
  show: (token: string) => write('lux_visitor', token),
  clear: () => write('lux_visitor', PAST),
};

type Answer = { status?: number; json?: unknown; text?: string } | Response;
type Route = Answer | ((init: RequestInit | undefined) => Answer | Promise<Answer>);
type Routes = Record<string, Route>;

/**
 * Stands in for the server: `'POST /api/speech': { status: 500 }`; unknown calls answer 404. Routes
 * may be changed while the test runs. A call that is hung up rejects, as in a browser.
 */
export function stubFetch(routes: Routes): Mock<typeof fetch> {
  const stub = vi.fn<typeof fetch>(async (input, init) => {
    const path = input instanceof Request ? input.url : String(input);
    const route = routes[`${init?.method ?? 'GET'} ${path}`];
    const called = typeof route === 'function' ? route(init) : route;
    const answer = (await orHungUp(called, init?.signal)) ?? { status: 404 };
    if (answer instanceof Response) return answer;
    const body = answer.text ?? JSON.stringify(answer.json ?? {});
    const status = answer.status ?? 200;
    return new Response(status === 204 ? null : body, { status, statusText: 'Status' });
  });
  vi.stubGlobal('fetch', stub);
  // As the server does where somebody is logged in; setup.ts takes it away.
  const knowsUser = JSON.stringify(routes['GET /api/user']) !== JSON.stringify({ status: 401 });
  if (knowsUser && 'GET /api/user' in routes) userCookie.show();
  return stub;
}

async function orHungUp<T>(answer: T, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return answer;
  signal.throwIfAborted();
  return Promise.race([
    answer,
    new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    }),
  ]);
}

/** The parsed bodies of all calls of one route, in order. */
export function bodiesOf(stub: Mock<typeof fetch>, method: string, path: string): unknown[] {
  return stub.mock.calls
    .filter(([input, init]) => String(input) === path && (init?.method ?? 'GET') === method)
    .map(([, init]) => JSON.parse(String(init?.body)));
}
