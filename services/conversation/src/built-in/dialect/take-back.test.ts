import { expect, test } from 'vitest';
import { takeBack } from './take-back.ts';

test.each([
  ['wie viele beine hat ne spinne also ich mein ne ameise', 'wie viele beine hat ne ameise'],
  ['wie heißt das größte schiff ähm nee den größten fisch', 'wie heißt den größten fisch'],
  [
    'wie heißt das junge vom hund also das kind nee vom reh mein ich vom reh',
    'wie heißt das junge vom reh',
  ],
  ['die mehrzahl von bauen äh von baum', 'die mehrzahl von baum'],
  ['die hauptstadt von spa nein von portugal', 'die hauptstadt von portugal'],
  ['was heißt hund auf französisch äh auf englisch mein ich', 'was heißt hund auf englisch'],
  ['Was frisst der Hund, quatsch, die Katze?', 'Was frisst die Katze?'],
  ['was heißt hund auf englisch nee katze mein ich', 'was heißt katze auf englisch'],
  ['warum haben zebras nein warte tiger streifen', 'warum haben tiger streifen'],
  ['wie viel ist zwölf minus nein plus sieben', 'wie viel ist zwölf plus sieben'],
  ['wie viel ist acht mal äh acht plus sieben', 'wie viel ist acht plus sieben'],
  ['wie lange lebt so ein nee nicht käfer so eine raupe', 'wie lange lebt so eine raupe'],
])('who corrects oneself means what comes last: %s', (said, meant) => {
  expect(takeBack(said)).toBe(meant);
});

test.each([
  'nein ich mag den hund nicht',
  'ist das ein hund oder eine katze',
  'mama sagt nein die katze bleibt draußen',
  'ich mein den anderen',
  'warum sagen kinder nein warte mal',
  'kann man nein sagen',
  'ich sag zu dem mann nein der mann hört nicht auf',
  'was sagt der hahn nein der igel ja',
])('nothing is taken back in: %s', (said) => {
  expect(takeBack(said)).toBe(said);
});
