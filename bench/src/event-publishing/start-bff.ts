import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Pool } from 'undici';
import { z } from 'zod';

const script = fileURLToPath(new URL('./serve-bff.ts', import.meta.url));
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const Ready = z.object({ url: z.string() });
const State = z.object({ cpuMs: z.number(), heapMb: z.number(), dropped: z.number() });

/** The bff as a process, with events or the same without. */
export async function startBff(environment: Record<string, string>, isEmitting: boolean) {
  const child = fork(script, [JSON.stringify({ environment, isEmitting })], {
    env: {},
    execArgv: ['--expose-gc'],
  });
  const [ready] = await once(child, 'message');
  const { url } = Ready.parse(ready);
  const pool = new Pool(url, { connections: 20 });

  const read = async () => {
    const answer = once(child, 'message');
    child.send('state');
    return State.parse((await answer)[0]);
  };

  return {
    read,

    /** Sessions of children, as headers. */
    comeIn: async (path: string, children: number) => {
      const headers: Record<string, string>[] = [];
      for (let child = 0; child < children; child += 1) {
        const shown = { 'x-visitor-token': `child-of-the-bench-${child}`, 'user-agent': BROWSER };
        const answer = await pool.request({ path, method: 'GET', headers: shown });
        await answer.body.dump();
        const cookie = String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '';
        headers.push({ ...shown, cookie });
      }
      return headers;
    },

    /**
     * Open loop: so many requests a second, by these in turns; times in ms count from when each should
     * have begun.
     */
    load: async (
      path: string,
      callers: Record<string, string>[],
      rate: number,
      seconds: number,
    ) => {
      const before = await read();
      const times: number[] = [];
      const start = performance.now();
      const ask = async (due: number, headers: Record<string, string> = {}) => {
        const { statusCode, body } = await pool.request({ path, method: 'GET', headers });
        await body.dump();
        if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
        times.push(performance.now() - due);
      };
      const asked: Promise<void>[] = [];
      while (asked.length < rate * seconds) {
        const due = start + (asked.length / rate) * 1_000;
        const wait = due - performance.now();
        if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
        asked.push(ask(due, callers[asked.length % callers.length]));
      }
      await Promise.all(asked);
      const after = await read();
      return { times, cpuMs: (after.cpuMs - before.cpuMs) / times.length };
    },

    close: async () => {
      await pool.close();
      const exited = once(child, 'exit');
      child.disconnect();
      await exited;
    },
  };
}
