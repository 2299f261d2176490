import { expect, test } from 'vitest';
import { cutSyllables } from './cut-syllables.ts';

/** Each sound lasts 100 ms. */
const sounds = (...ipa: string[]) => ipa.map((one, index) => ({ ipa: one, atMs: index * 100 }));

test.each([
  [['Ma', 'ma'], ['m', 'ˈɑ', 'm', 'ɑː'], [200]],
  [
    ['Scho', 'ko', 'la', 'de'],
    ['ʃ', 'ˌoː', 'k', 'oː', 'l', 'ˈɑː', 'd', 'ə'],
    [200, 400, 600],
  ],
  [['Ka', 'tze'], ['k', 'ˈa', 'ts', 'ə'], [200]],
  [['Kat', 'ze'], ['k', 'ˈa', 'ts', 'ə'], [200]],
  [['Son', 'ne'], ['z', 'ˈɔ', 'n', 'ə'], [200]],
  [['Ap', 'fel'], ['ˈa', 'p', 'f', 'ə', 'l'], [200]],
  [['Eis', 'bär'], ['aɪ', 's', 'b', 'ˈɛː', 'ɾ'], [200]],
  [['Fin', 'ger'], ['f', 'ˈɪ', 'ŋ', 'ɜ'], [300]],
  [['Hund'], ['h', 'ˈʊ', 'n', 't'], []],
])('%j is cut where its syllables begin', (syllables, ipa, cuts) => {
  expect(cutSyllables(syllables, sounds(...ipa))).toEqual(cuts);
});

test('a word with other vowels than syllables is not cut', () => {
  expect(cutSyllables(['lau', 'fen'], sounds('l', 'ˈaʊ', 'f', 'n'))).toBeNull();
});
