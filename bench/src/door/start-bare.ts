import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const script = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
const Ready = z.object({ port: z.number() });

/** Set by Node itself, whatever is given. */
const BY_NODE = new Set(['date', 'connection', 'keep-alive']);

/** Bare `node:http` as a process, which answers the same bytes. */
export async function startBare(answer: { headers: Record<string, string>; body: string }) {
  const headers = Object.fromEntries(
    Object.entries(answer.headers).filter(([name]) => !BY_NODE.has(name)),
  );
  // In a session of its own, as our services are.
  const child = fork(script, [JSON.stringify({ headers, body: answer.body })], { detached: true });
  const [ready] = await once(child, 'message');
  return {
    url: `http://127.0.0.1:${Ready.parse(ready).port}`,
    pid: child.pid ?? 0,
    stop: () => child.disconnect(),
  };
}
