import { expect, test } from 'vitest';
import { newStory } from './editor/editor-machine.ts';
import { hasOwnWords, ownText } from './use-workshop.ts';

const timestamp = '2025-03-09T10:00:00.000Z';
const lux = { id: 'l', text: 'Von LUX.', author: 'assistant' as const, timestamp };
const child = { id: 'c', text: 'Von mir.', author: 'user' as const, timestamp };
const editor = (segments: (typeof lux | typeof child)[], input = '') => ({
  story: { ...newStory(1), segments },
  input,
});

test.each([
  [editor([]), false],
  [editor([child, lux]), false],
  [editor([child, lux], '  '), false],
  [editor([lux], 'Und dann'), true],
  [editor([lux, child]), true],
])('LUX goes on when the child has written since (%#)', (one, isReady) => {
  expect(hasOwnWords(one)).toBe(isReady);
});

test('tips are about what the child wrote, the unfinished sentence included', () => {
  expect(ownText(editor([child, lux], ' Und dann '))).toBe('Von mir.\n\nUnd dann');
  expect(ownText(editor([lux]))).toBe('');
});
