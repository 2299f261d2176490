import { pino } from 'pino';
import { expect, test } from 'vitest';
import { connectionLimits } from './connection-limits.ts';
import { createServer } from './create-server.ts';
import { hangUpSignal } from './hang-up-signal.ts';

test('a stopping server answers what would wait for ever, and then ends', async () => {
  const server = await createServer({
    log: pino({ level: 'silent' }),
    limits: { ...connectionLimits, patienceMs: 50 },
  });
  const { promise: isWaiting, resolve: begin } = Promise.withResolvers<void>();
  server.get('/hanging', async (_request, reply) => {
    const signal = hangUpSignal(reply);
    begin();
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  const answer = fetch(`${url}/hanging`);
  await isWaiting;
  await server.close();
  expect((await answer).status).toBe(503);
  expect(await (await answer).json()).toMatchObject({ error: 'SERVICE_UNAVAILABLE' });
});
