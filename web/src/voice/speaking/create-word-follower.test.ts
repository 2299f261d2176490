import { beforeEach, expect, test, vi } from 'vitest';
import { createWordFollower } from './create-word-follower.ts';

const words = [
  { startMs: 0, endMs: 300, from: 0, to: 4 },
  { startMs: 300, endMs: 700, from: 5, to: 11 },
  { startMs: 900, endMs: 1200, from: 12, to: 15 },
];

let heard: (string | null)[];
const open = () => createWordFollower((word) => heard.push(word && `${word.from}-${word.to}`));
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
});

test('each word is told when it is heard, and the end of the last one', async () => {
  open().follow(Promise.resolve(words));
  await pass(299);
  expect(heard).toEqual([null, '0-4']);
  await pass(1);
  expect(heard.at(-1)).toBe('5-11');
  await pass(600);
  expect(heard.at(-1)).toBe('12-15');
  await pass(300);
  expect(heard).toEqual([null, '0-4', '5-11', '12-15', null]);
});

test('words that come late begin where the sound is', async () => {
  const late = Promise.withResolvers<typeof words>();
  open().follow(late.promise);
  await pass(400);
  late.resolve(words);
  await pass(0);
  expect(heard).toEqual([null, '5-11']);
  await pass(500);
  expect(heard.at(-1)).toBe('12-15');
});

test('the next sentence ends the one before, and a stop ends all', async () => {
  const follower = open();
  const late = Promise.withResolvers<typeof words>();
  follower.follow(late.promise);
  follower.follow(Promise.resolve(words));
  late.resolve([{ startMs: 0, endMs: 9000, from: 90, to: 99 }]);
  await pass(100);
  follower.stop();
  await pass(5000);
  expect(heard).toEqual([null, null, '0-4', null]);
});

test('a sentence without times has no words', async () => {
  const follower = open();
  follower.follow(Promise.resolve(null));
  follower.follow(undefined);
  await pass(5000);
  expect(heard).toEqual([null, null]);
});
