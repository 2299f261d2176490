import { expect, test } from 'vitest';
import { solveSpokenSum } from './solve-spoken-sum.ts';

test.each([
  ['was ist wenn ich von hundert acht mal die sieben wegnehme', 'ist 44.'],
  ['dreimal so viel wie zwölf und davon dann die hälfte', 'Es sind 18.'],
  ['minus acht plus drei und davon das doppelte', 'Es sind minus 10.'],
  ['wie viel mehr ist das doppelte von 35 als die hälfte von achtzig', 'ist 30.'],
  [
    'ich nehm zwei mal die vier und nochmal die vier dazu und dann zieh ich eins ab was hab ich',
    'Es sind 11.',
  ],
  ['nimm die zahl 15 verdopple sie und zieh dann sechs ab', 'Es sind 24.'],
  ['null komma sieben mal null komma drei', 'ist 0,21.'],
  ['was ist der unterschied zwischen 83 und 47', 'ist 36.'],
  ['acht mal irgendwas minus vier ist sechsunddreißig', 'Die Zahl ist 5'],
  [
    'am ende hatte ich achtzehn davor hab ich mal drei gemacht und davor plus zwei',
    'Die Zahl ist 4.',
  ],
  ['was ist mehr zwei drittel oder drei fünftel', '2 Drittel ist mehr als 3 Fünftel.'],
  [
    'zwei zahlen ergeben zusammen dreizehn und wenn man sie malnimmt vierzig welche sind das',
    '5 und 8',
  ],
  [
    'zwei brüder sind zusammen zwanzig jahre alt und der eine ist vier jahre älter wie alt ist der jüngere',
    'Es sind 8.',
  ],
  [
    'die drei und die neun und die fünf wenn ich daraus die größte zahl mach und die kleinste was ist der unterschied',
    'ist 594.',
  ],
])('%s: %s', (told, expected) => {
  expect(solveSpokenSum(told)).toContain(expected);
});

test.each([
  'sieben mal acht',
  'was ist mehr wert gold oder silber',
  'was ist der unterschied zwischen krokodil und alligator',
  'ich mag sieben katzen und drei hunde',
  'ist 2 mal am tag zähneputzen genug',
  'was sind zwei drittel',
])('a plain sum and what is no sum is left to others: %s', (told) => {
  expect(solveSpokenSum(told)).toBeNull();
});
