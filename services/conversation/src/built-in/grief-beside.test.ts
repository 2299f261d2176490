import { expect, test } from 'vitest';
import { griefBeside } from './grief-beside.ts';
import { teacher } from './testing/teacher.ts';

const answer = (question: string) =>
  teacher.answer(question, { assistantName: 'LUX', history: [] });

test.each([
  ['oma ist im himmel wie viele planeten gibt es', /tut sehr weh|traurig/],
  ['opa ist begraben wie tief ist die erde', /traurig/],
  ['meine katze ist eingeschläfert worden wie alt werden katzen', /traurig/],
  ['wie lange lebt man mit krebs meine mama hat das', /schwer, auch für dich/],
  ['warum musste mein opa sterben', /lieben Menschen|lieb hast|traurig/],
  ['sieht mich meine oma vom himmel aus', /lieben Menschen|lieb hast|traurig/],
  ['ist mein hund jetzt ein stern', /traurig|tut/],
  [
    'also ich wollt nur fragen wie weit ist der mond weg mein opa ist im himmel',
    /tut sehr weh|traurig/,
  ],
  ['wie lang dauert eine operation meine mama ist grad im krankenhaus', /schwer, auch für dich/],
  ['mama hat einen tumor im kopf warum ist der himmel blau', /schwer, auch für dich/],
])('"%s" is met as grief', (said, told) => {
  expect(answer(said)).toMatch(told);
});

test.each([
  'mein bruder hat einen krebs gefangen wie alt werden krebse',
  'mein opa ist schlau wie viele planeten gibt es',
  'was ist krebs',
  'mein bruder ist im krankenhaus geboren wie viele kinder werden da geboren',
  'wann muss ein hund sterben',
  'wo kann man einen stern sehen mit papa',
  'wie lange leben krebse im meer',
])('"%s" tells of no grief', (said) => {
  expect(griefBeside(said)).toBeNull();
});
