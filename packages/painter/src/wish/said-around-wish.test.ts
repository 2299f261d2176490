import { describe, expect, it } from 'vitest';
import { createLexicon } from '../lexicon/create-lexicon.ts';
import { chipsOf } from './chips-of.ts';
import { createSettings } from './create-settings.ts';
import { understandWish } from './understand-wish.ts';

describe('What is said around a wish', () => {
  const lexicon = createLexicon();
  const settings = createSettings();
  const understand = (prompt: string) => understandWish(prompt, lexicon, settings);
  const labels = (prompt: string) => understand(prompt).figures.map(({ label }) => label);

  it.each([
    ['ein Herz mit dem Text "Für Mama"', 'Für Mama', undefined],
    ['ein Pferd und drüber soll stehen Mein Pferd Luna', 'Mein Pferd Luna', undefined],
    ['Ein Einhorn mit dem Titel: Das magische Einhorn', 'Das magische Einhorn', undefined],
    ['ein Hund mit einem goldenen Rahmen', undefined, true],
  ])('"%s" is titled %s, framed: %s', (prompt, title, hasFrame) => {
    const wish = understand(prompt);
    expect([wish.title, wish.hasFrame]).toEqual([title, hasFrame]);
    expect(wish.figures).toHaveLength(1);
  });

  it.each([
    ['Kannst du mir bitte einen Hund malen?', 'Hund'],
    ['Hallo LUX, ich hätte gern ein Bild von einem Hirsch', 'Hirsch'],
    ['Jaguar', 'Jaguar'],
    ['ein Bild von mir und meinem Opa', 'ich Opa'],
    ['ein Hund, ohne Hund', ''],
    ['ein Schloss aus Eis', 'Schloss'],
    ['ausmalbild für mein kleinen bruder der ist 3, ein ball', 'Ball'],
    ['Ein schwieriges Ausmalbild für Große, eine Burg', 'Burg'],
    ['ein Riesenrad, unten steht ein Hund', 'Riesenrad Hund'],
    ['ein blaues und ein rotes auto', 'Auto Auto'],
    ['ein roter, ein gelber und ein kleiner Ball', 'Ball Ball Ball'],
    ['A Kuah am Strand', 'Kuh'],
    ['ein Bild mit am Eichhörndl', 'Eichhörnchen'],
    ['eine Eistüte', 'Eistüte'],
  ])('of "%s" is painted: %s', (prompt, shown) => {
    expect(labels(prompt).join(' ')).toBe(shown);
  });

  it('shows what cannot be painted as chips of its own, and clothes with their colours', () => {
    expect(chipsOf(understand('ein Mädchen mit rotem Kleid und ein Zorbolax'), settings)).toEqual([
      { text: 'Mädchen', kind: 'figure' },
      { text: 'Kleid', kind: 'figure' },
      { text: 'rot', kind: 'colour' },
      { text: 'Zorbolax', kind: 'missing' },
    ]);
    expect(chipsOf(understand('ein Gokart'), settings)).toEqual([
      { text: 'Gokart (ähnlich)', kind: 'figure' },
    ]);
    expect(labels('Gokart (ähnlich)')).toEqual(['Gokart (ähnlich)']);
  });

  it('never shows the opposite of a wish', () => {
    expect(understand('ein Löwe frisst das Kind nicht').actions).toEqual([]);
    expect(understand('der Bär ist nicht böse').figures[0]?.feeling).toBeUndefined();
    expect(understand('Der Löwe frisst meinen Freund').notShown).toEqual(['fressen']);
  });
});
