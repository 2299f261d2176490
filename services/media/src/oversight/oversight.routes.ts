import { Id } from '@lux/contracts/common/id.ts';
import { JobCounts } from '@lux/contracts/media/job-counts.ts';
import { WatchedJob } from '@lux/contracts/media/watched-job.ts';
import { WatchedJobQuery } from '@lux/contracts/media/watched-job-query.ts';
import { WatchedPicture } from '@lux/contracts/media/watched-picture.ts';
import { WatchedPictureQuery } from '@lux/contracts/media/watched-picture-query.ts';
import type { Server } from '@lux/service-kit/server/server.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { deletePicture } from './delete-picture.ts';
import { viewWatchedJob } from './view-watched-job.ts';
import { viewWatchedPictures } from './view-watched-pictures.ts';

const LIST_LIMIT = 200;
const params = z.object({ id: Id });

/** All children's jobs and pictures, for the admin; the bff lets nobody else call these. */
export function oversightRoutes(
  server: Server,
  deps: Pick<Deps, 'jobs' | 'jobRecords' | 'files' | 'thumbnails'>,
): void {
  server.get(
    '/jobs',
    { schema: { querystring: WatchedJobQuery, response: { 200: z.array(WatchedJob) } } },
    async (request) => {
      const jobs = await deps.jobRecords.listByState(request.query.state, LIST_LIMIT);
      return jobs.map(viewWatchedJob);
    },
  );

  server.get('/job-counts', { schema: { response: { 200: JobCounts } } }, async () =>
    deps.jobRecords.countByState(),
  );

  server.post(
    '/jobs/:id/retries',
    { schema: { params, response: { 200: WatchedJob } } },
    async (request) => viewWatchedJob(await deps.jobs.retry(request.params.id)),
  );

  server.delete('/any-jobs/:id', { schema: { params } }, async (request, reply) => {
    await deps.jobs.remove(request.params.id);
    return reply.status(204).send();
  });

  server.get(
    '/pictures',
    { schema: { querystring: WatchedPictureQuery, response: { 200: z.array(WatchedPicture) } } },
    async ({ query: { limit, before } }) => {
      const moment = before ? new Date(before) : undefined;
      return viewWatchedPictures(await deps.jobRecords.listPictures(limit, moment));
    },
  );

  server.delete('/any-files/:id', { schema: { params } }, async (request, reply) => {
    await deletePicture(deps, request.params.id);
    return reply.status(204).send();
  });
}
