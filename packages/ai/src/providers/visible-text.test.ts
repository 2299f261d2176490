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
])('of %s a child hears %s, however it is cut into pieces', (text, expected) => {
  for (const size of [1, 2, 3, 7, 100]) {
    const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
    expect(read(pieces)).toBe(expected);
  }
});
