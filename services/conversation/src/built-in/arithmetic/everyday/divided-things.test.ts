import { expect, test } from 'vitest';
import { readBornWith } from './compared-things.ts';
import {
  readEqualGroups,
  readInGroups,
  readLeftOver,
  readPieces,
  readPooledShare,
} from './divided-things.ts';
import { type EverydayReader, everydayText } from './everyday-text.ts';
import { readHadBefore, readOtherShare } from './taken-away.ts';

const ask = (read: EverydayReader, told: string) => read(everydayText(told), new Date(0));

test.each([
  [readInGroups, '42 kinder in 6 gruppen wie viele sind in einer', 'Es sind 7 Kinder.'],
  [readInGroups, 'Ein Zug hat 96 Plätze in 8 Wagen. Wie viele Plätze hat ein Wagen?', 'Es sind 12'],
  [readEqualGroups, 'wir sind 30 kinder und machen 5 gleiche gruppen geht das auf', 'Ja, das geht'],
  [readEqualGroups, 'wir sind 31 kinder und machen 5 gleiche gruppen geht das auf', 'Nein'],
  [readPooledShare, 'ida hat 14 nüsse tom hat 10 sie teilen alles gerecht auf 4 kinder auf', '6.'],
  [readLeftOver, 'wir haben 29 kekse und sind 6 kinder wie viele bleiben übrig', 'bleiben 5 übrig'],
  [
    readPieces,
    'ein seil ist 1,80 m lang wir schneiden es in 3 stücke wie lang ist eins',
    '60 Zenti',
  ],
  [
    readPieces,
    'ein band ist 3 meter lang ich brauche stücke von 40 zentimetern wie viele',
    '7 Stücke',
  ],
])('it is divided: %#', (read, told, expected) => {
  expect(ask(read, told)).toContain(expected);
});

test.each([
  [readInGroups, '42 kinder in 6 gruppen wie viele kinder sind das'],
  [readPooledShare, 'ida hat 14 nüsse und isst 2 sie teilen alles auf 4 kinder auf'],
  [readPooledShare, 'ida hat 14 nüsse und verteilt sie auf 7 kinder'],
  [readPieces, 'ein seil ist 3 meter lang und 2 meter breit'],
])('nothing is divided: %#', (read, told) => {
  expect(ask(read, told)).toBeNull();
});

test.each([
  [readHadBefore, 'ich hab 45 steine verloren und hatte 210 wie viele sind noch da', '165 Steine'],
  [
    readOtherShare,
    'ein viertel von 100 kindern kann nicht schwimmen wie viele können schwimmen',
    '75',
  ],
  [readBornWith, 'mama ist 36 und hat mich mit 29 bekommen wie alt bin ich', '7 Jahre'],
])('it is taken away: %#', (read, told, expected) => {
  expect(ask(read, told)).toContain(expected);
});
