import { expect, test } from 'vitest';
import { buildId } from '../../../testing/builders/builders.ts';
import { startReading } from '../letters-machine.ts';
import { type ReadingEvent, readingMachine } from './reading-machine.ts';
import { type ReadingAnswer, ReadingSession } from './reading-session.ts';

const text = (id: string) => ({ id, text: 'Es regnet.', title: null, drawing: null });
const session = startReading([text('a'), text('b')], buildId(), 0);
const run = (...events: ReadingEvent[]) => events.reduce(readingMachine, session);
const answer: ReadingAnswer = {
  words: [
    { word: 'Es', state: 'read' },
    { word: 'regnet', state: 'again' },
  ],
  isCorrect: false,
  wordsPerMinute: 30,
  way: 'heard',
};
const started: ReadingEvent = { type: 'reading-started', at: 1000 };
const begun: ReadingEvent = { type: 'analysis-begun', at: 5000 };
const analysed: ReadingEvent = { type: 'analysed', answer, at: 6000 };

test('start reading, listening, analysing, answered, next', () => {
  const steps = [started, begun, analysed].map(
    (_, index, events) => run(...events.slice(0, index + 1)).step,
  );
  expect(steps).toEqual(['listening', 'analysing', 'answered']);
  const next = run(started, begun, analysed, { type: 'text-left', at: 7000 });
  expect([next.step, next.answers]).toEqual(['ready', [answer]]);
  expect(ReadingSession.safeParse(next).success).toBe(true);
});

test('who was not heard is ready again, and so is who meets a failure', () => {
  expect(run(started, { type: 'reading-stopped', at: 2000 }).step).toBe('ready');
  expect(run(started, begun, { type: 'analysis-failed', at: 2000 }).step).toBe('ready');
});

test('an analysis that comes after it was given up changes nothing', () => {
  const stopped = run(started, begun, { type: 'analysis-failed', at: 5500 });
  expect(readingMachine(stopped, analysed)).toEqual(stopped);
});

test('the child may say that it has read the text, at any step but an answered one', () => {
  const self: ReadingEvent = { type: 'self-checked', at: 2000 };
  expect(run(self).answers).toMatchObject([{ isCorrect: true, way: 'self' }]);
  expect(run(started, self).step).toBe('answered');
  expect(run(started, begun, analysed, self).answers).toEqual([answer]);
});

test('an adult may say that it was right: then every word is read', () => {
  const right = run(started, begun, analysed, { type: 'overridden', at: 7000 });
  expect(right.answers).toMatchObject([{ isCorrect: true, way: 'adult' }]);
  expect(right.answers[0]?.words.map(({ state }) => state)).toEqual(['read', 'read']);
  expect(run({ type: 'overridden', at: 1 })).toEqual(session);
});

test('a text may be read again, and only the last reading counts', () => {
  const again = run(started, begun, analysed, { type: 'read-again', at: 7000 });
  expect([again.step, again.answers]).toEqual(['ready', []]);
});

test('after the last text nothing more happens', () => {
  const self: ReadingEvent = { type: 'self-checked', at: 1000 };
  const left: ReadingEvent = { type: 'text-left', at: 1000 };
  const over = run(self, left, self, left);
  expect(over.answers).toHaveLength(2);
  expect(readingMachine(over, started)).toBe(over);
  expect(ReadingSession.safeParse(over).success).toBe(true);
});

test('long absences do not count as time', () => {
  expect(run({ ...started, at: 3_600_000 }).playedMs).toBe(180_000);
  expect(run(started, begun).playedMs).toBe(5000);
});
