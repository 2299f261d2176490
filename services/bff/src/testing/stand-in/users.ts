import { OwnerPresences } from '@lux/contracts/accounts/deletion-log.ts';
import { AppError } from '@lux/service-kit/errors/app-error.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { readOwners } from '@lux/service-kit/server/internal-headers.ts';
import { z } from 'zod';
import { ownerOfVisitor } from '../../sessions/act-for.ts';
import type { Recorded } from './recorded.ts';

/** The only code of a second factor that is right. */
const rightCode = '123456';

const Which = z.object({ id: z.string() });
const Named = z.looseObject({ username: z.string() });
const Proof = z.object({ code: z.string() });

const buildUser = (id: string, username: string) => ({
  id,
  username,
  displayName: null,
  email: null,
  role: 'user',
  isOwner: username === 'chefin',
  hasSecondFactor: false,
  isTeacher: false,
  createdAt: new Date(0).toISOString(),
  lastLogin: null,
});

/** A visitor of whom nothing is kept anywhere. */
export const EMPTY_VISITOR = 'visitor-of-whom-nothing-is-kept';

/**
 * A conversation and a picture that a restore has brought back, in whatever service is asked, and a
 * conversation that went on after it was to be deleted.
 */
function standInDeletedThings(
  server: Server,
  { orders, name }: Pick<Recorded, 'orders'> & { name: string },
): void {
  const owner = `user:${'u'.repeat(22)}`;
  const left = new Map<string, object>([
    ['c'.repeat(22), { changedAt: '2026-05-04T09:00:00.000Z' }],
    ['w'.repeat(22), { changedAt: '2026-05-04T11:00:00.000Z' }],
    ['p'.repeat(22), {}],
  ]);
  server.post('/thing-matches', async () => ({
    matches: [...left].map(([id, more]) => {
      const thing = id.startsWith('p') ? { fileId: id } : { conversationId: id };
      return { name, owner, thing, ...more };
    }),
  }));
  for (const path of ['/conversations/:id', '/files/:id']) {
    server.delete(path, { schema: { params: Which } }, async ({ params }, reply) => {
      const isThere = left.delete(params.id);
      orders.push({ path: path.replace(':id', params.id), isThere });
      return reply.status(isThere ? 204 : 404).send();
    });
  }
  server.post(
    '/requests/word-deletions',
    { schema: { body: z.looseObject({}) } },
    async (request, reply) => {
      orders.push({ path: '/requests/word-deletions', ...request.body });
      return reply.status(204).send();
    },
  );
}

/** Accounts' users, with their logins, passwords, roles and second factors. */
export function standInUsers(server: Server, { orders }: Pick<Recorded, 'orders'>): void {
  const users = new Map<string, Record<string, unknown>>();
  const findUser = (id: string) => {
    const user = users.get(id);
    if (!user) throw new AppError('USER_NOT_FOUND', 404, 'Diesen Benutzer gibt es nicht mehr.');
    return user;
  };
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
  server.get(
    '/users',
    { schema: { querystring: z.object({ username: z.string().optional() }) } },
    async ({ query }) => {
      const all = [...users.values()];
      if (query.username === undefined) return all;
      return all.filter(({ username }) => username === query.username);
    },
  );
  server.patch(
    '/users/:id/teacher',
    { schema: { params: Which, body: z.object({ isTeacher: z.boolean() }) } },
    async ({ params, body }) => Object.assign(findUser(params.id), body),
  );
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
      const { isOwner, username } = findUser(request.params.id);
      if (isOwner || String(username).endsWith('chefin')) {
        throw new AppError('OWNER_IS_PROTECTED', 403, 'Der Besitzer bleibt.');
      }
      return reply.status(204).send();
    },
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
  // Everybody whose name begins with `wieder-da` has been deleted and brought back by a restore.
  const nameOf = (id: string) => `${id}${'-'.repeat(43)}`.slice(0, 43);
  const visitor = { owner: `visitor:${'v'.repeat(43)}`, name: nameOf('a-visitor') };
  const backAgain = () =>
    [...users.values()].flatMap(({ id, username }) =>
      String(username).startsWith('wieder-da') ? String(id) : [],
    );
  server.get('/deletions', async () => {
    const names = [...backAgain().map(nameOf), visitor.name];
    return {
      keys: ['a2V5'],
      deletions: names.map((name) => ({ name, at: '2026-05-04T10:00:00.000Z' })),
    };
  });
  server.post('/deletions', { schema: { body: z.looseObject({}) } }, async (request, reply) => {
    orders.push({ path: '/deletions', ...request.body });
    return reply.status(204).send();
  });
  const emptyOwner = ownerOfVisitor(EMPTY_VISITOR);
  server.post('/owner-presences', { schema: { body: OwnerPresences } }, async ({ body }) => ({
    owners: body.owners.filter((owner) => owner !== emptyOwner),
  }));
  standInDeletedThings(server, { orders, name: visitor.name });
  server.post('/owner-matches', async () => ({
    matches: [...backAgain().map((id) => ({ owner: `user:${id}`, name: nameOf(id) })), visitor],
  }));
  server.post(
    '/user-data/wipes',
    { schema: { body: z.looseObject({}) } },
    async (request, reply) => {
      orders.push({ path: '/user-data/wipes', ...request.body });
      return reply.status(204).send();
    },
  );
  server.post('/users/:id/uses', async (_request, reply) => reply.status(204).send());
  const unused = () =>
    [...users.values()].filter(({ username }) => String(username).startsWith('lange-weg'));
  server.get('/unused-teachers', async () => ({
    userIds: unused().flatMap(({ id, isTeacher }) => (isTeacher ? String(id) : [])),
  }));
  server.post(
    '/unused-accounts',
    { schema: { body: z.object({ sparedIds: z.array(z.string()) }) } },
    async ({ body }) => ({
      userIds: unused().flatMap(({ id }) =>
        body.sparedIds.includes(String(id)) ? [] : String(id),
      ),
    }),
  );
  // Whoever is called so comes back after the list was made.
  server.get('/unused-accounts/:id', { schema: { params: Which } }, async ({ params }) => ({
    isDue: !unused().some(
      ({ id, username }) => id === params.id && String(username).endsWith('kommt-zurück'),
    ),
  }));
}
