import { expect, test } from 'vitest';
import { reciteAloud } from './recite-aloud.ts';
import { teacher } from './testing/teacher.ts';

test('numbers and letters are said in a row', () => {
  expect(reciteAloud('zähl mal bis fünf')).toBe('Eins, zwei, drei, vier, fünf.');
  expect(reciteAloud('sag das abc auf')).toMatch(/^A, B, C, .*Y, Z\.$/);
  expect(reciteAloud('zähl bis 1000')).toBeNull();
  expect(reciteAloud('zähl bis 100')).toMatch(/zu lange/);
});

test.each(['zähl auf englisch bis zehn', 'ich will zählen üben', 'zähl die Planeten auf'])(
  'what asks for something else is left to others: %s',
  (said) => {
    expect(reciteAloud(said)).toBeNull();
  },
);

test('who asks LUX to count hears it count', () => {
  expect(teacher.answer('zähl bis zwanzig', { assistantName: 'LUX', history: [] })).toMatch(
    /neunzehn, zwanzig\.$/,
  );
});
