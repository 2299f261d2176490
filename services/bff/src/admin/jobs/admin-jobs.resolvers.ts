import { Id } from '@lux/contracts/common/ids.ts';
import { WatchedJobQuery, WatchedPictureQuery } from '@lux/contracts/media/watched.ts';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import type { GraphqlContext } from '../../graphql/graphql-context.ts';
import { parseInput } from '../../graphql/parse-input.ts';
import { requireDashboard, requireDashboardForPolling } from '../access/require-dashboard.ts';
import { deletePicture, removeJob, retryJob } from './change-jobs.ts';

const WhichJob = z.object({ jobId: Id });
const WhichPicture = z.object({ id: Id });
const Page = z.object({ first: z.unknown(), before: z.unknown().optional() });

/** All children's pictures and jobs, over GraphQL. */
export function adminJobsResolvers(deps: Deps) {
  const { media } = deps.services;
  return {
    Query: {
      jobCounts: async (_root: unknown, _arguments: unknown, { request }: GraphqlContext) => {
        await requireDashboardForPolling(deps, request);
        return media.countJobs(request.id);
      },
      watchedJobs: async (_root: unknown, given: unknown, { request }: GraphqlContext) => {
        await requireDashboard(deps, request);
        return media.listJobs(request.id, parseInput(WatchedJobQuery, given));
      },
      watchedPictures: async (_root: unknown, given: unknown, { request }: GraphqlContext) => {
        await requireDashboard(deps, request);
        const { first, before } = parseInput(Page, given);
        return media.listPictures(
          request.id,
          parseInput(WatchedPictureQuery, { limit: first, before }),
        );
      },
    },
    Mutation: {
      retryJob: async (_root: unknown, given: unknown, { request }: GraphqlContext) => {
        await requireDashboard(deps, request);
        return retryJob(deps, request, parseInput(WhichJob, given).jobId);
      },
      removeJob: async (_root: unknown, given: unknown, { request }: GraphqlContext) => {
        await requireDashboard(deps, request);
        await removeJob(deps, request, parseInput(WhichJob, given).jobId);
        return true;
      },
      deletePicture: async (_root: unknown, given: unknown, { request }: GraphqlContext) => {
        await requireDashboard(deps, request);
        await deletePicture(deps, request, parseInput(WhichPicture, given).id);
        return true;
      },
    },
  };
}
