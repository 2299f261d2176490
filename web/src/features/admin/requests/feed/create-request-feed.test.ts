import { expect, test } from 'vitest';
import { buildRequest } from '../../../../testing/builders/builders.ts';
import { createRequestFeed, feedLimits } from './create-request-feed.ts';
import { RequestRow } from './request-row.ts';

const row = (overrides: Parameters<typeof buildRequest>[0] = {}) =>
  RequestRow.parse(buildRequest(overrides));
const rows = (count: number) => Array.from({ length: count }, () => row());

/** A feed whose frames and time the test makes. */
function open(filter: Parameters<typeof createRequestFeed>[0] = {}) {
  const frames: (() => void)[] = [];
  const clock = { ms: 0 };
  const feed = createRequestFeed(filter, {
    now: () => clock.ms,
    onNextFrame: (apply) => void frames.push(apply),
  });
  let told = 0;
  feed.subscribe(() => {
    told += 1;
  });
  return {
    feed,
    clock,
    frames,
    countTold: () => told,
    nextFrame: () => {
      for (const apply of frames.splice(0)) apply();
    },
  };
}

test('however many batches come, the screen changes once per frame', () => {
  const { feed, frames, nextFrame, countTold } = open();
  for (let batch = 0; batch < 20; batch += 1) feed.receive(rows(5));
  expect([frames.length, feed.getState().length]).toEqual([1, 0]);
  nextFrame();
  expect([countTold(), feed.getState().length, feed.getState().addedOnTop]).toEqual([1, 100, 100]);
});

test('at 500 a second all are shown, however unevenly they come', () => {
  const { feed, clock, nextFrame } = open();
  for (const count of [0, 1_000, 250, 500, 750, 0, 1_000, 500]) {
    clock.ms += 1_000;
    feed.receive(rows(count));
  }
  nextFrame();
  expect(feed.getState()).toMatchObject({ length: 4_000, leftOut: 0 });
});

test('above 500 a second the number left out is exact', () => {
  const { feed, clock, nextFrame } = open();
  for (let second = 1; second <= 4; second += 1) {
    clock.ms = second * 1_000;
    feed.receive(rows(800));
  }
  feed.receive(rows(1));
  nextFrame();
  const shown = feedLimits.atOnce + 3 * feedLimits.perSecond;
  expect(feed.getState()).toMatchObject({ length: shown, leftOut: 3_201 - shown });
});

test('what was left out counts once and no longer than it is missing', () => {
  const { feed, nextFrame } = open();
  const all = rows(feedLimits.atOnce + 2);
  feed.receive(all);
  feed.receive(all.slice(-2));
  nextFrame();
  expect(feed.getState()).toMatchObject({ length: feedLimits.atOnce, leftOut: 2 });
  feed.receive(all.slice(0, 1));
  nextFrame();
  expect(feed.getState().leftOut).toBe(2);
  feed.catchUp(all);
  expect(feed.getState()).toMatchObject({ length: all.length, leftOut: 0 });
});

test('a safety event is never left out', () => {
  const { feed, nextFrame } = open();
  feed.receive(rows(feedLimits.atOnce));
  const crisis = row({ safety: 'crisis' });
  feed.receive([row(), crisis]);
  nextFrame();
  expect(feed.rowAt(0)?.id).toBe(crisis.id);
  expect(feed.getState().leftOut).toBe(1);
});

test('in pause nothing moves; afterwards everything is there', () => {
  const { feed, nextFrame } = open();
  feed.pause();
  feed.receive(rows(3));
  nextFrame();
  expect(feed.getState()).toMatchObject({ length: 0, waiting: 3, isPaused: true });
  expect(feed.resume()).toBe(false);
  expect(feed.getState()).toMatchObject({ length: 3, waiting: 0, isPaused: false });
});

test('a pause too long to keep everything says that something is missing', () => {
  const { feed, clock } = open();
  feed.pause();
  for (let second = 0; second <= feedLimits.gathered / 500; second += 1) {
    clock.ms = second * 1_000;
    feed.receive(rows(500));
  }
  expect(feed.getState().waiting).toBe(feedLimits.gathered + 500);
  expect(feed.resume()).toBe(true);
  expect(feed.getState().length).toBe(feedLimits.gathered);
});

test('without frames, as in a hidden tab, the rows do not pile up', () => {
  const { feed, clock } = open();
  for (let second = 0; second <= feedLimits.gathered / 500; second += 1) {
    clock.ms = second * 1_000;
    feed.receive(rows(500));
  }
  expect(feed.getState().length).toBeGreaterThan(feedLimits.gathered);
});

test('only what matches the filter comes in, and counts', () => {
  const { feed, nextFrame } = open({ only: 'ai', text: 'IGEL' });
  feed.receive([
    row({ prompt: 'Was frisst ein Igel?' }),
    row({ prompt: 'Was frisst ein Hund?' }),
    row({ type: 'other', prompt: 'Igel' }),
  ]);
  nextFrame();
  expect(feed.getState().length).toBe(1);
});

test('a row that came live and is asked for as well is there once', () => {
  const { feed, nextFrame } = open();
  const [one, other] = [row(), row()];
  feed.receive([one]);
  nextFrame();
  feed.addHistory([one, other]);
  feed.catchUp([one, other]);
  expect(feed.getState().length).toBe(2);
});
