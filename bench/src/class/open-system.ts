import { fork } from 'node:child_process';
import { once } from 'node:events';
import { openSystem as openStack } from '@lux/e2e/testing/open-system.ts';
import { z } from 'zod';
import { openEngines } from '../analytics/open-engines.ts';

const Ready = z.object({ port: z.number() });

/** The whole system before an upstream that answers everything after 400 ms. */
export async function openSystem() {
  const upstream = fork(new URL('./lesson-upstream.ts', import.meta.url));
  const [ready] = await once(upstream, 'message');
  const engines = await openEngines();
  const { stack, close } = await openStack({
    mongodbUri: engines.mongodbUri,
    redisUrl: engines.redisUrl,
    env: {
      OPENAI_BASE_URL: `http://127.0.0.1:${Ready.parse(ready).port}/v1`,
      OPENAI_TEXT_MODEL: 'lesson',
      OPENAI_SPEECH_MODEL: 'lesson',
      OPENAI_IMAGE_MODEL: 'lesson',
    },
  });
  return {
    url: stack.url,
    /** Every process of the system by name. */
    pids: () => [
      ...[...stack.processes].flatMap(([name, { pid }]) => (pid ? [[name, pid] as const] : [])),
      ...(engines.pid ? [['engines', engines.pid] as const] : []),
    ],
    close: async () => {
      await close();
      await engines.close();
      upstream.disconnect();
    },
  };
}
