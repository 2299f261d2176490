import type { WordClass } from '@lux/word-desk/desk/class-of-word.ts';
import { expect, test } from 'vitest';
import { loadContent } from '../../load-content.ts';
import { createSayBack } from './say-back.ts';

const sayBack = createSayBack(loadContent().spokenWords);

test.each([
  ['mein bruder hat mich gehauen', 'Dein Bruder hat dich gehauen.'],
  ['Meine kleine Schwester nervt mich', 'Deine kleine Schwester nervt dich.'],
  ['bin so traurig', 'Du bist so traurig.'],
  ['ich bin heute zu hause', 'Du bist heute zu Hause.'],
  ['ich hab ne Fünf in Mathe', 'Du hast eine Fünf in Mathe.'],
  ['wir haben uns gestritten', 'Ihr habt euch gestritten.'],
  ['weil der tim nicht mit mir spielt', 'Ach so, weil der Tim nicht mit dir spielt.'],
  ['Weil ich neu bin', 'Ach so, weil du neu bist.'],
  ['gestern ist unser hund weggelaufen', 'Gestern ist euer Hund weggelaufen.'],
  ['in der schule', 'In der Schule also.'],
  [
    'mama und papa haben sich gestritten und ich war wach',
    'Mama und Papa haben sich gestritten und du warst wach.',
  ],
  ['ich hab ein baumhaus guck mal', 'Du hast ein Baumhaus.'],
  ['mir is soooo langweilig', 'Dir ist so langweilig.'],
  ['Ich weiß nicht, Mama weint immer.', 'Deine Mama weint immer.'],
  ['weiß nicht so genau, papa schläft nur noch', 'Dein Papa schläft nur noch.'],
  ['Der hieß Krümel und war ganz weich.', 'Er hieß Krümel und war ganz weich.'],
  ['die hat mich ausgelacht', 'Sie hat dich ausgelacht.'],
  ['Weil die bohrt vielleicht.', 'Sie bohrt vielleicht.'],
  ['weil tim spielt nicht mit mir', 'Tim spielt nicht mit dir.'],
  ['Deutsch, ich check das nicht', 'Deutsch, du checkst das nicht.'],
  ['Dann seh ich den Max nie wieder.', 'Dann siehst du den Max nie wieder.'],
  ['Wir haben immer zusammen geangelt.', 'Ihr habt immer zusammen geangelt.'],
  ['Ja jeden Abend, ich hör das in meinem Zimmer.', 'Jeden Abend, du hörst das in deinem Zimmer.'],
  ['Ich wünsch mir das so', 'Du wünschst dir das so.'],
  ['weil ich so stotter', 'Ach so, weil du so stotterst.'],
  ['weil ich immer einschlafe', 'Ach so, weil du immer einschläfst.'],
  ['ich nehm immer mein kuscheltier mit', 'Du nimmst immer dein Kuscheltier mit.'],
  ['ich steh dann immer alleine rum', 'Du stehst dann immer alleine rum.'],
  ['ich rede mit meiner oma', 'Du redest mit deiner Oma.'],
  ['wir angeln zusammen', 'Ihr angelt zusammen.'],
  ['weil wir bald umziehen', 'Ach so, weil ihr bald umzieht.'],
  ['ich ging gestern heim', 'Du gingst gestern heim.'],
  ['mama hat mich angeschrien', 'Deine Mama hat dich angeschrien.'],
  ['also halt der leon hat mich geschubst', 'Der Leon hat dich geschubst.'],
  [
    'Sie hat angefangen, aber ich hab sie auch geschubst.',
    'Sie hat angefangen, aber du hast sie auch geschubst.',
  ],
  ['ich lass mir nix gefallen und hau zurück', 'Du lässt dir nichts gefallen und haust zurück.'],
  ['ich vergess immer meine sachen', 'Du vergisst immer deine Sachen.'],
  ['Die Lehrerin schimpft immer mit mir', 'Die Lehrerin schimpft immer mit dir.'],
  ['wir haben verloren, das war so doof', 'Ihr habt verloren.'],
  ['und dann kam meine mama nicht', 'Dann kam deine Mama nicht.'],
  ['ich zitter immer so', 'Du zitterst immer so.'],
  [
    'Wenn meine Schwester kommt, muss ich immer weggehen.',
    'Wenn deine Schwester kommt, musst du immer weggehen.',
  ],
  ['Meine Freundin und ich haben uns vertragen', 'Deine Freundin und du habt euch vertragen.'],
  ['mein Bruder darf alles und ich nie', 'Dein Bruder darf alles und du nie.'],
  ['wenn ich einschlafen will kommt das monster', null],
  ['papa sagt ich soll nicht heulen', null],
])('"%s" becomes "%s"', (said, back) => {
  expect(sayBack(said)).toBe(back);
});

test('an adjective before its noun stays small, whatever else is a noun', () => {
  const known = createSayBack(loadContent().spokenWords, (word) =>
    ['neue', 'schöne', 'frisur', 'tasse', 'mütze'].includes(word.toLowerCase()),
  );
  expect(known('alle lachen über meine neue frisur')).toBe('Alle lachen über deine neue Frisur.');
  expect(known('mein bruder hat meine schöne tasse geklaut')).toBe(
    'Dein Bruder hat deine schöne Tasse geklaut.',
  );
  expect(known('ich hab meine mütze verloren')).toBe('Du hast deine Mütze verloren.');
});

const classes: Record<string, WordClass> = {
  N: 'N',
  zelt: 'N',
  wald: 'N',
  stiefel: 'N',
  heimweh: 'N',
  reise: 'N',
  zug: 'N',
  grad: 'N',
  radio: 'N',
  dauert: 'V',
  glänzen: 'V',
  winken: 'V',
  turnen: 'V',
  laut: 'A',
  noch: 'G',
  lange: 'A',
};
const withDictionary = createSayBack(
  loadContent().spokenWords,
  (word) => classes[word] === 'N',
  (word) => classes[word] ?? (word.length <= 4 ? 'G' : '?'),
);

test.each([
  ['wir sitzen im zug und fahren zu oma', 'Ihr sitzt im Zug und fahrt zu Oma.'],
  ['wir sitzen im zug und winken', 'Ihr sitzt im Zug und winkt.'],
  ['ich hab grad ein zelt', 'Du hast gerade ein Zelt.'],
  // A second sentence without a joint, a relative one without its comma, a noun in small letters.
  ['ich hab heimweh die reise dauert noch lange', null],
  ['ich hab stiefel die glänzen', null],
  ['wir fahren nach quedlinburg', 'Ihr fahrt nach Quedlinburg.'],
  ['im zelt turnen das schaff ich nie', null],
  ['ich freu mich auf das beim turnen', null],
])('with a dictionary "%s" becomes "%s"', (said, back) => {
  expect(withDictionary(said)).toBe(back);
});

test.each([
  'ich bin dumm',
  'keiner mag mich',
  'du bist gemein',
  'ich auch nicht',
  'ich bin müde ich will heim',
  'mein Bruder hat gesagt: „Hau ab!“',
  'was ist das',
  'ist mir egal alles',
  'nein',
  '',
])('does not say back "%s"', (said) => {
  expect(sayBack(said)).toBeNull();
});

test('of what may be grave nothing is left out, and "damit" has its comma', () => {
  const told = 'Ich war gestern im Garten. Der Mann hat ein Messer.';
  expect(sayBack(told)).not.toBeNull();
  expect(sayBack(told, true)).toBeNull();
  expect(sayBack('ich spiele viel damit ich gewinne')).toBe('Du spielst viel, damit du gewinnst.');
});
