import { describe, expect, it } from 'vitest';
import { createSettings } from '../wish/create-settings.ts';
import { understandWish } from '../wish/understand-wish.ts';
import { createLexicon } from './create-lexicon.ts';

const [lexicon, settings] = [createLexicon(), createSettings()];
const shown = (prompt: string) => {
  const { figures, unknownWords } = understandWish(prompt, lexicon, settings);
  return { drawn: figures.map(({ label }) => label), unknown: unknownWords };
};

describe('A noun that comes near another one', () => {
  it.each([
    ['Balkon', 'no Ballon'],
    ['Sandbank', 'no Bank'],
    ['Agentur', 'no Tür'],
    ['Auftritt', 'no Ritter'],
    ['Toaster', 'a Toaster', true],
    ['Tonne', 'no Tanne', true],
  ])('%s is %s', (word, _is, isDrawn = false) => {
    const { drawn, unknown } = shown(`Ein Hund und dahinter ein ${word}`);
    expect(drawn.filter((label) => label !== 'Hund')).toEqual(isDrawn ? [word] : []);
    expect(unknown).toEqual(isDrawn ? [] : [word]);
  });

  it('a misspelt word is still read', () => {
    expect(shown('Ein Elefand').drawn).toEqual(['Elefant']);
  });
});
