import { createWordDesk } from '@lux/word-desk/desk/create-word-desk.ts';
import { expect, test } from 'vitest';
import { loadContent } from '../../load-content.ts';
import { createNameThing } from './name-thing.ts';
import { createSayBack } from './say-back.ts';
import { splitRunOn } from './split-run-on.ts';

const desk = createWordDesk();
const { spokenWords } = loadContent();
const isKnownNoun = (word: string) => desk.isNoun(word);
const known = { ...spokenWords, isKnownNoun, classOf: desk.classOf };
const sayBack = createSayBack(spokenWords, isKnownNoun, desk.classOf);
const nameThing = createNameThing(isKnownNoun, desk.withDative, desk.classOf);

test.each([
  ['mein onkel hat einen traktor der geht bis auf den mars', 2],
  ['wir haben ein tipi gebaut da passen vier kinder rein', 2],
  ['ich hab mir die haare geschnitten jetzt sehen alle zu mir', 2],
  ['mein vater fährt lkw er ist grad in portugal', 2],
  ['ich find das ist gemein', 1],
  ['mama sagt der kommt gleich', 1],
  ['gestern hat der hund das brot geklaut', 1],
  ['ich war mit papa im zoo', 1],
])('"%s" is %i clauses', (text, count) => {
  expect(splitRunOn(text, known)).toHaveLength(count);
});

test.each([
  ['mein onkel hat ein boot das fährt bis zum mond', 'Dein Onkel hat ein Boot.'],
  [
    'wir haben im garten ein zelt gebaut da passen drei kinder rein',
    'Ihr habt im Garten ein Zelt gebaut.',
  ],
  ['ich hab drei steine und einer glitzert', 'Du hast drei Steine und einer glitzert.'],
  ['ich hab angst vor dem hund', 'Du hast Angst vor dem Hund.'],
  ['in leipzig sind wir straßenbahn gefahren', 'In Leipzig seid ihr Straßenbahn gefahren.'],
  ['das hab ICH gebaut', 'Das hast du gebaut.'],
])('"%s" is said back as "%s"', (text, said) => {
  expect(sayBack(text)).toBe(said);
});

test.each([
  'wir haben uns wieder vertragen der finn',
  'amira hat zum geburtstag eingeladen acht kinder',
  'dabei von früher erzählt',
  'mein opa sagt zu kartoffeln kartoffeln',
])('"%s" would be torn and is not said back', (text) => {
  expect(sayBack(text)).toBeNull();
});

test.each([
  ['mein onkel hat einen traktor der geht bis auf den mars', 'dem Traktor'],
  ['wir haben kirschkerne gespuckt', 'den Kirschkernen'],
  ['sieben waffeln und noch eine halbe', 'den Waffeln'],
  ['ich war heute allein', null],
  ['mama und papa haben gestritten', null],
  ['aber das war blau und grün', null],
])('of "%s" this may be named: %s', (text, thing) => {
  expect(nameThing(text)).toBe(thing);
});
