import { expect, test } from 'vitest';
import { solveByUnits } from './solve-by-units.ts';

test.each([
  ['ich hab 20 Euro und ein Heft kostet 6 Euro wie viele kann ich kaufen', 'ist 3 Rest 2 Euro'],
  ['In der Halle sind 9 Reihen mit 11 Stühlen, wie viele Leute passen rein?', '99 Leute'],
  [
    'wir haben zwei Torten und jede hat zehn Stücke und wir sind fünf Kinder wie viel kriegt jeder',
    'Jeder bekommt 4 Stücke.',
  ],
  [
    'eine Ente legt jeden Tag ein Ei wir haben sechs Enten wie viele Eier sind das nach einer Woche',
    'Es sind 42 Eier.',
  ],
  [
    'Der Teich ist 40 Meter lang und ich will 240 Meter schwimmen wie viele Bahnen sind das',
    '6 Bahnen',
  ],
  [
    'immer 6 Kinder passen in ein Boot und wir sind 20 Kinder wie viele Boote brauchen wir',
    '4 Boote',
  ],
  ['Ein Seil ist 3 Meter lang, wie viele Meter sind 4 Seile?', 'Es sind 12 Meter.'],
  ['ich hab 8 Euro und ein Kakao kostet 2 Euro wie oft kann ich einen kaufen', 'Es sind 4 Mal.'],
  ['jedes Kind hat 2 Hände mit 5 Fingern wie viele Finger haben 3 Kinder', 'Es sind 30 Finger.'],
])('what is told is multiplied and divided by what it counts: %s', (told, expected) => {
  expect(solveByUnits(told)).toContain(expected);
});

test.each([
  'ich hab 12 Euro und Ben hat 8 Euro wie viel haben wir',
  'ein Ball kostet 6 Euro und ich hab 15 Euro wie viel bleibt übrig',
  'In 5 Kisten sind 40 Äpfel wie viele Äpfel sind in 2 Kisten',
  'ein Auto hat 4 Räder und 5 Sitze wie viele Räder haben 3 Autos',
  'in der Klasse sind 12 Jungen und 10 Mädchen wie viele Kinder sind das',
  'eine Tüte kostet 3 Euro und hat 12 Bonbons wie viel kostet ein Bonbon',
  'ich hatte 8 Kekse und hab 3 gegessen wie viele hab ich noch',
  'wie alt ist mein Opa wenn er 3 Enkel und 2 Katzen hat',
])('nothing is guessed where the units do not fit or something changes: %s', (told) => {
  expect(solveByUnits(told)).toBeNull();
});
