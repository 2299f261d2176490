import { expect, test } from 'vitest';
import { plainWords } from './plain-words.ts';

test.each([
  ['was ist die leibspeise vom koala', 'was frisst koala'],
  ['zu was braucht ein zebra streifen', 'wofür braucht ein zebra streifen'],
  ['wer ist denn auf die idee mit dem telefon gekommen', 'wer hat telefon erfunden'],
  ['wie wie schwer ist ein ele ein elefant', 'wie schwer ist ein elefant'],
  ['wo für ist die leber da', 'wofür ist die leber da'],
  ['warum sind die alle weg', 'warum sind die ausgestorben'],
])('%s asks: %s', (said, plain) => {
  expect(plainWords(said)).toBe(plain);
});
