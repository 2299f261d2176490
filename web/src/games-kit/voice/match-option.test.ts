import { expect, test } from 'vitest';
import { matchOption } from './match-option.ts';

const planets = ['Der Merkur', 'Die Venus', 'Der Mars', 'Der Jupiter'];
const numbers = ['2', '3', '4', '8 Beine'];
const phrases = [
  'Der Bär',
  'Der Große Bär am Himmel',
  'Weil sie warm ist',
  'Etwa 150 Millionen Kilometer',
];

test.each([
  ['A', 0],
  ['ah', 0],
  ['B.', 1],
  ['be', 1],
  ['Zeh', 2],
  ['Antwort C', 2],
  ['ich nehme D', 3],
  ['Ich glaube, es ist B!', 1],
  ['die erste', 0],
  ['die zweite Antwort', 1],
  ['das dritte', 2],
  ['viertens', 3],
  ['die letzte', 3],
  ['Nummer drei', 2],
  ['Antwort 2', 1],
  ['die 2.', 1],
  ['zwei', 1],
  ['Option eins', 0],
  ['Merkur', 0],
  ['die Venus', 1],
  ['ich glaube das ist der Mars', 2],
  ['Das ist Jupiter, oder?', 3],
  ['Jupitar', 3],
])('among planets "%s" is option %d', (said, index) => {
  expect(matchOption(said, planets)).toBe(index);
});

test.each([
  ['zwei', 0],
  ['2', 0],
  ['drei', 1],
  ['die 2.', 1],
  ['Antwort zwei', 1],
  ['die zweite', 1],
  ['B', 1],
  ['acht Beine', 3],
  ['8', 3],
  ['ich glaube vier', 2],
])('among numbers "%s" is option %d', (said, index) => {
  expect(matchOption(said, numbers)).toBe(index);
});

test.each([
  ['der Bär', 0],
  ['der große Bär am Himmel', 1],
  ['Großer Bär am Himmel', 1],
  ['weil sie warm ist', 2],
  ['warm', 2],
  ['150 Millionen Kilometer', 3],
  ['hundert', null],
])('among phrases "%s" is option %s', (said, index) => {
  expect(matchOption(said, phrases)).toBe(index);
});

test.each([
  '',
  '   ',
  'hm',
  'weiß ich nicht',
  'nicht die Venus',
  'A oder B',
  'Mars oder Venus',
  'Pluto',
  'die fünfte',
  'Nummer sieben',
  'der',
])('"%s" is nobody\'s option', (said) => {
  expect(matchOption(said, planets)).toBeNull();
});

test('where an option is itself a negation, it can be said', () => {
  expect(matchOption('gar nicht', ['Immer', 'Gar nicht'])).toBe(1);
});
