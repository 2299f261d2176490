import { expect, test } from 'vitest';
import { maskPersonalData } from '../mask-personal-data.ts';

const hiddenIn = (text: string): string => maskPersonalData(text).text;

test.each([
  ['die ylvi hat mich heut geschubst', 'ylvi'],
  ['neben mir sitzt der jorrik', 'jorrik'],
  ['die mama von der cosimella holt uns ab', 'cosimella'],
  ['mein hausarzt ist der doktor wrangelbeck', 'wrangelbeck'],
  ['wir fahren zu oma nach quarnbek', 'quarnbek'],
  ['bei uns in hinterdobel ist kirmes', 'hinterdobel'],
])('a name or a village on no list is hidden: %s', (text, fact) => {
  expect(hiddenIn(text)).not.toContain(fact);
});

test.each([
  'die katze hat mich heut gekratzt',
  'der doktor hat in meinen hals geguckt',
  'wer war marie curie',
  'jim knopf fährt mit lukas und emma',
  'wie heißt der bruder von hänsel',
  'in pisa steht der schiefe turm',
  'was frisst ein quastenflosser',
  'mein hamster krümel schläft',
  'tom hat drei äpfel und gibt lisa zwei',
])('nobody is hidden where nobody is meant: %s', (text) => {
  expect(hiddenIn(text)).toBe(text);
});
