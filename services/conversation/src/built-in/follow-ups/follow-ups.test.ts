import { expect, test } from 'vitest';
import { createBuiltInTeacher } from '../create-built-in-teacher.ts';
import type { Turn } from '../skill.ts';

const { answer } = createBuiltInTeacher({ now: () => new Date('2026-06-16T12:30:00Z') });

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
  ['findet der ben mich nett', /Gedanken lesen/],
  ['kommt die straßenbahn heute noch', /kommt erst noch/],
  ['haben schnecken einen popel', /Schnecke/],
])('"%s" is met with no remark', (question, told) => {
  expect(last(question)).toMatch(told);
});
