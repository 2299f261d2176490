import { expect, test } from 'vitest';
import { knowledge } from '../../testing/known.ts';

const last = (...questions: string[]) =>
  knowledge.answer(questions.at(-1) ?? '', { earlier: questions.slice(0, -1) });

test.each([
  ['of its own subject', ['Was ist ein Blauwal?', 'wie viel am tag'], /Babys/],
  ['of who is meant', ['Was ist der Mond?', 'wer war da schon'], /Kugel/],
  ['by a reason', ['Warum muss man gähnen?'], /Tränen/],
  ['by people', ['Wie kalt ist es am Nordpol?', 'wohnen da menschen'], /Eisbären/],
  ['by a thing of the class', ['Welches ist das giftigste Tier?'], /pilz/],
  ['of the place', ['Wie heißt der höchste Berg Deutschlands?'], /Everest/],
])('a question is answered %s: %s', (_, questions, wrong) => {
  expect(last(...questions)?.text ?? '').not.toMatch(wrong);
});

test('what is offered instead is told on a yes', () => {
  const offer = last('Wie schnell ist ein Dachs?');
  expect(offer?.isAdmission).toBe(true);
  expect(offer?.text).toBe(
    'Wie schnell der Dachs ist, weiß ich leider nicht. Aber ich weiß, was er frisst. Möchtest du das hören?',
  );
  expect(last('Wie schnell ist ein Dachs?', 'ja bitte')?.text).toContain('Regenwürmer');
});

test('the biggest of a class is what a text says it is', () => {
  expect(last('Was ist der größte Fisch?')?.text).toContain('Walhai');
});

test('what was told is confirmed where it is doubted', () => {
  const told = last('Warum gibt es Ebbe und Flut?', 'echt wegen dem mond?')?.text;
  expect(told).toMatch(/^Der Mond zieht/);
});

test('a young child hears the likeness, and the figure', () => {
  expect(last('Wie schnell ist ein Gepard?')?.text).toMatch(/Auto auf der Landstraße\. .*110/);
});
