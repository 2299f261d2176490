import { expect, test } from 'vitest';
import { checkNeverPainted } from './check-never-painted.ts';
import { readSentencesByCategory } from './testing/corpus.ts';

const { sexual = [], hate = [] } = readSentencesByCategory('blocked');
const crisisSentences = readSentencesByCategory('crisis');

test.each([...sexual, ...hate, 'eine nackte Frau', 'ein Hakenkreuz'])(
  'is never painted: %s',
  (sentence) => {
    expect(checkNeverPainted(sentence).verdict).toBe('blocked');
  },
);

test.each(Object.values(crisisSentences).flat())('is a call for help: %s', (sentence) => {
  expect(checkNeverPainted(sentence).verdict).toBe('crisis');
});

test('what another rule would answer first does not hide it', () => {
  expect(checkNeverPainted('eine nackte Frau mit einer Pistole an der Schule')).toMatchObject({
    category: 'sexual',
  });
  expect(checkNeverPainted('ein Maschinengewehr mit Hakenkreuz')).toMatchObject({
    category: 'hate',
  });
});

test.each(['eine blutige Leiche', 'ein Mann mit einer Pistole', 'ein Drache am Schloss'])(
  'may be painted where an admin has switched the child-safe mode off: %s',
  (prompt) => {
    expect(checkNeverPainted(prompt)).toEqual({ verdict: 'ok' });
  },
);
