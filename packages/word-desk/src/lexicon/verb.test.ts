import { expect, test } from 'vitest';
import { createLexicon } from './create-lexicon.ts';

const lexicon = createLexicon();

test.each([
  ['arbeiten', 'arbeitest', 'arbeitete', 'gearbeitet'],
  ['sammeln', 'sammelst', 'sammelte', 'gesammelt'],
  ['lesen', 'liest', 'las', 'gelesen'],
  ['müssen', 'musst', 'musste', 'gemusst'],
  ['aufpassen', 'passt', 'passte', 'aufgepasst'],
  ['überqueren', 'überquerst', 'überquerte', 'überquert'],
  ['studieren', 'studierst', 'studierte', 'studiert'],
])('%s: du %s, ich %s, %s', (infinitive, second, past, participle) => {
  const verb = lexicon.verb(infinitive);
  expect([verb?.present[1], verb?.past[0], verb?.participle]).toEqual([second, past, participle]);
});
