import { expect, test } from 'vitest';
import type { Turn } from '../skill.ts';
import { teacher } from '../testing/teacher.ts';

const { answer } = teacher;

/** What LUX says to the last turn of a talk. */
function last(...turns: string[]): string {
  const history: Turn[] = [];
  for (const turn of turns) {
    const said = answer(turn, { assistantName: 'LUX', history: [...history] });
    history.push({ role: 'user', content: turn }, { role: 'assistant', content: said });
  }
  return history.at(-1)?.content ?? '';
}

test.each([
  [['was ist vierundfünfzig plus dreiundzwanzig'], /ist 77/],
  [['was sind acht mal sechs', 'bist du sicher'], /nachgerechnet: Acht mal sechs ist 48/],
  [['was sind acht mal sechs', 'wie kommst du da drauf'], /5 mal 6 ist 30 und 3 mal 6 ist 18/],
  [['wie heißt löwe auf englisch', 'schreib das mal'], /l, i, o, n/],
  [['was heißt pferd auf englisch', 'und kuh', 'beides zusammen'], /horse and cow/],
  [
    ['warum ist der himmel blau', 'echt', 'was hab ich dich gerade gefragt'],
    /Warum ist der Himmel/,
  ],
  [['was reimt sich auf tanne', 'nein das dritte passt nicht'], /mitdenkst|irren/],
  [['wer hat das fahrrad erfunden', 'und wann war das'], /^Das war 1817\.$/],
  [['wie viele knochen hat ein mensch', 'und so ein baby'], /^Babys haben mehr\.$/],
])('what LUX or the child said is gone on with: %j', (talk, told) => {
  expect(last(...talk)).toMatch(told);
});

test.each([
  [['warum ist der himmel blau', 'das versteh ich nicht'], /noch einmal anders|Ganz kurz/],
  [['was ist ein vulkan', 'und warum ist der so heiß', 'gibts bei uns auch welche'], /Eifel/],
  [['was ist die hauptstadt von der schweiz', 'hä ich dachte zürich'], /^Ich habe es so gelernt/],
  [['wo wohnt ein eichhörnchen', 'findet das die nüsse alle wieder'], /Verstecke/],
  [['was ist demokratie', 'und das gegenteil'], /Diktatur/],
  [['wie viele knochen hab ich', 'und meine mama'], /Erwachsene/],
  [['darf die batterie in den müll', 'wohin dann'], /Laden/],
  [['kann ein krokodil schnell rennen', 'schneller als ich'], /Krokodil/],
  [['was ist das höchste gebäude der welt', 'wie viele stockwerke', 'und in deutschland'], /nicht/],
  [['was essen pflanzen', 'und nachts wenns dunkel ist'], /nicht|nur bei Licht/],
])(
  'what goes on with something told is no feeling, no practice and no remark: %j',
  (talk, told) => {
    expect(last(...talk)).toMatch(told);
  },
);

test.each([
  ['was ist ein vulkan', 'ich hab angst vor der mathearbeit', /Angst|Mathe|Test/],
  ['was ist ein vulkan', 'üben wir das einmaleins', /mal/],
  ['was ist ein vulkan', 'du bist toll', /./],
  ['wie groß ist ein gorilla', 'mein bruder ist größer als ich', /./],
])('behind something told a feeling or a wish is heard all the same: %s, %s', (...talk) => {
  const [first, next, told] = talk;
  expect(last(first, next)).toMatch(told);
  expect(last(first, next)).not.toMatch(/weiß ich leider nicht/);
});

test.each([
  ['findet der ben mich nett', /Gedanken lesen/],
  ['kommt die straßenbahn heute noch', /kommt erst noch/],
  ['haben schnecken einen popel', /Schnecke/],
])('"%s" is met with no remark', (question, told) => {
  expect(last(question)).toMatch(told);
});
