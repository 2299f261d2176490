import { expect, test } from 'vitest';
import { loadStoryData } from '../data/load-story-data.ts';
import { declineName } from './decline-name.ts';

const data = loadStoryData();

test.each([
  ['Zora', 'Zora', 'Zora', 'Zora'],
  ['die Fee Lulu', 'die Fee Lulu', 'die Fee Lulu', 'der Fee Lulu'],
  ['Der kleine Drache', 'der kleine Drache', 'den kleinen Drachen', 'dem kleinen Drachen'],
  ['das alte Gespenst', 'das alte Gespenst', 'das alte Gespenst', 'dem alten Gespenst'],
  ['Herr Blau', 'Herr Blau', 'Herrn Blau', 'Herrn Blau'],
])('%s has its cases', (name, nom, acc, dat) => {
  expect(declineName(name, data)).toEqual({ nom, acc, dat });
});
