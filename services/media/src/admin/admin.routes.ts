import { Id } from '@lux/contracts/common/ids.ts';
import { JobCounts } from '@lux/contracts/media/job.ts';
import {
  WatchedJob,
  WatchedJobQuery,
  WatchedPicture,
  WatchedPictureQuery,
} from '@lux/contracts/media/watched.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { deleteAnyPicture } from '../files/delete-file.ts';
import type { JobRecord } from '../jobs/records/job-record.ts';

/** What was wished for, or what the print is called. */
function promptOf({ wish }: JobRecord): string | null {
  if ('prompt' in wish) return wish.prompt;
  return 'className' in wish ? wish.className : (wish.title ?? null);
}

/** A job as an admin sees it, without its owner. */
function viewWatchedJob(job: JobRecord): WatchedJob {
  return {
    jobId: job._id,
    kind: job.kind,
    state: job.state,
    prompt: promptOf(job),
    createdAt: job.createdAt.toISOString(),
    finishedAt: job.finishedAt?.toISOString() ?? null,
    starts: job.starts,
    reason: job.reason ?? null,
    message: job.message ?? null,
  };
}

/** Ready jobs as the pictures they became; PDFs are none. */
function viewWatchedPictures(jobs: JobRecord[]): WatchedPicture[] {
  return jobs.flatMap((job) => {
    if (job.kind === 'pdf' || !job.fileId) return [];
    const { kind, fileId, wish, createdAt } = job;
    return [{ id: fileId, kind, prompt: wish.prompt, createdAt: createdAt.toISOString() }];
  });
}

const LIST_LIMIT = 200;
const params = z.object({ id: Id });

/** All children's jobs and pictures, for the admin; the bff lets only admins call these. */
export function adminRoutes(
  server: Server,
  deps: Pick<Deps, 'jobs' | 'jobArchive' | 'files' | 'thumbnails' | 'coloredPages'>,
): void {
  server.get(
    '/jobs',
    { schema: { querystring: WatchedJobQuery, response: { 200: z.array(WatchedJob) } } },
    async (request) => {
      const jobs = await deps.jobArchive.listByState(request.query.state, LIST_LIMIT);
      return jobs.map(viewWatchedJob);
    },
  );

  server.get('/job-counts', { schema: { response: { 200: JobCounts } } }, async () =>
    deps.jobArchive.countByState(),
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
      return viewWatchedPictures(await deps.jobArchive.listPictures(limit, moment));
    },
  );

  server.delete('/any-files/:id', { schema: { params } }, async (request, reply) => {
    await deleteAnyPicture(deps, request.params.id);
    return reply.status(204).send();
  });
}
