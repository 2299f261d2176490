import { fork } from 'node:child_process';
import { once } from 'node:events';

export interface UpstreamReport {
  /** When clients were noticed to have gone, in milliseconds since 1970. */
  hangUpsAt: number[];
  /** Second opinions it gave. */
  opinions: number;
}

/**
 * Starts the scheduled upstream in a process of its own.
 *
 * @param saysTheSame all answers are alike, so that no sound is needed twice.
 */
export async function startUpstream({ saysTheSame = false } = {}) {
  const child = fork(
    new URL('./scheduled-upstream.ts', import.meta.url),
    saysTheSame ? ['--same'] : [],
  );
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    report: async (): Promise<UpstreamReport> => {
      child.send('report');
      const [report] = (await once(child, 'message')) as [UpstreamReport];
      return report;
    },
    stop: () => child.kill(),
  };
}
