import { describe, expect, test } from 'vitest';
import { createFactIndex } from './create-fact-index.ts';
import { findFact } from './find-fact.ts';
import { loadContent } from './load-content.ts';
import { freshQuestions } from './tables/fresh-questions.ts';
import { rephrasedQuestions } from './tables/rephrased-questions.ts';
import { unknownQuestions } from './tables/unknown-questions.ts';

const { factFiles, wordForms } = loadContent();
const facts = factFiles.flatMap((file) => file.facts);
const index = createFactIndex(facts, wordForms);
const found = (question: string) => findFact(index, question)?.id ?? null;

const known = [...rephrasedQuestions, ...freshQuestions.filter(([, id]) => id !== null)];
const unknown = [
  ...unknownQuestions,
  ...freshQuestions.flatMap(([question, id]) => (id ? [] : [question])),
];

describe('the bar of the knowledge base', () => {
  test('the tables are large enough to mean something', () => {
    expect(known.length).toBeGreaterThanOrEqual(180);
    expect(unknown.length).toBeGreaterThanOrEqual(120);
  });

  test('at least 95 % of the questions in other words find their fact', () => {
    const missed = known.filter(([question, id]) => found(question) !== id);
    expect(missed.length, JSON.stringify(missed, null, 1)).toBeLessThanOrEqual(known.length * 0.05);
  });

  test('at most 3 % of all questions get a wrong fact', () => {
    const wrong = [
      ...known
        .filter(([question, id]) => ![id, null].includes(found(question)))
        .map(([question]) => question),
      ...unknown.filter((question) => found(question) !== null),
    ];
    const allowed = (known.length + unknown.length) * 0.03;
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(allowed);
  });

  test('every wording of the data files finds its own fact', () => {
    const strays = facts.flatMap(({ id, questions }) =>
      questions
        .filter((question) => found(question) !== id)
        .map((question) => `${id}: ${question}`),
    );
    expect(strays).toEqual([]);
  });
});

test.each([
  ['wie viele beine hat eine spinne', 'spider-legs'],
  ['WIE VIELE BEINE HAT EINE SPINNE???', 'spider-legs'],
  ['Wie viele Spinnenbeine gibt es?', 'spider-legs'],
  ['Wie viele Beine hat eine Spine?', 'spider-legs'],
  ['Wie entsteht ein Regen Bogen?', 'rainbow'],
  ['Warum sind die Blaetter gruen?', 'leaves-green'],
  ['Was sind Saeugetiere?', 'mammal-what'],
])('%s is understood', (question, id) => {
  expect(found(question)).toBe(id);
});

test.each(['', '???', 'der die das', 'asdf qwertz', 'Wie?'])('%j finds nothing', (question) => {
  expect(found(question)).toBeNull();
});
