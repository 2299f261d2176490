import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { openSystem } from './open-system.ts';

const script = fileURLToPath(new URL('./watch.ts', import.meta.url));
const Heard = z.array(z.object({ rows: z.number(), doubles: z.number() }));

/** Resolves when so many admins hear of every request. */
export async function startWatching(
  { stack, url }: Awaited<ReturnType<typeof openSystem>>,
  admins: number,
) {
  const given = { url, password: stack.dashboardPassword, admins };
  const child = fork(script, [JSON.stringify(given)], { env: {}, detached: true });
  await once(child, 'message');
  return {
    /** What each has heard of so far. */
    read: async () => {
      const answer = once(child, 'message');
      child.send('report');
      return Heard.parse((await answer)[0]);
    },
    stop: async () => {
      const exited = once(child, 'exit');
      child.disconnect();
      await exited;
    },
  };
}
