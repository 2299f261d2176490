import { inflateRawSync } from 'node:zlib';
import { ForgetRequest } from '@lux/contracts/analytics/visitor-requests.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { expect, test } from 'vitest';
import { cookieOf } from '../testing/cookie-of.ts';
import { openBff } from '../testing/open-bff.ts';
import { readEvents } from '../testing/read-events.ts';

const engines = useEngines();
const token = 'token-of-a-tablet-that-is-shared';
let opened = 0;

/** A child logs in on a tablet and says something; then the session ends without a logout. */
async function openAfterSession() {
  opened += 1;
  const namePrefix = `${engines.redis.prefix}-privacy-${opened}`;
  const { app, deps, orders } = await openBff({ redisUrl: engines.redis.url, namePrefix });
  const registered = await app.inject({
    method: 'POST',
    url: '/api/register',
    payload: { username: 'mia', password: 'Wolke-Besen-Zebra', visitorToken: token },
  });
  const headers = { cookie: cookieOf(registered), 'x-visitor-token': token };
  const wish = { prompt: 'ein Igel' };
  await app.inject({ method: 'POST', url: '/api/generate-image', payload: wish, headers });
  await deps.sessions.endAllOf(registered.json().id);
  const said = await waitFor(async () => {
    const events = await readEvents(deps.redis, namePrefix);
    return events.find(({ prompt }) => prompt === wish.prompt);
  });
  const readAsked = (path: string) =>
    ForgetRequest.parse(orders.find((order) => order.path === path));
  const readStream = async () => JSON.stringify(await readEvents(deps.redis, namePrefix));
  return { app, said, headers, readAsked, readStream };
}

test('on a shared tablet the next child neither sees nor deletes what a user said', async () => {
  const { app, said, headers, readAsked } = await openAfterSession();
  expect((await app.inject({ url: '/api/user', headers })).statusCode).toBe(401);

  expect((await app.inject({ url: '/api/me/data', headers })).statusCode).toBe(200);
  const seen = readAsked('/requests/searches');
  const method = 'DELETE';
  expect((await app.inject({ method, url: '/api/me/data', headers })).statusCode).toBe(204);
  const deleted = readAsked('/requests/forgettings');

  expect(said.userId).not.toBeNull();
  for (const people of [seen, deleted]) {
    expect(people.userId).toBeNull();
    expect(people.visitorMarks).toHaveLength(2);
    expect(people.visitorMarks).not.toContain(said.visitorToken);
  }
});

test('no visitor’s token reaches the stream of events', async () => {
  const { app, readStream } = await openAfterSession();
  await app.inject({ url: '/api/settings', headers: { 'x-visitor-token': token } });
  await waitFor(async () => (await readStream()).includes('GET /api/settings'));
  expect(await readStream()).not.toContain(token);
});

/** Behind a ZIP's local header of 30 bytes stand the name and an extra field, then the content. */
function firstFileOf(zip: Buffer): string {
  const start = 30 + zip.readUInt16LE(26) + zip.readUInt16LE(28);
  return inflateRawSync(zip.subarray(start)).toString();
}

test('what a child keeps on the server is handed out page by page, whole', async () => {
  opened += 1;
  const namePrefix = `${engines.redis.prefix}-privacy-${opened}`;
  const { app } = await openBff({ redisUrl: engines.redis.url, namePrefix });
  const payload = { username: 'mia', password: 'Wolke-Besen-Zebra', visitorToken: token };
  const registered = await app.inject({ method: 'POST', url: '/api/register', payload });
  const headers = { cookie: cookieOf(registered) };
  const mine = await app.inject({ url: '/api/me/data', headers });
  expect(mine.json()).toMatchObject({
    collectedAt: expect.any(String),
    things: [{ id: 'story_1' }, { id: 'story_2' }],
  });
  const archive = await app.inject({ url: '/api/me/data/archive', headers });
  expect(JSON.parse(firstFileOf(archive.rawPayload))).toMatchObject({
    things: [{ id: 'story_1' }, { id: 'story_2' }],
  });
  const visitor = await app.inject({ url: '/api/me/data', headers: { 'x-visitor-token': token } });
  expect(visitor.json()).toMatchObject({ things: [{ id: 'story_1' }, { id: 'story_2' }] });
});
