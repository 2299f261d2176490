import { expect, test } from 'vitest';
import { createVisibleText } from './visible-text.ts';

function read(pieces: string[]): string {
  const visible = createVisibleText();
  return pieces.map((piece) => visible.push(piece)).join('') + visible.flush();
}

test.each([
  ['Guten Tag!', 'Guten Tag!'],
  ['<think>Das Kind fragt.</think>Guten Tag!', 'Guten Tag!'],
  ['<think>\n</think>\n\nGuten Tag!', 'Guten Tag!'],
  ['Hallo. <THINK>hm</THINK>Tag!', 'Hallo. Tag!'],
  ['3 < 5 und 5 > 3.', '3 < 5 und 5 > 3.'],
  ['Ein Herz <3', 'Ein Herz <3'],
  ['<think>Nie zu Ende gedacht', ''],
  // As vLLM and llama.cpp send it where their template opens the thought.
  ['Okay, the child asks about the moon.\n</think>\n\nDer Mond leuchtet.', 'Der Mond leuchtet.'],
  ['Das Kind fragt nach dem Mond.</think>Der Mond leuchtet.', 'Der Mond leuchtet.'],
  ['Okay, das stimmt genau.', 'Okay, das stimmt genau.'],
  ['Okay, ich erzähle dir vom Mond.', 'Okay, ich erzähle dir vom Mond.'],
])('of %s a child hears %s, however it is cut into pieces', (text, expected) => {
  for (const size of [1, 2, 3, 7, 100]) {
    const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
    expect(read(pieces)).toBe(expected);
  }
});

test('of a model that begins inside a thought nothing is shown before the thought has ended', () => {
  const visible = createVisibleText({ mayBeginInside: true });
  expect(visible.push('Der Mond ist rund. Also: ')).toBe('');
  expect(visible.push('</think>\n\nEr leuchtet nicht selbst.')).toBe('Er leuchtet nicht selbst.');
  expect(visible.hasUnmarkedThought).toBe(true);
});

test('what does not begin like a thought is shown at once', () => {
  const visible = createVisibleText();
  expect(visible.push('Ein')).toBe('Ein');
  expect(visible.push(' Stern')).toBe(' Stern');
  expect(visible.hasUnmarkedThought).toBe(false);
});
