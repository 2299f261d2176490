import { once } from 'node:events';
import { type IncomingMessage, request as sendRequest } from 'node:http';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { expect, onTestFinished, test } from 'vitest';
import { announceBody } from '../../testing/announce-body.ts';
import { cookieOf } from '../../testing/cookie-of.ts';
import { openBff } from '../../testing/open-bff.ts';
import { createBodyRoom } from './limit-bodies.ts';

const engines = useEngines();
const MB = 1024 * 1024;
let opened = 0;

async function open() {
  opened += 1;
  const namePrefix = `${engines.redis.prefix}-bodies-${opened}`;
  const bff = await openBff({ redisUrl: engines.redis.url, namePrefix });
  const registered = await bff.app.inject({
    method: 'POST',
    url: '/api/register',
    payload: { username: 'mia', password: 'Wolke-Besen-Zebra' },
  });
  const url = await bff.app.listen({ port: 0, host: '127.0.0.1' });
  return { ...bff, cookie: cookieOf(registered), things: `${url}/api/me/things` };
}

test('who nobody knows is told so before a byte of what they would keep is read', async () => {
  const { things } = await open();
  const { answer, body, neverSent } = await announceBody(things, 'PUT', {
    'content-type': 'application/json',
    'content-length': '900000',
  });
  expect([answer.statusCode, JSON.parse(body).error]).toEqual([400, 'VISITOR_UNKNOWN']);
  neverSent();
});

test('a session has two large bodies under way at most, and room again when they are through', async () => {
  const { things, cookie, app } = await open();
  const headers = { cookie, 'content-type': 'application/json' };
  const hold = () => {
    const sent = sendRequest(things, {
      method: 'PUT',
      headers: { ...headers, 'content-length': '200000' },
      agent: false,
    });
    sent.on('error', () => {});
    sent.flushHeaders();
    onTestFinished(() => void sent.destroy());
    return sent;
  };
  const held = [hold(), hold(), hold()];
  const [answer]: IncomingMessage[] = await Promise.race(
    held.map((sent) => once(sent, 'response')),
  );
  expect(answer?.statusCode).toBe(503);
  expect(answer?.headers).toMatchObject({ 'retry-after': '3', connection: 'close' });
  // What is small goes on.
  const small = await app.inject({ method: 'PUT', url: '/api/me/things', payload: {}, headers });
  expect(small.statusCode).toBe(400);

  for (const sent of held) sent.destroy();
  const payload = JSON.stringify({ things: [], padding: 'x'.repeat(100_000) });
  await waitFor(async () => {
    const put = await app.inject({ method: 'PUT', url: '/api/me/things', payload, headers });
    return put.statusCode !== 503;
  });
});

test('all things that fit into a body are refused as cheaply as a hundred and one', async () => {
  const { app, cookie } = await open();
  const many = JSON.stringify({ things: Array.from({ length: 330_000 }, () => ({})) });
  const answer = await app.inject({
    method: 'PUT',
    url: '/api/me/things',
    payload: many,
    headers: { cookie, 'content-type': 'application/json' },
  });
  expect([answer.statusCode, answer.json().message]).toEqual([400, 'Das ist zu viel auf einmal.']);
});

test('who sends large bodies without end is slowed down, and others are not', async () => {
  const { app, cookie } = await open();
  const payload = JSON.stringify({ things: [], padding: 'x'.repeat(900_000) });
  const put = async () => {
    const answer = await app.inject({
      method: 'PUT',
      url: '/api/me/things',
      payload,
      headers: { cookie, 'content-type': 'application/json' },
    });
    return answer.statusCode;
  };
  const statuses: number[] = [];
  for (let time = 0; time < 40; time += 1) statuses.push(await put());
  expect(statuses.slice(0, 20)).not.toContain(429);
  expect(statuses).toContain(429);
  expect((await app.inject({ url: '/api/settings', headers: { cookie } })).statusCode).toBe(200);
});

const who = (session: string, network = 'school') => ({ session, network });

test('a class that records all at once has room', () => {
  const room = createBodyRoom();
  for (let child = 0; child < 40; child += 1) {
    // A minute of speech each.
    expect(room.enter(who(`child ${child}`), 0.6 * MB)).not.toBeNull();
  }
});

test('one network never takes all the room, and all together no more than there is', () => {
  const room = createBodyRoom();
  const fill = (network: string) => {
    let entered = 0;
    while (room.enter(who(`${network} ${entered}`, network), 10 * MB) !== null) entered += 1;
    return entered;
  };
  expect(fill('flood')).toBe(4);
  expect(fill('school')).toBe(4);
  expect(fill('other')).toBe(1);
});

test('room that is given back is there for the next, and nobody is remembered', () => {
  const room = createBodyRoom();
  const first = room.enter(who('mia'), 10 * MB);
  expect(room.enter(who('mia'), 10 * MB)).not.toBeNull();
  expect(room.enter(who('mia'), 10 * MB)).toBeNull();
  first?.();
  expect(room.enter(who('mia'), 10 * MB)).not.toBeNull();
});
