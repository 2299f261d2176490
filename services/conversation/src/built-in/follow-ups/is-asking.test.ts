import { expect, test } from 'vitest';
import { isAsking } from './is-asking.ts';

test.each([
  'kommt unsere straßenbahn gleich',
  'hat die paula mich lieb',
  'hat mia morgen frei',
  'würde so einer auch brot',
  'und die sterne wieso fallen die nicht runter',
  'und ihre kinder durften die auch mitspielen',
  'den vögeln ist es nicht zu kalt oder wie',
  'darf ich den dann füttern',
  'in welchem monat ist das',
  'und ich wie lang soll ich da drin bleiben ich bin sieben',
  'und mein bruder wie viel muss der trinken',
])('"%s" asks, though no question mark is heard', (said) => {
  expect(isAsking(said)).toBe(true);
});

test.each([
  'ich hab heute fußball',
  'gestern waren wir im zoo',
  'jetzt kommt mein bus',
  'war das schön',
  'wie schön',
  'ist das lustig',
  'ich weiß nicht warum',
  'ich weiß nicht was ich machen soll',
  'ich zeig dir wie lange ich kann',
  'und ich wie lange soll ich das noch aushalten',
  'und ich warum muss ich da immer hin',
  'wir gehen schwimmen oder so',
  'meine oma hat die suppe gekocht',
])('"%s" tells and asks nothing', (said) => {
  expect(isAsking(said)).toBe(false);
});
