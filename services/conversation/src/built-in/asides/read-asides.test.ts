import { expect, test } from 'vitest';
import { readAsides } from './read-asides.ts';

test.each([
  [
    'wie heißt die hauptstadt von kanada ich dachte immer toronto',
    'wie heißt die hauptstadt von kanada',
  ],
  ['warum schwimmt holz ein stein geht doch auch unter', 'warum schwimmt holz'],
  ['warum ist der flamingo rosa der frisst doch keine erdbeeren', 'warum ist der flamingo rosa'],
  ['wie alt wird ein hase mein freund hat nämlich einen', 'wie alt wird ein hase'],
  ['warum friert der bär nicht wenn er im schnee schläft', 'warum friert der bär nicht'],
  ['was machen bienen im winter wenn es keine blumen gibt', 'was machen bienen im winter'],
  ['nein gib das her lena hör auf wie hoch ist ein baum', 'wie hoch ist ein baum'],
  ['wir waren im zoo da war ein lama warum spuckt das', 'warum spuckt das'],
])('%s asks %s', (said, question) => {
  expect(readAsides(said).map((one) => one.question)).toContain(question);
});

test('a claim is asked for itself, also where it is denied', () => {
  const [, asked] = readAsides('meine schwester sagt spinnen sind keine insekten stimmt das');
  expect(asked).toMatchObject({ question: 'sind spinnen insekten?', isDenied: true });
});

test.each([
  'mein bruder sagt ich bin dumm stimmt das',
  'mein hund ist gestorben was passiert mit dem',
  'wie lange dauert es wenn ich zum mond fliege',
  'was macht ein bäcker wenn er kein mehl hat',
  'wie heißt das tier das eier legt',
  'am seil sind drei meter und ich schneide einen ab wie lang ist es dann',
  'wie sagt man auf englisch ich habe einen hund',
  'was sagt mama wenn ich weine',
  'warum ist mein bruder so gemein der ist doch älter',
])('%s is left whole', (said) => {
  expect(readAsides(said)).toEqual([]);
});
