import { expect, test } from 'vitest';
import { loadStoryData } from '../data/load-story-data.ts';
import { restoreCapitals } from './restore-capitals.ts';

const data = loadStoryData();

test.each([
  ['mein hund bello ist weg. ich weine', 'Mein Hund Bello ist weg. Ich weine'],
  ['ben und mia gehen in die schule', 'Ben und Mia gehen in die Schule'],
  ['„komm mit!“, rief tom.', '„Komm mit!“, rief Tom.'],
])('names, nouns and beginnings get the capitals they lack: %s', (written, right) => {
  expect(restoreCapitals(written, data)).toBe(right);
});

test.each([
  'Das Kleid ist rosa.',
  'Sie malte ein Bild.',
  'Der junge Hund bellt.',
  'Das war klasse.',
])('what may be a verb or an adjective stays as it is: %s', (text) => {
  expect(restoreCapitals(text, data)).toBe(text);
});
