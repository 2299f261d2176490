import { expect, test } from 'vitest';
import { misspell, withMisspellings } from './add-misspellings.ts';
import type { TrainingSentence } from './read-training.ts';

const sentence = (text: string, language = 'de'): TrainingSentence => ({
  label: 'harmless',
  language,
  text,
  from: 'training',
});

test('a sentence is misspelt by ear, each time the same way', () => {
  const written = 'Ich will nicht mehr in die Schule, weil alle über mich lachen.';
  const heard = misspell(written);
  expect(heard).not.toBe(written.toLowerCase());
  expect(misspell(written)).toBe(heard);
  expect(heard.split(' ')).toHaveLength(written.split(' ').length);
});

test('German sentences get copies that know their original, others none', () => {
  const given = [
    sentence('Der Hund bellt sehr laut.'),
    sentence('Meine Schwester spielt am liebsten Fußball.'),
    sentence('annem çok kızdı', 'tr'),
    sentence('babam geldi', 'tr'),
  ];
  const copies = withMisspellings(given).slice(given.length);
  expect(copies).toHaveLength(1);
  expect(copies[0]).toMatchObject({ original: given[1]?.text, language: 'de' });
});
