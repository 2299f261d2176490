import { expect, test } from 'vitest';
import { questionIndex } from '../../games-kit/round/round.ts';
import { buildRoundQuestion } from '../../testing/builders/build-round.ts';
import { buildId } from '../../testing/builders/builders.ts';
import { MathGame } from './math-game.ts';
import { type MathEvent, mathMachine } from './math-machine.ts';
import { defaultSetup } from './use-math.ts';

const questions = ['8 + 7', '9 − 4'].map((question) => buildRoundQuestion({ question }));
const loaded: MathEvent = { type: 'loaded', questions, id: buildId(), at: 0 };
const choose: MathEvent = { type: 'chosen', index: 1, at: 0 };
const check: MathEvent = { type: 'check-pressed', at: 0 };
const next: MathEvent = { type: 'next-pressed', at: 0 };
const second: MathEvent = { type: 'second-passed', at: 0 };
const seconds = (count: number): MathEvent[] => Array.from({ length: count }, () => second);
const opened: MathGame = { phase: 'setup', setup: defaultSetup };
const run = (...events: MathEvent[]) => events.reduce(mathMachine, opened);

function play(...events: MathEvent[]) {
  const game = run({ type: 'start-pressed' }, loaded, ...events);
  if (game.phase !== 'playing') throw new Error(`the game is at ${game.phase}`);
  return game;
}

test('it begins with easy, plus and minus, and ten problems', () => {
  expect(defaultSetup).toEqual({ difficulty: 'easy', operations: ['+', '-'], count: 10 });
});

test.each([
  ['easy', 30],
  ['medium', 25],
  ['hard', 20],
] as const)('a problem of %s has %d seconds', (difficulty, limit) => {
  const setup = { ...defaultSetup, difficulty };
  const game = run({ type: 'setup-changed', setup }, { type: 'start-pressed' }, loaded);
  expect(game).toMatchObject({ phase: 'playing', secondsLeft: limit });
});

test('at 0 the chosen answer is checked by itself', () => {
  expect(play(choose, ...seconds(29)).round.isChecked).toBe(false);
  expect(play(choose, ...seconds(30))).toMatchObject({
    secondsLeft: 0,
    round: { isChecked: true, given: [1] },
  });
});

test('at 0 without an answer only a warning shows, and the child goes on choosing', () => {
  const warned = play(...seconds(30));
  expect(warned).toMatchObject({ secondsLeft: 0, round: { isChecked: false, isWarned: true } });
  expect(mathMachine(warned, second)).toBe(warned);
  const chosen = mathMachine(warned, choose);
  expect(chosen).toMatchObject({ round: { isWarned: false, isChecked: false } });
  expect(mathMachine(chosen, second)).toBe(chosen);
  expect(mathMachine(chosen, check)).toMatchObject({ round: { isChecked: true } });
});

test('a check by hand without an answer shows the same warning and the time goes on', () => {
  const warned = play(...seconds(3), check);
  expect(warned).toMatchObject({ secondsLeft: 27, round: { isWarned: true } });
  expect(mathMachine(warned, second)).toMatchObject({ secondsLeft: 26 });
});

test('the time stands still on the explanation and is whole again for the next problem', () => {
  const checked = play(...seconds(12), choose, check);
  expect(mathMachine(checked, second)).toBe(checked);
  const after = play(...seconds(12), choose, check, next);
  expect(questionIndex(after.round)).toBe(1);
  expect(after.secondsLeft).toBe(30);
});

test('playing again keeps the setup; opening the setup keeps its choices', () => {
  const setup = { ...defaultSetup, difficulty: 'hard' as const };
  const start: MathEvent[] = [{ type: 'setup-changed', setup }, { type: 'start-pressed' }, loaded];
  const over = [...start, choose, check, next, choose, check, next];
  expect(run(...over, { type: 'again-pressed' })).toEqual({ phase: 'loading', setup });
  expect(run(...over, { type: 'setup-opened' })).toEqual({ phase: 'setup', setup });
  expect(run(...start, { type: 'again-pressed' }).phase).toBe('playing');
});

test('a failed loading leads back to the setup', () => {
  expect(run({ type: 'start-pressed' }, { type: 'loading-failed' })).toEqual(opened);
});

test('problems that come too late change nothing', () => {
  expect(run({ type: 'start-pressed' }, { type: 'setup-opened' }, loaded)).toEqual(opened);
});

test('every second of a round is a state that a reload takes up again', () => {
  const events = [...seconds(3), choose, ...seconds(28), next, ...seconds(31), choose, check, next];
  events.reduce(
    (game, event) => {
      const after = mathMachine(game, event);
      expect(MathGame.safeParse(JSON.parse(JSON.stringify(after))).data).toEqual(after);
      return after;
    },
    run({ type: 'start-pressed' }, loaded),
  );
});
