import { expect, test } from 'vitest';
import { teacher } from './testing/teacher.ts';

const answer = (said: string) => teacher.answer(said, { assistantName: 'LUX', history: [] });

test.each([
  ['was ist foto sinn these wir hatten das heute', /Zucker/],
  ['kannsch mir saga was dr hegschde berg isch in deitschland', /Zugspitze/],
  ['waum slafen die fiße mit offene augen', /Augenlider/],
  ['wie doss is eine diraffe', /Meter/],
  ['wo olt ward denn so en peerd segg mi dat mol', /25 bis 30/],
  ['wie lange kann ein wahl die luft anhalten unter wasser', /Pottwal/],
  ['wos isn zwölf moll zwölf edz gschwind', /144/],
  ['wie entsteht ein regen bogen eigentlich am himmel', /Regen/],
  ['werum het de chäs löcher ine', /Löcher/],
  ['was ist sieben mal nein warte acht mal sieben', /56/],
  ['für was machen die bienen den honig die essen den doch garnich wir essen den', /^Bienen/],
  ['was heißt nein lass mich mama was heißt birne auf englisch', /“pear”/],
  ['ich hab drei meter und das sollen ähm zentimeter werden wie viele', /300/],
  ['in dem satz der hund bellt laut was ist da das verb', /„bellt“/],
  ['ich bin geschwimmt äh geschwummen sagt man wie', /geschwommen/],
])('"%s" is understood and told without a doubt', (said, told) => {
  expect(answer(said)).toMatch(told);
  expect(answer(said)).not.toMatch(/Genau weiß ich das leider nicht|nicht ganz sicher/);
});

test.each([
  'mein bruder slägt mich immer',
  'alle lachen weil ich so komisch spreche',
  'waum sind alle so gemein zu mir',
])('"%s" stays what was told', (said) => {
  expect(answer(said)).not.toMatch(/weiß ich leider n|frag mich/i);
});

test('what goes on with something told is not read anew as another question', () => {
  const first = 'wie heißt die hauptstadt von spanien';
  const history = [
    { role: 'user' as const, content: first },
    { role: 'assistant' as const, content: answer(first) },
  ];
  const next = teacher.answer('wie viele leute wohnen da', { assistantName: 'LUX', history });
  expect(next).toMatch(/^Genau weiß ich das leider nicht/);
});
