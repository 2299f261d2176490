import { globSync, readFileSync } from 'node:fs';
import { tellWordProblem } from '@lux/maths/testing/tell-word-problem.ts';
import { createRandom } from '@lux/random/random.ts';
import { expect, test } from 'vitest';
import { electSolution } from './elect-solution.ts';
import { withNouns } from './problems/with-nouns.ts';

const ROOT = new URL('../../../../../', import.meta.url);
const TESTS = [
  'packages/maths/src/read-word-problem/**/*.test.ts',
  'services/conversation/src/built-in/arithmetic/**/*.test.ts',
];
const GATE_CORPORA = ['harmless', 'questions', 'scenes', 'everyday'].map(
  (name) => `packages/child-safety/training/german-${name}.tsv`,
);
const IN_QUOTES = /'((?:[^'\\\n]|\\.){20,})'/gu;
const COUNTS = /\d|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|hundert|hälfte|doppelt/iu;
const ASKS_NUMBER = /wie ?viel/iu;
const TOLD = 150;
const LONGEST_MS = 120_000;

const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');

/** Every problem that a test or a corpus holds, and some that are told by chance. */
function allProblems(): string[] {
  const ofTests = TESTS.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
    .flatMap((path) => [...read(path).matchAll(IN_QUOTES)])
    .flatMap(([, said]) => said ?? []);
  const ofCorpora = GATE_CORPORA.flatMap((path) => read(path).split('\n')).flatMap(
    (line) => line.split('\t').find((part) => ASKS_NUMBER.test(part)) ?? [],
  );
  const random = createRandom(12);
  const told = Array.from({ length: TOLD }, () => tellWordProblem(random).text);
  return [...new Set([...ofTests, ...ofCorpora, ...told])].filter((text) => COUNTS.test(text));
}

test('a problem in small letters gets the answer it gets with capitals', {
  timeout: LONGEST_MS,
}, () => {
  const problems = allProblems();
  expect(problems.length).toBeGreaterThan(600);
  const differing = problems.filter((told) => {
    const [one, other] = [electSolution(told), electSolution(told.toLowerCase())];
    return JSON.stringify(one) !== JSON.stringify(other);
  });
  expect(differing).toEqual([]);
});

test.each([
  ['im kino gibt es 15 reihen mit 12 sitzen wie viele leute passen da rein', '180 Leute'],
  ['auf der wiese sitzen 9 fliegen und 4 fliegen weg wie viele sind noch da', '5'],
  ['finn gibt seiner schwester 5 von seinen 13 gummibärchen wie viele behält er', '8'],
  ['papa hat 20 würstchen und jeder von uns 6 isst 3 was bleibt', '2 Würstchen'],
  ['in der halle stehen 9 tische mit 4 stühlen wie viele kinder können sitzen', '36'],
])('what is counted is known without capitals: %s', (told, expected) => {
  expect(electSolution(told)).toMatchObject({ text: expect.stringContaining(expected) });
});

test.each([
  ['ich hab 3 fliegen gefangen und 2 fliegen weg', 'ich hab 3 Fliegen gefangen und 2 fliegen weg'],
  ['12 KINDER SITZEN IM KREIS', '12 Kinder sitzen im Kreis'],
  ['lena hat 5 rote labubus', 'Lena hat 5 rote Labubus'],
  ['in 4 reihen mit 6 sitzen', 'in 4 Reihen mit 6 Sitzen'],
  ['wie viele spielen heute', 'wie viele spielen heute'],
])('nouns and names get their capitals back: %s', (told, expected) => {
  expect(withNouns(told)).toBe(expected);
});
