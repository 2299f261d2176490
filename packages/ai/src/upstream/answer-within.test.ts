import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { answerWithin } from './answer-within.ts';
import { createUpstreamCall } from './upstream-call.ts';

/** Answers with a beginning, and with the rest only if it is told to. */
async function open({ isWhole }: { isWhole: boolean }) {
  const server = createServer((_request, response) => {
    response.write('Hallo');
    if (isWhole) response.end('!');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const baseUrl = `http://127.0.0.1:${port}`;
  const call = createUpstreamCall({ provider: 'it', baseUrl, headers: {}, headLimitMs: 1_000 });
  return (signal: AbortSignal) => call({ method: 'GET', path: '/', signal });
}

test('an answer that does not become whole in time breaks off', async () => {
  const ask = await open({ isWhole: false });
  const { body } = await answerWithin(100, new AbortController().signal, ask);
  await expect(body.text()).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('who aborts ends it in the middle, too', async () => {
  const ask = await open({ isWhole: false });
  const outer = new AbortController();
  const { body } = await answerWithin(10_000, outer.signal, ask);
  const heard = body.text();
  outer.abort(new Error('nobody listens'));
  await expect(heard).rejects.toThrow('nobody listens');
});

test('an answer that was whole in time is left alone afterwards', async () => {
  const ask = await open({ isWhole: true });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  let given: AbortSignal | undefined;
  const { body } = await answerWithin(5_000, new AbortController().signal, (signal) => {
    given = signal;
    return ask(signal);
  });
  const closed = once(body, 'close');
  expect(await body.text()).toBe('Hallo!');
  await closed;
  vi.advanceTimersByTime(5_000);
  expect(given?.aborted).toBe(false);
});
