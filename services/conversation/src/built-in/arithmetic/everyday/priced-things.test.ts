import { expect, test } from 'vitest';
import { type EverydayReader, everydayText } from './everyday-text.ts';
import {
  readBothEnough,
  readEnoughFor,
  readFactorPrice,
  readKiloPrices,
  readMissingMoney,
  readPerPiece,
} from './priced-things.ts';

const ask = (read: EverydayReader, told: string) => read(everydayText(told), new Date(0));

test.each([
  [
    readFactorPrice,
    'ein apfel kostet 30 cent eine melone viermal so viel was kostet die melone',
    '1 Euro 20',
  ],
  [readMissingMoney, 'ich will einen roller für 48 euro und hab 19 wie viel fehlt mir', '29 Euro'],
  [
    readEnoughFor,
    'reichen 10 euro für 3 karten zu je 4 euro',
    'Das reicht nicht. Es fehlen 2 Euro.',
  ],
  [readEnoughFor, 'reichen 10 euro für 2 karten zu je 4 euro', 'Das reicht. Es bleiben 2 Euro'],
  [
    readBothEnough,
    'Ich hab 20 Euro gekriegt und schon 9 hatte ich. Reicht das für ein Buch für 25 Euro?',
    'Das reicht. Es bleiben 4 Euro',
  ],
  [
    readKiloPrices,
    'Ein Kilo Äpfel kostet 2 Euro und ein Kilo Birnen kostet 3 Euro. Wir kaufen 4 Kilo Äpfel und 2 Kilo Birnen. Was kostet das?',
    '14 Euro',
  ],
  [
    readFactorPrice,
    'Ein Stift kostet 50 Cent, ein Radiergummi halb so viel. Ich nehm beides, was kostet das?',
    '75 Cent',
  ],
  [readPerPiece, '6 brötchen kosten 90 cent pro stück was zahl ich', '5 Euro 40'],
])('money is reckoned: %#', (read, told, expected) => {
  expect(ask(read, told)).toContain(expected);
});

test.each([
  [readFactorPrice, 'ein apfel kostet 30 cent eine melone viermal so viel was kostet der apfel'],
  [readMissingMoney, 'ich hab 48 euro und kaufe ein buch für 19 was bleibt'],
  [readBothEnough, 'ich hatte 20 euro und hab 9 ausgegeben reicht das für ein buch für 25 euro'],
])('no other question is taken for it: %#', (read, told) => {
  expect(ask(read, told)).toBeNull();
});
