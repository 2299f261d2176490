import { expect, test } from 'vitest';
import { createOverloadDetector } from './create-overload-detector.ts';

function open() {
  let moment = 0;
  const load = createOverloadDetector(200, () => moment);
  return {
    load,
    pass: (ms: number) => {
      moment += ms;
    },
    /** Somebody on the way; resolves once it is noted that they arrived. */
    begin: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const watched = load.watch(promise);
      return async () => {
        resolve();
        await watched;
      };
    },
  };
}

test('one long moment for all is a hiccup, not overload', async () => {
  const { load, pass, begin } = open();
  const arrivals = [begin(), begin(), begin()];
  pass(2_000);
  for (const arrive of arrivals) await arrive();
  expect(load.isOverloaded()).toBe(false);
});

test('it is overload when for half a second everybody was slow, until one is quick', async () => {
  const { load, pass, begin } = open();
  const first = begin();
  const second = begin();
  const third = begin();
  pass(300);
  await first();
  expect(load.isOverloaded()).toBe(false);
  pass(600);
  await second();
  expect(load.isOverloaded()).toBe(true);
  const quick = begin();
  pass(50);
  await quick();
  expect(load.isOverloaded()).toBe(false);
  await third();
});

test('it ends when nobody is under way, so that somebody may try', async () => {
  const { load, pass, begin } = open();
  const first = begin();
  const last = begin();
  pass(300);
  await first();
  pass(600);
  expect(load.isOverloaded()).toBe(true);
  await last();
  expect(load.isOverloaded()).toBe(false);
});

test('the same rush is known again at once, without waiting another half second', async () => {
  const { load, pass, begin } = open();
  const arrivals = [begin(), begin(), begin()];
  pass(300);
  await arrivals[0]?.();
  pass(600);
  expect(load.isOverloaded()).toBe(true);
  await arrivals[1]?.();
  await arrivals[2]?.();
  expect(load.isOverloaded()).toBe(false);
  const slow = begin();
  const later = begin();
  pass(300);
  await slow();
  pass(1);
  expect(load.isOverloaded()).toBe(true);
  await later();
});

test('whoever fails on the way says nothing about the load', async () => {
  const { load, pass, begin } = open();
  const last = begin();
  const { promise, reject } = Promise.withResolvers<void>();
  const away = load.watch(promise);
  pass(1_500);
  reject(new Error('redis is away'));
  await expect(away).rejects.toThrow('redis is away');
  pass(1_000);
  expect(load.isOverloaded()).toBe(false);
  await last();
});
