import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';

/** So many that none comes near its limit. */
const CHILDREN = 400;
/** Two for each child. Whoever finds none free waits, and the wait counts. */
const CONNECTIONS = 800;

/** What a class at play asks for all the time. */
const CALLS = [
  { method: 'GET', path: '/api/settings' },
  { method: 'GET', path: '/api/conversations' },
  { method: 'POST', path: '/api/math/generate', body: JSON.stringify({ count: 5 }) },
] as const;

interface Result {
  atMs: number;
  /** 0: the connection broke. */
  status: number;
  ms: number;
}

/** More children than the system can bear, with a session each. */
export async function bringCrowd(url: string) {
  const pool = new Pool(url, { connections: CONNECTIONS });
  const callers: Record<string, string>[] = [];
  for (let child = 0; child < CHILDREN; child += 1) {
    const shown = { 'x-visitor-token': `crowd-${child}` };
    const answer = await pool.request({ method: 'GET', path: '/api/settings', headers: shown });
    await answer.body.dump();
    const cookie = String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '';
    callers.push({ ...shown, cookie, 'content-type': 'application/json' });
  }
  let asked = 0;

  const ask = async (start: number, due: number): Promise<Result> => {
    const call = CALLS[asked % CALLS.length];
    const headers = callers[asked % CHILDREN];
    asked += 1;
    if (!call || !headers) throw new Error('no call');
    const status = await pool
      .request({ ...call, headers })
      .then(async ({ statusCode, body }) => {
        await body.dump();
        return statusCode;
      })
      .catch(() => 0);
    return { atMs: due - start, status, ms: performance.now() - due };
  };

  return {
    /** Closed loop: each of so many asks again as soon as it has its answer. */
    press: async (atOnce: number, seconds: number): Promise<Result[]> => {
      const results: Result[] = [];
      const start = performance.now();
      const press = async () => {
        while (performance.now() - start < seconds * 1_000) {
          results.push(await ask(start, performance.now()));
        }
      };
      await Promise.all(Array.from({ length: atOnce }, press));
      return results;
    },

    /** Open loop: so many a second, whatever becomes of them. */
    rush: async (perSecond: number, seconds: number): Promise<Result[]> => {
      const results: Promise<Result>[] = [];
      const start = performance.now();
      while (results.length < perSecond * seconds) {
        const due = start + (results.length / perSecond) * 1_000;
        const waitMs = due - performance.now();
        if (waitMs > 1) await pause(waitMs);
        results.push(ask(start, due));
      }
      return Promise.all(results);
    },

    close: () => pool.destroy(),
  };
}
