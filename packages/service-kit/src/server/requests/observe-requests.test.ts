import { waitFor } from '@lux/test-kit/wait-for.ts';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createServer } from '../create-server.ts';
import { createMetrics, requestMetrics } from '../metrics.ts';

async function open() {
  const lines: string[] = [];
  const metrics = createMetrics('sample');
  const server = await createServer({
    log: pino({}, { write: (line: string) => lines.push(line) }),
  });
  await server.register(requestMetrics, { metrics });
  const reached = Promise.withResolvers<void>();
  server.get('/slow', async () => {
    reached.resolve();
    return new Promise(() => {});
  });
  server.get('/quick', async () => 'done');
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => server.close());
  const linesOf = (route: string) =>
    lines.map((line) => JSON.parse(line)).filter((line) => line.route === route);
  return { url, metrics, reached: reached.promise, linesOf };
}

test('an answered request has one line and counts once', async () => {
  const { url, metrics, linesOf } = await open();
  await (await fetch(`${url}/quick`, { headers: { connection: 'close' } })).text();
  await waitFor(() => linesOf('/quick').length > 0);
  expect(linesOf('/quick')).toMatchObject([{ method: 'GET', status: 200, msg: 'request' }]);
  expect(await metrics.metrics()).toMatch(/seconds_count\{.*route="\/quick",status="200".*\} 1/);
});

test('one whose caller hung up has its line and counts, too, as 499', async () => {
  const { url, metrics, reached, linesOf } = await open();
  const hangUp = new AbortController();
  const asked = fetch(`${url}/slow`, { signal: hangUp.signal }).catch(() => {});
  await reached;
  hangUp.abort();
  await asked;
  await waitFor(() => linesOf('/slow').length > 0);
  expect(linesOf('/slow')).toMatchObject([{ method: 'GET', status: 499 }]);
  expect(await metrics.metrics()).toMatch(/seconds_count\{.*route="\/slow",status="499".*\} 1/);
});
