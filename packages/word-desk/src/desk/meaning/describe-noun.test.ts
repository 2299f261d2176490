import { expect, test } from 'vitest';
import { createWordDesk } from '../create-word-desk.ts';

const desk = createWordDesk();

test.each([
  ['fünf Adjektive zu Hund', 'treu, verspielt, wachsam, braun und flink'],
  ['ich brauch drei Wiewörter für Winter', 'kalt, weiß und lang'],
  ['ein Adjektiv zu Burgschloss', 'passt zum Beispiel: alt'],
  ['sag mir Adjektive zu Regal', 'fällt mir gerade keines ein'],
])('%s', (question, part) => {
  expect(desk.answer(question)).toContain(part);
});

test('what asks for no adjectives is left to others', () => {
  expect(desk.answer('was ist ein Adjektiv')).not.toContain('passen');
});
