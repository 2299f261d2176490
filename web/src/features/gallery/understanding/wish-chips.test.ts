import { expect, test } from 'vitest';
import { promptOfChips, sayChips, sayMissing, withoutChip } from './wish-chips.ts';

const three = { text: '3 ×', kind: 'count' } as const;
const dragon = { text: 'Drache', kind: 'figure' } as const;
const green = { text: 'grün', kind: 'colour' } as const;
const castle = { text: 'Schloss', kind: 'figure' } as const;
const night = { text: 'Nacht', kind: 'weather' } as const;
const chips = [three, dragon, green, castle, night];

test('a wish is put into words again, number and colour with their figure', () => {
  expect(promptOfChips(chips)).toBe('3 Drache in grün, Schloss, Nacht');
  expect(promptOfChips([castle, three, dragon])).toBe('Schloss, 3 Drache');
});

test('a figure that is removed takes its number and colour along', () => {
  expect(withoutChip(chips, 1)).toEqual([castle, night]);
  expect(withoutChip([dragon, castle, green], 0)).toEqual([castle, green]);
});

test('number, colour and place go alone', () => {
  expect(withoutChip(chips, 0)).toEqual([dragon, green, castle, night]);
  expect(withoutChip(chips, 2)).toEqual([three, dragon, castle, night]);
  expect(withoutChip(chips, 4)).toEqual([three, dragon, green, castle]);
});

test('chips are said as a list', () => {
  expect(sayChips(chips)).toBe('3 mal Drache, grün, Schloss und Nacht');
  expect(sayChips([dragon])).toBe('Drache');
});

test('what cannot be painted is said and is no part of the wish', () => {
  const missing = { text: 'Glurak', kind: 'missing' } as const;
  expect(sayChips([dragon, missing])).toBe('Drache');
  expect(promptOfChips([missing, three, dragon])).toBe('3 Drache');
  expect(sayMissing([dragon, missing])).toBe('„Glurak“ fehlt leider im Bild.');
  expect(sayMissing([dragon])).toBe('');
});
