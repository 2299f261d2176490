// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { buildLettersTask } from '../../testing/builders/build-letters.ts';
import { buildId } from '../../testing/builders/builders.ts';
import type { LevelChoice } from './content/level-drafts.ts';
import type { LettersGame } from './letters-game.ts';
import { type LettersEvent, lettersMachine } from './letters-machine.ts';
import { askedTasks, keptLetters } from './use-letters.ts';

const syllables: LevelChoice = { mode: 'silben', level: 3, theme: null };

test('what was asked is remembered per level, the newest last', () => {
  askedTasks.add(syllables, ['ma', 'la']);
  askedTasks.add({ ...syllables, level: 1 }, ['so']);
  askedTasks.add(syllables, ['ma', 'no']);
  expect(askedTasks.of(syllables)).toEqual(['la', 'ma', 'no']);
  expect(askedTasks.of({ ...syllables, level: 1 })).toEqual(['so']);
});

test('themes have words of their own, syllables are the same in all', () => {
  askedTasks.add({ mode: 'worte', level: 1, theme: 'trains' }, ['Zug']);
  expect(askedTasks.of({ mode: 'worte', level: 1, theme: null })).toEqual([]);
  askedTasks.add({ ...syllables, theme: 'trains' }, ['ma']);
  expect(askedTasks.of(syllables)).toEqual(['ma']);
});

test('a broken note counts as nothing asked', () => {
  localStorage.setItem('lettersAsked', '{"silben:3":[7]}');
  expect(askedTasks.of(syllables)).toEqual([]);
  localStorage.setItem('lettersAsked', '{');
  askedTasks.add(syllables, ['ma']);
  expect(askedTasks.of(syllables)).toEqual(['ma']);
});

const dealt = { theme: 'space', id: buildId(), at: 0 } as const;
const run = (...events: LettersEvent[]) =>
  events.reduce<LettersGame>(lettersMachine, { phase: 'modes' });
const texts = [{ id: 'a', text: 'Es regnet.', title: null, drawing: null }];
const level: LettersEvent = { type: 'level-picked', level: 1 };
const reading = (...events: LettersEvent[]) =>
  run(
    { type: 'mode-picked', mode: 'lesen' },
    level,
    { type: 'texts-dealt', texts, ...dealt },
    ...events,
  );

test('a task, a break and a result are there again', () => {
  const playing = run(
    { type: 'mode-picked', mode: 'silben' },
    level,
    { type: 'tasks-dealt', tasks: [buildLettersTask()], ...dealt },
    { type: 'option-tapped', index: 2, at: 1 },
  );
  for (const game of [playing, lettersMachine(playing, { type: 'break-pressed', at: 2 })]) {
    keptLetters.keep(game);
    expect(keptLetters.open()).toEqual(game);
  }
});

test('listening does not outlive a reload, the text does', () => {
  keptLetters.keep(reading({ type: 'reading-started', at: 1 }));
  expect(keptLetters.open()).toMatchObject({ phase: 'reading', session: { step: 'ready', texts } });
});

test('a reload while tasks are fetched begins at the levels', () => {
  keptLetters.keep({ phase: 'preparing', mode: 'worte', level: 1, material: null });
  expect(keptLetters.open()).toEqual({ phase: 'levels', mode: 'worte' });
});

test.each(['{"phase":"tasks"', '{"phase":"tasks","mode":"silben","level":1}', '7'])(
  'a broken note (%s) begins at the modes',
  (note) => {
    localStorage.setItem('lettersGame', note);
    expect(keptLetters.open()).toEqual({ phase: 'modes' });
  },
);

test('tasks that do not belong to the round are no game', () => {
  const game = run({ type: 'mode-picked', mode: 'silben' }, level, {
    type: 'tasks-dealt',
    tasks: [buildLettersTask()],
    ...dealt,
  });
  localStorage.setItem('lettersGame', JSON.stringify({ ...game, tasks: [] }));
  expect(keptLetters.open()).toEqual({ phase: 'modes' });
});
