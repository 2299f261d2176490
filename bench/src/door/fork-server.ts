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
