import { expect, test } from 'vitest';
import { lastOf } from '../../testing/known.ts';

test.each([
  [['was fressen igel', 'warum keine milch'], /Igel|Bauchweh/],
  [['was ist ein vulkan', 'gibt es bei uns auch welche', 'können die noch ausbrechen'], /Eifel/],
  [['was ist eine mumie', 'wie haben die das gemacht', 'kam das gehirn auch raus'], /Gehirn/],
  [['was ist ein skelett', 'welcher knochen ist der längste'], /Oberschenkel/],
  [['haben alle spinnen acht beine', 'und acht augen auch', 'wozu so viele'], /Richtungen/],
  [['wie lange dauert eine schwangerschaft', 'und beim elefanten'], /zwei Jahre|22 Monate/],
  [['wie viele taschen hat ein känguru', 'haben die männer auch so eine'], /^Nein/],
  [['wie sieht die erde aus', 'und innen drin'], /[Ii]nnen|Kern/],
  [['was macht die leber', 'kann man ohne leben'], /[Oo]hne Leber/],
  [['was ist ein komet', 'woraus ist der'], /Eis/],
  [['was ist eine glühbirne', 'und davor'], /Kerzen/],
  [['wie fliegt ein flugzeug', 'aber das ist doch voll schwer'], /drück/],
])('what goes on with a talk is told by what was written for it: %j', (talk, told) => {
  const found = lastOf(...talk);
  expect(found?.text).toMatch(told);
  expect(found?.isAdmission ?? false).toBe(false);
});

test.each([
  [['wie heißt die hauptstadt von spanien', 'und von frankreich', 'welche ist größer']],
  [['wie hoch ist die zugspitze', 'und der höchste in der welt']],
  [['was ist eine fleischfressende pflanze', 'fressen die auch mäuse']],
  [['wie heißt das kind vom pferd', 'und vom schwan', 'und das männchen davon']],
])('what only sounds alike is not told for it: %j', (talk) => {
  expect(lastOf(...talk)?.text ?? '').not.toMatch(
    /Große Städte|Zugspitze in Bayern|Menschen|Hengst/,
  );
});

test('before anything was told "wieso ist das so" is asked back', () => {
  expect(lastOf('wieso ist das so')?.text).toMatch(/Wen oder was meinst du/);
});
