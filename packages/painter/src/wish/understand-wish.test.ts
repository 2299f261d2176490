import { describe, expect, it } from 'vitest';
import { createLexicon } from '../lexicon/create-lexicon.ts';
import { createSettings } from './create-settings.ts';
import { understandWish } from './understand-wish.ts';

describe('A German wish', () => {
  const lexicon = createLexicon();
  const settings = createSettings();
  const understand = (prompt: string) => understandWish(prompt, lexicon, settings);
  const labels = (prompt: string) => understand(prompt).figures.map(({ label }) => label);

  it('keeps colour and place of each figure: ein grüner Drache vor einem Schloss', () => {
    const { figures, relations } = understand('ein grüner Drache vor einem Schloss');
    expect(figures.map(({ label, colour }) => [label, colour?.label])).toEqual([
      ['Drache', 'grün'],
      ['Schloss', undefined],
    ]);
    expect(relations).toEqual([{ subject: 0, relation: 'front', target: 1 }]);
  });

  it('is understood in every inflection', () => {
    expect(labels('mit dem Drachen')).toEqual(['Drache']);
    expect(labels('die Häuser und die Kühe')).toEqual(['Haus', 'Kuh']);
    expect(labels('den Elefanten')).toEqual(['Elefant']);
  });

  it('counts with number words, digits and plurals', () => {
    const counts = (prompt: string) => understand(prompt).figures.map(({ count }) => count);
    expect(counts('drei Katzen')).toEqual([3]);
    expect(counts('5 Hunde und eine Maus')).toEqual([5, 1]);
    expect(counts('Katzen')).toEqual([3]);
    expect(counts('einen Drachen')).toEqual([1]);
    expect(counts('tausend Ameisen')).toEqual([12]);
  });

  it('takes compounds apart at their last known word', () => {
    expect(labels('eine Riesenschnecke')).toEqual(['Schnecke']);
    expect(understand('eine Riesenschnecke').figures[0]?.size).toBeGreaterThan(1);
    expect(labels('ein Zirkuspferd')).toEqual(['Pferd']);
    expect(understand('im Winterwald').setting.weather).toEqual(['snow']);
  });

  it('reads colours before and after the noun', () => {
    const colour = (prompt: string) => understand(prompt).figures[0]?.colour?.label;
    expect(colour('eine hellblaue Katze')).toBe('hellblau');
    expect(colour('Der Drache ist rot')).toBe('rot');
    expect(colour('ein Elefant in Rosa')).toBe('rosa');
  });

  it('turns round a place said first: neben dem Haus steht ein Pferd', () => {
    expect(understand('Neben dem Haus steht ein Pferd').relations).toEqual([
      { subject: 1, relation: 'beside', target: 0 },
    ]);
  });

  it('knows that "dem Baum" is the tree named before', () => {
    const wish = understand('Ein Hund neben einem Baum und eine Maus unter dem Baum');
    expect(wish.figures.map(({ label }) => label)).toEqual(['Hund', 'Baum', 'Maus']);
    expect(wish.relations.at(-1)).toEqual({ subject: 2, relation: 'below', target: 1 });
  });

  it('leaves out what shall not be there', () => {
    expect(labels('eine Katze ohne Hut')).toEqual(['Katze']);
  });

  it('forgives a typo only where one word is meant', () => {
    expect(labels('ein Drahce')).toEqual(['Drache']);
    expect(understand('ein Zorbolax').unknownWords).toEqual(['Zorbolax']);
  });

  it('works without any capital letter', () => {
    const wish = understand('ein affe sitzt auf einem elefanten im dschungel');
    expect(wish.figures.map(({ label }) => label)).toEqual(['Affe', 'Elefant']);
    expect(wish.setting.place).toBe('jungle');
  });
});
