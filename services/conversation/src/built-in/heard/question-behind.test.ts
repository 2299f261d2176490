import { expect, test } from 'vitest';
import { questionBehind } from './question-behind.ts';

test.each([
  [
    'Ich versteh nicht, warum ein Heißluftballon nicht runterfällt.',
    'Warum ein Heißluftballon nicht runterfällt?',
  ],
  ['Ich weiß nicht, was homework heißt', 'Was homework heißt?'],
  ['Ich will wissen, wie ein Vulkan ausbricht', 'Wie ein Vulkan ausbricht?'],
  ['Hast du ne Ahnung, wie ein Blitz entsteht?', 'Wie ein Blitz entsteht?'],
  ['gehört tomate zu obst wir streiten grad', 'gehört tomate zu obst'],
  ['wie weit ist der mond weg ich bin acht', 'wie weit ist der mond weg'],
  ['was ist ein vulkan ich brauch das für mein plakat', 'was ist ein vulkan'],
  ['cool. wie viel ist sieben mal acht?', 'wie viel ist sieben mal acht?'],
  [
    'Okay, was anderes: Wie heißt die Insel mit den Kreidefelsen?',
    'Wie heißt die Insel mit den Kreidefelsen?',
  ],
])('%s', (said, question) => {
  expect(questionBehind(said)).toBe(question);
});

test.each([
  'Ich weiß nicht, was ich machen soll.',
  'Mama und Papa sagen nichts, wir streiten grad',
  'Ich heiße Tom und ich bin acht',
  'Ich verstehe nicht, warum Papa so schreit.',
  'Ich weiß nicht, wie ich es Mama sagen soll.',
  'Ich weiß nicht',
  'Danke, tschüss!',
  'Ich will Mathe üben.',
  'Wie groß ist ein Wal?',
])('%s is left as it is', (said) => {
  expect(questionBehind(said)).toBe(said);
});
