import { expect, test } from 'vitest';
import { newStory } from './stories/desk-machine.ts';
import { hasOwnWords, ownText } from './use-workshop.ts';

const timestamp = '2025-03-09T10:00:00.000Z';
const lux = { id: 'l', text: 'Von LUX.', author: 'assistant' as const, timestamp };
const child = { id: 'c', text: 'Von mir.', author: 'user' as const, timestamp };
const desk = (segments: (typeof lux | typeof child)[], input = '') => ({
  story: { ...newStory(1), segments },
  input,
});

test.each([
  [desk([]), false],
  [desk([child, lux]), false],
  [desk([child, lux], '  '), false],
  [desk([lux], 'Und dann'), true],
  [desk([lux, child]), true],
])('LUX goes on when the child has written since (%#)', (one, isReady) => {
  expect(hasOwnWords(one)).toBe(isReady);
});

test('tips are about what the child wrote, the unfinished sentence included', () => {
  expect(ownText(desk([child, lux], ' Und dann '))).toBe('Von mir.\n\nUnd dann');
  expect(ownText(desk([lux]))).toBe('');
});
