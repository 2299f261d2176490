import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { errorAnswers } from './error-answers.ts';
import { tellOutages } from './tell-outages.ts';

const never = () => new Promise<never>(() => {});

/** A server with a handler that waits for `work`, before a database that answers as `check` does. */
async function open(check: () => Promise<unknown>, work: () => Promise<unknown>) {
  const server = Fastify();
  onTestFinished(() => server.close());
  await server.register(errorAnswers);
  await server.register(tellOutages, { check, askAfterMs: 20, answerWithinMs: 20 });
  server.get('/things', work);
  return server;
}

test('who waits for a database that hangs hears so, without waiting for it', async () => {
  let asked = 0;
  const server = await open(() => {
    asked += 1;
    return never();
  }, never);
  const answers = await Promise.all([server.inject('/things'), server.inject('/things')]);
  for (const answer of answers) {
    expect(answer.statusCode).toBe(503);
    expect(answer.json().error).toBe('DATABASE_CONNECTION_FAILED');
  }
  expect(asked).toBe(1);
});

test('what is slow while the database answers is not disturbed', async () => {
  let asked = 0;
  const check = async () => {
    asked += 1;
  };
  const server = await open(check, async () => {
    while (asked < 3) await pause(5);
    return 'done';
  });
  expect((await server.inject('/things')).body).toBe('done');
});
