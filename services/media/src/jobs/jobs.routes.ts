import { Id } from '@lux/contracts/common/ids.ts';
import { JobView } from '@lux/contracts/media/job.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { readOwners } from '@lux/service-kit/server/internal-headers.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';

const schema = { params: z.object({ id: z.string() }), response: { 200: JobView } };

/** How a job stands, and cancelling it, for the bff (DESIGN 5). */
export function jobsRoutes(server: Server, deps: Pick<Deps, 'jobs'>): void {
  server.get('/jobs/:id', { schema }, async (request) => {
    const { owners } = readOwners(request);
    return deps.jobs.read(toId(request.params.id), owners);
  });

  server.delete('/jobs/:id', { schema }, async (request) => {
    const { owners } = readOwners(request);
    return deps.jobs.cancel(toId(request.params.id), owners);
  });
}

/** What is no id at all is a job that does not exist. */
function toId(text: string): Id {
  const id = Id.safeParse(text);
  if (!id.success) throw errors.JOB_NOT_FOUND();
  return id.data;
}
