import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { JobView } from '@lux/contracts/media/job.ts';
import type { JobMessage } from '@lux/contracts/sockets/messages.ts';
import type { LuxSocket } from '../../lib/api/socket.ts';

/** How often the server is asked how a job stands while its messages do not reach us. */
export const POLL_MS = 3000;
/** And while they do: one may be lost on the server's side. */
export const LIVE_POLL_MS = 30_000;

const STATES = ['queued', 'active', 'ready', 'failed'] as const;
const ranks: Record<JobView['state'], number> = { queued: 0, active: 1, ready: 2, failed: 2 };

interface FollowDeps {
  socket: Pick<LuxSocket, 'on' | 'off' | 'connected'>;
  /** Enters the room in which this visitor's jobs are told; whether that worked. */
  joinRoom: () => Promise<boolean>;
  readJob: (jobId: string) => Promise<JobView | null>;
}

interface FollowOptions {
  onView: (job: JobView) => void;
  signal: AbortSignal;
}

/**
 * Watches a job until it is ready or failed; null when the server does not know it (any more). Its
 * messages are hints: the server is asked as well, every 3 s while they cannot reach this page.
 */
export function followJob(
  { socket, joinRoom, readJob }: FollowDeps,
  jobId: string,
  { onView, signal }: FollowOptions,
): Promise<JobView | null> {
  if (signal.aborted) return Promise.resolve(null);
  return new Promise((resolve) => {
    let rank = -1;
    let isLive = false;
    let askedAtMs = 0;

    function end(result: JobView | null): void {
      clearInterval(poll);
      for (const [name, listener] of listeners) socket.off(name, listener);
      socket.off('connect', goLive);
      socket.off('disconnect', loseLine);
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
      askedAtMs = Date.now();
      readJob(jobId).then(
        (job) => (job === null ? end(null) : note(job)),
        (error: unknown) => isUnknownJob(error) && end(null),
      );
    }

    async function goLive(): Promise<void> {
      ask();
      isLive = await joinRoom();
      // What was told between the answer and the room is asked for once more.
      if (isLive && rank < 2 && !signal.aborted) ask();
    }

    function loseLine(): void {
      isLive = false;
    }

    function pollIfDue(): void {
      if (!isLive || Date.now() - askedAtMs >= LIVE_POLL_MS) ask();
    }

    const listeners = STATES.map((state) => {
      const hear = (message: JobMessage) => {
        const parsed = JobView.safeParse({ ...message, state });
        if (parsed.success) note(parsed.data);
      };
      return [`job.${state}`, hear] as const;
    });
    for (const [name, listener] of listeners) socket.on(name, listener);
    socket.on('connect', goLive);
    socket.on('disconnect', loseLine);
    const poll = setInterval(pollIfDue, POLL_MS);
    signal.addEventListener('abort', () => end(null), { once: true });
    if (socket.connected) void goLive();
    else ask();
  });
}

function isUnknownJob(error: unknown): boolean {
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions: { code } = {} }) => String(code).endsWith('NOT_FOUND'))
  );
}
