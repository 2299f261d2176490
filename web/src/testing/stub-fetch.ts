import { type Mock, vi } from 'vitest';

type Answer = { status?: number; json?: unknown; text?: string };
type Routes = Record<string, Answer | (() => Answer | Promise<Answer>)>;

/** Stands in for the server: `'POST /api/speech': { status: 500 }`; unknown calls answer 404. */
export function stubFetch(routes: Routes): Mock<typeof fetch> {
  const stub = vi.fn<typeof fetch>(async (input, init) => {
    const path = input instanceof Request ? input.url : String(input);
    const route = routes[`${init?.method ?? 'GET'} ${path}`];
    const answer = (typeof route === 'function' ? await route() : route) ?? { status: 404 };
    const body = answer.text ?? JSON.stringify(answer.json ?? {});
    return new Response(body, { status: answer.status ?? 200, statusText: 'Status' });
  });
  vi.stubGlobal('fetch', stub);
  return stub;
}

/** The parsed bodies of all calls of one route, in order. */
export function bodiesOf(stub: Mock<typeof fetch>, method: string, path: string): unknown[] {
  return stub.mock.calls
    .filter(([input, init]) => String(input) === path && (init?.method ?? 'GET') === method)
    .map(([, init]) => JSON.parse(String(init?.body)));
}
