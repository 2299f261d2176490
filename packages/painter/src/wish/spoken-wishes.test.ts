import { describe, expect, it } from 'vitest';
import { createLexicon } from '../lexicon/create-lexicon.ts';
import { createSettings } from './create-settings.ts';
import { understandWish } from './understand-wish.ts';

const lexicon = createLexicon();
const settings = createSettings();
const understand = (prompt: string) => understandWish(prompt, lexicon, settings);
const told = (prompt: string) =>
  understand(prompt)
    .figures.map(({ label, count, colour }) =>
      [count > 1 ? `${count} ×` : '', label, colour?.label].filter(Boolean).join(' '),
    )
    .join(', ');

describe('A wish as children speak and write', () => {
  it.each([
    ['Mal ma an Bären mit am Huat auf', 'Bär, Hut'],
    ['I mecht mein Opa mitm Traktor', 'Opa, Traktor'],
    ['a Katz hockt aufm Dach', 'Katze, Haus'],
    ['ein fogel sizt auf ein baum', 'Vogel, Baum'],
    ['ein rita kempft gegen ein drachn', 'Ritter, Drache'],
    ['eine Prinzessin die auf einem ein Horn reitet', 'Prinzessin, Einhorn'],
    ['Einen Bäcker möcht ich', 'Bäcker'],
    ['Mia tanzt', 'Mia'],
  ])('"%s" is understood: %s', (prompt, figures) => {
    expect(told(prompt)).toBe(figures);
  });

  it.each([
    ['Drei blaue Elefanten und ein gelber', '3 × Elefant blau, Elefant gelb'],
    ['fünf Enten vier sind gelb und eine ist schwarz', 'Ente schwarz, 4 × Ente gelb'],
    ['zwei Luftballons ein roter und ein blauer', 'Luftballon blau, Luftballon rot'],
    ['ein blaues Auto und ein rotes und das rote gewinnt', 'Auto blau, Auto rot'],
    ['Der Ritter kitzelt den Riesen', 'Ritter, Riese'],
    ['ein Mädchen füttert den Löwen', 'Mädchen, Löwe'],
    ['Futter mit den Katzen', '3 × Katze'],
  ])('counts what has no noun of its own: "%s" is %s', (prompt, figures) => {
    expect(told(prompt)).toContain(figures);
  });

  it('gives each of a group a colour of its own', () => {
    expect(understand('sieben Käfer, jeder hat eine andere Farbe').figures[0]?.isMixed).toBe(true);
  });

  it('paints what something is made of as its colour, and says so', () => {
    const { figures, notShown } = understand('ein Schloss aus Schokolade');
    expect(figures.map(({ label, colour }) => [label, colour?.label])).toEqual([
      ['Schloss', 'braun'],
    ]);
    expect(notShown).toEqual(['aus Schokolade']);
  });

  it('tells what cannot be seen', () => {
    expect(understand('halb Hai halb Katze').notShown).toEqual(['halb Hai, halb Katze']);
    expect(understand('Auf dem Mond kniet ein Auto').notShown).toEqual(['knien']);
    expect(understand('ein Fisch mit Beinen').notShown).toEqual(['Beinen']);
  });

  it('paints the nearest whole thing where only the place is known', () => {
    expect(told('ein Zorbolax im Wald')).toBe('Zorbolax (ähnlich)');
    expect(told('Ronaldo schießt ein Tor')).toBe('Ronaldo (ähnlich), Tor, Fußball');
  });

  it('means everybody with "alle" and "wir"', () => {
    const { figures, actions } = understand('Mama und ich und ein Hund, alle auf dem Sofa');
    expect(figures).toHaveLength(4);
    expect(actions.map(({ agent }) => agent)).toEqual([0, 1, 2]);
  });
});
