import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const Ready = z.object({ port: z.number() });

/**
 * A small server as a process of its own, as our services are.
 *
 * @param script beside this file; tells its parent its port.
 */
export async function forkServer(script: string, argument: string) {
  const child = fork(fileURLToPath(new URL(script, import.meta.url)), [argument]);
  const [ready] = await once(child, 'message');
  return {
    url: `http://127.0.0.1:${Ready.parse(ready).port}`,
    pid: child.pid ?? 0,
    stop: () => child.disconnect(),
  };
}

/** Set by Node itself, whatever is given. */
const BY_NODE = new Set(['date', 'connection', 'keep-alive']);

/** Bare `node:http` as a process, which answers the same bytes. */
export function startBare(answer: { headers: Record<string, string>; body: string }) {
  const headers = Object.fromEntries(
    Object.entries(answer.headers).filter(([name]) => !BY_NODE.has(name)),
  );
  return forkServer('./bare-server.ts', JSON.stringify({ headers, body: answer.body }));
}
