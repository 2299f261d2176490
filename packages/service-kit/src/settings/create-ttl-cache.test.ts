import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTtlCache } from './create-ttl-cache.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** Readings that are answered by hand, in order. */
function openSource() {
  const answers: { resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  const read = vi.fn(
    () => new Promise<string>((resolve, reject) => answers.push({ resolve, reject })),
  );
  return { read, answers };
}

test('many who ask at once share one reading', async () => {
  const { read, answers } = openSource();
  const fresh = createTtlCache(read, 1_000);
  const asked = [fresh.get(), fresh.get(), fresh.get()];
  answers[0]?.resolve('one');
  expect(await Promise.all(asked)).toEqual(['one', 'one', 'one']);
  vi.advanceTimersByTime(499);
  expect(await fresh.get()).toBe('one');
  expect(read).toHaveBeenCalledTimes(1);
});

test('the next one is read beside the answers; only what is too old is waited for', async () => {
  const { read, answers } = openSource();
  const fresh = createTtlCache(read, 1_000);
  const first = fresh.get();
  answers[0]?.resolve('one');
  await first;
  vi.advanceTimersByTime(600);
  expect([await fresh.get(), await fresh.get()]).toEqual(['one', 'one']);
  expect(read).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(400);
  const waiting = fresh.get();
  answers[1]?.resolve('two');
  expect(await waiting).toBe('two');
  expect(read).toHaveBeenCalledTimes(2);
});

test('a reading that failed beside an answer is tried again, and told once the value is too old', async () => {
  const { read, answers } = openSource();
  const fresh = createTtlCache(read, 1_000);
  const first = fresh.get();
  answers[0]?.resolve('one');
  await first;
  vi.advanceTimersByTime(600);
  expect(await fresh.get()).toBe('one');
  answers[1]?.reject(new Error('away'));
  await vi.waitFor(async () => {
    expect(await fresh.get()).toBe('one');
    expect(read).toHaveBeenCalledTimes(3);
  });
  vi.advanceTimersByTime(400);
  const waiting = fresh.get();
  answers[2]?.reject(new Error('still away'));
  await expect(waiting).rejects.toThrow('still away');
});

test('what was forgotten is read anew, also when a reading was under way', async () => {
  const { read, answers } = openSource();
  const fresh = createTtlCache(read, 1_000);
  const before = fresh.get();
  fresh.forget();
  const after = fresh.get();
  answers[1]?.resolve('new');
  answers[0]?.resolve('old');
  expect([await before, await after, await fresh.get()]).toEqual(['old', 'new', 'new']);
  expect(read).toHaveBeenCalledTimes(2);
});

test('a failure is told and not kept', async () => {
  const { read, answers } = openSource();
  const fresh = createTtlCache(read, 1_000);
  const first = fresh.get();
  answers[0]?.reject(new Error('away'));
  await expect(first).rejects.toThrow('away');
  const second = fresh.get();
  answers[1]?.resolve('there');
  expect(await second).toBe('there');
});
