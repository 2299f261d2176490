import { expect, test } from 'vitest';
import { firstPath, isOpenPath } from './areas.ts';

test.each([
  ['/', false],
  ['/gallery', true],
  ['/Gallery/', true],
  ['/coloring', false],
  ['/games', true],
  ['/games/math', true],
  ['/games/quiz', false],
  ['/auth', false],
  ['/lehrkraft/klassen/abc', false],
  ['/beitreten/K7M2PX', true],
  ['/meine-daten', true],
  ['/gibt-es-nicht', true],
])('a lesson with pictures and sums opens %s: %s', (path, isOpen) => {
  expect(isOpenPath(path, ['gallery', 'math'])).toBe(isOpen);
});

test('without a game there is no list of games, and a child begins at the first open area', () => {
  expect(isOpenPath('/games', ['talk', 'coloring'])).toBe(false);
  expect(firstPath(['coloring', 'quiz'])).toBe('/coloring');
});
