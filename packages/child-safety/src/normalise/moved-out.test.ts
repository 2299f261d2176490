import { expect, test } from 'vitest';
import { checkText } from '../check-text.ts';
import { writeMovedOut } from './moved-out.ts';

test.each([
  'bin ich schuld daran dass papa ausgezogen ist',
  'papa ist letzte woche ausgezogen',
  'seit mama ausgezogen ist bin ich traurig',
])('"%s" tells who has left the home, and is not refused', (text) => {
  expect(writeMovedOut(text)).toContain('weggezogen');
  expect(checkText(text).verdict).not.toBe('blocked');
});

test.each([
  'papa hat mich ausgezogen',
  'opa hat sich ausgezogen',
  'papa ist ausgezogen und hat mich angefasst',
  'ich bin ausgezogen',
])('"%s" stays as it was said', (text) => {
  expect(writeMovedOut(text)).toBe(text);
});
