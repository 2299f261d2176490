import { createInnerServer } from '@lux/service-kit/server/create-inner-server.ts';
import { readOwners } from '@lux/service-kit/server/internal-headers.ts';
import { bytesOf, bytesScope } from '@lux/service-kit/server/requests/bytes-scope.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { announceBody } from '../testing/announce-body.ts';
import { cookieOf } from '../testing/cookie-of.ts';
import { openBff } from '../testing/open-bff.ts';

const engines = useEngines();
const PAGE = 'own-page-own-page-own-';
const CHANGED = '2026-03-01T10:00:00.000Z';
const COLORS = `/api/coloring-pages/${PAGE}/colors`;
const colors = Buffer.from('png of colours');

/** The bff before a stand-in for media that tells what it was given, and for whom. */
async function open() {
  const given: { call: string; owners: string[]; bytes: string }[] = [];
  const media = await createInnerServer({
    service: 'media',
    log: pino({ level: 'silent' }),
    internalToken: 'an internal token',
    checks: {},
  });
  const url = `/media/${'n'.repeat(22)}`;
  await bytesScope(media, { bodyLimit: 20_000_000 }, (scope) => {
    scope.addHook('preHandler', async (request) => {
      const call = `${request.method} ${request.url}`;
      given.push({ call, owners: readOwners(request).owners, bytes: String(bytesOf(request)) });
    });
    scope.put('/coloring-pages/:id/colors', async () => ({ url, changedAt: CHANGED }));
    scope.get('/coloring-pages/:id/colors', async (_request, reply) =>
      reply.type('image/png').send(colors),
    );
    scope.delete('/coloring-pages/:id/colors', async (_request, reply) => reply.status(204).send());
    scope.post('/coloring-pages/:id/pictures', async (_request, reply) =>
      reply.status(201).send({ url }),
    );
  });
  const mediaUrl = await media.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => media.close());
  const bff = await openBff({
    redisUrl: engines.redis.url,
    namePrefix: engines.redis.prefix,
    environment: { MEDIA_URL: mediaUrl },
  });
  const registered = await bff.app.inject({
    method: 'POST',
    url: '/api/register',
    payload: { username: 'mia', password: 'Wolke-Besen-Zebra' },
  });
  const owner = `user:${registered.json().id}`;
  const cookie = cookieOf(registered);
  const ask = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: Buffer) =>
    bff.app.inject({
      method,
      url: path,
      headers: { cookie, ...(payload && { 'content-type': 'image/png' }) },
      ...(payload && { payload }),
    });
  return { ...bff, given, owner, url, ask };
}

test('colours are kept, read, made a picture of the gallery and forgotten for the child itself', async () => {
  const { ask, given, owner, url } = await open();
  const kept = await ask('PUT', `${COLORS}?changedAt=${CHANGED}`, colors);
  expect(kept.json()).toEqual({ url, changedAt: CHANGED });
  const read = await ask('GET', COLORS);
  expect(read.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store' });
  expect(read.rawPayload.equals(colors)).toBe(true);
  const picture = await ask('POST', `/api/coloring-pages/${PAGE}/pictures`, colors);
  expect([picture.statusCode, picture.json()]).toEqual([201, { url }]);
  expect((await ask('DELETE', COLORS)).statusCode).toBe(204);
  const path = `/coloring-pages/${PAGE}`;
  const owners = [owner];
  expect(given).toEqual([
    {
      call: `PUT ${path}/colors?changedAt=${encodeURIComponent(CHANGED)}`,
      owners,
      bytes: String(colors),
    },
    { call: `GET ${path}/colors`, owners, bytes: '' },
    { call: `POST ${path}/pictures`, owners, bytes: String(colors) },
    { call: `DELETE ${path}/colors`, owners, bytes: '' },
  ]);
});

test('without the moment of the last stroke nothing is kept', async () => {
  const { ask, given } = await open();
  const answer = await ask('PUT', `${COLORS}?changedAt=gestern`, colors);
  expect(answer.json()).toMatchObject({
    error: 'VALIDATION_FAILED',
    message: 'Es fehlt, wann das ausgemalt wurde.',
  });
  expect(given).toEqual([]);
});

test('a visitor keeps its colours, too, under its own name', async () => {
  const { app, given } = await open();
  const answer = await app.inject({
    method: 'PUT',
    url: `${COLORS}?changedAt=${CHANGED}`,
    headers: { 'x-visitor-token': 'visitor-who-colours', 'content-type': 'image/png' },
    payload: colors,
  });
  expect(answer.statusCode).toBe(200);
  expect(given).toMatchObject([{ owners: [expect.stringMatching(/^visitor:[\w-]{43}$/)] }]);
});

test('who nobody knows keeps nothing: refused before a byte is read', async () => {
  const { app, given } = await open();
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const path = `${url}${COLORS}?changedAt=${CHANGED}`;
  const { answer, body, neverSent } = await announceBody(path, 'PUT', {
    'content-type': 'image/png',
    'content-length': '2000000',
  });
  expect([answer.statusCode, JSON.parse(body).error]).toEqual([400, 'VISITOR_UNKNOWN']);
  expect(given).toEqual([]);
  neverSent();
});
