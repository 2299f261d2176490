import { withSavedSettings } from '@lux/ai/settings/ai-environment.ts';
import { describeProviders } from '@lux/ai/settings/describe-providers.ts';
import {
  AiAbility,
  AiChoicesChange,
  AiModels,
  AiProvider,
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
import { priceOfChildHour } from '../ai-usage/estimate-child-hour.ts';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { findNearbyServers, listModels } from './list-models.ts';
import { testAbility } from './test-ability.ts';

const params = z.object({ id: Id });

/** Model servers and who serves which ability, for the bff, which knows who is an admin (DESIGN 9). */
export function aiServersRoutes(
  server: Server,
  deps: Pick<Deps, 'aiServers' | 'settings' | 'ai'>,
): void {
  const { aiServers } = deps;

  server.get('/ai-servers', { schema: { response: { 200: AiServers } } }, async () =>
    readServers(deps),
  );

  server.post(
    '/ai-servers',
    { schema: { body: NewAiServer, response: { 201: AiServer } } },
    async (request, reply) => reply.status(201).send(await aiServers.create(request.body)),
  );

  server.patch(
    '/ai-servers/:id',
    { schema: { params, body: AiServerChange, response: { 200: AiServer } } },
    async (request) => aiServers.change(request.params.id, request.body),
  );

  server.delete('/ai-servers/:id', { schema: { params } }, async (request, reply) => {
    if (!(await aiServers.delete(request.params.id))) throw errors.AI_SERVER_NOT_FOUND();
    return reply.status(204).send();
  });

  server.patch(
    '/ai-choices',
    { schema: { body: AiChoicesChange, response: { 200: AiServers } } },
    async (request) => {
      await aiServers.choose(request.body);
      return readServers(deps);
    },
  );

  server.get(
    '/ai-servers/:id/models',
    { schema: { params, response: { 200: AiModels } } },
    async (request) => listModels(await aiServers.findProvider(request.params.id)),
  );

  // For services, as `/settings/for-services`: an exam asks a model that nobody has chosen yet.
  server.get(
    '/ai-servers/:id/provider',
    { schema: { params, response: { 200: AiProvider } } },
    async (request) => aiServers.findProvider(request.params.id),
  );

  server.post(
    '/ai-servers/:id/tests',
    { schema: { params, body: AiTest, response: { 200: AiTestResult } } },
    async (request) => {
      const { ability, model } = request.body;
      return testAbility(ability, {
        ...(await aiServers.findProvider(request.params.id)),
        model,
      });
    },
  );

  server.get('/nearby-ai-servers', { schema: { response: { 200: NearbyAiServers } } }, async () =>
    findNearbyServers(),
  );
}

async function readServers({
  aiServers,
  settings,
  ai,
}: Pick<Deps, 'aiServers' | 'settings' | 'ai'>): Promise<AiServers> {
  const [servers, choices, saved] = await Promise.all([
    aiServers.list(),
    aiServers.readChoices(),
    settings.findForServices(),
  ]);
  const environment = withSavedSettings(ai, { ...saved, chosenAi: {} });
  return {
    servers,
    choices,
    defaults: describeProviders(environment, AiAbility.options).map(({ ability, url, model }) => ({
      ability,
      // The path may hold a gateway's secret.
      server: url && new URL(url).host,
      model,
      price: url === null || model === null ? null : priceOfChildHour(ability, { url, model }),
    })),
  };
}
