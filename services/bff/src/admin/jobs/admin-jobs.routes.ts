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
import type { Deps } from '../../deps.ts';
import {
  PinQuery,
  requireDashboard,
  requireDashboardForPolling,
} from '../access/require-dashboard.ts';
import { deletePicture, removeJob, retryJob } from './change-jobs.ts';

const params = z.object({ id: Id });
const Done = z.object({ success: z.boolean(), message: z.string() });
const tags = ['Admin'];

/** All children's pictures and jobs, over REST. */
export function adminJobsRoutes(server: Server, deps: Deps): void {
  const { media } = deps.services;

  server.get(
    '/api/analytics/pictures',
    {
      schema: {
        tags,
        querystring: WatchedPictureQuery.extend(PinQuery.shape),
        response: { 200: z.array(WatchedPicture) },
      },
    },
    async (request) => {
      const { adminPin, ...query } = request.query;
      await requireDashboard(deps, request, adminPin);
      return media.listPictures(request.id, query);
    },
  );

  server.delete(
    '/api/analytics/pictures/:id',
    { schema: { tags, querystring: PinQuery, params, response: { 200: Done } } },
    async (request) => {
      await requireDashboard(deps, request, request.query.adminPin);
      await deletePicture(deps, request, request.params.id);
      return { success: true, message: 'Das Bild wurde überall gelöscht.' };
    },
  );

  server.get(
    '/api/analytics/job-counts',
    { schema: { tags, querystring: PinQuery, response: { 200: JobCounts } } },
    async (request) => {
      await requireDashboardForPolling(deps, request, request.query.adminPin);
      return media.countJobs(request.id);
    },
  );

  server.get(
    '/api/analytics/jobs',
    {
      schema: {
        tags,
        querystring: WatchedJobQuery.extend(PinQuery.shape),
        response: { 200: z.array(WatchedJob) },
      },
    },
    async (request) => {
      const { adminPin, ...query } = request.query;
      await requireDashboard(deps, request, adminPin);
      return media.listJobs(request.id, query);
    },
  );

  server.post(
    '/api/analytics/jobs/:id/retries',
    { schema: { tags, querystring: PinQuery, params, response: { 200: WatchedJob } } },
    async (request) => {
      await requireDashboard(deps, request, request.query.adminPin);
      return retryJob(deps, request, request.params.id);
    },
  );

  server.delete(
    '/api/analytics/jobs/:id',
    { schema: { tags, querystring: PinQuery, params, response: { 200: Done } } },
    async (request) => {
      await requireDashboard(deps, request, request.query.adminPin);
      await removeJob(deps, request, request.params.id);
      return { success: true, message: 'Der Auftrag wurde entfernt.' };
    },
  );
}
