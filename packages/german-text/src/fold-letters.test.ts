import { expect, test } from 'vitest';
import { foldForSearch, foldWord, spellOutUmlauts, stripMarks } from './fold-letters.ts';

test('umlauts are spelled out as on a keyboard without them', () => {
  expect(spellOutUmlauts('grüße vom käse, œuvre, öl')).toBe('gruesse vom kaese, oeuvre, oel');
});

test.each([
  ['Käse', 'kase'],
  ['Ka\u0308se', 'kase'],
  ['STRASSE', 'strasse'],
  ['Straße', 'strasse'],
  ['Café', 'cafe'],
  ['Bauer', 'bauer'],
])('%s is compared as %s', (word, folded) => {
  expect(foldWord(word)).toBe(folded);
});

test('a search finds a word in both spellings', () => {
  expect(foldForSearch('Loewe')).toBe(foldForSearch('Löwe'));
  expect(foldForSearch('Käse')).not.toBe(foldForSearch('Kiste'));
});

test('marks go and letters stay', () => {
  expect(stripMarks('Ñandú')).toBe('Nandu');
});
