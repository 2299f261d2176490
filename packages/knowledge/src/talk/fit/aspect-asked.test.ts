import { expect, test } from 'vitest';
import { lastOf } from '../../testing/known.ts';

test.each([
  [['wie taucht ein u-boot', 'wie tief geht das'], /Kirchturm|11\.000/],
  [['was ist ein axolotl', 'kann man den als haustier haben'], /Axolotl/],
  [['was frisst ein eichhörnchen', 'vergisst es wo die nüsse sind'], /vergessenen/],
  [['wie viele tasten hat ein klavier', 'warum sind manche schwarz'], /schwarzen/],
])('what was written for such a question is told: %j', (talk, told) => {
  const found = lastOf(...talk);
  expect(found?.text).toMatch(told);
  expect(found?.isAdmission ?? false).toBe(false);
});

test.each([
  [['was ist ein dachs', 'bis in welches alter kommt der'], /Dachs.*(?:Jahre|alt)/],
  [['passt ein blauwal in ein schwimmbad'], /Blauwal.*(?:Bus|Meter)/],
])('an aspect that is surely asked for is told in whatever words: %j', (talk, told) => {
  expect(lastOf(...talk)?.text).toMatch(told);
});
