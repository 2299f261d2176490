import { expect, test } from 'vitest';
import { buildLettersTask } from '../../testing/builders/build-letters.ts';
import { buildId } from '../../testing/builders/builders.ts';
import { isGameFinished, LettersGame } from './letters-game.ts';
import { type LettersEvent, lettersMachine } from './letters-machine.ts';

const tasks = [buildLettersTask(), buildLettersTask()];
const texts = [{ id: 'a', text: 'Es regnet.', title: null, drawing: null }];
const dealt = { theme: null, id: buildId(), at: 0 };
const letters: LettersEvent = { type: 'mode-picked', mode: 'buchstaben' };
const reading: LettersEvent = { type: 'mode-picked', mode: 'lesen' };
const level: LettersEvent = { type: 'level-picked', level: 2 };
const tasksDealt: LettersEvent = { type: 'tasks-dealt', tasks, ...dealt };
const textsDealt: LettersEvent = { type: 'texts-dealt', texts, ...dealt };
const tap = (index: number, at = 0): LettersEvent => ({ type: 'option-tapped', index, at });
const next: LettersEvent = { type: 'next-pressed', at: 0 };
const pause: LettersEvent = { type: 'break-pressed', at: 1000 };
const goOn: LettersEvent = { type: 'break-ended', at: 3_600_000 };

const modes: LettersGame = { phase: 'modes' };
const run = (...events: LettersEvent[]) => events.reduce(lettersMachine, modes);

test('a mode, a level, then tasks', () => {
  expect(run(letters)).toEqual({ phase: 'levels', mode: 'buchstaben' });
  const preparing = { phase: 'preparing', mode: 'buchstaben', level: 2, material: null };
  expect(run(letters, level)).toEqual(preparing);
  const playing = run(letters, level, tasksDealt);
  expect(playing).toMatchObject({ phase: 'tasks', level: 2, tasks, isOnBreak: false });
  expect(LettersGame.safeParse(playing).success).toBe(true);
});

test('reading has texts instead of tasks, and neither is taken for the other', () => {
  const playing = run(reading, level, textsDealt);
  expect(playing).toMatchObject({ phase: 'reading', session: { texts } });
  expect(LettersGame.safeParse(playing).success).toBe(true);
  expect(run(reading, level, tasksDealt)).toEqual(run(reading, level));
  expect(run(letters, level, textsDealt)).toEqual(run(letters, level));
});

test('a failure leads back to the levels, and what comes after leaving changes nothing', () => {
  expect(run(letters, level, { type: 'preparing-failed' })).toEqual(run(letters));
  expect(run(letters, level, { type: 'modes-opened' }, tasksDealt)).toEqual(modes);
});

test('a tap answers at once, and a second tap changes nothing', () => {
  const answered = run(letters, level, tasksDealt, tap(1));
  expect(answered).toMatchObject({ round: { given: [1], isChecked: true } });
  expect(lettersMachine(answered, tap(0))).toBe(answered);
});

test('the way on is closed until something was tapped', () => {
  const playing = run(letters, level, tasksDealt);
  expect(lettersMachine(playing, next)).toBe(playing);
  expect(run(letters, level, tasksDealt, tap(0), next)).toMatchObject({
    round: { given: [0], isChecked: false, chosen: null },
  });
});

test('during a break nothing moves, and afterwards everything is where it was', () => {
  const answered = run(letters, level, tasksDealt, tap(1));
  const resting = lettersMachine(answered, pause);
  expect(resting).toMatchObject({ isOnBreak: true });
  expect(lettersMachine(resting, next)).toBe(resting);
  expect(lettersMachine(resting, tap(0))).toBe(resting);
  expect(lettersMachine(resting, goOn)).toMatchObject({
    isOnBreak: false,
    round: { given: [1], isChecked: true },
  });
});

test('a break does not count as time', () => {
  const resumed = run(letters, level, tasksDealt, pause, goOn, tap(0, 3_601_000));
  expect(resumed).toMatchObject({ round: { playedMs: 1000 } });
});

test('a break ends listening, and the text is there to be read again', () => {
  const listening: LettersEvent = { type: 'reading-started', at: 0 };
  const resting = run(reading, level, textsDealt, listening, pause);
  expect(resting).toMatchObject({ isOnBreak: true, session: { step: 'ready' } });
  expect(lettersMachine(resting, listening)).toBe(resting);
});

test('the same level is played again from its result only', () => {
  const again: LettersEvent = { type: 'again-pressed' };
  const playing = run(letters, level, tasksDealt);
  expect(lettersMachine(playing, again)).toBe(playing);
  const finished = run(letters, level, tasksDealt, tap(0), next, tap(1), next);
  expect(isGameFinished(finished)).toBe(true);
  expect(lettersMachine(finished, again)).toEqual(run(letters, level));
  expect(lettersMachine(finished, { type: 'levels-opened' })).toEqual(run(letters));
});

const material = { id: buildId(), kind: 'words', title: 'Tiere' } as const;
const text = { ...material, kind: 'text' } as const;
const picked: LettersEvent = { type: 'material-picked', material };
const inSyllables: LettersEvent = { type: 'material-mode-picked', mode: 'silben' };
const failed: LettersEvent = { type: 'preparing-failed' };

test('a teacher’s words are practised in a mode, and a failure leads back to the choice', () => {
  expect(run(picked)).toEqual({ phase: 'material', material });
  const playing = run(picked, inSyllables, tasksDealt);
  expect(playing).toMatchObject({ phase: 'tasks', mode: 'silben', material });
  expect(LettersGame.safeParse(playing).success).toBe(true);
  expect(run(picked, inSyllables, failed)).toEqual(run(picked));
  expect(lettersMachine(playing, { type: 'levels-opened' })).toEqual(run(picked));
});

test('a teacher’s text is read at once, again by the same way, and left to the modes', () => {
  const read: LettersEvent = { type: 'material-picked', material: text };
  const playing = run(read, { ...textsDealt, hasMore: true });
  expect(playing).toMatchObject({ phase: 'reading', mode: 'lesen', material: text, hasMore: true });
  expect(run(read, failed)).toEqual(modes);
  const done = [{ type: 'self-checked', at: 1 } as const, { type: 'text-left', at: 2 } as const];
  const again = run(read, textsDealt, ...done, { type: 'again-pressed' });
  expect(again).toMatchObject({ phase: 'preparing', mode: 'lesen', material: text });
  expect(lettersMachine(playing, { type: 'levels-opened' })).toEqual(modes);
});
