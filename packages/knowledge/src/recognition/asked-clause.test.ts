import { expect, test } from 'vitest';
import { askedClause } from './asked-clause.ts';

test.each([
  ['wir fahren nach kroatien, ist das noch europa?', 'ist das noch europa?'],
  ['oma hat einen hamster. wie alt wird der?', 'wie alt wird der?'],
  ['pinguine haben flügel, warum können die nicht fliegen?', 'warum können die nicht fliegen?'],
])('%s', (said, clause) => expect(askedClause(said)?.clause).toBe(clause));

test.each([
  ['ich weiß nicht, was ich machen soll'],
  ['mama ist weg, was soll ich machen?'],
  ['wenn ich zum mond fliege, wie lange dauert das?'],
  ['was frisst der igel?'],
])('%s has no question of facts behind something told', (said) =>
  expect(askedClause(said)).toBeNull(),
);
