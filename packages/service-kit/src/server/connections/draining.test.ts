import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { createServiceClient } from '../../clients/create-service-client.ts';
import { createInnerServer } from '../create-inner-server.ts';

const internalToken = 'an internal token';
const CALLERS = 20;
const Who = z.object({ name: z.string() });

async function openCopy(name: string) {
  const server = await createInnerServer({
    service: 'sample',
    log: pino({ level: 'silent' }),
    internalToken,
    checks: {},
  });
  server.route({ method: ['GET', 'POST'], url: '/who', handler: async () => ({ name }) });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => server.close());
  return { server, url };
}

/** Gives each new connection to whoever is chosen at the time, as a cluster's network does. */
async function openSwitch(chosen: () => string) {
  const door = net.createServer((near) => {
    const far = net.connect(Number(new URL(chosen()).port), '127.0.0.1');
    near.pipe(far).pipe(near);
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void door.close());
  const address = door.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

test('a copy that leaves loses none of the calls that come over kept connections', async () => {
  const [old, fresh] = [await openCopy('old'), await openCopy('fresh')];
  let chosen = old.url;
  const client = createServiceClient({ url: await openSwitch(() => chosen), internalToken });
  onTestFinished(() => client.close());

  // Many connections at once, most of which nobody needs afterwards.
  const call = { method: 'GET', path: '/who' } as const;
  await Promise.all(Array.from({ length: 2 * CALLERS }, () => client.json(Who, call)));

  let isOver = false;
  const answers: string[] = [];
  const failures: unknown[] = [];
  const callers = Array.from({ length: CALLERS }, async (_, caller) => {
    // Some call without a pause, some leave their connection idle for longer and longer.
    for (let call = 0; !isOver; call += 1) {
      const method = call % 2 === 0 ? 'GET' : 'POST';
      await client.json(Who, { method, path: '/who' }).then(
        ({ name }) => answers.push(name),
        (error: unknown) => failures.push(error),
      );
      await pause(caller * 10);
    }
  });
  await expect.poll(() => answers.length).toBeGreaterThan(CALLERS);

  const left = old.server.leave(3_000);
  expect((await fetch(`${old.url}/healthz`)).status).toBe(503);
  expect((await fetch(`${old.url}/readyz`)).status).toBe(503);
  chosen = fresh.url;
  await left;
  // Nobody is left who could send something at the moment of closing.
  expect(await promisify(old.server.server.getConnections).call(old.server.server)).toBe(0);
  await old.server.close();
  const before = answers.length;
  await expect.poll(() => answers.length).toBeGreaterThan(before + CALLERS);
  isOver = true;
  await Promise.all(callers);

  expect(failures).toEqual([]);
  expect(answers).toContain('old');
  expect(answers.at(-1)).toBe('fresh');
});

test('a copy that may not take its time closes without a goodbye', async () => {
  const { server } = await openCopy('hurried');
  await server.leave(0);
  expect(server.isDraining).toBe(false);
});

test('a connection that somebody opened in advance does not hold up a server that closes', async () => {
  const { server, url } = await openCopy('waited-for');
  const spare = net.connect(Number(new URL(url).port), '127.0.0.1');
  await once(server.server, 'connection');
  const gone = once(spare, 'close');
  // Otherwise this waits for the head of a request that never comes.
  await server.close();
  await gone;
});
