import { materialLimits } from '@lux/contracts/classroom/material.ts';
import { expect, test } from 'vitest';
import { type Edit, editMaterial } from './edit-material.ts';
import { checkMaterial, emptyMaterial, emptyQuestion, refusedPlace } from './edited-material.ts';
import { beginWith, takeStep } from './use-edits.ts';

const type = (title: string, at: number) => ({
  edit: { type: 'named', change: { title } } as const,
  at,
});
const asked = (question: string, ...texts: string[]) => {
  const options = texts.map((text, index) => ({ key: `${question}${index}`, text }));
  const rightKey = `${question}0`;
  return { ...emptyQuestion(), key: question, question, options, rightKey };
};
const quiz = (...questions: ReturnType<typeof asked>[]) => ({
  ...emptyMaterial('quiz'),
  title: 'Wald',
  questions,
});

test('what is typed without a pause is taken back at once, and comes again', () => {
  let edits = beginWith(emptyMaterial('text'));
  for (const step of [type('W', 0), type('Wa', 200), type('Wald', 400), type('Walder', 9_000)]) {
    edits = takeStep(edits, step);
  }
  const titles = () => edits.present.title;
  edits = takeStep(edits, 'undo');
  expect(titles()).toBe('Wald');
  edits = takeStep(edits, 'undo');
  expect(titles()).toBe('');
  expect(takeStep(edits, 'undo')).toBe(edits);
  edits = takeStep(takeStep(edits, 'redo'), 'redo');
  expect(titles()).toBe('Walder');
  edits = takeStep(takeStep(edits, 'undo'), type('Fluss', 20_000));
  expect(edits.future).toEqual([]);
});

test('two removed questions come back one by one', () => {
  const removed = (key: string): Edit => ({ type: 'question removed', key });
  let edits = beginWith(quiz(asked('Eins?', 'a', 'b'), asked('Zwei?', 'a', 'b')));
  edits = takeStep(edits, { edit: removed('Eins?'), at: 0 });
  edits = takeStep(edits, { edit: removed('Zwei?'), at: 1 });
  edits = takeStep(edits, 'undo');
  expect(edits.present.questions.map(({ key }) => key)).toEqual(['Zwei?']);
});

test('a copy stands behind its question, with its own right answer', () => {
  const one = asked('Eins?', 'ja', 'nein');
  const { questions } = editMaterial(quiz(one, asked('Zwei?', 'a', 'b')), {
    type: 'question copied',
    key: 'Eins?',
  });
  expect(questions.map(({ question }) => question)).toEqual(['Eins?', 'Eins?', 'Zwei?']);
  const [, copy] = questions;
  expect(copy?.key).not.toBe(one.key);
  expect(copy?.options.find(({ key }) => key === copy.rightKey)?.text).toBe('ja');
});

test('lists end at their limits', () => {
  const words = Array.from({ length: 250 }, (_, index) => `wort${index}`);
  const filled = editMaterial(emptyMaterial('words'), { type: 'words added', words });
  expect(filled.words).toHaveLength(materialLimits.words);
  const full = quiz(...Array.from({ length: 500 }, (_, index) => asked(`${index}?`, 'a', 'b')));
  expect(editMaterial(full, { type: 'question added' })).toBe(full);
  expect(editMaterial(full, { type: 'question copied', key: '7?' })).toBe(full);
});

test('answers left empty are none, unless one of them is marked right', () => {
  const checked = checkMaterial('quiz', quiz(asked('Eins?', 'ja', '', 'nein')));
  expect(checked).toMatchObject({
    material: { body: { questions: [{ options: ['ja', 'nein'], correctAnswer: 0 }] } },
  });
  const wrong = checkMaterial('quiz', quiz(asked('Eins?', 'a', 'b'), asked('Zwei?', '', 'b', 'c')));
  expect(wrong).toEqual({ problems: new Map([['Zwei?', 'Eine Antwort ist leer.']]) });
});

test('a refusal of the gate is shown at the question it names', () => {
  const material = quiz(asked('Eins?', 'a', 'b'), asked('Zwei?', 'a', 'b'));
  const place = (where: string) => refusedPlace(`Das lässt LUX nicht (${where}): „…“`, material);
  expect([place('Frage 2'), place('Name'), place('Text')]).toEqual(['Zwei?', 'title', 'body']);
});
