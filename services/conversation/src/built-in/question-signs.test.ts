import { expect, test } from 'vitest';
import { sayNotAsked } from './question-signs.ts';

test.each(['äh äh also ähm wie nee', 'ähm, also warte'])(
  'who still looks for words is given time: %s',
  (said) => expect(sayNotAsked(said)).toContain('Zeit'),
);

test('a language that LUX does not speak is admitted, English is not', () => {
  expect(sayNotAsked('was heißt danke auf italienisch')).toMatch(/^Italienisch kann ich/);
  expect(sayNotAsked('was heißt danke auf englisch')).toBeNull();
});

test('a question that begins with "äh" is heard', () => {
  expect(sayNotAsked('äh wie groß ist ein elefant')).toBeNull();
});
