import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';

const PER_SECOND = 150;

/** One child's browser in an endless loop: so many requests a second, until it is stopped. */
export async function flood(url: string) {
  const pool = new Pool(url, { connections: 50 });
  const shown = { 'x-visitor-token': 'pupil-that-floods' };
  const first = await pool.request({ method: 'GET', path: '/api/conversations', headers: shown });
  await first.body.dump();
  const cookie = String(first.headers['set-cookie'] ?? '').split(';')[0] ?? '';
  const answers = new Map<number, number>();
  let isOver = false;

  const ask = async () => {
    const headers = { ...shown, cookie };
    const { statusCode, body } = await pool.request({
      method: 'GET',
      path: '/api/conversations',
      headers,
    });
    await body.dump();
    answers.set(statusCode, (answers.get(statusCode) ?? 0) + 1);
  };
  const run = async () => {
    const asked: Promise<void>[] = [];
    const start = performance.now();
    while (!isOver) {
      const waitMs = start + (asked.length / PER_SECOND) * 1_000 - performance.now();
      if (waitMs > 1) await pause(waitMs);
      asked.push(ask());
    }
    await Promise.all(asked);
  };
  const running = run();

  return {
    /** How often each status was answered. */
    stop: async () => {
      isOver = true;
      await running;
      await pool.close();
      return answers;
    },
  };
}
