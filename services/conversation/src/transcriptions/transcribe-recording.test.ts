import { expect, test } from 'vitest';
import { dropPhantoms } from './transcribe-recording.ts';

test.each([
  'Untertitel der Amara.org-Community',
  'Untertitel im Auftrag des ZDF für funk, 2017',
  ' Vielen Dank fürs Zuschauen! ',
  'VIELEN DANK FÜR IHRE AUFMERKSAMKEIT.',
  'Untertitelung. BR 2018',
  'Untertitel im Auftrag des ZDF, 2021',
  '[Musik]',
  '(Applaus)',
  '♪ ♪',
  '...',
  'Thank you for watching!',
  'Sous-titres réalisés par la communauté d’Amara.org',
])('“%s” was never said', (transcript) => {
  expect(dropPhantoms(transcript)).toBe('');
});

test.each([
  'Vielen Dank!',
  'Musik',
  'Bis zum nächsten Mal!',
  'Was sind Untertitel?',
  'Wie viel ist 3,5 mal 2?',
  '7',
  'Was ist 2 * 3 * 4?',
])('“%s” is what a child says', (transcript) => {
  expect(dropPhantoms(transcript)).toBe(transcript);
});

test('what was said stays, what was made up behind it goes', () => {
  expect(dropPhantoms('Was frisst ein Igel? [lacht]  Vielen Dank fürs Zuschauen.')).toBe(
    'Was frisst ein Igel?',
  );
});
