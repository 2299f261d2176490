// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { askedTasks } from './asked-tasks.ts';
import type { LevelChoice } from './level-drafts.ts';

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
