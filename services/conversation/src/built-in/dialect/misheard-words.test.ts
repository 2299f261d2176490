import { expect, test } from 'vitest';
import { withMeantWords } from './misheard-words.ts';

test.each([
  ['gips noch ritter', 'gibt es noch ritter'],
  ['kannst du mir einen sitz erzählen', 'kannst du mir einen witz erzählen'],
  ['was frisst ein weißer high', 'was frisst ein weißer hai'],
  ['warum ist der turm von pizza schief', 'warum ist der turm von pisa schief'],
  ['warum friert der eis wer nicht', 'warum friert der eisbär nicht'],
  ['wie macht mann butter', 'wie macht man butter'],
  ['warum schwitzt man wen man rennt', 'warum schwitzt man wenn man rennt'],
])('what was misheard is written as it was meant: %s', (said, meant) => {
  expect(withMeantWords(said)).toBe(meant);
});

test.each([
  'woraus besteht gips',
  'ich hab gips am bein',
  'warum ist der sitz im auto so heiß',
  'was kommt auf eine pizza',
  'wen frisst der löwe',
  'wer isst eis',
  'ist der mann alt',
])('what may stand so stays: %s', (said) => {
  expect(withMeantWords(said)).toBe(said);
});
