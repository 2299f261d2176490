import { expect, test } from 'vitest';
import { checkText } from '../check-text.ts';
import { splitWords } from '../matching/split-words.ts';
import { normaliseText } from '../normalise/normalise-text.ts';
import { toldWorryIn } from './tells-worry.ts';

const worryIn = (said: string) => toldWorryIn(splitWords(normaliseText(said)));

test.each([
  ['abuse', 'ich musste schwören dass ich niemandem davon erzähle'],
  ['abuse', 'das soll ich für mich behalten'],
  ['abuse', 'mein onkel trocknet mich nach dem schwimmen ab'],
  ['abuse', 'der betreuer zieht mich immer aus'],
  ['bullying', 'ich schließ mich in jeder pause auf der toilette ein'],
  ['bullying', 'für die anderen in der klasse bin ich unsichtbar'],
  ['bullying', 'meine jacke lag schon wieder im mülleimer'],
  ['violence-at-home', 'wenn es laut wird mache ich mich klein'],
  ['neglect', 'seit gestern schlafen wir im auto wir haben kein zuhause'],
  ['eating', 'ich hab das schulbrot heute wieder in den müll getan'],
  ['eating', 'in die tonne kam wieder mein pausenbrot'],
  ['eating', 'hab heimlich mein essen ins klo'],
] as const)('%s: “%s” is asked about', (category, said) => {
  expect(worryIn(said)).toBe(category);
  expect(checkText(said)).not.toEqual({ verdict: 'ok' });
});

test.each([
  'ich darf nichts verraten von der überraschung',
  'ich darf niemandem mein passwort sagen',
  'mein opa trocknet das geschirr ab',
  'mama trocknet mich nach dem baden ab',
  'mit dem tarnumhang bin ich in der schule unsichtbar',
  'wenn es donnert mach ich mich ganz klein',
  'wir schlafen im urlaub im auto',
  'nach dem mittagessen muss ich immer aufs klo',
  'ich hab das papier wieder in den müll',
  'ich hab wieder das brot weggeworfen es war verschimmelt',
])('“%s” is not', (said) => {
  expect(worryIn(said)).toBeUndefined();
});
