import { expect, test } from 'vitest';
import { readAsked } from '../skill.ts';
import { answerProblemFollowUp } from './answer-problem-follow-up.ts';
import { electSolution } from './elect-solution.ts';

function goOn(problem: string, question: string): string | null {
  const solved = electSolution(problem);
  const history = [
    { role: 'user' as const, content: problem },
    { role: 'assistant' as const, content: solved.kind === 'solved' ? solved.text : '' },
  ];
  return answerProblemFollowUp(
    readAsked(question, { history, assistantName: 'LUX', now: new Date(0) }),
  );
}

test.each([
  ['ida spart jede woche 4 euro wie viel hat sie nach 5 wochen', 'und nach 8', '32 Euro'],
  ['6 kinder teilen sich 24 kekse wie viele kriegt jeder', 'und wenn es 8 kinder sind', '3'],
  [
    'wir sind 4 kinder und haben 20 kekse wie viele kriegt jeder',
    'und wenn wir 5 sind',
    'Jeder bekommt 4',
  ],
  ['ich lese jeden tag 8 seiten wie viele in einer woche', 'und in zwei wochen', '112 Seiten'],
  [
    'ich lese jeden tag 12 seiten das buch hat 96 seiten wie viele tage brauch ich',
    'und wenn ich nur 8 schaffe',
    '12 Tage',
  ],
  ['6 kinder teilen sich 24 kekse wie viele kriegt jeder', 'und wenn noch 6 leute dazukommen', '2'],
  [
    'ein saft kostet 2 euro und eine brezel 1 euro wie viel muss ich zahlen',
    'und wenn ich mit 10 euro zahle',
    '7 Euro',
  ],
])('behind "%s", "%s" is %s', (problem, question, result) => {
  expect(goOn(problem, question)).toContain(result);
});

test('what cannot be followed is asked for as a whole, and nothing else is taken', () => {
  const problem = '6 kinder teilen sich 24 kekse wie viele kriegt jeder';
  expect(goOn(problem, 'und wenn 3 hunde bellen')).toMatch(/noch einmal ganz/);
  expect(goOn(problem, 'und was fressen hunde')).toBeNull();
  expect(goOn(problem, 'danke')).toBeNull();
});
