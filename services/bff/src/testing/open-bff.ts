import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { AuditEntry } from '@lux/contracts/accounts/audit-entry.ts';
import { SyncedItemsChange, SyncedItemsQuery } from '@lux/contracts/accounts/synced-items.ts';
import { AppError } from '@lux/service-kit/errors/app-error.ts';
import { commonErrors } from '@lux/service-kit/errors/common-errors.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import { createInnerServer } from '@lux/service-kit/server/create-inner-server.ts';
import { readOwners, readRequestId } from '@lux/service-kit/server/internal-headers.ts';
import { createMetrics } from '@lux/service-kit/server/metrics.ts';
import { type Logger, pino } from 'pino';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { buildApp } from '../app.ts';
import { loadConfig } from '../config.ts';
import { createDeps } from '../deps.ts';
import { errors } from '../errors.ts';
import { createSockets, type SocketOptions } from '../sockets/create-sockets.ts';

const internalToken = 'an internal token';
/** Proves the owner, `chefin`. */
export const ownerSecret = 'das Geheimnis der Chefin';
const silent = pino({ level: 'silent' });

interface Options {
  redisUrl: string;
  namePrefix: string;
  environment?: Record<string, string>;
  /** Where lines go that a test reads; otherwise nowhere. */
  log?: Logger;
  /** How long sockets are waited for and believed, where a test is about that. */
  socketOptions?: SocketOptions;
}

const changeMark = `1.${'0'.repeat(24)}.0`;
const thing = { kind: 'story', changedAt: '2026-01-01T00:00:00.000Z', data: { title: 'Igel' } };

/** The bff on real Redis, before one stand-in for all services that keeps things by owner. */
export async function openBff({
  redisUrl,
  namePrefix,
  environment = {},
  log = silent,
  socketOptions,
}: Options) {
  const services = await openStandIn();
  const webDist = buildStandInClient();
  const config = loadConfig({
    REDIS_URL: redisUrl,
    NAME_PREFIX: namePrefix,
    INTERNAL_TOKEN: internalToken,
    SESSION_SECRET: 'a secret for sessions',
    OWNER_SECRET: ownerSecret,
    DASHBOARD_PASSWORD: 'kurbel-teich-magnet',
    WEB_DIST: webDist,
    ACCOUNTS_URL: services.url,
    CONVERSATION_URL: services.url,
    GAMES_URL: services.url,
    MEDIA_URL: services.url,
    ANALYTICS_URL: services.url,
    ...environment,
  });
  const deps = createDeps(config, log);
  const metrics = createMetrics('bff');
  const app = await buildApp(deps, metrics);
  const sockets = createSockets(app, deps, socketOptions);
  let ending: Promise<void> | undefined;
  /** As `main.ts` ends it. */
  const close = async () => {
    await app.close();
    await Promise.all([sockets.close(), deps.close()]);
  };
  const closeOnce = () => {
    ending ??= close();
    return ending;
  };
  onTestFinished(async () => {
    await closeOnce();
    await services.close();
    rmSync(webDist, { recursive: true });
  });
  return {
    close: closeOnce,
    app,
    deps,
    metrics,
    pictureOrders: services.pictureOrders,
    /** Of the public requests behind them. */
    requestIds: services.requestIds,
    orders: services.orders,
    adoptions: services.adoptions,
    /** What accounts has been told that admins do; a test may take it away. */
    auditTrail: services.auditTrail,
    /** What the services were asked for, as `GET /users/…`; a test may empty it. */
    calls: services.calls,
    /** The JSON that came with them. */
    bodies: services.bodies,
  };
}

const buildUser = (id: string, username: string) => ({
  id,
  username,
  displayName: null,
  email: null,
  role: 'user',
  isOwner: username === 'chefin',
  hasSecondFactor: false,
  createdAt: new Date(0).toISOString(),
  lastLogin: null,
});

/** The only code of a second factor that the stand-in takes. */
const rightCode = '123456';

/** A file that is there, and one that must not be served. */
const ownFile = 'own-file-own-file-own-';
const pageFile = 'html-file-html-file-ht';
const unlucky = { reason: 'INTERNAL', message: 'Das Ausmalbild konnte nicht generiert werden' };

const inDanger = () => new AppError('CRISIS', 422, 'Bitte sprich mit einem Erwachsenen.');

