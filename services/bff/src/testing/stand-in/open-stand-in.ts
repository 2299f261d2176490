import { WordsWish } from '@lux/contracts/classroom/material.ts';
import { keptFor } from '@lux/contracts/common/processing-facts.ts';
import { KitOrder } from '@lux/contracts/media/privacy-kit.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import { createInnerServer } from '@lux/service-kit/server/create-inner-server.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { readOwners } from '@lux/service-kit/server/internal-headers.ts';
import { processingFactsRoutes } from '@lux/service-kit/server/processing-facts-routes.ts';
import { pino } from 'pino';
import { z } from 'zod';
import { errors } from '../../errors.ts';
import { standInAccounts } from './accounts.ts';
import { standInAiUsage } from './ai-usage.ts';
import { standInClassroom } from './classroom.ts';
import { standInExams } from './exams.ts';
import { standInMedia } from './media.ts';
import type { Recorded } from './recorded.ts';
import { standInUsers } from './users.ts';

/** Answers what the real services would, in the least words; records what it was called for. */
export async function openStandIn(internalToken: string) {
  const server = await createInnerServer({
    service: 'stand-in',
    log: pino({ level: 'silent' }),
    internalToken,
    checks: {},
    // The largest body that a real service takes.
    bodyLimitBytes: 1_000_000,
  });
  const recorded: Recorded = {
    calls: [],
    bodies: [],
    orders: [],
    pictureOrders: [],
    requestIds: [],
    adoptions: [],
    auditTrail: { entries: [], isAway: false },
    classroom: { isAway: false },
  };
  server.addHook('onRequest', async ({ method, url }) => {
    recorded.calls.push(`${method} ${url}`);
  });
  server.addHook('preValidation', async ({ method, url, body }) => {
    if (body !== undefined) recorded.bodies.push({ call: `${method} ${url}`, body });
  });
  standInAccounts(server, recorded);
  standInUsers(server, recorded);
  standInConversation(server);
  standInMedia(server, recorded);
  standInAnalytics(server, recorded);
  standInClassroom(server, recorded);
  standInWords(server);
  standInPrivacyKit(server);
  standInExams(server);
  standInAiUsage(server);
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  return { url, recorded, close: () => server.close() };
}

/** Conversations, which answer their owners only. */
function standInConversation(server: Server): void {
  const ownerOf = new Map<string, string>();
  server.post('/conversations', async (request, reply) => {
    const id = createId();
    ownerOf.set(id, readOwners(request).owner);
    return reply.status(201).send({ id });
  });
  server.post(
    '/conversations/:id/messages',
    { schema: { params: z.object({ id: z.string() }) } },
    async (request, reply) => {
      const owner = ownerOf.get(request.params.id);
      if (!readOwners(request).owners.some((one) => one === owner)) {
        throw errors.CONVERSATION_NOT_FOUND();
      }
      return reply.status(201).send({
        id: createId(),
        role: 'assistant',
        content: 'Eine Spinne hat acht Beine.',
        timestamp: new Date().toISOString(),
        safety: null,
      });
    },
  );
}

/** What games finds of words: a hedgehog in each. */
function standInWords(server: Server): void {
  const drawing = '1F994';
  server.post('/letters/words', { schema: { body: WordsWish } }, async ({ body }) => ({
    words: body.words.map(({ word, ...own }) => ({
      ...{ word, syllables: [word], drawing, letter: null, drawings: [drawing] },
      ...own,
    })),
  }));
  server.post(
    '/letters/title-drawings',
    { schema: { body: z.object({ titles: z.array(z.string()) }) } },
    async ({ body }) => ({ drawings: body.titles.map(() => drawing) }),
  );
}

/** What all services say of themselves, as one, and media's documents. */
function standInPrivacyKit(server: Server): void {
  processingFactsRoutes(server, () => ({
    providers: [{ ability: 'text', url: 'https://api.openai.com/v1', model: 'gpt' }],
    mongodbUri: 'mongodb://lux:geheim@mongo:27017/',
    retention: { requests: keptFor.days(30), conversations: keptFor.untilDeleted },
  }));
  server.get('/alert-settings', async () => ({
    recipients: ['leitung@schule.example'],
    mail: { isConfigured: false, from: null },
    webhook: null,
    repeatMinutes: [5],
    includesWords: true,
    responsible: '',
    lookWithinMinutes: 30,
    procedure: '',
  }));
  server.post('/privacy-kit', { schema: { body: KitOrder } }, async ({ body }, reply) => {
    const { document, language, format, facts } = body;
    return reply
      .type(format === 'pdf' ? 'application/pdf' : 'text/plain; charset=utf-8')
      .send(`${document} ${language} ${format} ${facts.operator.name}`);
  });
}

function standInAnalytics(server: Server, { orders }: Pick<Recorded, 'orders'>): void {
  server.get('/alerts', async () => ({
    ...{ open: [], handled: [], isAnybodyTold: false },
    ...{ responsible: '', lookWithinMinutes: 30, procedure: '# Sofort' },
  }));
  server.post('/requests/searches', { schema: { body: z.looseObject({}) } }, async ({ body }) => {
    orders.push({ path: '/requests/searches', ...body });
    return [];
  });
  for (const path of ['/requests/forgettings', '/requests/adoptions']) {
    server.post(path, { schema: { body: z.looseObject({}) } }, async ({ body }, reply) => {
      orders.push({ path, ...body });
      return reply.status(204).send();
    });
  }
  server.get('/requests', async () => []);
  server.get('/requests/:id/owner', async ({ params }) => {
    const { id } = z.object({ id: z.string() }).parse(params);
    if (id !== 'of-a-visitor') return { kind: /^(user|seat|nobody)$/.exec(id)?.[0] ?? 'unknown' };
    return { kind: 'visitor', owner: `visitor:${'v'.repeat(43)}`, visitorMark: 'm'.repeat(16) };
  });
}
