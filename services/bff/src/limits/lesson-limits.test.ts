import { createId } from '@lux/service-kit/secrets.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { cookieOf } from '../testing/cookie-of.ts';
import { openClassroom } from '../testing/open-classroom.ts';

const engines = useEngines();
let opened = 0;

async function open(environment: Record<string, string> = {}) {
  opened += 1;
  const namePrefix = `${engines.redis.prefix}-lesson-limits-${opened}`;
  return openClassroom({ redisUrl: engines.redis.url, namePrefix, environment });
}

test('after twenty wrong codes a network waits, and a class that types right ones does not', async () => {
  const { app, join, lesson } = await open();
  const statuses: number[] = [];
  for (let guess = 0; guess < 25; guess += 1) {
    const code = `GUESS${guess % 8}`.replaceAll(/[01]/g, 'X');
    statuses.push((await app.inject(`/api/joins/${code}`)).statusCode);
  }
  expect(statuses).toEqual([...Array(20).fill(404), ...Array(5).fill(429)]);
  const wrong = await app.inject('/api/joins/ZZZZZZ');
  expect([wrong.json().error, Number(wrong.headers['retry-after']) > 0]).toEqual([
    'TOO_MANY_CODES',
    true,
  ]);
  for (let child = 0; child < 30; child += 1) {
    expect((await app.inject(`/api/joins/${lesson.code}`)).statusCode).toBe(200);
    expect((await join({})).statusCode).toBe(200);
  }
  const elsewhere = await app.inject({ url: '/api/joins/ZZZZZZ', remoteAddress: '192.0.2.7' });
  expect(elsewhere.statusCode).toBe(404);
});

test('cards of a class whose lesson has not begun are no wrong codes', async () => {
  const { app } = await open();
  for (let card = 0; card < 25; card += 1) {
    expect((await app.inject(`/api/joins/${createId()}`)).statusCode).toBe(404);
  }
});

test('strangers who use up an address take nothing of the lesson behind it', async () => {
  const { app, join, sitDown, ask } = await open({ CHILDREN_PER_ADDRESS: '1' });
  const cookie = await sitDown();
  expect((await ask(cookie, 'GET', '/api/lesson')).statusCode).toBe(200);
  // Sessions of strangers first: the next child gets one of its lesson's.
  for (let turn = 0; turn < 6; turn += 1) {
    await app.inject({ url: '/api/settings', headers: { 'x-visitor-token': createId() } });
  }
  const late = await join({});
  expect([late.statusCode, cookieOf(late) !== '']).toEqual([200, true]);
  expect((await ask(cookieOf(late), 'GET', '/api/lesson')).json()).toMatchObject({ seat: null });

  for (let turn = 0; turn < 260; turn += 1) await app.inject('/api/settings');
  expect((await app.inject('/api/settings')).statusCode).toBe(429);
  for (let turn = 0; turn < 30; turn += 1) {
    expect((await ask(cookie, 'GET', '/api/lesson')).statusCode).toBe(200);
  }
});
