import { expect, test } from 'vitest';
import { isPhantomSentence } from './phantom-sentences.ts';

test.each([
  'Untertitel der Amara.org-Community',
  'Untertitel im Auftrag des ZDF für funk, 2017',
  'Untertitelung des ZDF, 2020',
  'Untertitel von Stephanie Geiges',
  'UNTERTITEL',
  'Copyright WDR 2021',
  'Copyright © 2020',
  'Vielen Dank fürs Zuschauen!',
  'Vielen Dank für’s Zuschauen.',
  'Danke fürs Zuschauen und bis zum nächsten Mal!',
  'Sous-titres réalisés par la communauté d’Amara.org',
  'Merci d’avoir regardé cette vidéo !',
  '(Applaus)',
  'Das war’s für heute, bis dann.',
  'SWR 2020',
  '* Musik *',
  '[Applaus]',
  '♪ ♪',
  'Thanks for watching!',
])('"%s" was said by nobody', (text) => {
  expect(isPhantomSentence(text)).toBe(true);
});

test.each([
  'Was ist ein Untertitel?',
  'Danke!',
  'Bis zum nächsten Mal!',
  'Untertitel sind toll.',
  'Was ist 2 * 3 * 4?',
  'Musik!',
  'Vielen Dank, LUX.',
  'Tschüss, bis zum nächsten Mal, LUX!',
  'Was bedeutet Copyright?',
  'Warum gibt es Musik?',
  'Wie viele Tage sind es bis zum nächsten Mal Weihnachten?',
  'Wann wurde das ZDF gegründet?',
  '',
])('"%s" may have been said by a child', (text) => {
  expect(isPhantomSentence(text)).toBe(false);
});
