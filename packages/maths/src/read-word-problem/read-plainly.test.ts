import { expect, test } from 'vitest';
import { readOfWhole } from './read-plainly.ts';

test.each([
  [
    'Tante Inge hat mir 10 Euro geschenkt und Opa 25 und ich hatte schon 4 wie viel hab ich jetzt',
    'Es sind 39 Euro.',
  ],
  ['ich bin 7 und meine Tante ist fünfmal so alt wie ich minus zwei wie alt ist die', '33 Jahre'],
  ['Opa fährt 15 Kilometer zum Markt und mittags wieder heim wie viel ist das', '30 Kilometer'],
  [
    'ich geh um halb neun ins Bett und steh um sieben auf wie lange schlaf ich',
    'Zusammen sind das 10 Stunden und 30 Minuten.',
  ],
  [
    'das Hörspiel dauert 80 Minuten und ich hab schon 55 gehört wie lange geht es noch',
    'Es fehlen noch 25 Minuten.',
  ],
])('what is told of a whole is solved: %s', (told, expected) => {
  expect(readOfWhole(told)).toContain(expected);
});

test.each([
  'Oma hat mir 20 Euro geschenkt und Papa 10 und ich hab 5 ausgegeben wie viel hab ich jetzt',
  'Oma hat Lea 20 Euro geschenkt und mir 15 und Tim 5 wie viel hab ich jetzt',
  'Oma hat mir 20 Euro geschenkt und 3 Bücher und 2 Puppen wie viel hab ich jetzt',
  'ich bin 9 und mein Bruder ist doppelt so alt wie Papa minus drei wie alt ist der',
  'ich geh um acht ins Bett und lese bis neun wie lange lese ich',
  'Papa fährt 12 Kilometer zur Arbeit und 3 Kilometer wieder zurück wie viel ist das',
  'ein Mann hat mir 20 Euro geschenkt und noch 10 und ich hatte schon 5 wie viel hab ich jetzt',
  'ich hatte 8 Sticker und hab schon 3 dazu bekommen wie viele sind das noch',
])('what is told otherwise is left to others: %s', (told) => {
  expect(readOfWhole(told)).toBeNull();
});
