import { expect, test } from 'vitest';
import { anySignal } from './any-signal.ts';

test('aborts with the reason of the first that aborts, and keeps it', () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const signal = anySignal(first.signal, second.signal);
  expect(signal.aborted).toBe(false);
  second.abort('second');
  first.abort('first');
  expect([signal.aborted, signal.reason]).toEqual([true, 'second']);
});

test('is aborted from the beginning where one already is', () => {
  const { signal } = new AbortController();
  expect(anySignal(signal, AbortSignal.abort('before')).reason).toBe('before');
});

test('tells its own listeners once', () => {
  const sources = [new AbortController(), new AbortController()];
  let calls = 0;
  anySignal(...sources.map(({ signal }) => signal)).addEventListener('abort', () => {
    calls += 1;
  });
  for (const source of sources) source.abort();
  expect(calls).toBe(1);
});
