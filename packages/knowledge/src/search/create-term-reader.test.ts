import { expect, test } from 'vitest';
import { loadWordForms } from '../content/load-word-forms.ts';
import { createTermReader } from './create-term-reader.ts';

function readerOf(texts: string) {
  const reader = createTermReader(loadWordForms());
  reader.collect([texts]);
  for (const word of texts.split(' ')) reader.learn(word);
  return reader;
}

test.each([
  ['heulen', 'weinen'],
  ['verfault', 'verwest'],
  ['halbiert', 'teilen'],
])('who says "%s" finds what is written of "%s", less surely', (said, written) => {
  const reader = readerOf(written);
  const near = reader.nearTo(reader.keyOf(said));
  expect(near.map(({ key }) => key)).toContain(reader.keyOf(written));
  expect(near.every(({ sureness }) => sureness > 0.8 && sureness < 0.9)).toBe(true);
});

test('a near word that no text has stands for nothing', () => {
  const reader = readerOf('Igel');
  expect(reader.nearTo(reader.keyOf('heulen'))).toEqual([]);
});

test.each([
  ['gesunken', 'sinken'],
  ['geschmolzen', 'schmelzen'],
  ['erschrak', 'erschrecken'],
])('%s is a form of %s', (form, verb) => {
  const reader = readerOf(verb);
  expect(reader.keyOf(form)).toBe(reader.keyOf(verb));
});
