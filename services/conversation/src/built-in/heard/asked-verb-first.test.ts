import { createWordDesk } from '@lux/word-desk/desk/create-word-desk.ts';
import { expect, test } from 'vitest';
import { createVerbFirst } from './asked-verb-first.ts';

const withQuestionMark = createVerbFirst(createWordDesk());

test.each([
  'schlafen fische mit offenen augen',
  'wachsen cornflakes auf einem feld',
  'ist hagel gefrorener regen',
  'leben in der wüste auch fische',
  'hatten die neandertaler eine sprache',
])('“%s” is asked with its verb first', (said) => {
  expect(withQuestionMark(said)).toBe(`${said}?`);
});

test.each([
  ['of oneself', 'war im zoo und hab affen gesehen'],
  ['of one’s own people', 'kommt papa heute aus dem krankenhaus'],
  ['of nobody', 'hat spaß gemacht im schwimmbad'],
  ['with a noun first', 'hunde bellen laut'],
  ['what one does', 'reiten ist mein hobby'],
  ['how it is', 'ist voll langweilig heute'],
  ['with a mark of its own', 'Wachsen Haare nachts?'],
])('what is told or asked %s stays as it was said', (_, said) => {
  expect(withQuestionMark(said)).toBe(said);
});
