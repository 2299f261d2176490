import { ImageJobRequest } from '@lux/contracts/media/image-job-request.ts';
import { JobView } from '@lux/contracts/media/job-view.ts';
import { hangUpSignal } from '@lux/service-kit/server/hang-up-signal.ts';
import { readOwners } from '@lux/service-kit/server/read-owners.ts';
import type { Server } from '@lux/service-kit/server/server.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { ensureChildSafe } from './ensure-child-safe.ts';

const Query = z.object({
  /** `true`: answer when the picture is ready or failed, not at once. */
  wait: z.enum(['true', 'false']).default('false'),
});

/** Wishes for pictures (SPEC 7, DESIGN 5), for the bff. */
export function picturesRoutes(server: Server, deps: Pick<Deps, 'jobs'>): void {
  // Those who wait must not hold up a stop: they get the job as it stands.
  const stopping = new AbortController();
  server.addHook('preClose', async () => stopping.abort());

  const schema = {
    body: ImageJobRequest,
    querystring: Query,
    response: { 200: JobView, 202: JobView },
  };
  server.post('/images', { schema }, async (request, reply) => {
    const { owner } = readOwners(request);
    const { prompt, size } = request.body;
    ensureChildSafe(prompt);

    const accepted = await deps.jobs.accept({ owner, kind: 'image', prompt, size });
    if (request.query.wait === 'false') return reply.status(202).send(accepted);

    const signal = AbortSignal.any([hangUpSignal(reply), stopping.signal]);
    const job = await deps.jobs.wait(accepted.jobId, signal);
    const isDone = job.state === 'ready' || job.state === 'failed';
    return reply.status(isDone ? 200 : 202).send(job);
  });
}
