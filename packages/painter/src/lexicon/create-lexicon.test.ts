import { describe, expect, it } from 'vitest';
import { createTraits } from '../create-traits.ts';
import { createDrawings } from '../drawings/create-drawings.ts';
import { personOfHexcode } from '../people/person-of-hexcode.ts';
import { createLexicon } from './create-lexicon.ts';

describe('The word list of the painter', () => {
  it('names drawings that exist and can be measured, every one', { timeout: 60_000 }, async () => {
    const drawings = createDrawings(createTraits());
    const hexcodes = new Set(
      [...createLexicon().spellings.values()].flatMap((entry) => entry.hexcodes),
    );
    const broken: string[] = [];
    for (const hexcode of hexcodes) {
      if (personOfHexcode(hexcode)) continue;
      const drawing = await drawings.load(hexcode).catch(() => undefined);
      if (!drawing || drawing.bounds.width < 5 || drawing.bounds.height < 5) broken.push(hexcode);
    }
    expect(broken).toEqual([]);
    expect(hexcodes.size).toBeGreaterThan(500);
  });
});
