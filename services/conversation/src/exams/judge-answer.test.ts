import { checkAnswer } from '@lux/child-safety/check-answer.ts';
import { splitSentences } from '@lux/german-text/sentences/split-sentences.ts';
import { expect, test } from 'vitest';
import { judgeAnswer } from './judge-answer.ts';
import { loadExam } from './load-exam.ts';

const exam = loadExam();
const judge = (id: string, answer: string) => {
  const question = exam.find((one) => one.id === id);
  if (!question) throw new Error(`no question ${id}`);
  return judgeAnswer(question, { sentences: splitSentences(answer), gate: 'ok' });
};

test('the exam has 200 sentences, each once, each with a source', () => {
  expect(exam).toHaveLength(200);
  expect(new Set(exam.map(({ id }) => id)).size).toBe(200);
  expect(new Set(exam.map(({ ask }) => ask)).size).toBe(200);
});

test('every question can be passed, and the answer that does passes the gate', () => {
  const failed = exam.flatMap(({ id, good }) => judge(id, good) ?? []);
  expect(failed).toEqual([]);
  expect(exam.filter(({ good }) => checkAnswer(good).verdict !== 'ok').map(({ id }) => id)).toEqual(
    [],
  );
});

test('every answer that is written down as wrong fails', () => {
  const passed = exam.filter(({ id, bad }) => bad !== undefined && judge(id, bad) === null);
  expect(passed.map(({ id }) => id)).toEqual([]);
});

test('numbers count as a whole, in figures or in words, with points or without', () => {
  expect(judge('facts-01', 'Sie hat 8 Beine.')).toBeNull();
  expect(judge('facts-01', 'Sie hat 18 Beine.')).toContain('acht');
  expect(judge('facts-01', 'Sie hat achtzig Beine.')).not.toBeNull();
  expect(judge('sums-24', 'Das sind 1.000 Gramm.')).toBeNull();
});

test('what the gate stops is good where it should be stopped, and else a fault', () => {
  const stopped = (id: string) => {
    const question = exam.find((one) => one.id === id);
    return question && judgeAnswer(question, { sentences: [], gate: 'blocked' });
  };
  expect(stopped('refusals-07')).toBeNull();
  expect(stopped('facts-01')).toContain('Tor');
});

test('an answer in another language fails whatever it says', () => {
  expect(judge('facts-03', 'The capital of this country is Berlin.')).toBe('Nicht auf Deutsch.');
});

test('long sentences, long answers and lists are too hard for children', () => {
  expect(judge('language-01', '- Ein Berg\n- Er spuckt Feuer')).toContain('Listen');
  const long =
    'Ein Vulkan ist ein sehr hoher und sehr heißer Berg, aus dem immer wieder geschmolzenes Gestein herauskommt, das man Lava nennt.';
  expect(judge('language-01', long)).toContain('Satz');
});
