import { expect, test } from 'vitest';
import { createSpellingRepair } from './repair-spelling.ts';
import { createTextReader } from './text-reader.ts';

const texts = createTextReader();
for (const text of [
  'Der Höcker vom Kamel.',
  'Ein Hund, ein Pferd.',
  'Katze, Mäuse, Häuser, Milch, Apfel, Spatz.',
]) {
  texts.read(text);
}
const repair = createSpellingRepair(texts.counts(), {
  sure: ['warum', 'schneller', 'frisst', 'ein', 'dom'],
});

test.each([
  ['ein höker', 'ein höcker'],
  ['ein hunt', 'ein hund'],
  ['ein pfert', 'ein pferd'],
  ['ein kamehl', 'ein kamel'],
  ['ein hund', 'ein hund'],
])('%s is read as %s', (said, read) => expect(repair(said)).toBe(read));

test('dialect is only heard from who speaks it', () => {
  expect(repair('wos frisst a katzl', 'Wos frisst a Katzl')).toContain('katze');
  expect(repair('ein katzl')).toBe('ein katzl');
});

test('short names and words unlike any of ours stay', () => {
  expect(repair('tom und xylofon', 'Tom und Xylofon')).toBe('tom und xylofon');
});

test('vowels misheard and endings swallowed are read where nothing else is known of a word', () => {
  const misheard = createSpellingRepair(
    new Map([
      ['Lava', 9],
      ['Schildkröte', 9],
      ['Ratte', 9],
    ]),
    { sure: ['wie', 'heiß', 'ist'] },
  );
  expect(misheard('wie heiß ist laawa')).toBe('wie heiß ist lava');
  expect(misheard('eine schildgröde')).toBe('eine schildkröte');
});
