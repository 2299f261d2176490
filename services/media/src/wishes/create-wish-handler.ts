import type { JobView } from '@lux/contracts/media/job.ts';
import type { Server } from '@lux/service-kit/server/server.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import type { Requester } from '../jobs/accept-job.ts';
import type { JobWish } from '../jobs/job-wish.ts';

const Query = z.object({
  /** `true`: answer when the wish is ready or failed, not at once. */
  wait: z.enum(['true', 'false']).default('false'),
});

export type WishDoor = ReturnType<typeof createWishHandler>;

/** How every kind of wish is taken and answered (DESIGN 5): 202 at once, or 200 when it has ended. */
export function createWishHandler(server: Server, { jobs }: Pick<Deps, 'jobs'>) {
  // Those who wait must not hold up a stop: they get the job as it stands.
  const stopping = new AbortController();
  server.addHook('preClose', async () => stopping.abort());

  return {
    Query,
    /** @param hungUp aborts when the caller goes away. */
    answer: async (
      orderer: Requester,
      wish: JobWish,
      { wait }: z.output<typeof Query>,
      hungUp: AbortSignal,
    ): Promise<{ status: 200 | 202; job: JobView }> => {
      const accepted = await jobs.accept(orderer, wish);
      if (wait === 'false') return { status: 202, job: accepted };

      const job = await jobs.wait(accepted.jobId, AbortSignal.any([hungUp, stopping.signal]));
      const isDone = job.state === 'ready' || job.state === 'failed';
      return { status: isDone ? 200 : 202, job };
    },
  };
}
