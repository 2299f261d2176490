import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { databaseOutageGuard } from './database-outage-guard.ts';
import { errorAnswers } from './requests/error-answers.ts';

/** A server with a handler that waits for `work`, before a database that is there or not. */
async function open(isThere: () => Promise<boolean>, work: () => Promise<unknown>) {
  const server = Fastify();
  onTestFinished(() => server.close());
  await server.register(errorAnswers);
  await server.register(databaseOutageGuard, { database: { isThere }, askAfterMs: 20 });
  server.get('/things', work);
  return server;
}

test('who waits for a database that hangs hears so, without waiting for it', async () => {
  const never = () => new Promise<never>(() => {});
  const server = await open(async () => false, never);
  const answer = await server.inject('/things');
  expect(answer.statusCode).toBe(503);
  expect(answer.json().error).toBe('DATABASE_CONNECTION_FAILED');
});

test('what is slow while the database answers is not disturbed', async () => {
  let asked = 0;
  const isThere = async () => {
    asked += 1;
    return true;
  };
  const server = await open(isThere, async () => {
    while (asked < 3) await pause(5);
    return 'done';
  });
  expect((await server.inject('/things')).body).toBe('done');
});
