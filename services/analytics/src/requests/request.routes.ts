import { AnalyticsRequest, HandledMark } from '@lux/contracts/analytics/request.ts';
import { RequestListQuery } from '@lux/contracts/analytics/request-list.ts';
import { DetailedRequestStats } from '@lux/contracts/analytics/request-stats.ts';
import {
  AdoptRequest,
  DeletedThing,
  ForgetRequest,
  LessonForgetRequest,
  RecordOwner,
} from '@lux/contracts/analytics/visitor-requests.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { z } from 'zod';
import { settleAlertOf } from '../alerts/handle-alert.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { adoptVisitors } from '../forgetting/adopt-visitors.ts';
import { deleteWords } from '../forgetting/delete-words.ts';
import { forgetLesson, forgetPeople } from '../forgetting/forget-people.ts';
import { readStatistics } from '../statistics/read-statistics.ts';

/**
 * Marks a safety event as handled; the first admin's name stays. An event that is delivered again does
 * not undo it, as it is not written again. The words of a person who has deleted their data are stored
 * until this moment, and removed with it.
 *
 * @throws REQUEST_NOT_FOUND, NOT_A_SAFETY_EVENT
 */
async function markHandled(
  deps: Pick<Deps, 'requests' | 'alerts'>,
  id: string,
  by: string,
): Promise<AnalyticsRequest> {
  const request = await deps.requests.markHandled(id, by);
  if (!request) throw errors.REQUEST_NOT_FOUND();
  if (request.safety === null) throw errors.NOT_A_SAFETY_EVENT();
  if (request.safety === 'crisis') await settleAlertOf(deps, id, by);
  return request;
}

const params = z.object({ id: z.string().max(100) });

/** Requests and their figures, behind the admin calls of SPEC 7. */
export function requestRoutes(server: Server, deps: Deps): void {
  const { requests } = deps;

  server.get(
    '/requests',
    { schema: { querystring: RequestListQuery, response: { 200: z.array(AnalyticsRequest) } } },
    async ({ query }) => requests.list(query),
  );

  server.get(
    '/requests/:id',
    { schema: { params, response: { 200: AnalyticsRequest } } },
    async (request) => {
      const found = await requests.find(request.params.id);
      if (!found) throw errors.REQUEST_NOT_FOUND();
      return found;
    },
  );

  server.get(
    '/requests/:id/owner',
    { schema: { params, response: { 200: RecordOwner } } },
    async (request) => {
      const owner = await requests.findOwner(request.params.id);
      if (!owner) throw errors.REQUEST_NOT_FOUND();
      return owner;
    },
  );

  server.patch(
    '/requests/:id/handled',
    {
      schema: { params, body: HandledMark.pick({ by: true }), response: { 200: AnalyticsRequest } },
    },
    async (request) => markHandled(deps, request.params.id, request.body.by),
  );

  /** The requests of these people; by POST, because no URL may name them. */
  server.post(
    '/requests/searches',
    { schema: { body: ForgetRequest, response: { 200: z.array(AnalyticsRequest) } } },
    async ({ body }) => requests.findOf(body),
  );

  server.post(
    '/requests/forgettings',
    { schema: { body: ForgetRequest } },
    async ({ body }, reply) => {
      await forgetPeople(deps, body);
      return reply.status(204).send();
    },
  );

  /** A child has deleted one conversation or picture. */
  server.post(
    '/requests/word-deletions',
    { schema: { body: DeletedThing } },
    async ({ body }, reply) => {
      await deleteWords(deps, body);
      return reply.status(204).send();
    },
  );

  /** A lesson is over, and nothing of it is kept (CLASSROOM). */
  server.post(
    '/requests/wipes',
    { schema: { body: LessonForgetRequest } },
    async ({ body }, reply) => {
      await forgetLesson(deps, body);
      return reply.status(204).send();
    },
  );

  /** A visitor became a user: their requests are the user's (SPEC 6). */
  server.post(
    '/requests/adoptions',
    { schema: { body: AdoptRequest } },
    async ({ body }, reply) => {
      await adoptVisitors(deps, body);
      return reply.status(204).send();
    },
  );

  server.get('/stats', { schema: { response: { 200: DetailedRequestStats } } }, async () =>
    readStatistics(deps),
  );
}
