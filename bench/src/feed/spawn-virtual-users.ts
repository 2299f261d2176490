import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';

const CHILDREN = 100;
const CONNECTIONS = 30;

/** What a class at play asks for; each becomes a row, and by its type it is told from those of admins. */
const CALL = {
  method: 'POST',
  path: '/api/math/generate',
  body: JSON.stringify({ count: 5 }),
} as const;
export const TYPE_OF_CALLS = 'math';

interface Asking {
  perSecond: number;
  seconds: number;
}

/** So many children with a session each that none comes near its limit. */
export async function spawnVirtualUsers(url: string) {
  const pool = new Pool(url, { connections: CONNECTIONS });
  const callers: Record<string, string>[] = [];
  for (let child = 0; child < CHILDREN; child += 1) {
    const shown = { 'x-visitor-token': `child-of-the-bench-${child}` };
    const { headers, body } = await pool.request({
      path: '/api/settings',
      method: 'GET',
      headers: shown,
    });
    await body.dump();
    const cookie = String(headers['set-cookie'] ?? '').split(';')[0] ?? '';
    callers.push({ ...shown, cookie, 'content-type': 'application/json' });
  }
  let asked = 0;

  async function ask(due: number): Promise<number> {
    const headers = callers[asked % CHILDREN];
    asked += 1;
    if (!headers) throw new Error('no caller');
    const { statusCode, body } = await pool.request({ ...CALL, headers });
    await body.dump();
    if (statusCode !== 200) throw new Error(`${CALL.path} answered ${statusCode}`);
    return performance.now() - due;
  }

  return {
    /** Requests so far, without those that brought the sessions. */
    countAsked: () => asked,

    /** Open loop: in ms, from when each request should have begun to its answer. */
    play: async ({ perSecond, seconds }: Asking): Promise<number[]> => {
      const times: Promise<number>[] = [];
      const start = performance.now();
      while (times.length < perSecond * seconds) {
        const due = start + (times.length / perSecond) * 1_000;
        const waitMs = due - performance.now();
        if (waitMs > 1) await pause(waitMs);
        times.push(ask(due));
      }
      return Promise.all(times);
    },

    close: () => pool.close(),
  };
}
