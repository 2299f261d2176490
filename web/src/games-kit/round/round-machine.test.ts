import { expect, test } from 'vitest';
import { buildRound } from '../../testing/builders/build-round.ts';
import { isRoundFinished, questionIndex, Round, roundScore } from './round.ts';
import { type RoundEvent, roundMachine } from './round-machine.ts';

const choose = (index: number, at = 0): RoundEvent => ({ type: 'chosen', index, at });
const check: RoundEvent = { type: 'check-pressed', at: 0 };
const next: RoundEvent = { type: 'next-pressed', at: 0 };
const play = (...events: RoundEvent[]) => events.reduce(roundMachine, buildRound());
const answer = (index: number) => [choose(index), check, next];

test('a choice may be changed until it is checked, and is locked afterwards', () => {
  expect(play(choose(0), choose(2)).chosen).toBe(2);
  const checked = play(choose(2), check);
  expect(checked).toMatchObject({ isChecked: true, given: [2] });
  expect(roundMachine(checked, choose(1))).toBe(checked);
  expect(roundMachine(checked, check)).toBe(checked);
});

test('an option that is not there cannot be chosen', () => {
  expect(play(choose(4)).chosen).toBeNull();
  expect(play(choose(-1)).chosen).toBeNull();
});

test('checking without a choice only warns, and the warning goes with the choice', () => {
  const warned = play(check);
  expect(warned).toMatchObject({ isWarned: true, isChecked: false, given: [] });
  expect(roundMachine(warned, choose(1)).isWarned).toBe(false);
});

test('nobody goes on before checking', () => {
  expect(questionIndex(play(choose(1), next))).toBe(0);
  expect(questionIndex(play(choose(1), check, next))).toBe(1);
});

test('the score rises when the chosen answer equals the correct one', () => {
  expect(roundScore(play(...answer(1)))).toBe(1);
  expect(roundScore(play(...answer(0)))).toBe(0);
  expect(roundScore(play(...answer(1), ...answer(3), ...answer(1)))).toBe(2);
});

test('the round is over when the last explanation is left, and then stays as it is', () => {
  const almost = play(...answer(1), ...answer(1), choose(1), check);
  expect(isRoundFinished(almost)).toBe(false);
  const over = roundMachine(almost, next);
  expect(isRoundFinished(over)).toBe(true);
  expect(roundMachine(over, choose(1))).toBe(over);
  expect(roundMachine(over, check)).toBe(over);
});

test('time played counts, time away does not', () => {
  expect(play(choose(1, 7_000), choose(2, 9_500)).playedMs).toBe(9_500);
  expect(play(choose(1, 3_600_000)).playedMs).toBe(60_000);
  expect(play(choose(1, 5_000), choose(2, 1_000)).playedMs).toBe(5_000);
});

test('every state that can be reached is one that a reload takes up again', () => {
  const events = [check, ...answer(1), choose(0), ...answer(2), next, ...answer(1)];
  events.reduce((round, event) => {
    const after = roundMachine(round, event);
    expect(Round.safeParse(JSON.parse(JSON.stringify(after))).data).toEqual(after);
    return after;
  }, buildRound());
});

test.each([
  ['a choice beyond the options', { chosen: 4 }],
  ['more answers than questions', { given: [1, 1, 1, 1] }],
  ['checked without an answer', { isChecked: true }],
  ['a foreign id', { id: 'x' }],
  ['no questions', { questions: [] }],
  [
    'a right answer that is not there',
    { questions: [{ ...buildRound().questions[0], correctAnswer: 9 }] },
  ],
])('a kept round with %s is not taken up', (_, broken) => {
  expect(Round.safeParse({ ...buildRound(), ...broken }).success).toBe(false);
});

test('each answer has its own time, without the explanation before it', () => {
  const round = play(
    choose(1, 4_000),
    { type: 'check-pressed', at: 5_000 },
    { type: 'next-pressed', at: 30_000 },
    choose(1, 32_000),
    { type: 'check-pressed', at: 33_500 },
  );
  expect(round.answeredMs).toEqual([5_000, 3_500]);
});
