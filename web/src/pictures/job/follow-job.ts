import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { JobView } from '@lux/contracts/media/job.ts';
import type { JobMessage } from '@lux/contracts/sockets/messages.ts';
import type { LuxSocket } from '../../lib/api/socket.ts';

/** How often the server is asked while a job runs: messages are hints and may be lost. */
export const POLL_MS = 3000;

const STATES = ['queued', 'active', 'ready', 'failed'] as const;
const ranks: Record<JobView['state'], number> = { queued: 0, active: 1, ready: 2, failed: 2 };

interface FollowDeps {
  socket: Pick<LuxSocket, 'on' | 'off'>;
  readJob: (jobId: string) => Promise<JobView | null>;
}

interface FollowOptions {
  onView: (job: JobView) => void;
  signal: AbortSignal;
}

/** Watches a job until it is ready or failed; null when the server does not know it (any more). */
export function followJob(
  { socket, readJob }: FollowDeps,
  jobId: string,
  { onView, signal }: FollowOptions,
): Promise<JobView | null> {
  if (signal.aborted) return Promise.resolve(null);
  return new Promise((resolve) => {
    let rank = -1;

    function end(result: JobView | null): void {
      clearInterval(poll);
      for (const [name, listener] of listeners) socket.off(name, listener);
      socket.off('connect', ask);
      resolve(result);
    }

    function note(job: JobView): void {
      // An answer and a message may overtake each other: a job never goes back.
      if (job.jobId !== jobId || ranks[job.state] < rank || rank === 2) return;
      rank = ranks[job.state];
      onView(job);
      if (rank === 2) end(job);
    }

    function ask(): void {
      readJob(jobId).then(
        (job) => (job === null ? end(null) : note(job)),
        (error: unknown) => isUnknownJob(error) && end(null),
      );
    }

    const listeners = STATES.map((state) => {
      const hear = (message: JobMessage) => {
        const parsed = JobView.safeParse({ ...message, state });
        if (parsed.success) note(parsed.data);
      };
      return [`job.${state}`, hear] as const;
    });
    for (const [name, listener] of listeners) socket.on(name, listener);
    socket.on('connect', ask);
    const poll = setInterval(ask, POLL_MS);
    signal.addEventListener('abort', () => end(null), { once: true });
    ask();
  });
}

function isUnknownJob(error: unknown): boolean {
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions: { code } = {} }) => String(code).endsWith('NOT_FOUND'))
  );
}
