import { expect, test } from 'vitest';
import { readAskedPart } from './read-asked-part.ts';

const numberOf = (told: string) => {
  const part = readAskedPart(told);
  return part?.kind === 'solved' ? / (?<value>\d+)[^\d]*$/u.exec(part.text)?.groups?.value : part;
};

test.each([
  ['auf der wiese sind 11 hasen und 5 igel 3 hasen hoppeln weg wie viele hasen sind noch da', '8'],
  ['oma hat 18 tomaten und 9 gurken sie verschenkt 5 gurken wie viele tomaten hat sie', '18'],
  [
    'in der kiste liegen 8 grüne und 7 gelbe bälle ich nehme 3 gelbe raus wie viele gelbe sind noch drin',
    '4',
  ],
  ['im hof stehen 3 körbe mit je 8 birnen und 7 kürbisse wie viele birnen sind da', '24'],
])('of several kinds only the asked one counts: %s', (told, value) => {
  expect(numberOf(told)).toBe(value);
});

test.each([
  ['nora hat 13 sticker und paul 8 sticker paul verliert 3 wie viele hat nora', '13'],
  ['jana hat 9 euro und ben 7 euro jana kauft ein heft für 3 wie viel hat jana noch', '6'],
  ['max ist 12 und ida ist 5 jahre jünger wie alt ist max', '12'],
])('of several owners only the asked one counts: %s', (told, value) => {
  expect(numberOf(told)).toBe(value);
});

test.each([
  ['papa hat 16 pflaumen er isst 4 und opa isst 3 wie viele wurden gegessen', '7'],
  ['jule hat 25 perlen sie verliert 6 und findet 2 wie viele hat sie verloren', '6'],
  ['jule hat 25 perlen sie verliert 6 und findet 2 wie viele hat sie gefunden', '2'],
])('what went or came is asked for by itself: %s', (told, value) => {
  expect(numberOf(told)).toBe(value);
});

test('where somebody sits is no part of how many there are', () => {
  expect(
    numberOf('30 leute im zug 9 steigen aus und 6 stehen vorne wie viele sind noch im zug'),
  ).toBe('21');
});

test('a number of no sure kind is asked for again', () => {
  expect(
    readAskedPart('auf dem hof stehen 12 autos und 5 busse 3 fahren weg wie viele autos sind da'),
  ).toEqual({ kind: 'unclear' });
});

test.each([
  'auf dem hof sind 12 kühe und 8 schafe 3 kühe werden verkauft wie viele tiere sind da',
  'ich habe 7 rote und 9 blaue murmeln ich verliere 2 rote wie viele murmeln habe ich noch',
  'lena hat 12 karten und tom 8 karten lena gibt tom 3 wie viele hat tom',
  'max ist 12 und ida ist 5 jahre jünger wie alt ist ida',
  'wir haben 12 muffins und 3 kinder kommen dazu wie viele muffins bekommt jedes',
])('%s is left to others', (told) => {
  expect(readAskedPart(told)).toBeNull();
});
