import { expect, test } from 'vitest';
import { createTermHearer } from './hear-terms.ts';

const terms = [
  'Fotosynthese',
  'Saturn',
  'Fledermaus',
  'Adjektiv',
  'Industrialisierung',
  'Nomen',
  'Umfang',
];
const known = new Set(
  'was ist ein der die maus flieder um fang no men zusehen wir haben das'.split(' '),
);
const hear = createTermHearer(terms, (word) => known.has(word));

test.each([
  ['was ist foto sinn these', 'was ist fotosynthese'],
  ['der sat urn', 'der saturn'],
  ['ist die flieder maus', 'ist die fledermaus'],
  ['was ist ein at jektiv', 'was ist ein adjektiv'],
  ['in dus tria lisierung', 'industrialisierung'],
  ['der um fang', 'der umfang'],
  ['fledamaus?', 'fledermaus?'],
])('a torn or misheard term is heard: %s', (said, meant) => {
  expect(hear(said)).toBe(meant);
});

test.each(['was ist ein der die', 'zu sehen', 'Flieder Maus', 'wir haben das', 'emma und tim'])(
  'what is no term stays: %s',
  (said) => {
    expect(hear(said)).toBe(said);
  },
);
