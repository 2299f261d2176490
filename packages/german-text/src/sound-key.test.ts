import { expect, test } from 'vitest';
import { soundKey } from './sound-key.ts';

test.each([
  ['hunt', 'hund'],
  ['höker', 'höcker'],
  ['fux', 'fuchs'],
  ['vata', 'fata'],
  ['langweilich', 'langweilig'],
  ['kwalle', 'qualle'],
])('%s sounds like %s', (written, meant) => {
  expect(soundKey(written)).toBe(soundKey(meant));
});

test('words that sound otherwise keep apart', () => {
  expect(soundKey('hase')).not.toBe(soundKey('hose'));
  expect(soundKey('bruder')).not.toBe(soundKey('brüder'));
});
