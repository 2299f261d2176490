import { setTimeout as pause } from 'node:timers/promises';
import { Conversation } from '@lux/contracts/conversation/conversation.ts';
import { Pool } from 'undici';

/** So many that none comes near its limit. */
const CHILDREN = 400;
/** Two for each child. Whoever finds none free waits, and the wait counts. */
const CONNECTIONS = 800;

interface Result {
  atMs: number;
  /** 0: the connection broke. */
  status: number;
  ms: number;
}

/**
 * More children than the system can bear, with a session and a conversation each. They ask LUX: the
 * dearest of what a class does all the time, so that sending it takes little of the same machine.
 */
export async function spawnCrowd(url: string) {
  const pool = new Pool(url, { connections: CONNECTIONS });
  const callers: { path: string; headers: Record<string, string> }[] = [];
  for (let child = 0; child < CHILDREN; child += 1) {
    const visitorToken = `crowd-of-the-bench-${child}`;
    const json = { 'x-visitor-token': visitorToken, 'content-type': 'application/json' };
    const answer = await pool.request({
      method: 'POST',
      path: '/api/conversations',
      headers: json,
      body: JSON.stringify({ visitorToken }),
    });
    const { id } = Conversation.pick({ id: true }).parse(await answer.body.json());
    const cookie = String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '';
    callers.push({ path: `/api/conversations/${id}/messages`, headers: { ...json, cookie } });
  }
  let asked = 0;

  const ask = async (start: number, due: number): Promise<Result> => {
    const caller = callers[asked % CHILDREN];
    asked += 1;
    if (!caller) throw new Error('nobody to ask');
    const body = JSON.stringify({ role: 'user', content: `Warum ist ${asked} eine Zahl?` });
    const status = await pool
      .request({ method: 'POST', ...caller, body })
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
