import { expect, test } from 'vitest';
import { teacher } from '../testing/teacher.ts';

const answer = (text: string) => teacher.answer(text, { assistantName: 'LUX', history: [] });

test.each([
  ['mein onkel hat einen trecker und einen traktor der geht bis auf den mond', /Traktor|Trecker/],
  ['ich bau eine murmelbahn vom bett bis in die küche', /Murmelbahn/],
  ['sieben waffeln sieben und dann noch eine halbe', /Waffeln/],
  ['rosenkohl ist wie ein kleiner planet', /Vergleich|einmal kommen/],
  ['du bist doch nur ein taschenrechner', /programm/i],
  ['was ist gelb und hängt am baum ein bananenaffe', /Haha|Hihi/],
  ['mein akku ist tot', /Strom|Ladekabel/],
])('"%s" is taken up', (text, words) => {
  expect(answer(text)).toMatch(words);
});

/** Harmless scenes are met without worry. */
test.each([
  'mama schlägt gerade die sahne',
  'mir brennt der mund die chips sind so scharf',
  'ich war heute ganz allein beim bäcker',
  'die mathearbeit war eine drei ich dachte schon fünf',
  'mein toast ist auf die marmeladenseite gefallen',
  'ich kann schon ganz alleine nudeln kochen',
])('"%s" worries nobody', (text) => {
  expect(answer(text)).not.toMatch(/nicht leicht|tut mir leid|bedrückt|guttun|116 111|Los geht/);
});

test.each([
  'ich bin ganz allein zuhause und hab angst',
  'mein opa ist tot',
  'mir tut der mund weh',
])('"%s" is met as what it is', (text) => {
  expect(answer(text)).not.toMatch(/Wie schön|freut mich|Vergleich|Glückwunsch/);
});
