import { AuditEntry } from '@lux/contracts/accounts/audit-entry.ts';
import { SyncedItemsChange, SyncedItemsQuery } from '@lux/contracts/accounts/synced-items.ts';
import { commonErrors } from '@lux/service-kit/errors/common-errors.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { z } from 'zod';
import type { Recorded } from './recorded.ts';

const changeMark = `1.${'0'.repeat(24)}.0`;
const thing = { kind: 'story', changedAt: '2026-01-01T00:00:00.000Z', data: { title: 'Igel' } };
const Which = z.object({ id: z.string() });

/** What accounts keeps beside users: settings, the trail, invitations and synced items. */
export function standInAccounts(
  server: Server,
  { orders, adoptions, auditTrail }: Pick<Recorded, 'orders' | 'adoptions' | 'auditTrail'>,
): void {
  const settings = {
    assistantName: 'LUX',
    language: 'de-DE',
    voiceId: null,
    speechSpeed: 1,
    childSafeMode: true,
    usesBrowserRecognition: true,
    registration: 'open',
  };
  server.get('/settings', async () => settings);

  const adminSettings = {
    isSecondFactorRequired: false,
    openAiApiKey: null,
    elevenlabsApiKey: null,
  };
  server.get('/settings/for-admins', async () => ({ ...settings, ...adminSettings }));
  server.patch('/settings', async ({ body }) => {
    const change = z.looseObject({ isSecondFactorRequired: z.boolean().optional() }).parse(body);
    orders.push({ path: '/settings', ...change });
    adminSettings.isSecondFactorRequired =
      change.isSecondFactorRequired ?? adminSettings.isSecondFactorRequired;
    return { ...settings, ...adminSettings };
  });
  const aiServer = {
    id: createId(),
    kind: 'ollama',
    name: 'Ollama',
    url: 'http://127.0.0.1:11434/v1',
    key: null,
  };
  const aiServers = {
    servers: [aiServer],
    choices: { text: null, image: null, speech: null, transcription: null, moderation: null },
    defaults: [],
  };
  server.get('/ai-servers', async () => aiServers);
  server.get('/nearby-ai-servers', async () => ({ servers: [] }));
  server.get('/ai-servers/:id/models', async () => ({
    ...{ models: ['qwen3:8b'], problem: null, prices: [] },
  }));
  server.post('/ai-servers/:id/tests', async () => ({
    isWorking: true,
    message: 'Das Modell antwortet.',
    milliseconds: 300,
  }));
  const order = (path: string, body: unknown) =>
    orders.push({ path, ...z.looseObject({}).parse(body) });
  server.post('/ai-servers', async ({ body }, reply) => {
    order('/ai-servers', body);
    return reply.status(201).send(aiServer);
  });
  server.patch('/ai-servers/:id', async ({ body }) => {
    order('/ai-servers', body);
    return aiServer;
  });
  server.delete('/ai-servers/:id', async (_request, reply) => reply.status(204).send());
  server.patch('/ai-choices', async ({ body }) => {
    order('/ai-choices', body);
    return aiServers;
  });
  server.post(
    '/audit-entries',
    { schema: { body: AuditEntry.omit({ at: true }) } },
    async ({ body }, reply) => {
      if (auditTrail.isAway) throw commonErrors.SERVICE_UNAVAILABLE();
      auditTrail.entries.push(body);
      return reply.status(204).send();
    },
  );
  server.get('/audit-entries', async ({ query }) => {
    orders.push({ path: '/audit-entries', ...z.looseObject({}).parse(query) });
    const at = new Date(0).toISOString();
    return { entries: auditTrail.entries.map((entry) => ({ ...entry, at })), next: null };
  });
  const invitation = {
    id: createId(),
    uses: 3,
    used: 0,
    createdAt: new Date(0).toISOString(),
    expiresAt: new Date(1).toISOString(),
  };
  server.post('/invitations', async (_request, reply) =>
    reply.status(201).send({ ...invitation, code: 'kemw7-rufat-24hpz' }),
  );
  const { expiresAt } = invitation;
  server.post('/teacher-invitations', async (_request, reply) =>
    reply.status(201).send({ code: 'lehrk-rufat-24hpz', expiresAt }),
  );
  server.get('/invitations', async () => [invitation]);
  server.delete('/invitations/:id', { schema: { params: Which } }, async (_request, reply) =>
    reply.status(204).send(),
  );
  // Two pages, so that whoever reads all has to go on.
  server.get('/things', { schema: { querystring: SyncedItemsQuery } }, async ({ query }) => ({
    things: [{ ...thing, id: query.since === undefined ? 'story_1' : 'story_2' }],
    mark: changeMark,
    hasMore: query.since === undefined,
  }));
  server.put('/things', { schema: { body: SyncedItemsChange } }, async ({ body }) => ({
    things: body.things,
    mark: changeMark,
    hasMore: false,
  }));
  server.post('/user-data/adoptions', async ({ body }, reply) => {
    adoptions.push(body);
    return reply.status(204).send();
  });
}
