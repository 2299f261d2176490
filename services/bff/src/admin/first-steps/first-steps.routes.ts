import { FirstSteps, ProviderDecision } from '@lux/contracts/common/first-steps.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import {
  PinQuery,
  requireDashboard,
  requireDashboardForPolling,
} from '../access/require-dashboard.ts';
import { readFirstSteps } from './read-first-steps.ts';

const tags = ['Admin'];

/** The admin's first quarter of an hour, and the tablet that tells of its microphone. */
export function firstStepsRoutes(server: Server, deps: Deps): void {
  server.get(
    '/api/admin/first-steps',
    { schema: { tags, querystring: PinQuery, response: { 200: FirstSteps } } },
    async (request) => {
      await requireDashboardForPolling(deps, request, request.query.adminPin);
      return readFirstSteps(deps, request);
    },
  );

  server.put(
    '/api/admin/first-steps/provider',
    {
      schema: {
        tags,
        querystring: PinQuery,
        body: ProviderDecision,
        response: { 200: FirstSteps },
      },
    },
    async (request) => {
      await requireDashboard(deps, request, request.query.adminPin);
      await deps.setupNotes.decideOnProvider(request.body);
      return readFirstSteps(deps, request);
    },
  );

  server.post(
    '/api/setup/microphone-checks',
    { schema: { tags, response: { 204: z.void() } } },
    async (_request, reply) => {
      await deps.setupNotes.noteMicrophone();
      return reply.status(204).send();
    },
  );
}
