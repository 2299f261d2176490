import { fork } from 'node:child_process';
import { once } from 'node:events';

/** Starts the model that writes quizzes in a process of its own. */
export async function startQuizUpstream() {
  const child = fork(new URL('./quiz-upstream.ts', import.meta.url));
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    countGenerations: async (): Promise<number> => {
      child.send('report');
      const [{ generations }] = (await once(child, 'message')) as [{ generations: number }];
      return generations;
    },
    stop: () => child.kill(),
  };
}
