import {
  AiChoicesChange,
  AiModels,
  AiServer,
  AiServerChange,
  AiServers,
  AiTest,
  AiTestResult,
  NearbyAiServers,
  NewAiServer,
} from '@lux/contracts/accounts/ai/ai-servers.ts';
import { Id } from '@lux/contracts/common/ids.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { secretAnswer } from '../../http/compress-json.ts';
import { requireDashboard } from '../access/require-dashboard.ts';
import { addAiServer, changeAiServer, chooseAi, removeAiServer } from './manage-ai-servers.ts';

const tags = ['Einstellungen'];
const params = z.object({ id: Id });

/** Model servers of the school's choice and who serves which ability (DESIGN 9). */
export function aiServersRoutes(server: Server, deps: Deps): void {
  const { accounts } = deps.services;

  server.get(
    '/api/admin/ai-servers',
    { schema: { tags, response: { 200: AiServers } } },
    async (request) => {
      await requireDashboard(deps, request);
      return accounts.readAiServers(request.id);
    },
  );

  server.get(
    '/api/admin/nearby-ai-servers',
    { schema: { tags, response: { 200: NearbyAiServers } } },
    async (request) => {
      await requireDashboard(deps, request);
      return accounts.findNearbyAiServers(request.id);
    },
  );

  server.post(
    '/api/admin/ai-servers',
    { ...secretAnswer, schema: { tags, body: NewAiServer, response: { 201: AiServer } } },
    async (request, reply) =>
      reply.status(201).send(await addAiServer(deps, request, request.body)),
  );

  server.patch(
    '/api/admin/ai-servers/:id',
    {
      ...secretAnswer,
      schema: { tags, params, body: AiServerChange, response: { 200: AiServer } },
    },
    async (request) =>
      changeAiServer(deps, request, { id: request.params.id, change: request.body }),
  );

  server.delete(
    '/api/admin/ai-servers/:id',
    { schema: { tags, params, response: { 204: z.null() } } },
    async (request, reply) => {
      await removeAiServer(deps, request, request.params.id);
      return reply.status(204).send(null);
    },
  );

  server.patch(
    '/api/admin/ai-choices',
    { schema: { tags, body: AiChoicesChange, response: { 200: AiServers } } },
    async (request) => chooseAi(deps, request, request.body),
  );

  server.get(
    '/api/admin/ai-servers/:id/models',
    { schema: { tags, params, response: { 200: AiModels } } },
    async (request) => {
      await requireDashboard(deps, request);
      return accounts.listAiModels(request.id, request.params.id);
    },
  );

  server.post(
    '/api/admin/ai-servers/:id/tests',
    { schema: { tags, params, body: AiTest, response: { 200: AiTestResult } } },
    async (request) => {
      await requireDashboard(deps, request);
      return accounts.testAi(request.id, request.params.id, request.body);
    },
  );
}
