import { expect, test } from 'vitest';
import { createLexicon } from './create-lexicon.ts';

const lexicon = createLexicon();

test.each([
  ['herunterfallen', 'herunter', 'falle', 'fiel', true],
  ['herausbrechen', 'heraus', 'breche', 'brach', false],
  ['zwischenlanden', 'zwischen', 'lande', 'landete', true],
] as const)('%s comes apart before its stem', (infinitive, prefix, present, past, isWithSein) => {
  const verb = lexicon.verb(infinitive);
  expect(verb?.prefix).toBe(prefix);
  expect(verb?.present[0]).toBe(present);
  expect(verb?.past[0]).toBe(past);
  expect(verb?.isWithSein).toBe(isWithSein);
});

test.each([
  ['umfassen', 'umfasst'],
  ['hineinpassen', 'hineingepasst'],
  ['vergessen', 'vergessen'],
])('%s: %s', (infinitive, participle) => {
  expect(lexicon.verb(infinitive)?.participle).toBe(participle);
});
