import { beforeEach, expect, test, vi } from 'vitest';
import { SpeechQueue, type SpokenSentence } from './speech-queue.ts';

/** Sounds are their own length in milliseconds. */
const DURATION_MS = 2000;

let stopper: AbortController;
let log: string[];
let loads: { text: string; resolve: (durationMs: number) => void; reject: () => void }[];
let gapsMs: number[];

beforeEach(() => {
  vi.useFakeTimers();
  stopper = new AbortController();
  log = [];
  loads = [];
  gapsMs = [];
});

/** Plays on the fake clock and notes every gap between one sound and the next. */
function fakePlayer() {
  let freeFrom = 0;
  const timers: ReturnType<typeof setTimeout>[] = [];
  return {
    schedule(durationMs: number) {
      const startsAt = Math.max(Date.now(), freeFrom);
      if (freeFrom > 0) gapsMs.push(startsAt - freeFrom);
      freeFrom = startsAt + durationMs;
      const until = (time: number) =>
        new Promise<void>((resolve) => timers.push(setTimeout(resolve, time - Date.now())));
      return { started: until(startsAt), ended: until(freeFrom) };
    },
    stop() {
      timers.forEach(clearTimeout);
      log.push(`silent at ${Date.now()}`);
    },
  };
}

function open({ sayLocally }: { sayLocally?: (text: string) => Promise<void> } = {}) {
  vi.setSystemTime(0);
  return new SpeechQueue<number>({
    signal: stopper.signal,
    player: fakePlayer(),
    load: ({ text }: SpokenSentence) =>
      new Promise((resolve, reject) => {
        loads.push({ text, resolve, reject: () => reject(new Error('no sound')) });
      }),
    sayLocally: async (text) => {
      log.push(`locally: ${text}`);
      await sayLocally?.(text);
    },
    onSentence: (index) => log.push(`${index} at ${Date.now()}`),
    onFailed: () => log.push('failed'),
  });
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('the first sentence is heard while the second is still being written', async () => {
  const queue = open();
  queue.add({ text: 'Eins.' });
  expect(loads.map(({ text }) => text)).toEqual(['Eins.']);
  loads[0]?.resolve(DURATION_MS);
  await pass(0);
  expect(log).toEqual(['0 at 0']);
});

test('sentences whose sound is ready follow each other without a gap', async () => {
  const queue = open();
  for (const text of ['Eins.', 'Zwei.', 'Drei.', 'Vier.']) queue.add({ text });
  for (let index = 0; index < 4; index += 1) {
    loads[index]?.resolve(DURATION_MS);
    await pass(DURATION_MS);
  }
  await queue.finish();
  expect(log).toEqual(['0 at 0', '1 at 2000', '2 at 4000', '3 at 6000']);
  expect(Math.max(...gapsMs)).toBeLessThanOrEqual(150);
});

test('two sentences after the one being heard are fetched, not more', async () => {
  const queue = open();
  for (const text of ['Eins.', 'Zwei.', 'Drei.', 'Vier.', 'Fünf.']) queue.add({ text });
  expect(loads).toHaveLength(3);
  for (const load of loads) load.resolve(DURATION_MS);
  await pass(0);
  expect(loads).toHaveLength(3);
  await pass(DURATION_MS);
  expect(loads).toHaveLength(4);
});

test('the order stays, whichever sound comes first', async () => {
  const queue = open();
  queue.add({ text: 'Eins.' });
  queue.add({ text: 'Zwei.' });
  loads[1]?.resolve(DURATION_MS);
  await pass(700);
  expect(log).toEqual([]);
  loads[0]?.resolve(DURATION_MS);
  await pass(0);
  expect(log).toEqual(['0 at 700']);
});

test('a sentence without a sound is said by the local voice, in its place', async () => {
  const queue = open();
  for (const text of ['Eins.', 'Zwei.', 'Drei.']) queue.add({ text });
  loads[0]?.resolve(DURATION_MS);
  loads[1]?.reject();
  loads[2]?.resolve(DURATION_MS);
  const finished = queue.finish();
  await pass(2 * DURATION_MS);
  await finished;
  expect(log.map((entry) => entry.replace(/ at .*/, ''))).toEqual([
    '0',
    '1',
    'locally: Zwei.',
    '2',
  ]);
});

test('where no voice works it is told once, and the turn still ends', async () => {
  const queue = open({ sayLocally: () => Promise.reject(new Error('no voice')) });
  queue.add({ text: 'Eins.' });
  queue.add({ text: 'Zwei.' });
  for (const load of loads) load.reject();
  await queue.finish();
  expect(log.filter((entry) => entry === 'failed')).toHaveLength(1);
});

test('an interruption is silence in the same moment and ends the turn', async () => {
  const queue = open();
  queue.add({ text: 'Eins.' });
  queue.add({ text: 'Zwei.' });
  loads[0]?.resolve(DURATION_MS);
  loads[1]?.resolve(DURATION_MS);
  const finished = queue.finish();
  await pass(800);
  stopper.abort();
  expect(log).toEqual(['0 at 0', 'silent at 800']);
  await finished;
  await pass(DURATION_MS * 3);
  expect(log).toEqual(['0 at 0', 'silent at 800']);
});

test('an interruption ends a turn whose next sentence was never written', async () => {
  const queue = open();
  queue.add({ text: 'Eins.' });
  loads[0]?.resolve(DURATION_MS);
  await pass(DURATION_MS * 2);
  stopper.abort();
  queue.add({ text: 'Zu spät.' });
  await queue.finish();
  expect(log).toEqual(['0 at 0', 'silent at 4000']);
});

test('a turn without sentences ends at once', async () => {
  await open().finish();
  expect(log).toEqual([]);
});
