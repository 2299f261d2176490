import { checkByRules } from '@lux/child-safety/check-by-rules.ts';
import { expect, test } from 'vitest';
import { passagesOf } from './create-story-gate.ts';

const verdictOf = (text: string) => {
  const verdicts = passagesOf(text).map((passage) => checkByRules(passage).verdict);
  return verdicts.find((one) => one === 'crisis') ?? verdicts.find((one) => one !== 'ok') ?? 'ok';
};

test.each([
  'Die Lehrerin hat Tim geschlagen. Er hat jetzt ein blaues Auge.',
  'Der Onkel kommt nachts in Linas Zimmer. Sie darf es niemandem sagen.',
  'Alle in der Klasse schlagen Jonas. Er will nie wieder in die Schule.',
  'Papa schreit immer. Dann wirft er Sachen nach Mia.',
  'Lina ist oft traurig. Sie will nicht mehr leben.',
  'Emma versteckt sich im Schrank. Mama und Papa prügeln sich.',
  'Mia weint nachts. Ihr Opa legt sich immer zu ihr ins Bett.',
  'Mein Bauch tut weh. Der Onkel hat mich da angefasst.',
])('danger told of somebody else is noticed, also across sentences: %s', (text) => {
  expect(verdictOf(text)).toBe('crisis');
});

test('of these, the sentences of the first would have told nothing alone', () => {
  const sentences = ['Die Lehrerin hat Tim geschlagen.', 'Er hat jetzt ein blaues Auge.'];
  expect(sentences.map((one) => checkByRules(one).verdict)).toEqual(['ok', 'ok']);
});

test.each([
  'Der Wolf wollte die Geißlein fressen. Sie versteckten sich im Schrank.',
  'Die Hexe sperrte Hänsel ein. Gretel weinte.',
  'Mia fiel vom Baum. Papa trug sie nach Hause.',
  'Papa schimpfte laut. Der Hund hatte den Kuchen gefressen.',
  'Tom hatte sich im Wald verirrt. Er weinte und rief nach Mama.',
  'Ein fremder Mann klopfte an die Tür. Es war der Postbote.',
  'Oma ist gestorben. Lina war sehr traurig.',
  'Der Ritter tötete den Drachen. Alle feierten.',
  'Ich lief von zu Hause weg. Mein Hund kam mit und wir suchten den Schatz.',
  'Onkel Paul kam zu Besuch. Er brachte ein Geheimnis mit.',
  'Hänsel und Gretel hatten Hunger. Die Mutter wollte sie im Wald lassen.',
  'Mama weinte. Papa nahm sie in den Arm.',
])('an adventure, a fairy tale and everyday trouble go through: %s', (text) => {
  expect(verdictOf(text)).toBe('ok');
});

test('a sentence without an end is read in pieces', () => {
  const passages = passagesOf('und dann '.repeat(200));
  expect(passages.every((passage) => passage.split(' ').length <= 50)).toBe(true);
});
