import { expect, test } from 'vitest';
import { buildMessage } from '../../../testing/builders/builders.ts';
import { shownTurns } from './said-turns.tsx';

test('the last six turns are shown', () => {
  const turns = Array.from({ length: 9 }, () => buildMessage());
  expect(shownTurns(turns)).toEqual(turns.slice(3));
});

test('help in danger stays, however long ago it was given', () => {
  const crisis = buildMessage({ safety: 'crisis' });
  const later = Array.from({ length: 8 }, () => buildMessage());
  expect(shownTurns([crisis, ...later])).toEqual([crisis, ...later.slice(2)]);
});
