import { expect, test } from 'vitest';
import { loadStoryData } from '../../data/load-story-data.ts';

const data = loadStoryData();
/** The first example of the likeliest plot, and how sure it is. */
const readFirst = (text: string) => {
  const [found] = data.situations.read(text);
  return { first: found?.plot.examples[0] ?? '', sureness: found?.sureness ?? 0 };
};

test.each([
  ['Auf dem Stausee brach unsere Jolle auseinander.', /Floß bricht/],
  ['Die Strömung reißt das Tretboot zum Wasserfall.', /Wasserfall/],
  ['Der Dackel ist aus dem Zwinger weg, das Tor war offen.', /Hamster ist weg/],
  ['Der Zauberer hat unseren Trainer in eine Kröte verwandelt.', /Hexe/],
  ['Im Shuttle wird der Sauerstoff knapp.', /Luft reicht/],
  ['Der Pokal wurde gestohlen, am Boden waren Krümel.', /Kuchen für das Schulfest/],
  ['Mein Bruder und ich haben Streit und er schmollt.', /Sandburg/],
  ['Die Muffins sind verbrannt und gleich ist die Feier.', /Torte/],
])('%s is read by words that belong together', (text, first) => {
  const found = readFirst(text);
  expect(found.first).toMatch(first);
  expect(found.sureness).toBeGreaterThan(0.22);
});

test.each([
  'Wir kochen Nudeln und decken den Tisch.',
  'Im Park blühen die Tulpen.',
  'Blubb blobb blabb.',
])('%s is none of it', (text) => {
  expect(readFirst(text).sureness).toBeLessThan(0.22);
});
