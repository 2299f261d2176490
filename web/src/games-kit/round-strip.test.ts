import { expect, test } from 'vitest';
import { buildRound } from '../testing/builders/build-round.ts';
import { type RoundEvent, roundMachine } from './round/round-machine.ts';
import { roundSteps } from './round-strip.tsx';

const answer: RoundEvent[] = [
  { type: 'chosen', index: 1, at: 0 },
  { type: 'check-pressed', at: 0 },
];
const next: RoundEvent = { type: 'next-pressed', at: 0 };
const play = (...events: RoundEvent[]) => roundSteps(events.reduce(roundMachine, buildRound(2)));

test('the strip goes question, explanation, question, explanation, result', () => {
  expect(play()).toEqual({
    done: null,
    now: { kind: 'question', number: 1 },
    next: { kind: 'explanation', number: 1 },
  });
  expect(play(...answer)).toEqual({
    done: { kind: 'question', number: 1 },
    now: { kind: 'explanation', number: 1 },
    next: { kind: 'question', number: 2 },
  });
  expect(play(...answer, next)).toEqual({
    done: { kind: 'question', number: 1 },
    now: { kind: 'question', number: 2 },
    next: { kind: 'explanation', number: 2 },
  });
  expect(play(...answer, next, ...answer).next).toEqual({ kind: 'result' });
});
