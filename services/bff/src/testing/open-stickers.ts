import type { UserSticker } from '@lux/contracts/accounts/sticker.ts';
import { AppError } from '@lux/service-kit/errors/app-error.ts';
import { readEntry } from '@lux/service-kit/events/consuming/read-entry.ts';
import { activityStream } from '@lux/service-kit/events/event-streams.ts';
import { createLogger } from '@lux/service-kit/process/create-logger.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import { createInnerServer } from '@lux/service-kit/server/create-inner-server.ts';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { cookieOf } from './cookie-of.ts';
import { openBff } from './open-bff.ts';

const log = createLogger('accounts', 'silent');

export const sticker = {
  id: 'erstes-bild',
  name: 'Erstes Bild',
  description: 'Lass LUX dein erstes Bild malen.',
  category: 'Malen',
  rarity: 'normal' as const,
  image_url: '/api/stickers/erstes-bild/image?v=12345678',
};
export const collected: UserSticker = {
  stickerId: sticker.id,
  achievementType: 'dein erstes Bild',
  collectedAt: '2026-03-29T10:00:00.000Z',
  metadata: { runde: 3 },
  sticker,
};
export const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 72"/>';
const Params = z.object({ id: z.string() });

/** The bff before a stand-in for accounts in which one user has one sticker. */
export async function openStickers(
  { namePrefix, redisUrl }: { namePrefix: string; redisUrl: string },
  environment: Record<string, string> = {},
) {
  const userId = createId();
  const claims: unknown[] = [];
  const accounts = await createInnerServer({
    service: 'accounts',
    log,
    internalToken: 'an internal token',
    checks: {},
  });
  accounts.post('/users', async (_request, reply) =>
    reply.status(201).send({
      id: userId,
      username: 'mia',
      displayName: null,
      email: null,
      role: 'user',
      isOwner: false,
      hasSecondFactor: false,
      isTeacher: false,
      createdAt: collected.collectedAt,
      lastLogin: null,
    }),
  );
  accounts.get('/stickers', async () => [sticker]);
  accounts.get('/stickers/:id/image', { schema: { params: Params } }, async (request, reply) => {
    if (request.params.id !== sticker.id) throw new AppError('STICKER_NOT_FOUND', 404, 'Nein.');
    return reply.type('image/svg+xml').send(svg);
  });
  accounts.get('/users/:id/stickers', { schema: { params: Params } }, async (request) =>
    request.params.id === userId ? [collected] : [],
  );
  accounts.post('/users/:id/stickers', { schema: { params: Params } }, async (request) => {
    claims.push({ user: request.params.id, claim: request.body });
    return collected;
  });
  const url = await accounts.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => accounts.close());

  const { app, deps } = await openBff({
    redisUrl,
    namePrefix,
    environment: { ACCOUNTS_URL: url, ...environment },
  });
  const post = async (path: string, payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: path, payload, headers });
  return {
    app,
    deps,
    namePrefix,
    userId,
    claims,
    post,
    logIn: async () =>
      cookieOf(await post('/api/register', { username: 'mia', password: 'Wolke-Besen-Zebra' })),
    ask: async (query: string, cookie = '', variables: object = {}) =>
      (await post('/graphql', { query, variables }, { cookie })).json(),
    readActivities: async () => {
      const entries = await deps.redis.xrange(activityStream.key(namePrefix), '-', '+');
      return entries.flatMap(([id, fields]) => readEntry(activityStream, { id, fields }).events);
    },
  };
}
