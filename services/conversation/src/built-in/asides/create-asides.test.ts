import { expect, test } from 'vitest';
import { teacher } from '../testing/teacher.ts';

const answer = (question: string) =>
  teacher.consider(question, { assistantName: 'LUX', history: [] });

test.each([
  ['mein bruder sagt ein tintenfisch hat mehr als ein herz stimmt das', /drei Herzen/],
  ['wie heißt die hauptstadt von australien ich dachte immer sydney', /ist Canberra/],
  ['ich hab heute einen regenwurm gefunden haben die eigentlich augen', /Augen haben sie keine/],
  [
    'meine tante meint spinnen sind gar keine insekten stimmt das',
    /^Das stimmt\. .*Spinne|Spinnen sind keine Insekten/,
  ],
  ['wie lange lebt eine schildkröte mein freund hat nämlich eine', /100 Jahre/],
  ['mein bruder sagt ein oktopus hat drei herzen das stimmt doch nie oder', /drei Herzen/],
  ['abends ist der himmel manchmal ganz rot wie kommt das', /Sonnenlicht/],
  ['im flugzeug gehen meine ohren immer zu was ist da los', /Luftdruck/],
  ['mein hund hechelt immer so warum eigentlich', /abzukühlen/],
  ['meine zähne wackeln woran liegt das', /neuer Zahn/],
  ['warum wird mein apfel in der brotdose immer so eklig braun', /Luft/],
  ['warum fällt uns der mond nicht auf den kopf', /Kreisbahn/],
  ['warum ist blut rot und nicht zum beispiel grün', /Farbstoff/],
  ['wer hat die zauberflöte gemacht beethoven oder mozart oder wer', /Mozart/],
  ['gehört tomate zu obst oder zu gemüse wir streiten grad', /Frucht/],
])('%s', (question, told) => {
  const { isKnown, text } = answer(question);
  expect(isKnown).toBe(true);
  expect(text).toMatch(told);
});

test.each([
  ['da sind sieben enten und dann kommen noch acht wie viele enten sind das dann', /15/],
  [
    'ich denk mir eine zahl ich nehm sie mal zwei und tu noch vier dazu dann ist es dreißig welche zahl ist das',
    /13/,
  ],
])('a problem is solved, whatever is known of its things: %s', (problem, told) => {
  expect(answer(problem).text).toMatch(told);
});

test('of two questions in a row, what is unknown is admitted behind what is known', () => {
  const { isKnown, text } = answer('was ist ein kompass oder wer hat das lasso erfunden');
  expect(isKnown).toBe(false);
  expect(text).toMatch(/wo Norden ist\..* leider nicht/);
});

test.each([
  'warum krieg ich gänsehaut bei opa',
  'warum wein ich immer in der nacht',
  'oma hat krebs was ist krebs',
  'oma ist im himmel und warum ist der himmel blau',
  'mein papa lebt nicht mehr wie lange lebt ein elefant',
])('"%s" is answered with no fact', (said) => {
  expect(answer(said).text).not.toMatch(/Gans|traurig ist|Panzer|blaue Licht|Jahre alt|Großeltern/);
});

test.each([
  'mein papa schreit immer so warum',
  'mein hamster frisst nicht mehr warum',
  'meine oma ist gestorben wie kommt das',
  'warum mag mich mein freund nicht mehr',
  'warum ist mein bruder so gemein',
  'zuhause ist es immer so laut woran liegt das',
])('"%s" asks of no kind of thing', (said) => {
  expect(answer(said).text).toMatch(/Erwachsene|Tierärztin|Familie|Lehrerin|atme/iu);
});

test('a trouble that is told is no aside', () => {
  const { text } = answer('mein hamster ist gestorben wie alt werden die denn');
  expect(text).not.toMatch(/Jahre alt/);
});
