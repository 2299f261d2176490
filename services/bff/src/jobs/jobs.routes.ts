import { Id } from '@lux/contracts/common/ids.ts';
import { JobView } from '@lux/contracts/media/job.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { actFor } from '../sessions/act-for.ts';

const Params = z.object({ id: Id });
const tags = ['Aufträge'];

/** Jobs over REST (DESIGN 5). */
export function jobsRoutes(server: Server, { services }: Deps): void {
  server.get(
    '/api/jobs/:id',
    { schema: { tags, params: Params, response: { 200: JobView } } },
    async (request) =>
      services.media.readJob(actFor(request, errors.JOB_NOT_FOUND), request.params.id),
  );

  server.delete(
    '/api/jobs/:id',
    { schema: { tags, params: Params, response: { 200: JobView } } },
    async (request) =>
      services.media.cancelJob(actFor(request, errors.JOB_NOT_FOUND), request.params.id),
  );
}
