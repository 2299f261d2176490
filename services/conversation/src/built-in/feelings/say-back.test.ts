import { expect, test } from 'vitest';
import { loadContent } from '../load-content.ts';
import { createSayBack } from './say-back.ts';

const sayBack = createSayBack(loadContent().spokenWords);

test.each([
  ['mein bruder hat mich gehauen', 'Dein Bruder hat dich gehauen.'],
  ['Meine kleine Schwester nervt mich', 'Deine kleine Schwester nervt dich.'],
  ['bin so traurig', 'Du bist so traurig.'],
  ['ich hab ne Fünf in Mathe', 'Du hast eine Fünf in Mathe.'],
  ['wir haben uns gestritten', 'Ihr habt euch gestritten.'],
  ['weil der tim nicht mit mir spielt', 'Ach so, weil der Tim nicht mit dir spielt.'],
  ['Weil ich neu bin', 'Ach so, weil du neu bist.'],
  ['gestern ist unser hund weggelaufen', 'Gestern ist euer Hund weggelaufen.'],
  ['in der schule', 'In der Schule also.'],
  ['mir is soooo langweilig', 'Dir ist so langweilig.'],
])('"%s" becomes "%s"', (said, back) => {
  expect(sayBack(said)).toBe(back);
});

test.each([
  'ich bin dumm',
  'keiner mag mich',
  'du bist gemein',
  'weil tim spielt nicht mit mir',
  'ich xylofoniere gern',
  'ich bin müde ich will heim',
  'mein Bruder hat gesagt: „Hau ab!“',
  'was ist das',
  'nein',
  '',
])('does not say back "%s"', (said) => {
  expect(sayBack(said)).toBeNull();
});