/** Answers what the real services would, in the least words; records the owners it was called for. */
async function openStandIn() {
  const server = await createInnerServer({
    service: 'stand-in',
    log: silent,
    internalToken,
    checks: {},
  });
  const calls: string[] = [];
  server.addHook('onRequest', async ({ method, url }) => void calls.push(`${method} ${url}`));
  const bodies: { call: string; body: unknown }[] = [];
  server.addHook('preValidation', async ({ method, url, body }) => {
    if (body !== undefined) bodies.push({ call: `${method} ${url}`, body });
  });
  const ownerOf = new Map<string, string>();
  const pictureOrders: string[] = [];
  const requestIds: (string | undefined)[] = [];
  const orders: Record<string, unknown>[] = [];

  const settings = {
    assistantName: 'LUX',
    language: 'de-DE',
    voiceId: null,
    speechSpeed: 1,
    childSafeMode: true,
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
  server.post(
    '/images',
    { schema: { body: z.looseObject({ prompt: z.string() }) } },
    async (request, reply) => {
      const { body } = request;
      const { prompt } = body;
      requestIds.push(readRequestId(request));
      orders.push({ path: '/images', ...body });
      const job = { jobId: createId(), kind: 'image' };
      pictureOrders.push(prompt);
      if (prompt === 'in Gefahr') throw inDanger();
      if (prompt === 'dauert ewig') await once(reply.raw, 'close');
      if (prompt === 'Dings') return { ...job, state: 'failed', reason: 'NOT_PAINTABLE' };
      return { ...job, state: 'ready', url: `/media/${createId()}` };
    },
  );
  for (const [path, kind] of [
    ['/coloring-pages', 'coloring'],
    ['/coloring-books', 'pdf'],
    ['/story-books', 'pdf'],
  ] as const) {
    server.post(path, { schema: { body: z.looseObject({}) } }, async ({ body }) => {
      orders.push({ path, ...body });
      const job = { jobId: createId(), kind };
      if (body.prompt === 'Pech' || body.title === 'Pech')
        return { ...job, state: 'failed', ...unlucky };
      return { ...job, state: 'ready', url: `/media/${createId()}` };
    });
  }
  const users = new Map<string, Record<string, unknown>>();
  const adoptions: unknown[] = [];
  const findUser = (id: string) => {
    const user = users.get(id);
    if (!user) throw new AppError('USER_NOT_FOUND', 404, 'Diesen Benutzer gibt es nicht mehr.');
    return user;
  };
  const Named = z.looseObject({ username: z.string() });
  const Which = z.object({ id: z.string() });
  server.post('/users', { schema: { body: Named } }, async ({ body }, reply) => {
    const id = createId();
    users.set(id, buildUser(id, body.username));
    orders.push({ path: '/users', ...body });
    return reply.status(201).send(findUser(id));
  });
  const checkCode = (code: unknown) => {
    if (code === undefined) throw new AppError('SECOND_FACTOR_NEEDED', 401, 'Und der Code?');
    if (code !== rightCode) throw new AppError('SECOND_FACTOR_WRONG', 401, 'Ein anderer Code.');
  };
  const Proof = z.object({ code: z.string() });
  server.post('/users/:id/second-factor', { schema: { params: Which } }, async ({ params }) => {
    findUser(params.id);
    return { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/LUX:chefin?secret=JBSWY3DPEHPK3PXP' };
  });
  server.put(
    '/users/:id/second-factor',
    { schema: { params: Which, body: Proof } },
    async ({ params, body }) => {
      checkCode(body.code);
      Object.assign(findUser(params.id), { hasSecondFactor: true });
      return { recoveryCodes: Array(10).fill('k7m2q-9fhxt') };
    },
  );
  for (const [path, hasSecondFactor] of [
    ['checks', true],
    ['removals', false],
  ] as const) {
    server.post(
      `/users/:id/second-factor/${path}`,
      { schema: { params: Which, body: Proof } },
      async ({ params, body }, reply) => {
        checkCode(body.code);
        Object.assign(findUser(params.id), { hasSecondFactor });
        return reply.status(204).send();
      },
    );
  }
  server.delete('/users/:id/second-factor', { schema: { params: Which } }, async ({ params }) =>
    Object.assign(findUser(params.id), { hasSecondFactor: false }),
  );
  server.post('/logins', { schema: { body: Named } }, async ({ body }) => {
    const found = [...users.values()].find(({ username }) => username === body.username);
    const { isForManaging = false, isCrowded = false, network, code } = body;
    orders.push({ path: '/logins', isForManaging, network, code });
    if (!found && isCrowded) throw new AppError('TOO_MANY_LOGINS', 429, 'Warte kurz.');
    const isAllowed = isForManaging ? found?.isOwner || found?.role === 'admin' : true;
    if (!found || !isAllowed) {
      throw new AppError('LOGIN_FAILED', 401, 'Benutzername oder Passwort stimmt nicht.');
    }
    if (found.hasSecondFactor) checkCode(code);
    return found;
  });
  const auditTrail: { entries: Omit<AuditEntry, 'at'>[]; isAway: boolean } = {
    entries: [],
    isAway: false,
  };
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
  server.get('/users', async () => [...users.values()]);
  server.get('/users/:id', { schema: { params: Which } }, async ({ params }) =>
    findUser(params.id),
  );
  server.patch(
    '/users/:id/role',
    { schema: { params: Which, body: z.object({ role: z.string() }) } },
    async ({ params, body }) => Object.assign(findUser(params.id), body),
  );
  server.post(
    '/users/:id/password-resets',
    {
      schema: {
        params: Which,
        body: z.object({ password: z.string().optional(), byOwner: z.boolean() }),
      },
    },
    async ({ params, body }) => {
      orders.push({ path: '/password-resets', ...body });
      const generatedPassword = body.password === undefined ? 'Tiger-Lampe-Mond-47' : null;
      return { user: findUser(params.id), generatedPassword };
    },
  );
  server.put('/users/:id/password', { schema: { params: Which } }, async ({ params }) => {
    orders.push({ path: '/password' });
    return findUser(params.id);
  });
  server.post('/owner/recoveries', async () => {
    orders.push({ path: '/owner/recoveries' });
    const owner = [...users.values()].find(({ isOwner }) => isOwner);
    if (!owner) throw new AppError('OWNER_NOT_FOUND', 404, 'Es gibt noch keinen Besitzer.');
    return owner;
  });
  server.post(
    '/users/:id/deletion-checks',
    { schema: { params: Which } },
    async (request, reply) => {
      if (findUser(request.params.id).isOwner) {
        throw new AppError('OWNER_IS_PROTECTED', 403, 'Der Besitzer bleibt.');
      }
      return reply.status(204).send();
    },
  );
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
  server.get('/invitations', async () => [invitation]);
  server.delete('/invitations/:id', { schema: { params: Which } }, async (_request, reply) =>
    reply.status(204).send(),
  );
  server.delete('/users/:id', { schema: { params: Which } }, async ({ params }, reply) => {
    users.delete(params.id);
    return reply.status(204).send();
  });
  server.delete('/user-data', async (request, reply) => {
    for (const owner of readOwners(request).owners) users.delete(owner.replace('user:', ''));
    return reply.status(204).send();
  });
  server.get('/user-data', async () => ({}));
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
  server.post('/user-data/adoptions', async ({ body }, reply) => {
    adoptions.push(body);
    return reply.status(204).send();
  });
  server.post('/wishes', async () => [{ text: 'Drache', kind: 'figure' }]);
  const Params = z.object({ id: z.string() });
  const find = (id: string) => {
    if (id !== ownFile) throw errors.FILE_NOT_FOUND();
  };
  server.get('/files/:id/facts', { schema: { params: Params } }, async ({ params }) => {
    find(params.id);
    return { contentType: 'image/png', sizeBytes: 3 };
  });
  server.get('/any-files/:id', { schema: { params: Params } }, async ({ params }, reply) => {
    find(params.id);
    return reply.type('image/png').send(Buffer.from('png'));
  });
  server.get('/files/:id', { schema: { params: Params } }, async ({ params }, reply) => {
    if (params.id === pageFile) return reply.type('text/html').send('<script>alert(1)</script>');
    find(params.id);
    return reply.type('image/png').send(Buffer.from('png'));
  });
  server.get('/files/:id/thumbnail', { schema: { params: Params } }, async ({ params }, reply) => {
    find(params.id);
    return reply.type('image/webp').send(Buffer.from('webp'));
  });
  server.get('/requests', async () => []);
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    pictureOrders,
    requestIds,
    orders,
    adoptions,
    auditTrail,
    calls,
    bodies,
    close: () => server.close(),
  };
}

function buildStandInClient(): string {
  const dist = mkdtempSync(join(tmpdir(), 'lux-web-'));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>LUX</title>');
  mkdirSync(join(dist, 'screens', 'games'), { recursive: true });
  for (const screen of ['index', 'games', 'games/quiz']) {
    writeFileSync(
      join(dist, 'screens', `${screen}.html`),
      `<title>LUX</title><style>p{}</style>drawn ${screen}`,
    );
  }
  writeFileSync(join(dist, 'assets', 'main-abc123.js'), 'export {};');
  writeFileSync(join(dist, 'assets', 'main-abc123.js.br'), brotliCompressSync('export {};'));
  writeFileSync(join(dist, 'assets', 'main-abc123.js.gz'), gzipSync('export {};'));
  writeFileSync(join(dist, 'sw.js'), 'addEventListener("fetch", () => {});');
  writeFileSync(join(dist, 'lux.webmanifest'), '{"name":"LUX"}');
  return dist;
}
